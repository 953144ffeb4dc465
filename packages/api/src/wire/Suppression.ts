import type { ValidationError } from "@sendwright/core/foundation/Errors"
import { type Suppression, suppressionReasons } from "@sendwright/core/suppressions/Suppression"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { decoder } from "./Body.ts"
import { AddressText, DateTime, Id } from "./Scalars.ts"

/** The input for a new suppression. */
export const WireNewSuppression = Schema.Struct({
  email_address: Schema.String.check(AddressText).pipe(Schema.annotateKey({
    description: "The address alone, without a name. Case does not matter, and neither does the form of its domain.",
    examples: ["ada@example.com"]
  }))
}).annotate({
  identifier: "NewSuppression",
  title: "New suppression",
  description: "An address that is never to be sent to.",
  examples: [{ email_address: "ada@example.com" }]
})

const decodeFields = decoder(WireNewSuppression)

/** Reads the input for a new suppression and finds every issue; answers with the address as it was given. */
export const decodeNewSuppression = (json: unknown): Result.Result<string, ValidationError> =>
  Result.map(decodeFields(json), (body) => body.email_address)

/** An address in a path. What is none is on no list. */
export const AddressParam = Schema.String.annotate({
  description: "The address, URL-encoded."
})

/** An address that an account never sends to. */
export const WireSuppression = Schema.Struct({
  id: Id,
  email_address: Schema.NullOr(Schema.String).annotate({
    description: "In lower case, its domain in ASCII form; null after the recipient was erased.",
    format: "email"
  }),
  reason: Schema.Literals(suppressionReasons).annotate({
    description: "bounce and complaint come from what receivers report, manual from this API."
  }),
  created_at: DateTime
}).annotate({
  identifier: "Suppression",
  title: "Suppression",
  description: "An address that the account never sends to."
})
export type WireSuppression = typeof WireSuppression.Type

/** A suppression as it goes over the wire. */
export const toWire = (suppression: Suppression): WireSuppression => ({
  id: suppression.id,
  email_address: suppression.address,
  reason: suppression.reason,
  created_at: suppression.createdAt.toISOString()
})
