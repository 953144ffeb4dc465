import { CurrentCaller } from "@sendwright/api/Authorization"
import { toWireSummary } from "@sendwright/api/wire/Email"
import { fromPageQuery, toWirePage } from "@sendwright/api/wire/Page"
import { BulkActions } from "@sendwright/core/emails/BulkActions"
import * as EmailCsv from "@sendwright/core/emails/EmailCsv"
import { EmailLog } from "@sendwright/core/emails/EmailLog"
import { LiveFeed } from "@sendwright/core/emails/LiveFeed"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import * as Stream from "effect/Stream"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import * as Wire from "../../contract/wire/Emails.ts"
import { readBody } from "../foundation/readBody.ts"
import * as SecurityHeaders from "../foundation/SecurityHeaders.ts"

/** The endpoints of an account's log. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "emails",
  Effect.fnUntraced(function*(handlers) {
    const log = yield* EmailLog
    const feed = yield* LiveFeed
    const bulk = yield* BulkActions

    return handlers
      .handle(
        "list",
        Effect.fnUntraced(function*({ query }) {
          const caller = yield* CurrentCaller
          const request = Wire.toLogRequest(query)
          // Read before the list. An email that arrives between the two is then reported twice, and never missed.
          const live_cursor = yield* feed.cursor(caller, request)
          const page = yield* log.list(caller, { ...request, ...fromPageQuery(query) })
          return { ...toWirePage(page, toWireSummary), live_cursor }
        }, dieOnServerFault)
      )
      .handle(
        "count",
        Effect.fnUntraced(function*({ query }) {
          const { count, isExact } = yield* log.count(yield* CurrentCaller, Wire.toLogRequest(query))
          return { count, is_exact: isExact }
        }, dieOnServerFault)
      )
      .handleRaw(
        "csv",
        Effect.fnUntraced(function*({ query }) {
          const caller = yield* CurrentCaller
          const pages = yield* log.pages(caller, Wire.toLogRequest(query))
          const lines = Stream.concat(Stream.succeed(EmailCsv.header), Stream.map(pages, EmailCsv.linesOf))
          return HttpServerResponse.stream(Stream.encodeText(lines), {
            contentType: "text/csv; charset=utf-8",
            headers: {
              ...SecurityHeaders.api,
              "content-disposition": `attachment; filename="emails-${caller.mode}.csv"`
            }
          })
        }, dieOnServerFault)
      )
      .handleRaw(
        "bulk",
        Effect.fnUntraced(function*({ query, request }) {
          const caller = yield* CurrentCaller
          const step = yield* readBody(request, Wire.decodeBulkRequest)
          const did = yield* bulk.step(caller, { ...Wire.toLogRequest(query), ...step, mode: caller.mode })
          return HttpServerResponse.jsonUnsafe(Wire.toWireStep(did))
        }, dieOnServerFault)
      )
  })
)
