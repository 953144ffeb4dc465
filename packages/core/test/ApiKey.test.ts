import { assert, it } from "@effect/vitest"
import * as ApiKey from "@sendwright/core/accounts/ApiKey"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as Digest from "effect/crypto/Digest"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { createHash } from "node:crypto"
import { crc32 } from "node:zlib"

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

const generate = (mode: "live" | "test") =>
  Effect.map(ApiKey.generate("svc", mode), Redacted.value).pipe(Effect.provide(SecureRandom.layerWebCrypto))

it.effect("makes keys of prefix, mode, 32 random characters and a CRC-32", () =>
  Effect.gen(function*() {
    const seen = new Set<string>()
    for (const mode of ["live", "test"] as const) {
      for (let i = 0; i < 300; i++) {
        const key = yield* generate(mode)
        assert.match(key, new RegExp(`^svc_${mode}_[0-9A-Za-z]{38}$`))
        assert.strictEqual(ApiKey.modeOf("svc", key), mode)
        const checksum = Array.from(key.slice(-6)).reduce((value, digit) => value * 62 + digits.indexOf(digit), 0)
        assert.strictEqual(checksum, crc32(key.slice(0, -6)))
        seen.add(key)
      }
    }
    assert.strictEqual(seen.size, 600)
  }))

it.effect("shows a key in no log", () =>
  Effect.gen(function*() {
    const key = yield* ApiKey.generate("svc", "live")
    assert.notInclude(`${key} ${JSON.stringify(key)}`, "svc_live_")
  }).pipe(Effect.provide(SecureRandom.layerWebCrypto)))

it.effect("refuses a key with any one character changed, left out or added", () =>
  Effect.gen(function*() {
    const random = SeededRandom.make(1)
    for (let round = 0; round < 20; round++) {
      const key = yield* generate("live")
      for (let at = 0; at < key.length; at++) {
        const other = random.pick([...digits].filter((digit) => digit !== key[at]))
        assert.isUndefined(ApiKey.modeOf("svc", key.slice(0, at) + other + key.slice(at + 1)))
        assert.isUndefined(ApiKey.modeOf("svc", key.slice(0, at) + key.slice(at + 1)))
        assert.isUndefined(ApiKey.modeOf("svc", key.slice(0, at) + other + key.slice(at)))
        assert.isUndefined(ApiKey.modeOf("svc", `${key.slice(0, at)}é${key.slice(at + 1)}`))
      }
      assert.isUndefined(ApiKey.modeOf("other", key))
      assert.isUndefined(ApiKey.modeOf("svc", key.replace("live", "test")))
      for (const text of [` ${key}`, `${key}\n`, key.toLowerCase(), key.toUpperCase(), "", "svc_live_"]) {
        assert.isUndefined(ApiKey.modeOf("svc", text))
      }
    }
  }))

it.effect("hashes with SHA-256 in hex", () =>
  Effect.gen(function*() {
    const key = yield* generate("test")
    assert.strictEqual(yield* ApiKey.hash(key), createHash("sha256").update(key).digest("hex"))
  }).pipe(Effect.provide(Digest.layerWebCrypto)))
