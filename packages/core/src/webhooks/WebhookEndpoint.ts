import type { Mode } from "../foundation/Mode.ts"
import type { WebhookEventType } from "../model/WebhookEventType.ts"
import type { WebhookFormat } from "./WebhookFormat.ts"

/** A URL of an account's that events are posted to. */
export interface WebhookEndpoint {
  readonly id: string
  readonly accountId: string
  /** That of the key which made it: `test` gets the events of test mode alone, `live` those of both modes. */
  readonly mode: Mode
  readonly url: string
  readonly events: ReadonlyArray<WebhookEventType>
  /** In whose shape they are posted. */
  readonly format: WebhookFormat
  /** Whether `email.received` says what the email contains (`bodyOf`), in the formats that leave it open. */
  readonly receivedBody: boolean
  /** Whether events are delivered to it: those that happen while they are not pass it by for good. */
  readonly enabled: boolean
  /** Until when the secret before the present one signs too; null where none was replaced, or it was forgotten at once. */
  readonly oldSecretUntil: Date | null
  readonly createdAt: Date
}

/** Whether the events of a mode go to an endpoint of a mode. */
export const takesMode = (endpoint: Pick<WebhookEndpoint, "mode">, mode: Mode): boolean =>
  endpoint.mode === "live" || mode === "test"

/** The longest URL, in characters. */
export const maxUrlLength = 2048

/** How long an old secret signs beside a new one where nobody says, and the longest that somebody may say, in hours. */
export const overlapHours = { default: 24, maximum: 168 } as const
