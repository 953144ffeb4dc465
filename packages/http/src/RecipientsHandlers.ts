import { Api } from "@sendwright/api/Api"
import { CurrentCaller } from "@sendwright/api/Authorization"
import * as Wire from "@sendwright/api/wire/Erasure"
import { Erasures } from "@sendwright/core/privacy/Erasures"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { dieOnServerFault } from "./dieOnServerFault.ts"
import { HttpSettings } from "./HttpSettings.ts"
import { readJson } from "./RequestBody.ts"

/** The routes under /v1/recipients. */
export const layer = HttpApiBuilder.group(
  Api,
  "recipients",
  Effect.fnUntraced(function*(handlers) {
    const erasures = yield* Erasures
    const { bodyLimits } = yield* HttpSettings

    return handlers.handleRaw(
      "erase",
      Effect.fnUntraced(function*({ request }) {
        const caller = yield* CurrentCaller
        const json = yield* readJson(request, bodyLimits.other)
        const address = yield* Effect.fromResult(Wire.decodeErasure(json))
        return HttpServerResponse.jsonUnsafe(Wire.toWire(yield* erasures.erase(caller, address)))
      }, dieOnServerFault)
    )
  })
)
