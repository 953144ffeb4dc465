import { CurrentCaller } from "@sendwright/api/Authorization"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import { actorOf } from "@sendwright/core/accounts/Caller"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import * as Wire from "../../contract/wire/ApiKey.ts"
import { readBody } from "../foundation/readBody.ts"

/** The endpoints of an account's API keys. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "keys",
  Effect.fnUntraced(function*(handlers) {
    const accounts = yield* Accounts

    return handlers
      .handle(
        "list",
        Effect.fnUntraced(function*() {
          const { account } = yield* CurrentCaller
          return { data: (yield* accounts.listKeys(account.id)).map(Wire.toWire) }
        }, dieOnServerFault)
      )
      .handleRaw(
        "create",
        Effect.fnUntraced(function*({ request }) {
          const caller = yield* CurrentCaller
          const input = yield* readBody(request, Wire.decodeNewApiKey)
          const made = yield* accounts.createKey(
            { ...input, accountId: caller.account.id, within: caller.scopes },
            actorOf(caller)
          )
          return HttpServerResponse.jsonUnsafe(Wire.toWireCreated(made), { status: 201 })
        }, dieOnServerFault)
      )
      .handle(
        "revoke",
        Effect.fnUntraced(function*({ params }) {
          const caller = yield* CurrentCaller
          return Wire.toWire(yield* accounts.revokeKey(caller.account.id, params.id, actorOf(caller)))
        }, dieOnServerFault)
      )
  })
)
