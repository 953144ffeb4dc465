import type { EventIntake } from "@sendwright/core/sending/EventIntake"
import type { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import type * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as HttpIntake from "./internal/HttpIntake.ts"
import * as ResendEvents from "./ResendEvents.ts"
import * as ResendSignature from "./ResendSignature.ts"

/** The key that a signing secret, `whsec_…`, holds in base64. */
const keyOf = (secret: Redacted.Redacted): Uint8Array =>
  Buffer.from(Redacted.value(secret).replace(/^whsec_/, ""), "base64")

/**
 * Takes what Resend posts to a webhook, once its signature fits.
 *
 * @example
 * ```ts
 * import * as ResendIntake from "@sendwright/http-providers/ResendIntake"
 * import * as Effect from "effect/Effect"
 * import * as Redacted from "effect/Redacted"
 *
 * const secret = Redacted.make("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")
 *
 * const onRequest = (body: string, headers: Headers) =>
 *   Effect.flatMap(ResendIntake.make({ secret }), (intake) =>
 *     intake.take({ body, headers: Object.fromEntries(headers) }))
 * ```
 */
export const make = ({ secret }: {
  /** The webhook's signing secret, `whsec_…`. */
  readonly secret: Redacted.Redacted
}): Effect.Effect<EventIntake, never, ProviderEvents> =>
  HttpIntake.make({
    title: "Resend",
    distrust: (request, now) => ResendSignature.distrust(request, keyOf(secret), now),
    read: ({ body, headers }) => ResendEvents.read(body, headers["svix-id"] ?? "")
  })
