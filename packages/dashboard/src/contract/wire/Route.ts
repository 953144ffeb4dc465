import { decoder } from "@sendwright/api/wire/Body"
import { DateTime } from "@sendwright/api/wire/Scalars"
import { ruleText } from "@sendwright/core/sending/ProviderRoutes"
import type { ConfiguredRoutes, RouteQuestion, RoutesView } from "@sendwright/core/sending/RouteControl"
import type * as Context from "effect/Context"
import * as Schema from "effect/Schema"

const Names = Schema.Array(Schema.String)
const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const Short = Schema.String.check(Schema.isMaxLength(320))

/** The rules that choose providers. */
export const WireRoutes = Schema.Struct({
  rules: Schema.String.annotate({ description: "Those that operators stored, which come first; empty: none." }),
  version: Count,
  changed_at: Schema.NullOr(DateTime),
  changed_by: Schema.NullOr(Schema.String),
  problem: Schema.NullOr(Schema.String).annotate({
    description: "Why the server does not follow all of them; null: it does."
  }),
  setting: Names.annotate({ description: "Those that the server was started with." }),
  usual: Names.annotate({ description: "The providers that are tried where no rule holds, in their order." }),
  providers: Names.annotate({ description: "All that a rule may name." })
}).annotate({ identifier: "Routes" })

/** Other rules. */
export const WireRoutesChange = Schema.Struct({
  rules: Schema.String.check(Schema.isMaxLength(40_000)),
  version: Count.annotate({ description: "The version that they replace." })
}).annotate({ identifier: "RoutesChange" })

/** Reads other rules. */
export const decodeRoutesChange = decoder(WireRoutesChange)

/** An email that may never be sent. */
export const WireRouteQuestion = Schema.Struct({
  to: Short,
  from: Short,
  tag: Schema.NullOr(Short),
  account_id: Schema.NullOr(Short)
}).annotate({ identifier: "RouteQuestion" })

/** Reads a question. */
export const decodeRouteQuestion = decoder(WireRouteQuestion)

/** Where an email would go. */
export const WireRouteAnswer = Schema.Struct({
  rule: Schema.NullOr(Schema.String).annotate({ description: "null: none holds, or nobody knows which one." }),
  source: Schema.NullOr(Schema.Literals(["stored", "setting"])),
  providers: Names,
  waits: Schema.NullOr(Schema.String).annotate({ description: "Why it would wait; null: it would not." })
}).annotate({ identifier: "RouteAnswer" })

/** Encodes rules. */
export const toWire = (
  { changed, problem, text, version }: RoutesView,
  { names, rules, usual }: Context.Service.Shape<typeof ConfiguredRoutes>
): typeof WireRoutes.Type => ({
  rules: text,
  version,
  changed_at: changed?.at.toISOString() ?? null,
  changed_by: changed?.by ?? null,
  problem,
  setting: rules.map(ruleText),
  usual,
  providers: names
})

/** Decodes a question. */
export const toQuestion = ({ account_id, from, tag, to }: typeof WireRouteQuestion.Type): RouteQuestion => ({
  to,
  from,
  tags: tag === null ? [] : [tag],
  accountId: account_id
})
