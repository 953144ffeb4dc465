import type { ValidationError } from "@sendwright/core/foundation/Errors"
import type { Erased } from "@sendwright/core/privacy/ErasureStore"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { decoder } from "./Body.ts"
import { AddressText } from "./Scalars.ts"

/** The recipient that an account erases. */
export const WireErasure = Schema.Struct({
  email_address: Schema.String.check(AddressText).pipe(
    Schema.annotateKey({
      description: "The address alone, without a name. Case does not matter; with a +tag it is another address.",
      examples: ["ada@example.com"]
    })
  )
}).annotate({
  identifier: "Erasure",
  title: "Erasure",
  description: "The recipient who is to be forgotten.",
  examples: [{ email_address: "ada@example.com" }]
})

const decodeFields = decoder(WireErasure)

/** Reads the recipient that an account erases and finds every issue; answers with the address as it was given. */
export const decodeErasure = (json: unknown): Result.Result<string, ValidationError> =>
  Result.map(decodeFields(json), (body) => body.email_address)

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/** What an erasure did. */
export const WireErased = Schema.Struct({
  recipient_hash: Schema.String.annotate({
    description: "What is left on the suppression list: a keyed hash of account and address, in hex.",
    examples: ["b7c1f0a3d2e4958677a8b9cadbecfd0e1f2031425364758697a8b9cadbecfd0e"]
  }),
  emails_redacted: Count.annotate({ description: "Emails that held the address and are there without it." }),
  emails_deleted: Count.annotate({ description: "Emails that went to nobody else." }),
  events_redacted: Count.annotate({ description: "Events that held the address and are there without it." }),
  suppressed: Schema.Boolean.annotate({ description: "Whether sends to the address are refused from now on." })
}).annotate({
  identifier: "EraseResult",
  title: "Erase result",
  description: "What was done. The same request again counts nothing and gives the same hash."
})
export type WireErased = typeof WireErased.Type

/** The result of an erasure as it goes over the wire. */
export const toWire = (erased: Erased): WireErased => ({
  recipient_hash: erased.recipientHash,
  emails_redacted: erased.emailsRedacted,
  emails_deleted: erased.emailsDeleted,
  events_redacted: erased.eventsRedacted,
  suppressed: erased.suppressed
})
