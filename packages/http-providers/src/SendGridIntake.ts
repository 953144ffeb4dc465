import type { EventIntake } from "@sendwright/core/sending/EventIntake"
import type { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as HttpIntake from "./internal/HttpIntake.ts"
import * as SendGridEvents from "./SendGridEvents.ts"
import * as SendGridSignature from "./SendGridSignature.ts"

/**
 * Takes what SendGrid posts to its event webhook, once its signature fits. Dies of a key that is none.
 *
 * @example
 * ```ts
 * import * as SendGridIntake from "@sendwright/http-providers/SendGridIntake"
 * import * as Effect from "effect/Effect"
 *
 * const verificationKey = "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEQ4LIFtWztlsF7skFqOncjD1lun4H5w8XOhyOArHW9RcI"
 *   + "x/FfEzx6cikC/yPfUvwaX/JScE7Fc9CJD2afQ9Ok3Q=="
 *
 * const onRequest = (body: string, headers: Headers) =>
 *   Effect.flatMap(SendGridIntake.make({ verificationKey }), (intake) =>
 *     intake.take({ body, headers: Object.fromEntries(headers) }))
 * ```
 */
export const make = ({ verificationKey }: {
  /** The public key that SendGrid shows beside its signed event webhook. */
  readonly verificationKey: string
}): Effect.Effect<EventIntake, never, ProviderEvents> =>
  Effect.suspend(() => {
    const key = Result.getOrThrowWith(SendGridSignature.parseKey(verificationKey), (problem) =>
      new RangeError(`verificationKey ${problem}`))
    return HttpIntake.make({
      title: "SendGrid",
      distrust: (request, now) =>
        SendGridSignature.distrust(request, key, now),
      read: ({ body }) => SendGridEvents.read(body)
    })
  })
