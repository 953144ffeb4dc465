import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { envelopeResponse } from "./Failures.ts"
import { publicRoute } from "./publicRoute.ts"
import { Readiness } from "./Readiness.ts"

const ok = HttpServerResponse.jsonUnsafe({ status: "ok" })

const unready = (reasons: ReadonlyArray<string>) =>
  envelopeResponse(503, { error: { code: "internal_error", message: `Not ready: ${reasons.join("; ")}` } })

/**
 * `GET /health/live`: the process answers. `GET /health/ready`: it should be sent requests; 503 while it drains and
 * while storage or provider are out of reach.
 */
export const layer = HttpRouter.use(Effect.fnUntraced(function*(router) {
  const readiness = yield* Readiness
  yield* publicRoute(router, "/health/live", Effect.succeed(ok))
  yield* publicRoute(
    router,
    "/health/ready",
    Effect.map(readiness.check, (reasons) => reasons.length === 0 ? ok : unready(reasons))
  )
}))
