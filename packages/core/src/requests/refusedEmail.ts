import type { NewEmail } from "../emails/EmailStore.ts"
import * as Address from "../foundation/Address.ts"
import type { EventDetails } from "../model/EmailEvent.ts"
import { emptyContents } from "../model/EmailFields.ts"
import { messageIdOf } from "../model/MessageId.ts"
import { noOrigin } from "../model/Origin.ts"
import { maxRecipients, maxSubjectLength } from "../model/SendFields.ts"
import { erased, type Redactors } from "../privacy/Redaction.ts"
import type { StoredRequest } from "./RequestStore.ts"

const none: ReadonlyArray<never> = []
const controls = /\p{Cc}/gu
const tag = /^[A-Za-z0-9_:.-]{1,64}$/
const maxTags = 10

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const lineOf = (value: unknown, longest: number): string =>
  typeof value === "string" ? value.replace(controls, " ").slice(0, longest).toWellFormed() : ""

const textsOf = (value: unknown): ReadonlyArray<unknown> =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value : none

const mailboxesOf = (value: unknown): ReadonlyArray<string> =>
  textsOf(value).slice(0, maxRecipients).map((one) => lineOf(one, Address.maxLength)).filter((one) => one.trim() !== "")

/**
 * The fields that are shown of a refused request: its recipients and its subject, as far as they can be read. Contents
 * and files are left out.
 */
export const refusedEmail = (
  { accountId, id, request, storedAt }: StoredRequest,
  { eventId, serviceDomain }: { readonly eventId: string; readonly serviceDomain: string }
): NewEmail => {
  const fields = isRecord(request) ? request : {}
  const [to, cc, bcc] = [mailboxesOf(fields["to"]), mailboxesOf(fields["cc"]), mailboxesOf(fields["bcc"])]
  const recipients = new Map<Address.MailboxIdentity, string>()
  for (const mailbox of [...to, ...cc, ...bcc]) {
    const address = Address.addressOf(mailbox)
    const identity = Address.normalize(address)
    if (!recipients.has(identity) && recipients.size < maxRecipients) recipients.set(identity, address)
  }
  return {
    id,
    eventId,
    accountId,
    mode: "live",
    createdAt: storedAt,
    scheduledAt: null,
    from: lineOf(fields["from"], Address.maxLength),
    domain: null,
    to,
    cc,
    bcc,
    replyTo: none,
    subject: lineOf(fields["subject"], maxSubjectLength),
    tags: textsOf(fields["tags"]).flatMap((one) => typeof one === "string" && tag.test(one) ? [one] : []).slice(
      0,
      maxTags
    ),
    ownHeader: null,
    ...emptyContents,
    attachments: none,
    messageId: messageIdOf(id, serviceDomain),
    recipients: Array.from(recipients, ([address, envelope]) => ({ address, envelope, simulation: null })),
    trace: null,
    origin: noOrigin
  }
}

/** The same without those who were erased. */
export const redacted = (email: NewEmail, redactors: Redactors): NewEmail => ({
  ...email,
  to: email.to.map(redactors.mailbox),
  cc: email.cc.map(redactors.mailbox),
  bcc: email.bcc.map(redactors.mailbox),
  subject: redactors.text(email.subject),
  recipients: email.recipients.map((recipient) =>
    redactors.is(recipient.address) ? { ...recipient, address: erased, envelope: erased } : recipient
  )
})

/** The details of the event `email.rejected`. */
export const refusalDetails = (code: string, message: string): EventDetails => ({
  reason: code,
  diagnostic_code: message,
  provider: null,
  provider_message_id: null
})
