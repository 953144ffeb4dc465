import * as Slug from "@sendwright/core/templates/Slug"
import { maxVersion } from "@sendwright/core/templates/Template"
import { type SlugWish, TemplateStore } from "@sendwright/core/templates/TemplateStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../database/Database.ts"
import { firstOf } from "../sql/firstOf.ts"
import * as P from "../sql/params.ts"
import {
  createStatement,
  findVersionStatement,
  latest,
  listStatement,
  restoreStatement,
  saveStatement,
  templateColumns,
  type TemplateRow,
  toTemplate,
  toVersion,
  type VersionRow,
  versionsStatement,
  versionSummariesStatement
} from "./templateStatements.ts"

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
      ).pipe(Effect.map(firstOf(toTemplate)))

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
          Effect.map(firstOf(toVersion)),
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
