import { decoder } from "@sendwright/api/wire/Body"
import { pageOf } from "@sendwright/api/wire/Page"
import { DateTime, Id, IdParam, Mode } from "@sendwright/api/wire/Scalars"
import { type HeldDecided, heldOutcomes } from "@sendwright/core/sending/HeldEmails"
import type { HeldSend } from "@sendwright/core/sending/SendJobs"
import * as Schema from "effect/Schema"

/** An email for which it is unknown whether the provider accepted it. */
export const WireHeldEmail = Schema.Struct({
  email_id: Id,
  account_id: Id,
  account_name: Schema.String,
  mode: Mode,
  held_at: DateTime.annotate({ description: "Its last hand-off ended then without an answer." }),
  attempts: Schema.Int.annotate({ description: "Hand-offs that were begun." }),
  recipients: Schema.Array(Schema.String).annotate({ description: "Those of whom it is not known." })
}).annotate({ identifier: "HeldEmail" })
export type WireHeldEmail = typeof WireHeldEmail.Type

/** A page of held emails of all accounts, oldest first. */
export const WireHeldEmails = pageOf(WireHeldEmail).annotate({ identifier: "HeldEmails" })

const WireHeldName = Schema.Struct({ account_id: IdParam, email_id: IdParam })

/** The most emails of one request. For more, the page sends several. */
const maxDecided = 500

/** An operator's decision about held emails. */
export const WireHeldDecision = Schema.Struct({
  decision: Schema.Literals(["resend", ...heldOutcomes]),
  emails: Schema.NonEmptyArray(WireHeldName).check(Schema.isMaxLength(maxDecided))
}).annotate({ identifier: "HeldDecision" })

/** Reads a decision. */
export const decodeHeldDecision = decoder(WireHeldDecision)

/** The result of a decision. */
export const WireHeldDecided = Schema.Struct({
  done: Schema.Int.annotate({ description: "It was carried out for so many." }),
  gone: Schema.Array(Schema.Struct({ account_id: Id, email_id: Id })).annotate({
    description: "Those that were not held any more: evidence had come, or somebody else had decided."
  })
}).annotate({ identifier: "HeldDecided" })

/** Encodes a held email. */
export const toWire = (held: HeldSend, accountName: string): WireHeldEmail => ({
  email_id: held.emailId,
  account_id: held.accountId,
  account_name: accountName,
  mode: held.mode,
  held_at: held.heldAt.toISOString(),
  attempts: held.attempts,
  recipients: held.recipients
})

/** Encodes the result of a decision. */
export const toWireDecided = ({ done, gone }: HeldDecided): typeof WireHeldDecided.Type => ({
  done,
  gone: gone.map(({ accountId, emailId }) => ({ account_id: accountId, email_id: emailId }))
})
