import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"
import type { HttpInput } from "./HttpOptions.ts"
import * as HttpOptions from "./HttpOptions.ts"
import { problemOfAddresses } from "./internal/addressing.ts"
import * as Fields from "./internal/fields.ts"
import * as HttpProvider from "./internal/HttpProvider.ts"
import * as Multipart from "./internal/Multipart.ts"
import * as MailgunOutcome from "./MailgunOutcome.ts"

/** An account of Mailgun. */
export interface MailgunInput extends HttpInput {
  /** The API key; one that may only send is enough where `domain` is given. */
  readonly key: Redacted.Redacted
  /** The domain at Mailgun that all email leaves through; absent: the domain of each email's sender. */
  readonly domain?: string | undefined
}

const endpoint = "https://api.mailgun.net"

// `X-Mailgun-…` in a message steers Mailgun: its tags, its tracking, whether it is delivered at all.
const steering = /^x-mailgun-/i

const problemOf = (message: OutgoingMessage): string | undefined =>
  problemOfAddresses("Mailgun", message) ?? Fields.problemOfHeaders("Mailgun", message, steering)

const domainOf = ({ from }: OutgoingMessage): string => from.address.slice(from.address.lastIndexOf("@") + 1)

/** The fields of `POST /v3/<domain>/messages.mime` beside the message. */
const fieldsOf = (
  { attempt, emailId, envelope, messageId, ownMessageId }: OutgoingMessage
): ReadonlyArray<readonly [string, string]> => [
  // The envelope; the header is that of the message.
  ...envelope.recipients.map((address) => ["to", address] as const),
  [`v:${Fields.emailIdTag}`, emailId],
  [`v:${Fields.attemptTag}`, String(attempt)],
  [`v:${Fields.recipientsTag}`, String(envelope.recipients.length)],
  // Reports name the Message-ID of the header, which may be that of several emails if it is not ours.
  ...(ownMessageId === null ? [] : [[`v:${Fields.messageIdTag}`, messageId] as const]),
  // Mailgun would change the body, and break our signature.
  ["o:tracking", "no"],
  ["o:tracking-clicks", "no"],
  ["o:tracking-opens", "no"]
]

/**
 * The provider that hands messages to Mailgun over its API, whole and as they are: header, MIME structure, Message-ID and
 * signature (DKIM) are ours, and Mailgun adds a signature of its own.
 *
 * Nothing is tried twice. `providerMessageId` is the engine's Message-ID: Mailgun answers with that of the header, and names
 * it in its reports; where that is the sender's own, a variable of the message brings the engine's back.
 *
 * @example
 * ```ts
 * import { EmailProvider, ThrottledProvider } from "@sendwright/core"
 * import * as MailgunProvider from "@sendwright/http-providers/MailgunProvider"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import * as Redacted from "effect/Redacted"
 *
 * export const Provider = Layer.effect(
 *   EmailProvider,
 *   Effect.flatMap(MailgunProvider.make({ key: Redacted.make("key") }), (provider) =>
 *     ThrottledProvider.make(provider))
 * )
 * ```
 */
export const make = (input: MailgunInput): Effect.Effect<EmailProvider["Service"], never, Scope.Scope> => {
  const options = HttpOptions.resolve(input, endpoint)
  const headers = {
    accept: "application/json",
    authorization: `Basic ${Buffer.from(`api:${Redacted.value(input.key)}`).toString("base64")}`
  }
  const urlOf = (domain: string, what: string) => `${options.endpoint}/v3/${encodeURIComponent(domain)}/${what}`
  const provider = HttpProvider.make(options, {
    name: "mailgun",
    title: "Mailgun",
    takesOriginals: true,
    maxBytes: 25 * 1_048_576,
    handoffs: (message) => {
      const problem = problemOf(message)
      if (problem !== undefined) return Effect.succeed(Result.fail(problem))
      return Effect.map(MimeMessage.render(message), (bytes) => {
        const { body, contentType } = Multipart.make(fieldsOf(message), {
          name: "message",
          filename: "message.mime",
          contentType: "message/rfc822",
          content: bytes
        })
        return Result.succeed([{
          call: {
            method: "POST",
            url: urlOf(input.domain ?? domainOf(message), "messages.mime"),
            headers: { ...headers, "content-type": contentType },
            body
          },
          recipients: message.envelope.recipients as HttpProvider.Handoff["recipients"]
        }])
      })
    },
    judge: MailgunOutcome.judge,
    // A request without a message is refused with 400 once the key was accepted: a key that may only send can do no more.
    checkCall: input.domain === undefined
      ? { method: "GET", url: `${options.endpoint}/v3/domains?limit=1`, headers, body: null }
      : { method: "POST", url: urlOf(input.domain, "messages"), headers, body: new Uint8Array() },
    problemOf: MailgunOutcome.problemOf
  })
  return Effect.map(provider, (made): EmailProvider["Service"] => ({
    ...made,
    submit: (message) =>
      Effect.map(made.submit(message), (submission) =>
        submission._tag === "Accepted" && message.ownMessageId !== null
          ? { ...submission, providerMessageId: message.messageId }
          : submission)
  }))
}

/**
 * The provider as a layer; its connections close with it.
 *
 * @example
 * ```ts
 * import * as MailgunProvider from "@sendwright/http-providers/MailgunProvider"
 * import * as Redacted from "effect/Redacted"
 *
 * export const Provider = MailgunProvider.layer({
 *   key: Redacted.make("key"),
 *   domain: "mg.example.com",
 *   endpoint: "https://api.eu.mailgun.net"
 * })
 * ```
 */
export const layer = (input: MailgunInput): Layer.Layer<EmailProvider> => Layer.effect(EmailProvider, make(input))
