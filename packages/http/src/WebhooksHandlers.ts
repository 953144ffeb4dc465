import { Api } from "@sendwright/api/Api"
import { CurrentCaller } from "@sendwright/api/Authorization"
import { fromPageQuery, toWirePage } from "@sendwright/api/wire/Page"
import * as Wire from "@sendwright/api/wire/Webhook"
import { WebhookSettings } from "@sendwright/core/foundation/Settings"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { dieOnServerFault } from "./dieOnServerFault.ts"
import { HttpSettings } from "./HttpSettings.ts"
import { readJson } from "./RequestBody.ts"

/** The routes under /v1/webhooks. */
export const layer = HttpApiBuilder.group(
  Api,
  "webhooks",
  Effect.fnUntraced(function*(handlers) {
    const webhooks = yield* Webhooks
    const { bodyLimits } = yield* HttpSettings
    const { urlPolicy } = yield* WebhookSettings

    return handlers
      .handleRaw(
        "create",
        Effect.fnUntraced(function*({ request }) {
          const caller = yield* CurrentCaller
          const json = yield* readJson(request, bodyLimits.other)
          const input = yield* Effect.fromResult(Wire.decodeNewWebhook(json, urlPolicy))
          const created = yield* webhooks.create(caller, input)
          return HttpServerResponse.jsonUnsafe(Wire.toWireCreated(created), { status: 201 })
        }, dieOnServerFault)
      )
      .handle(
        "list",
        Effect.fnUntraced(function*() {
          const endpoints = yield* webhooks.list(yield* CurrentCaller)
          return { data: endpoints.map(Wire.toWire) }
        }, dieOnServerFault)
      )
      .handle(
        "get",
        Effect.fnUntraced(function*({ params }) {
          return Wire.toWire(yield* webhooks.get(yield* CurrentCaller, params.id))
        }, dieOnServerFault)
      )
      .handleRaw(
        "change",
        Effect.fnUntraced(function*({ params, request }) {
          const caller = yield* CurrentCaller
          const json = yield* readJson(request, bodyLimits.other)
          const change = yield* Effect.fromResult(Wire.decodeWebhookChange(json, urlPolicy))
          return HttpServerResponse.jsonUnsafe(Wire.toWire(yield* webhooks.update(caller, params.id, change)))
        }, dieOnServerFault)
      )
      .handle(
        "rotateSecret",
        Effect.fnUntraced(function*({ params }) {
          return Wire.toWireCreated(yield* webhooks.rotateSecret(yield* CurrentCaller, params.id))
        }, dieOnServerFault)
      )
      .handle(
        "remove",
        Effect.fnUntraced(function*({ params }) {
          yield* webhooks.remove(yield* CurrentCaller, params.id)
        }, dieOnServerFault)
      )
      .handle(
        "deliveries",
        Effect.fnUntraced(function*({ params, query }) {
          const page = yield* webhooks.deliveries(yield* CurrentCaller, params.id, fromPageQuery(query))
          return toWirePage(page, Wire.toWireDelivery)
        }, dieOnServerFault)
      )
      .handle(
        "retry",
        Effect.fnUntraced(function*({ params }) {
          return Wire.toWireDelivery(yield* webhooks.retry(yield* CurrentCaller, params.id, params.deliveryId))
        }, dieOnServerFault)
      )
  })
)
