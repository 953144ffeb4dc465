import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import * as Stream from "effect/Stream"

const encoder = new TextEncoder()

/**
 * `{ "data": [...] }`, written item by item as the stream brings them: for lists that are not paged and may be larger
 * than what a process should hold at once. A stream that fails ends the answer before its end, and is logged.
 */
export const jsonList = <A, E>(items: Stream.Stream<A, E>, toWire: (item: A) => unknown) => {
  let separator = ""
  const texts = Stream.map(items, (item) => {
    const text = separator + JSON.stringify(toWire(item))
    separator = ","
    return text
  })
  const body = Stream.concat(Stream.concat(Stream.make("{\"data\":["), texts), Stream.make("]}")).pipe(
    Stream.tapCause((cause) => Effect.logError("A list could not be read to its end", cause)),
    Stream.map((text) => encoder.encode(text))
  )
  return HttpServerResponse.stream(body, { contentType: "application/json" })
}
