import type { WebhookEventType } from "@sendwright/core/model/WebhookEventType"

/** Resend's event types that happen here, and the core's types that each means. */
const types: ReadonlyMap<string, ReadonlyArray<WebhookEventType>> = new Map(
  [
    ["email.scheduled", ["email.scheduled"]],
    ["email.sent", ["email.sent"]],
    ["email.delivered", ["email.delivered"]],
    ["email.delivery_delayed", ["email.delivery_delayed"]],
    ["email.bounced", ["email.bounced"]],
    ["email.complained", ["email.complained"]],
    ["email.failed", ["email.failed", "email.rejected"]],
    ["email.received", ["email.received"]]
  ] as const
)

/** The event types that an endpoint can be subscribed to. */
export const supported: ReadonlyArray<string> = [...types.keys()]

/** The types among these that never happen here. */
export const unsupportedOf = (events: ReadonlyArray<string>): ReadonlyArray<string> =>
  events.filter((event) => !types.has(event))

/** The core's types of supported ones, each once. */
export const toCore = (events: ReadonlyArray<string>): ReadonlyArray<WebhookEventType> => [
  ...new Set(events.flatMap((event) => types.get(event) ?? []))
]

/** Resend's types of the core's; those that Resend does not know are left out. */
export const toResend = (events: ReadonlyArray<WebhookEventType>): ReadonlyArray<string> =>
  supported.filter((event) => events.includes(types.get(event)![0]!))
