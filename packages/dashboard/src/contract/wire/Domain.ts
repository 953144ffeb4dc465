import { WireDnsCheck, WireDnsRecord, WireDomain } from "@sendwright/api/wire/Domain"
import { DateTime, Id, toDateTime } from "@sendwright/api/wire/Scalars"
import { actorKinds, auditActions, type AuditEntry } from "@sendwright/core/audit/AuditEntry"
import type { DnsCheck } from "@sendwright/core/domains/DnsCheck"
import { type DnsRecord, isGating } from "@sendwright/core/domains/DnsRecord"
import type { Domain } from "@sendwright/core/domains/Domain"
import * as Schema from "effect/Schema"

/** A record to publish, and the result of its last check. */
const WireRecord = Schema.Struct({
  ...WireDnsRecord.fields,
  id: Schema.String,
  needed: Schema.Boolean.annotate({ description: "false: it should be there, but the domain is verified without it." }),
  check: Schema.NullOr(Schema.Struct({ state: WireDnsCheck.fields.state, found: WireDnsCheck.fields.found })).annotate({
    description: "What was found the last time the DNS gave an answer; null before the first."
  })
})

const { created_at, health, health_changed_at, id, name, region, status } = WireDomain.fields

/** A domain for the page. */
export const WireDomainView = Schema.Struct({
  id,
  name,
  region,
  status,
  health,
  health_changed_at,
  created_at,
  broken_since: Schema.NullOr(DateTime).annotate({ description: "The first of the failing checks in a row." }),
  checked_at: Schema.NullOr(DateTime),
  next_check_at: Schema.NullOr(DateTime),
  records: Schema.Array(WireRecord),
  rotation: Schema.NullOr(Schema.Struct({
    from: Schema.String,
    to: Schema.String,
    started_at: DateTime,
    switched_at: Schema.NullOr(DateTime).annotate({
      description: "Since when the new key signs; null: the old one does."
    })
  })),
  receiving: Schema.NullOr(Schema.Struct({
    status,
    health,
    records: Schema.Array(WireRecord),
    checked_at: Schema.NullOr(DateTime)
  })).annotate({ description: "null: it was not asked to receive." })
}).annotate({ identifier: "DomainView" })
export type WireDomainView = typeof WireDomainView.Type

/** All domains of an account, oldest first. */
export const WireDomainViews = Schema.Struct({ data: Schema.Array(WireDomainView) })

/** The history of one domain: its newest 50 entries of the audit log, newest first. */
export const WireDomainHistory = Schema.Struct({
  data: Schema.Array(Schema.Struct({
    id: Id,
    at: DateTime,
    action: Schema.Literals(auditActions),
    actor: Schema.Struct({ kind: Schema.Literals(actorKinds), name: Schema.String })
  }))
})

const toWireRecords = (
  records: ReadonlyArray<DnsRecord>,
  checks: ReadonlyArray<DnsCheck> | null
): ReadonlyArray<typeof WireRecord.Type> =>
  records.map((record) => {
    const check = checks?.find((one) => one.id === record.id)
    return {
      id: record.id,
      type: record.type,
      name: record.name,
      value: record.value,
      purpose: record.purpose,
      needed: isGating(record),
      check: check === undefined ? null : { state: check.state, found: check.found }
    }
  })

/** Encodes a domain. */
export const toWire = (domain: Domain, nextCheckAt: Date | undefined): WireDomainView => ({
  id: domain.id,
  name: domain.name,
  region: domain.region,
  status: domain.status,
  health: domain.health,
  health_changed_at: toDateTime(domain.healthChangedAt),
  created_at: domain.createdAt.toISOString(),
  broken_since: toDateTime(domain.brokenSince),
  checked_at: toDateTime(domain.dnsCheckedAt),
  next_check_at: toDateTime(nextCheckAt ?? null),
  records: toWireRecords(domain.dnsRecords, domain.dnsChecks),
  rotation: domain.rotation === null ? null : {
    from: domain.rotation.from,
    to: domain.rotation.to,
    started_at: domain.rotation.startedAt.toISOString(),
    switched_at: toDateTime(domain.rotation.switchedAt)
  },
  receiving: domain.receiving === null ? null : {
    status: domain.receiving.status,
    health: domain.receiving.health,
    records: toWireRecords(domain.receiving.dnsRecords, domain.receiving.dnsChecks),
    checked_at: toDateTime(domain.receiving.dnsCheckedAt)
  }
})

/** Encodes an entry of the history. */
export const toWireEntry = ({ action, actor, at, id }: AuditEntry) => ({
  id,
  at: at.toISOString(),
  action,
  actor: { kind: actor.kind, name: actor.name }
})
