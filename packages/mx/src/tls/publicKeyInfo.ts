/** A DER value (X.690 §8.1): where its content begins and ends. */
interface Value {
  readonly tag: number
  readonly start: number
  readonly content: number
  readonly end: number
}

const sequence = 0x30
/** The version of a certificate, which those of version 1 leave out (RFC 5280 §4.1). */
const version = 0xa0
/** Serial number, algorithm, issuer, validity and subject stand before the key. */
const before = 5

const valueAt = (der: Uint8Array, start: number): Value | undefined => {
  const [tag, first] = [der[start], der[start + 1]]
  if (tag === undefined || first === undefined) return undefined
  const octets = first < 0x80 ? 0 : first & 0x7f
  if (first === 0x80 || octets > 4) return undefined
  let length = octets === 0 ? first : 0
  const content = start + 2 + octets
  for (let index = start + 2; index < content; index++) length = length * 0x1_00 + (der[index] ?? 0)
  return content + length > der.length ? undefined : { tag, start, content, end: content + length }
}

/**
 * The SubjectPublicKeyInfo of a certificate in DER, octet by octet as it stands there (RFC 5280 §4.1): what selector 1 of
 * TLSA means (RFC 6698 §2.1.2). `undefined`: it is not where it must be.
 */
export const publicKeyInfo = (certificate: Uint8Array): Uint8Array | undefined => {
  const outer = valueAt(certificate, 0)
  const signed = outer?.tag === sequence ? valueAt(certificate, outer.content) : undefined
  if (signed?.tag !== sequence) return undefined
  let next = valueAt(certificate, signed.content)
  if (next?.tag === version) next = valueAt(certificate, next.end)
  for (let passed = 0; passed < before && next !== undefined; passed++) next = valueAt(certificate, next.end)
  return next?.tag === sequence && next.end <= signed.end ? certificate.subarray(next.start, next.end) : undefined
}
