import { assert, describe, it } from "@effect/vitest"
import * as Sendwright from "@sendwright/core/Sendwright"
import { migrate } from "@sendwright/postgres/Migrations"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { peppers } from "@sendwright/testing/fixtures"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { clientOf, random } from "./databases.ts"
import { proxied } from "./faults.ts"

const names = (conditions: ReadonlyArray<{ readonly name: string }>) => conditions.map(({ name }) => name)

describe("an outage that commands and the probe see", () => {
  /** A database that is watched, over a proxy, whose probe does what the test says. */
  const watched = Effect.fnUntraced(function*() {
    const { ask, conditions, context, lines, proxy, url } = yield* proxied()
    yield* Effect.provide(migrate, clientOf(url, 1))
    const stores = yield* Layer.build(Layer.fresh(
      Layer.provide(PgStorage.layerNoMigrations, [random, peppers, Layer.succeedContext(context)])
    ))
    yield* Layer.build(Layer.fresh(
      Layer.provide(Sendwright.layerHealth, Layer.succeedContext(Context.merge(stores, context)))
    ))
    const run = (statement: string) =>
      Effect.provide(
        Effect.flatMap(SqlClient, (sql) => sql.unsafe<Record<string, unknown>>(statement)),
        Layer.fresh(clientOf(url, 1))
      )
    const probeIs = (body: string) =>
      run(`CREATE OR REPLACE FUNCTION sendwright.probe(thorough boolean) RETURNS void LANGUAGE plpgsql
        AS $$ BEGIN ${body}; END $$`)
    return { ask, conditions: Effect.map(conditions, names), lines, proxy, probeIs, run }
  })

  it.live(
    "is one line when it begins and one when it ends, and lasts while either of them sees it",
    () =>
      Effect.gen(function*() {
        const { ask, conditions, lines, probeIs, proxy } = yield* watched()
        yield* ask
        yield* Effect.promise(() => proxy.refuse(true))
        proxy.reset()
        for (let again = 0; again < 30; again++) yield* Effect.delay(Effect.ignore(ask), "100 millis")
        assert.deepStrictEqual(yield* conditions, ["database"])
        // What a send needs hangs still, when everything else is back.
        yield* probeIs("PERFORM pg_sleep(10)")
        yield* Effect.promise(() => proxy.refuse(false))
        for (let again = 0; again < 80; again++) yield* Effect.delay(Effect.ignore(ask), "100 millis")
        assert.deepStrictEqual(yield* conditions, ["database"])
        assert.strictEqual(lines.length, 1, lines.join())
        yield* probeIs("PERFORM 1")
        yield* Effect.timeout(
          Effect.repeat(Effect.delay(conditions, "100 millis"), { until: (held) => held.length === 0 }),
          "8 seconds"
        )
        assert.strictEqual(lines.length, 2, lines.join())
      }).pipe(Effect.scoped),
    300_000
  )

  it.live("is none where single probes fail and nothing else is asked", () =>
    Effect.gen(function*() {
      const { conditions, lines, probeIs, run } = yield* watched()
      yield* run("CREATE SEQUENCE probes")
      yield* probeIs("IF nextval('probes') % 2 = 0 THEN RAISE EXCEPTION 'x' USING ERRCODE = '57P01'; END IF")
      yield* Effect.sleep("7 seconds")
      const [asked] = yield* run("SELECT nextval('probes')::int4 AS count")
      assert.isAtLeast(Number(asked?.["count"]), 8)
      assert.deepStrictEqual([yield* conditions, lines], [[], []])
    }).pipe(Effect.scoped), 300_000)
})
