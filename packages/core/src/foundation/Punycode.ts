// RFC 3492 §5: the parameters of Punycode.
const base = 36
const tMin = 1
const tMax = 26
const skew = 38
const damp = 700
const largest = 0x10ffff

const digitOf = (code: number): number =>
  code >= 0x61 && code <= 0x7a ? code - 0x61 : code >= 0x30 && code <= 0x39 ? code - 0x30 + 26 : base

const adapt = (delta: number, length: number, isFirst: boolean): number => {
  let left = Math.floor(delta / (isFirst ? damp : 2))
  left += Math.floor(left / length)
  let k = 0
  for (; left > ((base - tMin) * tMax) >> 1; k += base) left = Math.floor(left / (base - tMin))
  return k + Math.floor((base - tMin + 1) * left / (left + skew))
}

/** The text that lower-case Punycode represents (RFC 3492 §6.2); `undefined` where it represents none. */
export const decode = (text: string): string | undefined => {
  const dash = text.lastIndexOf("-")
  const points = dash > 0 ? Array.from(text.slice(0, dash), (letter) => letter.codePointAt(0)!) : []
  let point = 128
  let place = 0
  let bias = 72
  for (let at = dash > 0 ? dash + 1 : 0; at < text.length;) {
    const before = place
    for (let weight = 1, k = base;; k += base) {
      const digit = at < text.length ? digitOf(text.charCodeAt(at++)) : base
      if (digit >= base) return undefined
      place += digit * weight
      if (place > 0x7fffffff) return undefined
      const threshold = k <= bias ? tMin : k >= bias + tMax ? tMax : k - bias
      if (digit < threshold) break
      weight *= base - threshold
    }
    const length = points.length + 1
    bias = adapt(place - before, length, before === 0)
    point += Math.floor(place / length)
    place %= length
    if (point > largest || (point >= 0xd800 && point <= 0xdfff)) return undefined
    points.splice(place++, 0, point)
  }
  return String.fromCodePoint(...points)
}
