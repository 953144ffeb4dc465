import { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { SnsCertificates } from "./SnsCertificates.ts"
import * as SnsMessage from "./SnsMessage.ts"
import * as SnsSignature from "./SnsSignature.ts"
import * as TopicArn from "./TopicArn.ts"

/** The longest body that SNS can post, in bytes: a message of 256 KiB, escaped, within its envelope. */
export const maxBodyBytes = 1024 * 1024

/**
 * A report may be so old: SNS tries to deliver one for an hour at most, and a dead-letter queue keeps for 14 days
 * what could not be delivered, so that an operator can post it again. Anybody else who repeats it changes nothing:
 * every report is stored once.
 */
export const maxAgeMillis = 15 * 24 * 3_600_000
/** A confirmation may be so old: to repeat one could bring back a subscription that was ended on purpose. */
export const maxConfirmationAgeMillis = 2 * 3_600_000
/** And be dated so far ahead of our clock. */
export const maxAheadMillis = 15 * 60_000

/** How long confirming a subscription may take. */
const confirmDeadlineMillis = 10_000
const maxConfirmationBytes = 64 * 1024

/** The message will never be taken, however often it is sent. */
export class SnsRefused extends Schema.TaggedError<SnsRefused>()("SnsRefused", {
  /** `malformed`: it cannot be read. `not_allowed`: it is not SNS that speaks, or not about one of our topics. */
  reason: Schema.Literals(["malformed", "not_allowed"]),
  message: Schema.String
}) {}

/** The message cannot be judged or answered now: send it again. */
export class SnsUnavailable
  extends Schema.TaggedError<SnsUnavailable>()("SnsUnavailable", { message: Schema.String })
{}

/** A request of SNS. */
export interface SnsPost {
  /** The body as it came. */
  readonly body: string
  /** Whether SNS says that it sends the bare message (the header `x-amz-sns-rawdelivery`), which nobody signed. */
  readonly isRaw: boolean
}

export const malformed = (message: string) => new SnsRefused({ reason: "malformed", message })
const notAllowed = (message: string) => new SnsRefused({ reason: "not_allowed", message })

/**
 * Takes what SNS posts for the topics that are named by their ARN: checks who signed it, and confirms subscriptions.
 * ARNs of no topic are passed over.
 */
export const make = Effect.fnUntraced(function*(topicArns: ReadonlyArray<string>) {
  const certificates = yield* SnsCertificates
  const http = yield* GuardedHttp
  const topics = new Map(topicArns.flatMap((arn) => {
    const topic = TopicArn.parse(arn)
    return topic === undefined ? [] : [[arn, topic]]
  }))

  /** The message, once it is sure that SNS signed it for one of the topics. */
  const authenticate = Effect.fnUntraced(function*(body: string) {
    const message = yield* Effect.mapError(Effect.fromResult(SnsMessage.decode(body)), malformed)
    const topic = topics.get(message.TopicArn)
    if (topic === undefined) return yield* notAllowed("The topic is not one of SENDWRIGHT_SES_TOPIC_ARNS")
    const now = yield* Clock.currentTimeMillis
    const age = now - Date.parse(message.Timestamp)
    const maxAge = message.Type === "Notification" ? maxAgeMillis : maxConfirmationAgeMillis
    if (!(age <= maxAge)) return yield* notAllowed("The message is too old")
    if (!(age >= -maxAheadMillis)) return yield* notAllowed("The message is dated in the future")
    if (!SnsMessage.isCertificateUrl(message.SigningCertURL, topic)) {
      return yield* notAllowed("The signing certificate is not of the topic's region")
    }
    const pem = yield* Effect.mapError(
      certificates.pem(message.SigningCertURL),
      ({ message }) => new SnsUnavailable({ message })
    )
    const key = yield* Effect.mapError(Effect.fromResult(SnsSignature.keyOf(pem, topic, now)), notAllowed)
    if (!SnsSignature.verify(message, key)) return yield* notAllowed("The signature does not fit the message")
    return { message, topic }
  })

  const confirm = Effect.fnUntraced(function*(message: SnsMessage.Confirmation, topic: TopicArn.TopicArn) {
    const url = SnsMessage.confirmationUrl(message, topic)
    if (url === undefined) return yield* notAllowed("The SubscribeURL does not confirm this topic in its region")
    const { status } = yield* http.request({
      method: "GET",
      url,
      headers: { accept: "*/*" },
      body: null,
      policy: { protocols: ["https:"], allowPrivate: false },
      deadlineMillis: confirmDeadlineMillis,
      maxBodyBytes: maxConfirmationBytes,
      readBody: "all"
    }).pipe(
      Effect.mapError(({ message }) =>
        new SnsUnavailable({ message: `The subscription was not confirmed: ${message}` })
      )
    )
    if (status !== 200) {
      return yield* new SnsUnavailable({ message: `The subscription was not confirmed: status ${status}` })
    }
    yield* Effect.logInfo("Subscribed to a topic of SNS")
    return "confirmed" as const
  })

  /** Takes a post; what was published is given to `onNotification`. */
  const take = <A, E>(
    { body, isRaw }: SnsPost,
    onNotification: (message: SnsMessage.Notification, topic: TopicArn.TopicArn) => Effect.Effect<A, E>
  ) =>
    Effect.gen(function*() {
      if (isRaw) {
        return yield* notAllowed("Raw message delivery is not signed: switch it off for this subscription")
      }
      const { message, topic } = yield* authenticate(body)
      const answer = Effect.gen(function*() {
        switch (message.Type) {
          case "Notification":
            return yield* onNotification(message, topic)
          case "SubscriptionConfirmation":
            return yield* confirm(message, topic)
          case "UnsubscribeConfirmation":
            yield* Effect.logWarning("The subscription to a topic of SNS was ended: nothing more comes from it")
            return "unsubscribed" as const
        }
      })
      return yield* Effect.annotateLogs(answer, { topicArn: topic.arn, snsMessageId: message.MessageId })
    })

  return { take }
})
