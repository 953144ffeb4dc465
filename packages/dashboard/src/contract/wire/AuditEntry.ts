import { Once, pageQuery } from "@sendwright/api/wire/Page"
import { DateTime, Id } from "@sendwright/api/wire/Scalars"
import { actorKinds, auditActions, type AuditEntry, type AuditFilters } from "@sendwright/core/audit/AuditEntry"
import * as Schema from "effect/Schema"
import { Instant } from "./Instant.ts"

/** One entry of an account's history. */
export const WireAuditEntry = Schema.Struct({
  id: Id,
  at: DateTime,
  actor: Schema.Struct({
    kind: Schema.Literals(actorKinds),
    id: Schema.NullOr(Schema.String),
    name: Schema.String
  }),
  action: Schema.Literals(auditActions),
  subject: Schema.NullOr(Schema.String).annotate({
    description: "The id of what it was done to; null where that is the account, or would name a person."
  }),
  source: Schema.Struct({
    address: Schema.NullOr(Schema.String),
    session_id: Schema.NullOr(Schema.String),
    request_id: Schema.NullOr(Schema.String)
  }).annotate({ description: "Where the request came from. The address of an operator is not told." })
}).annotate({ identifier: "AuditEntry" })
export type WireAuditEntry = typeof WireAuditEntry.Type

/** The filters of the history. */
export const auditQuery = {
  ...pageQuery,
  action: Schema.optionalKey(Schema.Literals(auditActions)),
  actor_id: Schema.optionalKey(Once),
  since: Schema.optionalKey(Instant)
} as const

/** Reads the filters of a query. */
export const fromQuery = (query: {
  readonly action?: typeof auditActions[number]
  readonly actor_id?: string
  readonly since?: string
}): AuditFilters => ({
  ...query.action === undefined ? {} : { actions: [query.action] },
  ...query.actor_id === undefined ? {} : { actorId: query.actor_id },
  ...query.since === undefined ? {} : { since: new Date(query.since) }
})

/** Encodes an entry. */
export const toWire = ({ action, actor, at, id, source, subject }: AuditEntry): WireAuditEntry => ({
  id,
  at: at.toISOString(),
  actor: { kind: actor.kind, id: actor.id, name: actor.name },
  action,
  subject,
  source: {
    address: actor.kind === "operator" ? null : source.address,
    session_id: source.sessionId,
    request_id: source.requestId
  }
})
