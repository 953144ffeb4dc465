import { erased } from "@sendwright/core/privacy/Redaction"
import { type Begun, SendJobs, type SendLease, type Settlement } from "@sendwright/core/sending/SendJobs"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Batcher from "../database/Batcher.ts"
import * as Database from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import { LowWater } from "../database/LowWater.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { readingOf } from "../queues/queueReading.ts"
import * as ProviderEvents from "../reports/providerEvents.ts"
import * as ReportSignatures from "../reports/reportSignatures.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"
import { begin } from "./sendBegin.ts"
import { claim } from "./sendClaim.ts"
import * as SendHeld from "./sendHeld.ts"
import { jobsOf, leaseColumns } from "./sendLeases.ts"
import { nextDue } from "./sendNextDue.ts"
import * as SendQueued from "./sendQueued.ts"
import { settle } from "./sendSettle.ts"
import { makeCursor } from "./sendSweep.ts"

const concurrency = 2
const maxCalls = 128
// Each of its statements costs the database as much as some ten of its emails.
const fill = 32

const releaseStatement = statement<ReadonlyArray<SendLease>>((parameters) => `
WITH u AS MATERIALIZED (SELECT * FROM ${parameters.rows("u", leaseColumns, (leases) => leases)})
UPDATE sendwright.send_jobs j SET token = NULL, wake_at = j.due_at
FROM u WHERE j.email_id = u.email_id AND ${jobsOf("u")} AND j.token = u.token AND j.began_at IS NULL`)

interface AddresseesRow {
  readonly recipients: ReadonlyArray<string>
  readonly message_id: string
  readonly provider_message_id: string | null
}

const addresseesStatement = statementIn<string, AddresseesRow>(({ within }, parameters) => `
SELECT e.recipients, e.message_id, s.provider_message_id
FROM sendwright.emails e JOIN sendwright.email_states s ON s.email_id = e.id${within("s.email_id")}
WHERE e.id = ${parameters.value("uuid", P.idOrNull)}${within("e.id")}`)

/** `SendJobs` on Postgres. */
export const layer: Layer.Layer<SendJobs, never, SqlClient | SecureRandom.SecureRandom> = Layer.effect(
  SendJobs,
  Effect.gen(function*() {
    const db = yield* Database.make
    const random = yield* SecureRandom.SecureRandom
    const kept = new LowWater()
    const reading = readingOf(db, makeCursor)
    const { clock } = db
    const settler = yield* Batcher.make({
      name: "SendJobs.settle",
      concurrency,
      maxItems: maxCalls,
      fill,
      run: Batcher.overLists((settlements: ReadonlyArray<Settlement>) => settle(db, random, settlements)),
      ...db.batches
    })
    return SendJobs.of({
      claim: (options) =>
        Database.storage("SendJobs.claim")(
          clock.claiming(options.leaseMillis, (ahead) =>
            reading((from) =>
              claim(db, random, from, {
                ...options,
                now: plus(options.now, ahead),
                engineNow: options.now,
                toleranceMillis: clock.toleranceOf(options.leaseMillis)
              })
            ))
        ),
      begin: (leases, now) =>
        leases.length === 0 ? Effect.succeed<ReadonlyArray<Begun>>([]) : Database.storage("SendJobs.begin")(
          Effect.flatMap(clock.aheadOf(now), (ahead) => begin(db, leases, plus(now, ahead), ahead))
        ),
      settle: (settlements) =>
        settlements.length === 0 ? Effect.succeed<ReadonlyArray<boolean>>([]) : Database.storage("SendJobs.settle")(
          Effect.flatMap(
            db.inTransaction,
            (isInside) => isInside ? settle(db, random, settlements) : settler.submit(settlements)
          )
        ),
      release: (leases) =>
        db.write(db.run(releaseStatement, leases)).pipe(Effect.asVoid, Database.storage("SendJobs.release")),
      intake: (events, now) =>
        events.length === 0
          ? Effect.succeed({ applied: 0, duplicates: 0, parked: 0 })
          : Database.storage("SendJobs.intake")(ProviderEvents.intake(db, random, events, now)),
      bindSignature: (signature, now) =>
        Database.storage("SendJobs.bindSignature")(ReportSignatures.bind(db, signature, now)),
      held: (query) =>
        Database.storage("SendJobs.held", "reads")(
          Effect.flatMap(clock.ahead, (ahead) => SendHeld.held(db, query, ahead))
        ),
      free: (accountId, emailId, now) =>
        Database.storage("SendJobs.free")(
          Effect.flatMap(clock.aheadOf(now), (ahead) => SendHeld.free(db, accountId, emailId, plus(now, ahead)))
        ),
      holdQueued: ({ maxCrashes, ...step }) =>
        Database.storage("SendJobs.holdQueued", "background")(
          Effect.flatMap(clock.aheadOf(step.now), (ahead) => {
            const now = plus(step.now, ahead)
            return SendQueued.holdQueued(db, random, { ...step, now, queuedBy: plus(step.queuedBy, ahead) }, {
              now,
              engineNow: step.now,
              unknownPolicy: "hold",
              unknownWaitMillis: 0,
              maxCrashes
            })
          })
        ),
      releaseQueued: (step) =>
        Database.storage("SendJobs.releaseQueued", "background")(
          Effect.flatMap(clock.ahead, (ahead) =>
            SendQueued.releaseQueued(db, { ...step, queuedBy: plus(step.queuedBy, ahead) }))
        ),
      settleHeld: (accountId, report, now) =>
        Database.storage("SendJobs.settleHeld")(ProviderEvents.settleHeld(db, random, accountId, report, now)),
      addressees: (emailId) =>
        Effect.flatMap(monthsOf([emailId]), (months) => db.run(addresseesStatement(months), emailId)).pipe(
          Effect.map(([row]) =>
            row === undefined ? null : {
              recipients: row.recipients.filter((address) => address !== erased),
              messageId: row.message_id,
              providerMessageId: row.provider_message_id
            }
          ),
          Database.storage("SendJobs.addressees")
        ),
      applyKept: (now, limit) =>
        Database.storage("SendJobs.applyKept")(ProviderEvents.applyKept(db, random, kept, now, limit)),
      nextDue: Database.storage("SendJobs.nextDue")(clock.nextDue(reading((from) => nextDue(db, from))))
    })
  })
)
