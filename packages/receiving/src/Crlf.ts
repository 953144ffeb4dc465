import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"

const [cr, lf] = [13, 10]

/** To look at an octet is so much quicker than to decide about it. */
const lookedPerStep = 4 * stepBytes

/** How many lines end with LF alone. */
function* bareIn(message: Uint8Array): Steps<number> {
  let count = 0
  for (let begin = 0; begin < message.length; begin += lookedPerStep) {
    if (begin > 0) yield
    const end = Math.min(message.length, begin + lookedPerStep)
    for (let at = begin; at < end; at++) if (message[at] === lf && message[at - 1] !== cr) count++
  }
  return count
}

/**
 * A message whose lines end with CRLF. Who passes mail on in a form or as JSON may have made LF of that. What is made is
 * of one piece: a message may be nothing but ends of lines.
 */
export function* normalize(message: Uint8Array): Steps<Uint8Array> {
  const bare = yield* bareIn(message)
  if (bare === 0) return message
  const whole = new Uint8Array(message.length + bare)
  let length = 0
  for (let begin = 0; begin < message.length; begin += lookedPerStep) {
    yield
    const end = Math.min(message.length, begin + lookedPerStep)
    for (let at = begin; at < end; at++) {
      const octet = message[at]!
      if (octet === lf && message[at - 1] !== cr) whole[length++] = cr
      whole[length++] = octet
    }
  }
  return whole
}
