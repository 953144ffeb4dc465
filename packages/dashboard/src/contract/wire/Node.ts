import { DateTime, Id, toDateTime } from "@sendwright/api/wire/Scalars"
import { type Node, silentMillis } from "@sendwright/core/operator/Nodes"
import type { NodeState } from "@sendwright/core/operator/NodeState"
import { nodeRoles } from "@sendwright/core/operator/NodeStore"
import * as Schema from "effect/Schema"

const Time = Schema.NullOr(DateTime)

const WireCircuit = Schema.Struct({
  state: Schema.Literals(["closed", "open", "half_open"]),
  since: DateTime,
  until: Time.annotate({ description: "Until when nothing is handed to the provider; null where it is not open." }),
  reason: Schema.NullOr(Schema.String)
})

/** The report of a process about itself. */
const WireNodeState = Schema.Struct({
  claims: Schema.Struct({ sends: Time, webhooks: Time, domains: Time }).annotate({
    description: "When its last claims came back; null: it has not claimed yet, or does not."
  }),
  conditions: Schema.Array(Schema.Struct({
    name: Schema.String,
    message: Schema.String,
    blocks: Schema.Boolean.annotate({ description: "Whether the process should be sent no requests." }),
    since: DateTime
  })),
  providers: Schema.Array(Schema.Struct({
    name: Schema.String,
    under_way: Schema.Int,
    circuit: Schema.NullOr(WireCircuit).annotate({ description: "null: no other provider stands in for it." })
  })),
  retention: Schema.NullOr(Schema.Struct({
    started_at: DateTime,
    ended_at: Time,
    failed: Schema.Boolean,
    deleted: Schema.Struct({
      contents: Schema.Int,
      emails: Schema.Int,
      reports: Schema.Int,
      sign_ins: Schema.Int
    })
  })),
  reports: Schema.Array(Schema.Struct({
    at: DateTime,
    format: Schema.Literals(["dsn", "arf", "auto_reply", "other", "unreadable"]),
    kind: Schema.String,
    email_id: Schema.NullOr(Id),
    ignored: Schema.NullOr(Schema.String)
  }))
}).annotate({ identifier: "NodeState" })

/** A process that uses the storage, or did until a moment ago. */
export const WireNode = Schema.Struct({
  id: Id,
  hostname: Schema.String,
  pid: Schema.Int,
  role: Schema.Literals(nodeRoles),
  version: Schema.String,
  started_at: DateTime,
  seen_at: DateTime,
  silent: Schema.Boolean.annotate({ description: `Whether it has not reported for ${silentMillis / 1_000} seconds.` }),
  clock_ahead_ms: Schema.Number.annotate({
    description: "By which the storage's clock is ahead of the process's; negative where it is behind."
  }),
  state: Schema.NullOr(WireNodeState).annotate({ description: "null: its version says it in another way." })
}).annotate({ identifier: "Node" })
export type WireNode = typeof WireNode.Type

/** All processes, the longest running first. */
export const WireNodes = Schema.Struct({ data: Schema.Array(WireNode) }).annotate({ identifier: "Nodes" })

const toWireState = (state: NodeState): typeof WireNodeState.Type => ({
  claims: {
    sends: toDateTime(state.claims.sends),
    webhooks: toDateTime(state.claims.webhooks),
    domains: toDateTime(state.claims.domains)
  },
  conditions: state.conditions.map((condition) => ({ ...condition, since: condition.since.toISOString() })),
  providers: state.providers.map(({ circuit, name, underWay }) => ({
    name,
    under_way: underWay,
    circuit: circuit === null ? null : {
      ...circuit,
      since: circuit.since.toISOString(),
      until: toDateTime(circuit.until)
    }
  })),
  retention: state.retention === null ? null : {
    started_at: state.retention.startedAt.toISOString(),
    ended_at: toDateTime(state.retention.endedAt),
    failed: state.retention.failed,
    deleted: {
      contents: state.retention.deleted.contents,
      emails: state.retention.deleted.emails,
      reports: state.retention.deleted.reports,
      sign_ins: state.retention.deleted["sign-ins"]
    }
  },
  reports: state.reports.map(({ at, emailId, format, ignored, kind }) => ({
    at: at.toISOString(),
    format,
    kind,
    email_id: emailId,
    ignored
  }))
})

/** Encodes a process. */
export const toWire = (node: Node): WireNode => ({
  id: node.id,
  hostname: node.hostname,
  pid: node.pid,
  role: node.role,
  version: node.version,
  started_at: node.startedAt.toISOString(),
  seen_at: node.seenAt.toISOString(),
  silent: node.silent,
  clock_ahead_ms: node.clockAheadMillis,
  state: node.state === null ? null : toWireState(node.state)
})
