import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { assert, describe, it } from "@effect/vitest"
import * as JsonText from "@sendwright/core/foundation/JsonText"
import * as Idempotency from "@sendwright/core/model/Idempotency"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as fc from "fast-check"
import { createHash } from "node:crypto"

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (!isRecord(value)) return value
  const out = Object.create(null) as Record<string, unknown>
  for (const [key, item] of Object.entries(value).toReversed()) out[key] = reversed(item)
  return out
}

describe("Idempotency", () => {
  it("takes keys of 1 to 256 printable ASCII characters", () => {
    for (const key of ["a", " ", "x".repeat(256), "order/1234:~!"]) assert.isUndefined(Idempotency.checkKey(key))
    for (const key of ["", "x".repeat(257), "a\n", "a\u0000", "ä", "\u007f", "😀"]) {
      assert.strictEqual(Idempotency.checkKey(key), "must be 1 to 256 printable ASCII characters")
    }
  })

  it("writes one value one way, whatever the order of its keys", () => {
    assert.strictEqual(
      Idempotency.canonicalize({ b: [1, { d: null, c: "x" }], a: undefined }),
      "{\"b\":[1,{\"c\":\"x\",\"d\":null}]}"
    )
    fc.assert(fc.property(fc.jsonValue(), (value) => {
      assert.strictEqual(Idempotency.canonicalize(reversed(value)), Idempotency.canonicalize(value))
    }))
  })

  it("writes different values differently, as JSON that reads back", () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => {
      assert.deepStrictEqual(
        JsonText.parse(Idempotency.canonicalize(value)),
        JsonText.parse(JSON.stringify(value))
      )
    }))
    const values = [
      {},
      [],
      null,
      "",
      "null",
      0,
      "0",
      [null],
      [[]],
      { a: null },
      { "": 1 },
      { a: [1, 2] },
      { a: [2, 1] },
      "\ud800",
      "\ufffd"
    ]
    assert.strictEqual(new Set(values.map(Idempotency.canonicalize)).size, values.length)
  })

  it("keeps a key called __proto__ apart", () => {
    assert.notStrictEqual(Idempotency.canonicalize(JSON.parse("{\"__proto__\":1}")), Idempotency.canonicalize({}))
  })

  it("is not brought down by depth", () => {
    const deep = Array.from({ length: 200_000 }).reduce((inner: unknown) => [inner], "x")
    assert.isBelow(Idempotency.canonicalize(deep).length, 200)
  })

  it.effect("is the SHA-256 of that text", () =>
    Effect.gen(function*() {
      const value = { to: "ada@example.com", from: "Größe \ud83d\ude00" }
      assert.strictEqual(
        yield* Idempotency.fingerprint(value),
        createHash("sha256").update("{\"from\":\"Größe 😀\",\"to\":\"ada@example.com\"}").digest("hex")
      )
    }).pipe(Effect.provide(NodeCrypto.layer)))

  it.effect("tells long requests apart as it does short ones, whatever the order of their keys", () =>
    Effect.gen(function*() {
      const long = "a\"€😀".repeat(40_000)
      const values = [
        long,
        `${long}a`,
        `b${long.slice(1)}`,
        `${long.slice(0, -1)}b`,
        [long],
        [long, long],
        [[long], long],
        [long, [long]],
        { [long]: 1 },
        { [long]: "1" },
        { a: long, b: [{ c: null, d: long }] },
        { a: long, b: [{ c: null, d: long, e: "" }] },
        { a: long, b: [{ c: null, d: long }, undefined] },
        { a: [long.slice(0, 65_536), long.slice(65_536)] },
        { a: [long.slice(0, 65_537), long.slice(65_537)] },
        Array.from({ length: 2_000 }, (_, index) => `${index}`.repeat(50)),
        Array.from({ length: 2_000 }, (_, index) => `${index + 1}`.repeat(50))
      ]
      const prints: Array<string> = []
      for (const value of values) {
        const print = yield* Idempotency.fingerprint(value)
        assert.match(print, /^[0-9a-f]{64}$/)
        assert.strictEqual(yield* Idempotency.fingerprint(reversed(value)), print)
        assert.strictEqual(yield* Idempotency.fingerprint(structuredClone(value)), print)
        prints.push(print)
      }
      assert.strictEqual(new Set(prints).size, values.length)
    }).pipe(Effect.provide(NodeCrypto.layer)))

  it.effect("tells values of any shape apart beside a long text", () =>
    Effect.gen(function*() {
      const long = "a".repeat(Idempotency.blockLength)
      const shapes = [
        [1, 2],
        [12],
        [[1], 2],
        [[1, 2]],
        ["1,2"],
        [],
        {},
        { a: 1, b: 2 },
        { a: [1], b: 2 },
        { ab: 12 },
        null
      ]
      const values = new Map([...shapes, ...fc.sample(fc.jsonValue(), 100)].map((value) => [
        Idempotency.canonicalize(value),
        value
      ]))
      const prints = new Set<string>()
      for (const value of values.values()) prints.add(yield* Idempotency.fingerprint({ long, value }))
      assert.strictEqual(prints.size, values.size)
    }).pipe(Effect.provide(NodeCrypto.layer)))

  it.effect("lets somebody else have a turn while it reads a long request", () =>
    Effect.gen(function*() {
      let turns = 0
      const others = yield* Effect.forkChild(
        Effect.forever(Effect.andThen(Effect.sync(() => turns++), Effect.yieldNow))
      )
      yield* Idempotency.fingerprint("a".repeat(1_000_000))
      assert.isAtLeast(turns, 5)
      yield* Fiber.interrupt(others)
    }).pipe(Effect.provide(NodeCrypto.layer)))
})
