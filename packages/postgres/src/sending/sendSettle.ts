import { redactHandoff, redactReport } from "@sendwright/core/privacy/ErasedEmail"
import type { SendLease, Settlement } from "@sendwright/core/sending/SendJobs"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import * as Evidence from "../reports/evidence.ts"
import { lock, type LockedEmail } from "../reports/lockedEmails.ts"
import { type Column, column } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"
import * as Handoffs from "./sendHandoffs.ts"
import { type Later, laterColumns, laterOf } from "./sendLater.ts"
import { jobsOf, leaseColumns } from "./sendLeases.ts"
import { isQuick, settleQuickly } from "./sendSettleQuick.ts"
import { setParts, storedParts } from "./storedParts.ts"
import { dueOf, onDatabaseClock } from "./timedSettlement.ts"

/** Settles a batch; answers for each settlement whether its token was held. */
export const settle = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  given: ReadonlyArray<Settlement>
): Effect.fn.Return<ReadonlyArray<boolean>, SqlError> {
  const aheads = yield* Effect.forEach(given, ({ now }) => db.clock.aheadOf(now))
  const settlements = given.map((settlement, index) => onDatabaseClock(settlement, aheads[index] ?? 0))
  const ahead = Math.min(...aheads)
  const answers: Array<boolean> = settlements.map(() => false)
  const quick: Array<number> = []
  let slow: Array<number> = []
  const seen = new Set<string>()
  settlements.forEach((settlement, index) => {
    const { emailId } = settlement.lease
    const isFirst = !seen.has(emailId)
    seen.add(emailId)
    if (P.idOrNull(emailId) === null) return
    if (isFirst && isQuick(settlement)) quick.push(index)
    else slow.push(index)
  })
  if (quick.length > 0) {
    const rows = yield* settleQuickly(db, random, quick.flatMap((index) => settlements[index] ?? []), ahead)
    const byId = new Map(rows.map((row) => [row.email_id, row]))
    for (const index of quick) {
      const row = byId.get(settlements[index]?.lease.emailId ?? "")
      answers[index] = row?.held === true
      if (row?.held === true && !row.settled) slow.push(index)
    }
  }
  // Two settlements of one email, in their order.
  slow = slow.toSorted((left, right) => left - right)
  while (slow.length > 0) {
    const ids = new Set<string>()
    const round = slow.filter((index) => {
      const id = settlements[index]?.lease.emailId ?? ""
      return !ids.has(id) && ids.add(id).has(id)
    })
    slow = slow.filter((index) => !round.includes(index))
    const held = yield* db.transaction(
      settleOnSlowPath(db, random, round.flatMap((index) => settlements[index] ?? []), ahead)
    )
    round.forEach((index, position) => answers[index] = held[position] ?? false)
  }
  const lost = settlements.filter((_, index) => answers[index] !== true)
  if (lost.length > 0) yield* nameErased(db, lost)
  return answers
})

interface Name {
  readonly id: string
  readonly name: string
}

const nameColumns: ReadonlyArray<Column<Name>> = [
  column("email_id", "text", ({ id }) => id),
  column("name", "text", ({ name }) => name)
]

const nameErasedStatement = statement<ReadonlyArray<Name>>((parameters) => `
INSERT INTO sendwright.erased_names (name, erased_at)
SELECT DISTINCT u.name, n.erased_at FROM ${parameters.rows("u", nameColumns, (names) => names)}
JOIN sendwright.erased_names n ON n.name = u.email_id
ON CONFLICT (name) DO NOTHING`)

/** The provider has just named emails that were deleted with their recipient meanwhile: its reports will use the name. */
const nameErased = (db: Database, settlements: ReadonlyArray<Settlement>): Effect.Effect<unknown, SqlError> => {
  const names = settlements.flatMap(({ evidence, lease }) =>
    evidence.flatMap(({ providerMessageId }) =>
      providerMessageId === null ? [] : [{ id: lease.emailId, name: providerMessageId }]
    )
  )
  return names.length === 0
    ? Effect.void
    : db.write(db.run(nameErasedStatement, names))
}

const withoutErased = (settlement: Settlement, email: LockedEmail | undefined): Settlement => {
  const redactors = email?.redactors
  return redactors === undefined
    ? settlement
    : {
      ...settlement,
      later: settlement.later.map(({ at, event }) => ({ at, event: redactReport(event, redactors) })),
      handoff: settlement.handoff === undefined ? undefined : redactHandoff(settlement.handoff, redactors)
    }
}

const lockJobsStatement = statement<ReadonlyArray<SendLease>, { readonly email_id: string }>((parameters) => `
WITH u AS MATERIALIZED (SELECT * FROM ${parameters.rows("u", leaseColumns, (leases) => leases)})
SELECT j.email_id FROM u
JOIN sendwright.send_jobs j ON j.email_id = u.email_id AND j.token = u.token WHERE ${
  jobsOf("u")
} ORDER BY j.email_id FOR UPDATE OF j`)

interface Moves {
  readonly keptAt: Date
  readonly ended: ReadonlyArray<Settlement>
  readonly moved: ReadonlyArray<Settlement>
  readonly later: ReadonlyArray<Later>
  readonly handoffs: ReadonlyArray<Handoffs.EndedHandoff>
}

const movedColumns: ReadonlyArray<Column<Settlement>> = [
  column("email_id", "uuid", ({ lease }) => lease.emailId),
  column("next_at", "timestamptz", dueOf),
  column("held", "bool", ({ next }) => next._tag === "Hold"),
  column("deferred", "bool", ({ next }) => next._tag === "Deferred"),
  column("continued", "bool", ({ next }) => next._tag === "Continue"),
  column("parts", "json", ({ parts }) => storedParts(parts))
]

const moveStatement = statement<Moves>((parameters) => `
WITH m AS MATERIALIZED (SELECT * FROM ${parameters.rows("m", movedColumns, ({ moved }) => moved)}),
kept AS (
  INSERT INTO sendwright.provider_events (provider, key, event, due_at, kept_at, provider_message_id)
  SELECT u.provider, u.key, u.event::json, u.due_at, ${parameters.value("timestamptz", ({ keptAt }) => keptAt)},
    u.provider_message_id
  FROM ${parameters.rows("u", laterColumns, ({ later }) => later)}
  ON CONFLICT (provider, key) DO NOTHING
),
${Handoffs.newHandoffs(`SELECT * FROM ${parameters.rows("h", Handoffs.endedColumns, ({ handoffs }) => handoffs)}`)},
ended AS (
  DELETE FROM sendwright.send_jobs
  WHERE email_id = ANY (${parameters.values("uuid", ({ ended }) => ended.map(({ lease }) => lease.emailId))}::uuid[])
)
UPDATE sendwright.send_jobs j SET ${setParts("m.parts")}, token = CASE WHEN m.continued THEN j.token END,
  began_at = CASE WHEN m.continued THEN j.began_at END, due_at = coalesce(m.next_at, j.due_at),
  wake_at = CASE WHEN m.continued THEN j.wake_at ELSE coalesce(m.next_at, j.due_at) END, held = m.held,
  attempt = j.attempt - m.deferred::int4, crashes = CASE WHEN m.continued THEN j.crashes ELSE 0 END
FROM m WHERE j.email_id = m.email_id AND ${jobsOf("m")}`)

/** Settles hand-offs of different emails by `Evidence.apply`. For use in a transaction. */
const settleOnSlowPath = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  settlements: ReadonlyArray<Settlement>,
  ahead: number
): Effect.fn.Return<ReadonlyArray<boolean>, SqlError> {
  const emails = yield* lock(
    db,
    settlements.map(({ lease }) => lease.emailId),
    settlements.map(({ evidence, handoff, later }) => ({ evidence, handoff, later }))
  )
  const jobs = yield* db.run(lockJobsStatement, settlements.map(({ lease }) => lease))
  const heldIds = new Set(jobs.map((job) => job.email_id))
  const held = settlements.filter(({ lease }) => heldIds.has(lease.emailId) && emails.has(lease.emailId))
  for (const { evidence, lease, now } of held) {
    const email = emails.get(lease.emailId)
    if (email !== undefined) Evidence.apply(email, evidence, now)
  }
  yield* Evidence.write(db, random, emails.values())
  // Evidence may have overtaken the settlement: then there is nobody left to hand over to.
  const ends = ({ lease, next }: Settlement) => {
    const email = emails.get(lease.emailId)
    return next._tag === "Done" || email === undefined || !Evidence.isUnsent(email)
  }
  const [first] = held
  if (first !== undefined) {
    const redacted = held.map((settlement) => withoutErased(settlement, emails.get(settlement.lease.emailId)))
    yield* db.run(moveStatement, {
      keptAt: plus(first.now, ahead),
      ended: held.filter(ends),
      moved: held.filter((settlement) => !ends(settlement)),
      later: laterOf(redacted),
      handoffs: redacted.flatMap(({ handoff, lease }) =>
        handoff === undefined ? [] : [{ emailId: lease.emailId, handoff }]
      )
    })
  }
  return settlements.map(({ lease }) => heldIds.has(lease.emailId) && emails.has(lease.emailId))
})
