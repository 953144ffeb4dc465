import type { Evidence as PieceOfEvidence } from "@sendwright/core/model/Evidence"
import type { SendJobs, SendLease } from "@sendwright/core/sending/SendJobs"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import { type Column, column } from "./columns.ts"
import type { Database } from "./Database.ts"
import * as Evidence from "./evidence.ts"
import * as P from "./params.ts"
import { statement } from "./Statement.ts"

type Options = Parameters<SendJobs["Service"]["claim"]>[0]

const isOpen = (mode: string) => `c.suspended_at IS NULL${mode === "live" ? " AND c.paused_at IS NULL" : ""}`

const dueOf = (mode: string) => `
  SELECT j.email_id, j.wake_at FROM sendwright.send_jobs j
  WHERE j.account_id = a.account_id AND j.mode = '${mode}' AND NOT j.held AND j.wake_at <= $1 AND a.${mode}_open
  ORDER BY j.wake_at, j.email_id LIMIT $3`

// Each lease has a token of its own, from the one of the claim.
const tokenOf = (lease: string) => `$5::text || '.' || ${lease}.turn || '.' || ${lease}.rank`

/**
 * Leases due jobs, one of each account in turn. `after` and `before` walk from account to account along the index, from
 * the one behind whom the last claim ended, and `OFFSET 0` keeps the planner from joining them in another order; jobs
 * whose lease ran out come back without being leased.
 * $1 now, $2 limit, $3 of one account, $4 last account, $5 token, $6 end of the lease.
 */
const claimStatementOf = (domains: string) => `
WITH RECURSIVE after(account_id) AS (
  (SELECT j.account_id FROM sendwright.send_jobs j WHERE NOT j.held AND j.account_id > $4
    ORDER BY j.account_id LIMIT 1)
  UNION ALL
  SELECT (SELECT j.account_id FROM sendwright.send_jobs j WHERE NOT j.held AND j.account_id > a.account_id
    ORDER BY j.account_id LIMIT 1) FROM after a WHERE a.account_id IS NOT NULL
),
before(account_id) AS (
  (SELECT j.account_id FROM sendwright.send_jobs j WHERE NOT j.held AND j.account_id <= $4
    ORDER BY j.account_id LIMIT 1)
  UNION ALL
  SELECT (SELECT j.account_id FROM sendwright.send_jobs j
    WHERE NOT j.held AND j.account_id > b.account_id AND j.account_id <= $4
    ORDER BY j.account_id LIMIT 1) FROM before b WHERE b.account_id IS NOT NULL
),
open AS MATERIALIZED (
  SELECT a.account_id, row_number() OVER () AS turn, a.live_open, a.test_open FROM (
    SELECT a.account_id, coalesce(${isOpen("live")}, true) AS live_open, coalesce(${isOpen("test")}, true) AS test_open
    FROM (SELECT account_id FROM after UNION ALL SELECT account_id FROM before) a
    LEFT JOIN LATERAL (SELECT * FROM sendwright.accounts x WHERE x.id = a.account_id OFFSET 0) c ON true
    WHERE a.account_id IS NOT NULL
  ) a
  WHERE EXISTS (${dueOf("live")}) OR EXISTS (${dueOf("test")})
  LIMIT $2
),
chosen AS MATERIALIZED (
  SELECT c.email_id, c.rank, a.turn FROM open a CROSS JOIN LATERAL (
    SELECT u.email_id, row_number() OVER (ORDER BY u.wake_at, u.email_id) AS rank
    FROM ((${dueOf("live")}) UNION ALL (${dueOf("test")})) u
    ORDER BY u.wake_at, u.email_id LIMIT $3
  ) c
  ORDER BY c.rank, a.turn LIMIT $2
),
locked AS MATERIALIZED (
  SELECT j.email_id, j.account_id, j.token IS NOT NULL AS expired, c.rank, c.turn
  FROM chosen c JOIN sendwright.send_jobs j ON j.email_id = c.email_id
  WHERE j.wake_at <= $1 AND NOT j.held
  FOR UPDATE OF j SKIP LOCKED
),
leased AS (
  UPDATE sendwright.send_jobs j SET token = ${tokenOf("l")}, wake_at = $6, began_at = NULL, waits_for = NULL
  FROM locked l WHERE j.email_id = l.email_id AND NOT l.expired
)
SELECT c.email_id, l.account_id, l.expired, ${
  tokenOf("c")
} AS token${domains} FROM chosen c LEFT JOIN locked l ON l.email_id = c.email_id
ORDER BY c.rank, c.turn`

const claimStatement = claimStatementOf("")

// What follows the last @ of an address: a quoted local part may have another. One that was erased has none.
const claimWithDomainsStatement = claimStatementOf(`,
  (SELECT array_agg(DISTINCT substring(r.address FROM '[^@]*$'))
    FROM sendwright.emails e JOIN sendwright.email_states s ON s.email_id = e.id
    CROSS JOIN LATERAL unnest(e.recipients, e.simulations, s.states) AS r(address, simulation, state)
    WHERE e.id = l.email_id AND e.mode = 'live' AND r.state = 'queued' AND r.simulation IS NULL
      AND strpos(r.address, '@') > 0) AS domains`)

interface ClaimRow {
  readonly email_id: string
  /** Null where another node was faster. */
  readonly account_id: string | null
  readonly expired: boolean | null
  readonly token: string
  /** Only where they were asked for; null where no provider is given the email. */
  readonly domains?: ReadonlyArray<string> | null
}

/** How often a claim looks again for jobs that no other node holds. */
const maxLooks = 3

/** Claims, and first of all takes care of jobs whose worker did not come back. `turn` is the account last served. */
export const claim = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  turn: { last: string },
  options: Options
): Effect.fn.Return<ReadonlyArray<SendLease>, SqlError> {
  const { leaseMillis, limit, now, perAccount } = options
  const token = yield* random.uuidV4()
  const withDomains = options.withDomains === true
  const leases: Array<SendLease> = []
  for (let look = 0; look < maxLooks && leases.length < limit; look++) {
    const rows = yield* db.write(db.query<ClaimRow>(withDomains ? claimWithDomainsStatement : claimStatement, [
      P.time(now),
      P.int(limit - leases.length),
      P.int(perAccount),
      P.uuid(turn.last),
      P.text(`${token}.${look}`),
      P.time(new Date(now.getTime() + leaseMillis))
    ]))
    const expired: Array<string> = []
    let missed = false
    for (const { account_id, domains, email_id, expired: isExpired, token } of rows) {
      if (account_id === null) missed = true
      else if (isExpired === true) expired.push(email_id)
      else if (!withDomains) leases.push({ emailId: email_id, accountId: account_id, token })
      else leases.push({ emailId: email_id, accountId: account_id, token, domains: (domains ?? []).toSorted() })
    }
    turn.last = leases.at(-1)?.accountId ?? turn.last
    if (expired.length > 0) yield* db.transaction(rescue(db, random, expired, options))
    // Whoever got something comes back for more; whoever got nothing must not believe that there is nothing.
    if (expired.length === 0 && (!missed || leases.length > 0)) break
  }
  return leases
})

const lockJobsStatement = `
SELECT email_id, attempt, crashes, wake_at, due_at, began_at IS NOT NULL AS began FROM sendwright.send_jobs
WHERE email_id = ANY ($1::uuid[]) AND token IS NOT NULL AND wake_at <= $2 ORDER BY email_id FOR UPDATE`

interface JobRow {
  readonly email_id: string
  readonly attempt: number
  readonly crashes: number
  readonly wake_at: Date
  readonly due_at: Date
  readonly began: boolean
}

interface Rescued {
  readonly ended: ReadonlyArray<string>
  readonly freed: ReadonlyArray<Freed>
}

interface Freed {
  readonly id: string
  readonly dueAt: Date
  readonly held: boolean
}

const freedColumns: ReadonlyArray<Column<Freed>> = [
  column("email_id", "uuid", ({ id }) => id),
  column("due_at", "timestamptz", ({ dueAt }) => dueAt),
  column("held", "bool", ({ held }) => held)
]

const freeStatement = statement<Rescued>((parameters) => `
WITH ended AS (
  DELETE FROM sendwright.send_jobs WHERE email_id = ANY (${parameters.values("uuid", ({ ended }) => ended)}::uuid[])
)
UPDATE sendwright.send_jobs j
SET token = NULL, began_at = NULL, crashes = j.crashes + 1, due_at = u.due_at, wake_at = u.due_at, held = u.held
FROM ${parameters.rows("u", freedColumns, ({ freed }) => freed)} WHERE j.email_id = u.email_id`)

/** What becomes of jobs whose worker did not come back in time. */
const rescue = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  ids: ReadonlyArray<string>,
  options: Options
): Effect.fn.Return<void, SqlError> {
  const emails = yield* Evidence.lock(db, ids)
  const jobs = yield* db.query<JobRow>(lockJobsStatement, [P.uuids(ids), P.time(options.now)])
  const ended: Array<string> = []
  const freed: Array<Freed> = []
  for (const job of jobs) {
    const email = emails.get(job.email_id)
    const crashes = job.crashes + 1
    if (email === undefined || !Evidence.isUnsent(email)) ended.push(job.email_id)
    else if (crashes >= options.maxCrashes) {
      Evidence.apply(email, [crashed(email, job.attempt, crashes, options.now)], options.now)
      ended.push(job.email_id)
    } else if (!job.began) freed.push({ id: job.email_id, dueAt: job.due_at, held: false })
    else {
      const dueAt = new Date(job.wake_at.getTime() + options.unknownWaitMillis)
      freed.push({ id: job.email_id, dueAt, held: options.unknownPolicy === "hold" })
    }
  }
  yield* Evidence.write(db, random, emails.values())
  yield* db.run(freeStatement, { ended, freed })
})

const crashed = (email: Evidence.LockedEmail, attempts: number, crashes: number, now: Date): PieceOfEvidence => ({
  type: "email.failed",
  occurredAt: now,
  recipients: email.record.recipients.filter(({ state }) => state === "queued").map(({ address }) => address),
  details: { reason: "crashed", attempts },
  keys: [],
  providerMessageId: null,
  error: `The hand-off took its worker down ${crashes} times`
})

const waitingOf = (mode: string) => `
  SELECT j.wake_at FROM sendwright.send_jobs j
  WHERE j.account_id = a.account_id AND j.mode = '${mode}' AND NOT j.held
    AND NOT EXISTS (SELECT FROM sendwright.accounts c WHERE c.id = a.account_id AND NOT (${isOpen(mode)}))
  ORDER BY j.wake_at LIMIT 1`

/** When the next open job, kept report or scheduled email is due. */
export const nextDueStatement = `
WITH RECURSIVE a(account_id) AS (
  (SELECT j.account_id FROM sendwright.send_jobs j WHERE NOT j.held ORDER BY j.account_id LIMIT 1)
  UNION ALL
  SELECT (SELECT j.account_id FROM sendwright.send_jobs j WHERE NOT j.held AND j.account_id > a.account_id
    ORDER BY j.account_id LIMIT 1) FROM a WHERE a.account_id IS NOT NULL
)
SELECT least(
  (SELECT min(least((${waitingOf("live")}), (${waitingOf("test")}))) FROM a WHERE a.account_id IS NOT NULL),
  (SELECT min(due_at) FROM sendwright.provider_events WHERE due_at IS NOT NULL),
  (SELECT min(scheduled_at) FROM sendwright.email_states WHERE status = 'scheduled')
) AS due`
