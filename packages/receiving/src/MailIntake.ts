import { runSteps } from "@sendwright/core/foundation/runSteps"
import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import { dmarcAction } from "@sendwright/core/received/dmarcAction"
import type { ReceivedFull } from "@sendwright/core/received/ReceivedRoom"
import type { AddAnswer } from "@sendwright/core/received/ReceivedStore"
import { type Arrived, Reception, type Recipient } from "@sendwright/core/received/Reception"
import { type Arrival, SenderAuthentication } from "@sendwright/core/received/SenderAuthentication"
import { SpamScanner } from "@sendwright/core/received/SpamScanner"
import * as ReceivedMessage from "@sendwright/mime/reading/ReceivedMessage"
import * as ReplyText from "@sendwright/mime/reading/ReplyText"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { createHash } from "node:crypto"

/** A message for domains that receive. */
export interface Delivery extends Arrival {
  /** In the order in which they were named, at least 1, at most `maxRecipients`. */
  readonly recipients: ReadonlyArray<Recipient>
  /** Whether the message is as its sender wrote it, as it is by default: only then can its signatures be checked. */
  readonly isOriginal?: boolean
}

/** So many servers have passed the message on that it goes round in circles (RFC 5321 section 6.3). */
export class TooManyHops extends Schema.TaggedError<TooManyHops>()("TooManyHops", {
  /** Its fields `Received`. */
  hops: Schema.Int
}) {
  override get message(): string {
    return `The message has passed ${this.hops} servers: look which of them sends it back`
  }
}

/** The domain of its From asks for the refusal of what is not its own (RFC 7489 section 6.6.2). */
export class RefusedByPolicy extends Schema.TaggedError<RefusedByPolicy>()("RefusedByPolicy", {
  /** As A-labels; null where From has none. */
  domain: Schema.NullOr(Schema.String)
}) {
  override get message(): string {
    return `The message is not from ${this.domain}, whose DMARC policy asks for its refusal: send it by that domain's servers`
  }
}

/** What an intake is made with. */
export interface IntakeOptions {
  /** What becomes of mail whose domain asks for its refusal; `mark` stores it with the result. `refuse` by default. */
  readonly dmarc?: "refuse" | "mark"
}

/** The most servers that a message may have passed. */
export const maxHops = 50

/** To digest octets is quicker than to look at each. */
const digestedPerStep = 8 * stepBytes

function* digestOf(bytes: Uint8Array): Steps<string> {
  const hash = createHash("sha256")
  for (let at = 0; at < bytes.length; at += digestedPerStep) {
    if (at > 0) yield
    hash.update(bytes.subarray(at, at + digestedPerStep))
  }
  return hash.digest("hex")
}

/** What a message says, as it is stored. */
function* readInSteps({ message, returnPath }: Delivery): Steps<
  & { readonly hops: number }
  & Omit<Arrived, "authentication" | "content" | "contentDigest" | "recipients" | "returnPath" | "spam">
> {
  const read = yield* ReceivedMessage.readInSteps({ message, returnPath })
  const { cc, from, headers, hops, html, messageId, references, replyTo, text, to } = read
  return {
    hops,
    from,
    to,
    cc,
    replyTo,
    subject: read.subject ?? "",
    messageId,
    inReplyTo: read.inReplyTo[0] ?? null,
    references,
    html,
    text,
    replyText: yield* ReplyText.readInSteps({ html, text }),
    headers,
    attachments: read.attachments.map(({ contentId, contentType, disposition, filename, size }) => ({
      contentId,
      contentType,
      disposition,
      filename,
      size
    }))
  }
}

/**
 * Reads messages for domains that receive and stores them. `SenderAuthentication` checks them, and `SpamScanner` scores
 * them, where these are provided. It answers nobody: what it does not take is for the server to keep that brought it.
 *
 * @example
 * ```ts no-run: it needs a message
 * import { type Delivery, MailIntake } from "@sendwright/receiving/MailIntake"
 * import * as Effect from "effect/Effect"
 *
 * // The ids under which the recipients' accounts find it.
 * export const take = Effect.fn("take")(function*(delivery: Delivery) {
 *   const intake = yield* MailIntake
 *   return (yield* intake.take(delivery)).map(({ id }) => id)
 * })
 * ```
 */
export class MailIntake extends Context.Service<MailIntake, {
  /** Takes one message. When it succeeds, each account and mode that it is for has it, once. */
  readonly take: (
    delivery: Delivery
  ) => Effect.Effect<ReadonlyArray<AddAnswer>, TooManyHops | RefusedByPolicy | ReceivedFull | StorageError>
}>()("@sendwright/receiving/MailIntake") {
  static readonly layer = ({ dmarc = "refuse" }: IntakeOptions = {}) =>
    Layer.effect(
      MailIntake,
      Effect.gen(function*() {
        const reception = yield* Reception
        const checks = yield* Effect.serviceOption(SenderAuthentication)
        const scanner = yield* Effect.serviceOption(SpamScanner)

        const take = Effect.fn("MailIntake.take")(function*(delivery: Delivery) {
          const { hops, ...read } = yield* runSteps(readInSteps(delivery))
          if (hops > maxHops) return yield* new TooManyHops({ hops })
          const authentication = Option.isNone(checks) || delivery.isOriginal === false
            ? null
            : yield* checks.value.check(delivery)
          if (authentication !== null && dmarc === "refuse" && dmarcAction(authentication) === "refuse") {
            return yield* new RefusedByPolicy({ domain: authentication.dmarc.domain })
          }
          return yield* reception.take({
            ...read,
            returnPath: delivery.returnPath,
            recipients: delivery.recipients,
            content: delivery.message,
            contentDigest: yield* runSteps(digestOf(delivery.message)),
            authentication,
            spam: Option.isNone(scanner) ? null : yield* scanner.value.scan(delivery)
          })
        })

        return MailIntake.of({ take })
      })
    )
}
