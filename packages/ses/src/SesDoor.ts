import { type ContentMissing, ContentStore, type ContentStoreError } from "@sendwright/core/objects/ContentStore"
import { EventsRefused, EventsUnavailable } from "@sendwright/core/sending/EventIntake"
import type { DoorMaker, DoorRequest, MailDoor } from "@sendwright/core/sending/MailDoor"
import * as S3ContentStore from "@sendwright/s3/S3ContentStore"
import * as S3Options from "@sendwright/s3/S3Options"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as Semaphore from "effect/Semaphore"
import { clientOf, decode, type SesReceipt } from "./SesReceipt.ts"
import { SnsCertificates } from "./SnsCertificates.ts"
import type * as SnsMessage from "./SnsMessage.ts"
import * as SnsPosts from "./SnsPosts.ts"
import type * as TopicArn from "./TopicArn.ts"

/** Who may read the buckets that messages are in. */
export type BucketCredentials = S3Options.S3Options["credentials"]

/** Whose mail is taken, and how the buckets are reached that it may be in. */
export interface SesDoorOptions {
  /** Topics that are published to, by their ARN. */
  readonly topicArns: ReadonlyArray<string>
  /** For a region; whatever AWS's SDK finds by default. */
  readonly credentials?: (region: string) => Promise<BucketCredentials>
  /** Another address of S3 than AWS's, for tests. */
  readonly s3Endpoint?: string
}

/** SNS waits 15 seconds for an answer. */
const fetchMillis = 10_000
/** Messages that are fetched at once; others wait for their turn. */
const fetchers = 4

/** What AWS's SDK finds: it reads the environment, profiles and roles. */
const fromSdk = () => {
  const clients = new Map<string, Promise<() => Promise<BucketCredentials>>>()
  const open = async (region: string) => {
    const { SESv2Client } = await import("@aws-sdk/client-sesv2")
    const { config } = new SESv2Client({ region })
    return async (): Promise<BucketCredentials> => {
      const { accessKeyId, secretAccessKey, sessionToken } = await config.credentials()
      return {
        accessKeyId,
        secretAccessKey: Redacted.make(secretAccessKey),
        ...(sessionToken === undefined ? {} : { sessionToken: Redacted.make(sessionToken) })
      }
    }
  }
  return async (region: string): Promise<BucketCredentials> => {
    const client = clients.get(region) ?? open(region)
    clients.set(region, client)
    return (await client)()
  }
}

const unavailable = (message: string) => new EventsUnavailable({ message })
const malformed = (message: string) => new EventsRefused({ reason: "malformed", message })

const decoder = new TextDecoder("utf-8", { fatal: true })

const textOf = (body: Uint8Array): string => Result.getOrElse(Result.try(() => decoder.decode(body)), () => "")

const withoutObject = (error: ContentMissing | ContentStoreError): EventsRefused | EventsUnavailable =>
  error._tag === "ContentStoreError" && error.reason === "too long"
    ? malformed("The message in the bucket is too large")
    : unavailable(`The message could not be fetched: ${error.message}`)

/**
 * The door for what SES receives: its rules publish to a topic of SNS, which posts here, with the message itself or the
 * place in S3 where it is.
 *
 * @example
 * ```ts
 * import * as SesDoor from "@sendwright/ses/SesDoor"
 * import { SnsCertificates } from "@sendwright/ses/SnsCertificates"
 * import * as Effect from "effect/Effect"
 *
 * export const door = SesDoor.make({ topicArns: ["arn:aws:sns:eu-central-1:123456789012:received"] }).pipe(
 *   Effect.provide(SnsCertificates.layer)
 * )
 * ```
 */
export const make = Effect.fnUntraced(function*({ credentials = fromSdk(), s3Endpoint, topicArns }: SesDoorOptions) {
  const posts = yield* SnsPosts.make(topicArns)
  const turn = yield* Semaphore.make(fetchers)

  const fetch = Effect.fnUntraced(
    function*(bucket: string, key: string, region: string, maxBytes: number) {
      const found = yield* Effect.tryPromise({
        try: () => credentials(region),
        catch: () => unavailable("AWS's SDK finds no credentials for the bucket of the message")
      }).pipe(Effect.timeoutOrElse({
        duration: fetchMillis,
        orElse: () => Effect.fail(unavailable("AWS's SDK does not find credentials in time"))
      }))
      const options = S3Options.make({
        bucket,
        region,
        credentials: found,
        requestMillis: fetchMillis,
        // SNS tries again.
        tries: 1,
        ...(s3Endpoint === undefined ? {} : { endpoint: s3Endpoint })
      })
      return yield* ContentStore.use((store) => store.get(key, maxBytes)).pipe(
        Effect.provide(S3ContentStore.layer(options)),
        Effect.mapError(withoutObject)
      )
    },
    turn.withPermits(1)
  )

  const messageOf = ({ content }: SesReceipt, { region }: TopicArn.TopicArn, maxBytes: number) =>
    content._tag === "Inline"
      ? Effect.succeed(content.message)
      : fetch(content.bucket, content.key, region, maxBytes)

  const receipt = (maxBytes: number) =>
    Effect.fnUntraced(function*(notification: SnsMessage.Notification, topic: TopicArn.TopicArn) {
      const decoded = yield* Effect.mapError(Effect.fromResult(decode(notification.Message)), malformed)
      if (decoded === undefined) {
        yield* Effect.logInfo("A message of SNS brings no mail")
        return null
      }
      const message = yield* messageOf(decoded, topic, maxBytes)
      const { recipients, returnPath } = decoded
      return { recipients, returnPath, ...clientOf(message), message, isOriginal: true }
    })

  const open = Effect.fn("SesDoor.open")(function*({ body, headers }: DoorRequest, messageBytes: number) {
    const post = { body: textOf(body), isRaw: headers["x-amz-sns-rawdelivery"] === "true" }
    const taken = yield* posts.take(post, receipt(messageBytes)).pipe(Effect.catchTags({
      // Nobody known has sent it, whatever is wrong with it.
      SnsRefused: ({ message }) => Effect.fail(new EventsRefused({ reason: "not_allowed", message })),
      SnsUnavailable: ({ message }) => Effect.fail(unavailable(message))
    }))
    return typeof taken === "string" ? null : taken
  })

  const door: MailDoor = {
    title: "SES",
    bodyBytes: () => SnsPosts.maxBodyBytes,
    // Anything else fills the dead-letter queue.
    refusedStatus: 200,
    distrustedStatus: 403,
    open
  }
  return door
})

/**
 * The same with certificates that are fetched.
 *
 * @example
 * ```ts
 * import * as SesDoor from "@sendwright/ses/SesDoor"
 *
 * export const door = SesDoor.maker({ topicArns: ["arn:aws:sns:eu-west-1:123456789012:received"] })
 * ```
 */
export const maker = (options: SesDoorOptions): DoorMaker => Effect.provide(make(options), SnsCertificates.layer)
