import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Account } from "./accounts/Account.ts"
import type { Caller } from "./accounts/Caller.ts"
import * as Inbound from "./accounts/Inbound.ts"
import * as Sandbox from "./accounts/Sandbox.ts"
import type { Domain } from "./domains/Domain.ts"
import { DomainStore } from "./domains/DomainStore.ts"
import { EngineSettings } from "./foundation/Settings.ts"
import type { StorageError } from "./foundation/StorageError.ts"
import type { Simulation } from "./model/Email.ts"
import type { TemplateSummary } from "./templates/Template.ts"
import { TemplateStore } from "./templates/TemplateStore.ts"
import type { WebhookEndpoint } from "./webhooks/WebhookEndpoint.ts"
import { WebhookStore } from "./webhooks/WebhookStore.ts"

/** What an integrator needs to know of the account behind a key. */
export interface AccountSummary {
  readonly account: Account
  /** What the caller works in, and what they may change. */
  readonly key: Pick<Caller, "mode" | "scopes">
  readonly sandbox: {
    readonly domain: string
    /** Every address that a sandbox send may reach. */
    readonly recipients: ReadonlyArray<string>
    readonly simulator: Readonly<Record<Simulation, string>>
  }
  /** The name of its own at which the account receives in the caller's mode. */
  readonly receivingDomain: string
  readonly domains: ReadonlyArray<Domain>
  readonly webhooks: ReadonlyArray<WebhookEndpoint>
  readonly templates: ReadonlyArray<TemplateSummary>
}

/**
 * Describes accounts to their integrators.
 *
 * @example
 * ```ts
 * import { AccountSummaries, type Caller } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 *
 * // Where an account can send from before any domain of its own is verified, and an address that always bounces.
 * export const sandboxOf = Effect.fn("sandboxOf")(function*(caller: Caller) {
 *   const { sandbox } = yield* (yield* AccountSummaries).describe(caller)
 *   return { from: `hello@${sandbox.domain}`, bounces: sandbox.simulator.bounced }
 * })
 * ```
 */
export class AccountSummaries extends Context.Service<AccountSummaries, {
  readonly describe: (caller: Caller) => Effect.Effect<AccountSummary, StorageError>
}>()("@sendwright/core/accounts/AccountSummaries") {
  static readonly layer = Layer.effect(
    AccountSummaries,
    Effect.gen(function*() {
      const domains = yield* DomainStore
      const webhooks = yield* WebhookStore
      const templates = yield* TemplateStore
      const { serviceDomain } = yield* EngineSettings
      const describe = Effect.fn("AccountSummaries.describe")(function*(caller: Caller) {
        const domain = Sandbox.domainOf(caller.account.id, serviceDomain)
        const simulator = Sandbox.simulatorAddresses(domain)
        return {
          account: caller.account,
          key: { mode: caller.mode, scopes: caller.scopes },
          sandbox: { domain, recipients: [caller.owner.email, ...Object.values(simulator)], simulator },
          receivingDomain: Inbound.domainOf(caller.account.id, caller.mode, serviceDomain),
          domains: yield* domains.list(caller.account.id),
          webhooks: yield* webhooks.listEndpoints(caller.account.id),
          templates: yield* templates.summaries(caller.account.id)
        }
      })
      return AccountSummaries.of({ describe })
    })
  )
}
