import * as Metric from "effect/Metric"

const connections = Metric.gauge("sendwright_mail_connections", {
  description: "Connections of mail servers that are open"
})

const bytes = Metric.gauge("sendwright_mail_bytes", {
  description: "Memory that incoming messages are counted with now, in bytes"
})

const messages = Metric.counter("sendwright_mail_messages_total", {
  description: "Incoming messages by the reply to them; none where the client went away before",
  incremental: true
})

const recipients = Metric.counter("sendwright_mail_recipients_refused_total", {
  description: "Recipients of incoming messages that were refused, by the reply",
  incremental: true
})

const full = Metric.counter("sendwright_mail_full_total", {
  description: "Recipients and incoming messages that were refused, as an account keeps as much as it may",
  incremental: true
})

const refusals = Metric.counter("sendwright_mail_connections_refused_total", {
  description: "Connections of mail servers that had no room, by whose was used up, or that ended for others",
  incremental: true
})

const slow = Metric.counter("sendwright_mail_slow_seconds_total", {
  description: "Seconds in which mail servers sent more than is read, and had to wait",
  incremental: true
})

/** Shows how many connections are open. */
export const showConnections = (count: number) => Metric.update(connections, count)

/** Shows what the messages under way are counted with. */
export const showBytes = (count: number) => Metric.update(bytes, count)

/** Counts a message by the code and status of its reply. */
export const countMessage = (reply: string) => Metric.update(Metric.withAttributes(messages, { reply }), 1)

/** Counts a recipient that was refused. */
export const countRecipient = (reply: string) => Metric.update(Metric.withAttributes(recipients, { reply }), 1)

/** Counts a recipient or a message for which an account has no room. */
export const countFull = Metric.update(full, 1)

/** Counts a connection that had no room, or that was silent and ended for another one. */
export const countRefused = (by: "all" | "address" | "silent") =>
  Metric.update(Metric.withAttributes(refusals, { by }), 1)

/** Counts seconds in which some connections had to wait until they were read. */
export const countSlow = (seconds: number) => Metric.update(slow, seconds)
