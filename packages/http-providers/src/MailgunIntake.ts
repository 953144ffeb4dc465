import type { EventIntake } from "@sendwright/core/sending/EventIntake"
import type { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import * as HttpIntake from "./internal/HttpIntake.ts"
import * as MailgunEvents from "./MailgunEvents.ts"
import * as MailgunSignature from "./MailgunSignature.ts"

/**
 * Takes what Mailgun posts to a webhook, once its signature fits.
 *
 * @example
 * ```ts
 * import * as MailgunIntake from "@sendwright/http-providers/MailgunIntake"
 * import * as Effect from "effect/Effect"
 * import * as Redacted from "effect/Redacted"
 *
 * const signingKey = Redacted.make("the HTTP webhook signing key")
 *
 * const onRequest = (body: string) =>
 *   Effect.flatMap(MailgunIntake.make({ signingKey }), (intake) => intake.take({ body, headers: {} }))
 * ```
 */
export const make = ({ signingKey }: {
  /** The account's HTTP webhook signing key, which is another one than the API key. */
  readonly signingKey: Redacted.Redacted
}): Effect.Effect<EventIntake, never, ProviderEvents> =>
  HttpIntake.make({
    title: "Mailgun",
    distrust: (request, now) => MailgunSignature.judge(signingKey, request, now),
    read: ({ body }) => MailgunEvents.read(body)
  })
