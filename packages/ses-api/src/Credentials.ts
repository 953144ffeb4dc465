import { hash } from "@sendwright/core/accounts/ApiKey"
import * as SurfaceRoutes from "@sendwright/http/SurfaceRoutes"
import * as Clock from "effect/Clock"
import type * as Digest from "effect/crypto/Digest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Calls from "./Calls.ts"
import { accessKeyIdOf, secretOf, signingKeys } from "./Secrets.ts"
import { SesApiSettings } from "./SesApiSettings.ts"
import { refused } from "./SesError.ts"

/** How long SDKs use a pair before they ask for it again. It works for as long as its API key and the ring do. */
const renewMillis = 3_600_000

const missingKey = refused(
  "MissingAuthenticationTokenException",
  "The header Authorization: Bearer <API key> is missing."
)

/**
 * `GET /credentials`: the pair that belongs to the API key which the request brings. The answer is what AWS SDKs read from
 * a credential process and, with `Token` and `Expiration`, from `AWS_CONTAINER_CREDENTIALS_FULL_URI`.
 */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const { path: base } = yield* SesApiSettings
  const [key] = yield* signingKeys
  const clock = yield* Clock.Clock
  const crypto = yield* Effect.context<Digest.Digest>()

  yield* SurfaceRoutes.add({
    ...Calls.answers,
    base,
    keyOf: SurfaceRoutes.bearerKey,
    missingKey
  }, [{
    method: "GET",
    path: "/credentials",
    access: { scope: null, liveOnly: false },
    answer: Effect.fnUntraced(function*({ request }) {
      const text = SurfaceRoutes.bearerKey(request) ?? ""
      const accessKeyId = accessKeyIdOf(text, yield* Effect.provideContext(hash(text), crypto))
      return {
        Version: 1,
        AccessKeyId: accessKeyId,
        SecretAccessKey: secretOf(key!, accessKeyId),
        Token: "",
        Expiration: new Date(clock.currentTimeMillisUnsafe() + renewMillis).toISOString()
      }
    })
  }])
}))
