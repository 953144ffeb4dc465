import * as Context from "effect/Context"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Sha256 from "../foundation/Sha256.ts"
import type { KeyRing } from "../secrets/SecretBox.ts"

/**
 * Peppers by name: secrets of 16 bytes or more that stand in no database. New hashes are made with the active one; all
 * of them are looked up. A pepper that was ever active must stay on the ring: whoever drops it can no longer recognise
 * the recipients that were erased under it, and sends to them again.
 */
export interface PepperRing {
  readonly active: string
  readonly peppers: Readonly<Record<string, Redacted.Redacted<Uint8Array>>>
}

/** How erased recipients are recognised: HMAC-SHA256(pepper, account id followed by normalised address), in hex. */
export interface RecipientHasher {
  /** The hash that a new entry gets; `undefined` where there is no pepper, so that nobody can be erased. */
  readonly active: (accountId: string, address: string) => string | undefined
  /** The hash under every pepper: an entry with any of them is the address's. */
  readonly all: (accountId: string, address: string) => ReadonlyArray<string>
  /** What the active pepper is known by, and what all of them are: tells nothing of them, and does not change. */
  readonly activeId: string | undefined
  readonly ids: ReadonlyArray<string>
  /** The peppers as HMAC keys, for a storage that hashes inside its own statements. */
  readonly keys: ReadonlyArray<Sha256.HmacKey>
}

const encoder = new TextEncoder()

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")

const hashWith = (key: Sha256.HmacKey, accountId: string, address: string): string =>
  toHex(Sha256.hmac(key, encoder.encode(accountId + address)))

/** No account's hash begins like it: those start with the id of an account. */
const idOf = (key: Sha256.HmacKey): string => toHex(Sha256.hmac(key, encoder.encode("pepper")).subarray(0, 8))

/** The hasher of a ring. Throws where the ring lacks its active pepper. */
export const make = (ring: PepperRing): RecipientHasher => {
  const names = Object.keys(ring.peppers)
  if (!names.includes(ring.active)) throw new Error(`The ring of peppers has no pepper ${ring.active}.`)
  const keys = names.map((name) => Sha256.hmacKey(Redacted.value(ring.peppers[name]!)))
  const active = keys[names.indexOf(ring.active)]!
  return {
    active: (accountId, address) => hashWith(active, accountId, address),
    all: (accountId, address) => keys.map((key) => hashWith(key, accountId, address)),
    activeId: idOf(active),
    ids: keys.map(idOf),
    keys
  }
}

const purpose = "sendwright recipient hash 1"

/**
 * Peppers made of the keys that secrets are sealed with (HKDF-SHA256), under the same names: nothing more to keep, and
 * nothing more to lose. A key must stay on the ring also when no secret is sealed with it any more.
 */
export const fromKeyRing = ({ active, keys }: KeyRing): PepperRing => ({
  active,
  peppers: Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [name, Redacted.make(Sha256.hkdf(Redacted.value(key), purpose))])
  )
})

const none: RecipientHasher = { active: () => undefined, all: () => [], activeId: undefined, ids: [], keys: [] }

/**
 * The hasher that the stores read when they are made. Without one nobody can be erased, so that there is nothing to
 * recognise either.
 */
export const RecipientHashes = Context.Reference<RecipientHasher>("@sendwright/core/privacy/RecipientHash/Hashes", {
  defaultValue: () => none
})

/** Hashes with a ring of peppers; to be provided to the stores. */
export const layer = (ring: PepperRing): Layer.Layer<never> => Layer.sync(RecipientHashes, () => make(ring))
