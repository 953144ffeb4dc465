import { every, stepBytes, type Steps } from "../foundation/Steps.ts"
import * as TransferEncoding from "../model/TransferEncoding.ts"
import type { Redactor } from "./Redaction.ts"

const latin1 = new TextDecoder("latin1")
const encodedLine = /^[A-Za-z0-9+/]+={0,2}\r?$/
const encodedWord = /=\?[^?\s]+\?b\?([A-Za-z0-9+/=]+)\?=/gi

const [cr, lf] = [0x0d, 0x0a]

/** Stretches of lines that are base64, from their first octet to the one after their last. */
function* encodedStretches(bytes: Uint8Array): Steps<ReadonlyArray<readonly [from: number, to: number]>> {
  const stretches: Array<readonly [from: number, to: number]> = []
  const isStep = every(stepBytes)
  let from: number | undefined
  for (let at = 0; at < bytes.length;) {
    const found = bytes.indexOf(lf, at)
    const end = found === -1 ? bytes.length : found
    if (encodedLine.test(latin1.decode(bytes.subarray(at, end)))) from ??= at
    else if (from !== undefined) {
      stretches.push([from, at])
      from = undefined
    }
    if (isStep(end - at + 1)) yield
    at = end + 1
  }
  if (from !== undefined) stretches.push([from, bytes.length])
  return stretches
}

function* names(bytes: Uint8Array, redactor: Redactor): Steps<boolean> {
  return (yield* redactor.bytes(bytes)) !== bytes
}

/** Words of the header that are base64 (RFC 2047), one a line. */
const wordsOf = (bytes: Uint8Array): Uint8Array => {
  const end = bytes.findIndex((octet, at) => octet === cr && bytes[at + 2] === cr)
  const words = [...latin1.decode(end === -1 ? bytes : bytes.subarray(0, end)).matchAll(encodedWord)]
  return new TextEncoder().encode(words.map(([, word]) => word).join("\r\n"))
}

/**
 * Whether a message names the person of a redactor: as it is, in what is quoted-printable, and in what is base64. A change
 * of a few octets would break its signatures, and the places of its attachments: such a message is erased whole.
 */
export function* isNamedIn(message: Uint8Array, redactor: Redactor): Steps<boolean> {
  if (yield* names(message, redactor)) return true
  const quoted = yield* TransferEncoding.decode(message, "quoted-printable")
  if (quoted !== undefined && (yield* names(quoted, redactor))) return true
  const encoded = [
    ...(yield* encodedStretches(message)).map(([from, to]) => message.subarray(from, to)),
    wordsOf(message)
  ]
  for (const stretch of encoded) {
    const decoded = yield* TransferEncoding.decode(stretch, "base64")
    if (decoded !== undefined && (yield* names(decoded, redactor))) return true
  }
  return false
}
