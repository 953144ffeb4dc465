import * as Digest from "effect/crypto/Digest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { createHash } from "node:crypto"

const hash = ({ name }: Digest.Algorithm, data: Uint8Array) => createHash(name.replace("-", "")).update(data)

/**
 * Digests by Node at once, where `Digest.layerWebCrypto` waits for a thread. The same as those of
 * `@effect/platform-node`, without what else that brings.
 *
 * @example
 * ```ts
 * import * as NodeDigest from "@sendwright/node/NodeDigest"
 * import * as Digest from "effect/crypto/Digest"
 * import * as Effect from "effect/Effect"
 *
 * export const fingerprint = Effect.flatMap(
 *   Digest.Digest,
 *   ({ digestHex }) => digestHex(Digest.sha256, new TextEncoder().encode("abc"))
 * ).pipe(Effect.provide(NodeDigest.layer))
 * ```
 */
export const layer: Layer.Layer<Digest.Digest> = Layer.succeed(Digest.Digest, {
  digest: (algorithm, data) => Effect.sync(() => new Uint8Array(hash(algorithm, data).digest())),
  digestHex: (algorithm, data) => Effect.sync(() => hash(algorithm, data).digest("hex"))
})
