import type { Caller } from "@sendwright/core/accounts/Caller"
import { type DnsRecord, isGating } from "@sendwright/core/domains/DnsRecord"
import type { Domain } from "@sendwright/core/domains/Domain"
import { Domains } from "@sendwright/core/domains/Domains"
import * as Effect from "effect/Effect"
import type { AdminCommand, AdminError } from "./AdminCommand.ts"
import { type CoreError, notFound, refusal } from "./refusals.ts"

const time = (date: Date | null): string | null => date === null ? null : date.toISOString()

/** The selector that a record stands under; null where it is no key of ours, which the provider's are not. */
const selectorOf = ({ name, purpose, type }: DnsRecord): string | null =>
  purpose === "dkim" && type === "TXT" ? name.split("._domainkey.")[0] ?? null : null

const domainJson = (domain: Domain) => {
  const signing = domain.dnsRecords.find((record) => selectorOf(record) !== null && isGating(record))
  const { rotation } = domain
  return {
    id: domain.id,
    name: domain.name,
    status: domain.status,
    health: domain.health,
    region: domain.region,
    selector: signing === undefined ? null : selectorOf(signing),
    next_selector: rotation !== null && rotation.switchedAt === null ? rotation.to : null,
    old_selector: rotation !== null && rotation.switchedAt !== null ? rotation.from : null,
    rotation_started_at: time(rotation?.startedAt ?? null),
    rotation_switched_at: time(rotation?.switchedAt ?? null),
    dns_checked_at: time(domain.dnsCheckedAt),
    created_at: time(domain.createdAt)
  }
}

const recordJson = (domain: Domain) => ({ id, name, type, value }: DnsRecord) => ({
  type,
  name,
  value,
  state: domain.dnsChecks?.find((check) => check.id === id)?.state ?? "unknown"
})

/** The keys of a domain and what to do with their records. */
const keysJson = (domain: Domain) => ({
  ...domainJson(domain),
  dkim_records: domain.dnsRecords.filter(({ purpose }) => purpose === "dkim").map(recordJson(domain))
})

type Named = Extract<AdminCommand, { readonly _tag: "DomainsRotateDkim" | "DomainsRetireDkim" }>

/** Carries out the commands about domains for callers that are operators. */
export const make = Effect.map(Domains, (domains) => {
  const named = Effect.fnUntraced(function*(caller: Caller, name: string) {
    const all = yield* Effect.mapError(domains.list(caller), refusal("domain", name))
    const found = all.find((domain) => domain.name === name.toLowerCase() || domain.id === name)
    return found === undefined ? yield* notFound("domain", name) : found
  })

  const changed = Effect.fnUntraced(function*(
    caller: Caller,
    { domain }: Named,
    change: (caller: Caller, id: string) => Effect.Effect<Domain, CoreError>
  ): Effect.fn.Return<unknown, AdminError> {
    const { id } = yield* named(caller, domain)
    return keysJson(yield* Effect.mapError(change(caller, id), refusal("domain", domain)))
  })

  return {
    list: (caller: Caller) =>
      Effect.mapBoth(domains.list(caller), {
        onSuccess: (all) => all.map(domainJson),
        onFailure: refusal("domain", "")
      }),
    rotateKey: (caller: Caller, command: Named) => changed(caller, command, domains.rotateKey),
    retireKey: (caller: Caller, command: Named) => changed(caller, command, domains.retireKey)
  }
})
