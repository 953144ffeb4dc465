import { normalize } from "@sendwright/core/foundation/Address"
import * as EvidenceRules from "@sendwright/core/model/Evidence"
import { redactReport } from "@sendwright/core/privacy/ErasedEmail"
import type { NextStep, Settlement } from "@sendwright/core/sending/SendJobs"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "./Database.ts"
import * as Evidence from "./evidence.ts"
import { fanOut, markedDetails } from "./fanOut.ts"
import * as P from "./params.ts"
import { encodeEvent } from "./providerEvents.ts"
import { addCounts, shardOf } from "./reputation.ts"
import { newEntries } from "./searchEntries.ts"

/**
 * Settles hand-offs of emails of which nothing is known yet but that they are queued, all of their recipients, with no
 * evidence or with one `email.sent` for all. For those, `Evidence.apply` gives: every recipient and the email `sent`,
 * one event, the provider's id where there was none, no suppression, no error, and its real recipients are counted. The guard stands in `go`; what it keeps
 * out comes back with `settled` false, unchanged. An email that was sent to all has no more to hand over: its job ends.
 */
const fastPathStatement = `
WITH s AS MATERIALIZED (
  SELECT * FROM unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::uuid[], $5::text[], $6::timestamptz[], $7::text[],
    $8::text[], $9::text[], $10::timestamptz[], $17::text[])
    AS s(email_id, token, now, event_id, details, occurred_at, keys, provider_message_id, next, next_at, recipients)
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
  JOIN sendwright.send_jobs j ON j.email_id = t.email_id AND j.token = s.token ORDER BY j.email_id FOR UPDATE OF j
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
${fanOut},${
  newEntries(`SELECT account_id, mode, created_at, email_id, tags, search_text FROM go WHERE event_id IS NOT NULL`)
},
unparked AS (
  UPDATE sendwright.provider_events p SET due_at = g.now FROM go g
  WHERE g.event_id IS NOT NULL AND g.known_as IS NULL AND p.due_at IS NULL
    AND p.provider_message_id = g.provider_message_id
),
kept AS (
  INSERT INTO sendwright.provider_events (provider, key, event, due_at, kept_at, provider_message_id)
  SELECT u.provider, u.key, u.event::json, u.due_at, g.now, u.provider_message_id
  FROM unnest($11::uuid[], $12::text[], $13::text[], $14::text[], $15::timestamptz[], $16::text[])
    AS u(email_id, provider, key, event, due_at, provider_message_id)
  JOIN go g ON g.email_id = u.email_id
  ON CONFLICT (provider, key) DO NOTHING
),
counted AS (${
  addCounts(`
  SELECT account_id, floor(extract(epoch FROM now) / 3600)::int4, $18::int4, sum(real_recipients)::int4, 0, 0 FROM go
  WHERE event_id IS NOT NULL AND mode = 'live' AND real_recipients > 0 GROUP BY 1, 2`)
}),
ended AS (
  DELETE FROM sendwright.send_jobs j USING go g
  WHERE j.email_id = g.email_id AND (g.next = 'Done' OR g.event_id IS NOT NULL)
),
moved AS (
  UPDATE sendwright.send_jobs j SET token = NULL, began_at = NULL, due_at = coalesce(g.next_at, j.due_at),
    wake_at = coalesce(g.next_at, j.due_at), held = g.next = 'Hold', attempt = j.attempt - (g.next = 'Deferred')::int4
  FROM go g WHERE j.email_id = g.email_id AND g.next <> 'Done' AND g.event_id IS NULL
)
SELECT s.email_id, job.email_id IS NOT NULL AS held, go.email_id IS NOT NULL AS settled
FROM s LEFT JOIN job ON job.email_id = s.email_id LEFT JOIN go ON go.email_id = s.email_id`

const isQuick = ({ evidence }: Settlement): boolean => {
  const [piece] = evidence
  if (piece === undefined) return true
  return evidence.length === 1 && piece.type === "email.sent"
}

const nextAtOf = (next: NextStep): Date | null =>
  next._tag === "RetryAt" || next._tag === "Deferred" ? next.at : next._tag === "AwaitEvidence" ? next.until : null

/** Settles a batch; answers for each settlement whether its token was held. */
export const settle = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  settlements: ReadonlyArray<Settlement>
): Effect.fn.Return<ReadonlyArray<boolean>, SqlError> {
  const answers: Array<boolean> = settlements.map(() => false)
  const quick: Array<number> = []
  let careful: Array<number> = []
  const seen = new Set<string>()
  settlements.forEach((settlement, index) => {
    const { emailId } = settlement.lease
    const isFirst = !seen.has(emailId)
    seen.add(emailId)
    if (P.idOrNull(emailId) === null) return
    if (isFirst && isQuick(settlement)) quick.push(index)
    else careful.push(index)
  })
  if (quick.length > 0) {
    const rows = yield* settleQuickly(db, random, quick.flatMap((index) => settlements[index] ?? []))
    const byId = new Map(rows.map((row) => [row.email_id, row]))
    for (const index of quick) {
      const row = byId.get(settlements[index]?.lease.emailId ?? "")
      answers[index] = row?.held === true
      if (row?.held === true && !row.settled) careful.push(index)
    }
  }
  // Two settlements of one email, in their order.
  careful = careful.toSorted((left, right) => left - right)
  while (careful.length > 0) {
    const ids = new Set<string>()
    const round = careful.filter((index) => {
      const id = settlements[index]?.lease.emailId ?? ""
      return !ids.has(id) && ids.add(id).has(id)
    })
    careful = careful.filter((index) => !round.includes(index))
    const held = yield* db.transaction(
      settleOnSlowPath(db, random, round.flatMap((index) => settlements[index] ?? []))
    )
    round.forEach((index, position) => answers[index] = held[position] ?? false)
  }
  const lost = settlements.filter((_, index) => answers[index] !== true)
  if (lost.length > 0) yield* nameErased(db, lost)
  return answers
})

const nameErasedStatement = `
INSERT INTO sendwright.erased_names (name, erased_at)
SELECT DISTINCT u.name, n.erased_at FROM unnest($1::text[], $2::text[]) AS u(email_id, name)
JOIN sendwright.erased_names n ON n.name = u.email_id
ON CONFLICT (name) DO NOTHING`

/** The provider has just named emails that were deleted with their recipient meanwhile: its reports will use the name. */
const nameErased = (db: Database, settlements: ReadonlyArray<Settlement>): Effect.Effect<unknown, SqlError> => {
  const names = settlements.flatMap(({ evidence, lease }) =>
    evidence.flatMap(({ providerMessageId }) =>
      providerMessageId === null ? [] : [{ id: lease.emailId, name: providerMessageId }]
    )
  )
  return names.length === 0
    ? Effect.void
    : db.write(db.query(nameErasedStatement, [
      P.texts(names.map(({ id }) => id)),
      P.texts(names.map(({ name }) => name))
    ]))
}

const withoutErased = (settlement: Settlement, email: Evidence.LockedEmail | undefined): Settlement => {
  const redactors = email?.redactors
  return redactors === undefined
    ? settlement
    : { ...settlement, later: settlement.later.map(({ at, event }) => ({ at, event: redactReport(event, redactors) })) }
}

interface QuickRow {
  readonly email_id: string
  readonly held: boolean
  readonly settled: boolean
}

const laterColumns = (settlements: ReadonlyArray<Settlement>): ReadonlyArray<unknown> => {
  const later = settlements.flatMap(({ later, lease }) => later.map((kept) => ({ ...kept, emailId: lease.emailId })))
  return [
    P.uuids(later.map(({ emailId }) => emailId)),
    P.texts(later.map(({ event }) => event.provider)),
    P.texts(later.map(({ event }) => event.key)),
    P.texts(later.map(({ event }) => encodeEvent(event))),
    P.times(later.map(({ at }) => at)),
    P.texts(later.map(({ event }) => event.providerMessageId))
  ]
}

const settleQuickly = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  settlements: ReadonlyArray<Settlement>
): Effect.fn.Return<ReadonlyArray<QuickRow>, SqlError> {
  const eventIds: Array<string | null> = []
  for (const { evidence } of settlements) eventIds.push(evidence.length === 0 ? null : yield* random.uuidV7())
  const pieces = settlements.map(({ evidence }) => evidence[0])
  return yield* db.write(db.query<QuickRow>(fastPathStatement, [
    P.uuids(settlements.map(({ lease }) => lease.emailId)),
    P.texts(settlements.map(({ lease }) => lease.token)),
    P.times(settlements.map(({ now }) => now)),
    P.uuids(eventIds),
    P.texts(pieces.map((piece) => piece === undefined ? null : P.json(piece.details))),
    P.times(pieces.map((piece) => piece?.occurredAt ?? null)),
    P.texts(pieces.map((piece) => piece === undefined ? "{}" : P.arrayLiteral(EvidenceRules.keysOf(piece)))),
    P.texts(pieces.map((piece) => piece?.providerMessageId ?? null)),
    P.texts(settlements.map(({ next }) => next._tag)),
    P.times(settlements.map(({ next }) => nextAtOf(next))),
    ...laterColumns(settlements),
    P.texts(
      pieces.map((piece) =>
        piece === undefined || piece.recipients === "all" ? null : P.arrayLiteral(piece.recipients.map(normalize))
      )
    ),
    P.int(shardOf(eventIds.find((id) => id !== null) ?? ""))
  ]))
})

const lockJobsStatement = `
SELECT j.email_id FROM unnest($1::uuid[], $2::text[]) AS u(email_id, token)
JOIN sendwright.send_jobs j ON j.email_id = u.email_id AND j.token = u.token ORDER BY j.email_id FOR UPDATE OF j`

const moveStatement = `
WITH kept AS (
  INSERT INTO sendwright.provider_events (provider, key, event, due_at, kept_at, provider_message_id)
  SELECT u.provider, u.key, u.event::json, u.due_at, $11, u.provider_message_id
  FROM unnest($5::uuid[], $6::text[], $7::text[], $8::text[], $9::timestamptz[], $10::text[])
    AS u(email_id, provider, key, event, due_at, provider_message_id)
  ON CONFLICT (provider, key) DO NOTHING
),
ended AS (DELETE FROM sendwright.send_jobs WHERE email_id = ANY ($1::uuid[]))
UPDATE sendwright.send_jobs j SET token = NULL, began_at = NULL, due_at = coalesce(u.next_at, j.due_at),
  wake_at = coalesce(u.next_at, j.due_at), held = u.held, attempt = j.attempt - u.deferred::int4
FROM unnest($2::uuid[], $3::timestamptz[], $4::bool[], $12::bool[]) AS u(email_id, next_at, held, deferred)
WHERE j.email_id = u.email_id`

/** Settles hand-offs of different emails by `Evidence.apply`. For use in a transaction. */
const settleOnSlowPath = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  settlements: ReadonlyArray<Settlement>
): Effect.fn.Return<ReadonlyArray<boolean>, SqlError> {
  const emails = yield* Evidence.lock(
    db,
    settlements.map(({ lease }) => lease.emailId),
    settlements.map(({ evidence, later }) => ({ evidence, later }))
  )
  const jobs = yield* db.query<{ readonly email_id: string }>(lockJobsStatement, [
    P.uuids(settlements.map(({ lease }) => lease.emailId)),
    P.texts(settlements.map(({ lease }) => lease.token))
  ])
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
  const moved = held.filter((settlement) => !ends(settlement))
  if (held.length > 0) {
    yield* db.query(moveStatement, [
      P.uuids(held.filter(ends).map(({ lease }) => lease.emailId)),
      P.uuids(moved.map(({ lease }) => lease.emailId)),
      P.times(moved.map(({ next }) => nextAtOf(next))),
      P.bools(moved.map(({ next }) => next._tag === "Hold")),
      ...laterColumns(held.map((settlement) => withoutErased(settlement, emails.get(settlement.lease.emailId)))),
      P.time(held[0]?.now ?? null),
      P.bools(moved.map(({ next }) => next._tag === "Deferred"))
    ])
  }
  return settlements.map(({ lease }) => heldIds.has(lease.emailId) && emails.has(lease.emailId))
})
