import { every, stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import { asBytes } from "@sendwright/mime/asBytes"

const [cr, lf] = [13, 10]
const crlf = Uint8Array.of(cr, lf)

/** To look for one octet is so much quicker than to look at each. */
const searchedPerStep = 8 * stepBytes
/** What a line costs beside its octets. */
const costOfLine = 64

/** A message whose lines end with CRLF. Who passes mail on in a form or as JSON may have made LF of that. */
export function* normalize(message: Uint8Array): Steps<Uint8Array> {
  const pieces: Array<Uint8Array> = []
  const isStep = every(searchedPerStep)
  let begin = 0
  let seen = 0
  for (let at = message.indexOf(lf); at !== -1; at = message.indexOf(lf, at + 1)) {
    if (isStep(at - seen + costOfLine)) yield
    seen = at
    if (message[at - 1] === cr) continue
    pieces.push(message.subarray(begin, at), crlf)
    begin = at + 1
  }
  return begin === 0 ? message : yield* asBytes([...pieces, message.subarray(begin)])
}
