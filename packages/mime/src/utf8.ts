import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"

const isPair = (text: string, at: number): boolean =>
  (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00

/** A text in UTF-8: what `Buffer.from` answers, in steps. */
export function* utf8(text: string): Steps<Buffer> {
  if (text.length <= stepBytes) return Buffer.from(text)
  const bytes = Buffer.allocUnsafe(Buffer.byteLength(text))
  let end = 0
  for (let from = 0; from < text.length;) {
    if (from > 0) yield
    const limit = from + stepBytes
    const to = isPair(text, limit - 1) ? limit + 1 : limit
    end += bytes.write(text.slice(from, to), end)
    from = to
  }
  return bytes
}
