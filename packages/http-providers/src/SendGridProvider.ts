import type { Mailbox } from "@sendwright/core/foundation/Address"
import * as Address from "@sendwright/core/foundation/Address"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingAttachment, OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"
import type { HttpInput } from "./HttpOptions.ts"
import * as HttpOptions from "./HttpOptions.ts"
import { type Addressed, addressedOf, problemOfAddresses, problemOfShown, withTo } from "./internal/addressing.ts"
import * as Fields from "./internal/fields.ts"
import * as HttpProvider from "./internal/HttpProvider.ts"
import * as SendGridOutcome from "./SendGridOutcome.ts"

/** An account of SendGrid. */
export interface SendGridInput extends HttpInput {
  /** The API key, `SG.…`; it needs the scope `mail.send`. */
  readonly key: Redacted.Redacted
}

const endpoint = "https://api.sendgrid.com"

// SendGrid's own headers (twilio.com/docs/sendgrid/api-reference/mail-send/errors, "headers").
const steering = /^x-(?:sg-|smtpapi$)/i

const utf8 = new TextDecoder("utf-8", { fatal: true })

const isText = (content: Uint8Array): boolean => Result.isSuccess(Result.try(() => utf8.decode(content)))

/** Whether a form of the body is text whose type says nothing that SendGrid would drop: it takes no parameters. */
const isPlain = ({ content, contentType }: OutgoingAttachment): boolean =>
  /^text\/[a-z0-9.+-]+(?:\s*;\s*charset="?utf-8"?)?$/i.test(contentType.trim()) && isText(content)

const isAlternative = ({ disposition }: OutgoingAttachment): boolean => disposition === "alternative"

const problemOf = (message: OutgoingMessage): string | undefined => {
  const { attachments } = message
  if (attachments.some((attachment) => isAlternative(attachment) && !isPlain(attachment))) {
    return "SendGrid carries further forms of the body as plain text only, without parameters of their type such as the "
      + "method of an invitation"
  }
  return problemOfAddresses("SendGrid", message) ?? problemOfShown("SendGrid", message)
    ?? Fields.problemOfHeaders("SendGrid", message, steering)
    ?? Fields.problemOfAttachments("SendGrid", {
      ...message,
      attachments: attachments.filter((attachment) => !isAlternative(attachment))
    })
}

const person = ({ address, name }: Mailbox) => ({
  email: Address.toEnvelope(address),
  ...(name === null || name === "" ? {} : { name })
})

const bare = (address: string) => ({ email: address })

/** One message each where blind copies alone are left: SendGrid wants somebody in To, and none of them sees another. */
const personalizationsOf = ({ bcc, cc, to }: Addressed) =>
  to.length === 0
    ? bcc.map((address) => ({ to: [bare(address)] }))
    : [{
      to: to.map(person),
      ...(cc.length === 0 ? {} : { cc: cc.map(person) }),
      ...(bcc.length === 0 ? {} : { bcc: bcc.map(bare) })
    }]

const contentOf = ({ attachments, html, text }: OutgoingMessage) => [
  // In this order (RFC 2046 §5.1.4), and none that is empty.
  ...(text === null || text === "" ? [] : [{ type: "text/plain", value: text }]),
  ...(html === null || html === "" ? [] : [{ type: "text/html", value: html }]),
  ...attachments.filter(isAlternative).map(({ content, contentType }) => ({
    type: Fields.mediaType(contentType),
    value: utf8.decode(content)
  }))
]

/** The message in the fields of `POST /v3/mail/send`. */
const bodyOf = (message: OutgoingMessage) => {
  const files = message.attachments.filter((attachment) => !isAlternative(attachment))
  const [firstReply, ...otherReplies] = message.replyTo.map(person)
  return {
    personalizations: personalizationsOf(withTo(addressedOf(message))),
    from: person(message.from),
    ...(firstReply === undefined
      ? {}
      : otherReplies.length === 0
      ? { reply_to: firstReply }
      : { reply_to_list: [firstReply, ...otherReplies] }),
    subject: message.subject,
    content: contentOf(message),
    headers: Object.fromEntries([["Message-ID", Fields.messageIdOf(message)], ...Fields.headersOf(message)]),
    ...(files.length === 0 ? {} : {
      attachments: files.map((file, index) => ({
        content: Fields.base64(file.content),
        type: Fields.mediaType(file.contentType),
        filename: Fields.filenameOf(file, index),
        disposition: file.disposition === "inline" ? "inline" : "attachment",
        ...(file.contentId === null ? {} : { content_id: file.contentId })
      }))
    }),
    custom_args: {
      [Fields.emailIdTag]: message.emailId,
      [Fields.attemptTag]: String(message.attempt),
      [Fields.recipientsTag]: String(message.envelope.recipients.length)
    },
    tracking_settings: {
      click_tracking: { enable: false, enable_text: false },
      open_tracking: { enable: false },
      subscription_tracking: { enable: false }
    }
  }
}

/**
 * The provider that hands messages to SendGrid over its API, version 3.
 *
 * Nothing is tried twice. SendGrid signs (DKIM), and has a return path of its own. `providerMessageId` is the
 * `X-Message-Id` of its answer, with which the `sg_message_id` of its reports begins.
 *
 * @example
 * ```ts
 * import { EmailProvider, ThrottledProvider } from "@sendwright/core"
 * import * as SendGridProvider from "@sendwright/http-providers/SendGridProvider"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import * as Redacted from "effect/Redacted"
 *
 * export const Provider = Layer.effect(
 *   EmailProvider,
 *   Effect.flatMap(SendGridProvider.make({ key: Redacted.make("SG.key") }), (provider) =>
 *     ThrottledProvider.make(provider))
 * )
 * ```
 */
export const make = (input: SendGridInput): Effect.Effect<EmailProvider["Service"], never, Scope.Scope> => {
  const options = HttpOptions.resolve(input, endpoint)
  const headers = {
    "accept": "application/json",
    "authorization": `Bearer ${Redacted.value(input.key)}`,
    "content-type": "application/json"
  }
  return HttpProvider.make(options, {
    name: "sendgrid",
    title: "SendGrid",
    takesOriginals: false,
    maxBytes: 30 * 1_048_576,
    handoffs: (message) =>
      Effect.sync(() => {
        const problem = problemOf(message)
        if (problem !== undefined) return Result.fail(problem)
        const body = Fields.jsonBody(bodyOf(message))
        return Result.succeed([{
          call: { method: "POST", url: `${options.endpoint}/v3/mail/send`, headers, body },
          recipients: message.envelope.recipients as HttpProvider.Handoff["recipients"]
        }])
      }),
    judge: SendGridOutcome.judge,
    checkCall: { method: "GET", url: `${options.endpoint}/v3/scopes`, headers, body: null },
    problemOf: SendGridOutcome.problemOf
  })
}

/**
 * The provider as a layer; its connections close with it.
 *
 * @example
 * ```ts
 * import * as SendGridProvider from "@sendwright/http-providers/SendGridProvider"
 * import * as Redacted from "effect/Redacted"
 *
 * export const Provider = SendGridProvider.layer({
 *   key: Redacted.make("SG.key"),
 *   endpoint: "https://api.eu.sendgrid.com"
 * })
 * ```
 */
export const layer = (input: SendGridInput): Layer.Layer<EmailProvider> => Layer.effect(EmailProvider, make(input))
