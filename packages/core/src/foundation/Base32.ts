const alphabet = "abcdefghijklmnopqrstuvwxyz234567"

/** Octets as base32 (RFC 4648 section 6) in lower case and without padding, for texts in which case may be lost. */
export const encode = (bytes: Uint8Array): string => {
  let text = ""
  for (let bit = 0; bit < bytes.length * 8; bit += 5) {
    const pair = (bytes[bit >> 3]! << 8) | (bytes[(bit >> 3) + 1] ?? 0)
    text += alphabet[(pair >> (11 - (bit & 7))) & 31]
  }
  return text
}

/** The octets of a text that `encode` may have made, in any case. Bits that fill no octet are not looked at. */
export const decode = (text: string): Uint8Array => {
  const bytes = new Uint8Array(Math.floor(text.length * 5 / 8))
  let value = 0
  let bits = 0
  let at = 0
  for (const character of text.toLowerCase()) {
    value = ((value << 5) | alphabet.indexOf(character)) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes[at++] = (value >> bits) & 0xff
    }
  }
  return bytes
}
