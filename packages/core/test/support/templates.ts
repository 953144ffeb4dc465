import { ValidationError } from "@sendwright/core/foundation/Errors"
import type { NewTemplate } from "@sendwright/core/templates/TemplateInput"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"

export const welcome: NewTemplate = {
  name: "Welcome!",
  subject: "Welcome, {{ name }}",
  html: "<p>Welcome, {{ name }}, to {{ place }}</p>",
  text: "Welcome, {{ name }}"
}
export const missing = "00000000-0000-7000-8000-999999999999"

/** All that a list streams. */
export const collect = <A, E, E2>(reading: Effect.Effect<Stream.Stream<A, E>, E2>) =>
  Effect.flatMap(reading, (stream) => Stream.runCollect(stream))

/** What is wrong with a request that is refused; the tag of any other error. */
export const issuesOf = (error: { readonly _tag: string }): ReadonlyArray<string> =>
  error instanceof ValidationError
    ? error.issues.map(({ message, path }) => `${path.join(".")}: ${message}`)
    : [error._tag]
