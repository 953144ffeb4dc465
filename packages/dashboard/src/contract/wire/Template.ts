import { decoder } from "@sendwright/api/wire/Body"
import { DateTime, Id } from "@sendwright/api/wire/Scalars"
import { maxVersion, type TemplateSummary, type VersionSummary } from "@sendwright/core/templates/Template"
import { newFields } from "@sendwright/core/templates/TemplateInput"
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

/** The templates of an account in the list. */
export const WireTemplates = Schema.Struct({
  data: Schema.Array(
    Schema.Struct({
      id: Id,
      slug: Schema.String,
      name: Schema.String,
      subject: Schema.String,
      version: Schema.Int,
      updated_at: DateTime
    }).annotate({ identifier: "TemplateSummary" })
  )
}).annotate({ identifier: "Templates" })

/** The number of a version in a path. Any other text is not found. */
export const VersionParam = Schema.String.check(
  Schema.makeFilter((text: string) =>
    /^[1-9][0-9]{0,9}$/.test(text) && Number(text) <= maxVersion ? undefined : "must be the number of a version"
  )
).pipe(
  Schema.decodeTo(Schema.Int, SchemaTransformation.transform({ decode: Number, encode: String }))
)

/** The versions in the list, newest first. */
export const WireVersions = Schema.Struct({
  data: Schema.Array(
    Schema.Struct({
      version: Schema.Int,
      name: Schema.String,
      created_by: Schema.NullOr(Schema.String).annotate({ description: "The name of the key or user that saved it." }),
      created_at: DateTime
    }).annotate({ identifier: "VersionSummary" })
  ),
  has_more: Schema.Boolean.annotate({ description: "Whether there may be older ones than the last." })
}).annotate({ identifier: "Versions" })

/** The possible senders and recipients of a test. */
export const WireTestOptions = Schema.Struct({
  domains: Schema.Array(Schema.String).annotate({ description: "Verified ones, and the sandbox domain last." }),
  recipients: Schema.Struct({
    own: Schema.String,
    delivered: Schema.String,
    bounced: Schema.String,
    complained: Schema.String
  })
}).annotate({ identifier: "TemplateTestOptions" })
export type WireTestOptions = typeof WireTestOptions.Type

/** An unsaved template, to be sent once. */
export const WireTemplateTest = Schema.Struct({
  from: Schema.String,
  to: Schema.String,
  subject: newFields.subject,
  html: Schema.NullOr(Schema.String),
  text: Schema.NullOr(Schema.String),
  variables: Schema.Record(Schema.String, Schema.String)
}).annotate({ identifier: "TemplateTest" })
export type WireTemplateTest = typeof WireTemplateTest.Type

/** Reads a test and finds every issue. */
export const decodeTest = decoder(WireTemplateTest)

/** The email that was made for a test. */
export const WireTestSent = Schema.Struct({ id: Id }).annotate({ identifier: "TemplateTestSent" })

/** Encodes a template of the list. */
export const toWireSummary = (
  { id, name, slug, subject, updatedAt, version }: TemplateSummary
): typeof WireTemplates.Type["data"][number] => ({
  id,
  slug,
  name,
  subject,
  version,
  updated_at: updatedAt.toISOString()
})

/** Encodes a version of the list. */
export const toWireVersionSummary = (
  { createdAt, createdBy, name, version }: VersionSummary
): typeof WireVersions.Type["data"][number] => ({
  version,
  name,
  created_by: createdBy,
  created_at: createdAt.toISOString()
})
