import { normalize } from "@sendwright/core/foundation/Address"
import * as EvidenceRules from "@sendwright/core/model/Evidence"
import type { Evidence as PieceOfEvidence } from "@sendwright/core/model/Evidence"
import { redactHandoff, redactReport } from "@sendwright/core/privacy/ErasedEmail"
import type { SendLease, Settlement } from "@sendwright/core/sending/SendJobs"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import { type Column, column, inside, namesOf } from "./columns.ts"
import type { Database } from "./Database.ts"
import { plus, plusInSql } from "./DatabaseClock.ts"
import * as Evidence from "./evidence.ts"
import { fanOut, markedDetails } from "./fanOut.ts"
import * as P from "./params.ts"
import { addCounts, shardOf } from "./reputation.ts"
import { newEntries } from "./searchEntries.ts"
import * as Handoffs from "./sendHandoffs.ts"
import { type Later, laterColumns, laterOf } from "./sendLater.ts"
import { jobsOf, leaseColumns } from "./sendLeases.ts"
import { statement } from "./Statement.ts"

/** A settlement, and its time by the database's clock where that is another one. */
interface TimedSettlement extends Settlement {
  readonly heldAt?: Date
}

/** When a job is due next; of one that is held, since when it is. */
const dueOf = ({ heldAt, next, now }: TimedSettlement): Date | null => {
  switch (next._tag) {
    case "RetryAt":
    case "Deferred":
      return next.at
    case "AwaitEvidence":
      return next.until
    case "Hold":
      return heldAt ?? now
    case "Done":
      return null
  }
}

const pieceOf = ({ settlement }: Quick): PieceOfEvidence | undefined => settlement.evidence[0]

const recipientsOf = (piece: PieceOfEvidence | undefined): ReadonlyArray<string> | null =>
  piece === undefined || piece.recipients === "all" ? null : piece.recipients.map(normalize)

const quickColumns: ReadonlyArray<Column<Quick>> = [
  ...inside(({ settlement }: Quick) => settlement.lease, leaseColumns),
  column("now", "timestamptz", ({ settlement }) => settlement.now),
  column("event_id", "uuid", ({ eventId }) => eventId),
  column("details", "json", (quick) => pieceOf(quick)?.details),
  column("occurred_at", "timestamptz", (quick) => pieceOf(quick)?.occurredAt ?? null),
  column("keys", "text[]", (quick) => {
    const piece = pieceOf(quick)
    return piece === undefined ? [] : EvidenceRules.keysOf(piece)
  }),
  column("provider_message_id", "text", (quick) => pieceOf(quick)?.providerMessageId ?? null),
  column("next", "text", ({ settlement }) => settlement.next._tag),
  column("next_at", "timestamptz", ({ settlement }) => dueOf(settlement)),
  column("recipients", "text[]", (quick) => recipientsOf(pieceOf(quick))),
  ...inside(({ settlement }: Quick) => settlement.handoff, Handoffs.besides)
]

/**
 * Settles hand-offs of emails of which nothing is known yet but that they are queued, all of their recipients, with no
 * evidence or with one `email.sent` for all. For those, `Evidence.apply` gives: every recipient and the email `sent`,
 * one event, the provider's id where there was none, no suppression, no error, and its real recipients are counted. The guard stands in `go`; what it keeps
 * out comes back with `settled` false, unchanged. An email that was sent to all has no more to hand over: its job ends.
 */
const fastPathStatement = statement<FastPath, FastPathRow>((parameters) => {
  const settled = parameters.rows("s", quickColumns, ({ quick }) => quick)
  const later = parameters.rows("u", laterColumns, ({ quick }) => laterOf(quick.map(({ settlement }) => settlement)))
  const shard = parameters.value("int4", (input) => input.shard)
  const ahead = `${parameters.value("float8", (input) => input.ahead)}::float8`
  return `
WITH s AS MATERIALIZED (
  SELECT * FROM ${settled}
),
state AS MATERIALIZED (
  SELECT t.email_id, t.account_id, t.mode, t.next_sequence AS sequence, t.provider_message_id AS known_as,
    t.created_at, e.tags, e.search_text,
    t.status = 'queued' AND NOT t.has_evidence AND 'queued' = ALL (t.states)
      AND (s.recipients IS NULL OR e.recipients <@ s.recipients::text[]) AS untouched,
    CASE WHEN e.simulations IS NULL THEN cardinality(t.states)
      ELSE (SELECT count(*) FROM unnest(e.simulations) AS x WHERE x IS NULL) END AS real_recipients
  FROM s JOIN sendwright.email_states t ON t.email_id = s.email_id JOIN sendwright.emails e ON e.id = s.email_id ORDER BY t.email_id FOR UPDATE OF t
),
job AS MATERIALIZED (
  SELECT j.email_id FROM state t JOIN s ON s.email_id = t.email_id
  JOIN sendwright.send_jobs j ON j.email_id = t.email_id AND j.token = s.token
  WHERE ${jobsOf("state")} ORDER BY j.email_id FOR UPDATE OF j
),
go AS MATERIALIZED (
  SELECT s.*, t.account_id, t.mode, t.sequence, t.known_as, t.created_at, t.tags, t.search_text, t.real_recipients
  FROM job JOIN state t ON t.email_id = job.email_id JOIN s ON s.email_id = job.email_id WHERE t.untouched
),
sent AS (
  UPDATE sendwright.email_states t SET status = 'sent', states = array_fill('sent'::text, ARRAY[cardinality(t.states)]),
    provider_message_id = coalesce(t.provider_message_id, g.provider_message_id), updated_at = g.now,
    next_sequence = g.sequence + 1, has_evidence = true
  FROM go g WHERE t.email_id = g.email_id AND g.event_id IS NOT NULL
),
appended AS MATERIALIZED (
  SELECT event_id, email_id, account_id, mode, 'email.sent' AS type, now AS at FROM go WHERE event_id IS NOT NULL
),
new_events AS (
  INSERT INTO sendwright.email_events (email_id, sequence, id, type, details, occurred_at, keys)
  SELECT email_id, sequence, event_id, 'email.sent', ${markedDetails("details", "mode")}, occurred_at, keys::text[]
  FROM go WHERE event_id IS NOT NULL
),
${fanOut(ahead)},${
    newEntries(`SELECT account_id, mode, created_at, email_id, tags, search_text FROM go WHERE event_id IS NOT NULL`)
  },
${Handoffs.newHandoffs(`SELECT email_id, ${namesOf(Handoffs.besides)} FROM go WHERE handoff_number IS NOT NULL`)},
unparked AS (
  UPDATE sendwright.provider_events p SET due_at = ${plusInSql("g.now", ahead)} FROM go g
  WHERE g.event_id IS NOT NULL AND g.known_as IS NULL AND p.due_at IS NULL
    AND p.provider_message_id = g.provider_message_id
),
kept AS (
  INSERT INTO sendwright.provider_events (provider, key, event, due_at, kept_at, provider_message_id)
  SELECT u.provider, u.key, u.event::json, u.due_at, ${plusInSql("g.now", ahead)}, u.provider_message_id
  FROM ${later}
  JOIN go g ON g.email_id = u.email_id
  ON CONFLICT (provider, key) DO NOTHING
),
counted AS (${
    addCounts(`
  SELECT account_id, floor(extract(epoch FROM now) / 3600)::int4, ${shard}::int4, sum(real_recipients)::int4, 0, 0 FROM go
  WHERE event_id IS NOT NULL AND mode = 'live' AND real_recipients > 0 GROUP BY 1, 2`)
  }),
ended AS (
  DELETE FROM sendwright.send_jobs j USING go g
  WHERE j.email_id = g.email_id AND ${jobsOf("go")} AND (g.next = 'Done' OR g.event_id IS NOT NULL)
),
moved AS (
  UPDATE sendwright.send_jobs j SET token = NULL, began_at = NULL, due_at = coalesce(g.next_at, j.due_at),
    wake_at = coalesce(g.next_at, j.due_at), held = g.next = 'Hold', attempt = j.attempt - (g.next = 'Deferred')::int4
  FROM go g WHERE j.email_id = g.email_id AND ${jobsOf("go")} AND g.next <> 'Done' AND g.event_id IS NULL
)
SELECT s.email_id, job.email_id IS NOT NULL AS held, go.email_id IS NOT NULL AS settled
FROM s LEFT JOIN job ON job.email_id = s.email_id LEFT JOIN go ON go.email_id = s.email_id`
})

/** A settlement on the fast path, and the id of its event, if it has one. */
interface Quick {
  readonly settlement: Settlement
  readonly eventId: string | null
}

interface FastPath {
  readonly quick: ReadonlyArray<Quick>
  readonly shard: number
  readonly ahead: number
}

interface FastPathRow {
  readonly email_id: string
  readonly held: boolean
  readonly settled: boolean
}

const isQuick = ({ evidence }: Settlement): boolean => {
  const [piece] = evidence
  if (piece === undefined) return true
  return evidence.length === 1 && piece.type === "email.sent"
}

/** The settlement with what it says of the future on the database's clock. Events keep the engine's. */
const onDatabaseClock = (settlement: Settlement, ahead: number): TimedSettlement => {
  if (ahead === 0) return settlement
  const { later: reports, next } = settlement
  return {
    ...settlement,
    next: next._tag === "RetryAt" || next._tag === "Deferred"
      ? { ...next, at: plus(next.at, ahead) }
      : next._tag === "AwaitEvidence"
      ? { ...next, until: plus(next.until, ahead) }
      : next,
    heldAt: plus(settlement.now, ahead),
    later: reports.map((report) => ({ ...report, at: plus(report.at, ahead) }))
  }
}

/** Settles a batch; answers for each settlement whether its token was held. */
export const settle = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  told: ReadonlyArray<Settlement>
): Effect.fn.Return<ReadonlyArray<boolean>, SqlError> {
  const aheads = yield* Effect.forEach(told, ({ now }) => db.clock.aheadOf(now))
  const settlements = told.map((settlement, index) => onDatabaseClock(settlement, aheads[index] ?? 0))
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

const withoutErased = (settlement: Settlement, email: Evidence.LockedEmail | undefined): Settlement => {
  const redactors = email?.redactors
  return redactors === undefined
    ? settlement
    : {
      ...settlement,
      later: settlement.later.map(({ at, event }) => ({ at, event: redactReport(event, redactors) })),
      handoff: settlement.handoff === undefined ? undefined : redactHandoff(settlement.handoff, redactors)
    }
}

const settleQuickly = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  settlements: ReadonlyArray<Settlement>,
  ahead: number
): Effect.fn.Return<ReadonlyArray<FastPathRow>, SqlError> {
  const quick: Array<Quick> = []
  for (const settlement of settlements) {
    quick.push({ settlement, eventId: settlement.evidence.length === 0 ? null : yield* random.uuidV7() })
  }
  const shard = shardOf(quick.find(({ eventId }) => eventId !== null)?.eventId ?? "")
  return yield* db.write(db.run(fastPathStatement, { quick, shard, ahead }))
})

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
  column("deferred", "bool", ({ next }) => next._tag === "Deferred")
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
UPDATE sendwright.send_jobs j SET token = NULL, began_at = NULL, due_at = coalesce(m.next_at, j.due_at),
  wake_at = coalesce(m.next_at, j.due_at), held = m.held, attempt = j.attempt - m.deferred::int4
FROM m WHERE j.email_id = m.email_id AND ${jobsOf("m")}`)

/** Settles hand-offs of different emails by `Evidence.apply`. For use in a transaction. */
const settleOnSlowPath = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  settlements: ReadonlyArray<Settlement>,
  ahead: number
): Effect.fn.Return<ReadonlyArray<boolean>, SqlError> {
  const emails = yield* Evidence.lock(
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
