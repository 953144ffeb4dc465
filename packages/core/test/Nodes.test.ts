import { assert, describe, it } from "@effect/vitest"
import { Conditions, layer as conditionsLayer } from "@sendwright/core/foundation/Conditions"
import * as ProcessActivity from "@sendwright/core/foundation/ProcessActivity"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { version } from "@sendwright/core/foundation/Version"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import * as Nodes from "@sendwright/core/operator/Nodes"
import { NodeStore } from "@sendwright/core/operator/NodeStore"
import { peppers } from "@sendwright/testing/fixtures"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/testing/TestClock"

const second = 1_000

const storage = Layer.fresh(MemoryStorage.layer).pipe(
  Layer.provideMerge(Layer.mergeAll(SecureRandom.layerWebCrypto, ProcessActivity.layer, conditionsLayer, peppers))
)
const bench = Layer.provideMerge(Nodes.Nodes.layer, storage)

const reporting = Nodes.layerReporting({ role: "worker", hostname: "mail-1", pid: 42 })

/** A process that reports until it is told to end. */
const running = Effect.gen(function*() {
  const scope = yield* Scope.make()
  yield* Layer.buildWithScope(reporting, scope)
  yield* TestClock.adjust(0)
  return { end: Scope.close(scope, Exit.void) }
})

const list = Effect.flatMap(Nodes.Nodes, (nodes) => nodes.list)

describe("Nodes", () => {
  it.effect("shows a process for as long as it runs, with what it does and what is wrong", () =>
    Effect.gen(function*() {
      yield* TestClock.setTime(Date.UTC(2026, 10, 22, 9))
      const activity = yield* ProcessActivity.ProcessActivity
      const { end } = yield* running
      const [begun] = yield* list
      assert.strictEqual(begun?.state?.claims.sends, null)
      assert.deepStrictEqual(begun?.startedAt, new Date(Date.UTC(2026, 10, 22, 9)))

      const at = new Date(Date.UTC(2026, 10, 22, 9, 0, 10))
      activity.claims.sends = at
      activity.provider("relay").underWay = 3
      activity.provider("relay").circuit = { state: "open", since: at, until: at, reason: "421" }
      activity.received({ at, format: "dsn", kind: "bounced", emailId: "an id", ignored: null })
      activity.retention = {
        startedAt: at,
        endedAt: null,
        failed: false,
        deleted: { contents: 1, emails: 2, reports: 3, "sign-ins": 4 }
      }
      yield* (yield* Conditions).raise({ name: "clock", message: "x".repeat(5_000), blocks: false })
      yield* TestClock.adjust(15 * second)
      const [node] = yield* list
      assert.deepInclude(node, { role: "worker", hostname: "mail-1", pid: 42, version, silent: false })
      assert.deepStrictEqual(node?.state, {
        claims: { sends: at, webhooks: null, domains: null },
        conditions: [
          { name: "clock", message: "x".repeat(300), blocks: false, since: new Date(Date.UTC(2026, 10, 22, 9)) }
        ],
        providers: [
          { name: "relay", underWay: 3, circuit: { state: "open", since: at, until: at, reason: "421" } }
        ],
        retention: activity.retention,
        sharing: { view: node!.id.slice(-8), isSettled: true },
        reports: [{ at, format: "dsn", kind: "bounced", emailId: "an id", ignored: null }]
      })
      assert.strictEqual(activity.leaseTag, node?.id.slice(-8))
      yield* end
      assert.deepStrictEqual(yield* list, [])
    }).pipe(Effect.provide(bench)))

  it.effect("tells when one is silent, and forgets it after three minutes", () =>
    Effect.gen(function*() {
      const store = yield* NodeStore
      yield* store.report(
        {
          id: "0198f3c0-0000-7000-8000-000000000000",
          version,
          role: "all",
          hostname: "a",
          pid: 1,
          startedAt: new Date(0),
          state: "{}"
        },
        new Date(0),
        new Date(0)
      )
      // Another version says it in another way.
      assert.deepStrictEqual((yield* list).map(({ silent, state }) => [silent, state]), [[false, null]])
      yield* TestClock.adjust(40 * second + 1)
      assert.deepStrictEqual((yield* list).map(({ silent }) => silent), [true])
      yield* TestClock.adjust(180 * second)
      assert.deepStrictEqual(yield* list, [])
    }).pipe(Effect.provide(bench)))

  it.effect("learns how many processes hand email over, until they leave or are gone", () =>
    Effect.gen(function*() {
      const activity = yield* ProcessActivity.ProcessActivity
      assert.strictEqual(activity.senders, 1)
      const store = yield* NodeStore
      const report = (id: string, role: "all" | "api") =>
        store.report(
          { id, version, role, hostname: "mail-2", pid: 43, startedAt: new Date(0), state: "{}" },
          new Date(0),
          new Date(-1)
        )
      yield* report("another", "all")
      yield* report("one that takes requests alone", "api")
      yield* running
      assert.strictEqual(activity.senders, 2)
      yield* store.leave("another")
      yield* TestClock.adjust(15 * second)
      assert.strictEqual(activity.senders, 1)
    }).pipe(Effect.provide(bench)))

  it.effect("goes on where a report fails, hangs, or cannot be taken back", () =>
    Effect.gen(function*() {
      const answers = [
        Effect.fail(new StorageError({ command: "NodeStore.report", cause: null, outage: null })),
        Effect.never,
        Effect.void
      ]
      const seen: Array<number> = []
      const store = NodeStore.of({
        report: (_, now) =>
          Effect.suspend(() => {
            seen.push(now.getTime() / second)
            return answers[seen.length - 1] ?? Effect.void
          }),
        leave: () => Effect.never,
        list: () => Effect.succeed([])
      })
      const scope = yield* Scope.make()
      yield* Layer.buildWithScope(Layer.provide(reporting, Layer.succeed(NodeStore, store)), scope)
      yield* TestClock.adjust(50 * second)
      assert.deepStrictEqual(seen, [0, 15, 35, 50])
      const ended = yield* Effect.forkChild(Scope.close(scope, Exit.void))
      yield* TestClock.adjust(second)
      assert.isDefined(ended.pollUnsafe())
    }).pipe(Effect.provide(bench)))

  it("keeps the last twenty messages of the bounce listener, and fifty providers", () => {
    const activity = new ProcessActivity.Activity()
    for (let i = 0; i < 30; i++) {
      activity.received({ at: new Date(i), format: "other", kind: "other", emailId: null, ignored: "it is no report" })
    }
    assert.deepStrictEqual(activity.reports.map(({ at }) => at.getTime()), Array.from({ length: 20 }, (_, i) => 29 - i))
    for (let i = 0; i < 60; i++) activity.provider(`p${i}`)
    assert.strictEqual(activity.providers.size, 50)
  })

  it("marks tokens with the process that they are of", () => {
    const activity = new ProcessActivity.Activity()
    const token = "0198f3c0-1111-4222-8333-444444444444"
    assert.strictEqual(activity.tagged(token), token)
    activity.leaseTag = "deadbeef"
    assert.strictEqual(activity.tagged(token), "deadbeef-1111-4222-8333-444444444444")
  })
})
