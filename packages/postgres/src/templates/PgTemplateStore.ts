import * as Slug from "@sendwright/core/templates/Slug"
import {
  maxVersion,
  type Template,
  type TemplateContent,
  type TemplateVersion,
  textWeightOf
} from "@sendwright/core/templates/Template"
import { defaultsWeightOf, type TemplateDefaults } from "@sendwright/core/templates/TemplateDefaults"
import { type SlugWish, TemplateStore } from "@sendwright/core/templates/TemplateStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../database/Database.ts"
import { type Column, column, namesOf } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"

interface VersionRow {
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

interface TemplateRow extends Omit<VersionRow, "created_by"> {
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

const toTemplate = (row: TemplateRow): Template => ({
  id: row.id,
  accountId: row.account_id,
  slug: row.slug,
  ...contentOf(row),
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at
})

const toVersion = (row: VersionRow): TemplateVersion => ({
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
const templateColumns = `t.id, t.account_id, t.slug, t.version, t.created_at, t.updated_at, v.name, v.subject, v.html,
  v.body_text, v.variables, v.defaults`

const latest =
  `sendwright.templates t JOIN sendwright.template_versions v ON v.template_id = t.id AND v.version = t.version`

interface NewTemplate extends NewVersion {
  readonly id: string
  readonly accountId: string
  readonly slug: string
}

const createStatement = statement<NewTemplate>((parameters) => {
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

const saveStatement = statement<Saved, { readonly version: number }>((parameters) => `
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

// The row of the template is locked before the next number is taken, so restores and saves stand in a line.
const restoreStatement = `
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

const listStatement = (after: boolean) => `
SELECT * FROM (
  SELECT ${templateColumns}, sum(${weight}) OVER (ORDER BY t.created_at, t.id) - ${weight} AS before
  FROM ${latest}
  WHERE t.account_id = $1 ${after ? "AND (t.created_at, t.id) > ($3, $4::uuid)" : ""}
) portion WHERE before < $2 ORDER BY created_at, id`

const versionsStatement = (before: boolean) => `
SELECT * FROM (
  SELECT v.version, v.name, v.subject, v.html, v.body_text, v.variables, v.defaults, v.created_by, v.created_at,
    sum(${weight}) OVER (ORDER BY v.version DESC) - ${weight} AS before
  FROM sendwright.template_versions v
  JOIN sendwright.templates t ON t.id = v.template_id
  WHERE t.account_id = $1 AND t.id = $2 ${before ? "AND v.version < $4" : ""}
) portion WHERE before < $3 ORDER BY version DESC`

const ofTemplate = `sendwright.template_versions v JOIN sendwright.templates t ON t.id = v.template_id
  WHERE t.account_id = $1 AND t.id = $2`

const versionSummariesStatement = (before: boolean) => `
SELECT v.version, v.name, v.created_by, v.created_at FROM ${ofTemplate} ${before ? "AND v.version < $4" : ""}
ORDER BY v.version DESC LIMIT $3`

const findVersionStatement = `
SELECT v.version, v.name, v.subject, v.html, v.body_text, v.variables, v.defaults, v.created_by,
  v.created_at
FROM ${ofTemplate} AND v.version = $3`

// What no version can be must find nothing instead of failing.
const versionParam = (version: number) => P.int(version <= maxVersion ? version : 0)

/** `TemplateStore` on Postgres. */
export const layer: Layer.Layer<TemplateStore, never, SqlClient> = Layer.effect(
  TemplateStore,
  Effect.gen(function*() {
    const db = yield* Database.make

    const freeSlug = Effect.fnUntraced(function*(accountId: string, wish: SlugWish) {
      if (wish._tag === "Chosen") return wish.slug
      const rows = yield* db.query<{ readonly slug: string }>(
        // Every slug that begins with the stem: none of its characters stands after the tilde.
        `SELECT slug FROM sendwright.templates WHERE account_id = $1 AND slug >= $2 AND slug < $3`,
        [P.uuid(accountId), P.text(Slug.stemOf(wish.slug)), P.text(`${Slug.stemOf(wish.slug)}~`)]
      )
      return Slug.nextFree(wish.slug, new Set(rows.map(({ slug }) => slug)))
    })

    const find = (accountId: string, column: "id" | "slug", value: unknown) =>
      db.query<TemplateRow>(
        `SELECT ${templateColumns} FROM ${latest} WHERE t.account_id = $1 AND t.${column} = $2`,
        [P.uuid(P.idOrNull(accountId)), value]
      ).pipe(Effect.map(([row]) => Option.map(Option.fromNullishOr(row), toTemplate)))

    return TemplateStore.of({
      create: Effect.fnUntraced(function*(added, wish, createdBy) {
        while (true) {
          const slug = yield* freeSlug(added.accountId, wish)
          const { accountId, createdAt, id } = added
          const rows = yield* db.write(
            db.run(createStatement, { id, accountId, slug, content: added, createdBy, createdAt })
          )
          if (rows.length > 0) return { ...added, slug, version: 1, updatedAt: added.createdAt }
          if (wish._tag === "Chosen") return "taken"
          // Another template took it between the look and the insert.
        }
      }, Database.storage("TemplateStore.create")),
      list: (accountId, after, weight) =>
        db.query<TemplateRow>(listStatement(after !== null), [
          P.uuid(P.idOrNull(accountId)),
          P.int(weight),
          ...after === null ? [] : [P.time(after.createdAt), P.uuid(P.idOrNull(after.id))]
        ]).pipe(Effect.map((rows) => rows.map(toTemplate)), Database.storage("TemplateStore.list", "reads")),
      summaries: (accountId) =>
        db.query<Pick<TemplateRow, "id" | "slug" | "name" | "subject" | "version" | "created_at" | "updated_at">>(
          `SELECT t.id, t.slug, v.name, v.subject, t.version, t.created_at, t.updated_at FROM ${latest} WHERE t.account_id = $1
            ORDER BY t.created_at, t.id`,
          [P.uuid(P.idOrNull(accountId))]
        ).pipe(
          Effect.map((rows) =>
            rows.map(({ created_at: createdAt, updated_at: updatedAt, ...row }) => ({ ...row, createdAt, updatedAt }))
          ),
          Database.storage("TemplateStore.summaries", "reads")
        ),
      find: (accountId, id) =>
        find(accountId, "id", P.uuid(P.idOrNull(id))).pipe(Database.storage("TemplateStore.find")),
      findBySlug: (accountId, slug) =>
        // No slug has another form, and there are texts that break a statement.
        Slug.isSlug(slug)
          ? find(accountId, "slug", P.text(slug)).pipe(Database.storage("TemplateStore.findBySlug"))
          : Effect.succeedNone,
      save: Effect.fnUntraced(function*(template, { createdBy, now }) {
        const { accountId, id, slug, version } = template
        const saved = yield* db.write(
          db.run(saveStatement, { id, accountId, slug, version, content: template, createdBy, createdAt: now })
        ).pipe(
          Effect.catchIf(
            (error) => error.reason._tag === "UniqueViolation" && error.reason.constraint === "templates_by_slug",
            () => Effect.succeed("taken" as const)
          )
        )
        if (saved === "taken") return "taken"
        if (saved[0] !== undefined) return { ...template, version: saved[0].version, updatedAt: now }
        const rows = yield* db.query(`SELECT id FROM sendwright.templates WHERE id = $1 AND account_id = $2`, [
          P.uuid(P.idOrNull(id)),
          P.uuid(P.idOrNull(accountId))
        ])
        return rows.length === 0 ? "not_found" : "stale"
      }, Database.storage("TemplateStore.save")),
      versions: (accountId, id, before, weight) =>
        db.query<VersionRow>(versionsStatement(before !== null), [
          P.uuid(P.idOrNull(accountId)),
          P.uuid(P.idOrNull(id)),
          P.int(weight),
          ...before === null ? [] : [P.int(before)]
        ]).pipe(Effect.map((rows) => rows.map(toVersion)), Database.storage("TemplateStore.versions", "reads")),
      versionSummaries: (accountId, id, before, limit) =>
        db.query<Pick<VersionRow, "version" | "name" | "created_by" | "created_at">>(
          versionSummariesStatement(before !== null),
          [
            P.uuid(P.idOrNull(accountId)),
            P.uuid(P.idOrNull(id)),
            P.int(limit),
            ...before === null ? [] : [versionParam(before)]
          ]
        ).pipe(
          Effect.map((rows) =>
            rows.map(({ created_at: createdAt, created_by: createdBy, name, version }) => ({
              version,
              name,
              createdBy,
              createdAt
            }))
          ),
          Database.storage("TemplateStore.versionSummaries", "reads")
        ),
      findVersion: (accountId, id, version) =>
        db.query<VersionRow>(findVersionStatement, [
          P.uuid(P.idOrNull(accountId)),
          P.uuid(P.idOrNull(id)),
          versionParam(version)
        ]).pipe(
          Effect.map(([row]) => Option.map(Option.fromNullishOr(row), toVersion)),
          Database.storage("TemplateStore.findVersion")
        ),
      restore: (accountId, id, version, { createdBy, now }) =>
        db.write(db.query<TemplateRow>(restoreStatement, [
          P.uuid(P.idOrNull(accountId)),
          P.uuid(P.idOrNull(id)),
          versionParam(version),
          P.text(createdBy),
          P.time(now)
        ])).pipe(
          Effect.map(([row]) => row === undefined ? "not_found" as const : toTemplate(row)),
          Database.storage("TemplateStore.restore")
        ),
      remove: (accountId, id) =>
        db.write(db.query(
          `DELETE FROM sendwright.templates WHERE account_id = $1 AND id = $2 RETURNING id`,
          [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(id))]
        )).pipe(Effect.map((rows) => rows.length > 0), Database.storage("TemplateStore.remove"))
    })
  })
)
