import type { Issue } from "@sendwright/core/foundation/Errors"
import * as Placeholders from "@sendwright/core/templates/Placeholders"
import { maxNameLength } from "@sendwright/core/templates/Template"
import type { NewTemplate, TemplateChange } from "@sendwright/core/templates/TemplateInput"
import * as Schema from "effect/Schema"
import { optional } from "./Calls.ts"

const others = {
  alias: optional(Schema.String),
  from: optional(Schema.String),
  reply_to: optional(Schema.Union([Schema.String, Schema.Array(Schema.String)])),
  text: optional(Schema.String),
  variables: optional(Schema.Array(Schema.Struct({
    key: Schema.String,
    type: Schema.String,
    fallback_value: optional(Schema.Unknown)
  })))
}

/** The body of a new template. */
export const New = Schema.Struct({ name: Schema.String, html: Schema.String, subject: Schema.String, ...others })

/** The body of a change. */
export const Change = Schema.Struct({
  name: optional(Schema.String),
  html: optional(Schema.String),
  subject: optional(Schema.String),
  ...others
})

const isGiven = <A>(value: A | null | undefined): value is A => value !== undefined && value !== null

/** Whether a text is given; some clients send an empty one for what is not set. */
const hasText = (text: string | null | undefined): text is string => isGiven(text) && text !== ""

const types: ReadonlySet<string> = new Set(["string", "number", "boolean"])

const isName = (key: string): boolean => {
  const [name] = Placeholders.variablesOf(`{{{${key}}}}`)
  return name === key
}

/** What is asked of a template that no template here does; nothing of it is let pass in silence. */
export const unmet = ({ from, reply_to: replyTo, variables }: typeof Change.Type): ReadonlyArray<Issue> => [
  ...hasText(from)
    ? [{ path: ["from"], message: "must be left out: templates have no sender, so name it with each email" }]
    : [],
  ...isGiven(replyTo) && replyTo.length > 0
    ? [{ path: ["reply_to"], message: "must be left out: name it with each email" }]
    : [],
  ...(variables ?? []).flatMap(({ fallback_value: fallback, key, type }, index) => {
    const path = ["variables", index]
    return [
      ...isName(key) ? [] : [{
        path: [...path, "key"],
        message: "must be 1 to 64 letters, digits, underscores, hyphens and dots, with a letter or an underscore first"
      }],
      ...types.has(type)
        ? []
        : [{ path: [...path, "type"], message: "must be string, number or boolean: values are inserted as text" }],
      ...isGiven(fallback)
        ? [{
          path: [...path, "fallback_value"],
          message: "must be left out: an email is refused unless it brings a value for every variable"
        }]
        : []
    ]
  })
]

/** A new template as the core's. Its variables are those that its texts name. */
export const toNew = ({ alias, html, name, subject, text }: typeof New.Type): NewTemplate => ({
  name,
  subject,
  html,
  ...hasText(text) ? { text } : {},
  ...hasText(alias) ? { slug: alias } : {}
})

/** A change as the core's; an empty text takes the text away. resend-go sends empty names and bodies that are not set. */
export const toChange = ({ alias, html, name, subject, text }: typeof Change.Type): TemplateChange => ({
  ...hasText(name) ? { name } : {},
  ...isGiven(subject) ? { subject } : {},
  ...hasText(html) ? { html } : {},
  ...isGiven(text) ? { text: text === "" ? null : text } : {},
  ...hasText(alias) ? { slug: alias } : {}
})

const copied = " (copy)"

/** The name of a copy, which is no longer than a name may be. */
export const nameOfCopy = (name: string): string =>
  [...name].slice(0, maxNameLength - copied.length).join("").trimEnd() + copied

const names: ReadonlyMap<string | number, string> = new Map([["slug", "alias"]])

/** An issue of the core's with Resend's names. */
export const toWireIssue = ({ message, path: [first, ...rest] }: Issue): Issue => ({
  path: first === undefined ? [] : [names.get(first) ?? first, ...rest],
  message
})
