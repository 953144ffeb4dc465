import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Slug from "../templates/Slug.ts"
import { type Template, type TemplateVersion, weightOf } from "../templates/Template.ts"
import { type Saving, TemplateStore } from "../templates/TemplateStore.ts"
import { type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"
import type { TemplateRows } from "./memoryRows.ts"
import { compare } from "./ordered.ts"

/** `TemplateStore` in memory. */
export const layer: Layer.Layer<TemplateStore, never, MemoryDatabase> = Layer.effect(
  TemplateStore,
  Effect.map(MemoryDatabase, (db) =>
    TemplateStore.of({
      create: (added, wish, createdBy) =>
        Effect.sync(() => {
          const rows = rowsOf(db, added.accountId)
          if (wish._tag === "Chosen" && rows.bySlug.has(wish.slug)) return "taken"
          const slug = Slug.nextFree(wish.slug, rows.bySlug)
          const template: Template = { ...added, slug, version: 1, updatedAt: added.createdAt }
          rows.byId.set(template.id, { template, versions: [versionOf(template, createdBy)] })
          rows.bySlug.set(slug, template.id)
          return template
        }),
      list: (accountId, after, weight) =>
        Effect.sync(() =>
          portion(templatesOf(db, accountId, after === null ? () => true : (item) => compare(item, after) > 0), weight)
        ),
      summaries: (accountId) =>
        Effect.sync(() =>
          templatesOf(db, accountId, () => true).map(({ createdAt, id, name, slug, subject, updatedAt, version }) => ({
            id,
            slug,
            name,
            subject,
            version,
            createdAt,
            updatedAt
          }))
        ),
      find: (accountId, id) => Effect.sync(() => found(db, accountId, id)),
      findBySlug: (accountId, slug) =>
        Effect.sync(() => found(db, accountId, db.templates.get(accountId)?.bySlug.get(slug))),
      save: (template, saving) =>
        Effect.sync(() => {
          const rows = rowsOf(db, template.accountId)
          const row = rows.byId.get(template.id)
          if (row === undefined) return "not_found"
          if (row.template.version !== template.version) return "stale"
          const holder = rows.bySlug.get(template.slug)
          if (holder !== undefined && holder !== template.id) return "taken"
          rows.bySlug.delete(row.template.slug)
          rows.bySlug.set(template.slug, template.id)
          return append(row, template, saving)
        }),
      versions: (accountId, id, before, weight) =>
        Effect.sync(() => {
          const versions = db.templates.get(accountId)?.byId.get(id)?.versions ?? []
          return portion(versions.slice(0, before === null ? versions.length : before - 1).toReversed(), weight)
        }),
      versionSummaries: (accountId, id, before, limit) =>
        Effect.sync(() => {
          const versions = db.templates.get(accountId)?.byId.get(id)?.versions ?? []
          return versions.slice(0, before === null ? versions.length : before - 1).toReversed().slice(0, limit)
            .map(({ createdAt, createdBy, name, version }) => ({ version, name, createdBy, createdAt }))
        }),
      findVersion: (accountId, id, version) =>
        Effect.sync(() => Option.fromNullishOr(db.templates.get(accountId)?.byId.get(id)?.versions[version - 1])),
      restore: (accountId, id, version, saving) =>
        Effect.sync(() => {
          const row = db.templates.get(accountId)?.byId.get(id)
          const old = row?.versions[version - 1]
          if (row === undefined || old === undefined) return "not_found"
          const { defaults, html, name, subject, text, variables } = old
          return append(row, { ...row.template, defaults, html, name, subject, text, variables }, saving)
        }),
      remove: (accountId, id) =>
        Effect.sync(() => {
          const rows = db.templates.get(accountId)
          const row = rows?.byId.get(id)
          if (rows === undefined || row === undefined) return false
          rows.byId.delete(id)
          rows.bySlug.delete(row.template.slug)
          return true
        })
    }))
)

const rowsOf = (db: MemoryData, accountId: string): TemplateRows => {
  let rows = db.templates.get(accountId)
  if (rows === undefined) db.templates.set(accountId, rows = { byId: new Map(), bySlug: new Map() })
  return rows
}

const templatesOf = (
  db: MemoryData,
  accountId: string,
  wanted: (template: Template) => boolean
): ReadonlyArray<Template> =>
  Array.from(db.templates.get(accountId)?.byId.values() ?? [], ({ template }) => template).filter(wanted).sort(compare)

const found = (db: MemoryData, accountId: string, id: string | undefined): Option.Option<Template> =>
  Option.fromNullishOr(id === undefined ? undefined : db.templates.get(accountId)?.byId.get(id)?.template)

/** The first items, up to the one with which they weigh so much. */
const portion = <A extends Template | TemplateVersion>(
  items: ReadonlyArray<A>,
  weight: number
): ReadonlyArray<A> => {
  let sum = 0
  let count = 0
  while (count < items.length && (count === 0 || sum < weight)) sum += weightOf(items[count++]!)
  return items.slice(0, count)
}

const versionOf = (template: Template, createdBy: string | null): TemplateVersion => {
  const { defaults, html, name, subject, text, updatedAt, variables, version } = template
  return { version, name, subject, html, text, variables, defaults, createdBy, createdAt: updatedAt }
}

const append = (
  row: { template: Template; readonly versions: Array<TemplateVersion> },
  template: Template,
  { createdBy, now }: Saving
): Template => {
  row.template = { ...template, version: row.template.version + 1, updatedAt: now }
  row.versions.push(versionOf(row.template, createdBy))
  return row.template
}
