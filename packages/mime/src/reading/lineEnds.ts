import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"

const [lf, cr] = [0x0a, 0x0d]

/** The first LF that is no part of a CRLF; -1 where there is none. */
function* bareLineFeed(bytes: Uint8Array): Steps<number> {
  for (let at = 0; at < bytes.length;) {
    const found = bytes.indexOf(lf, at)
    if (found === -1) return -1
    if (bytes[found - 1] !== cr) return found
    if (Math.floor(found / stepBytes) > Math.floor(at / stepBytes)) yield
    at = found + 1
  }
  return -1
}

/**
 * A message whose lines end with CRLF: files and programs that do not speak SMTP write LF. One that has CRLF already is
 * answered as it is.
 */
export function* withLineEnds(bytes: Uint8Array): Steps<Uint8Array> {
  const first = yield* bareLineFeed(bytes)
  if (first === -1) return bytes
  let feeds = 0
  for (let at = first; at < bytes.length; at++) {
    if (bytes[at] === lf && bytes[at - 1] !== cr) feeds++
    if (at % stepBytes === 0) yield
  }
  const whole = new Uint8Array(bytes.length + feeds)
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === lf && bytes[at - 1] !== cr) whole[length++] = cr
    whole[length++] = bytes[at]!
    if (at % stepBytes === 0) yield
  }
  return whole
}
