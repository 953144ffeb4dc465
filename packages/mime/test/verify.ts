import type { DkimKey } from "@sendwright/core/domains/DkimKey"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { dkimVerify } from "mailauth/lib/dkim/verify.js"
import { generateKeyPairSync } from "node:crypto"
import * as Dkim from "../src/Dkim.ts"

const pair = generateKeyPairSync("rsa", { modulusLength: 2048 })

/** A key whose record is in the zone of `verify`. */
export const key: DkimKey = {
  domain: "example.com",
  selector: "ph1",
  privateKey: Redacted.make(pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString())
}

const record = `v=DKIM1; k=rsa; p=${pair.publicKey.export({ type: "spki", format: "der" }).toString("base64")}`

const resolver = async (name: string, type: string): Promise<Array<Array<string>>> => {
  if (name !== "ph1._domainkey.example.com" || type !== "TXT") {
    throw Object.assign(new Error(`no ${type} of ${name}`), { code: "ENOTFOUND" })
  }
  return [record.match(/.{1,255}/g) ?? []]
}

/**
 * Whether the message has one signature, and that is good and aligned with its `From`. The verifier shares no code with
 * the signer, and allows nothing that RFC 6376 does not.
 */
export const passes = async (message: Uint8Array): Promise<boolean> => {
  const { results } = await dkimVerify(Buffer.from(message), { resolver, strict: true, minBitLength: 2048 })
  const status = results[0]?.status
  return results.length === 1 && status?.result === "pass" && status.aligned === "example.com" &&
    (status.warnings ?? []).length === 0
}

/** A finished message with its signature on top. */
export const sign = (message: Uint8Array, key: DkimKey): Effect.Effect<Uint8Array> => {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength)
  const end = bytes.indexOf("\r\n\r\n")
  const header = bytes.toString("latin1", 0, end).split(/\r\n(?![ \t])/)
  return Effect.map(
    Dkim.fieldOf(header, [bytes.subarray(end + 4)], key),
    (field) => Buffer.concat([Buffer.from(`${field}\r\n`, "latin1"), bytes])
  )
}
