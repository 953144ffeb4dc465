import type { Account } from "@sendwright/core/accounts/Account"
import { AccountStore } from "@sendwright/core/accounts/AccountStore"
import { type Caller, ofKey } from "@sendwright/core/accounts/Caller"
import type { Member } from "@sendwright/core/accounts/Member"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { scopes } from "@sendwright/core/accounts/Scope"
import { newDomain } from "@sendwright/core/domains/Domain"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import { eventTypes } from "@sendwright/core/model/EmailEvent"
import type { Storage } from "@sendwright/core/Storage"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as fixtures from "../fixtures.ts"
import type * as Invariants from "./Invariants.ts"

const hour = 3_600_000

/** A customer as the simulation sends for it. */
export interface Seeded extends Invariants.Customer {
  readonly caller: Caller
  readonly domain: string
}

/** Stores an account with a verified domain and endpoints that answer in different ways. */
export const seed = (
  stores: Context.Context<Storage>,
  uuid: () => string,
  n: number,
  monthlyLimit: number | null,
  start: number,
  now: <A, E>(effect: Effect.Effect<A, E>) => A
): Seeded => {
  const at = new Date(start - 30 * 24 * hour)
  const account: Account = fixtures.account({
    id: uuid(),
    plan: "enterprise",
    trusted: true,
    createdAt: at,
    overrides: { ...noOverrides, monthlyEmails: monthlyLimit, requestRate: 1_000_000 }
  })
  const owner: Member = fixtures.member({ id: uuid(), accountId: account.id, createdAt: at })
  const domain = `mail${n}.shop.example`
  const domainId = uuid()
  const endpoints = ["ok", "flaky", "dead"].slice(0, n === 0 ? 3 : 2).map((name) =>
    fixtures.endpoint({
      id: uuid(),
      accountId: account.id,
      url: `https://hooks.example/${n}/${name}`,
      createdAt: at,
      ...(name === "ok" ? { events: eventTypes } : {})
    })
  )
  now(Effect.provideContext(
    Effect.gen(function*() {
      yield* AccountStore.use((accounts) => accounts.create(account, owner))
      const domains = yield* DomainStore
      yield* domains.add(
        newDomain({ id: domainId, accountId: account.id, name: domain, region: "local", createdAt: at })
      )
      yield* domains.setStatus(account.id, domainId, "verified")
      const webhooks = yield* WebhookStore
      for (const endpoint of endpoints) yield* webhooks.addEndpoint(endpoint, secret)
    }),
    stores
  ))
  const key = { id: uuid(), name: "simulation", mode: "live" as const, scopes }
  return {
    accountId: account.id,
    monthlyLimit,
    endpoints,
    accepted: new Map(),
    erasing: new Set(),
    erased: new Set(),
    wasOverQuota: false,
    caller: ofKey({ account, owner }, key),
    domain
  }
}

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo="
