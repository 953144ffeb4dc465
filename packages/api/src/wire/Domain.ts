import { type DnsCheck, dnsCheckStates } from "@sendwright/core/domains/DnsCheck"
import { dnsPurposes, type DnsRecord, dnsRecordTypes } from "@sendwright/core/domains/DnsRecord"
import type { Domain } from "@sendwright/core/domains/Domain"
import * as DomainName from "@sendwright/core/domains/DomainName"
import type { DomainReceiving } from "@sendwright/core/domains/DomainReceiving"
import { domainHealths, domainStatuses } from "@sendwright/core/domains/DomainState"
import type { ValidationError } from "@sendwright/core/foundation/Errors"
import { rule } from "@sendwright/core/foundation/TextRules"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { decoder } from "./Body.ts"
import { DateTime, Id, toDateTime } from "./Scalars.ts"

/** The input for a new domain. */
export const WireNewDomain = Schema.Struct({
  name: Schema.String.check(rule(DomainName.problemOf, DomainName.schema)).pipe(Schema.annotateKey({
    description:
      "At most 253 characters: labels of 1 to 63 lower-case letters, digits and hyphens with dots between them, the last "
      + "one 2 to 63 letters. A name in its own script, such as müller.example, is taken as its A-labels.",
    examples: ["mail.example.com"]
  }))
}).annotate({
  identifier: "NewDomain",
  title: "New domain",
  description: "A domain to send from.",
  examples: [{ name: "mail.example.com" }]
})

const decodeFields = decoder(WireNewDomain)

/** Reads the input for a new domain and finds every issue; answers with its name. */
export const decodeNewDomain = (json: unknown): Result.Result<string, ValidationError> =>
  Result.map(decodeFields(json), (body) => body.name)

const recordFields = {
  type: Schema.Literals(dnsRecordTypes),
  name: Schema.String.annotate({ description: "The whole name of the record." }),
  value: Schema.String.annotate({ description: "What to publish; an MX begins with its preference." }),
  purpose: Schema.Literals(dnsPurposes)
} as const

/** A record to publish. */
export const WireDnsRecord = Schema.Struct(recordFields).annotate({
  identifier: "DnsRecord",
  title: "DNS record",
  description: "A record to publish."
})

/** What was found in the place of a record. */
export const WireDnsCheck = Schema.Struct({
  ...recordFields,
  id: Schema.String.annotate({ description: "Names the record; the same in every check." }),
  state: Schema.Literals(dnsCheckStates).annotate({
    description: "missing: there is no such record. mismatch: there are some, and none is right."
  }),
  found: Schema.NullOr(Schema.String).annotate({ description: "What the DNS answered; null where it has nothing." })
}).annotate({
  identifier: "DnsCheck",
  title: "DNS check",
  description: "What was found in the place of a record."
})

/** How a domain receives. */
export const WireReceiving = Schema.Struct({
  status: Schema.Literals(domainStatuses).annotate({
    description:
      "verified: mail is taken for it. It begins once the domain itself is verified and the record is found. "
      + "failed: the record was not there for 72 hours, or the name is another account's now."
  }),
  dns_records: Schema.Array(WireDnsRecord).annotate({ description: "The record to publish." }),
  health: Schema.Literals(domainHealths).annotate({ description: "Of the record." }),
  health_changed_at: Schema.NullOr(DateTime),
  dns_checks: Schema.NullOr(Schema.Array(WireDnsCheck)),
  dns_checked_at: Schema.NullOr(DateTime),
  created_at: DateTime.annotate({ description: "When the domain was asked to receive." })
}).annotate({
  identifier: "DomainReceiving",
  title: "Receiving of a domain",
  description: "How a domain receives; judged apart from how it sends. Beyond the interface specification."
})

/** A sending domain. */
export const WireDomain = Schema.Struct({
  id: Id,
  name: Schema.String,
  region: Schema.String.annotate({ description: "Where the domain's identity lives." }),
  status: Schema.Literals(domainStatuses).annotate({
    description: "verified: email can be sent from it. failed: its records were not there for 72 hours."
  }),
  dns_records: Schema.Array(WireDnsRecord).annotate({ description: "The records to publish." }),
  health: Schema.Literals(domainHealths).annotate({
    description: "unknown before the first look at the DNS; action_needed when records are missing or wrong."
  }),
  health_changed_at: Schema.NullOr(DateTime),
  dns_checks: Schema.NullOr(Schema.Array(WireDnsCheck)).annotate({
    description: "What was found the last time the DNS gave an answer; null before the first."
  }),
  dns_checked_at: Schema.NullOr(DateTime).annotate({ description: "When that was." }),
  receiving: Schema.NullOr(WireReceiving).annotate({ description: "null: it was not asked to receive." }),
  created_at: DateTime
}).annotate({
  identifier: "Domain",
  title: "Domain",
  description: "A domain to send from, with its DNS records and what was found of them."
})
export type WireDomain = typeof WireDomain.Type

const toWireRecord = ({ name, purpose, type, value }: DnsRecord): typeof WireDnsRecord.Type => ({
  type,
  name,
  value,
  purpose
})

const toWireChecks = (
  records: ReadonlyArray<DnsRecord>,
  checks: ReadonlyArray<DnsCheck>
): ReadonlyArray<typeof WireDnsCheck.Type> =>
  records.flatMap((record) => {
    const check = checks.find(({ id }) => id === record.id)
    return check === undefined
      ? []
      : [{ ...toWireRecord(record), id: record.id, state: check.state, found: check.found }]
  })

const toWireReceiving = (receiving: DomainReceiving): typeof WireReceiving.Type => ({
  status: receiving.status,
  dns_records: receiving.dnsRecords.map(toWireRecord),
  health: receiving.health,
  health_changed_at: toDateTime(receiving.healthChangedAt),
  dns_checks: receiving.dnsChecks === null ? null : toWireChecks(receiving.dnsRecords, receiving.dnsChecks),
  dns_checked_at: toDateTime(receiving.dnsCheckedAt),
  created_at: receiving.startedAt.toISOString()
})

/** A domain as it goes over the wire. */
export const toWire = (domain: Domain): WireDomain => ({
  id: domain.id,
  name: domain.name,
  region: domain.region,
  status: domain.status,
  dns_records: domain.dnsRecords.map(toWireRecord),
  health: domain.health,
  health_changed_at: toDateTime(domain.healthChangedAt),
  dns_checks: domain.dnsChecks === null ? null : toWireChecks(domain.dnsRecords, domain.dnsChecks),
  dns_checked_at: toDateTime(domain.dnsCheckedAt),
  receiving: domain.receiving === null ? null : toWireReceiving(domain.receiving),
  created_at: domain.createdAt.toISOString()
})
