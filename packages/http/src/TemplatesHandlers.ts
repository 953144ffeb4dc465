import { Api } from "@sendwright/api/Api"
import { CurrentCaller } from "@sendwright/api/Authorization"
import * as Wire from "@sendwright/api/wire/Template"
import { Templates } from "@sendwright/core/templates/Templates"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { dieOnServerFault } from "./dieOnServerFault.ts"
import { HttpSettings } from "./HttpSettings.ts"
import { jsonList } from "./jsonList.ts"
import { readJson } from "./RequestBody.ts"

/** The routes under /v1/templates. */
export const layer = HttpApiBuilder.group(
  Api,
  "templates",
  Effect.fnUntraced(function*(handlers) {
    const templates = yield* Templates
    const { bodyLimits } = yield* HttpSettings

    return handlers
      .handleRaw(
        "create",
        Effect.fnUntraced(function*({ request }) {
          const caller = yield* CurrentCaller
          // The bodies of a template are as long as those of a send.
          const input = yield* Effect.fromResult(Wire.decodeNewTemplate(yield* readJson(request, bodyLimits.send)))
          return HttpServerResponse.jsonUnsafe(Wire.toWire(yield* templates.create(caller, input)), { status: 201 })
        }, dieOnServerFault)
      )
      .handleRaw(
        "list",
        Effect.fnUntraced(function*() {
          return jsonList(yield* templates.list(yield* CurrentCaller), Wire.toWire)
        }, dieOnServerFault)
      )
      .handle(
        "get",
        Effect.fnUntraced(function*({ params }) {
          return Wire.toWire(yield* templates.get(yield* CurrentCaller, params.id))
        }, dieOnServerFault)
      )
      .handleRaw(
        "change",
        Effect.fnUntraced(function*({ params, request }) {
          const caller = yield* CurrentCaller
          const change = yield* Effect.fromResult(Wire.decodeTemplateChange(yield* readJson(request, bodyLimits.send)))
          return HttpServerResponse.jsonUnsafe(Wire.toWire(yield* templates.change(caller, params.id, change)))
        }, dieOnServerFault)
      )
      .handle(
        "remove",
        Effect.fnUntraced(function*({ params }) {
          yield* templates.remove(yield* CurrentCaller, params.id)
        }, dieOnServerFault)
      )
      .handleRaw(
        "versions",
        Effect.fnUntraced(function*({ params }) {
          return jsonList(yield* templates.versions(yield* CurrentCaller, params.id), Wire.toWireVersion)
        }, dieOnServerFault)
      )
      .handleRaw(
        "restore",
        Effect.fnUntraced(function*({ params, request }) {
          const caller = yield* CurrentCaller
          const { version } = yield* Effect.fromResult(Wire.decodeRestore(yield* readJson(request, bodyLimits.other)))
          return HttpServerResponse.jsonUnsafe(Wire.toWire(yield* templates.restore(caller, params.id, version)))
        }, dieOnServerFault)
      )
  })
)
