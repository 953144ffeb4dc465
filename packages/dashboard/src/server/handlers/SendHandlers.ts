import { CurrentCaller } from "@sendwright/api/Authorization"
import { idempotencyKeyOf } from "@sendwright/api/wire/IdempotencyKey"
import { decodeSend } from "@sendwright/api/wire/SendRequest"
import { AccountSummaries } from "@sendwright/core/AccountSummary"
import * as AcceptedEmails from "@sendwright/core/emails/AcceptedEmails"
import { Emails } from "@sendwright/core/emails/Emails"
import { Templates } from "@sendwright/core/templates/Templates"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { readJson } from "@sendwright/http/RequestBody"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import * as Wire from "../../contract/wire/SendForm.ts"

/** The endpoints for writing and sending an email. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "send",
  Effect.fnUntraced(function*(handlers) {
    const emails = yield* Emails
    const summaries = yield* AccountSummaries
    const templates = yield* Templates
    const { bodyLimits } = yield* HttpSettings

    return handlers
      .handle(
        "form",
        Effect.fnUntraced(function*() {
          return Wire.toWire(yield* summaries.describe(yield* CurrentCaller))
        }, dieOnServerFault)
      )
      .handle(
        "template",
        Effect.fnUntraced(function*({ params }) {
          return Wire.toWireTemplate(yield* templates.get(yield* CurrentCaller, params.id))
        }, dieOnServerFault)
      )
      .handleRaw(
        "send",
        Effect.fnUntraced(function*({ request }) {
          const caller = yield* CurrentCaller
          const body = yield* readJson(request, bodyLimits.send)
          const key = yield* Effect.fromResult(idempotencyKeyOf(request.headers["idempotency-key"]))
          const now = new Date(yield* Clock.currentTimeMillis)
          const { id, replayed } = yield* emails.send(caller, decodeSend(body, now), key)
          yield* AcceptedEmails.count(caller.mode, replayed ? 0 : 1)
          return HttpServerResponse.jsonUnsafe({ id }, { status: replayed ? 200 : 201 })
        }, dieOnServerFault)
      )
  })
)
