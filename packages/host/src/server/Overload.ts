import { unavailable } from "@sendwright/api/ErrorEnvelope"
import { Conditions } from "@sendwright/core/foundation/Conditions"
import type { Failure } from "@sendwright/http/Failures"
import * as HttpMetrics from "@sendwright/http/HttpMetrics"
import * as RequestGate from "@sendwright/http/RequestGate"
import * as Mailgun from "@sendwright/mailgun/Mailgun"
import * as Postmark from "@sendwright/postmark/Postmark"
import * as Resend from "@sendwright/resend/Resend"
import * as SendGrid from "@sendwright/sendgrid/SendGrid"
import * as SesApi from "@sendwright/ses-api/SesApi"
import * as Effect from "effect/Effect"
import type { SurfacePaths } from "../config/SurfacePaths.ts"

const failure: Failure = { status: 503, envelope: unavailable, retryAfterSeconds: null }

const bytesOf = (body: object): Buffer => Buffer.from(JSON.stringify(body))

/** The body that a request is refused with, by its path: as the interface answers that it is for. */
export const refusalsOf = (
  { mailgunPath, postmarkPath, resendPath, sendgridPath, sesPath }: SurfacePaths
): (path: string) => Buffer => {
  const own = bytesOf(unavailable)
  const surfaces = [
    [resendPath, bytesOf(Resend.bodyOfFailure(failure))],
    [sendgridPath, bytesOf(SendGrid.bodyOfFailure(failure))],
    [postmarkPath, bytesOf(Postmark.bodyOfFailure(failure))],
    [sesPath, bytesOf(SesApi.bodyOfFailure(failure))],
    [mailgunPath, bytesOf(Mailgun.bodyOfFailure(failure))]
  ] as const
  return (path) => surfaces.find(([base]) => base !== null && path.startsWith(`${base}/`))?.[1] ?? own
}

/** The gate before all routes of a server. */
export const gateOf = (paths: SurfacePaths): RequestGate.RequestGate =>
  RequestGate.make({ always: new Set(["/health/live", "/health/ready"]), refusalOf: refusalsOf(paths) })

const lookMillis = 1_000
/** It is over after so many seconds without a refusal. */
const quietSeconds = 10
/** While it lasts, the log has a line in so many seconds, and one at its end. */
const secondsPerLine = 60

const condition = {
  name: "overload",
  message: "More requests come than this process can answer in time: it refuses some with 503 and Retry-After. "
    + "Give it more processes (SENDWRIGHT_PROCESSES) or machines, or find out which client sends so much.",
  blocks: false
}

const since = (now: RequestGate.GateCounts, before: RequestGate.GateCounts): RequestGate.GateCounts => ({
  full: now.full - before.full,
  late: now.late - before.late,
  abandoned: now.abandoned - before.abandoned
})

const count = ({ abandoned, full, late }: RequestGate.GateCounts) =>
  Effect.all([
    HttpMetrics.countRefused("full", full),
    HttpMetrics.countRefused("late", late),
    HttpMetrics.countAbandoned(abandoned)
  ])

const tell = ({ abandoned, full, late }: RequestGate.GateCounts) =>
  Effect.annotateLogs(Effect.logWarning("Requests were refused for overload"), { refused: full + late, abandoned })

/** Counts what the gate refused, and says for how long that goes on: as a condition, and by a line a minute. */
export const watch = Effect.fnUntraced(function*(gate: RequestGate.RequestGate) {
  const conditions = yield* Conditions
  let counted = gate.counts()

  const look = Effect.suspend(() => {
    const now = gate.counts()
    const more = since(now, counted)
    counted = now
    return Effect.as(count(more), more.full + more.late > 0)
  }).pipe(Effect.delay(lookMillis))

  while (true) {
    let logged = counted
    if (!(yield* look)) continue
    yield* conditions.raise(condition, gate)
    for (let quiet = 0, seconds = 1; quiet < quietSeconds; seconds++) {
      quiet = (yield* look) ? 0 : quiet + 1
      if (seconds % secondsPerLine !== 0) continue
      yield* tell(since(counted, logged))
      logged = counted
    }
    yield* tell(since(counted, logged))
    yield* conditions.clear(condition.name, gate)
  }
})
