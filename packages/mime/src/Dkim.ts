import type { DkimKey } from "@sendwright/core/domains/DkimKey"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { createPrivateKey, type KeyObject, sign as signAsync } from "node:crypto"
import RelaxedBody from "nodemailer/lib/dkim/relaxed-body"

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

interface Field {
  /** In lower case. */
  readonly name: string
  /** In relaxed form (RFC 6376 §3.4.2), without the line end. */
  readonly relaxed: string
}

const relax = (field: string): Field => {
  const colon = field.indexOf(":")
  const name = field.slice(0, colon).trim().toLowerCase()
  const value = field.slice(colon + 1).replace(/\r\n/g, "").replace(/[ \t]+/g, " ").replace(/^ | $/g, "")
  return { name, relaxed: `${name}:${value}` }
}

/** What `h=` names, and the fields that the signature covers, in its order: several of one name from below. */
const cover = (fields: ReadonlyArray<Field>) => {
  const names: Array<string> = []
  const covered: Array<string> = []
  for (const name of [...always, ...whenPresent]) {
    const found = fields.filter((field) => field.name === name)
    if (found.length === 0 && whenPresent.includes(name)) continue
    names.push(name)
    for (const { relaxed } of found.toReversed()) {
      names.push(name)
      covered.push(relaxed)
    }
  }
  return { names, covered }
}

/** The base64 of the SHA-256 of the body in its relaxed form (RFC 6376 §3.4.4). */
const hashOf = (body: Uint8Array): Effect.Effect<string> =>
  Effect.callback<string>((resume) => {
    const relaxed = new RelaxedBody()
    relaxed.once("hash", (hash: string) => resume(Effect.succeed(hash)))
    relaxed.once("error", (error) => resume(Effect.die(error)))
    // It is a stream of the body too, which nobody reads.
    relaxed.resume()
    relaxed.end(body)
  })

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

const folded = (text: string, pieces: RegExp): string => (text.match(pieces) ?? []).join("\r\n  ")

/**
 * Signs a finished message (RFC 6376: rsa-sha256, relaxed/relaxed) and answers with it, the signature on top. There is
 * no time in the signature: the same message and key give the same bytes. The message must have CRLF line ends and an
 * empty line after its header; a private key that is none is a defect.
 */
export const sign = Effect.fn("Dkim.sign")(function*(message: Uint8Array, key: DkimKey) {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength)
  const end = bytes.indexOf("\r\n\r\n")
  const fields = bytes.toString("latin1", 0, end).split(/\r\n(?![ \t])/).map(relax)
  const { covered, names } = cover(fields)
  const unsigned = [
    "DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed;",
    `d=${key.domain};`,
    `s=${key.selector};`,
    `h=${folded(names.join(":"), /.{1,70}(?::|$)/g)};`,
    `bh=${yield* hashOf(bytes.subarray(end + 4))};`,
    "b="
  ].join("\r\n ")
  const signature = yield* signatureOf([...covered, relax(unsigned).relaxed].join("\r\n"), key)
  const field = `${unsigned}${folded(signature, /.{1,72}/g)}\r\n`
  return new Uint8Array(Buffer.concat([Buffer.from(field, "latin1"), bytes]))
})
