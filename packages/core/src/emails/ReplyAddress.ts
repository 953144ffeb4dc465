import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Address from "../foundation/Address.ts"
import * as Base32 from "../foundation/Base32.ts"
import type { SigningKeys } from "../secrets/KeyRing.ts"
import { SecretBox } from "../secrets/SecretBox.ts"

/** The keys that sign these addresses; null in a process without secrets, as one that only joins transactions is. */
export const keys: Effect.Effect<SigningKeys | null> = Effect.map(
  Effect.serviceOption(SecretBox),
  Option.match({ onNone: () => null, onSome: (box) => box.signingKeys("sendwright reply address 1") })
)

const macLength = 10
// 26 octets are 41.6 characters of base32.
const localPart = /^r\+([a-z2-7]{42})$/i

const macOf = (key: Uint8Array, id: Uint8Array): Uint8Array => hmac(sha256, key, id).subarray(0, macLength)

const bytesOf = (id: string): Uint8Array => Uint8Array.from(id.match(/[0-9a-f]{2}/gi) ?? [], (hex) => parseInt(hex, 16))

const idOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")

/** In a time that tells nothing of where they differ. */
const isSame = (left: Uint8Array, right: Uint8Array): boolean => {
  let difference = left.length ^ right.length
  for (const [at, byte] of left.entries()) difference |= byte ^ (right[at] ?? 0)
  return difference === 0
}

/**
 * The address to which answers to an email go, so that each finds its email also where the writer's program names no
 * Message-ID: `r+` and 42 characters, which hold the email's id and 80 bits of HMAC-SHA256 over it.
 *
 * @example
 * ```ts
 * import * as ReplyAddress from "@sendwright/core/emails/ReplyAddress"
 *
 * const keys: Parameters<typeof ReplyAddress.make>[0] = [new Uint8Array(32)] // 32 secret bytes of yours
 *
 * export const address = ReplyAddress.make(keys, "0199a1b2-7c3d-7e4f-8a5b-000000000001", "in.shop.example")
 * ```
 */
export const make = (keys: SigningKeys, emailId: string, domain: string): string => {
  const id = bytesOf(emailId)
  const bytes = new Uint8Array(id.length + macLength)
  bytes.set(id)
  bytes.set(macOf(keys[0]!, id), id.length)
  return `r+${Base32.encode(bytes)}@${domain}`
}

/** Whether an address has the form of those that `make` makes: one that `parse` does not know is nobody's. */
export const hasForm = (address: string): boolean => localPart.test(Address.localPartOf(address))

/** The id of the email for whose answers an address was made under one of the keys; `undefined` for every other one. */
export const parse = (keys: SigningKeys, address: string): string | undefined => {
  const text = localPart.exec(Address.localPartOf(address))?.[1]
  if (text === undefined) return undefined
  const bytes = Base32.decode(text)
  const id = bytes.subarray(0, bytes.length - macLength)
  return keys.some((key) => isSame(macOf(key, id), bytes.subarray(id.length))) ? idOf(id) : undefined
}
