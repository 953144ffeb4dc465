import { assert, describe, it } from "@effect/vitest"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as PgWakeups from "@sendwright/postgres/PgWakeups"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import { clientOf, newDatabase } from "./databases.ts"

const build = (url: Redacted.Redacted) =>
  Effect.map(
    Layer.build(Layer.fresh(PgWakeups.layer.pipe(Layer.provideMerge(clientOf(url))))),
    (context) => ({ wakeups: Context.get(context, Wakeups), sql: Context.get(context, SqlClient) })
  )

/** Waits until the node listens, and takes back the wake-ups that it gives itself then. */
const listening = (node: { readonly wakeups: Wakeups["Service"] }) =>
  Effect.all([node.wakeups.wait("sends"), node.wakeups.wait("webhooks")])

describe("PgWakeups", () => {
  it.live("wakes the workers of this node and of others, of that kind only", () =>
    Effect.gen(function*() {
      const { url } = yield* newDatabase
      const [one, two] = yield* Effect.all([build(url), build(url)])
      yield* Effect.all([listening(one), listening(two)])
      for (let i = 0; i < 3; i++) {
        yield* Effect.replicateEffect(one.wakeups.notify("sends"), 50)
        yield* one.wakeups.wait("sends")
        yield* two.wakeups.wait("sends").pipe(Effect.timeout("5 seconds"))
      }
      // What it said itself does not come back to it, nor what concerns other work.
      const vain = [one.wakeups.wait("sends"), two.wakeups.wait("webhooks")]
      const heard = yield* Effect.forEach(vain, Effect.timeoutOption("100 millis"), { concurrency: "unbounded" })
      assert.deepStrictEqual(heard.map(({ _tag }) => _tag), ["None", "None"])
    }).pipe(Effect.scoped))

  it.live("looks again after the hint of a joined transaction, for those that gave none", () =>
    Effect.gen(function*() {
      const { url } = yield* newDatabase
      const node = yield* build(url)
      yield* listening(node)
      yield* node.sql`SELECT pg_notify('sendwright', 'sends joined')`
      yield* Effect.replicateEffect(node.wakeups.wait("sends"), 3).pipe(Effect.timeout("10 seconds"))
    }).pipe(Effect.scoped))

  it.live("listens again when the connection breaks", () =>
    Effect.gen(function*() {
      const { url } = yield* newDatabase
      const [one, two] = yield* Effect.all([build(url), build(url)])
      yield* Effect.all([listening(one), listening(two)])
      yield* one.sql`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> pg_backend_pid()`
      // It wakes its workers when it listens again: it does not know what it missed.
      yield* Effect.all([listening(one), listening(two)], { concurrency: "unbounded" }).pipe(
        Effect.timeout("10 seconds")
      )
      yield* one.wakeups.notify("webhooks")
      yield* two.wakeups.wait("webhooks").pipe(Effect.timeout("5 seconds"))
    }).pipe(Effect.scoped))
})
