import { wireNamed } from "@sendwright/api/wire/Names"
import { emptyContents } from "@sendwright/core/model/EmailFields"
import type { Command } from "./Command.ts"
import { type Delivery, type Email, type Key, statusOf, type World } from "./World.ts"

/** What a list of emails is asked for. */
export type Listing = Omit<Extract<Command, { readonly do: "list" }>, "do" | "key" | "limit">

/** The search text that a command means: some name an email. */
export const searchText = (world: World, q: string | null): string | null => {
  const [, kind, number] = /^(id|message-id) (\d+)$/.exec(q ?? "") ?? []
  if (kind === undefined) return q
  const email = world.emails[Number(number) % Math.max(1, world.emails.length)]
  if (email === undefined) return "nothing"
  return kind === "id" ? email.id : messageIdOf(email)
}

export const messageIdOf = (email: Email): string => `${email.id}@${email.domain ?? email.account.sandbox}`

const matchOf = (email: Email, q: string): { readonly field: string; readonly value: string } | null => {
  if (/^[0-9a-f-]{36}$/.test(q)) return email.id === q ? { field: "email_id", value: q } : null
  if (messageIdOf(email) === q || email.providerMessageId === q) return { field: "message_id", value: q }
  const hit = email.recipients.find(({ address }) => address.toLowerCase().includes(q.toLowerCase()))
  if (hit !== undefined) return { field: "recipient", value: hit.address }
  return email.subject.toLowerCase().includes(q.toLowerCase()) ? { field: "subject", value: email.subject } : null
}

const newestFirst = (left: Email, right: Email): number =>
  right.createdAt - left.createdAt || (left.id < right.id ? 1 : -1)

/** The emails that a list should hold, in order, each with its match. */
export const list = (world: World, key: Key, listing: Listing) => {
  const mode = key.mode === "test" ? "test" : listing.mode ?? "live"
  const q = searchText(world, listing.q)
  return world.emails
    .filter((email) => email.account === key.account && email.mode === mode)
    .filter((email) => listing.status === null || statusOf(email) === listing.status)
    .filter((email) => listing.tag === null || email.tags.includes(listing.tag))
    .map((email) => ({ email, match: q === null ? null : matchOf(email, q) }))
    .filter(({ match }) => q === null || match !== null)
    .sort((left, right) => newestFirst(left.email, right.email))
    .map(({ email, match }) => ({ ...summaryOf(email), updated_at: null, match }))
}

const iso = (millis: number | null): string | null => millis === null ? null : new Date(millis).toISOString()

const summaryOf = (email: Email) => ({
  id: email.id,
  mode: email.mode,
  from: email.from,
  to: email.to,
  cc: [],
  bcc: [],
  reply_to: null,
  subject: email.subject,
  tags: email.tags,
  status: statusOf(email),
  scheduled_at: iso(email.scheduledAt),
  created_at: iso(email.createdAt)
})

/** The full record; times of events are held against the service's with some milliseconds of grace. */
export const record = (email: Email) => ({
  ...summaryOf(email),
  match: null,
  ...wireNamed(emptyContents),
  text: email.text,
  html: email.html,
  idempotency_key: email.idempotencyKey,
  attachments: [],
  domain_id: email.domain === null ? null : email.account.domainId,
  provider_message_id: email.providerMessageId,
  failed: statusOf(email) === "failed",
  events: email.events.map(({ at, type }) => `${type} ${grace(at)}`).sort()
})

/** Times within a few milliseconds of one another are the same: everything in a history happens further apart. */
export const grace = (millis: number): number => Math.floor(millis / 10)

/** What should be said of a delivery, apart from its id. */
export const delivery = ({ attempts, email, status, type }: Delivery): string =>
  [email.id, type, status, attempts].join(" ")
