import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { assert, describe, it } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { normalize } from "@sendwright/core/foundation/Address"
import { StorageTime } from "@sendwright/core/foundation/StorageTime"
import { MetricsStore } from "@sendwright/core/metrics/MetricsStore"
import { ErasureStore } from "@sendwright/core/privacy/ErasureStore"
import { RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import { migrate } from "@sendwright/postgres/Migrations"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { acceptGroup, idAt, newEmail, newId, peppers } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { SqlClient } from "effect/sql/SqlClient"
import { emailTemplates } from "../src/schema/emailTemplates.ts"
import { clientOf, newDatabase } from "./databases.ts"

const day = 86_400_000
/** A month that is long over by every clock. */
const march = new Date("2021-03-10T12:00:00Z")
const cutoff = new Date("2021-06-01T00:00:00Z")

const storage = PgStorage.layerNoMigrations.pipe(
  Layer.provideMerge(Layer.unwrap(Effect.gen(function*() {
    const { url } = yield* newDatabase
    yield* Effect.provide(migrate, clientOf(url, 1))
    return clientOf(url, 10)
  }))),
  Layer.provide([NodeCrypto.layer, peppers])
)

/** Emails of a month that is over, which were cancelled. */
const ended = Effect.fnUntraced(function*(count: number) {
  const store = yield* EmailStore
  const accountId = newId()
  const emails = Array.from({ length: count }, (_, index) =>
    newEmail({
      accountId,
      id: idAt(march),
      eventId: idAt(march),
      createdAt: march,
      scheduledAt: new Date(march.getTime() + day),
      recipients: [{ address: normalize(`${index}@a.example`), envelope: `${index}@a.example`, simulation: null }]
    }))
  yield* store.accept(emails.map((email) => acceptGroup([email])))
  for (const { id } of emails) yield* store.cancel({ accountId, modes: ["live"] }, id, march)
  while (yield* (yield* MetricsStore).count(1_000)) { /* until all events are counted */ }
  return { accountId, ids: emails.map(({ id }) => id) }
})

const remove = Effect.fnUntraced(function*(olderThanMillis: number) {
  const store = yield* RetentionStore
  let total = 0
  let after: string | null = null
  for (;;) {
    const answer: { readonly count: number; readonly next: string | null } = yield* store.removeEmails({
      before: cutoff,
      olderThanMillis,
      by: "email",
      limit: 100,
      after
    })
    total += answer.count
    if (answer.next === null) return total
    after = answer.next
  }
})

const recordsOf = Effect.fnUntraced(function*(accountId: string, ids: ReadonlyArray<string>) {
  const store = yield* EmailStore
  const found = yield* Effect.forEach(ids, (id) => store.find({ accountId, modes: ["live"] }, id))
  return found.flatMap((record) => Option.isSome(record) ? [record.value] : [])
})

const now = Effect.flatMap(StorageTime, (time) => time.now)

describe("a month that is set aside", () => {
  it.live("is seen by nobody, and comes back with all that it had", () =>
    Effect.gen(function*() {
      const retention = yield* RetentionStore
      const { accountId, ids } = yield* ended(7)
      const before = yield* recordsOf(accountId, ids)
      assert.strictEqual(before.length, 7)
      assert.strictEqual(yield* remove(day), 7)
      assert.deepStrictEqual(yield* recordsOf(accountId, ids), [])
      const [month, ...others] = yield* retention.setAside
      assert.deepInclude(month, { month: "2021-03", kind: "emails", count: 7 })
      assert.deepStrictEqual(others, [])
      assert.isFalse(yield* retention.restore("2021-04", yield* now))
      assert.isTrue(yield* retention.restore("2021-03", yield* now))
      assert.deepStrictEqual(yield* recordsOf(accountId, ids), before)
      assert.deepStrictEqual(yield* retention.setAside, [])
      assert.isTrue((yield* retention.term("emails")).stopped?.restored)
      assert.deepStrictEqual([...yield* retention.allow].sort(), ["contents", "emails"])
      assert.strictEqual(yield* remove(day), 7, "and may go again")
    }).pipe(Effect.provide(storage)))

  it.live("gets the columns that a migration adds to the log, without which it could not come back", () =>
    Effect.gen(function*() {
      const retention = yield* RetentionStore
      const sql = (yield* SqlClient).withoutTransforms()
      const { accountId, ids } = yield* ended(3)
      const before = yield* recordsOf(accountId, ids)
      yield* remove(day)
      for (const table of ["emails", "emails_2021_03_aside"]) {
        yield* sql.unsafe(`ALTER TABLE sendwright.${table} DROP COLUMN template_id`)
      }
      for (const statement of emailTemplates) yield* sql.unsafe(statement)
      assert.isTrue(yield* retention.restore("2021-03", yield* now))
      assert.deepStrictEqual(yield* recordsOf(accountId, ids), before)
    }).pipe(Effect.provide(storage)))

  it.live("is not taken before its age by the database's own clock, whatever the node says", () =>
    Effect.gen(function*() {
      const { accountId, ids } = yield* ended(3)
      assert.strictEqual(yield* remove(100 * 365 * day), 0)
      assert.strictEqual((yield* recordsOf(accountId, ids)).length, 3)
    }).pipe(Effect.provide(storage)))

  it.live("is dropped when its grace is over by both clocks, and not before", () =>
    Effect.gen(function*() {
      const retention = yield* RetentionStore
      const { accountId, ids } = yield* ended(2)
      yield* remove(day)
      const inYears = new Date((yield* now).getTime() + 3 * 365 * day)
      assert.isFalse(yield* retention.dropSetAside(inYears, day))
      assert.strictEqual((yield* retention.setAside).length, 1)
      assert.isTrue(yield* retention.dropSetAside(yield* now, 0))
      assert.deepStrictEqual(yield* retention.setAside, [])
      assert.isFalse(yield* retention.restore("2021-03", yield* now))
      assert.deepStrictEqual(yield* recordsOf(accountId, ids), [])
    }).pipe(Effect.provide(storage)))

  it.live("gives nothing back of whom an erasure named meanwhile", () =>
    Effect.gen(function*() {
      const retention = yield* RetentionStore
      const sql = yield* SqlClient
      const { accountId, ids } = yield* ended(5)
      yield* remove(day)
      yield* (yield* ErasureStore).erase({
        accountId,
        address: normalize("2@a.example"),
        spelling: "2@a.example",
        suppressionId: newId(),
        now: yield* now,
        waitMillis: 1_000
      })
      assert.isTrue(yield* retention.restore("2021-03", yield* now))
      const back = yield* recordsOf(accountId, ids)
      assert.deepStrictEqual(back.map(({ id }) => id), ids.filter((_, index) => index !== 2))
      const [left] = yield* sql`SELECT count(*)::int4 AS count FROM sendwright.email_states
        WHERE email_id = ${ids[2]!}`
      assert.deepStrictEqual(left, { count: 0 })
    }).pipe(Effect.provide(storage)))
})
