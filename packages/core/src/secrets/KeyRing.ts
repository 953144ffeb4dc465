import { hkdf } from "@noble/hashes/hkdf.js"
import { sha256 } from "@noble/hashes/sha2.js"
import * as Redacted from "effect/Redacted"

/**
 * Keys of 32 bytes by name. New secrets are sealed with the active one; all of them can read. Names are for people: a
 * stored secret finds its key by the key's fingerprint, so that a key may be renamed.
 */
export interface KeyRing {
  readonly active: string
  readonly keys: Readonly<Record<string, Redacted.Redacted<Uint8Array>>>
}

/** Keys of 32 bytes each: links are signed with the first, and all of them are tried. */
export type SigningKeys = ReadonlyArray<Uint8Array>

/**
 * Keys made of those of a ring for one purpose alone (HKDF-SHA256, RFC 5869): what is signed for one purpose says nothing
 * for another. What was signed under a key that leaves the ring is recognised no more.
 */
export const signingKeysOf = ({ active, keys }: KeyRing, purpose: string): SigningKeys => {
  const info = new TextEncoder().encode(purpose)
  const derive = (name: string) => hkdf(sha256, Redacted.value(keys[name]!), undefined, info, 32)
  return [derive(active), ...Object.keys(keys).filter((name) => name !== active).map(derive)]
}
