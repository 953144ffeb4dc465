import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import * as Effect from "effect/Effect"
import type { Command } from "./Command.ts"
import type { Harness } from "./Harness.ts"
import { pick } from "./holding.ts"
import * as time from "./time.ts"
import * as views from "./views.ts"
import type { Report, World } from "./World.ts"

const kinds = {
  "delivered": { type: "email.delivered", state: "delivered", details: {} },
  "bounced": { type: "email.bounced", state: "bounced", details: { bounce_type: "permanent" } },
  "soft": { type: "email.bounced", state: "bounced softly", details: { bounce_type: "transient" } },
  "complained": { type: "email.complained", state: "complained", details: { complaint_type: "abuse" } },
  "not-spam": { type: "email.complained", state: "complained", details: { complaint_type: "not-spam" } },
  "delayed": { type: "email.delivery_delayed", state: null, details: { delay_type: "mailbox full" } },
  "rejected": { type: "email.rejected", state: "failed", details: { reason: "virus" } }
} as const

export const report = (
  harness: Harness,
  world: World,
  command: Extract<Command, { readonly do: "report" }>
): Effect.Effect<void> => {
  const email = pick(world.emails, command.email)
  // A provider can speak only of what it was given; what it says of a message id may still come too early.
  if (email === undefined || (email.attempts === 0 && command.via !== "providerMessageId")) return Effect.void
  const kind = kinds[command.kind]
  const at = world.now - command.ago * 1_000
  const who = command.who === null
    ? email.recipients.map(({ address }) => address)
    : [email.recipients[command.who % email.recipients.length]!.address]
  const named = `p-${email.id}-${Math.max(1, email.attempts)}`
  const events = command.keys.map((key): ProviderEvent => ({
    provider: "model",
    key: `${email.id} ${key}`,
    emailId: command.via === "emailId" ? email.id : null,
    providerMessageId: command.via === "messageId" ? null : named,
    messageId: command.via === "messageId" ? views.messageIdOf(email) : null,
    type: kind.type,
    occurredAt: new Date(at),
    recipients: who,
    details: { recipients: who, provider_message_id: named, ...kind.details },
    keys: [],
    error: command.kind === "rejected" ? "The provider rejected the message" : null
  }))
  for (const { key, providerMessageId } of events) {
    const told: Report = {
      name: key,
      type: command.kind === "not-spam" ? "not-spam" : kind.type,
      state: kind.state,
      who,
      at,
      moment: String(at),
      providerMessageId
    }
    const isJoined = command.via !== "providerMessageId" || email.providerMessageId === named
    if (isJoined) time.apply(world, email, told)
    else if (!world.parked.some((parked) => parked.report.name === key)) {
      world.parked = [...world.parked, { providerMessageId: named, report: told }]
    }
  }
  return harness.report(events)
}
