import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { type Issue, ValidationError } from "../foundation/Errors.ts"
import { issuesOf, parseOptions } from "../foundation/Issues.ts"
import * as Text from "../foundation/TextRules.ts"
import { maxBodyLength } from "../model/SendFields.ts"
import { variablesOf } from "./Placeholders.ts"
import * as Slug from "./Slug.ts"
import { maxNameLength, maxSubjectLength, maxVariables } from "./Template.ts"
import { DefaultsInput, defaultsIssues } from "./TemplateDefaults.ts"

const Line = (maximum: number) => Schema.String.check(Text.length(1, maximum), Text.line)
const Subject = Schema.String.check(Text.length(1, maxSubjectLength), Text.subject)
const Body = Schema.String.check(Text.atMost(maxBodyLength), Text.text)
const SlugText = Schema.String.check(
  Text.length(1, Slug.maxLength),
  Text.rule(
    (text) => Slug.isSlug(text) ? undefined : "must be lower-case letters and digits, joined by single hyphens",
    { pattern: Slug.pattern }
  )
)

/** The fields of a new template, each with its own rules, as `/v1` has them. */
export const newFields = {
  name: Line(maxNameLength),
  subject: Subject,
  html: Schema.optionalKey(Body),
  text: Schema.optionalKey(Body),
  slug: Schema.optionalKey(SlugText)
} as const

/** The fields of a change, each with its own rules, as `/v1` has them. */
export const changeFields = {
  name: Schema.optionalKey(newFields.name),
  slug: newFields.slug,
  subject: Schema.optionalKey(newFields.subject),
  html: Schema.optionalKey(Schema.NullOr(Body)),
  text: Schema.optionalKey(Schema.NullOr(Body))
} as const

/** The fields of a restore. */
export const restoreFields = {
  // Which integers are versions is for the history to say: a number beyond all of them is not found.
  version: Schema.Finite.check(
    Schema.makeFilter(
      (version: number) => Number.isInteger(version) && version >= 1 ? undefined : "must be a whole number from 1",
      { toJsonSchema: () => ({ type: "integer", minimum: 1 }) }
    )
  )
} as const

const PlainNewTemplate = Schema.Struct(newFields)
const PlainTemplateChange = Schema.Struct(changeFields)

// What surfaces have that keep more with a template than `/v1` knows of.
const NewTemplate = Schema.Struct({
  ...newFields,
  subject: Schema.NullOr(newFields.subject),
  defaults: Schema.optionalKey(DefaultsInput)
})
/**
 * The input for a new template. Without a slug it has one that its name leads to; where the subject is null, each email
 * has to bring its own.
 */
export type NewTemplate = typeof NewTemplate.Type

const TemplateChange = Schema.Struct({
  ...changeFields,
  subject: Schema.optionalKey(Schema.NullOr(newFields.subject)),
  defaults: Schema.optionalKey(DefaultsInput)
})
/** Changes to a template: omitted fields stay, null removes a body or the subject. */
export type TemplateChange = typeof TemplateChange.Type

const Restore = Schema.Struct(restoreFields)
/** Which version of a template is to be its next one. */
export type Restore = typeof Restore.Type

const fieldOf = (input: unknown, name: string): unknown =>
  typeof input === "object" && input !== null ? Reflect.get(input, name) : undefined

const textOf = (input: unknown, name: "subject" | "html" | "text"): string | null => {
  const value = fieldOf(input, name)
  return typeof value === "string" && !Text.isLonger(value, maxBodyLength) ? value : null
}

/** What is wrong with the variables of the parts together; a change is held to this again with the parts that stay. */
export const variablesIssue = (variables: ReadonlyArray<string>): Issue | undefined =>
  variables.length <= maxVariables ? undefined : {
    path: [],
    message: `must not have more than ${maxVariables} different variables in subject, html and text`
  }

const decoder = <S extends Schema.Decoder<unknown>>(schema: S) => {
  const decodeFields = Schema.decodeUnknownResult(schema, parseOptions)
  return (input: unknown): Result.Result<S["Type"], ValidationError> => {
    const decoded = decodeFields(input)
    const tooMany = variablesIssue(
      variablesOf(textOf(input, "subject"), textOf(input, "html"), textOf(input, "text"))
    )
    const issues = [
      ...Result.isFailure(decoded) ? issuesOf(decoded.failure) : [],
      ...tooMany === undefined ? [] : [tooMany],
      ...defaultsIssues(fieldOf(input, "defaults"))
    ]
    return Result.isSuccess(decoded) && issues.length === 0
      ? Result.succeed(decoded.success)
      : Result.fail(new ValidationError({ issues }))
  }
}

/** Reads the input for a new template and finds every issue. */
export const decodeNew = decoder(NewTemplate)

/** Reads changes to a template and finds every issue. */
export const decodeChange = decoder(TemplateChange)

/** Reads the input for a new template as `/v1` has it, and finds every issue. */
export const decodePlainNew = decoder(PlainNewTemplate)

/** Reads changes to a template in the form of `/v1`, and finds every issue. */
export const decodePlainChange = decoder(PlainTemplateChange)

/** Reads which version is asked for and finds every issue. */
export const decodeRestore = decoder(Restore)
