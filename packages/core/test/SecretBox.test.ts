import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { assert, describe, it } from "@effect/vitest"
import { type KeyRing, SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { createHmac } from "node:crypto"

const key = (fill: number, length = 32) => Redacted.make(new Uint8Array(length).fill(fill))
const old: KeyRing = { active: "k1", keys: { k1: key(1) } }
const rotated: KeyRing = { active: "k2", keys: { k1: key(1), k2: key(2) } }
const place = { table: "webhook_endpoints", row: "row-1", accountId: "account-1" }
const secret = Redacted.make("whsec_größe 😀")

const box = (ring: KeyRing) =>
  Effect.map(
    Layer.build(Layer.provide(SecretBox.layer(ring), NodeCrypto.layer)),
    (context) => context.mapUnsafe.get(SecretBox.key) as SecretBox["Service"]
  )

describe("SecretBox", () => {
  it.effect("opens what it sealed, and seals nothing alike twice", () =>
    Effect.gen(function*() {
      const { open, seal } = yield* box(old)
      const [one, two] = [yield* seal(secret, place), yield* seal(secret, place)]
      assert.notStrictEqual(one, two)
      assert.match(one, /^2\.k1\.[0-9a-f]{16}\.[\w-]+\.[\w-]+$/)
      for (const sealed of [one, two]) {
        assert.strictEqual(Redacted.value(yield* open(sealed, place)), Redacted.value(secret))
      }
      const empty = yield* seal(Redacted.make(""), place)
      assert.strictEqual(Redacted.value(yield* open(empty, place)), "")
    }))

  it.effect("binds a secret to its table, row and account", () =>
    Effect.gen(function*() {
      const { open, seal } = yield* box(old)
      const sealed = yield* seal(secret, place)
      for (
        const other of [{ ...place, table: "domains" }, { ...place, row: "row-2" }, {
          ...place,
          accountId: "account-2"
        }]
      ) {
        assert.strictEqual((yield* Effect.flip(open(sealed, other)))._tag, "SecretUnreadable")
      }
      const [a, b] = [{ table: "t", row: "a\",\"b", accountId: "c" }, { table: "t", row: "a", accountId: "b\",\"c" }]
      assert.strictEqual((yield* Effect.flip(open(yield* seal(secret, a), b)))._tag, "SecretUnreadable")
    }))

  it.effect("reads old secrets after a rotation, and seals new ones with the new key", () =>
    Effect.gen(function*() {
      const before = yield* box(old)
      const after = yield* box(rotated)
      const sealed = yield* before.seal(secret, place)
      assert.strictEqual(Redacted.value(yield* after.open(sealed, place)), Redacted.value(secret))
      const fresh = yield* after.seal(secret, place)
      assert.isTrue(fresh.startsWith("2.k2."))
      const error = yield* Effect.flip(before.open(fresh, place))
      assert.include(error.message, "has no key k2")
      const wrong = yield* box({ active: "k1", keys: { k1: key(9) } })
      assert.include((yield* Effect.flip(wrong.open(sealed, place))).message, "is another one")
      const renamed = yield* box({ active: "k3", keys: { k3: key(3), first: key(1) } })
      assert.strictEqual(Redacted.value(yield* renamed.open(sealed, place)), Redacted.value(secret))
    }))

  it.effect("tells its keys by fingerprints, which other purposes of the key do not share, the active one first", () =>
    Effect.gen(function*() {
      const { keys } = yield* box(rotated)
      const hmac = (fill: number) =>
        createHmac("sha256", Buffer.alloc(32, fill)).update("sendwright key fingerprint 1").digest("hex").slice(0, 16)
      assert.deepStrictEqual(keys, [
        { name: "k2", fingerprint: hmac(2), isActive: true },
        { name: "k1", fingerprint: hmac(1), isActive: false }
      ])
    }))

  it.effect("fails on what is damaged, and never breaks", () =>
    Effect.gen(function*() {
      const { open, seal } = yield* box(old)
      const sealed = yield* seal(secret, place)
      const [, , id = "", nonce = "", text = ""] = sealed.split(".")
      const flipped = text.startsWith("A") ? `B${text.slice(1)}` : `A${text.slice(1)}`
      const damaged = [
        "",
        ".",
        "...",
        "2.k1",
        `2.k1.${id}.${nonce}`,
        `1.k1.${id}.${nonce}.${text}`,
        `2.k1.${nonce}.${text}`,
        `2.k1.${id}.${nonce}.${flipped}`,
        `2.k1.${id}.${nonce}.`,
        `2.k1.${id}.!!!!.${text}`,
        `2.k1.${id}.${nonce}.!!!!`,
        `2.k1.${id}.AAAA.${text}`,
        `2.k1.${id}..${text}`,
        `${sealed}.x`,
        `${sealed}=`,
        sealed.slice(0, -1),
        `2.k1.__proto__.${nonce}.${text}`
      ]
      for (const bad of damaged) {
        assert.strictEqual((yield* Effect.flip(open(bad, place)))._tag, "SecretUnreadable", bad)
      }
    }))

  it.effect("does not start on a ring that cannot work", () =>
    Effect.gen(function*() {
      const rings: ReadonlyArray<KeyRing> = [
        { active: "k2", keys: { k1: key(1) } },
        { active: "k1", keys: { k1: key(1, 16) } },
        { active: "k.1", keys: { "k.1": key(1) } },
        { active: "", keys: { "": key(1) } }
      ]
      for (const ring of rings) assert.isTrue(Exit.hasDies(yield* Effect.exit(box(ring))), ring.active)
    }))

  it.effect("makes keys for signing, others for each purpose, that of the active key first", () =>
    Effect.gen(function*() {
      const { signingKeys } = yield* box(rotated)
      const [active, other, ...more] = signingKeys("links")
      assert.deepStrictEqual(more, [])
      assert.deepStrictEqual((yield* box(old)).signingKeys("links"), [other!])
      assert.notDeepEqual(active, signingKeys("other links")[0])
      assert.notDeepEqual(active, Redacted.value(key(2)))
    }))
})
