/** Everything that SES may report of one email, played through signed SNS messages in any order. */
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import { GuardedHttp, GuardedHttpError } from "@sendwright/core/net/GuardedHttp"
import { ReputationGuard } from "@sendwright/core/reputation/ReputationGuard"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import { SnsCertificates, SnsCertificateUnavailable } from "@sendwright/ses/SnsCertificates"
import { SnsIntake, type SnsRefused, type SnsUnavailable } from "@sendwright/ses/SnsIntake"
import * as FakeSns from "@sendwright/testing/FakeSns"
import { acceptGroup, evidence, newEmail, seedAccount } from "@sendwright/testing/fixtures"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as Reports from "@sendwright/testing/SesReports"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { isDeepStrictEqual } from "node:util"

const ada = "ada@example.com"
const bob = "bob@example.com"

const topics = [FakeSns.make(), FakeSns.make({ topic: "ses-feedback", signatureVersion: "1" })] as const

const certificates = Layer.succeed(SnsCertificates, {
  pem: (url) => {
    const topic = topics.find(({ certificateUrl }) => certificateUrl === url)
    return topic === undefined
      ? Effect.fail(new SnsCertificateUnavailable({ message: "no such certificate" }))
      : Effect.succeed(topic.certificate)
  }
})

const noNetwork = Layer.succeed(GuardedHttp, {
  request: () => Effect.fail(new GuardedHttpError({ reason: "connect", message: "no network in tests" }))
})

/** The intake of SES over some storage. */
export const intake = SnsIntake.layer(topics.map(({ topicArn }) => topicArn)).pipe(
  Layer.provide(ProviderEvents.layer),
  Layer.provideMerge(Layer.provide(ReputationGuard.layer, AuditLog.layer)),
  Layer.provide([certificates, noNetwork, Wakeups.layerLocal])
)

type Report = (mail: Reports.SesMail) => string

/** Reports of an email to Ada and Bob, each with whether identities publish it as a notification too. */
const reports = (base: number): ReadonlyArray<readonly [report: Report, isNotification: boolean]> => {
  const at = (second: number) => new Date(base + second * 1_000)
  const answer = (emailAddress: string, status: string) => ({
    recipients: [{ emailAddress, status, diagnosticCode: `smtp; ${status} for ${emailAddress}` }]
  })
  return [
    [Reports.send, false],
    [(mail) => Reports.reject(mail), false],
    [Reports.renderingFailure, false],
    [(mail) => Reports.deliveryDelay(mail, at(2)), false],
    [(mail) => Reports.deliveryDelay(mail, at(3), { type: "MailboxFull", recipients: ["Bob@Example.com"] }), false],
    [(mail) => Reports.delivery(mail, at(4), [ada]), true],
    [(mail) => Reports.delivery(mail, at(4), ["BOB@example.com"]), true],
    // An answer that Ada is out of office.
    [(mail) => Reports.bounce(mail, at(5), { type: "Transient", ...answer("ADA@example.com", "4.0.0") }), true],
    [
      (mail) => Reports.bounce(mail, at(6), { type: "Undetermined", subType: "Undetermined", ...answer(bob, "4.9.9") }),
      true
    ],
    [(mail) => Reports.bounce(mail, at(7), { subType: "OnAccountSuppressionList", ...answer(bob, "5.1.1") }), true],
    [(mail) => Reports.complaint(mail, at(8), { recipients: [ada] }), true],
    [(mail) => Reports.complaint(mail, at(9), { recipients: [bob], type: "not-spam" }), true],
    [(mail) => Reports.open(mail, at(5)), false],
    [(mail) => Reports.click(mail, at(5)), false],
    [(mail) => Reports.subscription(mail, at(5)), false]
  ]
}

/**
 * Which reports there are in each story: first all of them, twice over, then some. A message is rejected or cannot be
 * rendered, and never both.
 */
const stories: ReadonlyArray<ReadonlyArray<number>> = (() => {
  const all = Array.from({ length: 15 }, (_, index) => index)
  const random = SeededRandom.make(1812)
  return [all, all, ...Array.from({ length: 18 }, () => random.some(all))]
    .map((story, index) => story.filter((report) => report !== 1 + index % 2))
})()

export const storyCount = stories.length

const bodies = new Map<string, string>()

/** Signing is what takes time: what was signed once is used again. */
const signed = (topic: FakeSns.FakeSns, message: string, at: Date): string => {
  const name = `${topic.topicArn} ${at.getTime()} ${message}`
  const known = bodies.get(name)
  if (known !== undefined) return known
  const body = topic.notification(message, at)
  bodies.set(name, body)
  return body
}

/** The bodies of one story: every report twice, the second time over the other topic, in its other form if it has one. */
const bodiesOf = (story: number, mail: Reports.SesMail, at: Date): ReadonlyArray<string> => {
  const told = reports(mail.sentAt.getTime())
  return stories[story]!.flatMap((index) => {
    const [report, isNotification] = told[index]!
    const second = isNotification ? { ...mail, form: "notification" as const } : mail
    return [signed(topics[0], report(mail), at), signed(topics[1], report(second), at)]
  })
}

/** What must not depend on the order. */
export interface Ending {
  readonly status: string
  readonly error: string | null
  readonly providerMessageId: string | null
  readonly events: ReadonlyArray<string>
  readonly suppressed: ReadonlyArray<string>
  readonly complaints: number
}

/**
 * Hands one email over and plays a story around the settlement of its hand-off. Without `random` everything comes one
 * by one and in order; with it, shuffled and in batches. At times all of it comes once more, which must change nothing.
 */
export const play = Effect.fnUntraced(function*(story: number, ids: {
  readonly accountId: string
  readonly emailId: string
  readonly now: Date
}, random: SeededRandom.SeededRandom | undefined) {
  const sns = yield* SnsIntake
  const emails = yield* EmailStore
  const jobs = yield* SendJobs
  const suppressions = yield* SuppressionStore
  const guard = yield* ReputationGuard
  const { now } = ids
  const { account } = yield* seedAccount({ id: ids.accountId, createdAt: new Date(now.getTime() - 30 * 86_400_000) })
  const email = newEmail({
    id: ids.emailId,
    accountId: account.id,
    createdAt: now,
    to: ["Ada <Ada@example.com>", bob],
    messageId: `${ids.emailId}@engines.example`
  })
  yield* emails.accept([acceptGroup([email])])
  const [lease] = yield* jobs.claim({
    now,
    limit: 1,
    perAccount: 1,
    leaseMillis: 600_000,
    unknownWaitMillis: 60_000,
    unknownPolicy: "resend",
    maxCrashes: 5
  })
  if (lease?.emailId !== email.id) return yield* Effect.die(new Error("the email is not due"))
  yield* jobs.begin([lease], now)
  const mail: Reports.SesMail = {
    messageId: `ses-${ids.emailId}`,
    recipients: ["Ada@example.com", "Bob@example.com"],
    sentAt: now,
    emailId: ids.emailId,
    attempt: 1,
    // What names the email by SES's id alone waits until the settlement, or another report, tells whose id it is.
    ...(story % 2 === 0 ? { headerMessageId: email.messageId } : {})
  }
  const settle = jobs.settle([{
    lease,
    now,
    evidence: [evidence({
      type: "email.sent",
      occurredAt: now,
      recipients: [ada, bob],
      details: { attempt: 1, provider_message_id: mail.messageId },
      keys: [],
      providerMessageId: mail.messageId
    })],
    next: { _tag: "Done" },
    later: []
  }])
  const takes = bodiesOf(story, mail, now).map((body) => sns.take({ body, isRaw: false }))
  const steps: ReadonlyArray<Effect.Effect<unknown, StorageError | SnsRefused | SnsUnavailable>> = random === undefined
    ? [settle, ...takes]
    : random.shuffle([settle, ...takes, jobs.applyKept(now, 100)])
  for (let from = 0; from < steps.length;) {
    const size = random === undefined ? 1 : 1 + random.below(5)
    yield* Effect.all(steps.slice(from, from + size), { concurrency: "unbounded" })
    from += size
  }
  const ending = Effect.gen(function*() {
    while ((yield* jobs.applyKept(now, 100)) > 0);
    const scope = { accountId: account.id, modes: ["live"] } as const
    const found = Option.getOrThrow(yield* emails.find(scope, email.id))
    const list = yield* suppressions.list(account.id, 10, null)
    const { week } = yield* guard.windows(account.id)
    return {
      status: found.status,
      error: found.error,
      providerMessageId: found.providerMessageId,
      // SES's word for the hand-off and our own say it with different details: whichever came first is the event.
      events: found.events
        .map(({ details, type }) => type === "email.sent" ? type : `${type} ${JSON.stringify(sorted(details))}`)
        .toSorted(),
      suppressed: list.map(({ address, reason }) => `${address} ${reason}`).toSorted(),
      complaints: week.complaints
    } satisfies Ending
  })
  const first = yield* ending
  if (new Set(first.events).size !== first.events.length) return yield* Effect.die(new Error("an event came twice"))
  if (random === undefined || random.below(10) === 0) {
    yield* Effect.forEach(takes, (take) => take, { discard: true })
    const second = yield* ending
    if (!isDeepStrictEqual(first, second)) return yield* Effect.die(new Error("a repetition changed something"))
  }
  return first
})

const sorted = (details: object): object =>
  Object.fromEntries(Object.entries(details).toSorted(([left], [right]) => left < right ? -1 : 1))
