import { normalize } from "@sendwright/core/foundation/Address"
import * as EvidenceRules from "@sendwright/core/model/Evidence"
import type { Evidence as PieceOfEvidence } from "@sendwright/core/model/Evidence"
import type { Settlement } from "@sendwright/core/sending/SendJobs"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { plusInSql } from "../database/DatabaseClock.ts"
import { fanOut, markedDetails } from "../emails/fanOut.ts"
import { newEntries } from "../emails/searchEntries.ts"
import { monthsOf } from "../months/months.ts"
import { type InMonths, statementIn } from "../months/monthStatement.ts"
import { addCounts, shardOf } from "../reputation/reputation.ts"
import { type Column, column, inside, namesOf } from "../sql/columns.ts"
import type { Parameters } from "../sql/Statement.ts"
import * as Handoffs from "./sendHandoffs.ts"
import { laterColumns, laterOf } from "./sendLater.ts"
import { jobsOf, leaseColumns } from "./sendLeases.ts"
import { setParts, storedParts } from "./storedParts.ts"
import { dueOf } from "./timedSettlement.ts"

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

/** Whether a hand-off brought nothing or sent its email: such can be settled without reading the email before. */
export const isQuick = ({ evidence, next }: Settlement): boolean => {
  const [piece] = evidence
  if (next._tag === "Continue") return false
  if (piece === undefined) return true
  return evidence.length === 1 && piece.type === "email.sent"
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
  column("parts", "json", ({ settlement }) => storedParts(settlement.parts)),
  column("recipients", "text[]", (quick) => recipientsOf(pieceOf(quick))),
  ...inside(({ settlement }: Quick) => settlement.handoff, Handoffs.besides)
]

/** Which parts of the statement a batch needs. Nearly every batch only has emails that were sent. */
interface Parts {
  /** Some hand-off sent its email. */
  readonly sent: boolean
  /** Some job stays. */
  readonly moved: boolean
  /** Some report is kept for later. */
  readonly later: boolean
}

const isMoved = ({ eventId, settlement }: Quick): boolean => eventId === null && settlement.next._tag !== "Done"

const partsOf = (quick: ReadonlyArray<Quick>): Parts => ({
  sent: quick.some(({ eventId }) => eventId !== null),
  moved: quick.some(isMoved),
  later: quick.some(({ settlement }) => settlement.later.length > 0)
})

// `outcome` is narrow, as the update goes through all of it for each email: Postgres joins what it takes for one row.
const sentParts = ({ ofRows }: InMonths, parameters: Parameters<FastPath>, ahead: string): string =>
  `,
outcome AS MATERIALIZED (
  SELECT email_id, provider_message_id, now FROM go WHERE event_id IS NOT NULL
),
sent AS (
  UPDATE sendwright.email_states t SET status = 'sent', states = array_fill('sent'::text, ARRAY[cardinality(t.states)]),
    provider_message_id = coalesce(t.provider_message_id, o.provider_message_id), updated_at = o.now,
    next_sequence = t.next_sequence + 1, has_evidence = true
  FROM outcome o WHERE t.email_id = o.email_id${ofRows("t.email_id", "outcome")}
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
    newEntries(`SELECT account_id, mode, email_id, tags, search_text FROM go WHERE event_id IS NOT NULL`)
  },
unparked AS (
  UPDATE sendwright.provider_events p SET due_at = ${plusInSql("g.now", ahead)} FROM go g
  WHERE g.event_id IS NOT NULL AND g.known_as IS NULL AND p.due_at IS NULL
    AND p.provider_message_id = g.provider_message_id AND p.provider_message_id = ANY (ARRAY(
      SELECT g.provider_message_id FROM go g WHERE g.event_id IS NOT NULL AND g.known_as IS NULL
    ))
),
counted AS (${
    addCounts(`
  SELECT account_id, floor(extract(epoch FROM now) / 3600)::int4, ${
      parameters.value("int4", (input) => input.shard)
    }::int4, sum(real_recipients)::int4, 0, 0 FROM go
  WHERE event_id IS NOT NULL AND mode = 'live' AND real_recipients > 0 GROUP BY 1, 2`)
  })`

const laterPart = (parameters: Parameters<FastPath>, ahead: string): string =>
  `,
kept AS (
  INSERT INTO sendwright.provider_events (provider, key, event, due_at, kept_at, provider_message_id)
  SELECT u.provider, u.key, u.event::json, u.due_at, ${plusInSql("g.now", ahead)}, u.provider_message_id
  FROM ${parameters.rows("u", laterColumns, ({ quick }) => laterOf(quick.map(({ settlement }) => settlement)))}
  JOIN go g ON g.email_id = u.email_id
  ON CONFLICT (provider, key) DO NOTHING
)`

const movedPart = `,
moved AS (
  UPDATE sendwright.send_jobs j SET token = NULL, began_at = NULL, due_at = coalesce(g.next_at, j.due_at),
    wake_at = coalesce(g.next_at, j.due_at), held = g.next = 'Hold', ${setParts("g.parts")},
    attempt = j.attempt - (g.next = 'Deferred')::int4, crashes = 0
  FROM go g WHERE j.email_id = g.email_id AND ${jobsOf("go WHERE next <> 'Done' AND event_id IS NULL")}
)`

/**
 * Settles hand-offs of emails of which nothing is known yet but that they are queued, all of their recipients, with no
 * evidence or with one `email.sent` for all. For those, `Evidence.apply` gives: every recipient and the email `sent`,
 * one event, the provider's id where there was none, no suppression, no error, and its real recipients are counted. The
 * guard is in `go`; what it keeps out comes back with `settled` false, unchanged. An email that was sent to all has
 * no more to hand over: its job ends.
 * Parts that no settlement of a batch needs are left out: to begin and end them costs as much as to settle several emails.
 */
const quickStatement = statementIn<FastPath, FastPathRow, Parts>((months, parameters, { later, moved, sent }) => {
  const { within } = months
  const ahead = sent || later ? `${parameters.value("float8", (input) => input.ahead)}::float8` : ""
  return `
WITH s AS MATERIALIZED (
  SELECT * FROM ${parameters.rows("s", quickColumns, ({ quick }) => quick)}
),
state AS MATERIALIZED (
  SELECT s.*, t.account_id, t.mode, t.next_sequence AS sequence, t.provider_message_id AS known_as,
    e.tags, e.search_text,
    t.status = 'queued' AND NOT t.has_evidence AND 'queued' = ALL (t.states)
      AND (s.recipients IS NULL OR e.recipients <@ s.recipients::text[]) AS untouched,
    CASE WHEN e.simulations IS NULL THEN cardinality(t.states)
      ELSE (SELECT count(*) FROM unnest(e.simulations) AS x WHERE x IS NULL) END AS real_recipients
  FROM (SELECT * FROM s ORDER BY email_id) s
  CROSS JOIN LATERAL (
    SELECT * FROM sendwright.email_states t WHERE t.email_id = s.email_id${within("t.email_id")} FOR UPDATE
  ) t
  CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = s.email_id${within("e.id")} OFFSET 0) e
),
job AS MATERIALIZED (
  SELECT j.email_id FROM state t JOIN sendwright.send_jobs j ON j.email_id = t.email_id AND j.token = t.token
  WHERE ${jobsOf("state")} ORDER BY j.email_id FOR UPDATE OF j
),
go AS MATERIALIZED (
  SELECT t.* FROM state t WHERE t.untouched AND t.email_id IN (SELECT email_id FROM job)
)${sent ? sentParts(months, parameters, ahead) : ""},
${Handoffs.newHandoffs(`SELECT email_id, ${namesOf(Handoffs.besides)} FROM go WHERE handoff_number IS NOT NULL`)}${
    later ? laterPart(parameters, ahead) : ""
  },
ended AS (
  DELETE FROM sendwright.send_jobs j WHERE ${jobsOf("go WHERE next = 'Done' OR event_id IS NOT NULL")}
)${moved ? movedPart : ""}
SELECT s.email_id, job.email_id IS NOT NULL AS held, go.email_id IS NOT NULL AS settled
FROM s LEFT JOIN job ON job.email_id = s.email_id LEFT JOIN go ON go.email_id = s.email_id`
})

/** Settles hand-offs of different emails, each of which `isQuick`, by one statement. */
export const settleQuickly = Effect.fnUntraced(function*(
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
  const months = yield* monthsOf(settlements.map(({ lease }) => lease.emailId))
  return yield* db.write(db.run(quickStatement(months, partsOf(quick)), { quick, shard, ahead }))
})
