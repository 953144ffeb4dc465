import { assert, describe, it } from "@effect/vitest"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { newId, suppression } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import { inspect } from "node:util"
import { inject } from "vitest"
import { random, serverClient } from "./databases.ts"

const logsOfStart = Effect.gen(function*() {
  const logs: Array<string> = []
  const logger = Logger.make(({ message }) => void logs.push(String(message)))
  yield* Layer.build(
    Layer.fresh(PgStorage.layer.pipe(Layer.provide(serverClient), Layer.provide(random)))
  ).pipe(Effect.provide(Logger.layer([logger])))
  return logs
}).pipe(Effect.scoped)

describe("PgStorage", () => {
  it.live("says nothing where the clocks of node and database agree", () =>
    Effect.gen(function*() {
      assert.deepStrictEqual(yield* logsOfStart, [])
    }))

  it.effect("warns where they do not", () =>
    Effect.gen(function*() {
      // The virtual clock stands at 1970.
      const logs = yield* logsOfStart
      assert.strictEqual(logs.length, 1)
      assert.match(logs[0] ?? "", /^The database's clock is \d+ ms ahead of this node's/)
    }))

  it.live("says which command failed, and nothing of its values", () =>
    Effect.gen(function*() {
      const store = yield* SuppressionStore
      const item = suppression({ accountId: newId(), address: "ada@example.com" })
      yield* store.add(item)
      // The same id under another address: the server's own message would quote the row.
      const error = yield* Effect.flip(store.add({ ...item, address: "secret@example.com" }))
      assert.strictEqual(error.command, "SuppressionStore.add")
      const text = inspect(error, { depth: 20, showHidden: true })
      assert.include(text, "suppressions_pkey")
      assert.notInclude(text, "secret")
      assert.notInclude(text, item.id)
    }).pipe(Effect.provide(PgStorage.layer.pipe(Layer.provide(serverClient), Layer.provide(random)))))

  it.live("fails at start, with the password kept, where no server answers", () =>
    Effect.gen(function*() {
      const url = new URL(inject("databaseUrl"))
      url.port = "1"
      url.password = "secret"
      const error = yield* Effect.flip(
        Layer.build(PgStorage.layerServer({ url: Redacted.make(url.href) }).pipe(Layer.provide(random))).pipe(
          Effect.scoped
        )
      )
      assert.strictEqual(error._tag, "SqlError")
      assert.notInclude(inspect(error, { depth: 20, showHidden: true }), "secret")
    }))
})
