import { CurrentCaller } from "@sendwright/api/Authorization"
import * as WireErasure from "@sendwright/api/wire/Erasure"
import * as WireExport from "@sendwright/api/wire/Export"
import { fromPageQuery, toWirePage } from "@sendwright/api/wire/Page"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { Domains } from "@sendwright/core/domains/Domains"
import { Forbidden } from "@sendwright/core/foundation/Errors"
import { EmailMetrics } from "@sendwright/core/metrics/EmailMetrics"
import { AccountOverviews } from "@sendwright/core/operator/AccountOverviews"
import { Erasures } from "@sendwright/core/privacy/Erasures"
import { Exports } from "@sendwright/core/privacy/Exports"
import { Sessions } from "@sendwright/core/users/Sessions"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { CurrentSession } from "../../contract/CurrentSession.ts"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import * as Wire from "../../contract/wire/Account.ts"
import * as WireAuditEntry from "../../contract/wire/AuditEntry.ts"
import { download } from "../foundation/download.ts"
import { readBody } from "../foundation/readBody.ts"

const signInAgain = "An export holds everything of the account: sign in again, and ask for it within ten minutes."

/** The endpoints of an account as a whole. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "account",
  Effect.fnUntraced(function*(handlers) {
    const overviews = yield* AccountOverviews
    const metrics = yield* EmailMetrics
    const domains = yield* Domains
    const audit = yield* AuditLog
    const exports = yield* Exports
    const erasures = yield* Erasures
    const sessions = yield* Sessions

    return handlers
      .handle(
        "overview",
        Effect.fnUntraced(function*() {
          const caller = yield* CurrentCaller
          const [overview, standing, own] = yield* Effect.all([
            overviews.get(caller.account.id),
            metrics.standing(caller.account),
            domains.list(caller)
          ], { concurrency: "unbounded" })
          return Wire.toWire(overview, standing, own.length)
        }, dieOnServerFault)
      )
      .handle(
        "audit",
        Effect.fnUntraced(function*({ query }) {
          const { account } = yield* CurrentCaller
          const page = yield* audit.page(account.id, fromPageQuery(query), WireAuditEntry.fromQuery(query))
          return toWirePage(page, WireAuditEntry.toWire)
        }, dieOnServerFault)
      )
      .handleRaw(
        "export",
        Effect.fnUntraced(function*() {
          const caller = yield* CurrentCaller
          const { session } = yield* CurrentSession
          if (!(yield* sessions.isFresh(session))) return yield* new Forbidden({ message: signInAgain })
          const whole = yield* exports.open(caller)
          return yield* download(WireExport.encode(whole), {
            accountId: caller.account.id,
            contentType: "application/json",
            name: `account-export-${whole.generatedAt.toISOString().slice(0, 10)}.json`
          })
        }, dieOnServerFault)
      )
      .handleRaw(
        "erase",
        Effect.fnUntraced(function*({ request }) {
          const caller = yield* CurrentCaller
          const address = yield* readBody(request, WireErasure.decodeErasure)
          return HttpServerResponse.jsonUnsafe(WireErasure.toWire(yield* erasures.erase(caller, address)))
        }, dieOnServerFault)
      )
  })
)
