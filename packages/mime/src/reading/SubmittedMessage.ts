import type { NewFile } from "@sendwright/core/emails/EmailStore"
import { checkMailbox, normalize } from "@sendwright/core/foundation/Address"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import { finish, stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import { problemOfSubject } from "@sendwright/core/foundation/TextRules"
import { maxReplyTo, maxSubjectLength, maxVisible, maxVisibleLength } from "@sendwright/core/model/SendFields"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import * as TransferEncoding from "@sendwright/core/model/TransferEncoding"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { createHash, hash } from "node:crypto"
import * as EncodedWords from "./EncodedWords.ts"
import * as HeaderFields from "./HeaderFields.ts"
import * as Mailboxes from "./Mailboxes.ts"
import * as MessageAuthor from "./MessageAuthor.ts"
import * as MessageContent from "./MessageContent.ts"
import * as MessageHeaders from "./MessageHeaders.ts"
import * as MessageNames from "./MessageNames.ts"
import * as MimePart from "./MimePart.ts"
import * as RawMessage from "./RawMessage.ts"
import * as Refusal from "./Refusal.ts"

/** What a message asks for. */
export interface SubmittedMessage {
  /** The fields of a send, which `SendRequest.decode` checks. They describe the message. */
  readonly request: Readonly<Record<string, unknown>>
  /** The message itself with its attachments; absent where a template makes the email, of the fields alone. */
  readonly files?: ReadonlyArray<NewFile>
  /** What of the message the fields cannot say, in words; null where they say all of it. */
  readonly problem: string | null
  /** The key that the client chose; null: none. */
  readonly idempotencyKey: string | null
  /** What the key is held against: a program that repeats itself writes a new Message-ID, Date and boundaries. */
  readonly input: unknown
  /** A digest that a repetition of the same message to the same recipients has too; null without Message-ID. */
  readonly fingerprint: string | null
}

/** A message as it is handed over. */
export interface Submitted {
  /** The message (RFC 5322), its lines with CRLF. */
  readonly message: Uint8Array
  /** The recipients of its envelope, which its header need not name; null: those that To, Cc and Bcc name. */
  readonly envelope: ReadonlyArray<string> | null
  readonly now: Date
  /** Who answers for a message that somebody else wrote, and is its email's sender; absent: who is in From. */
  readonly sender?: string
  /** What was asked for beside the message: tags are added to those of its header, whose own time counts. */
  readonly asked?: { readonly tags: ReadonlyArray<string>; readonly scheduledAt?: string | undefined }
  /** The field that a server adds above what it passes on (RFC 5321 section 4.4), with its CRLF; empty: none. */
  readonly trace: string
}

/** How long a client that lost our answer may repeat its message without its being sent twice. */
export const repetitionMillis = 600_000

const ofAddresses = ["from", "to", "cc", "reply-to"]
/** From so many characters on they are read in a step of their own. */
const longAddresses = 4_096
/** A message that has come by more servers goes round in a circle (RFC 5321 section 6.3). */
const maxHops = 100
/** The header is read by itself where the parts cannot be: at most so many octets. */
export const maxHeaderBytes = 262_144

function* digestOf(bytes: Uint8Array): Steps<string> {
  if (bytes.length <= stepBytes) return hash("sha256", bytes)
  const whole = createHash("sha256")
  for (let at = 0; at < bytes.length; at += stepBytes) {
    if (at > 0) yield
    whole.update(bytes.subarray(at, at + stepBytes))
  }
  return whole.digest("hex")
}

/** Message-ID, octets and recipients: a client that divides its recipients over transactions sends several messages. */
const fingerprintOf = (
  fields: HeaderFields.HeaderFields,
  digest: string,
  envelope: ReadonlyArray<string>
): string | null => {
  const [messageId = ""] = HeaderFields.valuesOf(fields, "message-id")
  if (messageId === "") return null
  const recipients = envelope.map(normalize).toSorted()
  return hash("sha256", JSON.stringify([messageId, recipients, digest]))
}

interface Parsed {
  readonly fields: HeaderFields.HeaderFields
  readonly content: MessageContent.MessageContent
}

/** Takes a message apart. Of one whose parts cannot be distinguished, the header is read. */
function* parse(message: Uint8Array): Steps<Result.Result<Parsed, Refusal.Refusal>> {
  const parsed = yield* MimePart.parse(message)
  if (Result.isSuccess(parsed)) {
    const content = yield* MessageContent.read(parsed.success)
    return Result.succeed({ fields: parsed.success.fields, content })
  }
  const [header] = MimePart.split(Buffer.from(message.buffer, message.byteOffset, message.byteLength), maxHeaderBytes)
  const fields = HeaderFields.parse(header)
  return Result.isFailure(fields) || header.length > maxHeaderBytes
    ? Result.fail(Refusal.message(parsed.failure))
    : Result.succeed({ fields: fields.success, content: { text: "", files: [], problem: parsed.failure } })
}

/** The addresses that a header names as recipients, each once. */
const namedIn = (fields: HeaderFields.HeaderFields): ReadonlyArray<string> => {
  const mailboxes = ["to", "cc", "bcc"].flatMap((name) => HeaderFields.valuesOf(fields, name).flatMap(Mailboxes.parse))
  return [...new Map(mailboxes.map(({ address }) => [normalize(address), address])).values()]
}

/** The recipients that a message shows; none where its mailboxes are too many to be kept beside it. */
const recipientsOf = (fields: HeaderFields.HeaderFields, envelope: ReadonlyArray<string>, isTooLong: boolean) => {
  const mailboxes = (name: string) => isTooLong ? [] : HeaderFields.valuesOf(fields, name).flatMap(Mailboxes.parse)
  const recipients = Mailboxes.recipientsOf({ to: mailboxes("to"), cc: mailboxes("cc") }, envelope)
  const shown = [...recipients.visible?.to ?? [], ...recipients.visible?.cc ?? []]
  const isFit = shown.length <= maxVisible && shown.reduce((sum, { length }) => sum + length, 0) <= maxVisibleLength
    && [...recipients.to, ...recipients.cc].every((mailbox) => checkMailbox(mailbox) === undefined)
  return isFit && !isTooLong
    ? { recipients, problem: null }
    : {
      recipients: { to: [], cc: [], bcc: envelope, visible: { to: [], cc: [] } },
      problem: "its To and Cc are longer than an email can show"
    }
}

const controls = /[\p{Cc}\u2028\u2029]+/gu

const subjectOf = (fields: HeaderFields.HeaderFields) => {
  const [value = "", ...others] = HeaderFields.valuesOf(fields, "subject")
  const subject = EncodedWords.decode(value)
  if (others.length > 0) return { subject: fit(subject), problem: "it has the header subject twice" }
  return subject.length <= maxSubjectLength && problemOfSubject(subject) === undefined
    ? { subject, problem: null }
    : { subject: fit(subject), problem: "its subject is too long, or has control characters" }
}

const fit = (subject: string): string =>
  subject.toWellFormed().replace(controls, " ").slice(0, maxSubjectLength).toWellFormed()

const replyToOf = (fields: HeaderFields.HeaderFields, isTooLong: boolean) => {
  const values = HeaderFields.valuesOf(fields, "reply-to")
  const given = isTooLong ? [] : values.flatMap(Mailboxes.parse).map(Mailboxes.textOf)
  const replyTo = given.filter((mailbox) => checkMailbox(mailbox) === undefined).slice(0, maxReplyTo)
  const isWhole = values.length <= 1 && replyTo.length === given.length && !isTooLong
  return { replyTo, problem: isWhole ? null : "its Reply-To is more than an email can hold" }
}

const bytesOf = function*({ part }: MessageContent.ContentFile): Steps<Uint8Array> {
  return (yield* TransferEncoding.decode(part.body, part.encoding)) ?? new Uint8Array()
}

/** The files in the fields of a send, for an email that is made of fields. */
function* attachmentsOf(files: MessageContent.MessageContent["files"]): Steps<ReadonlyArray<unknown>> {
  const attachments: Array<unknown> = []
  for (const file of files) {
    const { contentId, contentType, disposition, filename } = file
    attachments.push({
      ...(filename === null ? {} : { filename }),
      content: Buffer.from(yield* bytesOf(file)).toString("base64"),
      contentType,
      ...(contentId === null ? {} : { contentId }),
      disposition
    })
  }
  return attachments
}

/** What an idempotency key is held against, besides the fields: the files, or the whole body of what is not described. */
function* contentDigest(
  { message }: Submitted,
  { files }: MessageContent.MessageContent,
  isDescribed: boolean
): Steps<ReadonlyArray<string>> {
  if (!isDescribed) {
    const end = Buffer.from(message.buffer, message.byteOffset, message.byteLength).indexOf("\r\n\r\n")
    return [yield* digestOf(message.subarray(end === -1 ? message.length : end))]
  }
  const digests: Array<string> = []
  for (const file of files) {
    digests.push(`${file.filename} ${file.contentType} ${yield* digestOf(yield* bytesOf(file))}`)
  }
  return digests
}

/**
 * Reads a message for a send: the message as it is to be sent, and the fields that describe it. It fails, with the answer
 * for the client, if the message cannot be sent. It does not check the rules of a send.
 */
export function* readInSteps(submitted: Submitted): Steps<Result.Result<SubmittedMessage, Refusal.Refusal>> {
  const { message, now, trace } = submitted
  const stray = yield* RawMessage.strayLineEnd(message)
  if (stray !== undefined) {
    const text = `The message has a ${stray} alone: every line must end with CRLF`
    return Result.fail({ about: "lines", text })
  }
  const parsed = yield* parse(message)
  const digest = yield* digestOf(message)
  if (Result.isFailure(parsed)) return Result.fail(parsed.failure)
  const { content, fields } = parsed.success
  const { valuesOf } = HeaderFields
  if (valuesOf(fields, "received").length > maxHops) {
    return Result.fail({
      about: "hops",
      text: `The message has come by more than ${maxHops} servers: it goes in a circle`
    })
  }
  const author = MessageAuthor.read(fields, submitted.sender)
  if (Result.isFailure(author)) return Result.fail(author.failure)
  const addressLength = ofAddresses.flatMap((name) => valuesOf(fields, name))
    .reduce((sum, { length }) => sum + length, 0)
  const isLong = addressLength > longAddresses
  const isTooLong = addressLength > Mailboxes.mostOfAddresses
  if (isLong) yield
  const envelope = submitted.envelope ?? (isTooLong ? [] : namedIn(fields))
  const recipients = recipientsOf(fields, envelope, isTooLong)
  if (isLong) yield
  const replyTo = replyToOf(fields, isTooLong)
  const subject = subjectOf(fields)
  const kept = MessageHeaders.kept(fields)
  const steering = MessageHeaders.steeringOf(fields)
  if (Result.isFailure(steering)) return Result.fail(steering.failure)
  const { idempotencyKey, request: own } = steering.success
  const { scheduledAt = submitted.asked?.scheduledAt } = own
  const tags = [...own.tags ?? [], ...submitted.asked?.tags ?? []]
  const steered = {
    ...own,
    ...(tags.length === 0 ? {} : { tags }),
    ...(scheduledAt === undefined ? {} : { scheduledAt })
  }
  const { date, messageId } = MessageNames.read(fields, now)
  const hasTemplate = steered.templateId !== undefined || steered.templateSlug !== undefined
  const headers = hasTemplate ? kept : MessageHeaders.shownOf(kept.headers)
  const problem = content.problem ?? author.success.problem ?? recipients.problem ?? replyTo.problem
    ?? subject.problem ?? kept.problem ?? headers.problem
  // The template brings the body: what the fields cannot hold would be lost.
  if (hasTemplate && problem !== null) return Result.fail(Refusal.message(problem))
  const isDescribed = problem === null
  const { html, text } = content
  const { bcc, cc, to, visible } = recipients.recipients
  const described = {
    from: Mailboxes.textOf(author.success.mailbox),
    to,
    ...(cc.length === 0 ? {} : { cc }),
    ...(bcc.length === 0 ? {} : { bcc }),
    ...(visible === undefined ? {} : { visible }),
    ...(replyTo.replyTo.length === 0 ? {} : { replyTo: replyTo.replyTo }),
    ...(subject.subject === "" ? {} : { subject: subject.subject }),
    ...(hasTemplate ? {} : { ...(html === undefined ? {} : { html }), ...(text === undefined ? {} : { text }) }),
    ...(Object.keys(headers.headers).length === 0 ? {} : { headers: headers.headers }),
    ...(hasTemplate && content.files.length > 0 ? { attachments: yield* attachmentsOf(content.files) } : {}),
    ...steered
  }
  const names = {
    ...(messageId === undefined ? {} : { messageId }),
    // A scheduled email is dated when it leaves.
    ...(date === undefined || steered.scheduledAt !== undefined ? {} : { date })
  }
  return Result.succeed({
    request: { ...described, ...names },
    ...(hasTemplate ? {} : { files: yield* RawMessage.filesOf(message, content.files, isDescribed, trace) }),
    problem,
    idempotencyKey,
    input: hasTemplate || idempotencyKey === null
      ? described
      : { ...described, contents: yield* contentDigest(submitted, content, isDescribed) },
    fingerprint: fingerprintOf(fields, digest, envelope)
  })
}

/** A message that was read, as the engine takes it. */
export interface Decoded {
  readonly send: SendRequest.DecodedSend
  readonly idempotencyKey: string | null
  readonly fingerprint: string | null
}

/** Reads a message with a turn for others between two steps, and decodes the send that it asks for. */
export const decode = (submitted: Submitted): Effect.Effect<Decoded, Refusal.Refusal> =>
  Effect.flatMap(
    runSteps(readInSteps(submitted)),
    (read) =>
      Effect.map(Effect.fromResult(read), ({ files, fingerprint, idempotencyKey, input, request }) => ({
        send: { ...SendRequest.decode(request, submitted.now), input, ...(files === undefined ? {} : { files }) },
        idempotencyKey,
        fingerprint
      }))
  )

/** Reads a message at once. */
export const read = (submitted: Submitted): Result.Result<SubmittedMessage, Refusal.Refusal> =>
  finish(readInSteps(submitted))
