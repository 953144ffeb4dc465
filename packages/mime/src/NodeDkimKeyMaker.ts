import { DkimKeyMaker } from "@sendwright/core/domains/DkimKey"
import type { DkimKeyPair } from "@sendwright/core/domains/DkimKey"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { generateKeyPair } from "node:crypto"

/** 2048 bits: what RFC 8301 asks signers for, and the longest key whose record every DNS provider takes. */
const modulusLength = 2048

const make = Effect.callback<DkimKeyPair>((resume) => {
  generateKeyPair("rsa", { modulusLength }, (error, publicKey, privateKey) => {
    if (error !== null) return resume(Effect.die(error))
    resume(Effect.succeed({
      publicKey: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
      privateKey: Redacted.make(privateKey.export({ type: "pkcs8", format: "pem" }).toString(), { label: "DKIM key" })
    }))
  })
}).pipe(Effect.withSpan("DkimKeyMaker.make"))

/**
 * Key pairs from Node's own crypto; made on its thread pool, so that nothing waits for them.
 *
 * @example
 * ```ts
 * import { DomainIdentities } from "@sendwright/core"
 * import * as NodeDkimKeyMaker from "@sendwright/mime/NodeDkimKeyMaker"
 * import * as Layer from "effect/Layer"
 *
 * export const Identities = DomainIdentities.layerSelfHosted.pipe(Layer.provide(NodeDkimKeyMaker.layer))
 * ```
 */
export const layer: Layer.Layer<DkimKeyMaker> = Layer.succeed(DkimKeyMaker, DkimKeyMaker.of({ make }))
