import { assert, describe, it } from "@effect/vitest"
import { normalize } from "@sendwright/core/foundation/Address"
import * as RecipientHash from "@sendwright/core/privacy/RecipientHash"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as fc from "fast-check"
import { createHash, createHmac, hkdfSync } from "node:crypto"

const secret = fc.uint8Array({ minLength: 16, maxLength: 200 })
const account = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"
const pepper = (fill: number) => Redacted.make(new Uint8Array(32).fill(fill))
const hmac = (fill: number, text: string) => createHmac("sha256", Buffer.alloc(32, fill)).update(text).digest("hex")

describe("RecipientHash", () => {
  it("is HMAC-SHA256 of account and address, in hex", () => {
    const hasher = RecipientHash.make({ active: "a", peppers: { a: pepper(1) } })
    assert.strictEqual(hasher.active(account, normalize("ada@example.com")), hmac(1, `${account}ada@example.com`))
  })

  it("is the same by the keys that a storage hashes with, whatever the pepper's length", () => {
    const digest = (...parts: ReadonlyArray<Uint8Array | string>) =>
      parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest()
    fc.assert(fc.property(secret, fc.string().map(normalize), (pepper, address) => {
      const hasher = RecipientHash.make({ active: "a", peppers: { a: Redacted.make(pepper) } })
      const expected = createHmac("sha256", pepper).update(account + address).digest("hex")
      assert.strictEqual(hasher.active(account, address), expected)
      const [{ inner, outer } = assert.fail("no key")] = hasher.keys
      assert.strictEqual(digest(outer, digest(inner, account + address)).toString("hex"), expected)
    }))
  })

  it("knows a pepper by the start of an HMAC, which tells nothing of it", () => {
    const hasher = RecipientHash.make({ active: "b", peppers: { a: pepper(1), b: pepper(2) } })
    const ids = [1, 2].map((fill) => hmac(fill, "pepper").slice(0, 16))
    assert.deepStrictEqual([hasher.ids, hasher.activeId], [ids, ids[1]])
  })

  it("makes new hashes with the active pepper and looks up all", () => {
    const hasher = RecipientHash.make({ active: "b", peppers: { a: pepper(1), b: pepper(2) } })
    const text = `${account}ada@example.com`
    assert.strictEqual(hasher.active(account, normalize("ada@example.com")), hmac(2, text))
    assert.deepStrictEqual(hasher.all(account, normalize("ada@example.com")), [hmac(1, text), hmac(2, text)])
  })

  it("refuses a ring without its active pepper", () => {
    assert.throws(() => RecipientHash.make({ active: "b", peppers: { a: pepper(1) } }), /no pepper b/)
  })

  it("derives a pepper from every key, under its name, and none of them is the key", () => {
    const { active, peppers } = RecipientHash.fromKeyRing({ active: "new", keys: { new: pepper(2), old: pepper(1) } })
    assert.strictEqual(active, "new")
    assert.deepStrictEqual(Object.keys(peppers), ["new", "old"])
    const theirs = hkdfSync("sha256", Buffer.alloc(32, 1), new Uint8Array(0), "sendwright recipient hash 1", 32)
    assert.deepStrictEqual(Buffer.from(Redacted.value(peppers["old"]!)), Buffer.from(theirs))
  })

  it.effect("knows nobody without peppers", () =>
    Effect.gen(function*() {
      const hasher = yield* RecipientHash.RecipientHashes
      assert.isUndefined(hasher.active(account, normalize("ada@example.com")))
      assert.deepStrictEqual(hasher.all(account, normalize("ada@example.com")), [])
      const context = yield* Layer.build(RecipientHash.layer({ active: "a", peppers: { a: pepper(1) } }))
      const provided = Context.get(context, RecipientHash.RecipientHashes)
      assert.strictEqual(provided.active(account, normalize("ada@example.com")), hmac(1, `${account}ada@example.com`))
    }))
})
