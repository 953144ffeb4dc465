import { assert, describe, it } from "@effect/vitest"
import * as RecipientHash from "@sendwright/core/privacy/RecipientHash"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as fc from "fast-check"
import { createHash, createHmac, hkdfSync } from "node:crypto"
import * as Sha256 from "../src/foundation/Sha256.ts"

const bytes = fc.uint8Array({ maxLength: 300 })
const account = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"
const pepper = (fill: number) => Redacted.make(new Uint8Array(32).fill(fill))
const hmac = (fill: number, text: string) => createHmac("sha256", Buffer.alloc(32, fill)).update(text).digest("hex")

describe("Sha256", () => {
  it("digests as the platform does", () => {
    fc.assert(fc.property(bytes, (data) => {
      assert.deepStrictEqual(Buffer.from(Sha256.sha256(data)), createHash("sha256").update(data).digest())
    }))
    const long = new Uint8Array(100_003).map((_, index) => index)
    assert.deepStrictEqual(Buffer.from(Sha256.sha256(long)), createHash("sha256").update(long).digest())
  })

  it("authenticates as the platform does", () => {
    fc.assert(fc.property(bytes, bytes, (key, data) => {
      const ours = Sha256.hmac(Sha256.hmacKey(key), data)
      assert.deepStrictEqual(Buffer.from(ours), createHmac("sha256", key).update(data).digest())
    }))
  })

  it("derives as the platform does", () => {
    fc.assert(fc.property(bytes, fc.string(), (key, purpose) => {
      const theirs = hkdfSync("sha256", key, new Uint8Array(0), purpose, 32)
      assert.deepStrictEqual(Buffer.from(Sha256.hkdf(key, purpose)), Buffer.from(theirs))
    }))
  })
})

describe("RecipientHash", () => {
  it("is HMAC-SHA256 of account and address, in hex", () => {
    const hasher = RecipientHash.make({ active: "a", peppers: { a: pepper(1) } })
    assert.strictEqual(hasher.active(account, "ada@example.com"), hmac(1, `${account}ada@example.com`))
  })

  it("makes new hashes with the active pepper and looks up all", () => {
    const hasher = RecipientHash.make({ active: "b", peppers: { a: pepper(1), b: pepper(2) } })
    const text = `${account}ada@example.com`
    assert.strictEqual(hasher.active(account, "ada@example.com"), hmac(2, text))
    assert.deepStrictEqual(hasher.all(account, "ada@example.com"), [hmac(1, text), hmac(2, text)])
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
      assert.isUndefined(hasher.active(account, "ada@example.com"))
      assert.deepStrictEqual(hasher.all(account, "ada@example.com"), [])
      const context = yield* Layer.build(RecipientHash.layer({ active: "a", peppers: { a: pepper(1) } }))
      const provided = Context.get(context, RecipientHash.RecipientHashes)
      assert.strictEqual(provided.active(account, "ada@example.com"), hmac(1, `${account}ada@example.com`))
    }))
})
