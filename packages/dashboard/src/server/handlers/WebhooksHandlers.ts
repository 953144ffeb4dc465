import { CurrentCaller } from "@sendwright/api/Authorization"
import { decoder } from "@sendwright/api/wire/Body"
import { fromPageQuery, toWirePage } from "@sendwright/api/wire/Page"
import { decodeNewWebhook, decodeWebhookChange, toWireDelivery } from "@sendwright/api/wire/Webhook"
import { EmailLog } from "@sendwright/core/emails/EmailLog"
import { ValidationError } from "@sendwright/core/foundation/Errors"
import { Brand, WebhookSettings } from "@sendwright/core/foundation/Settings"
import { toSearch } from "@sendwright/core/model/EmailQuery"
import type { DeliveryFilters } from "@sendwright/core/webhooks/Delivery"
import { maxCounted } from "@sendwright/core/webhooks/WebhookDeliveries"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import * as Result from "effect/Result"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import { PortalParts } from "../../contract/PortalAccess.ts"
import * as Wire from "../../contract/wire/Webhook.ts"
import { readBody } from "../foundation/readBody.ts"

const decodeFields = decoder(Wire.WireNewEndpoint)

const noEmails = new ValidationError({
  issues: [{ path: ["q"], message: "must be the id of an email: this portal does not show emails" }]
})

/** The endpoints of an account's webhooks. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "webhooks",
  Effect.fnUntraced(function*(handlers) {
    const webhooks = yield* Webhooks
    const log = yield* EmailLog
    const { urlPolicy } = yield* WebhookSettings
    const { webhookHeaderPrefix } = yield* Brand

    /** Reads the input for an endpoint: the fields of the API, and the mode, which the API takes from the key. */
    const decodeNew = (json: unknown) =>
      Result.flatMap(
        decodeFields(json),
        ({ mode, ...input }) =>
          Result.map(
            decodeNewWebhook(input, urlPolicy),
            (decoded) => mode === undefined ? decoded : { ...decoded, mode }
          )
      )

    return handlers
      .handle(
        "list",
        Effect.fnUntraced(function*() {
          return { data: (yield* webhooks.list(yield* CurrentCaller)).map(Wire.toWire) }
        }, dieOnServerFault)
      )
      .handleRaw(
        "create",
        Effect.fnUntraced(function*({ request }) {
          const caller = yield* CurrentCaller
          const made = yield* webhooks.create(caller, yield* readBody(request, decodeNew))
          return HttpServerResponse.jsonUnsafe(Wire.toWireSecret(made), { status: 201 })
        }, dieOnServerFault)
      )
      .handle(
        "get",
        Effect.fnUntraced(function*({ params }) {
          const caller = yield* CurrentCaller
          const endpoint = yield* webhooks.get(caller, params.id)
          return {
            ...Wire.toWire(endpoint),
            tests_left: yield* webhooks.testsLeft(caller, params.id),
            signature_header: `${webhookHeaderPrefix}-Signature`
          }
        }, dieOnServerFault)
      )
      .handleRaw(
        "change",
        Effect.fnUntraced(function*({ params, request }) {
          const caller = yield* CurrentCaller
          yield* webhooks.get(caller, params.id)
          const change = yield* readBody(request, (json) => decodeWebhookChange(json, urlPolicy))
          return HttpServerResponse.jsonUnsafe(Wire.toWire(yield* webhooks.update(caller, params.id, change)))
        }, dieOnServerFault)
      )
      .handle(
        "remove",
        Effect.fnUntraced(function*({ params }) {
          yield* webhooks.remove(yield* CurrentCaller, params.id)
        }, dieOnServerFault)
      )
      .handleRaw(
        "rotateSecret",
        Effect.fnUntraced(function*({ params, request }) {
          const caller = yield* CurrentCaller
          // Whether the endpoint exists is checked before the body.
          yield* webhooks.get(caller, params.id)
          const { overlap_hours } = yield* readBody(request, Wire.decodeSecretRotation)
          return HttpServerResponse.jsonUnsafe(
            Wire.toWireSecret(yield* webhooks.rotateSecret(caller, params.id, overlap_hours))
          )
        }, dieOnServerFault)
      )
      .handle(
        "test",
        Effect.fnUntraced(function*({ params }) {
          const caller = yield* CurrentCaller
          const delivery = yield* webhooks.sendTest(caller, params.id)
          return { delivery: toWireDelivery(delivery), tests_left: yield* webhooks.testsLeft(caller, params.id) }
        }, dieOnServerFault)
      )
      .handle(
        "deliveries",
        Effect.fnUntraced(function*({ params, query }) {
          const caller = yield* CurrentCaller
          const parts = yield* PortalParts
          const showsEmails = parts === null || parts.includes("emails")
          const q = query.q?.trim() ?? ""
          const search = q === "" ? undefined : toSearch(q)
          const text = search?._tag === "Text" ? search.text : null
          // The recipients of emails are shown only in a portal that shows emails.
          if (text !== null && !showsEmails) return yield* noEmails
          const filters: DeliveryFilters = {
            ...(query.status === undefined ? {} : { status: query.status }),
            ...(query.event === undefined ? {} : { eventType: query.event }),
            ...(search === undefined ? {} : { search })
          }
          const page = yield* webhooks.deliveries(caller, params.id, fromPageQuery(query), filters)
          const ids = showsEmails ? page.data.flatMap(({ emailId }) => emailId ?? []) : []
          const addressees = new Map((yield* log.addressees(caller, ids)).map((one) => [one.id, one]))
          return toWirePage(page, (one) => Wire.toWireListed(one, addressees.get(one.emailId ?? ""), text))
        }, dieOnServerFault)
      )
      .handle(
        "delivery",
        Effect.fnUntraced(function*({ params: { delivery_id, id } }) {
          const caller = yield* CurrentCaller
          const delivery = yield* webhooks.delivery(caller, id, delivery_id)
          const attempts = yield* webhooks.attempts(caller, id, delivery_id)
          return Wire.toWireOpen(delivery, attempts, yield* webhooks.request(caller, id, delivery_id))
        }, dieOnServerFault)
      )
      .handle(
        "retry",
        Effect.fnUntraced(function*({ params }) {
          return toWireDelivery(yield* webhooks.retry(yield* CurrentCaller, params.id, params.delivery_id))
        }, dieOnServerFault)
      )
      .handle(
        "sendAgain",
        Effect.fnUntraced(function*({ params }) {
          return toWireDelivery(yield* webhooks.sendAgain(yield* CurrentCaller, params.id, params.delivery_id))
        }, dieOnServerFault)
      )
      .handle(
        "countFailed",
        Effect.fnUntraced(function*({ params, query }) {
          const count = yield* webhooks.countFailed(yield* CurrentCaller, params.id, new Date(query.since ?? 0))
          return { count, is_most: count >= maxCounted }
        }, dieOnServerFault)
      )
      .handleRaw(
        "retryFailed",
        Effect.fnUntraced(function*({ params, request }) {
          const caller = yield* CurrentCaller
          yield* webhooks.get(caller, params.id)
          const { cursor, since } = yield* readBody(request, Wire.decodeRetryFailed)
          const step = yield* webhooks.retryFailed(caller, params.id, new Date(since), cursor)
          return HttpServerResponse.jsonUnsafe({ retried: step.retried, next_cursor: step.nextCursor })
        }, dieOnServerFault)
      )
  })
)
