import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Authentication } from "./ReceivedEmail.ts"

/** A message as it arrived, and from where. */
export interface Arrival {
  /** MAIL FROM; empty for the null path. */
  readonly returnPath: string
  /** What the client said in HELO or EHLO; empty where that is not known. */
  readonly greeting: string
  /** The address of the client, as the text of an IPv4 or IPv6 address; null: it is not known. */
  readonly remoteAddress: string | null
  /** RFC 5322; its lines end with CRLF. */
  readonly message: Uint8Array
}

/**
 * The port that checks whether a message is from the sender that it names: SPF (RFC 7208), DKIM (RFC 6376), DMARC (RFC 7489) and ARC
 * (RFC 8617).
 *
 * @example
 * ```ts no-run: it needs a message
 * import { type Arrival, SenderAuthentication } from "@sendwright/core/received/SenderAuthentication"
 * import * as Effect from "effect/Effect"
 *
 * // Whether the domain that is shown as the sender's answers for a message.
 * export const isGenuine = Effect.fn("isGenuine")(function*(arrival: Arrival) {
 *   const { dmarc } = yield* (yield* SenderAuthentication).check(arrival)
 *   return dmarc.result === "pass"
 * })
 * ```
 */
export class SenderAuthentication extends Context.Service<SenderAuthentication, {
  /** Never fails: what could not be looked up in time is `temperror`. */
  readonly check: (arrival: Arrival) => Effect.Effect<Authentication>
}>()("@sendwright/core/received/SenderAuthentication") {}
