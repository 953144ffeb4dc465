import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import { relaxedBody } from "@sendwright/mime/relaxedBody"
import type { BodyHash, SignatureField } from "mailauth/lib/dkim/dkim-verifier.js"
import { createHash } from "node:crypto"

const [lf, cr] = [0x0a, 0x0d]
const lineEnd = Buffer.from("\r\n")

/** A hash is much faster than what else is done with a body. */
const hashedBytes = 16 * stepBytes

/** A body in the form that a signature covers, in one or two pieces. */
export type CanonicalBody = ReadonlyArray<Uint8Array>

function* simpleBody(body: Uint8Array): Steps<CanonicalBody> {
  let end = body.length
  let pause = end - stepBytes
  while (end > 1 && body[end - 2] === cr && body[end - 1] === lf) {
    end -= 2
    if (end > pause) continue
    yield
    pause = end - stepBytes
  }
  return [body.subarray(0, end), lineEnd]
}

function* relaxed(body: Uint8Array): Steps<CanonicalBody> {
  const form = yield* relaxedBody(body)
  // One that does not end with a line end gets one (RFC 6376 §3.4.4).
  const isEnded = form.length === 0 || (form.at(-2) === cr && form.at(-1) === lf)
  return isEnded ? [form] : [form, lineEnd]
}

/** A body in a form of RFC 6376 §3.4.3 and §3.4.4. */
export const canonical = (body: Uint8Array, form: SignatureField["bodyCanon"]): Steps<CanonicalBody> =>
  form === "simple" ? simpleBody(body) : relaxed(body)

/** The hash of a body in its form, of its first octets where a signature covers no more (`l=`, RFC 6376 §3.5). */
export function* bodyHash(
  body: CanonicalBody,
  algorithm: SignatureField["hashAlgo"],
  limit: SignatureField["maxBodyLength"]
): Steps<BodyHash> {
  const hash = createHash(algorithm)
  const length = body.reduce((sum, piece) => sum + piece.length, 0)
  const covered = limit === "" ? length : Math.min(limit, length)
  let left = covered
  for (const piece of body) {
    const most = Math.min(piece.length, left)
    for (let from = 0; from < most; from += hashedBytes) {
      hash.update(piece.subarray(from, Math.min(most, from + hashedBytes)))
      yield
    }
    left -= most
  }
  return {
    hash: hash.digest("base64"),
    mimeStructureStart: 0,
    bodyHashedBytes: covered,
    canonicalizedLength: length,
    byteLength: length
  }
}
