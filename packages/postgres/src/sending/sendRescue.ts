import * as CrashPolicy from "@sendwright/core/sending/CrashPolicy"
import { crashed } from "@sendwright/core/sending/HandoffEvidence"
import { crashedHandoff } from "@sendwright/core/sending/HandoffRecord"
import type { SendPart } from "@sendwright/core/sending/SendParts"
import * as SendParts from "@sendwright/core/sending/SendParts"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import * as Evidence from "../reports/evidence.ts"
import { lock } from "../reports/lockedEmails.ts"
import { type Column, column } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"
import type { ClaimOptions } from "./sendClaimStatement.ts"
import * as Handoffs from "./sendHandoffs.ts"
import { jobsOf } from "./sendLeases.ts"
import { partsFrom, setParts, type StoredPart, storedParts } from "./storedParts.ts"

const lockJobsStatement = `
SELECT email_id, attempt, crashes, wake_at, due_at, began_at, parts FROM sendwright.send_jobs
WHERE email_id = ANY ($1::uuid[]) AND token IS NOT NULL AND wake_at <= $2 ORDER BY email_id FOR UPDATE`

interface JobRow {
  readonly email_id: string
  readonly attempt: number
  readonly crashes: number
  readonly wake_at: Date
  readonly due_at: Date
  readonly began_at: Date | null
  readonly parts: ReadonlyArray<StoredPart> | null
}

interface Rescued {
  readonly ended: ReadonlyArray<string>
  readonly freed: ReadonlyArray<Freed>
  readonly handoffs: ReadonlyArray<Handoffs.EndedHandoff>
}

interface Freed {
  readonly id: string
  readonly dueAt: Date
  readonly held: boolean
  readonly parts: ReadonlyArray<SendPart> | null
}

const freedColumns: ReadonlyArray<Column<Freed>> = [
  column("email_id", "uuid", ({ id }) => id),
  column("due_at", "timestamptz", ({ dueAt }) => dueAt),
  column("held", "bool", ({ held }) => held),
  column("parts", "json", ({ parts }) => storedParts(parts))
]

const freeStatement = statement<Rescued>((parameters) => `
WITH u AS MATERIALIZED (SELECT * FROM ${parameters.rows("u", freedColumns, ({ freed }) => freed)}),
${Handoffs.newHandoffs(`SELECT * FROM ${parameters.rows("h", Handoffs.endedColumns, ({ handoffs }) => handoffs)}`)},
ended AS (
  DELETE FROM sendwright.send_jobs WHERE email_id = ANY (${parameters.values("uuid", ({ ended }) => ended)}::uuid[])
)
UPDATE sendwright.send_jobs j
SET token = NULL, began_at = NULL, crashes = j.crashes + 1, due_at = u.due_at, wake_at = u.due_at, held = u.held,
  ${setParts("u.parts")}
FROM u WHERE j.email_id = u.email_id AND ${jobsOf("u")}`)

/** What tells how it goes on with them. */
export type RescueOptions = Pick<
  ClaimOptions,
  "now" | "engineNow" | "unknownPolicy" | "unknownWaitMillis" | "maxCrashes"
>

/** What becomes of jobs whose worker did not come back in time. */
export const rescue = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  ids: ReadonlyArray<string>,
  options: RescueOptions
): Effect.fn.Return<void, SqlError> {
  const emails = yield* lock(db, ids)
  const jobs = yield* db.query<JobRow>(lockJobsStatement, [P.uuids(ids), P.time(options.now)])
  const ended: Array<string> = []
  const freed: Array<Freed> = []
  const handoffs: Array<Handoffs.EndedHandoff> = []
  const ahead = options.now.getTime() - options.engineNow.getTime()
  const lost = (job: JobRow, dueAt: Date | null) => {
    if (job.began_at === null) return
    const nextAt = dueAt === null ? null : plus(dueAt, -ahead)
    const ended = { number: job.attempt, beganAt: plus(job.began_at, -ahead), endedAt: options.engineNow, nextAt }
    handoffs.push({ emailId: job.email_id, handoff: crashedHandoff(ended) })
  }
  for (const job of jobs) {
    const email = emails.get(job.email_id)
    if (email === undefined || !Evidence.isUnsent(email)) {
      ended.push(job.email_id)
      continue
    }
    const crashes = job.crashes + 1
    const begun = job.began_at !== null
    const next = CrashPolicy.decide(
      { crashes, begun, leaseEnd: job.wake_at.getTime(), dueAt: job.due_at.getTime() },
      options
    )
    const dueAt = next._tag === "Due" ? new Date(next.at) : null
    lost(job, dueAt)
    if (next._tag === "GiveUp") {
      const now = options.engineNow
      Evidence.apply(email, [crashed(email.record.recipients, { attempts: job.attempt, crashes, now })], now)
      ended.push(job.email_id)
      continue
    }
    const before = partsOf(job)
    const parts = before === null || job.began_at === null ? before : SendParts.lost(before, job.began_at, dueAt)
    const earliest = begun && parts !== null ? SendParts.earliest(parts) : null
    freed.push({
      id: job.email_id,
      dueAt: earliest ?? dueAt ?? job.wake_at,
      held: earliest === null && next._tag === "Hold",
      parts
    })
  }
  yield* Evidence.write(db, random, emails.values())
  yield* db.run(freeStatement, { ended, freed, handoffs })
})

const partsOf = ({ parts }: JobRow) => parts === null ? null : partsFrom(parts)
