import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"
import type { HttpInput } from "./HttpOptions.ts"
import * as HttpOptions from "./HttpOptions.ts"
import { addressedOf, mailboxText, problemOfAddresses, problemOfShown } from "./internal/addressing.ts"
import * as Fields from "./internal/fields.ts"
import * as HttpProvider from "./internal/HttpProvider.ts"
import * as PostmarkOutcome from "./PostmarkOutcome.ts"

/** A server of Postmark. */
export interface PostmarkInput extends HttpInput {
  /** The server's API token. */
  readonly token: Redacted.Redacted
  /** The message stream that email is sent on; absent: `outbound`, the transactional one that every server has. */
  readonly stream?: string | undefined
}

const endpoint = "https://api.postmarkapp.com"

// `X-PM-…` steers Postmark: its tag, its stream, its tracking.
const steering = /^x-pm-/i

const problemOf = (message: OutgoingMessage): string | undefined =>
  problemOfAddresses("Postmark", message) ?? problemOfShown("Postmark", message)
    ?? Fields.problemOfAttachments("Postmark", message) ?? Fields.problemOfHeaders("Postmark", message, steering)

/** The message in the fields of `POST /email`. */
const bodyOf = (message: OutgoingMessage, stream: string) => {
  const { bcc, cc, to } = addressedOf(message)
  const list = (mailboxes: ReadonlyArray<OutgoingMessage["from"]>) => mailboxes.map(mailboxText).join(", ")
  return {
    From: mailboxText(message.from),
    ...(to.length === 0 ? {} : { To: list(to) }),
    ...(cc.length === 0 ? {} : { Cc: list(cc) }),
    ...(bcc.length === 0 ? {} : { Bcc: bcc.join(", ") }),
    ...(message.replyTo.length === 0 ? {} : { ReplyTo: list(message.replyTo) }),
    Subject: message.subject,
    ...(message.html === null ? {} : { HtmlBody: message.html }),
    ...(message.text === null ? {} : { TextBody: message.text }),
    MessageStream: stream,
    Metadata: { [Fields.emailIdTag]: message.emailId, [Fields.attemptTag]: String(message.attempt) },
    // Otherwise Postmark makes a Message-ID of its own.
    Headers: [["Message-ID", Fields.messageIdOf(message)], ["X-PM-KeepID", "true"], ...Fields.headersOf(message)]
      .map(([Name, Value]) => ({ Name, Value })),
    Attachments: message.attachments.map((attachment, index) => ({
      Name: Fields.filenameOf(attachment, index),
      Content: Fields.base64(attachment.content),
      ContentType: attachment.contentType,
      ...(attachment.contentId === null ? {} : { ContentID: `cid:${attachment.contentId}` })
    })),
    TrackOpens: false,
    TrackLinks: "None"
  }
}

/**
 * The provider that hands messages to Postmark over its API.
 *
 * Nothing is tried twice. Postmark signs (DKIM), and has a return path of its own; the Message-ID stays that of the message.
 * `providerMessageId` is Postmark's `MessageID`, which its reports name.
 *
 * @example
 * ```ts
 * import { EmailProvider, ThrottledProvider } from "@sendwright/core"
 * import * as PostmarkProvider from "@sendwright/http-providers/PostmarkProvider"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import * as Redacted from "effect/Redacted"
 *
 * export const Provider = Layer.effect(
 *   EmailProvider,
 *   Effect.flatMap(PostmarkProvider.make({ token: Redacted.make("server-token") }), (provider) =>
 *     ThrottledProvider.make(provider))
 * )
 * ```
 */
export const make = (input: PostmarkInput): Effect.Effect<EmailProvider["Service"], never, Scope.Scope> => {
  const options = HttpOptions.resolve(input, endpoint)
  const stream = input.stream ?? "outbound"
  const headers = {
    "accept": "application/json",
    "content-type": "application/json",
    "x-postmark-server-token": Redacted.value(input.token)
  }
  return HttpProvider.make(options, {
    name: "postmark",
    title: "Postmark",
    takesOriginals: false,
    maxBytes: 10 * 1_048_576,
    handoffs: (message) =>
      Effect.sync(() => {
        const problem = problemOf(message)
        if (problem !== undefined) return Result.fail(problem)
        const body = Fields.jsonBody(bodyOf(message, stream))
        return Result.succeed([{
          call: { method: "POST", url: `${options.endpoint}/email`, headers, body },
          recipients: message.envelope.recipients as HttpProvider.Handoff["recipients"]
        }])
      }),
    judge: PostmarkOutcome.judge,
    checkCall: { method: "GET", url: `${options.endpoint}/server`, headers, body: null },
    problemOf: PostmarkOutcome.problemOf
  })
}

/**
 * The provider as a layer; its connections close with it.
 *
 * @example
 * ```ts
 * import * as PostmarkProvider from "@sendwright/http-providers/PostmarkProvider"
 * import * as Redacted from "effect/Redacted"
 *
 * export const Provider = PostmarkProvider.layer({ token: Redacted.make("server-token"), stream: "receipts" })
 * ```
 */
export const layer = (input: PostmarkInput): Layer.Layer<EmailProvider> => Layer.effect(EmailProvider, make(input))
