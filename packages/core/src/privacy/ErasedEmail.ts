import type { NewEmail } from "../emails/EmailStore.ts"
import * as Address from "../foundation/Address.ts"
import type { Steps } from "../foundation/Steps.ts"
import type { EmailEvent } from "../model/EmailEvent.ts"
import { type EmailFields, type Holding, holdings, type OwnHeader } from "../model/EmailFields.ts"
import type { Evidence } from "../model/Evidence.ts"
import type { HandoffAttempt } from "../model/HandoffAttempt.ts"
import { originalOf, type StoredFile } from "../model/OriginalMessage.ts"
import type { ProviderEvent } from "../model/ProviderEvent.ts"
import { isNamedIn } from "./originalErasure.ts"
import { erased, isTextual, type Redactor, type Redactors } from "./Redaction.ts"

/** Why an email that had not left ended when a recipient was erased. */
export const erasedReason = "recipient_erased"
/** The `error` of an email that was not handed over because a recipient was erased. */
export const erasedError = "A recipient was erased before the email was handed over."

/** What stands on an email, for the rules below. */
type Contents = Pick<NewEmail, keyof EmailFields | "messageId" | "attachments" | "recipients">

/** Whether an email has no recipient left without this one. */
export const wentToNobodyElse = (recipients: ReadonlyArray<string>, redactor: Redactor): boolean =>
  recipients.some(redactor.is) && recipients.every((address) => address === erased || redactor.is(address))

/** A header's name cannot hold what represents an erased address: such a header goes whole. */
const redactHeaders = (headers: Readonly<Record<string, string>>, redactor: Redactor): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => redactor.name(name) === name)
      .map(([name, value]) => [name, redactor.text(value)])
  )

type Words = string | ReadonlyArray<string> | null

/** Changes the text that a value is, or each text that it has. */
const inEach = (words: Words, change: (text: string) => string): Words =>
  words === null ? null : typeof words === "string" ? change(words) : words.map(change)

const redactWords = function*(words: Words, redactor: Redactor): Steps<Words> {
  return typeof words === "string" ? yield* redactor.longText(words) : inEach(words, redactor.text)
}

/** A Message-ID that holds the address goes whole: half of one is none. */
const redactOwnHeader = (own: OwnHeader | null, redactor: Redactor): OwnHeader | null =>
  own === null ? null : {
    visible: own.visible === null
      ? null
      : { to: own.visible.to.map(redactor.mailbox), cc: own.visible.cc.map(redactor.mailbox) },
    messageId: own.messageId !== null && redactor.name(own.messageId) === own.messageId ? own.messageId : null,
    date: own.date
  }

const redactField = function*(holding: Holding, value: never, redactor: Redactor): Steps<unknown> {
  switch (holding) {
    case "mailboxes":
      return inEach(value, redactor.mailbox)
    case "words":
      return yield* redactWords(value, redactor)
    case "headers":
      return redactHeaders(value, redactor)
    case "ownHeader":
      return redactOwnHeader(value, redactor)
  }
}

/** The fields of an email without the address: each as what it holds demands. */
const redactFields = function*(email: EmailFields, redactor: Redactor): Steps<EmailFields> {
  const redacted: Partial<Record<keyof EmailFields, unknown>> = {}
  for (const name of fieldNames) redacted[name] = yield* redactField(holdings[name], email[name] as never, redactor)
  return redacted as EmailFields
}

const fieldNames = Object.keys(holdings) as ReadonlyArray<keyof EmailFields>

/**
 * A file without the address: in its names, and in its content where that is text. Nothing is left of an original message
 * that names it.
 */
export const redactFile = function*<A extends StoredFile>(file: A, redactor: Redactor): Steps<A> {
  if (originalOf([file]) !== null) {
    return (yield* isNamedIn(file.content, redactor)) ? { ...file, content: new Uint8Array() } : file
  }
  return {
    ...file,
    filename: file.filename === null ? null : redactor.name(file.filename),
    contentType: redactor.text(file.contentType),
    contentId: file.contentId === null ? null : redactor.name(file.contentId),
    content: isTextual(file.contentType) ? yield* redactor.bytes(file.content) : file.content
  }
}

/** Whether a file was changed by `redactFile`, which keeps content that it does not change. */
export const isRedacted = (before: StoredFile, after: StoredFile): boolean =>
  after.content !== before.content || after.filename !== before.filename || after.contentType !== before.contentType
  || after.contentId !== before.contentId

/** An email without the address, in every field. */
export const redactContents = function*<A extends Contents>(email: A, redactor: Redactor): Steps<A> {
  const fields = yield* redactFields(email, redactor)
  const attachments: Array<Contents["attachments"][number]> = []
  for (const file of email.attachments) attachments.push(yield* redactFile(file, redactor))
  return {
    ...email,
    ...fields,
    messageId: redactor.name(email.messageId),
    attachments,
    recipients: email.recipients.map((recipient) =>
      redactor.is(recipient.address) ? { ...recipient, address: erased, envelope: erased } : recipient
    )
  }
}

/** An event without the address. */
export const redactEvent = (event: EmailEvent, redactor: Redactor): EmailEvent => ({
  ...event,
  details: redactor.json(event.details)
})

/** A hand-off without the addresses that the provider's reply names. */
export const redactHandoff = (
  handoff: HandoffAttempt,
  redactors: Pick<Redactors, "text">
): HandoffAttempt => handoff.reply === null ? handoff : { ...handoff, reply: redactors.text(handoff.reply) }

/** Evidence without the addresses: it speaks of the recipients that stand as erased. */
export const redactEvidence = <A extends Evidence>(evidence: A, redactors: Redactors): A => ({
  ...evidence,
  recipients: evidence.recipients === "all"
    ? "all"
    : evidence.recipients.map((address) => redactors.is(Address.normalize(address)) ? erased : address),
  details: redactors.json(evidence.details),
  keys: evidence.keys.map(redactors.key),
  providerMessageId: evidence.providerMessageId === null ? null : redactors.name(evidence.providerMessageId),
  error: evidence.error === null ? null : redactors.text(evidence.error)
})

/** A report without the addresses. */
export const redactReport = (event: ProviderEvent, redactors: Redactors): ProviderEvent => {
  const redacted = redactEvidence(event, redactors)
  return {
    ...redacted,
    key: redactors.name(event.key),
    messageId: event.messageId === null ? null : redactors.name(event.messageId)
  }
}

/** The names by which a late report may know an email. */
export const namesOf = (
  email: { readonly id: string; readonly messageId: string; readonly providerMessageId: string | null }
): ReadonlyArray<string> =>
  email.providerMessageId === null ? [email.id, email.messageId] : [email.id, email.messageId, email.providerMessageId]

/** Whether two values differ as JSON. */
export const differs = (before: unknown, after: unknown): boolean => JSON.stringify(before) !== JSON.stringify(after)
