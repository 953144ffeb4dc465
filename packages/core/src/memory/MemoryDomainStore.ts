import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { Domain } from "../domains/Domain.ts"
import * as DomainHealth from "../domains/DomainHealth.ts"
import type { DomainReceiving } from "../domains/DomainReceiving.ts"
import { type CheckSettlement, type ClaimedCheck, DomainStore, type SigningKey } from "../domains/DomainStore.ts"
import { permitted } from "../domains/ReceivingHealth.ts"
import { type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"
import type { DomainRow } from "./memoryRows.ts"
import { compare } from "./ordered.ts"

/** `DomainStore` in memory. Emails keep the ids of removed domains; nothing else does. */
export const layer: Layer.Layer<DomainStore, never, MemoryDatabase> = Layer.effect(
  DomainStore,
  Effect.map(MemoryDatabase, (db) =>
    DomainStore.of({
      add: (domain, options) =>
        Effect.sync(() => {
          let domains = db.domains.get(domain.accountId)
          if (domains === undefined) db.domains.set(domain.accountId, domains = new Map())
          if (domains.has(domain.name)) return "exists"
          const limit = options?.limit ?? null
          if (limit !== null && domains.size >= limit) return "limit"
          domains.set(domain.name, domain)
          db.domainRows.set(domain.id, {
            accountId: domain.accountId,
            name: domain.name,
            key: options?.key ?? null,
            otherKey: null,
            checks: 0,
            checkBeganAt: null,
            nextCheckAt: DomainHealth.nextCheckAt(domain, domain.createdAt).getTime()
          })
          if (domain.status === "verified") db.verifiedDomains.set(domain.name, domain.accountId)
          return "added"
        }),
      list: (accountId) => Effect.sync(() => domainsOf(db, accountId).sort(compare)),
      find: (accountId, id) => Effect.sync(() => Option.fromNullishOr(byId(db, accountId, id))),
      claimCheck: (options) =>
        Effect.sync(() => {
          const now = options.now.getTime()
          const domain = byId(db, options.accountId, options.id)
          const row = db.domainRows.get(options.id)
          if (domain === undefined || row === undefined) return Option.none()
          if (row.checkBeganAt !== null && row.checkBeganAt > now - options.minIntervalMillis) return Option.none()
          return Option.some(beginCheck(domain, row, now, options.leaseMillis))
        }),
      claimDueChecks: (options) =>
        Effect.sync(() => {
          const now = options.now.getTime()
          const due: Array<{ readonly domain: Domain; readonly row: DomainRow; readonly at: number }> = []
          for (const [id, row] of db.domainRows) {
            const domain = row.nextCheckAt === null ? undefined : byId(db, row.accountId, id)
            if (domain !== undefined && row.nextCheckAt !== null && row.nextCheckAt <= now) {
              due.push({ domain, row, at: row.nextCheckAt })
            }
          }
          return due.sort((a, b) => a.at - b.at).slice(0, options.limit).map(({ domain, row }) =>
            beginCheck(domain, row, now, options.leaseMillis)
          )
        }),
      nextChecks: (accountId) =>
        Effect.sync(() =>
          new Map(
            domainsOf(db, accountId).flatMap(({ id }) => {
              const at = db.domainRows.get(id)?.nextCheckAt ?? null
              return at === null ? [] : [[id, new Date(at)] as const]
            })
          )
        ),
      nextCheckDue: Effect.sync(() => {
        let next: number | null = null
        for (const { nextCheckAt } of db.domainRows.values()) {
          if (nextCheckAt !== null && (next === null || nextCheckAt < next)) next = nextCheckAt
        }
        return next === null ? null : new Date(next)
      }),
      settleCheck: (settlement) => Effect.sync(() => settleCheck(db, settlement)),
      setStatus: (accountId, id, status) =>
        Effect.sync(() => {
          const domain = byId(db, accountId, id)
          const row = db.domainRows.get(id)
          if (domain === undefined || row === undefined) return "not_found"
          if (status === "verified" && isTaken(db, domain)) return "taken"
          // A check that is under way must not undo it.
          row.checks++
          return store(db, { ...domain, status })
        }),
      beginRotation: ({ accountId, dnsRecords, domainId, from, key, nextCheckAt, now }) =>
        Effect.sync(() => {
          const domain = byId(db, accountId, domainId)
          const row = db.domainRows.get(domainId)
          if (domain === undefined || row?.key?.selector !== from || domain.rotation !== null) return Option.none()
          row.otherKey = key
          row.nextCheckAt = Math.min(row.nextCheckAt ?? Infinity, nextCheckAt.getTime())
          const rotation = { from, to: key.selector, startedAt: now, switchedAt: null }
          return Option.some(store(db, { ...domain, dnsRecords, rotation }))
        }),
      endRotation: ({ accountId, dnsRecords, domainId, from }) =>
        Effect.sync(() => {
          const domain = byId(db, accountId, domainId)
          const row = db.domainRows.get(domainId)
          if (domain === undefined || row === undefined) return Option.none()
          if (domain.rotation === null || domain.rotation.switchedAt === null || domain.rotation.from !== from) {
            return Option.none()
          }
          row.otherKey = null
          return Option.some(store(db, { ...domain, dnsRecords, rotation: null }))
        }),
      beginReceiving: ({ accountId, domainId, nextCheckAt, receiving }) =>
        Effect.sync(() => {
          const domain = byId(db, accountId, domainId)
          const row = db.domainRows.get(domainId)
          if (domain === undefined || row === undefined) return Option.none()
          if (domain.receiving !== null) return Option.some({ domain, isNew: false })
          row.nextCheckAt = Math.min(row.nextCheckAt ?? Infinity, nextCheckAt.getTime())
          return Option.some({ domain: store(db, { ...domain, receiving }), isNew: true })
        }),
      endReceiving: (accountId, domainId) =>
        Effect.sync(() => {
          const domain = byId(db, accountId, domainId)
          if (domain === undefined || domain.receiving === null) return false
          store(db, { ...domain, receiving: null })
          return true
        }),
      findReceiver: (name) =>
        Effect.sync(() => {
          const domain = receiverOf(db, name)
          return domain === undefined || isTaken(db, domain) ? Option.none() : Option.some(domain.accountId)
        }),
      isNameInUse: (name) => Effect.sync(() => [...db.domains.values()].some((domains) => domains.has(name))),
      remove: (accountId, id) =>
        Effect.sync(() => {
          const domain = byId(db, accountId, id)
          if (domain === undefined) return false
          const row = db.domainRows.get(id)
          if (row !== undefined) {
            row.nextCheckAt = null
            row.key = null
            row.otherKey = null
          }
          db.domains.get(accountId)?.delete(domain.name)
          if (db.verifiedDomains.get(domain.name) === accountId) db.verifiedDomains.delete(domain.name)
          return true
        }),
      signingKey: (accountId, domainId) => Effect.sync(() => Option.fromNullishOr(signingKey(db, accountId, domainId))),
      signerOf: (name) =>
        Effect.sync(() => {
          const accountId = db.verifiedDomains.get(name)
          const domain = accountId === undefined ? undefined : db.domains.get(accountId)?.get(name)
          const key = domain === undefined ? undefined : signingKey(db, domain.accountId, domain.id)
          return key === undefined || domain === undefined
            ? Option.none()
            : Option.some({ ...key, accountId: domain.accountId })
        })
    }))
)

const domainsOf = (db: MemoryData, accountId: string): Array<Domain> => [...db.domains.get(accountId)?.values() ?? []]

const byId = (db: MemoryData, accountId: string, id: string): Domain | undefined => {
  const row = db.domainRows.get(id)
  const domain = row === undefined ? undefined : db.domains.get(accountId)?.get(row.name)
  return domain?.id === id ? domain : undefined
}

const isTaken = (db: MemoryData, domain: Domain): boolean => {
  const holder = db.verifiedDomains.get(domain.name)
  return holder !== undefined && holder !== domain.accountId
}

const store = (db: MemoryData, domain: Domain): Domain => {
  db.domains.get(domain.accountId)?.set(domain.name, domain)
  if (domain.status === "verified") db.verifiedDomains.set(domain.name, domain.accountId)
  else if (db.verifiedDomains.get(domain.name) === domain.accountId) db.verifiedDomains.delete(domain.name)
  return domain
}

const beginCheck = (domain: Domain, row: DomainRow, now: number, leaseMillis: number): ClaimedCheck => {
  row.checkBeganAt = now
  row.nextCheckAt = now + leaseMillis
  return { domain, number: ++row.checks }
}

const settleCheck = (db: MemoryData, settlement: CheckSettlement): Option.Option<Domain> => {
  const domain = byId(db, settlement.accountId, settlement.domainId)
  const row = db.domainRows.get(settlement.domainId)
  if (domain === undefined || row === undefined || row.checks !== settlement.number) return Option.none()
  const switched = settlement.found?.switched
  const { rotation } = domain
  if (switched !== undefined && (rotation === null || rotation.switchedAt !== null)) return Option.none()
  // Settled once.
  row.checks++
  row.nextCheckAt = settlement.nextCheckAt.getTime()
  return Option.some(settleReceiving(db, settleSending(db, domain, row, settlement), settlement.receiving))
}

const settleSending = (db: MemoryData, domain: Domain, row: DomainRow, { found }: CheckSettlement): Domain => {
  if (found === null) return domain
  const { at, dnsChecks, state, switched } = found
  const { rotation } = domain
  const rotates = switched !== undefined && rotation !== null
  if (rotates) [row.key, row.otherKey] = [row.otherKey, row.key]
  const rotated = rotates ? { dnsRecords: switched, rotation: { ...rotation, switchedAt: at } } : {}
  const status = state.status === "verified" && isTaken(db, domain) ? domain.status : state.status
  return store(db, { ...domain, ...state, ...rotated, status, dnsChecks, dnsCheckedAt: at })
}

const settleReceiving = (db: MemoryData, domain: Domain, settled: DomainReceiving | undefined): Domain => {
  if (settled === undefined || domain.receiving === null) return domain
  const sender = isTaken(db, domain) ? "other" : domain.status === "verified" ? "own" : null
  const status = permitted(domain.receiving.status, settled.status, sender)
  const other = receiverOf(db, domain.name)
  if (status === "verified" && other !== undefined && other.id !== domain.id && other.receiving !== null) {
    store(db, { ...other, receiving: { ...other.receiving, status: "failed", brokenSince: null } })
  }
  return store(db, { ...domain, receiving: { ...settled, startedAt: domain.receiving.startedAt, status } })
}

/** The domain that receives for a name. */
const receiverOf = (db: MemoryData, name: string): Domain | undefined => {
  for (const domains of db.domains.values()) {
    const domain = domains.get(name)
    if (domain?.receiving?.status === "verified") return domain
  }
  return undefined
}

const signingKey = (db: MemoryData, accountId: string, domainId: string): SigningKey | undefined => {
  const was = db.domainRows.get(domainId)
  if (was === undefined || was.accountId !== accountId) return undefined
  const domain = db.domains.get(accountId)?.get(was.name)
  const key = domain === undefined ? null : db.domainRows.get(domain.id)?.key ?? null
  return domain === undefined || key === null ? undefined : { ...key, domainId: domain.id, domain: domain.name }
}
