/** The authorities and certificates of the drill, and the TLSA records that go with them. */
import { createHash, X509Certificate } from "node:crypto"
import { authority, certificateFor } from "../../../../node/test/certificate.ts"
import type { Identity } from "./Case.ts"

const day = 24 * 3_600_000
const trusted = authority("The authority that all believe")
const unknown = authority("An authority that nobody believes")
const between = trusted.below("The authority between")
const ended = trusted.below("The authority between, which has expired", Date.now() - day)
const unknownEnded = unknown.below("The unknown authority between, which has expired", Date.now() - day)
const unknownBetween = unknown.below("The unknown authority between")

/** What all clients believe. */
export const believed = trusted.cert
export const unknownRoot = unknown.cert
export const unknownIntermediate = unknownBetween.cert

const chained = ({ cert, key }: Identity, ...more: ReadonlyArray<string>): Identity => ({
  cert: [cert, ...more].join(""),
  key
})

/** By the authority that all believe. */
export const valid = (name: string): Identity => trusted.issue(name)
export const expired = (name: string): Identity => trusted.issue(name, Date.now() - day)
export const early = (name: string): Identity => trusted.issue(name, Date.now() + 3 * day)
export const withBetween = (name: string): Identity => chained(between.issue(name), between.cert)
export const withoutBetween = (name: string): Identity => between.issue(name)
export const withExpiredBetween = (name: string): Identity => chained(ended.issue(name), ended.cert)
export const byCommonName = (name: string): Identity => trusted.issueByCommonName(name)
/** For nothing of the drill. */
export const foreign = valid("www.foreign.example")
/** By itself. */
export const own = (name: string): Identity => certificateFor(name)
/** By the authority that nobody believes: with its root, with one between and the root, or alone. */
export const underUnknown = (name: string): Identity => chained(unknown.issue(name), unknown.cert)
export const underUnknownBetween = (name: string): Identity =>
  chained(unknownBetween.issue(name), unknownBetween.cert, unknown.cert)
export const underUnknownEnded = (name: string): Identity =>
  chained(unknownEnded.issue(name), unknownEnded.cert, unknown.cert)
export const alone = (name: string): Identity => unknown.issue(name)
export const expiredUnderUnknown = (name: string): Identity =>
  chained(unknown.issue(name, Date.now() - day), unknown.cert)

const digests: Readonly<Record<number, string>> = { 1: "sha256", 2: "sha512" }

/** The data of a TLSA record, such as `3 1 1 …` for the key's SHA-256 (RFC 6698 §2.2); of a chain, its first certificate. */
export const association = (usage: number, selector: number, matching: number, pem: string): string => {
  const certificate = new X509Certificate(pem)
  const selected = selector === 0 ? certificate.raw : certificate.publicKey.export({ type: "spki", format: "der" })
  const digest = digests[matching]
  const data = digest === undefined ? selected : createHash(digest).update(selected).digest()
  return `${usage} ${selector} ${matching} ${data.toString("hex")}`
}
