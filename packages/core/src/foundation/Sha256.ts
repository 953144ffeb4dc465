/**
 * SHA-256 (FIPS 180-4) and HMAC-SHA256 (RFC 2104) in one synchronous step. `effect/crypto` answers in an effect that
 * may suspend; a command of an in-memory store must not, or it would no longer be atomic.
 */

const blockLength = 64

const constants = new Uint32Array([
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2
])

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The SHA-256 digest: 32 bytes. */
export const sha256 = (data: Uint8Array): Uint8Array => {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / blockLength) * blockLength)
  padded.set(data)
  padded[data.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(data.length / 0x20000000))
  view.setUint32(padded.length - 4, data.length << 3)
  const state = new Uint32Array([
    0x6a09e667,
    0xbb67ae85,
    0x3c6ef372,
    0xa54ff53a,
    0x510e527f,
    0x9b05688c,
    0x1f83d9ab,
    0x5be0cd19
  ])
  const w = new Uint32Array(64)
  for (let block = 0; block < padded.length; block += blockLength) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + 4 * i)
    for (let i = 16; i < 64; i++) {
      const early = w[i - 15]!
      const late = w[i - 2]!
      const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
      const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + constants[i]! + w[i]!) | 0
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    const words = [a, b, c, d, e, f, g, h]
    for (let i = 0; i < 8; i++) state[i] = state[i]! + words[i]!
  }
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  state.forEach((word, index) => out.setUint32(4 * index, word))
  return digest
}

/** A key of HMAC-SHA256 as its two padded blocks of 64 bytes: with them, any SHA-256 makes the HMAC. */
export interface HmacKey {
  readonly inner: Uint8Array
  readonly outer: Uint8Array
}

export const hmacKey = (key: Uint8Array): HmacKey => {
  const block = new Uint8Array(blockLength)
  block.set(key.length > blockLength ? sha256(key) : key)
  return { inner: block.map((byte) => byte ^ 0x36), outer: block.map((byte) => byte ^ 0x5c) }
}

const join = (left: Uint8Array, right: Uint8Array): Uint8Array => {
  const both = new Uint8Array(left.length + right.length)
  both.set(left)
  both.set(right, left.length)
  return both
}

/** The HMAC-SHA256 tag: 32 bytes. */
export const hmac = ({ inner, outer }: HmacKey, data: Uint8Array): Uint8Array =>
  sha256(join(outer, sha256(join(inner, data))))

/** HKDF-SHA256 (RFC 5869) without salt, for one block: a key of 32 bytes for one purpose. */
export const hkdf = (key: Uint8Array, purpose: string): Uint8Array => {
  const extracted = hmac(hmacKey(new Uint8Array(32)), key)
  return hmac(hmacKey(extracted), join(new TextEncoder().encode(purpose), Uint8Array.of(1)))
}
