import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { StorageError } from "../foundation/StorageError.ts"

/** The request will never be taken, however often it is sent. */
export class EventsRefused extends Schema.TaggedError<EventsRefused>()("EventsRefused", {
  /** `malformed`: it cannot be read. `not_allowed`: it does not come from the provider, or is not meant for us. */
  reason: Schema.Literals(["malformed", "not_allowed"]),
  message: Schema.String
}) {}

/** The request cannot be judged now: send it again. */
export class EventsUnavailable extends Schema.TaggedError<EventsUnavailable>()("EventsUnavailable", {
  message: Schema.String
}) {}

/** Takes the requests with which a provider reports what becomes of email. */
export interface EventIntake {
  /** The longest body that the provider posts, in bytes. */
  readonly maxBodyBytes: number
  /** Takes one request, and knows by itself whether it is genuine. When it succeeds the reports are stored. */
  readonly take: (request: {
    readonly body: string
    /** By names in lower case. */
    readonly headers: Readonly<Record<string, string | undefined>>
  }) => Effect.Effect<void, EventsRefused | EventsUnavailable | StorageError>
}
