import { assert, describe, it } from "@effect/vitest"
import * as NodeDigest from "@sendwright/node/NodeDigest"
import * as Digest from "effect/crypto/Digest"
import * as Effect from "effect/Effect"
import { randomBytes } from "node:crypto"

describe("NodeDigest", () => {
  it.effect("answers as WebCrypto does, for each algorithm", () =>
    Effect.gen(function*() {
      for (const algorithm of [Digest.md5, Digest.sha1, Digest.sha256, Digest.sha384, Digest.sha512]) {
        for (const data of [new Uint8Array(), randomBytes(500)]) {
          const digests = Digest.Digest.use((digest) =>
            Effect.all([digest.digest(algorithm, data), digest.digestHex(algorithm, data)])
          )
          assert.deepStrictEqual(
            yield* Effect.provide(digests, NodeDigest.layer),
            yield* Effect.provide(digests, Digest.layerWebCrypto)
          )
        }
      }
    }))
})
