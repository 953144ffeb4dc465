import { CurrentCaller } from "@sendwright/api/Authorization"
import { EmailMetrics } from "@sendwright/core/metrics/EmailMetrics"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as Effect from "effect/Effect"
import { HttpApiBuilder } from "effect/http-api"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import * as Wire from "../../contract/wire/Metrics.ts"

/** The endpoint of an account's figures. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "metrics",
  Effect.fnUntraced(function*(handlers) {
    const metrics = yield* EmailMetrics

    return handlers.handle(
      "read",
      Effect.fnUntraced(function*({ query }) {
        const { account } = yield* CurrentCaller
        const { by, from, grain, to, traffic, zone } = query
        return Wire.toWire(
          yield* metrics.read({
            accountId: account.id,
            traffic,
            from: new Date(from),
            to: new Date(to),
            grain,
            zone,
            by
          })
        )
      }, dieOnServerFault)
    )
  })
)
