import * as Digest from "effect/crypto/Digest"
import * as Mac from "effect/crypto/Mac"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { createHash, createHmac } from "node:crypto"

const names = { "MD5": "md5", "SHA-1": "sha1", "SHA-256": "sha256", "SHA-384": "sha384", "SHA-512": "sha512" } as const

/** Digests and MACs that are there at once: promises of Web Crypto do not wait for a virtual clock. */
export const layer: Layer.Layer<Digest.Digest | Mac.Mac> = Layer.merge(
  Layer.succeed(Digest.Digest, {
    digest: (algorithm, data) =>
      Effect.sync(() => new Uint8Array(createHash(names[algorithm.name]).update(data).digest())),
    digestHex: (algorithm, data) => Effect.sync(() => createHash(names[algorithm.name]).update(data).digest("hex"))
  }),
  Layer.provide(
    Mac.layerWebCryptoWith({
      hmac: (hash, key, data) => new Uint8Array(createHmac(names[hash], key).update(data).digest())
    }),
    SecureRandom.layerWebCrypto
  )
)
