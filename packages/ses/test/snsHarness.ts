/** The intake over memory, with what a test sees and changes of the world outside. */
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { EmailStore, type NewEmail } from "@sendwright/core/emails/EmailStore"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { GuardedHttp, type GuardedHttpError, type GuardedResponse } from "@sendwright/core/net/GuardedHttp"
import { ReputationGuard } from "@sendwright/core/reputation/ReputationGuard"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { type NextStep, SendJobs, type SendLease } from "@sendwright/core/sending/SendJobs"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import { SnsCertificates, type SnsCertificateUnavailable } from "@sendwright/ses/SnsCertificates"
import { SnsIntake } from "@sendwright/ses/SnsIntake"
import * as FakeSns from "@sendwright/testing/FakeSns"
import { acceptGroup, evidence, newEmail, newId, peppers } from "@sendwright/testing/fixtures"
import type * as Reports from "@sendwright/testing/SesReports"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Option from "effect/Option"
import { CurrentLogAnnotations } from "effect/References"
import * as TestClock from "effect/testing/TestClock"

const start = Date.UTC(2026, 10, 21, 12)
export const hour = 3_600_000
export const at = (millis: number) => new Date(start + millis)
export const sns = FakeSns.make()
export const other = FakeSns.make({ topic: "somebody-elses" })

/** What a test sees of the world outside, and changes in it. */
interface Outside {
  readonly certificates: Array<string>
  readonly urls: Array<string>
  readonly log: Array<string>
  certificate: Effect.Effect<string, SnsCertificateUnavailable>
  answer: Effect.Effect<GuardedResponse, GuardedHttpError>
}

const rig = Effect.fnUntraced(function*() {
  const sns = yield* SnsIntake
  const jobs = yield* SendJobs
  const emails = yield* EmailStore
  const suppressions = yield* SuppressionStore
  const accountId = newId()

  const take = (body: string, isRaw = false) => sns.take({ body, isRaw })

  /** Begins the hand-off of a new email. */
  const begin = Effect.fnUntraced(function*(over: Partial<NewEmail> = {}) {
    const email = newEmail({ accountId, createdAt: at(0), ...over })
    yield* emails.accept([acceptGroup([email])])
    const leases = yield* claim(at(0))
    yield* jobs.begin(leases, at(0))
    return { email, lease: leases[0]! }
  })
  const claim = (now: Date) =>
    jobs.claim({
      now,
      limit: 10,
      perAccount: 10,
      leaseMillis: 60_000,
      unknownWaitMillis: 60_000,
      unknownPolicy: "resend",
      maxCrashes: 5
    })
  const settle = (lease: SendLease, providerMessageId: string | null, next: NextStep = { _tag: "Done" }) =>
    jobs.settle([{
      lease,
      now: at(1_000),
      evidence: providerMessageId === null ? [] : [evidence({
        type: "email.sent",
        occurredAt: at(1_000),
        recipients: ["ada@example.com"],
        details: { attempt: 1, provider_message_id: providerMessageId },
        keys: [],
        providerMessageId
      })],
      next,
      later: []
    }])
  const find = (id: string) =>
    Effect.map(emails.find({ accountId, modes: ["live", "test"] }, id), (found) => {
      const { events, providerMessageId, status } = Option.getOrThrow(found)
      return { status, providerMessageId, events: events.map(({ type }) => type) }
    })
  const suppressed = Effect.map(suppressions.list(accountId, 10, null), (list) => list.map(({ address }) => address))
  return { take, begin, claim, settle, find, suppressed, jobs }
})

type Rig = Effect.Success<ReturnType<typeof rig>>

export const using = <E>(
  use: (rig: Rig, outside: Outside) => Effect.Effect<void, E>,
  events: typeof ProviderEvents.layer = ProviderEvents.layer
) => {
  const outside: Outside = {
    certificates: [],
    urls: [],
    log: [],
    certificate: Effect.succeed(sns.certificate),
    answer: Effect.succeed({ status: 200, headers: {}, body: new Uint8Array() })
  }
  const certificates = Layer.succeed(SnsCertificates, {
    pem: (url) =>
      Effect.suspend(() => {
        outside.certificates.push(url)
        return outside.certificate
      })
  })
  const http = Layer.succeed(GuardedHttp, {
    request: ({ url }) =>
      Effect.suspend(() => {
        outside.urls.push(url)
        return outside.answer
      })
  })
  const logger = Logger.make(({ fiber, logLevel, message }) => {
    outside.log.push(`${logLevel} ${JSON.stringify(message)} ${JSON.stringify(fiber.getRef(CurrentLogAnnotations))}`)
  })
  const world = SnsIntake.layer([sns.topicArn, "no topic"]).pipe(
    Layer.provide(events),
    Layer.provide(Layer.provide(ReputationGuard.layer, AuditLog.layer)),
    Layer.provideMerge(MemoryStorage.layer),
    Layer.provide([certificates, http, Wakeups.layerLocal, SecureRandom.layerWebCrypto, peppers])
  )
  return Effect.gen(function*() {
    yield* TestClock.setTime(start)
    yield* use(yield* rig(), outside)
  }).pipe(Effect.provide(Layer.merge(Layer.fresh(world), Logger.layer([logger]))))
}

export const mailOf = (emailId: string, over: Partial<Reports.SesMail> = {}): Reports.SesMail => ({
  messageId: `ses-${emailId}`,
  recipients: ["Ada@Example.com"],
  sentAt: at(500),
  emailId,
  attempt: 1,
  ...over
})

export const posted = (message: string) => sns.notification(message, at(0))
