import { assert, describe, it } from "@effect/vitest"
import { modes } from "@sendwright/core/foundation/Mode"
import { portalKeysOf, type PortalLink, portalParts, sign, verify } from "@sendwright/core/portal/PortalLink"
import * as Redacted from "effect/Redacted"
import * as fc from "fast-check"
import { anyCharacter } from "../../../../scripts/any-character.ts"

const now = new Date("2026-11-22T12:00:00Z")
const key = fc.uint8Array({ minLength: 32, maxLength: 32 })
const keys = fc.tuple(key, fc.array(key, { maxLength: 2 })).map(([first, rest]) => [first, ...rest] as const)
const link: fc.Arbitrary<PortalLink> = fc.record({
  id: fc.uuid(),
  accountId: fc.uuid(),
  mode: fc.constantFrom(...modes),
  parts: fc.subarray([...portalParts], { minLength: 1 }),
  label: fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 }),
  expiresAt: fc.integer({ min: 1, max: 900_000 }).map((millis) => new Date(now.getTime() + millis))
})

describe("a link to a portal", () => {
  it("says what was signed, to whoever has the key, until its time", () => {
    fc.assert(fc.property(link, keys, (made, keys) => {
      const text = sign(keys[0], made)
      assert.match(text, /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{43}$/)
      assert.deepStrictEqual(verify(keys, text, now), made)
      assert.deepStrictEqual(verify(keys, text, new Date(made.expiresAt.getTime() - 1)), made)
      assert.isUndefined(verify(keys, text, made.expiresAt))
      assert.isUndefined(verify([], text, now))
    }))
  })

  it("is good under an older key of the ring, and under no other", () => {
    fc.assert(fc.property(link, key, key, (made, old, fresh) => {
      fc.pre(Buffer.compare(old, fresh) !== 0)
      const text = sign(old, made)
      assert.deepStrictEqual(verify([fresh, old], text, now), made)
      assert.isUndefined(verify([fresh], text, now))
    }))
  })

  it("is none with any bit of its text changed", () => {
    fc.assert(
      fc.property(link, keys, fc.nat(), fc.integer({ min: 0, max: 6 }), (made, keys, at, bit) => {
        const text = sign(keys[0], made)
        const index = at % text.length
        const changed = String.fromCharCode(text.charCodeAt(index) ^ (1 << bit))
        assert.isUndefined(verify(keys, text.slice(0, index) + changed + text.slice(index + 1), now))
      }),
      { numRuns: 1_000 }
    )
  })

  it("is none when it is cut, lengthened, or put together of two", () => {
    fc.assert(fc.property(link, link, keys, fc.nat(), fc.string({ minLength: 1 }), (one, other, keys, at, more) => {
      const [text, second] = [sign(keys[0], one), sign(keys[0], other)]
      assert.isUndefined(verify(keys, text.slice(0, at % text.length), now))
      assert.isUndefined(verify(keys, text + more, now))
      assert.isUndefined(verify(keys, more + text, now))
      if (text !== second) {
        assert.isUndefined(verify(keys, `${text.split(".")[0]}.${second.split(".")[1]}`, now))
      }
    }))
  })

  it("is none of any text that nobody signed", () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: anyCharacter }), fc.base64String()), keys, (text, keys) => {
      assert.isUndefined(verify(keys, text, now))
      assert.isUndefined(verify(keys, `${text}.`, now))
    }))
    assert.isUndefined(verify([new Uint8Array(32)], `${"a".repeat(5_000)}.${"b".repeat(43)}`, now))
  })

  it("is signed with keys of its own, which tell nothing of those that they are made of", () => {
    const ring = (active: string) => ({
      active,
      keys: { a: Redacted.make(new Uint8Array(32).fill(1)), b: Redacted.make(new Uint8Array(32).fill(2)) }
    })
    const [first, second] = portalKeysOf(ring("a"))
    assert.deepStrictEqual(portalKeysOf(ring("b")), [second!, first!])
    assert.notDeepEqual(first, new Uint8Array(32).fill(1))
    assert.strictEqual(first?.length, 32)
  })
})
