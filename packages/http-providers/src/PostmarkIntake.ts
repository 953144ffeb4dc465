import type { EventIntake } from "@sendwright/core/sending/EventIntake"
import type { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import { hasLogin } from "./internal/doors.ts"
import * as HttpIntake from "./internal/HttpIntake.ts"
import * as PostmarkEvents from "./PostmarkEvents.ts"

/**
 * Takes what Postmark posts to a webhook. Postmark signs nothing: its webhook is set up with a user name and a password,
 * which come with each request (HTTP basic authentication), and a request without them is refused.
 *
 * @example
 * ```ts
 * import * as PostmarkIntake from "@sendwright/http-providers/PostmarkIntake"
 * import * as Effect from "effect/Effect"
 * import * as Redacted from "effect/Redacted"
 *
 * const login = Redacted.make("sendwright:a-long-random-password")
 *
 * const onRequest = (body: string, headers: Headers) =>
 *   Effect.flatMap(PostmarkIntake.make({ login }), (intake) =>
 *     intake.take({ body, headers: Object.fromEntries(headers) }))
 * ```
 */
export const make = ({ login }: {
  /** `user:password` as in the URL of the webhook. */
  readonly login: Redacted.Redacted
}): Effect.Effect<EventIntake, never, ProviderEvents> =>
  HttpIntake.make({
    title: "Postmark",
    distrust: ({ headers }) =>
      hasLogin(headers, login)
        ? undefined
        : "User name and password are not those of SENDWRIGHT_POSTMARK_WEBHOOK_LOGIN",
    read: ({ body }) => PostmarkEvents.read(body)
  })
