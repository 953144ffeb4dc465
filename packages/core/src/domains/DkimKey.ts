import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"

/** A key pair for signing mail of one domain (RFC 6376): RSA of 2048 bits. */
export interface DkimKeyPair {
  /** The base64 of the SubjectPublicKeyInfo, which stands after `p=` in the TXT record. */
  readonly publicKey: string
  /** PKCS #8 as PEM. */
  readonly privateKey: Redacted.Redacted<string>
}

/** What a message is signed with. */
export interface DkimKey {
  /** `d=`: A-labels. */
  readonly domain: string
  /** `s=`. */
  readonly selector: string
  /** PKCS #8 as PEM. */
  readonly privateKey: Redacted.Redacted<string>
}

/**
 * The port that makes key pairs; slow (some 100 ms), once for each new domain.
 *
 * @example
 * ```ts
 * import { DkimKeyMaker } from "@sendwright/core/domains/DkimKey"
 * import * as NodeDkimKeyMaker from "@sendwright/mime/NodeDkimKeyMaker"
 * import * as Effect from "effect/Effect"
 *
 * export const record = Effect.gen(function*() {
 *   const { publicKey } = yield* (yield* DkimKeyMaker).make
 *   return `v=DKIM1; k=rsa; p=${publicKey}`
 * }).pipe(Effect.provide(NodeDkimKeyMaker.layer))
 * ```
 */
export class DkimKeyMaker extends Context.Service<DkimKeyMaker, {
  readonly make: Effect.Effect<DkimKeyPair>
}>()("@sendwright/core/domains/DkimKeyMaker") {}
