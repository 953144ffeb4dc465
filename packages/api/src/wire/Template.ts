import { ValidationError } from "@sendwright/core/foundation/Errors"
import { requestLimitIssue } from "@sendwright/core/foundation/RequestLimits"
import type { Template, TemplateVersion } from "@sendwright/core/templates/Template"
import * as Core from "@sendwright/core/templates/TemplateInput"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { DateTime, Id } from "./Scalars.ts"

const describe = <S extends Schema.Top>(field: S, description: string, example?: unknown) =>
  field.pipe(Schema.annotateKey({ description, ...(example === undefined ? {} : { examples: [example as never] }) }))

/** The input for a new template. */
export const WireNewTemplate = Schema.Struct({
  name: describe(Core.newFields.name, "1 to 100 characters.", "Welcome"),
  subject: describe(
    Core.newFields.subject,
    "1 to 500 characters without line breaks and controls other than tab. `{{ name }}` stands for the variable `name`.",
    "Welcome, {{ name }}"
  ),
  html: describe(
    Core.newFields.html,
    "The HTML body, at most 5,000,000 characters. `{{ name }}` inserts escaped text, `{{{ name }}}` raw HTML.",
    "<p>Welcome, {{ name }}.</p>"
  ),
  text: describe(Core.newFields.text, "The plain text body, at most 5,000,000 characters.", "Welcome, {{ name }}."),
  slug: describe(
    Core.newFields.slug,
    "A name for use in sends: 1 to 100 lower-case letters and digits, joined by single hyphens. Without it: one that "
      + "the name leads to and that is free.",
    "welcome"
  )
}).annotate({
  identifier: "NewTemplate",
  title: "New template",
  description: "A text to keep for emails.",
  examples: [{
    name: "Welcome",
    subject: "Welcome, {{ name }}",
    html: "<p>Welcome, {{ name }}.</p>",
    text: "Welcome, {{ name }}."
  }]
})

/** What is to be changed of a template. */
export const WireTemplateChange = Schema.Struct({
  name: describe(Core.changeFields.name, "1 to 100 characters."),
  slug: describe(Core.changeFields.slug, "Lower-case letters and digits, joined by single hyphens."),
  subject: describe(Core.changeFields.subject, "1 to 500 characters without line breaks and controls other than tab."),
  html: describe(Core.changeFields.html, "The HTML body; null takes it away."),
  text: describe(Core.changeFields.text, "The plain text body; null takes it away.")
}).annotate({
  identifier: "TemplateChange",
  title: "Template change",
  description: "What is not passed stays as it is.",
  examples: [{ subject: "Hello, {{ name }}", text: null }]
})

/** Which version is to be the next one. */
export const WireRestore = Schema.Struct({
  version: describe(Core.restoreFields.version, "The number of an old version.", 1)
}).annotate({
  identifier: "TemplateRestore",
  title: "Template restore",
  description: "The version whose content is saved again as the next one.",
  examples: [{ version: 1 }]
})

const contentFields = {
  name: Schema.String,
  subject: Schema.String,
  html: Schema.NullOr(Schema.String),
  text: Schema.NullOr(Schema.String)
} as const

/** A template. */
export const WireTemplate = Schema.Struct({
  id: Id,
  ...contentFields,
  slug: Schema.String.annotate({ description: "Names the template in sends; unique within the account." }),
  variables: Schema.Array(Schema.String).annotate({
    description: "The names of the variables in subject, html and text, in the order of their first mention."
  }),
  version: Schema.Int.annotate({ description: "1 for a new template, and one more with every save." }),
  created_at: DateTime,
  updated_at: DateTime
}).annotate({
  identifier: "Template",
  title: "Template",
  description: "A stored text for emails, as its latest version has it."
})
export type WireTemplate = typeof WireTemplate.Type

/** A template as it was saved once. */
export const WireTemplateVersion = Schema.Struct({
  version: Schema.Int,
  ...contentFields,
  created_by: Schema.NullOr(Schema.String).annotate({ description: "The name of the key that saved it." }),
  created_at: DateTime
}).annotate({
  identifier: "TemplateVersion",
  title: "Template version",
  description: "A template as it was saved once."
})
export type WireTemplateVersion = typeof WireTemplateVersion.Type

// The fields have the same names on the wire as in the core.
const reader = <A>(decode: (input: unknown) => Result.Result<A, ValidationError>) => (json: unknown) => {
  const oversize = requestLimitIssue(json)
  return oversize === undefined ? decode(json) : Result.fail(new ValidationError({ issues: [oversize] }))
}

/** Reads the input for a new template and finds every issue. */
export const decodeNewTemplate = reader(Core.decodePlainNew)

/** Reads what is to be changed of a template and finds every issue. */
export const decodeTemplateChange = reader(Core.decodePlainChange)

/** Reads which version is asked for and finds every issue. */
export const decodeRestore = reader(Core.decodeRestore)

/** A template as it goes over the wire. */
export const toWire = (template: Template): WireTemplate => ({
  id: template.id,
  name: template.name,
  slug: template.slug,
  subject: template.subject,
  html: template.html,
  text: template.text,
  variables: template.variables,
  version: template.version,
  created_at: template.createdAt.toISOString(),
  updated_at: template.updatedAt.toISOString()
})

/** A version as it goes over the wire. */
export const toWireVersion = (version: TemplateVersion): WireTemplateVersion => ({
  version: version.version,
  name: version.name,
  subject: version.subject,
  html: version.html,
  text: version.text,
  created_by: version.createdBy,
  created_at: version.createdAt.toISOString()
})
