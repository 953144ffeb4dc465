import { limitsOf } from "@sendwright/core/accounts/Account"
import { claimOf } from "@sendwright/core/accounts/Quota"
import { EmailMetrics } from "@sendwright/core/metrics/EmailMetrics"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Calls from "./Calls.ts"

const dayMillis = 86_400_000

/** `GET /v2/email/account`. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const metrics = yield* EmailMetrics
  const clock = yield* Clock.Clock

  const account: Calls.Answer = Effect.fnUntraced(function*({ caller: { account, mode } }) {
    const to = new Date(clock.currentTimeMillisUnsafe())
    const from = new Date(to.getTime() - dayMillis)
    const figures = yield* metrics.read({ accountId: account.id, traffic: mode, from, to, grain: "hour", by: "none" })
    const { dailyLimit = null, monthlyLimit = null } = claimOf(account, to) ?? {}
    return {
      DedicatedIpAutoWarmupEnabled: false,
      EnforcementStatus: account.paused === null ? "HEALTHY" : "SHUTDOWN",
      ProductionAccessEnabled: true,
      SendingEnabled: account.paused === null,
      SendQuota: {
        Max24HourSend: dailyLimit ?? monthlyLimit ?? -1,
        MaxSendRate: limitsOf(account).requestRate,
        SentLast24Hours: figures.series.reduce((sum, { total }) => sum + total.accepted, 0)
      },
      SuppressionAttributes: { SuppressedReasons: ["BOUNCE", "COMPLAINT"] }
    }
  })

  yield* Calls.add([{
    method: "GET",
    path: "/v2/email/account",
    access: { scope: null, liveOnly: false, isRead: true },
    answer: account
  }])
}))
