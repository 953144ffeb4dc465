import {
  type Template,
  type TemplateContent,
  type TemplateVersion,
  textWeightOf
} from "@sendwright/core/templates/Template"
import { defaultsWeightOf, type TemplateDefaults } from "@sendwright/core/templates/TemplateDefaults"
import { type Column, column, namesOf } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"

export interface VersionRow {
  readonly version: number
  readonly name: string
  readonly subject: string
  readonly html: string | null
  readonly body_text: string | null
  readonly variables: ReadonlyArray<string>
  readonly defaults: TemplateDefaults | null
  readonly created_by: string | null
  readonly created_at: Date
}

export interface TemplateRow extends Omit<VersionRow, "created_by"> {
  readonly id: string
  readonly account_id: string
  readonly slug: string
  readonly updated_at: Date
}

const contentOf = (row: Omit<VersionRow, "created_by">): TemplateContent => ({
  name: row.name,
  subject: row.subject,
  html: row.html,
  text: row.body_text,
  variables: row.variables,
  defaults: row.defaults
})

export const toTemplate = (row: TemplateRow): Template => ({
  id: row.id,
  accountId: row.account_id,
  slug: row.slug,
  ...contentOf(row),
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at
})

export const toVersion = (row: VersionRow): TemplateVersion => ({
  version: row.version,
  ...contentOf(row),
  createdBy: row.created_by,
  createdAt: row.created_at
})

/** What a version has beside its number and its template. */
interface NewVersion {
  readonly content: TemplateContent
  readonly createdBy: string | null
  readonly createdAt: Date
}

const content: ReadonlyArray<Column<NewVersion>> = [
  column("name", "text", (version) => version.content.name),
  column("subject", "text", (version) => version.content.subject),
  column("html", "text", (version) => version.content.html),
  column("body_text", "text", (version) => version.content.text),
  column("variables", "text[]", (version) => version.content.variables),
  column("defaults", "json", (version) => version.content.defaults ?? undefined),
  column(
    "defaults_weight",
    "int4",
    ({ content: { defaults } }) => defaults === null ? null : defaultsWeightOf(defaults)
  ),
  column("weight", "int4", (version) => textWeightOf(version.content)),
  column("created_by", "text", (version) => version.createdBy),
  column("created_at", "timestamptz", (version) => version.createdAt)
]
const versionColumns = `template_id, version, ${namesOf(content)}`

/** The columns of a template, of `sendwright.templates t` and its latest version `v`. */
export const templateColumns =
  `t.id, t.account_id, t.slug, t.version, t.created_at, t.updated_at, v.name, v.subject, v.html,
  v.body_text, v.variables, v.defaults`

export const latest =
  `sendwright.templates t JOIN sendwright.template_versions v ON v.template_id = t.id AND v.version = t.version`

interface NewTemplate extends NewVersion {
  readonly id: string
  readonly accountId: string
  readonly slug: string
}

export const createStatement = statement<NewTemplate>((parameters) => {
  const createdAt = parameters.value("timestamptz", (added) => added.createdAt)
  const key = [
    parameters.value("uuid", ({ id }) => id),
    parameters.value("uuid", ({ accountId }) => accountId),
    parameters.value("text", ({ slug }) => slug)
  ]
  return `
WITH added AS (
  INSERT INTO sendwright.templates (id, account_id, slug, version, created_at, updated_at)
  VALUES (${key.join(", ")}, 1, ${createdAt}, ${createdAt})
  ON CONFLICT (account_id, slug) DO NOTHING
  RETURNING id
)
INSERT INTO sendwright.template_versions (${versionColumns})
SELECT id, 1, ${parameters.row(content, (added) => added)} FROM added
RETURNING template_id`
})

interface Saved extends NewTemplate {
  /** The one that it is made from. */
  readonly version: number
}

export const saveStatement = statement<Saved, { readonly version: number }>((parameters) => `
WITH saved AS (
  UPDATE sendwright.templates SET slug = ${parameters.value("text", ({ slug }) => slug)}, version = version + 1,
    updated_at = ${parameters.value("timestamptz", ({ createdAt }) => createdAt)}
  WHERE account_id = ${parameters.value("uuid", ({ accountId }) => P.idOrNull(accountId))}
    AND id = ${parameters.value("uuid", ({ id }) => P.idOrNull(id))}
    AND version = ${parameters.value("int4", ({ version }) => version)}
  RETURNING id, version
)
INSERT INTO sendwright.template_versions (${versionColumns})
SELECT id, version, ${parameters.row(content, (saved) => saved)} FROM saved
RETURNING version`)

// The row of the template is locked before the next number is taken, so restores and saves run one after another.
export const restoreStatement = `
WITH old AS (
  SELECT v.* FROM sendwright.template_versions v
  JOIN sendwright.templates t ON t.id = v.template_id
  WHERE t.account_id = $1 AND t.id = $2 AND v.version = $3
),
saved AS (
  UPDATE sendwright.templates t SET version = t.version + 1, updated_at = $5
  FROM old WHERE t.id = old.template_id
  RETURNING t.id, t.account_id, t.slug, t.version, t.created_at, t.updated_at
),
v AS (
  INSERT INTO sendwright.template_versions (${versionColumns})
  SELECT s.id, s.version, old.name, old.subject, old.html, old.body_text, old.variables, old.defaults,
    old.defaults_weight, old.weight, $4, $5
  FROM saved s, old
  RETURNING name, subject, html, body_text, variables, defaults
)
SELECT ${templateColumns} FROM saved t, v`

/** What a version weighs (`weightOf`). */
const weight = `(v.weight + coalesce(v.defaults_weight, 0))`

export const listStatement = (after: boolean) => `
SELECT * FROM (
  SELECT ${templateColumns}, sum(${weight}) OVER (ORDER BY t.created_at, t.id) - ${weight} AS before
  FROM ${latest}
  WHERE t.account_id = $1 ${after ? "AND (t.created_at, t.id) > ($3, $4::uuid)" : ""}
) portion WHERE before < $2 ORDER BY created_at, id`

export const versionsStatement = (before: boolean) => `
SELECT * FROM (
  SELECT v.version, v.name, v.subject, v.html, v.body_text, v.variables, v.defaults, v.created_by, v.created_at,
    sum(${weight}) OVER (ORDER BY v.version DESC) - ${weight} AS before
  FROM sendwright.template_versions v
  JOIN sendwright.templates t ON t.id = v.template_id
  WHERE t.account_id = $1 AND t.id = $2 ${before ? "AND v.version < $4" : ""}
) portion WHERE before < $3 ORDER BY version DESC`

const ofTemplate = `sendwright.template_versions v JOIN sendwright.templates t ON t.id = v.template_id
  WHERE t.account_id = $1 AND t.id = $2`

export const versionSummariesStatement = (before: boolean) => `
SELECT v.version, v.name, v.created_by, v.created_at FROM ${ofTemplate} ${before ? "AND v.version < $4" : ""}
ORDER BY v.version DESC LIMIT $3`

export const findVersionStatement = `
SELECT v.version, v.name, v.subject, v.html, v.body_text, v.variables, v.defaults, v.created_by,
  v.created_at
FROM ${ofTemplate} AND v.version = $3`
