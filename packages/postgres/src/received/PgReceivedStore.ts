import type { EmailScope } from "@sendwright/core/accounts/Caller"
import { noContents, type ReceivedContents } from "@sendwright/core/received/ReceivedEmail"
import { type NewReceived, ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Batcher from "../database/Batcher.ts"
import * as Database from "../database/Database.ts"
import { firstIdOf, monthOfId, monthsOf, startOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { firstOf } from "../sql/firstOf.ts"
import * as P from "../sql/params.ts"
import { addLists } from "./receivedAdd.ts"
import { lockJobs } from "./receivedJobs.ts"
import { list } from "./receivedList.ts"
import { newer } from "./receivedNewer.ts"
import { repliesTo } from "./receivedReplies.ts"
import {
  deletedReceived,
  isAsked,
  type OneReceived,
  type ReceivedRow,
  recordsWith,
  summaryColumns,
  type SummaryRow,
  toReceived,
  toSummary
} from "./receivedRows.ts"
import { findSent } from "./receivedSent.ts"

const findStatement = statementIn<OneReceived, ReceivedRow>(({ within }, parameters) =>
  `${recordsWith(within)}
WHERE ${isAsked(within, parameters)}`
)

const contentStatement = statementIn<OneReceived, { readonly content: Uint8Array }>(({ within }, parameters) => `
SELECT c.original AS content FROM sendwright.received r
JOIN sendwright.received_contents c ON c.received_id = r.id${within("c.received_id")}
WHERE ${isAsked(within, parameters)}`)

const attachmentsStatement = statementIn<
  EmailScope & { readonly ids: ReadonlyArray<string> },
  { readonly id: string; readonly attachments: ReceivedContents["attachments"] | null }
>(({ within }, parameters) => `
SELECT r.id, c.attachments FROM sendwright.received r
LEFT JOIN LATERAL (
  SELECT * FROM sendwright.received_contents c WHERE c.received_id = r.id${within("c.received_id")} OFFSET 0
) c ON true
WHERE r.id = ANY (${parameters.values("uuid", ({ ids }) => ids)}::uuid[])${within("r.id")}
  AND r.account_id = ${parameters.value("uuid", ({ accountId }) => P.idOrNull(accountId))}
  AND r.mode = ANY (${parameters.values("text", ({ modes }) => modes)})`)

/** Answers that are being stored come before what they answer is removed. */
const lockStatement = statementIn<OneReceived>(({ within }, parameters) => `
SELECT r.id FROM sendwright.received r WHERE ${isAsked(within, parameters)} FOR UPDATE`)

const removeStatement = statementIn<OneReceived, { readonly id: string }>(({ within }, parameters) => `
WITH ${
  deletedReceived(
    `DELETE FROM sendwright.received r WHERE ${isAsked(within, parameters)}
  RETURNING r.id, r.account_id, r.mode, r.recipients, r.size`,
    within
  )
}
SELECT id FROM gone`)

/** $1 account, $2 mode, $3 the sent email, $4 the least id, $5 limit. */
const answersStatement = `
SELECT ${summaryColumns} FROM sendwright.received r
WHERE r.account_id = $1 AND r.mode = $2 AND r.replied_to = $3 AND r.id >= $4 ORDER BY r.id LIMIT $5`

/** Three transactions at a time write to the disk while others compute. */
const concurrency = 3
const maxLists = 64
/** Bytes of messages in one statement, unless those of one call have more. */
const maxBytes = 8 * 1024 * 1024
/** What a message counts as at least: each holds a lock until the commit, and Postgres has some thousands of them. */
const minBytes = 64 * 1024

const bytesOf = ({ content, html, text }: NewReceived): number =>
  content.length + (html?.length ?? 0) + (text?.length ?? 0)

const weightOf = (messages: ReadonlyArray<NewReceived>): number =>
  messages.reduce((sum, message) => sum + Math.max(bytesOf(message), minBytes), 0)

/** `ReceivedStore` on Postgres. */
export const layer: Layer.Layer<ReceivedStore, never, SqlClient> = Layer.effect(
  ReceivedStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    const store = (lists: ReadonlyArray<ReadonlyArray<NewReceived>>) =>
      Database.carrying(lists.flat().reduce((sum, message) => sum + bytesOf(message), 0))(addLists(db, lists))
    const batcher = yield* Batcher.make({
      name: "ReceivedStore.add",
      concurrency,
      maxItems: maxLists,
      weightOf,
      maxWeight: maxBytes,
      run: store,
      ...db.batches
    })
    return ReceivedStore.of({
      add: (messages) =>
        Effect.flatMap(
          db.inTransaction,
          (isInside) =>
            isInside || messages.length === 0
              ? Effect.map(store([messages]), ([added]) => added!)
              : batcher.submit(messages)
        ).pipe(Database.storage("ReceivedStore.add"), Effect.flatMap(Effect.fromResult)),
      find: (scope, id) =>
        Effect.flatMap(monthsOf([id]), (months) => db.run(findStatement(months), { ...scope, id })).pipe(
          Effect.map(firstOf(toReceived)),
          Database.storage("ReceivedStore.find")
        ),
      list: (scope, query) => Database.storage("ReceivedStore.list", "reads")(list(db, scope, query)),
      newer: (scope, before, limit) =>
        Database.storage("ReceivedStore.newer", "reads")(newer(db, scope, before, limit)),
      attachments: Effect.fnUntraced(function*(scope, given) {
        const ids = given.flatMap((id) => P.idOrNull(id) ?? [])
        const rows = ids.length === 0
          ? []
          : yield* db.run(attachmentsStatement(yield* monthsOf(ids)), { ...scope, ids })
        return new Map(rows.map(({ attachments, id }) => [id, attachments ?? noContents.attachments]))
      }, Database.storage("ReceivedStore.attachments", "reads")),
      content: (scope, id) =>
        Effect.flatMap(monthsOf([id]), (months) => db.run(contentStatement(months), { ...scope, id })).pipe(
          Effect.map(firstOf(({ content }) => content)),
          Database.storage("ReceivedStore.content", "reads")
        ),
      remove: (scope, id) =>
        (P.idOrNull(id) === null ?
          Effect.succeed([]) :
          Effect.flatMap(monthsOf([id]), (months) =>
            db.transaction(
              lockJobs(db, { ...scope, ids: [id] }).pipe(
                Effect.andThen(db.run(lockStatement(months), { ...scope, id })),
                Effect.andThen(db.run(removeStatement(months), { ...scope, id }))
              )
            ))).pipe(
            Effect.map((rows) => rows.length > 0),
            Database.storage("ReceivedStore.remove")
          ),
      answersOf: Effect.fnUntraced(function*({ accountId, modes }, emailId, limit) {
        const sent = P.idOrNull(emailId)
        if (sent === null || limit <= 0) return []
        // An answer is younger than what it answers; but clocks differ.
        const least = firstIdOf(startOf(monthOfId(sent) - 1))
        const ofModes = yield* Effect.forEach(new Set(modes), (mode) =>
          // Planned for the very ids: only the months behind them are opened.
          db.queryPlanned<SummaryRow>(answersStatement, [
            P.uuid(P.idOrNull(accountId)),
            P.text(mode),
            P.uuid(sent),
            P.uuid(least),
            P.int(limit)
          ]))
        return ofModes.flat().sort((left, right) => left.id < right.id ? -1 : 1).slice(0, limit).map(toSummary)
      }, Database.storage("ReceivedStore.answersOf", "reads")),
      repliesTo: (scope, receivedIds, limit) =>
        Database.storage("ReceivedStore.repliesTo", "reads")(repliesTo(db, scope, receivedIds, limit)),
      // What it answers with is kept: an answer may come before its email is on a replica.
      findSent: (scope, messageIds) => Database.storage("ReceivedStore.findSent")(findSent(db, scope, messageIds))
    })
  })
)
