/** Builders for everything that the storage ports take: whole by default, and different in what a test names. */
import type { Account } from "@sendwright/core/accounts/Account"
import { AccountStore } from "@sendwright/core/accounts/AccountStore"
import type { ApiKey } from "@sendwright/core/accounts/ApiKey"
import type { Member } from "@sendwright/core/accounts/Member"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { scopes } from "@sendwright/core/accounts/Scope"
import { type Domain, newDomain } from "@sendwright/core/domains/Domain"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import type { AcceptGroup, NewEmail } from "@sendwright/core/emails/EmailStore"
import * as Address from "@sendwright/core/foundation/Address"
import type { TraceContext } from "@sendwright/core/foundation/Tracing"
import { defaultSubscription } from "@sendwright/core/model/EmailEvent"
import { type EmailContents, emptyContents, holdings, type OwnHeader } from "@sendwright/core/model/EmailFields"
import type { Evidence } from "@sendwright/core/model/Evidence"
import { messageIdOf } from "@sendwright/core/model/MessageId"
import { noOrigin } from "@sendwright/core/model/Origin"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import * as RecipientHash from "@sendwright/core/privacy/RecipientHash"
import type { NewReceived } from "@sendwright/core/received/ReceivedStore"
import type { NewSuppression, Suppression } from "@sendwright/core/suppressions/Suppression"
import type { Template } from "@sendwright/core/templates/Template"
import type { Delivery } from "@sendwright/core/webhooks/Delivery"
import type { WebhookEndpoint } from "@sendwright/core/webhooks/WebhookEndpoint"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"

/** Peppers for erasing recipients; a layer of stores is to be provided with them. */
export const peppers = RecipientHash.layer({
  active: "k1",
  peppers: { k1: Redacted.make(new Uint8Array(32).fill(11)) }
})

/** A fresh UUID v7 of a time (RFC 9562 §5.7), as the engine gives to emails, events and deliveries. */
export const idAt = (time: Date): string => {
  const hex = time.getTime().toString(16).padStart(12, "0")
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${SecureRandom.uuidV4Unsafe().slice(15)}`
}

/** A fresh id of the default time. */
export const newId = (): string => idAt(defaultTime)

/** The time of everything that does not name another. */
export const defaultTime = new Date("2026-11-21T12:00:00.000Z")

/** An account on the free plan; `createdAt` lies long enough back that the first-week cap does not hold. */
export const account = (over: Partial<Account> = {}): Account => ({
  id: newId(),
  name: "Analytical Engines",
  plan: "free",
  planStep: null,
  trusted: false,
  overrides: noOverrides,
  paused: null,
  suspended: null,
  createdAt: new Date("2026-01-01T00:00:00.000Z"),
  ...over
})

/** The owner of an account, with an address of its own. */
export const member = (over: Partial<Member> & Pick<Member, "accountId">): Member => {
  const id = over.id ?? newId()
  const email = `owner-${id.slice(-12)}@example.com`
  return { id, email, name: "Ada", role: "owner", createdAt: defaultTime, ...over }
}

/** A live key with every scope. */
export const apiKey = (over: Partial<ApiKey> & Pick<ApiKey, "accountId">): ApiKey => ({
  id: newId(),
  name: "Server",
  mode: "live",
  scopes,
  prefix: "svc_live_",
  lastFour: "wXyZ",
  createdAt: defaultTime,
  lastUsedAt: null,
  createdBy: null,
  revokedAt: null,
  ...over
})

/** A verified domain with a name of its own. */
export const domain = (over: Partial<Domain> & Pick<Domain, "accountId">): Domain => {
  const id = over.id ?? newId()
  return newDomain({ id, name: `${id}.example`, region: "local", status: "verified", createdAt: defaultTime, ...over })
}

/** An account with its owner and a verified domain, stored. */
export interface Seeded {
  readonly account: Account
  readonly owner: Member
  readonly domain: Domain
}

/** Stores an account, its owner and a verified domain. */
export const seedAccount = Effect.fnUntraced(function*(over: Partial<Account> = {}, domainAddedAt?: Date) {
  const accounts = yield* AccountStore
  const domains = yield* DomainStore
  const seeded = account(over)
  const owner = member({ accountId: seeded.id, createdAt: seeded.createdAt })
  yield* accounts.create(seeded, owner)
  const verified = domain({ accountId: seeded.id, status: "pending", createdAt: domainAddedAt ?? seeded.createdAt })
  yield* domains.add(verified)
  yield* domains.setStatus(seeded.id, verified.id, "verified")
  return { account: seeded, owner, domain: { ...verified, status: "verified" } } satisfies Seeded
})

/** The recipients of mailboxes: de-duplicated, none of them simulated. */
export const recipientsOf = (...mailboxes: ReadonlyArray<string>): NewEmail["recipients"] => {
  const recipients = new Map<string, NewEmail["recipients"][number]>()
  for (const mailbox of mailboxes) {
    const given = Result.getOrThrow(Address.parseMailbox(mailbox)).address
    const address = Address.normalize(given)
    if (!recipients.has(address)) {
      recipients.set(address, { address, envelope: Address.toEnvelope(given), simulation: null })
    }
  }
  return [...recipients.values()]
}

/** A small live email to one recipient, from a sandbox domain; `recipients` follow from to, cc and bcc. */
export const newEmail = (over: Partial<NewEmail> & Pick<NewEmail, "accountId">): NewEmail => {
  const { createdAt = defaultTime } = over
  const id = over.id ?? idAt(createdAt)
  const to = over.to ?? ["ada@example.com"]
  const cc = over.cc ?? []
  const bcc = over.bcc ?? []
  return {
    id,
    eventId: idAt(createdAt),
    mode: "live",
    createdAt,
    scheduledAt: null,
    from: "Engines <hello@engines.example>",
    domain: null,
    to,
    cc,
    bcc,
    replyTo: [],
    subject: "Notes on the engine",
    tags: [],
    ownHeader: null,
    ...emptyContents,
    text: "It can do whatever we know how to order it to perform.",
    attachments: [],
    messageId: messageIdOf(id, "engines.example"),
    recipients: recipientsOf(...to, ...cc, ...bcc),
    trace: null,
    origin: noOrigin,
    ...over
  }
}

/** The span of an accept. */
export const trace: TraceContext = { traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: "00f067aa0ba902b7" }

/** A header that names a list and somebody, in words and at a time of its own. */
export const ownHeader: OwnHeader = {
  visible: { to: ["Notes <notes@lists.example>", "Ada <ada@example.com>"], cc: [] },
  messageId: "note-g@app.example",
  date: "Sat, 21 Nov 2026 12:00:00 +0100"
}

/** Contents that say the same in every field. */
export const contentsSaying = (text: string): EmailContents =>
  Object.fromEntries(
    (Object.keys(emptyContents) as ReadonlyArray<keyof EmailContents>).map((name) => [
      name,
      holdings[name] === "headers" ? { "X-Note": text } : text
    ])
  ) as unknown as EmailContents

/** A small live email that the account received, with a Message-ID and a fingerprint of its own. */
export const received = (over: Partial<NewReceived> & Pick<NewReceived, "accountId">): NewReceived => {
  const { receivedAt = defaultTime } = over
  const id = over.id ?? idAt(receivedAt)
  const content = over.content ??
    new TextEncoder().encode(`Message-ID: <${id}@mail.example>\r\n\r\nHow many cards?\r\n`)
  return {
    id,
    mode: "live",
    domain: "in.engines.example",
    envelope: { from: "charles@mail.example", to: ["help@in.engines.example"] },
    from: "Charles <charles@mail.example>",
    to: ["Help <help@in.engines.example>"],
    cc: [],
    replyTo: [],
    subject: "A question",
    messageId: `${id}@mail.example`,
    inReplyTo: null,
    references: [],
    authentication: null,
    spam: null,
    sizeBytes: content.length,
    repliedToEmailId: null,
    receivedAt,
    html: null,
    text: "How many cards?",
    replyText: null,
    headers: [{ name: "Message-ID", value: `<${id}@mail.example>` }],
    attachments: [],
    content,
    fingerprint: id.replaceAll("-", "").repeat(2),
    mostBytes: null,
    ...over
  }
}

/** Messages of one account and mode as a group without key and quota. */
export const acceptGroup = (
  messages: readonly [NewEmail, ...ReadonlyArray<NewEmail>],
  over: Partial<AcceptGroup> = {}
): AcceptGroup => ({
  accountId: messages[0].accountId,
  mode: messages[0].mode,
  idempotency: null,
  quota: null,
  messages,
  answer: null,
  allOrNothing: false,
  ...over
})

/** Evidence for all recipients, with a key of its own. */
export const evidence = (over: Partial<Evidence> & Pick<Evidence, "type">): Evidence => ({
  occurredAt: defaultTime,
  recipients: "all",
  details: {},
  keys: [newId()],
  providerMessageId: null,
  error: null,
  ...over
})

/** A provider's report for all recipients, with a key of its own, that names no email yet. */
export const report = (over: Partial<ProviderEvent> & Pick<ProviderEvent, "type">): ProviderEvent => ({
  ...evidence({ keys: [], ...over }),
  provider: "fake",
  key: newId(),
  emailId: null,
  messageId: null,
  ...over
})

/** An endpoint of live mode with the default subscription. */
export const endpoint = (over: Partial<WebhookEndpoint> & Pick<WebhookEndpoint, "accountId">): WebhookEndpoint => {
  const id = over.id ?? newId()
  return {
    id,
    mode: "live",
    url: `https://hooks.example/${id}`,
    events: defaultSubscription,
    format: "sendwright",
    receivedBody: false,
    enabled: true,
    oldSecretUntil: null,
    createdAt: defaultTime,
    ...over
  }
}

/** A template with html and text, as `TemplateStore.create` takes it. */
export const template = (
  over: Partial<Template> & Pick<Template, "accountId">
): Omit<Template, "slug" | "version" | "updatedAt"> => ({
  id: newId(),
  name: "Welcome",
  subject: "Welcome, {{ name }}",
  html: "<p>Welcome, {{ name }}</p>",
  text: "Welcome, {{ name }}",
  variables: ["name"],
  defaults: null,
  createdAt: defaultTime,
  ...over
})

/** A pending test event. */
export const testDelivery = (over: Partial<Delivery> & Pick<Delivery, "endpointId">): Delivery => ({
  id: idAt(over.createdAt ?? defaultTime),
  mode: "test",
  emailEventId: null,
  eventType: "email.delivered",
  emailId: null,
  status: "pending",
  attempts: 0,
  lastError: null,
  responseCode: null,
  durationMs: null,
  isTest: true,
  replayOf: null,
  createdAt: defaultTime,
  ...over
})

/** An address that was suppressed manually. */
export const suppression = (
  over: Partial<Suppression> & { readonly accountId: string; readonly address: string }
): NewSuppression => ({
  id: newId(),
  reason: "manual",
  createdAt: defaultTime,
  ...over,
  address: Address.normalize(over.address)
})
