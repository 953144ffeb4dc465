import * as Metric from "effect/Metric"

const connections = Metric.gauge("sendwright_submission_connections", {
  description: "Connections of SMTP clients that are open"
})

const bytes = Metric.gauge("sendwright_submission_bytes", {
  description: "Memory that messages over SMTP are counted with now, in bytes"
})

const messages = Metric.counter("sendwright_submission_messages_total", {
  description: "Messages over SMTP by the reply to them; none where the client went away before",
  incremental: true
})

const logins = Metric.counter("sendwright_submission_logins_total", {
  description: "Logins of SMTP clients: accepted, failed, or not looked at",
  incremental: true
})

const refusals = Metric.counter("sendwright_submission_connections_refused_total", {
  description: "Connections of SMTP clients that had no room, by whose was used up",
  incremental: true
})

/** Shows how many connections are open. */
export const showConnections = (count: number) => Metric.update(connections, count)

/** Shows what the messages under way are counted with. */
export const showBytes = (count: number) => Metric.update(bytes, count)

const byReply = new Map<string, Metric.Metric<number, Metric.CounterState<number>>>()

/** Counts a message by the code and status of its reply, of which there are a few dozen. */
export const countMessage = (reply: string) => {
  let metric = byReply.get(reply)
  if (metric === undefined) byReply.set(reply, metric = Metric.withAttributes(messages, { reply }))
  return Metric.update(metric, 1)
}

/** Counts a login. */
export const countLogin = (result: "accepted" | "failed" | "locked") =>
  Metric.update(Metric.withAttributes(logins, { result }), 1)

/** Counts a connection that had no room. */
export const countRefused = (by: "all" | "address" | "key") => Metric.update(Metric.withAttributes(refusals, { by }), 1)
