import { version } from "@sendwright/core/foundation/Version"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"
import mime from "mime"
import { createHash } from "node:crypto"
import type { HttpInput } from "./HttpOptions.ts"
import * as HttpOptions from "./HttpOptions.ts"
import {
  type Addressed,
  addressedOf,
  mailboxText,
  problemOfAddresses,
  problemOfShown,
  withTo
} from "./internal/addressing.ts"
import * as Fields from "./internal/fields.ts"
import * as HttpProvider from "./internal/HttpProvider.ts"
import * as ResendOutcome from "./ResendOutcome.ts"

/** An account of Resend. */
export interface ResendInput extends HttpInput {
  /** The API key, `re_…`; one that may only send is enough. */
  readonly key: Redacted.Redacted
}

const endpoint = "https://api.resend.com"

/**
 * Why Resend would drop a message without a word: the name of a file says another type than the file has
 * (github.com/anymail/django-anymail, "Attachment filename extension must match content type").
 */
const problemOfNames = ({ attachments }: OutgoingMessage): string | undefined => {
  const unfit = attachments.find((attachment, index) => {
    const name = Fields.filenameOf(attachment, index)
    const extension = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase()
    if (extension === undefined || mime.getType(name) === null) return false
    return mime.getAllExtensions(Fields.mediaType(attachment.contentType))?.has(extension) !== true
  })
  return unfit === undefined
    ? undefined
    : `Resend drops email with a file whose name does not fit its content type: ${
      unfit.filename ?? "a file"
    } is sent as `
      + Fields.mediaType(unfit.contentType)
}

const problemOf = (message: OutgoingMessage): string | undefined =>
  problemOfAddresses("Resend", message) ?? problemOfShown("Resend", message)
    ?? Fields.problemOfAttachments("Resend", message) ?? problemOfNames(message)

/** The message in the fields of `POST /emails`: the same on every attempt, or else its idempotency key would change. */
const bodyOf = (message: OutgoingMessage, { bcc, cc, to }: Addressed) => {
  const headers = Fields.headersOf(message)
  return {
    from: mailboxText(message.from),
    to: to.map(mailboxText),
    ...(cc.length === 0 ? {} : { cc: cc.map(mailboxText) }),
    ...(bcc.length === 0 ? {} : { bcc }),
    ...(message.replyTo.length === 0 ? {} : { reply_to: message.replyTo.map(mailboxText) }),
    subject: message.subject,
    ...(message.html === null ? {} : { html: message.html }),
    ...(message.text === null ? {} : { text: message.text }),
    ...(headers.length === 0 ? {} : { headers: Object.fromEntries(headers) }),
    ...(message.attachments.length === 0 ? {} : {
      attachments: message.attachments.map((attachment, index) => ({
        filename: Fields.filenameOf(attachment, index),
        content: Fields.base64(attachment.content),
        content_type: attachment.contentType,
        ...(attachment.contentId === null ? {} : { content_id: attachment.contentId })
      }))
    }),
    // A tag may have letters, digits, underscores and hyphens alone.
    tags: [
      { name: Fields.emailIdTag, value: message.emailId.replace(/[^A-Za-z0-9_-]/g, "_").slice(0, 256) },
      { name: Fields.recipientsTag, value: String(to.length + cc.length + bcc.length) }
    ]
  }
}

/**
 * The fields of each request. Resend wants somebody in To: where blind copies alone are left, each has a message of its
 * own, so that none of them sees another.
 */
const partsOf = (message: OutgoingMessage): readonly [Addressed, ...ReadonlyArray<Addressed>] => {
  const addressed = withTo(addressedOf(message))
  if (addressed.to.length > 0) return [addressed]
  const [first, ...others] = addressed.bcc.map((address): Addressed => ({
    to: [{ name: null, address }],
    cc: [],
    bcc: []
  }))
  return [first ?? addressed, ...others]
}

/**
 * The provider that hands messages to Resend over its API.
 *
 * Nothing is tried twice, and a repeated hand-off of the same message carries the same `Idempotency-Key`, so that Resend
 * sends it once within 24 hours even if the outcome of the first hand-off is unknown. Resend signs (DKIM), and puts a
 * Message-ID and a Date of its own in the place of ours. `providerMessageId` is the `email_id` of its reports.
 *
 * @example
 * ```ts
 * import { EmailProvider, ThrottledProvider } from "@sendwright/core"
 * import * as ResendProvider from "@sendwright/http-providers/ResendProvider"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import * as Redacted from "effect/Redacted"
 *
 * export const Provider = Layer.effect(
 *   EmailProvider,
 *   Effect.flatMap(ResendProvider.make({ key: Redacted.make("re_key") }), (provider) =>
 *     ThrottledProvider.make(provider))
 * )
 * ```
 */
export const make = (input: ResendInput): Effect.Effect<EmailProvider["Service"], never, Scope.Scope> => {
  const options = HttpOptions.resolve(input, endpoint)
  const headers = {
    "accept": "application/json",
    "authorization": `Bearer ${Redacted.value(input.key)}`,
    "content-type": "application/json",
    // Resend refuses requests without one.
    "user-agent": `Sendwright/${version}`
  }
  const handoffOf = (message: OutgoingMessage) => (part: Addressed): HttpProvider.Handoff => {
    const body = Fields.jsonBody(bodyOf(message, part))
    return {
      call: {
        method: "POST",
        url: `${options.endpoint}/emails`,
        headers: { ...headers, "idempotency-key": createHash("sha256").update(body).digest("hex") },
        body
      },
      recipients: [...part.to, ...part.cc].map(({ address }) => address)
        .concat(part.bcc) as unknown as HttpProvider.Handoff["recipients"]
    }
  }
  return HttpProvider.make(options, {
    name: "resend",
    title: "Resend",
    takesOriginals: false,
    maxBytes: 40 * 1_048_576,
    handoffs: (message) =>
      Effect.sync(() => {
        const problem = problemOf(message)
        if (problem !== undefined) return Result.fail(problem)
        const [first, ...others] = partsOf(message)
        const toHandoff = handoffOf(message)
        return Result.succeed([toHandoff(first), ...others.map(toHandoff)])
      }),
    judge: ResendOutcome.judge,
    checkCall: { method: "GET", url: `${options.endpoint}/domains`, headers, body: null },
    problemOf: ResendOutcome.problemOf
  })
}

/**
 * The provider as a layer; its connections close with it.
 *
 * @example
 * ```ts
 * import * as ResendProvider from "@sendwright/http-providers/ResendProvider"
 * import * as Redacted from "effect/Redacted"
 *
 * export const Provider = ResendProvider.layer({ key: Redacted.make("re_key"), concurrency: 2 })
 * ```
 */
export const layer = (input: ResendInput): Layer.Layer<EmailProvider> => Layer.effect(EmailProvider, make(input))
