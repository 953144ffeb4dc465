import * as Result from "effect/Result"
import { type Caller, originOf } from "../accounts/Caller.ts"
import * as Inbound from "../accounts/Inbound.ts"
import * as Sandbox from "../accounts/Sandbox.ts"
import * as Address from "../foundation/Address.ts"
import { SandboxRecipientNotAllowed, ValidationError } from "../foundation/Errors.ts"
import type { TraceContext } from "../foundation/Tracing.ts"
import * as Uuid from "../foundation/Uuid.ts"
import { contentsOf, type OwnHeader } from "../model/EmailFields.ts"
import { messageIdOf } from "../model/MessageId.ts"
import type { StoredFile } from "../model/OriginalMessage.ts"
import type { CheckedSend } from "../model/SendRequest.ts"
import type { SigningKeys } from "../secrets/KeyRing.ts"
import type { NewEmail } from "./EmailStore.ts"
import * as ReplyAddress from "./ReplyAddress.ts"

// One for all emails, of which a storage in memory keeps many.
const none: ReadonlyArray<never> = []

const listOf = (value: string | ReadonlyArray<string> | undefined): ReadonlyArray<string> =>
  value === undefined ? none : typeof value === "string" ? [value] : value

const ownHeaderOf = ({ date, messageId, visible }: CheckedSend): OwnHeader | null =>
  date === undefined && messageId === undefined && visible === undefined
    ? null
    : { visible: visible ?? null, messageId: messageId ?? null, date: date ?? null }

const noReplyKeys = new ValidationError({
  issues: [{
    path: ["replyTracking"],
    message: "needs the service's secret key, which this process does not have: send it through one that has"
  }]
})

/** What a checked send still lacks to become an email. */
export interface Ingredients {
  /**
   * A UUID v7. Drawn a moment before or after `now`, or ahead of a clock that was set back, it may say another time: the
   * email's says `now`.
   */
  readonly id: string
  readonly eventId: string
  readonly now: Date
  readonly serviceDomain: string
  /** What reply addresses are signed with; null where the process has no keys. */
  readonly replyKeys: SigningKeys | null
  /** Decoded and fetched, with the original message last where there is one. */
  readonly attachments: ReadonlyArray<StoredFile>
  readonly trace: TraceContext | null
}

/** The signed address under the sender's name; `undefined` without keys. */
const trackedReplyTo = (
  { account, mode }: Caller,
  from: string,
  id: string,
  { replyKeys, serviceDomain }: Ingredients
): ReadonlyArray<string> | undefined => {
  if (replyKeys === null) return undefined
  const address = ReplyAddress.make(replyKeys, id, Inbound.domainOf(account.id, mode, serviceDomain))
  const named = from.trimEnd().endsWith(">") ? `${from.slice(0, from.lastIndexOf("<"))}<${address}>` : address
  return [named.length > Address.maxLength ? address : named]
}

/**
 * Makes the email that a checked send asks for: recipients de-duplicated in the order of their first mention, those
 * of the simulator marked (in test mode every other one counts as delivered by it), and the sandbox domain held to
 * the owner and the simulator.
 */
export const make = (
  caller: Caller,
  send: CheckedSend,
  ingredients: Ingredients
): Result.Result<NewEmail, SandboxRecipientNotAllowed | ValidationError> => {
  const sandbox = Sandbox.domainOf(caller.account.id, ingredients.serviceDomain)
  const domain = Address.domainOf(Address.addressOf(send.from))
  const to = listOf(send.to)
  const cc = listOf(send.cc)
  const bcc = listOf(send.bcc)
  const recipients: Array<NewEmail["recipients"][number]> = []
  for (const mailbox of [...to, ...cc, ...bcc]) {
    const given = Address.addressOf(mailbox)
    const address = Address.normalize(given)
    if (recipients.some((known) => known.address === address)) continue
    const simulation = Sandbox.simulationOf(address, sandbox) ?? (caller.mode === "test" ? "delivered" : null)
    recipients.push({ address, envelope: Address.toEnvelope(given), simulation })
  }
  if (domain === sandbox) {
    const owner = Address.normalize(caller.owner.email)
    const outside = recipients.map(({ address }) => address).filter((address) =>
      address !== owner && Sandbox.simulationOf(address, sandbox) === null
    )
    if (outside.length > 0) return Result.fail(new SandboxRecipientNotAllowed({ recipients: outside }))
  }
  const id = Uuid.withMillis(ingredients.id, ingredients.now.getTime())
  const replyTo = send.replyTracking === true
    ? trackedReplyTo(caller, send.from, id, ingredients)
    : listOf(send.replyTo)
  if (replyTo === undefined) return Result.fail(noReplyKeys)
  const contents = contentsOf(send)
  return Result.succeed({
    id,
    eventId: ingredients.eventId,
    accountId: caller.account.id,
    mode: caller.mode,
    createdAt: ingredients.now,
    scheduledAt: send.scheduledAt === undefined ? null : new Date(send.scheduledAt),
    from: send.from,
    domain: domain === sandbox ? null : domain,
    to,
    cc,
    bcc,
    replyTo,
    subject: send.subject ?? "",
    tags: send.tags ?? none,
    ownHeader: ownHeaderOf(send),
    // By name: V8 makes a slow object of a literal with a spread in its middle.
    html: contents.html,
    text: contents.text,
    headers: contents.headers,
    unsubscribeUrl: contents.unsubscribeUrl,
    attachments: ingredients.attachments,
    messageId: messageIdOf(id, domain),
    recipients,
    trace: ingredients.trace,
    origin: originOf(caller, send.templateId)
  })
}
