import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import * as Base64Url from "effect/encoding/Base64Url"
import * as Result from "effect/Result"
import type { SigningKeys } from "./KeyRing.ts"

const encoder = new TextEncoder()

/** Far more than the longest text has. */
const maxLength = 2_000

/** HMAC-SHA256 (RFC 2104) over the text of the payload, as base64url. */
const macOf = (key: Uint8Array, payload: string): string => Base64Url.encode(hmac(sha256, key, encoder.encode(payload)))

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
const isSame = (left: string, right: string): boolean => {
  if (left.length !== right.length) return false
  let difference = 0
  for (let at = 0; at < left.length; at++) difference |= left.charCodeAt(at) ^ right.charCodeAt(at)
  return difference === 0
}

/**
 * JSON values as a text that is in a link, under one key: the payload and its signature in base64url (RFC 4648
 * section 5) with a dot between them. All of it is signed, and none of it is secret.
 */
export const sign = (key: Uint8Array, values: ReadonlyArray<unknown>): string => {
  const payload = Base64Url.encode(encoder.encode(JSON.stringify(values)))
  return `${payload}.${macOf(key, payload)}`
}

/**
 * The values of a text that one of the keys signed; `undefined` for every other text. Texts are compared before anything
 * is decoded, so that there is one text for the same values under a key. We wrote the values ourselves: another form of
 * them comes with another purpose of the keys.
 */
export const read = (keys: SigningKeys, text: string): ReadonlyArray<unknown> | undefined => {
  if (text.length > maxLength) return undefined
  const [payload = "", mac = "", ...more] = text.split(".")
  if (more.length > 0 || !keys.some((key) => isSame(macOf(key, payload), mac))) return undefined
  const decoded = Base64Url.decode(payload)
  return Result.isFailure(decoded) ? undefined : JSON.parse(new TextDecoder().decode(decoded.success))
}
