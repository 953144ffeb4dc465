import { hkdf } from "@noble/hashes/hkdf.js"
import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import * as Context from "effect/Context"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import type { MailboxIdentity } from "../foundation/Address.ts"
import type { KeyRing } from "../secrets/SecretBox.ts"

/**
 * Peppers by name: secrets of 16 bytes or more that are in no database. New hashes are made with the active one; all
 * of them are looked up. A pepper that was ever active must stay on the ring: an operator who drops it can no longer
 * recognise the recipients that were erased under it, and sends to them again.
 */
export interface PepperRing {
  readonly active: string
  readonly peppers: Readonly<Record<string, Redacted.Redacted<Uint8Array>>>
}

/** A key of HMAC-SHA256 as its two padded blocks of 64 bytes (RFC 2104 §2): with them, any SHA-256 makes the HMAC. */
export interface HmacKey {
  readonly inner: Uint8Array
  readonly outer: Uint8Array
}

/** How erased recipients are recognised: HMAC-SHA256(pepper, account id followed by the identity of the mailbox), in hex. */
export interface RecipientHasher {
  /** The hash that a new entry gets; `undefined` where there is no pepper, so that nobody can be erased. */
  readonly active: (accountId: string, address: MailboxIdentity) => string | undefined
  /** The hash under every pepper: an entry with any of them is the address's. */
  readonly all: (accountId: string, address: MailboxIdentity) => ReadonlyArray<string>
  /** What the active pepper is known by, and what all of them are: tells nothing of them, and does not change. */
  readonly activeId: string | undefined
  readonly ids: ReadonlyArray<string>
  /** The names of the peppers on the ring, in the order of `ids`. */
  readonly names: ReadonlyArray<string>
  /** The peppers as HMAC keys, for a storage that hashes inside its own statements. */
  readonly keys: ReadonlyArray<HmacKey>
}

const encoder = new TextEncoder()

const hmacKey = (pepper: Uint8Array): HmacKey => {
  const block = new Uint8Array(sha256.blockLen)
  block.set(pepper.length > block.length ? sha256(pepper) : pepper)
  return { inner: block.map((byte) => byte ^ 0x36), outer: block.map((byte) => byte ^ 0x5c) }
}

// In one synchronous step: `effect/crypto` answers in an effect that may suspend, and a command of the store in memory
// would no longer be atomic.
const digestWith = (pepper: Uint8Array): (text: string) => Uint8Array => {
  const begun = hmac.create(sha256, pepper)
  return (text) => begun.clone().update(encoder.encode(text)).digest()
}

/**
 * The hasher of a ring. Throws where the ring lacks its active pepper.
 *
 * @example
 * ```ts
 * import { RecipientHash } from "@sendwright/core"
 * import * as Address from "@sendwright/core/foundation/Address"
 * import * as Redacted from "effect/Redacted"
 *
 * // After a rotation: new hashes are made with the new pepper, old ones are still recognised.
 * const hasher = RecipientHash.make({
 *   active: "2027",
 *   peppers: { 2026: Redacted.make(new Uint8Array(32)), 2027: Redacted.make(new Uint8Array(32).fill(1)) }
 * })
 * const known = hasher.all("account", Address.normalize("ada@example.com")) // one hash for each pepper
 * ```
 */
export const make = (ring: PepperRing): RecipientHasher => {
  const names = Object.keys(ring.peppers)
  if (!names.includes(ring.active)) throw new Error(`The ring of peppers has no pepper ${ring.active}.`)
  const peppers = names.map((name) => Redacted.value(ring.peppers[name]!))
  const digests = peppers.map(digestWith)
  const active = digests[names.indexOf(ring.active)]!
  return {
    active: (accountId, address) => bytesToHex(active(accountId + address)),
    all: (accountId, address) => digests.map((digest) => bytesToHex(digest(accountId + address))),
    activeId: idOf(active),
    ids: digests.map(idOf),
    names,
    keys: peppers.map(hmacKey)
  }
}

/** No account's hash begins like it: those start with the id of an account. */
const idOf = (digest: (text: string) => Uint8Array): string => bytesToHex(digest("pepper").subarray(0, 8))

const purpose = encoder.encode("sendwright recipient hash 1")

const pepperOf = (key: Uint8Array): Uint8Array => hkdf(sha256, key, undefined, purpose, 32)

/**
 * Peppers made of the keys that secrets are sealed with (HKDF-SHA256), under the same names: nothing more to keep, and
 * nothing more to lose. A key must stay on the ring also when no secret is sealed with it any more.
 */
export const fromKeyRing = ({ active, keys }: KeyRing): PepperRing => ({
  active,
  peppers: Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [name, Redacted.make(pepperOf(Redacted.value(key)))])
  )
})

const none: RecipientHasher = {
  active: () => undefined,
  all: () => [],
  activeId: undefined,
  ids: [],
  names: [],
  keys: []
}

/**
 * The hasher that the stores read when they are made. Without one nobody can be erased, so that there is nothing to
 * recognise either.
 *
 * @example
 * ```ts
 * import { RecipientHash } from "@sendwright/core"
 * import * as Address from "@sendwright/core/foundation/Address"
 * import * as Effect from "effect/Effect"
 *
 * // What a store knows an erased recipient by; `undefined` where no peppers were provided.
 * export const hashOf = Effect.map(
 *   RecipientHash.RecipientHashes,
 *   (hasher) => hasher.active("account", Address.normalize("ada@example.com"))
 * )
 * ```
 */
export const RecipientHashes = Context.Reference<RecipientHasher>("@sendwright/core/privacy/RecipientHash/Hashes", {
  defaultValue: () => none
})

/**
 * Hashes with a ring of peppers; to be provided to the stores.
 *
 * @example
 * ```ts
 * import { MemoryStorage, RecipientHash } from "@sendwright/core"
 * import * as SecureRandom from "effect/crypto/SecureRandom"
 * import * as Layer from "effect/Layer"
 * import * as Redacted from "effect/Redacted"
 *
 * // The ring that secrets are sealed with; its keys are 32 secret bytes each.
 * const ring = { active: "main", keys: { main: Redacted.make(new Uint8Array(32)) } }
 *
 * export const Storage = MemoryStorage.layer.pipe(
 *   Layer.provide([RecipientHash.layer(RecipientHash.fromKeyRing(ring)), SecureRandom.layerWebCrypto])
 * )
 * ```
 */
export const layer = (ring: PepperRing): Layer.Layer<never> => Layer.sync(RecipientHashes, () => make(ring))
