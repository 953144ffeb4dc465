import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import { AccountSummaries } from "@sendwright/core/AccountSummary"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import * as Conditions from "@sendwright/core/foundation/Conditions"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { GuardedHttp, GuardedHttpError } from "@sendwright/core/net/GuardedHttp"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as Sendwright from "@sendwright/core/Sendwright"
import { peppers } from "@sendwright/testing/fixtures"
import { fakeDkimKeys, StaticDns } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

/** Every service of the engine over memory. */
export const services = Sendwright.layerUnchecked().pipe(
  Layer.provideMerge(Layer.mergeAll(
    MemoryStorage.layer,
    Wakeups.layerLocal,
    StaticDns.layer,
    Layer.provide(DomainIdentities.layerSelfHosted, fakeDkimKeys),
    SecretBox.layer({ active: "k", keys: { k: Redacted.make(new Uint8Array(32)) } }),
    Layer.succeed(GuardedHttp, {
      request: () => Effect.fail(new GuardedHttpError({ reason: "connect", message: "no network" }))
    })
  )),
  // Other files of tests run in the same process.
  Layer.provideMerge(Layer.mergeAll(NodeCrypto.layer, peppers, Conditions.layer)),
  Layer.fresh
)

/** An engine of its own, with one account and a key of it. */
export const makeHarness = () =>
  Effect.gen(function*() {
    const context = yield* Layer.build(services)
    const { key, sandbox } = yield* Effect.gen(function*() {
      const accounts = yield* Accounts
      const { account } = yield* accounts.create({
        name: "Acme",
        ownerEmail: "owner@acme.example",
        plan: "enterprise",
        trusted: true
      })
      const { text } = yield* accounts.createKey({ accountId: account.id, name: "mount", mode: "live" })
      const caller = yield* accounts.authenticate(Redacted.value(text))
      const { sandbox } = yield* (yield* AccountSummaries).describe(caller)
      return { key: Redacted.value(text), sandbox: sandbox.domain }
    }).pipe(Effect.provideContext(context))
    return { context, key, sandbox }
  }).pipe(Effect.scoped, Effect.runPromise)

export type Harness = Awaited<ReturnType<typeof makeHarness>>

/** A send that the sandbox lets through, to the account's owner. */
export const message = (harness: Harness, over: Readonly<Record<string, unknown>> = {}) => ({
  from: `Shop <shop@${harness.sandbox}>`,
  to: "owner@acme.example",
  subject: "Your order",
  text: "Thank you — 감사합니다.",
  ...over
})
