import { Api } from "@sendwright/api/Api"
import { CurrentCaller } from "@sendwright/api/Authorization"
import * as WireBatch from "@sendwright/api/wire/Batch"
import * as WireEmail from "@sendwright/api/wire/Email"
import { fromPageQuery, toWirePage } from "@sendwright/api/wire/Page"
import { decodeSend } from "@sendwright/api/wire/SendRequest"
import { Emails } from "@sendwright/core/emails/Emails"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { dieOnServerFault } from "./dieOnServerFault.ts"
import { countAccepted } from "./HttpMetrics.ts"
import { HttpSettings } from "./HttpSettings.ts"
import { readJson } from "./RequestBody.ts"

/** The routes under /v1/emails. */
export const layer = HttpApiBuilder.group(
  Api,
  "emails",
  Effect.fnUntraced(function*(handlers) {
    const emails = yield* Emails
    const { bodyLimits } = yield* HttpSettings
    const clock = yield* Clock.Clock
    const now = () => new Date(clock.currentTimeMillisUnsafe())

    return handlers
      .handleRaw(
        "send",
        Effect.fnUntraced(function*({ headers, request }) {
          const caller = yield* CurrentCaller
          const json = yield* readJson(request, bodyLimits.send)
          const answer = yield* emails.send(caller, decodeSend(json, now()), headers["idempotency-key"] ?? null)
          yield* countAccepted(caller.key.mode, answer.replayed ? 0 : 1)
          return HttpServerResponse.jsonUnsafe({ id: answer.id }, { status: answer.replayed ? 200 : 201 })
        }, dieOnServerFault)
      )
      .handleRaw(
        "sendBatch",
        Effect.fnUntraced(function*({ headers, request }) {
          const caller = yield* CurrentCaller
          const messages = yield* Effect.fromResult(
            WireBatch.decodeMessages(yield* readJson(request, bodyLimits.batch))
          )
          const at = now()
          const sends = messages.map((message) => decodeSend(message, at))
          const answer = yield* emails.sendBatch(caller, sends, headers["idempotency-key"] ?? null)
          yield* countAccepted(caller.key.mode, answer.replayed ? 0 : answer.accepted)
          return HttpServerResponse.jsonUnsafe(WireBatch.toWire(answer), { status: WireBatch.statusOf(answer) })
        }, dieOnServerFault)
      )
      .handle(
        "list",
        Effect.fnUntraced(function*({ query }) {
          const page = yield* emails.list(yield* CurrentCaller, {
            ...fromPageQuery(query),
            status: query.status ?? null,
            tag: query.tag ?? null,
            mode: query.mode ?? null,
            q: query.q ?? null
          })
          return toWirePage(page, WireEmail.toWireSummary)
        }, dieOnServerFault)
      )
      .handle(
        "get",
        Effect.fnUntraced(function*({ params }) {
          return WireEmail.toWire(yield* emails.get(yield* CurrentCaller, params.id))
        }, dieOnServerFault)
      )
      .handle(
        "cancel",
        Effect.fnUntraced(function*({ params }) {
          yield* emails.cancel(yield* CurrentCaller, params.id)
          return { id: params.id, status: "cancelled" as const }
        }, dieOnServerFault)
      )
  })
)
