// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="./mailauth.d.ts" />
import { runSteps } from "@sendwright/core/foundation/runSteps"
import type { Authentication, AuthenticationCheck, AuthenticationResult } from "@sendwright/core/received/ReceivedEmail"
import { authenticationResults } from "@sendwright/core/received/ReceivedEmail"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { arc as checkArc } from "mailauth/lib/arc/index.js"
import {
  DkimVerifier,
  type KeyCache,
  type SignatureField,
  type VerifiedSignature
} from "mailauth/lib/dkim/dkim-verifier.js"
import { bodyHash, canonical, type CanonicalBody } from "./bodyHash.ts"
import type { DnsQuestions } from "./DnsQuestions.ts"
import type { HeaderRow, SplitMessage } from "./HeaderRows.ts"

/** A signature by its domain, for DMARC. */
interface Signature {
  readonly id: string
  readonly domain: string
  /** How many octets of the body it leaves uncovered. */
  readonly underSized: number
}

/** What the signatures of a message came to. */
export interface Signatures extends Pick<Authentication, "dkim" | "arc"> {
  readonly good: ReadonlyArray<Signature>
  /** Those whose keys could not be looked up now. */
  readonly unsure: ReadonlyArray<Signature>
}

/** The first ones of a message; others are as if they were not there. */
const maxSignatures = 10
/** Signatures have some hundred octets; some bring copies of fields. */
const maxSignatureBytes = 8_192
/** Octets of all fields of ARC: with a chain of the most links, each is gone through fifty times. */
const maxArcBytes = 65_536
/** RFC 8301 §3.2. */
const minKeyBits = 1_024
/** How far the clock of who signed may be ahead of ours. */
const clockDriftMillis = 300_000

// Expressions of mailauth for the ends of tags take the square of such a run.
const longBlank = /[ \t\r\n]{100}/

const sealing: ReadonlySet<string> = new Set(["arc-authentication-results", "arc-message-signature", "arc-seal"])

const isReadable = ({ line }: HeaderRow): boolean =>
  line.length <= maxSignatureBytes && !longBlank.test(line.toString("latin1"))

const bytesOf = (rows: ReadonlyArray<HeaderRow>): number => rows.reduce((sum, { line }) => sum + line.length, 0)

/** What a check said, as one of the words of RFC 8601. */
export const resultOf = (text: string | undefined): AuthenticationResult =>
  authenticationResults.find((result) => result === text) ?? "permerror"

const nameForm = /^[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?$/

/** A name of the DNS in lower case; null for what is none. */
export const nameOf = (text: unknown): string | null => {
  const name = String(text ?? "").slice(0, 300).toLowerCase().replace(/\.$/, "")
  return nameForm.test(name) ? name : null
}

/** What cannot be read, and never will be. */
export const unreadable: AuthenticationCheck = { result: "permerror", domain: null }
const unsigned: Signatures = { dkim: [], arc: { result: "none", domain: null }, good: [], unsure: [] }

/**
 * Keys of a chain, each with a turn for others before it is given: seals are verified one after the other, and there are
 * keys for which that takes some milliseconds.
 */
const inTurns = ({ get, resolver }: KeyCache): KeyCache => ({
  resolver,
  get: (...question) => {
    const found = new Promise((resolve) => setImmediate(resolve)).then(() => get(...question))
    // Some are only asked for beforehand.
    found.catch(() => {})
    return found
  }
})

/** Verifies the signatures and the chain of those who passed the message on, with a turn for others after each. */
export const verify = Effect.fnUntraced(function*({ body, rows }: SplitMessage, { ask }: DnsQuestions) {
  if (rows === null) return { ...unsigned, dkim: [{ ...unreadable, selector: null }], arc: unreadable }
  const signed = rows.filter(({ key }) => key === "dkim-signature").slice(0, maxSignatures)
  const sealed = rows.filter(({ key }) => sealing.has(key))
  if (signed.length === 0 && sealed.length === 0) return unsigned
  const isChainRead = bytesOf(sealed) <= maxArcBytes
    && sealed.every((row) => row.key === "arc-authentication-results" || isReadable(row))
  const now = yield* Clock.currentTimeMillis
  const options = { resolver: ask, strict: true, minBitLength: minKeyBits, curTime: new Date(now) }
  const verifier = new DkimVerifier(options)
  const readable = signed.filter(isReadable)
  yield* Effect.promise(() => verifier.messageHeaders({ parsed: [...readable, ...isChainRead ? sealed : []] }))
  // Fields that are not looked at may be signed all the same.
  verifier.headers = { parsed: rows }

  const bodies = new Map<string, CanonicalBody>()
  const hashBody = Effect.fnUntraced(function*(field: SignatureField) {
    let form = bodies.get(field.bodyCanon)
    if (form === undefined) {
      form = yield* runSteps(canonical(body, field.bodyCanon))
      bodies.set(field.bodyCanon, form)
    }
    return yield* runSteps(bodyHash(form, field.hashAlgo, field.maxBodyLength))
  })
  const hashed = new Set<string>()
  const verifyOne = Effect.fnUntraced(function*(field: SignatureField): Effect.fn.Return<VerifiedSignature | null> {
    if (field.skip !== undefined) return null
    const key = field.bodyHashKey
    if (key !== undefined && !hashed.has(key)) {
      hashed.add(key)
      verifier.bodyHashes.set(key, yield* hashBody(field))
    }
    const verified = yield* Effect.promise(() => verifier.verifySignature(field))
    yield* Effect.yieldNow
    return verified
  })

  const good: Array<Signature> = []
  const unsure: Array<Signature> = []
  const checks = new Map<HeaderRow, Signatures["dkim"][number]>()
  const own = verifier.signatureHeaders.filter(({ type }) => type === "DKIM")
  // All at once: signatures are verified one after the other, and a slow key takes no time from the others.
  for (const { invalid, selector, signingDomain, skip } of own) {
    if (skip === undefined && invalid === undefined) {
      ask(`${selector}._domainkey.${signingDomain}`, "TXT").catch(() => {})
    }
  }
  for (const [index, field] of own.entries()) {
    const verified = yield* verifyOne(field)
    const isOfFuture = field.timestamp !== null && field.timestamp.getTime() > now + clockDriftMillis
    const result = isOfFuture ? "neutral" : resultOf(verified?.status.result ?? "neutral")
    checks.set(readable[index]!, { result, domain: nameOf(field.signingDomain), selector: nameOf(field.selector) })
    if (verified === null || (result !== "pass" && result !== "temperror")) continue
    const signature = { id: verified.id, domain: field.signingDomain, underSized: verified.status.underSized ?? 0 }
    if (result === "pass") good.push(signature)
    else unsure.push(signature)
  }
  const dkim = signed.map((row) => checks.get(row) ?? { ...unreadable, selector: null })
  if (sealed.length === 0) return { ...unsigned, dkim, good, unsure }
  if (!isChainRead) return { dkim, arc: unreadable, good, unsure }
  const last = verifier.arc.lastEntry
  const passedOn = verifier.signatureHeaders.find(({ type }) => type === "ARC")
  if (last !== undefined && passedOn !== undefined) {
    const verified = yield* verifyOne(passedOn)
    if (verified !== null) last.messageSignature = verified
  }
  verifier.arc.keyCache = inTurns(verifier.arc.keyCache)
  const { status } = yield* Effect.promise(() => checkArc(verifier.arc as never, options))
  const domain = nameOf(last?.["arc-seal"].parsed.d?.value)
  return { dkim, arc: { result: resultOf(status.result), domain }, good, unsure }
})
