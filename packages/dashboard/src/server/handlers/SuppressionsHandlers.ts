import { CurrentCaller } from "@sendwright/api/Authorization"
import { fromPageQuery, toWirePage } from "@sendwright/api/wire/Page"
import * as Wire from "@sendwright/api/wire/Suppression"
import { Exports } from "@sendwright/core/privacy/Exports"
import type { Suppression } from "@sendwright/core/suppressions/Suppression"
import { Suppressions } from "@sendwright/core/suppressions/Suppressions"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import * as Stream from "effect/Stream"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import * as WireOwn from "../../contract/wire/Suppression.ts"
import * as csvText from "../foundation/csvText.ts"
import { download } from "../foundation/download.ts"
import { readBody } from "../foundation/readBody.ts"

const header = csvText.line(["email_address", "reason", "created_at"])

// Only a hash is left of an erased recipient. It is of no use to another service.
const lines = (page: ReadonlyArray<Suppression>): string =>
  page.flatMap(({ address, createdAt, reason }) =>
    address === null ? [] : [csvText.line([address, reason, createdAt.toISOString()])]
  ).join("")

/** The endpoints of an account's suppression list. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "suppressions",
  Effect.fnUntraced(function*(handlers) {
    const suppressions = yield* Suppressions
    const exports = yield* Exports

    return handlers
      .handle(
        "list",
        Effect.fnUntraced(function*({ query }) {
          const { q: search, reason } = query
          const page = { ...fromPageQuery(query), search, reason }
          return toWirePage(yield* suppressions.list(yield* CurrentCaller, page), Wire.toWire)
        }, dieOnServerFault)
      )
      .handleRaw(
        "download",
        Effect.fnUntraced(function*() {
          const caller = yield* CurrentCaller
          const pages = yield* exports.openSuppressions(caller)
          return yield* download(Stream.concat(Stream.succeed(header), Stream.map(pages, lines)), {
            accountId: caller.account.id,
            contentType: "text/csv; charset=utf-8",
            name: "suppressions.csv"
          })
        }, dieOnServerFault)
      )
      .handleRaw(
        "add",
        Effect.fnUntraced(function*({ request }) {
          const caller = yield* CurrentCaller
          const { email_address, reason } = yield* readBody(request, WireOwn.decodeAddedSuppression)
          const added = yield* suppressions.add(caller, email_address, reason)
          return HttpServerResponse.jsonUnsafe(Wire.toWire(added), { status: 201 })
        }, dieOnServerFault)
      )
      .handleRaw(
        "import",
        Effect.fnUntraced(function*({ request }) {
          const caller = yield* CurrentCaller
          const { entries } = yield* readBody(request, WireOwn.decodeImport)
          const outcomes = yield* suppressions.importAll(
            caller,
            entries.map(({ email_address: address, reason }) => ({ address, reason }))
          )
          return HttpServerResponse.jsonUnsafe(WireOwn.toWireOutcomes(outcomes))
        }, dieOnServerFault)
      )
      .handle(
        "remove",
        Effect.fnUntraced(function*({ params }) {
          yield* suppressions.remove(yield* CurrentCaller, params.email)
        }, dieOnServerFault)
      )
  })
)
