import { normalize } from "./foundation/Address.ts"
import type { Mode } from "./foundation/Mode.ts"
import type { Recipient } from "./model/Email.ts"
import type { EmailEvent } from "./model/EmailEvent.ts"
import { type EmailStatus, toStatus } from "./model/EmailStatus.ts"
import { stateOf } from "./model/Evidence.ts"
import { meaningOf, type ReplyMeaning } from "./replies/ReplyMeaning.ts"

/** What has become of one recipient of an email, for the people who look. */
export interface RecipientOutcome {
  /** Normalised. */
  readonly address: string
  /** `delayed`: on its way, and the last that was heard is that it takes longer. */
  readonly status: EmailStatus | "delayed"
  /** When it became so; null while nothing says when. */
  readonly at: Date | null
  /** What the receiving server or the provider answered; where Sendwright refused the request itself, its own reason; or null. */
  readonly reply: string | null
  /** What a server's refusal means; null where no server refused anything. */
  readonly meaning: ReplyMeaning | null
  /** Whether it is simulated: no real mailbox was asked. */
  readonly isSimulated: boolean
  /** Whether what came back put the address on the suppression list then. It may have been taken off it since. */
  readonly wasSuppressed: boolean
}

/** What is examined: recipients with their states, and the events of their email, oldest first. */
export interface Looked {
  readonly mode: Mode
  readonly status: EmailStatus
  readonly recipients: ReadonlyArray<Recipient>
  readonly events: ReadonlyArray<EmailEvent>
}

const textOf = (value: unknown): string | null => typeof value === "string" && value !== "" ? value : null

/** Whether an event speaks of a recipient: those that name nobody speak of all. */
const isAbout = ({ details }: EmailEvent, address: string): boolean => {
  const named = details["recipients"]
  return !Array.isArray(named) || named.some((one) => typeof one === "string" && normalize(one) === address)
}

const replyOf = ({ details }: EmailEvent): string | null =>
  textOf(details["diagnostic_code"]) ?? textOf(details["smtp_response"])

/** A send request that the engine refused when it judged it: no provider has seen it. */
const isOwnRefusal = ({ details, type }: EmailEvent): boolean =>
  type === "email.rejected" && details["provider"] === null

const meaningIn = (event: EmailEvent): ReplyMeaning | null => {
  if (isOwnRefusal(event)) return null
  const { details } = event
  const code = textOf(details["status_code"]) ?? textOf(details["provider_code"])
  const diagnostic = textOf(details["diagnostic_code"])
  return code === null && diagnostic === null ? null : meaningOf({ code, diagnostic: diagnostic ?? "" })
}

const refusals: ReadonlySet<RecipientOutcome["status"]> = new Set(["bounced", "failed", "delayed"])

/** What has become of each recipient, in their order: from their states, and from the events that brought them about. */
export const outcomesOf = ({ events, mode, recipients, status }: Looked): ReadonlyArray<RecipientOutcome> =>
  recipients.map(({ address, simulation, state }): RecipientOutcome => {
    const own = events.filter((event) => isAbout(event, address))
    const isUnderWay = state === "queued" || state === "sent"
    const delayed = isUnderWay ? own.findLast(({ type }) => type === "email.delivery_delayed") : undefined
    const cancelled = status === "cancelled" ? own.findLast(({ type }) => type === "email.cancelled") : undefined
    const decisive = cancelled ?? delayed ?? own.find((event) => stateOf(event) === state)
    const reached = status === "cancelled" ? "cancelled" : delayed === undefined ? toStatus(state) : "delayed"
    return {
      address,
      status: reached,
      at: decisive?.occurredAt ?? null,
      reply: decisive === undefined ? null : replyOf(decisive),
      meaning: decisive === undefined || !refusals.has(reached) ? null : meaningIn(decisive),
      isSimulated: simulation !== null,
      wasSuppressed: mode === "live" && simulation === null && (state === "bounced" || state === "complained")
    }
  })
