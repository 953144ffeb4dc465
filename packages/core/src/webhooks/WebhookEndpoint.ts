import type { EventType } from "../model/EmailEvent.ts"

/** A URL of an account's that events are posted to. It belongs to the account, not to a mode. */
export interface WebhookEndpoint {
  readonly id: string
  readonly accountId: string
  readonly url: string
  readonly events: ReadonlyArray<EventType>
  /** Always true at present: endpoints are not paused automatically. */
  readonly enabled: boolean
  readonly createdAt: Date
}

/** The longest URL, in characters. */
export const maxUrlLength = 2048
