import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { normalize } from "@sendwright/core/foundation/Address"
import type { Email } from "@sendwright/core/model/Email"
import { noFilters } from "@sendwright/core/model/EmailQuery"
import * as EmailStatus from "@sendwright/core/model/EmailStatus"
import { stateOf } from "@sendwright/core/model/Evidence"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import { erased } from "@sendwright/core/privacy/Redaction"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import type { WebhookEndpoint } from "@sendwright/core/webhooks/WebhookEndpoint"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { OutsideWorld } from "./OutsideWorld.ts"

/** One account of a simulation, and what its client was told. */
export interface Customer {
  readonly accountId: string
  /** null: unlimited. */
  readonly monthlyLimit: number | null
  readonly endpoints: ReadonlyArray<WebhookEndpoint>
  /** Ids that a send answered with, and the recipients of the emails. */
  readonly accepted: Map<string, ReadonlyArray<string>>
  /** Addresses whose erasure was asked for, whatever came of it. */
  readonly erasing: Set<string>
  /** Those of them whose erasure was acknowledged. */
  readonly erased: Set<string>
  /** Whether a send was refused because the month's limit is used up. */
  wasOverQuota: boolean
}

/** What a run left behind, besides what is stored. */
export interface Outcome {
  readonly customers: ReadonlyArray<Customer>
  readonly world: OutsideWorld
  /** Reports that the engine took. */
  readonly reported: ReadonlyArray<ProviderEvent>
}

const recipientsOf = (email: Email): ReadonlyArray<string> => [
  ...new Set([...email.to, ...email.cc, ...email.bcc].map(normalize))
]

const listed = (details: Email["events"][number]["details"]): ReadonlyArray<string> | undefined => {
  const { recipients } = details
  return Array.isArray(recipients) ? recipients.map((one) => normalize(String(one))) : undefined
}

/** The state of each recipient that an email's events come to: the join of the evidence. */
const statesOf = (email: Email): Map<string, EmailStatus.RecipientState> => {
  const all = recipientsOf(email)
  const states = new Map<string, EmailStatus.RecipientState>(all.map((address) => [address, "scheduled"]))
  for (const event of email.events) {
    const state = stateOf(event)
    if (state === undefined) continue
    for (const address of listed(event.details) ?? all) {
      states.set(address, EmailStatus.join(states.get(address) ?? "scheduled", state))
    }
  }
  return states
}

function* ofEmail(email: Email, taken: ReadonlySet<string>): Iterable<string> {
  if (email.status === "queued" || email.status === "scheduled") yield `${email.id} is ${email.status} for ever`
  // The recipients of the events are no longer known.
  if (email.to.includes(erased)) return
  const states = statesOf(email)
  const joined = EmailStatus.ofRecipients([...states.values()])
  if (email.status !== "cancelled" && email.status !== joined) {
    yield `${email.id} is ${email.status}, and its events come to ${joined}`
  }
  if (email.status === "cancelled" && email.events.some(({ type }) => type === "email.sent")) {
    yield `${email.id} was cancelled and sent`
  }
  for (const [address, state] of states) {
    const wasTaken = taken.has(`${email.id} ${address}`)
    if (state === "sent" && !wasTaken) yield `${email.id} counts as sent to ${address}, and nobody took it`
    if (state === "queued" && email.status !== "cancelled") yield `${email.id} was lost for ${address}`
  }
  const seen = new Set<string>()
  for (const { details, occurredAt, type } of email.events) {
    const about = listed(details) ?? (type === "email.sent" ? recipientsOf(email) : ["all"])
    for (const address of about) {
      const key = type === "email.sent" ? `${type} ${address}` : `${type} ${address} ${occurredAt.getTime()}`
      if (seen.has(key)) yield `${email.id} has the event ${key} twice`
      seen.add(key)
    }
  }
}

function* ofReports(
  emails: ReadonlyMap<string, Email>,
  reported: ReadonlyArray<ProviderEvent>,
  erasing: ReadonlySet<string>
): Iterable<string> {
  for (const { details, occurredAt, providerMessageId, recipients, type } of reported) {
    if (recipients === "all" || recipients.some((address) => erasing.has(address))) continue
    const isThere = [...emails.values()].some((email) =>
      email.events.some((event) =>
        event.type === type && event.occurredAt.getTime() === occurredAt.getTime() &&
        event.details["provider_message_id"] === details["provider_message_id"] &&
        JSON.stringify(event.details["recipients"]) === JSON.stringify(recipients)
      )
    )
    if (!isThere) yield `the report ${type} on ${providerMessageId} was taken and is no event`
  }
}

const ofWebhooks = Effect.fnUntraced(function*(
  customer: Customer,
  emails: ReadonlyArray<Email>,
  received: ReadonlySet<string>
) {
  const webhooks = yield* WebhookStore
  const found: Array<string> = []
  for (const endpoint of customer.endpoints) {
    const deliveries = yield* webhooks.listDeliveries({
      accountId: customer.accountId,
      modes: ["live", "test"],
      endpointId: endpoint.id,
      limit: 100_000,
      after: null
    })
    const byEvent = new Map(deliveries.map((delivery) => [delivery.emailEventId, delivery]))
    if (byEvent.size !== deliveries.length) found.push(`an event has two deliveries to ${endpoint.url}`)
    for (const { id, type } of emails.flatMap((email) => email.events)) {
      const delivery = byEvent.get(id)
      const arrived = received.has(`${id} ${endpoint.url}`)
      if (!endpoint.events.includes(type)) {
        if (delivery !== undefined) found.push(`${type} was delivered to ${endpoint.url}, which did not ask for it`)
      } else if (delivery === undefined) found.push(`the event ${id} has no delivery to ${endpoint.url}`)
      else if (delivery.status === "pending") found.push(`the delivery ${delivery.id} is pending for ever`)
      else if (delivery.status === "delivered" && !arrived) found.push(`the delivery ${delivery.id} never arrived`)
      else if (delivery.status === "failed" && delivery.attempts < 8) {
        found.push(`the delivery ${delivery.id} was given up after ${delivery.attempts} attempts`)
      }
    }
  }
  return found
})

/** Where an address still stands whose erasure was acknowledged. */
const ofErasures = Effect.fnUntraced(function*(customer: Customer, emails: ReadonlyArray<Email>) {
  const { accountId, endpoints, erased } = customer
  const modes = ["live", "test"] as const
  const webhooks = yield* WebhookStore
  const suppressions = yield* SuppressionStore
  const deliveries = yield* Effect.forEach(
    endpoints,
    ({ id: endpointId }) => webhooks.listDeliveries({ accountId, modes, endpointId, limit: 100_000, after: null })
  )
  const places = {
    "an email": emails,
    "a delivery": deliveries.flat(),
    "the suppression list": yield* suppressions.list(accountId, 100_000, null)
  }
  return [...erased].flatMap((address) =>
    Object.entries(places).flatMap(([place, content]) =>
      JSON.stringify(content).toLowerCase().includes(address) ? [`${address} was erased and stands in ${place}`] : []
    )
  )
})

/** What is wrong with a deployment that has come to rest. */
export const check = Effect.fnUntraced(function*({ customers, reported, world }: Outcome) {
  const store = yield* EmailStore
  const violations: Array<string> = []
  const taken = new Set(world.taken.map(({ address, emailId }) => `${emailId} ${address}`))
  const known = new Map<string, Email>()
  for (const customer of customers) {
    const scope = { accountId: customer.accountId, modes: ["live", "test"] as const }
    const query = { limit: 100_000, after: null, ...noFilters, search: null, depth: 100_000 }
    const log = yield* store.list(scope, query)
    const emails: Array<Email> = []
    for (const { id } of log.emails) emails.push(Option.getOrThrow(yield* store.find(scope, id)))
    for (const email of emails) {
      known.set(email.id, email)
      violations.push(...ofEmail(email, taken))
    }
    for (const [id, to] of customer.accepted) {
      // With its last recipient an email goes.
      const mayBeGone = to.every((address) => customer.erasing.has(address))
      if (!known.has(id) && !mayBeGone) violations.push(`${id} was accepted and is not there`)
    }
    violations.push(...yield* ofErasures(customer, emails))
    const { monthlyLimit } = customer
    if (monthlyLimit !== null && emails.length > monthlyLimit) {
      violations.push(`${emails.length} emails were accepted where ${monthlyLimit} are allowed`)
    }
    const isComplete = customer.erasing.size === 0
    if (monthlyLimit !== null && isComplete && customer.wasOverQuota && emails.length < monthlyLimit) {
      violations.push(`an email was refused after ${emails.length} of ${monthlyLimit}`)
    }
    violations.push(...yield* ofWebhooks(customer, emails, world.received))
  }
  violations.push(...ofReports(known, reported, new Set(customers.flatMap(({ erasing }) => [...erasing]))))
  return violations
})
