import { Api } from "@posthorn/api/Api"
import { CurrentCaller } from "@posthorn/api/Authorization"
import * as Wire from "@posthorn/api/wire/Account"
import { AccountSummaries } from "@posthorn/core/accounts/AccountSummary"
import * as Effect from "effect/Effect"
import { HttpApiBuilder } from "effect/http-api"
import { HttpSettings } from "./HttpSettings.ts"
import { orDie } from "./orDie.ts"

/** The routes under /v1/account. */
export const layer = HttpApiBuilder.group(
  Api,
  "account",
  Effect.fnUntraced(function*(handlers) {
    const summaries = yield* AccountSummaries
    const { docsUrl } = yield* HttpSettings

    return handlers.handle(
      "describe",
      Effect.fnUntraced(function*() {
        return Wire.toWire(yield* summaries.describe(yield* CurrentCaller), docsUrl)
      }, orDie)
    )
  })
)
