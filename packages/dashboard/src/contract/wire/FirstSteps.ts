import { DateTime, EmailStatus, Id, Mode, toDateTime } from "@sendwright/api/wire/Scalars"
import type { ApiKey } from "@sendwright/core/accounts/ApiKey"
import type { Domain } from "@sendwright/core/domains/Domain"
import { domainStatuses } from "@sendwright/core/domains/DomainState"
import type { EmailSummary } from "@sendwright/core/model/Email"
import * as Schema from "effect/Schema"

/** The first steps of an account: a key, an email, a domain. */
export const WireFirstSteps = Schema.Struct({
  key: Schema.NullOr(Schema.Struct({
    id: Id,
    name: Schema.String,
    mode: Mode,
    last_used_at: Schema.NullOr(DateTime)
  })).annotate({ description: "The key that was used last, or else the newest; null where there is none to use." }),
  email: Schema.NullOr(Schema.Struct({
    id: Id,
    mode: Mode,
    to: Schema.String.annotate({ description: "Its first recipient." }),
    subject: Schema.String,
    status: EmailStatus,
    created_at: DateTime,
    updated_at: DateTime.annotate({ description: "When its status became what it is." })
  })).annotate({ description: "The newest email, of either mode." }),
  domain: Schema.NullOr(Schema.Struct({
    id: Id,
    name: Schema.String,
    status: Schema.Literals(domainStatuses)
  })).annotate({ description: "A verified domain, or else the newest." })
}).annotate({ identifier: "FirstSteps" })
export type WireFirstSteps = typeof WireFirstSteps.Type

/** The data from which the steps are derived. */
export interface Found {
  readonly keys: ReadonlyArray<ApiKey>
  /** The newest email of each mode. */
  readonly emails: ReadonlyArray<EmailSummary>
  readonly domains: ReadonlyArray<Domain>
}

/** The element with the highest figure; of equal ones the first. */
const highest = <A>(all: ReadonlyArray<A>, figureOf: (one: A) => number): A | undefined =>
  all.reduce<A | undefined>((best, one) => best === undefined || figureOf(one) > figureOf(best) ? one : best, undefined)

const usedFirst = ({ createdAt, lastUsedAt }: ApiKey): number =>
  // Every key that was used comes before those that were not, even if they are newer.
  lastUsedAt === null ? createdAt.getTime() - Number.MAX_SAFE_INTEGER : lastUsedAt.getTime()

const verifiedFirst = ({ createdAt, status }: Domain): number =>
  status === "verified" ? Number.MAX_SAFE_INTEGER : createdAt.getTime()

/** Encodes the first steps. */
export const toWire = ({ domains, emails, keys }: Found): WireFirstSteps => {
  const key = highest(keys.filter(({ revokedAt }) => revokedAt === null), usedFirst)
  const email = highest(emails, ({ createdAt }) => createdAt.getTime())
  const domain = highest(domains, verifiedFirst)
  return {
    key: key === undefined
      ? null
      : { id: key.id, name: key.name, mode: key.mode, last_used_at: toDateTime(key.lastUsedAt) },
    email: email === undefined ? null : {
      id: email.id,
      mode: email.mode,
      to: [...email.to, ...email.cc, ...email.bcc][0] ?? "",
      subject: email.subject,
      status: email.status,
      created_at: email.createdAt.toISOString(),
      updated_at: email.updatedAt.toISOString()
    },
    domain: domain === undefined ? null : { id: domain.id, name: domain.name, status: domain.status }
  }
}
