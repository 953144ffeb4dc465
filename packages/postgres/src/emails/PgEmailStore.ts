import { type AcceptAnswer, type AcceptGroup, EmailStore, type Recalled } from "@sendwright/core/emails/EmailStore"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import { isSqlError, type SqlError } from "effect/sql/SqlError"
import { sqlErrorOf } from "../connection/outages.ts"
import * as Batcher from "../database/Batcher.ts"
import * as Database from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import { CurrentJoined } from "../database/JoinedTransaction.ts"
import { LowWater } from "../database/LowWater.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { firstOf } from "../sql/firstOf.ts"
import * as P from "../sql/params.ts"
import { isReplicated } from "../sql/replicated.ts"
import { acceptDistinct } from "./accept.ts"
import { addressees } from "./emailAddressees.ts"
import * as Changes from "./emailChanges.ts"
import { list, places } from "./emailList.ts"
import { attachmentsStatement, attachmentStatement, record, statesStatement } from "./emailRecord.ts"
import { findStatement, toEmail } from "./emailRows.ts"
import { newer } from "./emailsNewer.ts"
import { judge } from "./judge.ts"

/** Batches of accepts under way at once on one node: one is committed, one is judged, and one fills up. */
const concurrency = 3
const maxGroups = 64
/** Bytes of bodies and attachments in one statement, unless a single send has more. */
const maxBytes = 8 * 1024 * 1024

/** `EmailStore` on Postgres. */
export const layer: Layer.Layer<EmailStore, never, SqlClient | SecureRandom.SecureRandom> = Layer.effect(
  EmailStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    const scheduled = new LowWater()
    const random = yield* SecureRandom.SecureRandom

    const batcher = yield* Batcher.make({
      name: "EmailStore.accept",
      concurrency,
      maxItems: maxGroups,
      weightOf,
      maxWeight: maxBytes,
      run: Batcher.overLists((groups: ReadonlyArray<AcceptGroup>) => followed(db, groups)),
      ...db.batches
    })

    const accept = (groups: ReadonlyArray<AcceptGroup>): Effect.Effect<ReadonlyArray<AcceptAnswer>, SqlError> => {
      if (groups.length === 0) return Effect.succeed([])
      return Effect.flatMap(
        db.inTransaction,
        (inside) => inside ? Database.carrying(bytesOf(groups))(acceptInside(db, groups)) : batcher.submit(groups)
      )
    }

    return EmailStore.of({
      accept: (groups) => Database.storage("EmailStore.accept")(acceptOrRepeat(db, accept, groups)),
      judge: (group) => Database.storage("EmailStore.judge")(judge(db, group)),
      recall: ({ accountId, key, kind, mode }, now) =>
        db.query<Recalled>(Changes.recallStatement, [
          P.uuid(P.idOrNull(accountId)),
          P.text(mode),
          P.text(kind),
          P.text(key),
          P.time(now),
          P.bool(db.clock.isReal)
        ]).pipe(Effect.map((rows) => Option.fromNullishOr(rows[0])), Database.storage("EmailStore.recall")),
      find: (scope, id) =>
        Effect.flatMap(monthsOf([id]), (months) => db.run(findStatement(months), { ...scope, id })).pipe(
          Effect.map(firstOf(toEmail)),
          Database.storage("EmailStore.find")
        ),
      list: (scope, query) =>
        Database.storage("EmailStore.list", query.inBackground === true ? "background" : "reads")(
          list(db, scope, query)
        ),
      newer: (scope, before, limit) => Database.storage("EmailStore.newer", "reads")(newer(db, scope, before, limit)),
      places: (scope, query) => Database.storage("EmailStore.places", "reads")(places(db, scope, query)),
      // It tells of the claim of a job, which is on no replica before it is on the disk.
      record: (scope, id) => Database.storage("EmailStore.record", "reads", false)(record(db, scope, id)),
      attachments: (scope, id) =>
        Effect.flatMap(monthsOf([id]), (months) => db.run(attachmentsStatement(months), { ...scope, id })).pipe(
          Database.storage("EmailStore.attachments", "reads")
        ),
      attachment: (scope, id, position) =>
        Effect.flatMap(monthsOf([id]), (months) => db.run(attachmentStatement(months), { ...scope, id, position }))
          .pipe(
            Effect.map((rows) => Option.fromNullishOr(rows[0])),
            Database.storage("EmailStore.attachment", "reads")
          ),
      states: (scope, ids) =>
        Effect.flatMap(monthsOf(ids), (months) => db.run(statesStatement(months), { ...scope, ids: [...new Set(ids)] }))
          .pipe(Database.storage("EmailStore.states", "reads")),
      addressees: (scope, ids) => addressees(db, scope, ids).pipe(Database.storage("EmailStore.addressees", "reads")),
      cancel: (scope, id, now) =>
        Effect.flatMap(
          Effect.all([monthsOf([id]), random.uuidV7(), db.clock.aheadOf(now)]),
          ([months, eventId, ahead]) =>
            db.write(db.run(Changes.cancelStatement(months), { ...scope, id, now, eventId, ahead }))
        ).pipe(
          Effect.map(([row]) =>
            row?.changed === true ? "cancelled" : row?.found === true ? "not_scheduled" : "not_found"
          ),
          Database.storage("EmailStore.cancel")
        ),
      reschedule: (scope, { id, now, scheduledAt }) =>
        Effect.flatMap(
          Effect.all([monthsOf([id]), random.uuidV7(), db.clock.aheadOf(now)]),
          ([months, eventId, ahead]) =>
            db.write(
              db.run(Changes.rescheduleStatement(months), { ...scope, id, now, eventId, ahead, scheduledAt })
            )
        ).pipe(
          Effect.map(([row]) =>
            row?.changed === true ? "rescheduled" : row?.found === true ? "not_scheduled" : "not_found"
          ),
          Database.storage("EmailStore.reschedule")
        ),
      promoteScheduled: Effect.fnUntraced(function*(now, limit) {
        // Schedules are kept by the database's clock: whose own is wrong does not send early.
        const ahead = yield* db.clock.aheadOf(now)
        const dueBy = plus(now, ahead)
        const due = yield* db.query<{ readonly email_id: string }>(Changes.dueStatement, [
          P.time(dueBy),
          P.int(limit),
          P.time(scheduled.from(dueBy.getTime()))
        ])
        if (due.length === 0) {
          scheduled.passed(null)
          return 0
        }
        const events = yield* Effect.forEach(
          due,
          ({ email_id }) => Effect.map(random.uuidV7(), (eventId) => ({ emailId: email_id, eventId }))
        )
        const months = yield* monthsOf(due.map(({ email_id }) => email_id))
        const [row] = yield* db.write(db.run(Changes.promoteStatement(months), { due: events, now, ahead }))
        return row?.count ?? 0
      }, Database.storage("EmailStore.promoteScheduled")),
      pruneIdempotency: (now, limit) =>
        db.write(
          db.query<{ readonly count: number }>(Changes.pruneStatement, [
            P.time(now),
            P.int(limit),
            P.bool(db.clock.isReal)
          ])
        ).pipe(
          Effect.map(([row]) => row?.count ?? 0),
          Database.storage("EmailStore.pruneIdempotency", "background")
        )
    })
  })
)

const bytesOf = (groups: ReadonlyArray<AcceptGroup>): number => {
  let bytes = 0
  for (const { messages } of groups) {
    for (const { attachments, html, text } of messages) {
      bytes += (html?.length ?? 0) + (text?.length ?? 0)
      for (const { content } of attachments) bytes += content.length
    }
  }
  return bytes
}

/** Beside its bodies, a message costs some rows. */
const weightOf = (groups: ReadonlyArray<AcceptGroup>): number =>
  groups.reduce((weight, { messages }) => weight + 16_384 * messages.length, bytesOf(groups))

/**
 * Puts groups into rounds, one after the other: of two groups with one key the second must see what the first stored,
 * one statement has one claim for an account's quota, and a group that is all or nothing has a statement to itself.
 */
const roundsOf = (groups: ReadonlyArray<AcceptGroup>): ReadonlyArray<ReadonlyArray<number>> => {
  const rounds: Array<
    {
      readonly names: Set<string>
      readonly claims: Map<string, string>
      readonly members: Array<number>
      readonly isFull: boolean
    }
  > = []
  groups.forEach((group, index) => {
    const { accountId, allOrNothing, idempotency, mode, quota } = group
    const name = idempotency === null ? null : `${accountId} ${mode} ${idempotency.kind} ${idempotency.key}`
    const claim = quota === null
      ? null
      : `${quota.month} ${quota.monthlyLimit} ${quota.day} ${quota.dailyLimit}`
    let position = rounds.length
    while (position > 0) {
      const round = rounds[position - 1]
      if (round === undefined || allOrNothing || round.isFull) break
      const known = round.claims.get(accountId)
      if ((name !== null && round.names.has(name)) || (claim !== null && known !== undefined && known !== claim)) break
      position--
    }
    let round = rounds[position]
    if (round === undefined) {
      rounds.push(round = { names: new Set(), claims: new Map(), members: [], isFull: allOrNothing })
    }
    round.members.push(index)
    if (name !== null) round.names.add(name)
    if (claim !== null) round.claims.set(accountId, claim)
  })
  return rounds.map((round) => round.members)
}

const acceptAll = (
  db: Database.Database,
  groups: ReadonlyArray<AcceptGroup>
): Effect.Effect<ReadonlyArray<AcceptAnswer>, SqlError> => {
  const rounds = roundsOf(groups)
  if (rounds.length === 1) return acceptDistinct(db, groups)
  const answers: Array<AcceptAnswer> = []
  const members = (round: ReadonlyArray<number>) => round.flatMap((index) => groups[index] ?? [])
  return Effect.forEach(rounds, (round) =>
    Effect.map(acceptDistinct(db, members(round)), (ofRound) => {
      ofRound.forEach((answer, position) => {
        const index = round[position]
        if (index !== undefined) answers[index] = answer
      })
    }), { discard: true }).pipe(Effect.as(answers))
}

/** What becomes of it is part of what is known of the database. */
const followed = (db: Database.Database, groups: ReadonlyArray<AcceptGroup>) =>
  Effect.suspend(() => {
    const ended = db.accepts.begin(groups.map(({ accountId }) => accountId))
    return Effect.onExit(Database.carrying(bytesOf(groups))(db.retry(acceptAll(db, groups))), (exit) =>
      Effect.sync(() => ended(Exit.isSuccess(exit) ? "well" : sqlErrorOf(exit.cause) ?? "given up")))
  })

/** Inside somebody's transaction, which may be undone, nothing is begun. */
const acceptInside = (db: Database.Database, groups: ReadonlyArray<AcceptGroup>) => {
  const accepted = acceptAll(db, groups.map((group) => ({ ...group, lease: undefined })))
  const answers = Effect.flatMap(CurrentJoined, (joined) => {
    if (joined === null) return db.transaction(accepted)
    const notifying = joined.telling("sends", "webhooks")(accepted)
    // Only the race for a key is lost without the transaction.
    return groups.every(({ idempotency }) => idempotency === null) ? notifying : db.transaction(notifying)
  })
  return groups.every(({ lease }) => lease === undefined) ?
    answers :
    Effect.map(
      answers,
      (all) => all.map((answer): AcceptAnswer => answer._tag === "Judged" ? { ...answer, begun: new Map() } : answer)
    )
}

/** A repeated command, whose first answer was lost, finds its emails stored: those are accepted, the rest is judged. */
const acceptOrRepeat = (
  db: Database.Database,
  accept: (groups: ReadonlyArray<AcceptGroup>) => Effect.Effect<ReadonlyArray<AcceptAnswer>, SqlError>,
  groups: ReadonlyArray<AcceptGroup>
): Effect.Effect<ReadonlyArray<AcceptAnswer>, SqlError> =>
  Effect.catchIf(accept(groups), isStoredAlready, () => repeat(db, accept, groups))

// The statement writes its tables in no particular order.
const keyOfEmails = /^(?:email(?:s|_states|_contents|_attachments)_\d{4}_\d\d|send_jobs)_pkey$/

const isStoredAlready = (error: SqlError): boolean =>
  isSqlError(error) && error.reason._tag === "UniqueViolation" && keyOfEmails.test(error.reason.constraint)

const storedStatement = statementIn<ReadonlyArray<string>, { readonly id: string }>(({ within }, parameters) =>
  `SELECT id FROM sendwright.emails WHERE id = ANY (${parameters.values("uuid", (ids) => ids)})${within("id")}
    AND ${isReplicated}`
)

const repeat = Effect.fnUntraced(function*(
  db: Database.Database,
  accept: (groups: ReadonlyArray<AcceptGroup>) => Effect.Effect<ReadonlyArray<AcceptAnswer>, SqlError>,
  groups: ReadonlyArray<AcceptGroup>
): Effect.fn.Return<ReadonlyArray<AcceptAnswer>, SqlError> {
  const ids = groups.flatMap((group) => group.messages.map((email) => email.id))
  const rows = yield* db.run(storedStatement(yield* monthsOf(ids)), ids)
  const stored = new Set(rows.map((row) => row.id))
  const rest = groups.map((group) => ({ ...group, messages: group.messages.filter(({ id }) => !stored.has(id)) }))
  const answers = yield* accept(rest.filter((group) => group.messages.length > 0))
  let next = 0
  return groups.map((group, index): AcceptAnswer => {
    const answer = rest[index]?.messages.length === 0 ? undefined : answers[next++]
    if (answer !== undefined && answer._tag !== "Judged") return answer
    const judged = answer?.verdicts.values()
    return {
      _tag: "Judged",
      verdicts: group.messages.map(({ id }) =>
        (stored.has(id) ? undefined : judged?.next().value) ?? { _tag: "Accepted", emailId: id }
      )
    }
  })
})
