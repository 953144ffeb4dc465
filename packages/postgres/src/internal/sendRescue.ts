import type { Evidence as PieceOfEvidence } from "@sendwright/core/model/Evidence"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import { type Column, column } from "./columns.ts"
import type { Database } from "./Database.ts"
import * as Evidence from "./evidence.ts"
import * as P from "./params.ts"
import { jobsOf } from "./sendLeases.ts"
import type { ClaimOptions } from "./sendLook.ts"
import { statement } from "./Statement.ts"

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
WITH u AS MATERIALIZED (SELECT * FROM ${parameters.rows("u", freedColumns, ({ freed }) => freed)}),
ended AS (
  DELETE FROM sendwright.send_jobs WHERE email_id = ANY (${parameters.values("uuid", ({ ended }) => ended)}::uuid[])
)
UPDATE sendwright.send_jobs j
SET token = NULL, began_at = NULL, crashes = j.crashes + 1, due_at = u.due_at, wake_at = u.due_at, held = u.held
FROM u WHERE j.email_id = u.email_id AND ${jobsOf("u")}`)

/** What becomes of jobs whose worker did not come back in time. */
export const rescue = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  ids: ReadonlyArray<string>,
  options: ClaimOptions
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
      Evidence.apply(email, [crashed(email, job.attempt, crashes, options.engineNow)], options.engineNow)
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
