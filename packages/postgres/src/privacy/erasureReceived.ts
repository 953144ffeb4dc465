import type { Mode } from "@sendwright/core/foundation/Mode"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import { goesWhole, namesInContents } from "@sendwright/core/privacy/erasedReceived"
import type { Erasure } from "@sendwright/core/privacy/ErasureStore"
import type { Redactor } from "@sendwright/core/privacy/Redaction"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { limitOf } from "../months/logWindows.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { lockJobs, recall } from "../received/receivedJobs.ts"
import { type ReceivedRow, recordsWith, toReceived } from "../received/receivedRows.ts"
import { lines, type Looked, lookedFor } from "../sql/erasureHit.ts"
import { statement } from "../sql/Statement.ts"
import { purgeStatement, removeStatement } from "./retentionReceived.ts"

/** Received emails that are looked through by one statement, and that are read and deleted in one transaction. */
const windowLength = 100
const chunkLength = 20

const zeroId = "00000000-0000-0000-0000-000000000000"

interface Window {
  readonly accountId: string
  readonly mode: Mode
  readonly after: string
}

interface IdRow {
  readonly id: string
}

const windowStatement = statement<Window, IdRow>((parameters) => `
SELECT r.id FROM sendwright.received r
WHERE r.account_id = ${parameters.value("uuid", ({ accountId }) => accountId)}
  AND r.mode = ${parameters.value("text", ({ mode }) => mode)}
  AND r.id > ${parameters.value("uuid", ({ after }) => after)}
ORDER BY r.id ${limitOf(String(windowLength))}`)

/** Which of them may hold the address: on the record, in what was read of the message, or in the message as it came. */
const hitsStatement = statementIn<Looked, IdRow>(({ within }, parameters) => {
  const hit = lookedFor(parameters)
  const text = lines([
    "r.search_text",
    "r.envelope_from",
    "array_to_string(r.envelope_to || r.to_list || r.cc_list || r.reply_to || r.reference_list, E'\\n')",
    "r.message_id",
    "r.in_reply_to",
    "c.html",
    "c.body_text",
    "c.reply_text",
    "c.headers::text",
    "c.attachments::text"
  ])
  return `
SELECT r.id FROM sendwright.received r CROSS JOIN LATERAL (
  SELECT ${hit("t.text")} OR ${hit("t.original")} AS is_hit FROM (
    SELECT ${text} AS text, coalesce(encode(c.original, 'escape'), '') AS original
    FROM (SELECT) one LEFT JOIN sendwright.received_contents c ON c.received_id = r.id${
    within("c.received_id")
  } OFFSET 0
  ) t OFFSET 0
) h
WHERE r.id = ANY (${parameters.values("uuid", ({ ids }) => ids)}::uuid[])${within("r.id")}
  AND (h.is_hit OR ${parameters.value("text", ({ redactor }) => redactor.address)} = ANY (r.recipients || r.sender))
ORDER BY r.id`
})

/** Who removes one meanwhile waits, or was first. */
const readStatement = statementIn<ReadonlyArray<string>, ReceivedRow>(({ within }, parameters) =>
  `${recordsWith(within)}
WHERE r.id = ANY (${parameters.values("uuid", (ids) => ids)}::uuid[])${within("r.id")} ORDER BY r.id FOR UPDATE OF r`
)

const originalStatement = statementIn<string, { readonly content: Uint8Array }>(({ within }, parameters) => `
SELECT original AS content FROM sendwright.received_contents
WHERE received_id = ${parameters.value("uuid", (id) => id)}${within("received_id")}`)

interface Done {
  readonly deleted: number
  /** Those that lost their contents alone. */
  readonly redacted: number
}

interface Chunk {
  readonly accountId: string
  readonly ids: ReadonlyArray<string>
  readonly redactor: Redactor
  /** Those that name the address elsewhere. */
  readonly named: ReadonlySet<string>
}

/** Erases the address from some received emails. For use in a transaction. */
const eraseFrom = Effect.fnUntraced(function*(
  db: Database,
  { accountId, ids, named, redactor }: Chunk
): Effect.fn.Return<Record<keyof Done, ReadonlyArray<string>>, SqlError> {
  const months = yield* monthsOf(ids)
  const whole: Array<string> = []
  const emptied: Array<string> = []
  for (const email of (yield* db.run(readStatement(months), ids)).map(toReceived)) {
    if (goesWhole(email, redactor)) whole.push(email.id)
    else if (email.hasOriginal && named.has(email.id)) emptied.push(email.id)
    else if (email.hasOriginal) {
      // One at a time: each may be many megabytes.
      const [row] = yield* db.run(originalStatement(months), email.id)
      const content = row?.content ?? new Uint8Array()
      if (yield* runSteps(namesInContents(email, content, redactor))) emptied.push(email.id)
    }
  }
  yield* lockJobs(db, { accountId, ids: [...whole, ...emptied] })
  const deleted = whole.length === 0 ? [] : yield* db.run(removeStatement(months), whole)
  const redacted = emptied.length === 0 ? [] : yield* db.run(purgeStatement(months), emptied)
  if (emptied.length > 0) yield* recall(db, { accountId, ids: emptied })
  return { deleted: deleted.map(({ id }) => id), redacted: redacted.map(({ id }) => id) }
})

/** Erases the address from the received emails of an account, in windows, in transactions of a few emails each. */
export const eraseReceived = Effect.fnUntraced(function*(
  db: Database,
  { accountId, receivedElsewhere }: Erasure,
  redactor: Redactor
): Effect.fn.Return<Done, SqlError | StorageError> {
  const sum = { deleted: 0, redacted: 0 }
  for (const mode of ["live", "test"] as const) {
    let after = zeroId
    for (;;) {
      const ids = (yield* db.runPlanned(windowStatement, { accountId, mode, after })).map(({ id }) => id)
      const elsewhere = receivedElsewhere === undefined || ids.length === 0
        ? undefined
        : yield* receivedElsewhere(ids, redactor)
      const named = elsewhere?.named ?? new Set()
      const here = ids.length === 0
        ? []
        : yield* db.runPlanned(hitsStatement(yield* monthsOf(ids)), { ids, redactor })
      const hits = [...new Set([...here.map(({ id }) => id), ...named])]
      for (let start = 0; start < hits.length; start += chunkLength) {
        const chunk = { accountId, ids: hits.slice(start, start + chunkLength), redactor, named }
        const { deleted, redacted } = yield* db.transaction(eraseFrom(db, chunk))
        sum.deleted += deleted.length
        sum.redacted += redacted.length
        if (elsewhere !== undefined) yield* elsewhere.forget([...deleted, ...redacted])
      }
      const last = ids[windowLength - 1]
      if (last === undefined) break
      after = last
    }
  }
  return sum
})
