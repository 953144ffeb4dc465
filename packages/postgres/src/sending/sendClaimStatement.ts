import type { SendJobs } from "@sendwright/core/sending/SendJobs"
import { claimParts, lanesInTurn, millis } from "../queues/claimParts.ts"
import type { ClaimRound, LaneFound, RoundFound } from "../queues/claimRound.ts"
import type { Lane } from "../queues/DueGroups.ts"
import { changesOf } from "../sql/changes.ts"
import { type Column, column } from "../sql/columns.ts"
import { type Statement, statementWith } from "../sql/Statement.ts"
import { jobsOf, sendQueue } from "./sendLeases.ts"

/** What a claim is asked for. Its `now` is the database's; events are told on the engine's clock. */
export type ClaimOptions = Parameters<SendJobs["Service"]["claim"]>[0] & {
  readonly engineNow: Date
  readonly toleranceMillis: number | null
}

/** What one round of a claim is made with. */
export interface SendRound extends ClaimRound<ClaimOptions> {
  /** How many jobs of a lane's queue are read at most. */
  readonly depth: number
  /** How many the claim has leased of each account in rounds before. */
  readonly taken: ReadonlyArray<readonly [account: string, count: number]>
  /** Whether it is a transaction of its own. */
  readonly alone: boolean
}

/** The columns of the lane of an account's mode. */
export const laneColumns: ReadonlyArray<Column<Lane>> = [
  column("account_id", "uuid", ({ group }) => group),
  column("mode", "text", ({ name }) => name),
  column("from_at", "timestamptz", ({ from }) => new Date(from.at)),
  column("from_id", "uuid", ({ from }) => from.id)
]

const takenColumns: ReadonlyArray<Column<SendRound["taken"][number]>> = [
  column("account_id", "uuid", ([account]) => account),
  column("taken", "int4", ([, count]) => count)
]

/** The ids of accounts that were resumed since the last round, or are no longer suspended. */
export const reopenedAccounts = changesOf("j.id", "sendwright.accounts", "reopened_in", "true")

const jobColumns = ["email_id", "account_id", "mode", "wake_at", "queued_at"]
const columns = jobColumns.map((name) => `j.${name}`).join(", ")

/** What a round found of an account's mode. */
interface ModeFound extends LaneFound {
  readonly account: string
  readonly mode: string
  /** Nothing of it may be claimed now. */
  readonly closed: boolean
}

/** What a round found apart from leases. */
export interface SendFound extends RoundFound<ModeFound> {
  readonly lapsed: ReadonlyArray<string>
  readonly reopened: ReadonlyArray<string>
  /** Whether another node was faster with one of the jobs. */
  readonly missed: boolean
}

export interface ClaimRow {
  /** Null in the one row, the last, that has what was found. */
  readonly email_id: string | null
  readonly account_id: string | null
  readonly token: string | null
  readonly found: SendFound | null
}

/** Which parts of the statement a round needs: one that has nothing but what was added since the last has none of them. */
interface Parts {
  /** There are lanes to claim from. */
  readonly laned: boolean
  /** The claim has taken something before. */
  readonly again: boolean
  /** The round is a transaction of its own. */
  readonly alone: boolean
}

const rangedOf = (now: string, depth: string): string => `
ranged AS MATERIALIZED (
  SELECT r.* FROM lane l JOIN open o ON o.account_id = l.account_id AND o.mode = l.mode AND o.is_open
  CROSS JOIN LATERAL (
    SELECT ${columns} FROM sendwright.send_jobs j
    WHERE ${sendQueue.isFree} AND j.account_id = l.account_id AND j.mode = l.mode AND j.wake_at <= ${now}
      AND (j.wake_at, j.email_id) >= (l.from_at, l.from_id)
    ORDER BY j.wake_at, j.email_id LIMIT ${depth}
  ) r
),`

const ended = `
ended AS MATERIALIZED (
  SELECT DISTINCT ON (account_id, mode) *, count(*) OVER (PARTITION BY account_id, mode) AS read FROM ranged
  ORDER BY account_id, mode, wake_at DESC, email_id DESC
),`

/**
 * Leases due jobs, one of each account in turn, of the lanes that are given and of what has become claimable since the
 * last round, and says what is left of both. Every part reads an index from the place on behind which it has not read
 * yet: `changed` what transactions have freed, as far as `reach`, and what has become due by the clock; `ranged` the
 * queues of the lanes; `lapsed` the leases that have run out, which are not leased here.
 *
 * Its cost grows with the number of leases and no faster. A job that a row of an expression names is looked up by
 * `LATERAL`, or all of them by one array, `NOT IN` hashes what it compares with, and what is joined to the lanes is
 * materialized: the planner, who expects one row of each expression, would make every join of two of them a loop in a
 * loop, and compute the inner one anew for each lane until the table's statistics say how much is in it.
 *
 * Its commit does not wait for the disk. A crash of the database may take leases back, under which nothing was handed
 * over: a hand-off is begun by a commit that does wait, and that finds such a lease gone.
 */
const claimStatement = statementWith<Parts, SendRound, ClaimRow>(({ again, alone, laned }, parameters) => {
  const { changes, direct, freed, hasLapsed, isClaimTime, leaseEnd, limit, now, perGroup, ripened, span, token } =
    claimParts(sendQueue, jobColumns, ({ options }) => options.perAccount, parameters)
  const tokenOf = (place: string) => `${token} || '.' || ${place}`
  return `
WITH ${span},
${laned ? `lane AS MATERIALIZED (SELECT * FROM ${lanesInTurn(laneColumns, parameters)}),` : ""}
${again ? `taken AS MATERIALIZED (SELECT * FROM ${parameters.rows("t", takenColumns, (round) => round.taken)}),` : ""}
${changes}
changed AS MATERIALIZED (
  SELECT f.* FROM ${freed}
  UNION
  SELECT ${columns} FROM ${ripened}
),
account AS MATERIALIZED (
  SELECT g.account_id, g.turn, c.suspended_at IS NULL AS test_open,
    c.suspended_at IS NULL AND c.paused_at IS NULL AS live_open
  FROM (${
    laned
      ? `
    SELECT k.account_id, min(k.turn) AS turn
    FROM (SELECT account_id, turn FROM lane UNION ALL SELECT account_id, NULL FROM changed) k GROUP BY k.account_id`
      : "SELECT DISTINCT account_id, NULL::int4 AS turn FROM changed"
  }) g
  LEFT JOIN LATERAL (SELECT * FROM sendwright.accounts x WHERE x.id = g.account_id OFFSET 0) c ON true
),
open AS MATERIALIZED (
  SELECT account_id, turn, 'live' AS mode, live_open AS is_open FROM account
  UNION ALL SELECT account_id, turn, 'test', test_open FROM account
),
${laned ? rangedOf(now, parameters.value("int4", (round) => round.depth)) : ""}
due AS MATERIALIZED (
  SELECT u.*, o.turn, row_number() OVER (PARTITION BY u.account_id ORDER BY u.wake_at, u.email_id)${
    again ? " + coalesce((SELECT t.taken FROM taken t WHERE t.account_id = u.account_id), 0)" : ""
  } AS rank,
    min(u.wake_at) OVER (PARTITION BY u.account_id) AS since
  FROM (SELECT * FROM changed WHERE wake_at <= ${now}${laned ? " UNION SELECT * FROM ranged" : ""}) u
  JOIN open o ON o.account_id = u.account_id AND o.mode = u.mode AND o.is_open
),
chosen AS MATERIALIZED (
  SELECT d.email_id, d.account_id, row_number() OVER (ORDER BY d.rank, d.turn, d.since, d.email_id) AS place FROM due d
  WHERE ${isClaimTime} AND d.rank <= ${perGroup} AND (d.turn IS NOT NULL OR ${direct})
  ORDER BY d.rank, d.turn, d.since, d.email_id LIMIT ${limit}
),
locked AS MATERIALIZED (
  SELECT c.email_id, c.account_id, c.place FROM chosen c
  CROSS JOIN LATERAL (
    SELECT FROM sendwright.send_jobs j
    WHERE j.email_id = c.email_id AND j.token IS NULL AND NOT j.held AND j.wake_at <= ${now}
    FOR UPDATE OF j SKIP LOCKED
  ) j
),
leased AS (
  UPDATE sendwright.send_jobs j
  SET token = ${tokenOf("array_position(ARRAY(SELECT c.email_id FROM chosen c ORDER BY c.place), j.email_id)")},
    wake_at = ${leaseEnd}, began_at = NULL, waits_for = NULL
  WHERE ${jobsOf("locked")}
),
remaining AS MATERIALIZED (
  SELECT DISTINCT ON (d.account_id, d.mode) d.* FROM due d
  WHERE d.email_id NOT IN (SELECT l.email_id FROM locked l)
  ORDER BY d.account_id, d.mode, d.wake_at, d.email_id
),
${laned ? ended : ""}
early AS MATERIALIZED (
  SELECT account_id, mode, min(wake_at) AS first, max(wake_at) AS last FROM changed WHERE wake_at > ${now}
  GROUP BY account_id, mode
),
lanes AS (
  SELECT k.account_id AS account, k.mode, NOT o.is_open AS closed,
    ${millis("r.wake_at")} AS left_at, r.email_id AS left_id, ${
    laned
      ? `${millis("e.wake_at")} AS last_at, e.email_id AS last_id, coalesce(e.read, 0)`
      : "NULL::float8 AS last_at, NULL::uuid AS last_id, 0"
  } AS read,
    EXISTS (SELECT FROM chosen c WHERE c.account_id = k.account_id) AS tried,
    ${millis("f.first")} AS later_at, ${millis("f.last")} AS later_until
  FROM (${laned ? "SELECT account_id, mode FROM lane UNION " : ""}SELECT DISTINCT account_id, mode FROM changed) k
  JOIN open o ON o.account_id = k.account_id AND o.mode = k.mode
  LEFT JOIN remaining r ON r.account_id = k.account_id AND r.mode = k.mode
  ${laned ? "LEFT JOIN ended e ON e.account_id = k.account_id AND e.mode = k.mode" : ""}
  LEFT JOIN early f ON f.account_id = k.account_id AND f.mode = k.mode
)
SELECT l.email_id, l.account_id, ${tokenOf("l.place")} AS token, NULL::json AS found, l.place FROM locked l
UNION ALL
SELECT NULL, NULL, NULL, json_build_object(
  'snapshot', reach.snapshot,
  'more', reach.cut IS NOT NULL OR reach.snapshot IS NULL,
  'lapsed', coalesce((SELECT json_agg(p.email_id) FROM (
    SELECT j.email_id FROM sendwright.send_jobs j
    WHERE ${hasLapsed}
    ORDER BY j.wake_at LIMIT greatest(${limit}, 1)) p), '[]'),
  'reopened', coalesce((SELECT json_agg(a.id) FROM (${reopenedAccounts}) a), '[]'),
  'lanes', coalesce((SELECT json_agg(lanes) FROM lanes), '[]'),
  'missed', (SELECT count(*) FROM chosen) > (SELECT count(*) FROM locked)
), NULL FROM span CROSS JOIN reach${alone ? " WHERE set_config('synchronous_commit', 'off', true) = 'off'" : ""}
ORDER BY place`
})

/** The statement for a round. */
export const claimStatementFor = ({ alone, lanes, taken }: SendRound): Statement<SendRound, ClaimRow> =>
  claimStatement({
    laned: lanes.length > 0,
    again: taken.length > 0,
    alone
  })
