import { Api } from "@sendwright/api/Api"
import { CurrentCaller } from "@sendwright/api/Authorization"
import { fromPageQuery, toWirePage } from "@sendwright/api/wire/Page"
import * as Wire from "@sendwright/api/wire/Suppression"
import { Suppressions } from "@sendwright/core/suppressions/Suppressions"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { dieOnServerFault } from "./dieOnServerFault.ts"
import { HttpSettings } from "./HttpSettings.ts"
import { readJson } from "./RequestBody.ts"

/** The routes under /v1/suppressions. */
export const layer = HttpApiBuilder.group(
  Api,
  "suppressions",
  Effect.fnUntraced(function*(handlers) {
    const suppressions = yield* Suppressions
    const { bodyLimits } = yield* HttpSettings

    return handlers
      .handle(
        "list",
        Effect.fnUntraced(function*({ query }) {
          return toWirePage(yield* suppressions.list(yield* CurrentCaller, fromPageQuery(query)), Wire.toWire)
        }, dieOnServerFault)
      )
      .handleRaw(
        "add",
        Effect.fnUntraced(function*({ request }) {
          const caller = yield* CurrentCaller
          const json = yield* readJson(request, bodyLimits.other)
          const address = yield* Effect.fromResult(Wire.decodeNewSuppression(json))
          return HttpServerResponse.jsonUnsafe(Wire.toWire(yield* suppressions.add(caller, address)), { status: 201 })
        }, dieOnServerFault)
      )
      .handle(
        "get",
        Effect.fnUntraced(function*({ params }) {
          return Wire.toWire(yield* suppressions.get(yield* CurrentCaller, { address: params.email }))
        }, dieOnServerFault)
      )
      .handle(
        "remove",
        Effect.fnUntraced(function*({ params }) {
          yield* suppressions.remove(yield* CurrentCaller, params.email)
        }, dieOnServerFault)
      )
  })
)
