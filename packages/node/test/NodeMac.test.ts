import { assert, describe, it } from "@effect/vitest"
import * as NodeMac from "@sendwright/node/NodeMac"
import * as PooledRandom from "@sendwright/node/PooledRandom"
import * as Mac from "effect/crypto/Mac"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { randomBytes } from "node:crypto"

const webCrypto = Layer.provide(Mac.layerWebCrypto, PooledRandom.layer)
const algorithms = [Mac.hmacSha1, Mac.hmacSha256, Mac.hmacSha384, Mac.hmacSha512]

describe("NodeMac", () => {
  it.effect("signs as WebCrypto does, with any key and hash, the first time and later", () =>
    Effect.gen(function*() {
      for (const algorithm of algorithms) {
        for (const length of [1, 32, 64, 200]) {
          const key = yield* Mac.key(algorithm, randomBytes(length))
          for (const data of [new Uint8Array(), randomBytes(500)]) {
            const sign = Mac.Mac.use((mac) => mac.sign(key, data))
            const wanted = yield* Effect.provide(sign, webCrypto)
            assert.deepStrictEqual(yield* Effect.provide(sign, NodeMac.layer), wanted)
            assert.deepStrictEqual(yield* Effect.provide(sign, NodeMac.layer), wanted)
          }
        }
      }
    }))

  it.effect("tells keys apart that were made of the same buffer", () =>
    Effect.gen(function*() {
      const bytes = randomBytes(32)
      const data = randomBytes(10)
      const first = yield* Mac.key(Mac.hmacSha256, bytes)
      const before = yield* Mac.Mac.use((mac) => mac.sign(first, data))
      bytes.fill(0)
      const second = yield* Mac.key(Mac.hmacSha256, bytes)
      assert.deepStrictEqual(yield* Mac.Mac.use((mac) => mac.sign(first, data)), before)
      assert.notDeepEqual(yield* Mac.Mac.use((mac) => mac.sign(second, data)), before)
      assert.isTrue(yield* Mac.Mac.use((mac) => mac.verify(first, before, data)))
      assert.isFalse(yield* Mac.Mac.use((mac) => mac.verify(second, before, data)))
    }).pipe(Effect.provide(NodeMac.layer)))
})
