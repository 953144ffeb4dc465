import { Api } from "@sendwright/api/Api"
import { CurrentCaller } from "@sendwright/api/Authorization"
import * as Wire from "@sendwright/api/wire/Account"
import * as WireExport from "@sendwright/api/wire/Export"
import { AccountSummaries } from "@sendwright/core/AccountSummary"
import { Exports } from "@sendwright/core/privacy/Exports"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import * as Stream from "effect/Stream"
import { dieOnServerFault } from "./dieOnServerFault.ts"
import { HttpSettings } from "./HttpSettings.ts"
import { RequestContext } from "./RequestContext.ts"
import { originOf } from "./RequestHead.ts"

/** The routes under /v1/account. */
export const layer = HttpApiBuilder.group(
  Api,
  "account",
  Effect.fnUntraced(function*(handlers) {
    const summaries = yield* AccountSummaries
    const exports = yield* Exports
    const { basePath, docsUrl, origin } = yield* HttpSettings

    return handlers
      .handle(
        "describe",
        Effect.fnUntraced(function*({ request }) {
          const summary = yield* summaries.describe(yield* CurrentCaller)
          return Wire.toWire(summary, docsUrl ?? `${origin ?? originOf(request)}${basePath}/openapi.json`)
        }, dieOnServerFault)
      )
      .handleRaw(
        "export",
        Effect.fnUntraced(function*() {
          const caller = yield* CurrentCaller
          const { requestId } = yield* RequestContext
          const whole = yield* exports.open(caller)
          const day = whole.generatedAt.toISOString().slice(0, 10)
          // Its head has been sent by then: that the body breaks off shows in the connection, which is cut.
          const body = Stream.encodeText(WireExport.encode(whole)).pipe(
            Stream.tapError((error) =>
              Effect.annotateLogs(Effect.logError("An export broke off", error), {
                requestId,
                accountId: caller.account.id
              })
            )
          )
          return HttpServerResponse.stream(body, {
            contentType: "application/json",
            headers: { "content-disposition": `attachment; filename="account-export-${day}.json"` }
          })
        }, dieOnServerFault)
      )
  })
)
