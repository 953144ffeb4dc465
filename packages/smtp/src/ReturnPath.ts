import { contentOf, localPartOf, normalize } from "@sendwright/core/foundation/Address"
import * as Base32 from "@sendwright/core/foundation/Base32"
import type { KeyRing } from "@sendwright/core/secrets/SecretBox"
import * as Redacted from "effect/Redacted"
import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from "node:crypto"

/**
 * Envelope senders that name an email and one of its recipients (VERP, variable envelope return path), and that nobody
 * else can make: `b+<52 characters>@<domain>`.
 *
 * The characters are 32 octets in base32 (RFC 4648 §6, in lower case: relays may change the case of a local part): the
 * email's id, a tag of 6 octets that only the recipient's address makes, and 10 octets of HMAC-SHA256 over both. So an
 * address that was made up is refused without a look into any storage, and one that was read off a delivered message
 * speaks of that one recipient alone.
 */
export interface ReturnPath {
  readonly emailId: string
  /** What `isFor` compares with the addresses of the email. */
  readonly tag: Uint8Array
  /** The keys under which the address is genuine: the tag was made with the same one. */
  readonly key: KeyObject
}

/**
 * Secret keys of 32 octets: the first makes new addresses, all of them are recognised. Node would check one of plain
 * octets anew for each address, which takes five times as long as to make it.
 */
export type ReturnPathKeys = readonly [KeyObject, ...ReadonlyArray<KeyObject>]

const purpose = "sendwright return path 1"
const tagLength = 6
const macLength = 10
const localPart = /^b\+([a-z2-7]{52})$/i

/**
 * Keys made of those that secrets are sealed with (HKDF-SHA256, RFC 5869). A key that leaves the ring makes the bounces
 * of mail unreadable that was sent under it.
 */
export const keysOf = ({ active, keys }: KeyRing): ReturnPathKeys => {
  const derive = (name: string) =>
    createSecretKey(new Uint8Array(hkdfSync("sha256", Redacted.value(keys[name]!), new Uint8Array(0), purpose, 32)))
  return [derive(active), ...Object.keys(keys).filter((name) => name !== active).map(derive)]
}

/**
 * The envelope sender for one recipient of an email.
 *
 * @example
 * ```ts
 * import * as ReturnPath from "@sendwright/smtp/ReturnPath"
 * import { createSecretKey } from "node:crypto"
 *
 * const keys = [createSecretKey(new Uint8Array(32))] as const // 32 secret bytes of yours
 * const path = ReturnPath.make(keys, "0198f3c0-0000-7000-8000-000000000000", "ada@example.com", "send.shop.example")
 * ```
 */
export const make = ([key]: ReturnPathKeys, emailId: string, recipient: string, domain: string): string => {
  const named = Buffer.concat([idBytes(emailId), tagOf(key, emailId, recipient)])
  return `b+${Base32.encode(Buffer.concat([named, macOf(key, named)]))}@${domain}`
}

/** Whether an address is written as return paths are, genuine or not. The domain is not looked at. */
export const isLike = (address: string): boolean => localPart.test(contentOf(localPartOf(address)) ?? "")

/** What a genuine address names; `undefined` for every other one. The domain is not looked at. */
export const parse = (keys: ReturnPathKeys, address: string): ReturnPath | undefined => {
  const text = localPart.exec(contentOf(localPartOf(address)) ?? "")?.[1]
  if (text === undefined) return undefined
  const bytes = Base32.decode(text)
  const named = bytes.subarray(0, 16 + tagLength)
  const key = keys.find((key) => timingSafeEqual(bytes.subarray(16 + tagLength, 32), macOf(key, named)))
  return key === undefined
    ? undefined
    : { emailId: idText(bytes.subarray(0, 16)), tag: bytes.subarray(16, 16 + tagLength), key }
}

/** Whether a return path was made for this recipient. */
export const isFor = ({ emailId, key, tag }: ReturnPath, recipient: string): boolean =>
  timingSafeEqual(tag, tagOf(key, emailId, recipient))

const tagOf = (key: KeyObject, emailId: string, recipient: string): Uint8Array =>
  createHmac("sha256", key).update("recipient").update(idBytes(emailId)).update(normalize(recipient)).digest()
    .subarray(0, tagLength)

const macOf = (key: KeyObject, named: Uint8Array): Uint8Array =>
  createHmac("sha256", key).update("address").update(named).digest().subarray(0, macLength)

const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex")

const idText = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
