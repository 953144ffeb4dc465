import { Api } from "@sendwright/api/Api"
import { CurrentCaller } from "@sendwright/api/Authorization"
import * as Wire from "@sendwright/api/wire/Domain"
import { Domains } from "@sendwright/core/domains/Domains"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { dieOnServerFault } from "./dieOnServerFault.ts"
import { HttpSettings } from "./HttpSettings.ts"
import { readJson } from "./RequestBody.ts"

/** The routes under /v1/domains. */
export const layer = HttpApiBuilder.group(
  Api,
  "domains",
  Effect.fnUntraced(function*(handlers) {
    const domains = yield* Domains
    const { bodyLimits } = yield* HttpSettings

    return handlers
      .handleRaw(
        "create",
        Effect.fnUntraced(function*({ request }) {
          const caller = yield* CurrentCaller
          const json = yield* readJson(request, bodyLimits.other)
          const name = yield* Effect.fromResult(Wire.decodeNewDomain(json))
          return HttpServerResponse.jsonUnsafe(Wire.toWire(yield* domains.create(caller, name)), { status: 201 })
        }, dieOnServerFault)
      )
      .handle(
        "list",
        Effect.fnUntraced(function*() {
          return { data: (yield* domains.list(yield* CurrentCaller)).map(Wire.toWire) }
        }, dieOnServerFault)
      )
      .handle(
        "get",
        Effect.fnUntraced(function*({ params }) {
          return Wire.toWire(yield* domains.get(yield* CurrentCaller, params.id))
        }, dieOnServerFault)
      )
      .handle(
        "remove",
        Effect.fnUntraced(function*({ params }) {
          yield* domains.remove(yield* CurrentCaller, params.id)
        }, dieOnServerFault)
      )
      .handle(
        "addReceiving",
        Effect.fnUntraced(function*({ params }) {
          return Wire.toWire(yield* domains.addReceiving(yield* CurrentCaller, params.id))
        }, dieOnServerFault)
      )
      .handle(
        "removeReceiving",
        Effect.fnUntraced(function*({ params }) {
          yield* domains.removeReceiving(yield* CurrentCaller, params.id)
        }, dieOnServerFault)
      )
  })
)
