import { assert, describe, layer } from "@effect/vitest"
import { type Caller, ofKey } from "@sendwright/core/accounts/Caller"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { Templates } from "@sendwright/core/templates/Templates"
import { TemplateStore } from "@sendwright/core/templates/TemplateStore"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { account, apiKey, member, newId, template } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { SqlClient } from "effect/sql/SqlClient"
import * as Stream from "effect/Stream"
import { clientOf, newDatabase, random, serverClient } from "./databases.ts"

const storage = Templates.layer.pipe(
  Layer.provideMerge(AuditLog.layer),
  Layer.provideMerge(PgStorage.layer),
  Layer.provideMerge(serverClient),
  Layer.provide(random)
)

const caller = (): Caller => {
  const of = account()
  return ofKey({ account: of, owner: member({ accountId: of.id }) }, apiKey({ accountId: of.id }))
}

const time = new Date("2026-11-21T12:00:00Z")
const saving = { createdBy: null, now: time }

layer(storage, { timeout: 300_000 })("PgTemplateStore", (it) => {
  describe("with a service on each of many connections", () => {
    it.effect("makes a version of every change at once, and loses none of them", () =>
      Effect.gen(function*() {
        const templates = yield* Templates
        const of = caller()
        const { id } = yield* templates.create(of, { name: "n", subject: "s", html: "h", text: "t" })
        const changes = [{ name: "N" }, { subject: "S" }, { html: "H" }, { text: "T" }, { slug: "x" }, {}, {}, {}]
        const saved = yield* Effect.all(changes.map((change) => templates.change(of, id, change)), {
          concurrency: "unbounded"
        })
        assert.deepStrictEqual(saved.map(({ version }) => version).sort(), [2, 3, 4, 5, 6, 7, 8, 9])
        assert.deepInclude(yield* templates.get(of, id), {
          name: "N",
          subject: "S",
          html: "H",
          text: "T",
          slug: "x",
          version: 9
        })
        const versions = yield* Effect.flatMap(templates.versions(of, id), Stream.runCollect)
        assert.deepStrictEqual(versions.map(({ version }) => version), [9, 8, 7, 6, 5, 4, 3, 2, 1])
      }))

    it.effect("changes and restores at once stand in a line", () =>
      Effect.gen(function*() {
        const templates = yield* Templates
        const of = caller()
        const { id } = yield* templates.create(of, { name: "n", subject: "s", text: "t" })
        const saved = yield* Effect.all(
          [1, 2, 3, 4].flatMap((n) => [templates.change(of, id, { text: String(n) }), templates.restore(of, id, 1)]),
          { concurrency: "unbounded" }
        )
        assert.deepStrictEqual(saved.map(({ version }) => version).sort(), [2, 3, 4, 5, 6, 7, 8, 9])
      }))
  })

  describe("in a transaction of the application", () => {
    it.effect("answers that a slug is taken without costing the application its transaction", () =>
      Effect.gen(function*() {
        const sql = yield* SqlClient
        const store = yield* TemplateStore
        const accountId = newId()
        const other = template({ accountId })
        const kept = yield* sql.withTransaction(Effect.gen(function*() {
          yield* store.create(other, { _tag: "Chosen", slug: "taken" }, null)
          const item = template({ accountId })
          assert.strictEqual(yield* store.create(item, { _tag: "Chosen", slug: "taken" }, null), "taken")
          const created = yield* store.create(item, { _tag: "Derived", slug: "taken" }, null)
          if (created === "taken") return yield* Effect.die(new Error("a derived slug is never taken"))
          assert.strictEqual(created.slug, "taken-2")
          assert.strictEqual(yield* store.save({ ...created, slug: "taken" }, saving), "taken")
          return yield* store.save({ ...created, text: "kept" }, saving)
        }))
        assert.strictEqual(typeof kept, "object")
        assert.strictEqual((yield* store.summaries(accountId)).length, 2)
        const found = yield* store.findBySlug(accountId, "taken-2")
        assert.strictEqual(Option.getOrThrow(found).text, "kept")
      }))

    it.effect("is undone with it", () =>
      Effect.gen(function*() {
        const sql = yield* SqlClient
        const store = yield* TemplateStore
        const accountId = newId()
        const created = yield* store.create(template({ accountId }), { _tag: "Chosen", slug: "here" }, null)
        if (created === "taken") return yield* Effect.die(new Error("nobody else has it"))
        yield* Effect.flip(sql.withTransaction(Effect.gen(function*() {
          yield* store.create(template({ accountId }), { _tag: "Derived", slug: "here" }, null)
          yield* store.save({ ...created, text: "lost" }, saving)
          yield* store.restore(accountId, created.id, 1, saving)
          yield* store.remove(accountId, created.id)
          return yield* Effect.fail("undo")
        })))
        assert.deepStrictEqual(yield* store.list(accountId, null, 1_000), [created])
        assert.strictEqual((yield* store.versions(accountId, created.id, null, 1_000)).length, 1)
      }))
  })
})

// One connection, so that its statistics are the ones that the commands leave behind.
const single = PgStorage.layer.pipe(
  Layer.provideMerge(Layer.unwrap(Effect.map(newDatabase, ({ url }) => clientOf(url, 1)))),
  Layer.provide(random)
)

layer(single, { timeout: 300_000 })("PgTemplateStore", (it) => {
  describe("on tables with many rows", () => {
    it.effect("reads no table from its beginning to its end", () =>
      Effect.gen(function*() {
        const sql = yield* SqlClient
        const store = yield* TemplateStore
        yield* sql`
          INSERT INTO sendwright.templates (id, account_id, slug, version, created_at, updated_at)
          SELECT ('01a1fc00-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid,
            ('aaaaaaaa-0000-7000-8000-' || lpad(to_hex(i % 200), 12, '0'))::uuid, 'welcome-' || i, 3, ${time}, ${time}
          FROM generate_series(1::int8, 20000) i`
        yield* sql`
          INSERT INTO sendwright.template_versions (template_id, version, name, subject, variables, weight, created_at)
          SELECT id, n, 'n', 's', '{}', 2, ${time} FROM sendwright.templates, generate_series(1, 3) n
          ON CONFLICT DO NOTHING`
        yield* sql`VACUUM ANALYZE sendwright.templates`
        yield* sql`VACUUM ANALYZE sendwright.template_versions`
        const scans = Effect.gen(function*() {
          yield* sql`SELECT pg_stat_force_next_flush()`
          return yield* sql`SELECT relname, seq_scan::int4 FROM pg_stat_user_tables
            WHERE relname IN ('templates', 'template_versions') ORDER BY 1`
        })
        const accountId = "aaaaaaaa-0000-7000-8000-000000000007"
        const id = "01a1fc00-0000-7000-8000-000000000007"
        const statements = Effect.gen(function*() {
          const found = Option.getOrThrow(yield* store.find(accountId, id))
          yield* store.findBySlug(accountId, "welcome-7")
          yield* store.summaries(accountId)
          yield* store.list(accountId, null, 1_000)
          yield* store.list(accountId, found, 1_000)
          yield* store.versions(accountId, id, null, 1_000)
          yield* store.versions(accountId, id, 2, 1_000)
          yield* store.versionSummaries(accountId, id, null, 10)
          yield* store.versionSummaries(accountId, id, 2, 10)
          yield* store.findVersion(accountId, id, 2)
          yield* store.save(found, saving)
          yield* store.restore(accountId, id, 1, saving)
          const added = template({ accountId })
          yield* store.create(added, { _tag: "Derived", slug: "welcome" }, null)
          yield* store.remove(accountId, added.id)
        })
        const before = yield* scans
        yield* sql`SELECT count(*) FROM sendwright.template_versions WHERE subject = 'nothing'`
        const control = yield* scans
        assert.notDeepEqual(control, before, "a read of a whole table must show")
        // Seven times: by then a prepared statement has its final plan.
        yield* Effect.repeat(statements, { times: 6 })
        assert.deepStrictEqual(yield* scans, control)
      }), 300_000)
  })
})
