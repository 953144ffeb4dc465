import type { DkimKey } from "@sendwright/core/domains/DkimKey"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import * as Steps from "@sendwright/core/foundation/Steps"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { createHash, createPrivateKey, hash, type KeyObject, sign as signAsync } from "node:crypto"
import { asBytes } from "./asBytes.ts"
import { relaxedBody } from "./relaxedBody.ts"

/**
 * Fields that nobody may add to a signed message, not even where it has none: each is named once more than it occurs
 * (RFC 6376 §8.15). A second one is how a replayed message is made to look like another.
 */
const always: ReadonlyArray<string> = [
  "from",
  "to",
  "cc",
  "reply-to",
  "subject",
  "date",
  "message-id",
  "mime-version",
  "content-type",
  "content-transfer-encoding",
  "content-disposition"
]

/**
 * Fields that are covered, and cannot be added to, where the message has them. Where it has not, a mailing list may
 * bring its own. One-click unsubscription counts only when both of its fields are covered (RFC 8058 §4).
 */
const whenPresent: ReadonlyArray<string> = [
  "sender",
  "in-reply-to",
  "references",
  "list-id",
  "list-unsubscribe",
  "list-unsubscribe-post",
  "auto-submitted"
]

/** What a signature covers of a header with these field names. */
interface Coverage {
  /** The value of `h=`, in lines. */
  readonly h: ReadonlyArray<string>
  /** The places of the fields in the header, in the order of `h=`: several of one name from below. */
  readonly places: ReadonlyArray<number>
}

const coverageOf = (names: ReadonlyArray<string>): Coverage => {
  const h: Array<string> = []
  const places: Array<number> = []
  for (const covered of [...always, ...whenPresent]) {
    const found = names.flatMap((name, place) => name.trim().toLowerCase() === covered ? [place] : [])
    if (found.length === 0 && whenPresent.includes(covered)) continue
    h.push(covered, ...found.map(() => covered))
    places.push(...found.toReversed())
  }
  return { h: h.join(":").match(/.{1,70}(?::|$)/g) ?? [], places }
}

// Nearly all messages have the same few fields.
const coverages = new Map<string, Coverage>()
const maxCoverages = 256
const longestNames = 1_000

const cover = (header: ReadonlyArray<string>): Coverage => {
  const names = header.map((field) => field.slice(0, field.indexOf(":")))
  const key = names.join(":")
  const known = coverages.get(key)
  if (known !== undefined) return known
  const coverage = coverageOf(names)
  if (key.length <= longestNames) {
    if (coverages.size >= maxCoverages) coverages.clear()
    coverages.set(key, coverage)
  }
  return coverage
}

/** A field in relaxed form (RFC 6376 §3.4.2), without the line end. */
const relaxed = (field: string): string => {
  const colon = field.indexOf(":")
  const name = field.slice(0, colon).trim().toLowerCase()
  const value = field.slice(colon + 1)
  const tidy = /[\t\r]| {2}| $/.test(value) ? value.replace(/\r\n/g, "").replace(/[ \t]+/g, " ") : value
  return `${name}:${tidy.replace(/^ | $/g, "")}`
}

/** To hash octets is so much quicker than to look at each. */
const hashedPerStep = 4 * Steps.stepBytes

/** The base64 of the SHA-256 of the body in its relaxed form (RFC 6376 §3.4.4). */
function* hashOf(pieces: ReadonlyArray<Uint8Array | string>): Steps.Steps<string> {
  const body = yield* relaxedBody(yield* asBytes(pieces))
  if (body.length <= hashedPerStep) return hash("sha256", body, "base64")
  const hashing = createHash("sha256")
  for (let from = 0; from < body.length; from += hashedPerStep) {
    if (from > 0) yield
    hashing.update(body.subarray(from, from + hashedPerStep))
  }
  return hashing.digest("base64")
}

// Messages of one domain share their key, and parsing it takes a seventh of what signing takes.
const parsed = new WeakMap<DkimKey, KeyObject>()

const privateKeyOf = (key: DkimKey): KeyObject => {
  let privateKey = parsed.get(key)
  if (privateKey === undefined) {
    privateKey = createPrivateKey(Redacted.value(key.privateKey))
    parsed.set(key, privateKey)
  }
  return privateKey
}

const signatureOf = (input: string, key: DkimKey): Effect.Effect<string> =>
  Effect.callback<string>((resume) => {
    // On Node's thread pool: an RSA signature would hold up everything else for a good part of a millisecond.
    signAsync("sha256", Buffer.from(input, "latin1"), privateKeyOf(key), (error, signature) => {
      resume(error === null ? Effect.succeed(signature.toString("base64")) : Effect.die(error))
    })
  })

/**
 * The signature of a message (RFC 6376: rsa-sha256, relaxed/relaxed), as a field to stand before those of its header.
 * There is no time in it: the same message and key give the same field. The fields are folded and without their last
 * CRLF, the body, of which a string is ASCII, has CRLF line ends; a private key that is none is a defect.
 *
 * @example
 * ```ts
 * import * as Dkim from "@sendwright/mime/Dkim"
 * import * as Redacted from "effect/Redacted"
 * import { generateKeyPairSync } from "node:crypto"
 *
 * const pair = generateKeyPairSync("rsa", { modulusLength: 2048 })
 * const pem = pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString()
 * const key = { domain: "shop.example", selector: "s1", privateKey: Redacted.make(pem) }
 *
 * export const field = Dkim.fieldOf(["From: ada@shop.example", "Subject: Hi"], ["Hello.\r\n"], key)
 * ```
 */
export const fieldOf = Effect.fnUntraced(function*(
  header: ReadonlyArray<string>,
  body: ReadonlyArray<Uint8Array | string>,
  key: DkimKey
) {
  const { h, places } = cover(header)
  const bodyHash = yield* runSteps(hashOf(body))
  /** All but the value of `b=`, with this between the parts and within `h=`. */
  const unsigned = (fold: string, foldWithin: string): string =>
    [
      "v=1; a=rsa-sha256; c=relaxed/relaxed;",
      `d=${key.domain};`,
      `s=${key.selector};`,
      `h=${h.join(foldWithin)};`,
      `bh=${bodyHash};`,
      "b="
    ].join(fold)
  const input = [...places.map((place) => relaxed(header[place]!)), `dkim-signature:${unsigned(" ", " ")}`]
  const signature = yield* signatureOf(input.join("\r\n"), key)
  return `DKIM-Signature: ${unsigned("\r\n ", "\r\n  ")}${signature.match(/.{1,72}/g)!.join("\r\n  ")}`
})
