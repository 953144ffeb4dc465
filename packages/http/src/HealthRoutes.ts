import { Conditions, type Held } from "@sendwright/core/foundation/Conditions"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { envelopeResponse } from "./Failures.ts"
import { publicRoute } from "./publicRoute.ts"

const ok = HttpServerResponse.jsonUnsafe({ status: "ok" })

/** The condition of a process that ends: it will not be ready again. */
export const draining = "draining"

const retryAfterSeconds = 5

const toWire = ({ blocks, message, name, since }: Held) => ({ name, message, blocks, since: since.toISOString() })

const ready = (held: ReadonlyArray<Held>): HttpServerResponse.HttpServerResponse => {
  if (held.length === 0) return ok
  const conditions = held.map(toWire)
  const against = held.filter(({ blocks }) => blocks)
  if (against.length === 0) return HttpServerResponse.jsonUnsafe({ status: "ok", conditions })
  const message = `Not ready: ${against.map(({ message }) => message).join(" ")}`
  const response = envelopeResponse(503, {
    error: { code: "internal_error", message, details: { conditions } }
  })
  return against.some(({ name }) => name === draining)
    ? response
    : HttpServerResponse.setHeader(response, "retry-after", String(retryAfterSeconds))
}

/**
 * `GET /health/live`: the process answers. `GET /health/ready`: it should be sent requests; 503 while a condition holds
 * that blocks (`foundation/Conditions` of the core), with all that hold by name. Both answer from what is known: asking
 * them often makes no load, and they answer while the storage does not.
 */
export const layer = HttpRouter.use(Effect.fnUntraced(function*(router) {
  const { current } = yield* Conditions
  yield* publicRoute(router, "/health/live", Effect.succeed(ok))
  yield* publicRoute(router, "/health/ready", Effect.map(current, ready))
}))
