import { assert, describe, it } from "@effect/vitest"
import { normalize } from "@sendwright/core/foundation/Address"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { newId, suppression } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { inspect } from "node:util"
import { inject } from "vitest"
import { random, serverClient } from "./databases.ts"

describe("PgStorage", () => {
  it.live("says which command failed, and nothing of its values", () =>
    Effect.gen(function*() {
      const store = yield* SuppressionStore
      const item = suppression({ accountId: newId(), address: "ada@example.com" })
      yield* store.add(item)
      // The same id under another address: the server's own message would quote the row.
      const error = yield* Effect.flip(store.add({ ...item, address: normalize("secret@example.com") }))
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
