import type { Issue } from "@sendwright/core/foundation/Errors"
import { issuesOf, parseOptions } from "@sendwright/core/foundation/Issues"
import { requestLimitIssue } from "@sendwright/core/foundation/RequestLimits"
import { described } from "@sendwright/core/foundation/TextRules"
import * as Attachment from "@sendwright/core/model/Attachment"
import * as SendFields from "@sendwright/core/model/SendFields"
import * as Core from "@sendwright/core/model/SendRequest"
import { ruleIssues } from "@sendwright/core/model/SendRules"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { coreName, type WireNamed } from "./Names.ts"

const describe = <S extends Schema.Top>(field: S, description: string, example?: unknown) =>
  field.pipe(Schema.annotateKey({ description, ...(example === undefined ? {} : { examples: [example as never] }) }))

const WireAttachmentInput = Schema.Struct({
  filename: describe(
    SendFields.attachmentFields.filename,
    "1 to 255 characters, without quotes, slashes and characters that change the direction of writing. May be left out, "
      + "where there is a content_type, with a content_id and for an alternative.",
    "invoice.pdf"
  ),
  content: describe(
    SendFields.attachmentFields.content,
    "The file in base64, on one line or broken into lines as in email. Either content or url.",
    "JVBERi0xLjQK"
  ),
  url: describe(
    SendFields.attachmentFields.url,
    "An https URL that the file is fetched from now. Either content or url."
  ),
  content_type: describe(
    SendFields.attachmentFields.contentType,
    "A MIME type. Without it: what the file name's extension stands for.",
    "application/pdf"
  ),
  content_id: describe(
    SendFields.attachmentFields.contentId,
    "Shows the file within the html, which names it by a URL of `cid:` and this, such as `cid:logo` as the source of an "
      + "image. 1 to 255 printable ASCII characters without spaces, angle brackets, double quotes, parentheses and "
      + "backslashes; no two files of an email have the same. Beyond the interface specification.",
    "logo"
  ),
  disposition: describe(
    SendFields.attachmentFields.disposition,
    "`attachment`: beside the body. `inline`: where it is shown; what a file with a content_id is unless told. "
      + "`alternative`: a further form of the body, such as `text/calendar; method=REQUEST`. Beyond the interface "
      + "specification."
  )
}).check(described(SendFields.attachmentSchema({ contentId: "content_id", contentType: "content_type" }))).annotate({
  identifier: "AttachmentInput",
  description: "A file to attach."
})

const without = (...names: ReadonlyArray<string>) => ({
  properties: Object.fromEntries(names.map((name) => [name, { not: {} }]))
})

/** Those rules between the fields that JSON Schema can say; `ruleIssues` holds them. */
const rulesBetweenFields = {
  not: { required: ["reply_to", "reply_tracking"], properties: { reply_to: {}, reply_tracking: { const: true } } },
  oneOf: [
    {
      anyOf: [{ required: ["html"] }, { required: ["text"] }],
      ...without("template_id", "template_slug", "variables")
    },
    { required: ["template_id"], ...without("template_slug", "html", "text") },
    { required: ["template_slug"], ...without("template_id", "html", "text") }
  ]
}

/** What is asked for when an email is to be sent, with the names of the wire and the constraints of the core. */
export const WireSendRequest = Schema.Struct(
  {
    from: describe(
      SendFields.fields.from,
      "The sender: `a@b.com` or `Name <a@b.com>`, 3 to 320 characters, 254 of them in the address; a name without "
        + "characters that change the direction of writing. Its domain must be verified on the account, or be the "
        + "account's sandbox domain.",
      "Acme <hello@acme.example>"
    ),
    to: describe(
      SendFields.fields.to,
      "The recipients: one address, or a list of them. At most 50 over to, cc and bcc together.",
      ["ada@example.com"]
    ),
    cc: describe(SendFields.fields.cc, "Recipients of a copy."),
    bcc: describe(SendFields.fields.bcc, "Recipients of a copy whom the others do not see."),
    reply_to: describe(
      SendFields.fields.replyTo,
      "Where answers go: one address or, beyond the interface specification, a list of at most 10."
    ),
    reply_tracking: describe(
      SendFields.fields.replyTracking,
      "Beyond the interface specification: true sends answers to an address of the service, so that a received email "
        + "names the one that it answers. Not with reply_to."
    ),
    subject: describe(
      SendFields.fields.subject,
      "1 to 998 characters without line breaks and controls other than tab. Empty when not given; with a template it "
        + "replaces the template's.",
      "Your receipt"
    ),
    html: describe(SendFields.fields.html, "The HTML body, at most 5,000,000 characters.", "<p>Thank you.</p>"),
    text: describe(SendFields.fields.text, "The plain text body, at most 5,000,000 characters.", "Thank you."),
    headers: describe(
      SendFields.fields.headers,
      "Extra headers. Names of the envelope, of MIME and of signing are refused; no name stands twice in another case. "
        + "List-Unsubscribe and List-Unsubscribe-Post are refused beside unsubscribe_url.",
      { "X-Order": "1234" }
    ),
    tags: describe(
      SendFields.fields.tags,
      "At most 10 labels of 1 to 64 letters, digits, underscores, hyphens, colons and dots.",
      ["receipt"]
    ),
    attachments: Schema.optionalKey(
      Schema.Array(WireAttachmentInput).check(
        Schema.isMaxLength(Attachment.maxCount, { message: `must have at most ${Attachment.maxCount} files` })
      )
    ).pipe(Schema.annotateKey({ description: "At most 10 files, 7 MB in total after decoding." })),
    template_id: describe(
      SendFields.fields.templateId,
      "Sends from the stored template with this id, in place of html and text."
    ),
    template_slug: describe(SendFields.fields.templateSlug, "Sends from the stored template with this slug."),
    variables: describe(SendFields.fields.variables, "What the template's placeholders stand for.", { name: "Ada" }),
    scheduled_at: describe(
      SendFields.fields.scheduledAt,
      "When to send, as an ISO 8601 date-time with a time zone, in which the seconds may be left out: in the future and "
        + "within 30 days.",
      "2026-12-31T09:00:00Z"
    ),
    unsubscribe_url: describe(
      SendFields.fields.unsubscribeUrl,
      "Where recipients unsubscribe. Adds List-Unsubscribe, and for an https URL the one-click form of RFC 8058."
    )
  } satisfies WireNamed<Record<keyof typeof SendFields.fields, Schema.Top>>
).check(described(rulesBetweenFields)).annotate({
  identifier: "SendRequest",
  title: "Send request",
  description: "An email to send: html, text or both, or a template.",
  examples: [{
    from: "Acme <hello@acme.example>",
    to: ["ada@example.com"],
    subject: "Your receipt",
    html: "<p>Thank you.</p>",
    text: "Thank you.",
    tags: ["receipt"]
  }]
})
export type WireSendRequest = typeof WireSendRequest.Type

/** The same where the sender, the recipients and the subject come from the received email that is answered. */
export const WireReply = Schema.Struct({
  ...WireSendRequest.fields,
  from: Schema.optionalKey(SendFields.fields.from).pipe(
    Schema.annotateKey({
      description:
        "By default the address at which the email was received. If that is below the service's domain, which cannot send: "
        + "the sender of the email that was answered, or else the same name at your only verified domain, or at the "
        + "sandbox if you have none. Answers then go to the address that received."
    })
  ),
  to: Schema.optionalKey(SendFields.fields.to).pipe(
    Schema.annotateKey({ description: "By default the addresses in Reply-To, or the one in From." })
  )
}).check(described(rulesBetweenFields)).annotate({
  identifier: "Reply",
  title: "Reply",
  description:
    "An answer to a received email: a send of which the sender, the recipients, the subject and the headers of "
    + "the thread may be left out.",
  examples: [{ text: "Your parcel left today." }]
})

/** What a field of the wire is called in the core. */
const coreNames: ReadonlyMap<string, keyof Core.SendRequest> = new Map(
  Object.keys(WireSendRequest.fields).map((wire) => [wire, coreName(wire) as keyof Core.SendRequest])
)
const wireNames: ReadonlyMap<string | number, string> = new Map(Array.from(coreNames, ([wire, core]) => [core, wire]))

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const attachmentToCore = (item: unknown): unknown =>
  isRecord(item)
    ? Object.fromEntries(
      Object.keys(WireAttachmentInput.fields).filter((name) => name in item).map((name) => [coreName(name), item[name]])
    )
    : item

type Named = { -readonly [name in keyof Core.SendRequest]?: unknown }

/** The known fields of a request under the core's names; whatever else is in it is left out. */
const toCore = (wire: { readonly [name: string]: unknown }): Named => {
  const named: Named = {}
  for (const wireName of Object.keys(wire)) {
    const name = coreNames.get(wireName)
    if (name !== undefined) {
      const value = wire[wireName]
      named[name] = name === "attachments" && Array.isArray(value) ? value.map(attachmentToCore) : value
    }
  }
  return named
}

const fileNames: ReadonlyMap<string | number, string> = new Map(
  Object.keys(WireAttachmentInput.fields).map((wire) => [coreName(wire), wire])
)

const renamed = [...wireNames, ...fileNames].flatMap(([core, wire]) => wire === core ? [] : [core])
const named = new RegExp(`\\b(?:${renamed.join("|")})\\b`, "g")
const wireName = (name: string): string => wireNames.get(name) ?? fileNames.get(name) ?? name

/**
 * An issue of the core's rules with the names of the wire. The core's paths begin with a top-level field: of what stands
 * behind it, the fields of a file are renamed, and the keys of headers and variables never.
 */
const toWireIssue = (issue: Issue): Issue => {
  const [first, ...rest] = issue.path
  const wire = first === undefined ? undefined : wireNames.get(first)
  const path = wire === undefined
    ? issue.path
    : [wire, ...(wire === "attachments" ? rest.map((name) => fileNames.get(name) ?? name) : rest)]
  return { path, message: issue.message.replaceAll(named, wireName) }
}

const decodeFields = Schema.decodeUnknownResult(WireSendRequest, parseOptions)

/**
 * Reads a send from the wire and finds every issue, of single fields and between them, with the names of the wire.
 * `now` is the moment that `scheduled_at` is held against.
 */
export const decodeSend = (json: unknown, now: Date): Core.DecodedSend => {
  const oversize = requestLimitIssue(json)
  if (oversize !== undefined) return { input: null, result: Result.fail([oversize]) }
  const decoded = decodeFields(json)
  if (Result.isSuccess(decoded)) {
    const named = toCore(decoded.success) as Core.SendRequest
    const result = Core.check(Result.succeed(named), named, now)
    return {
      input: json,
      result: Result.isSuccess(result) ? result : Result.fail(result.failure.map(toWireIssue))
    }
  }
  const issues = issuesOf(decoded.failure)
  return {
    // No answer can be stored for what never had the form of a send, so there is nothing to hold an idempotency key
    // against; and a body that is nested a hundred thousand deep is not walked.
    input: null,
    result: Result.fail(
      isRecord(json) ? [...issues, ...ruleIssues(toCore(json), now).map(toWireIssue)] : issues
    )
  }
}
