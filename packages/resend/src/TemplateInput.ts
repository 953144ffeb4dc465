import type { Issue } from "@sendwright/core/foundation/Errors"
import * as Placeholders from "@sendwright/core/templates/Placeholders"
import { maxNameLength, type TemplateContent } from "@sendwright/core/templates/Template"
import type { DefaultsInput } from "@sendwright/core/templates/TemplateDefaults"
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
export const New = Schema.Struct({
  name: Schema.String,
  html: Schema.String,
  subject: optional(Schema.String),
  ...others
})

/** The body of a change. */
export const Change = Schema.Struct({
  name: optional(Schema.String),
  html: optional(Schema.String),
  subject: optional(Schema.String),
  ...others
})

type Body = typeof Change.Type

const isGiven = <A>(value: A | null | undefined): value is A => value !== undefined && value !== null

/** Whether a text is given; some clients send an empty one for what is not set. */
const hasText = (text: string | null | undefined): text is string => isGiven(text) && text !== ""

/** What a fallback of each type has to be, and how that is said. */
const types: ReadonlyMap<string, readonly [typeOf: string, words: string]> = new Map([
  ["string", ["string", "a string"]],
  ["number", ["number", "a number"]],
  ["boolean", ["boolean", "true or false"]]
])

/** What is asked of a template that no template here does; nothing of it is let pass in silence. */
export const unmet = ({ variables }: Body): ReadonlyArray<Issue> =>
  (variables ?? []).flatMap(({ fallback_value: fallback, key, type }, index) => {
    const path = ["variables", index]
    const known = types.get(type)
    return [
      ...Placeholders.isName(key) ? [] : [{
        path: [...path, "key"],
        message: "must be 1 to 64 letters, digits, underscores, hyphens and dots, with a letter or an underscore first"
      }],
      ...known === undefined
        ? [{ path: [...path, "type"], message: "must be string, number or boolean: values are inserted as text" }]
        : isGiven(fallback) && typeof fallback !== known[0]
        ? [{ path: [...path, "fallback_value"], message: `must be ${known[1]}, as the variable is` }]
        : []
    ]
  })

const isFallback = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"

const listOf = (value: string | ReadonlyArray<string>): ReadonlyArray<string> =>
  typeof value === "string" ? value === "" ? [] : [value] : value

/** What stands beside the texts: a sender or an address that is empty takes away what is there. */
const defaultsOf = ({ from, reply_to: replyTo, variables }: Body): DefaultsInput => ({
  ...isGiven(from) ? { from: from === "" ? null : from } : {},
  ...isGiven(replyTo) ? { replyTo: listOf(replyTo) } : {},
  ...isGiven(variables)
    ? {
      fallbacks: Object.fromEntries(
        variables.flatMap(({ fallback_value: value, key }) => isFallback(value) ? [[key, value]] : [])
      )
    }
    : {}
})

/** A new template as the core's. Its variables are those that its texts name. */
export const toNew = (body: typeof New.Type): NewTemplate => {
  const { alias, html, name, subject, text } = body
  return {
    name,
    subject: subject ?? null,
    html,
    ...hasText(text) ? { text } : {},
    ...hasText(alias) ? { slug: alias } : {},
    defaults: defaultsOf(body)
  }
}

/** A change as the core's; an empty text takes the text away. resend-go sends empty names and bodies that are not set. */
export const toChange = (body: Body): TemplateChange => {
  const { alias, html, name, subject, text } = body
  return {
    ...hasText(name) ? { name } : {},
    ...isGiven(subject) ? { subject } : {},
    ...hasText(html) ? { html } : {},
    ...isGiven(text) ? { text: text === "" ? null : text } : {},
    ...hasText(alias) ? { slug: alias } : {},
    defaults: defaultsOf(body)
  }
}

const copied = " (copy)"

/** The name of a copy, which is no longer than a name may be. */
export const nameOfCopy = (name: string): string =>
  [...name].slice(0, maxNameLength - copied.length).join("").trimEnd() + copied

/** A template's content as that of a new one. */
export const toCopy = ({ defaults, html, name, subject, text }: TemplateContent): NewTemplate => ({
  name: nameOfCopy(name),
  subject: subject === "" ? null : subject,
  ...html === null ? {} : { html },
  ...text === null ? {} : { text },
  ...defaults === null ? {} : { defaults }
})

/** The place in a body of something that the defaults have. */
const placeOf = ([field, item]: Issue["path"], { reply_to: replyTo, variables }: Body): Issue["path"] => {
  if (field === "replyTo") return ["reply_to", ...item === undefined || typeof replyTo === "string" ? [] : [item]]
  if (field !== "fallbacks") return field === undefined ? [] : [field]
  const index = (variables ?? []).findLastIndex(({ key }) => key === item)
  return ["variables", ...index === -1 ? [] : [index, "fallback_value"]]
}

/** An issue of the core's with Resend's names. */
export const toWireIssue = ({ message, path }: Issue, body: Body): Issue => {
  const [first, ...rest] = path
  return { path: first === "defaults" ? placeOf(rest, body) : first === "slug" ? ["alias", ...rest] : path, message }
}
