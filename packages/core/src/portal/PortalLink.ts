import { hkdf } from "@noble/hashes/hkdf.js"
import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import * as Base64Url from "effect/encoding/Base64Url"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import type { Mode } from "../foundation/Mode.ts"
import type { KeyRing } from "../secrets/SecretBox.ts"

/** What a portal may show of an account. */
export const portalParts = ["emails", "webhooks", "domains"] as const
/** One of `portalParts`. */
export type PortalPart = typeof portalParts[number]

/** How long a link can be exchanged for a session after it was made, in milliseconds. */
export const portalLinkMillis = 15 * 60_000

/** What a link says. All of it is signed, and none of it is secret. */
export interface PortalLink {
  /** A UUID. The session that the link is exchanged for has the same, so that there can be only one. */
  readonly id: string
  readonly accountId: string
  /** Of which mode everything is that it shows. */
  readonly mode: Mode
  /** What it shows, at least one. */
  readonly parts: ReadonlyArray<PortalPart>
  /** For whom the application made it: what the audit log calls them. 1 to 100 characters. */
  readonly label: string
  readonly expiresAt: Date
}

/** Keys of 32 bytes each: links are signed with the first, and all of them are tried. */
export type PortalKeys = ReadonlyArray<Uint8Array>

const encoder = new TextEncoder()
const purpose = encoder.encode("sendwright portal link 1")

/** Far more than the longest link has. */
const maxLength = 2_000

/**
 * Keys made of those that secrets are sealed with (HKDF-SHA256, RFC 5869). Links that were signed under a key that leaves
 * the ring work no more.
 */
export const portalKeysOf = ({ active, keys }: KeyRing): PortalKeys => {
  const derive = (name: string) => hkdf(sha256, Redacted.value(keys[name]!), undefined, purpose, 32)
  return [derive(active), ...Object.keys(keys).filter((name) => name !== active).map(derive)]
}

/** HMAC-SHA256 (RFC 2104) over the text of the payload, as base64url. */
const macOf = (key: Uint8Array, payload: string): string => Base64Url.encode(hmac(sha256, key, encoder.encode(payload)))

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
const isSame = (left: string, right: string): boolean => {
  if (left.length !== right.length) return false
  let difference = 0
  for (let at = 0; at < left.length; at++) difference |= left.charCodeAt(at) ^ right.charCodeAt(at)
  return difference === 0
}

type Payload = readonly [
  id: string,
  accountId: string,
  mode: Mode,
  parts: ReadonlyArray<PortalPart>,
  label: string,
  expiresAt: number
]

/** The text of a link, under one key: payload and signature in base64url (RFC 4648 section 5) with a dot between them. */
export const sign = (key: Uint8Array, { accountId, expiresAt, id, label, mode, parts }: PortalLink): string => {
  const values: Payload = [id, accountId, mode, parts, label, expiresAt.getTime()]
  const payload = Base64Url.encode(encoder.encode(JSON.stringify(values)))
  return `${payload}.${macOf(key, payload)}`
}

/**
 * What a link says that one of the keys signed and that has not expired; `undefined` for every other text. Texts are
 * compared before anything is decoded, so that there is one text for each link.
 */
export const verify = (keys: PortalKeys, text: string, now: Date): PortalLink | undefined => {
  if (text.length > maxLength) return undefined
  const [payload = "", mac = "", ...more] = text.split(".")
  if (more.length > 0 || !keys.some((key) => isSame(macOf(key, payload), mac))) return undefined
  const decoded = Base64Url.decode(payload)
  if (Result.isFailure(decoded)) return undefined
  // We wrote it ourselves: another form would come with another purpose of the keys.
  const values = JSON.parse(new TextDecoder().decode(decoded.success)) as Payload
  const [id, accountId, mode, parts, label, expiresAt] = values
  return expiresAt > now.getTime() ? { id, accountId, mode, parts, label, expiresAt: new Date(expiresAt) } : undefined
}
