import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { assert, describe, it } from "@effect/vitest"
import * as Idempotency from "@sendwright/core/model/Idempotency"
import * as Effect from "effect/Effect"
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
        JSON.parse(Idempotency.canonicalize(value)),
        JSON.parse(JSON.stringify(value))
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
})
