import type * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"

/** Upper bounds of the durations, in seconds: those of OpenTelemetry's `http.server.request.duration`, and two below. */
const boundaries = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

const requests = (method: string, route: string, status: number) =>
  Metric.counter("sendwright_http_requests_total", {
    description: "Requests by method, route and status",
    incremental: true,
    attributes: { method, route, status: String(status) }
  })

const durations = (method: string, route: string) =>
  Metric.histogram("sendwright_http_request_duration_seconds", {
    description: "Time from the head of a request to its answer, by method and route",
    boundaries,
    attributes: { method, route }
  })

const refusedBodies = (reason: string) =>
  Metric.counter("sendwright_http_bodies_refused_total", {
    description: "Bodies that were not read to their end: for the account's share, the process's budget, or their time",
    incremental: true,
    attributes: { reason }
  })

const refusedRequests = (reason: string) =>
  Metric.counter("sendwright_http_requests_refused_total", {
    description:
      "Requests answered 503 before anything was done for them: no room to wait in was left, or they waited long",
    incremental: true,
    attributes: { reason }
  })

const abandonedRequests = Metric.counter("sendwright_http_requests_abandoned_total", {
  description: "Requests whose clients went away while they waited to be begun: nothing was done for them",
  incremental: true
})

/** One instance for each set of labels: finding it is cheaper than merging labels on every update. */
const memo = <Labels extends ReadonlyArray<string | number>, A>(make: (...labels: Labels) => A) => {
  const made = new Map<string, A>()
  return (...labels: Labels): A => {
    const key = labels.join(" ")
    let metric = made.get(key)
    if (metric === undefined) made.set(key, metric = make(...labels))
    return metric
  }
}

const requestsOf = memo(requests)
const durationsOf = memo(durations)
const refusedBodiesOf = memo(refusedBodies)
const refusedRequestsOf = memo(refusedRequests)

// A client may invent methods; a label must not grow with them.
const methods = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"])

/** Counts one answered request. `route` is a template, never a path. */
export const count = (
  method: string,
  route: string,
  status: number,
  durationMillis: number,
  context: Context.Context<never>
): void => {
  const label = methods.has(method) ? method : "OTHER"
  requestsOf(label, route, status).updateUnsafe(1, context)
  durationsOf(label, route).updateUnsafe(durationMillis / 1_000, context)
}

/** Counts a body that was not read: `account` or `process` for want of room, `slow` for its time. */
export const countRefusedBody = (reason: "account" | "process" | "slow"): Effect.Effect<void> =>
  Metric.update(refusedBodiesOf(reason), 1)

/** Counts requests that were not begun: `full` for want of room to wait in, `late` for their time. */
export const countRefused = (reason: "full" | "late", by: number): Effect.Effect<void> =>
  Metric.update(refusedRequestsOf(reason), by)

/** Counts requests that their clients gave up before they were begun. */
export const countAbandoned = (by: number): Effect.Effect<void> => Metric.update(abandonedRequests, by)
