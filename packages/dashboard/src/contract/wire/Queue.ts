import { DateTime, Id, IdParam, Mode, toDateTime } from "@sendwright/api/wire/Scalars"
import type { QueueView } from "@sendwright/core/operator/Queue"
import { queueCauses } from "@sendwright/core/operator/QueueStore"
import type { Wait } from "@sendwright/core/operator/QueueWaits"
import * as Schema from "effect/Schema"

/** The reasons that emails wait. */
const waits = [
  "worker",
  "no_worker",
  "circuit_open",
  "leased",
  "later",
  "scheduled",
  "throttled",
  "account_paused",
  "account_suspended",
  "held"
] as const

const WireWait = Schema.Struct({
  what: Schema.Literals(waits),
  until: Schema.NullOr(DateTime).annotate({ description: "When it is looked at again; null: when something happens." }),
  node: Schema.NullOr(Schema.String).annotate({
    description: "The host that has it; null: none, or one that is gone."
  }),
  domain: Schema.NullOr(Schema.String).annotate({ description: "The recipient domain whose slot it waits for." })
}).annotate({ identifier: "Wait" })
type WireWait = typeof WireWait.Type

/** The emails that wait to be handed over, by account or by recipient domain. */
export const WireQueue = Schema.Struct({
  groups: Schema.Array(Schema.Struct({
    key: Schema.String.annotate({ description: "The account's id, or the domain." }),
    name: Schema.String.annotate({ description: "The account's name, or the domain." }),
    count: Schema.Int,
    parts: Schema.Array(Schema.Struct({
      cause: Schema.Literals(queueCauses),
      count: Schema.Int,
      oldest: Schema.Struct({ email_id: Id, since: DateTime, waits_for: WireWait })
    })).annotate({ description: "Those that wait for the same; the longest waiting first." })
  })),
  complete: Schema.Boolean.annotate({ description: "Otherwise each count is the least that there is." }),
  providers: Schema.Array(Schema.Struct({
    name: Schema.String,
    under_way: Schema.Int.annotate({ description: "Hand-offs that are under way." }),
    circuits: Schema.Array(Schema.Struct({
      node: Schema.String,
      state: Schema.Literals(["open", "half_open"]),
      since: DateTime,
      until: Schema.NullOr(DateTime),
      reason: Schema.NullOr(Schema.String)
    })).annotate({ description: "Those that are not closed." })
  })),
  throttles: Schema.Struct({
    send_rate: Schema.NullOr(Schema.Number).annotate({ description: "Emails a second to each provider." }),
    provider_concurrency: Schema.NullOr(Schema.Int),
    domain_concurrency: Schema.NullOr(Schema.Int)
  })
}).annotate({ identifier: "Queue" })
export type WireQueue = typeof WireQueue.Type

/** The filters of the queue. */
export const queueQuery = {
  by: Schema.Literals(["account", "domain"]),
  account_id: Schema.optionalKey(IdParam),
  mode: Schema.optionalKey(Mode)
} as const

const toWireWait = (wait: Wait): WireWait => {
  const none = { until: null, node: null, domain: null }
  switch (wait._tag) {
    case "Worker":
      return { ...none, what: "worker" }
    case "NoWorker":
      return { ...none, what: "no_worker" }
    case "CircuitOpen":
      return { ...none, what: "circuit_open", until: wait.until.toISOString() }
    case "Leased":
      return { ...none, what: "leased", node: wait.node?.hostname ?? null, until: toDateTime(wait.until) }
    case "Later":
      return { ...none, what: "later", until: toDateTime(wait.until) }
    case "Scheduled":
      return { ...none, what: "scheduled", until: toDateTime(wait.until) }
    case "Throttled":
      return { ...none, what: "throttled", domain: wait.domain }
    case "AccountPaused":
      return { ...none, what: "account_paused" }
    case "AccountSuspended":
      return { ...none, what: "account_suspended" }
    case "Held":
      return { ...none, what: "held" }
  }
}

/** Encodes the queue; `nameOf` gives the name of a key. */
export const toWire = (
  { complete, groups, providers }: QueueView,
  nameOf: (key: string) => string,
  throttles: WireQueue["throttles"]
): WireQueue => ({
  groups: groups.map(({ count, key, parts }) => ({
    key,
    name: nameOf(key),
    count,
    parts: parts.map(({ cause, count, oldest }) => ({
      cause,
      count,
      oldest: {
        email_id: oldest.emailId,
        since: oldest.since.toISOString(),
        waits_for: toWireWait(oldest.waitsFor)
      }
    }))
  })),
  complete,
  providers: providers.map(({ circuits, name, underWay }) => ({
    name,
    under_way: underWay,
    circuits: circuits.map(({ node, reason, since, state, until }) => ({
      node: node.hostname,
      state,
      since: since.toISOString(),
      until: toDateTime(until),
      reason
    }))
  })),
  throttles
})
