import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { Domain } from "../domains/Domain.ts"
import { DomainStore } from "../domains/DomainStore.ts"
import { compare, type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"

/** `DomainStore` in memory. Emails keep the ids of removed domains; nothing else does. */
export const layer: Layer.Layer<DomainStore, never, MemoryDatabase> = Layer.effect(
  DomainStore,
  Effect.map(MemoryDatabase, (db) =>
    DomainStore.of({
      add: (domain) =>
        Effect.sync(() => {
          let domains = db.domains.get(domain.accountId)
          if (domains === undefined) db.domains.set(domain.accountId, domains = new Map())
          if (domains.has(domain.name)) return false
          domains.set(domain.name, domain)
          if (domain.status === "verified") db.verifiedDomains.set(domain.name, domain.accountId)
          return true
        }),
      list: (accountId) => Effect.sync(() => domainsOf(db, accountId).sort(compare)),
      find: (accountId, id) => Effect.sync(() => Option.fromNullishOr(byId(db, accountId, id))),
      setStatus: (accountId, id, status) =>
        Effect.sync(() => {
          const domain = byId(db, accountId, id)
          if (domain === undefined) return "not_found"
          const holder = db.verifiedDomains.get(domain.name)
          if (status === "verified" && holder !== undefined && holder !== accountId) return "taken"
          if (status === "verified") db.verifiedDomains.set(domain.name, accountId)
          else if (holder === accountId) db.verifiedDomains.delete(domain.name)
          const changed = { ...domain, status }
          db.domains.get(accountId)?.set(domain.name, changed)
          return changed
        }),
      remove: (accountId, id) =>
        Effect.sync(() => {
          const domain = byId(db, accountId, id)
          if (domain === undefined) return false
          db.domains.get(accountId)?.delete(domain.name)
          if (db.verifiedDomains.get(domain.name) === accountId) db.verifiedDomains.delete(domain.name)
          return true
        })
    }))
)

const domainsOf = (db: MemoryData, accountId: string): Array<Domain> => [...db.domains.get(accountId)?.values() ?? []]

const byId = (db: MemoryData, accountId: string, id: string): Domain | undefined =>
  domainsOf(db, accountId).find((domain) => domain.id === id)
