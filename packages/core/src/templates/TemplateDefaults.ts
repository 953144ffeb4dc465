import * as Schema from "effect/Schema"
import type { Issue } from "../foundation/Errors.ts"
import { MailboxText, maxReplyTo, VariableText } from "../model/SendFields.ts"
import { isName, type Value, type Variables } from "./Placeholders.ts"

/** Values of variables by their names. Only its own properties are values; none of them is null. */
export type Fallbacks = Readonly<Record<string, Exclude<Value, null>>>

/** What a template brings, beside its texts, to emails that do not bring it themselves. */
export interface TemplateDefaults {
  /** The sender, `a@b.com` or `Name <a@b.com>`; null: each email names its own. */
  readonly from: string | null
  /** Where answers go: 10 at most. */
  readonly replyTo: ReadonlyArray<string>
  /** The values of variables that an email does not name. */
  readonly fallbacks: Fallbacks
}

/** The most fallbacks of one template: as many as it may have variables. */
const maxFallbacks = 1_000

/** The fields of defaults, each with its own rules. In a change, omitted fields stay. */
export const DefaultsInput = Schema.Struct({
  from: Schema.optionalKey(Schema.NullOr(MailboxText)),
  replyTo: Schema.optionalKey(
    Schema.Array(MailboxText).check(
      Schema.isMaxLength(maxReplyTo, { message: `must name at most ${maxReplyTo} addresses` })
    )
  ),
  /** All of them: one that is not passed is none any more. */
  fallbacks: Schema.optionalKey(
    Schema.Record(Schema.String, Schema.Union([VariableText, Schema.Finite, Schema.Boolean]))
  )
})
export type DefaultsInput = typeof DefaultsInput.Type

/** What is wrong with defaults beside what their fields say, whatever else is wrong with them. */
export const defaultsIssues = (input: unknown): ReadonlyArray<Issue> => {
  const fallbacks = typeof input === "object" && input !== null ? Reflect.get(input, "fallbacks") : undefined
  if (typeof fallbacks !== "object" || fallbacks === null) return []
  const names = Object.keys(fallbacks)
  if (names.length > maxFallbacks) {
    return [{ path: ["defaults", "fallbacks"], message: `must be at most ${maxFallbacks}` }]
  }
  return names.filter((name) => !isName(name)).map((name) => ({
    path: ["defaults", "fallbacks", name],
    message:
      "must be named by 1 to 64 letters, digits, underscores, hyphens and dots, with a letter or an underscore first"
  }))
}

const none: TemplateDefaults = { from: null, replyTo: [], fallbacks: {} }

/** Defaults once some of them are changed; null where nothing is left of them. */
export const changed = (
  defaults: TemplateDefaults | null,
  change: DefaultsInput | undefined
): TemplateDefaults | null => {
  const next = { ...none, ...defaults, ...change }
  return next.from === null && next.replyTo.length === 0 && Object.keys(next.fallbacks).length === 0 ? null : next
}

/** What defaults weigh in memory, in characters. */
export const defaultsWeightOf = (defaults: TemplateDefaults | null): number =>
  defaults === null ? 0 : JSON.stringify(defaults).length

/** The values of an email with a template: its own, and the fallbacks of those that it does not name. */
export const filledUp = (defaults: TemplateDefaults | null, variables: Variables = {}): Variables =>
  defaults === null ? variables : { ...defaults.fallbacks, ...variables }
