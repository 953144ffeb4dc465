import * as Mac from "effect/crypto/Mac"
import * as Layer from "effect/Layer"
import { createHmac, createSecretKey, type KeyObject } from "node:crypto"
import * as PooledRandom from "./PooledRandom.ts"

/** Node checks a key of bytes anew each time that it signs, which takes five times as long as to sign. */
const imported = new WeakMap<Uint8Array, KeyObject>()

const keyOf = (bytes: Uint8Array): KeyObject => {
  const known = imported.get(bytes)
  if (known !== undefined) return known
  const key = createSecretKey(bytes)
  imported.set(bytes, key)
  return key
}

/**
 * HMAC for a server that signs much with the same keys: each is imported once, and forgotten with the `Mac.Key` that it
 * belongs to. Signatures and errors are those of `NodeCrypto.layer`.
 *
 * @example
 * ```ts
 * import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
 * import * as NodeMac from "@sendwright/node/NodeMac"
 * import * as Layer from "effect/Layer"
 *
 * export const Crypto = Layer.merge(NodeCrypto.layer, NodeMac.layer)
 * ```
 */
export const layer: Layer.Layer<Mac.Mac> = Mac.layerWebCryptoWith({
  hmac: (hash, key, data) => new Uint8Array(createHmac(hash.replace("-", ""), keyOf(key)).update(data).digest())
}).pipe(Layer.provide(PooledRandom.layer))
