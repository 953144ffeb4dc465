import { HeldEmails, type HeldOutcome } from "@sendwright/core/sending/HeldEmails"
import type { HeldSend } from "@sendwright/core/sending/SendJobs"
import * as Effect from "effect/Effect"
import { asSender, type CallOptions, type Calls } from "./Calls.ts"

/**
 * Emails with an unknown outcome, if `settings.unknownPolicy` is `hold`. Look into the provider's log and decide here
 * about each email. A later report of the provider also decides.
 */
export interface HeldApi {
  /** Oldest first, up to `limit` (100 by default). */
  readonly list: (options?: CallOptions & { readonly limit?: number | undefined }) => Promise<ReadonlyArray<HeldSend>>
  /** Hands an email over again, as the same message. Rejects with `NotFound` if it is not held. */
  readonly resend: (emailId: string, options?: CallOptions) => Promise<void>
  /** Marks an email as sent or failed; a later report corrects it. Rejects with `NotFound` if it is not held. */
  readonly settle: (emailId: string, outcome: HeldOutcome, options?: CallOptions) => Promise<void>
}

const defaultLimit = 100

export const heldOf = (calls: Calls): HeldApi => {
  const run = <A, E>(
    use: (held: HeldEmails["Service"], accountId: string) => Effect.Effect<A, E>,
    options: CallOptions | undefined
  ) => calls.run(Effect.flatMap(HeldEmails, (held) => asSender(({ account }) => use(held, account.id))), options)
  return {
    list: ({ limit = defaultLimit, ...options } = {}) => run((held, accountId) => held.list(accountId, limit), options),
    resend: (emailId, options) => run((held, accountId) => held.resend(accountId, emailId), options),
    settle: (emailId, outcome, options) => run((held, accountId) => held.settle(accountId, emailId, outcome), options)
  }
}
