import { decoder } from "@sendwright/api/wire/Body"
import { Once, pageQuery } from "@sendwright/api/wire/Page"
import { AddressText } from "@sendwright/api/wire/Scalars"
import { suppressionReasons } from "@sendwright/core/suppressions/Suppression"
import { type ImportOutcome, maxImported } from "@sendwright/core/suppressions/Suppressions"
import * as Schema from "effect/Schema"

const Reason = Schema.Literals(suppressionReasons)

/** The filters of suppressions. */
export const suppressionsQuery = {
  ...pageQuery,
  q: Schema.optionalKey(Once.check(Schema.isMaxLength(320))).annotateKey({ description: "Part of an address." }),
  reason: Schema.optionalKey(Reason)
} as const

/** An address to suppress. */
export const WireAddedSuppression = Schema.Struct({
  email_address: Schema.String.check(AddressText),
  reason: Schema.optionalKey(Reason).annotateKey({
    description: "manual where left out; what it was, to undo a removal."
  })
}).annotate({ identifier: "AddedSuppression" })
export const decodeAddedSuppression = decoder(WireAddedSuppression)

/** A part of the addresses of a file. An entry that is no address gets its own outcome; the others are still added. */
export const WireImport = Schema.Struct({
  entries: Schema.Array(Schema.Struct({ email_address: Schema.String, reason: Reason })).check(
    Schema.isMaxLength(maxImported)
  )
}).annotate({ identifier: "SuppressionImport" })
export const decodeImport = decoder(WireImport)

/** The outcomes of the entries, in their order. */
export const WireImportOutcomes = Schema.Struct({
  outcomes: Schema.Array(Schema.Struct({
    outcome: Schema.Literals(["added", "known", "refused"]),
    problem: Schema.NullOr(Schema.String)
  }))
}).annotate({ identifier: "SuppressionImportOutcomes" })

const words = { Added: "added", Known: "known", Refused: "refused" } as const

/** Encodes outcomes. */
export const toWireOutcomes = (outcomes: ReadonlyArray<ImportOutcome>): typeof WireImportOutcomes.Type => ({
  outcomes: outcomes.map((one) => ({
    outcome: words[one._tag],
    problem: one._tag === "Refused" ? one.problem : null
  }))
})
