import { CurrentCaller } from "@sendwright/api/Authorization"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import type { Caller } from "@sendwright/core/accounts/Caller"
import { Domains } from "@sendwright/core/domains/Domains"
import { EmailLog, wholeLog } from "@sendwright/core/emails/EmailLog"
import { type Mode, modes } from "@sendwright/core/foundation/Mode"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as Effect from "effect/Effect"
import { HttpApiBuilder } from "effect/http-api"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import * as Wire from "../../contract/wire/FirstSteps.ts"

/** The endpoint of an account's first steps. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "firstSteps",
  Effect.fnUntraced(function*(handlers) {
    const accounts = yield* Accounts
    const domains = yield* Domains
    const log = yield* EmailLog

    const newest = (caller: Caller, mode: Mode) =>
      // The newest email. Without filters the request is always valid.
      Effect.catchTags(log.list(caller, { ...wholeLog, mode, limit: 1, cursor: null }), {
        ValidationError: Effect.die
      })

    return handlers.handle(
      "get",
      Effect.fnUntraced(function*() {
        const caller = yield* CurrentCaller
        const [keys, pages, owned] = yield* Effect.all([
          accounts.listKeys(caller.account.id),
          Effect.forEach(modes, (mode) => newest(caller, mode), { concurrency: "unbounded" }),
          domains.list(caller)
        ], { concurrency: "unbounded" })
        return Wire.toWire({ keys, emails: pages.flatMap(({ data }) => data), domains: owned })
      }, dieOnServerFault)
    )
  })
)
