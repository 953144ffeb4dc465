import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import type { Scope as KeyScope } from "@sendwright/core/accounts/Scope"
import { AccountSummaries } from "@sendwright/core/AccountSummary"
import type { AuditEntry } from "@sendwright/core/audit/AuditEntry"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { type NewReceived, ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as DeliveryWorker from "@sendwright/core/webhooks/DeliveryWorker"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { createServer } from "@sendwright/http/NodeServer"
import * as Routes from "@sendwright/http/Routes"
import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
import { peppers, received as newReceived } from "@sendwright/testing/fixtures"
import { fakeDkimKeys, StaticDns } from "@sendwright/testing/StaticDns"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { HttpRouter, HttpServer } from "effect/http"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import * as Resend from "../src/Resend.ts"

/** How a key is made. */
interface KeyOptions {
  readonly accountId?: string
  readonly mode?: "live" | "test"
  readonly scopes?: ReadonlyArray<KeyScope>
  /** Requests a second; those of its plan where it is not told. */
  readonly rate?: number
  /** A new account that is not has at most 100 live emails a day. */
  readonly trusted?: boolean
}

/** A server with the API and Resend's interface on a socket, its engine over memory, and what delivers its webhooks. */
export interface Server {
  /** Where Resend's interface is. */
  readonly baseUrl: string
  readonly accountId: string
  readonly key: string
  /** The account's sandbox domain, which needs no verification. */
  readonly sandbox: string
  readonly newKey: (options?: KeyOptions) => Promise<{
    readonly key: string
    readonly accountId: string
    readonly sandbox: string
  }>
  /** Stores an email that the account receives now, without a mail server; answers with its record. */
  readonly receive: (message: Partial<NewReceived>) => Promise<NewReceived>
  /** The newest entry of the account's audit log. */
  readonly newestEntry: () => Promise<AuditEntry | undefined>
  readonly close: () => Promise<void>
}

/** Every service of an engine over memory. */
export const services = Sendwright.layerUnchecked(
  {
    webhooks: { allowPrivate: true }
  },
  Layer.mergeAll(
    MemoryStorage.layer,
    Wakeups.layerLocal,
    StaticDns.layer,
    Layer.provide(DomainIdentities.layerSelfHosted, fakeDkimKeys),
    SecretBox.layer({ active: "k", keys: { k: Redacted.make(new Uint8Array(32)) } }),
    NodeGuardedHttp.layer
  )
).pipe(Layer.provideMerge(Layer.merge(NodeCrypto.layer, peppers)), Layer.fresh)

/** Whom the sandbox domain reaches. */
export const ownerEmail = "owner@acme.example"

export const start = (): Promise<Server> =>
  Effect.gen(function*() {
    const scope = Scope.makeUnsafe()
    const served = HttpRouter.serve(Layer.merge(Routes.layer, Resend.layer), {
      disableLogger: true,
      disableListenLog: true,
      routerConfig: Routes.routerConfig
    }).pipe(
      Layer.provide(Layer.succeed(HttpSettings, { ...HttpSettings.defaultValue(), accessLog: false })),
      Layer.provideMerge(NodeHttpServer.layer(() => createServer(), { port: 0, host: "127.0.0.1" }))
    )
    const context = yield* Layer.buildWithScope(
      Layer.merge(served, DeliveryWorker.layer).pipe(Layer.provideMerge(services)),
      scope
    )
    const run = Effect.runPromiseWith(yield* Effect.context())
    const accounts = Context.get(context, Accounts)
    const { port } = Context.get(context, HttpServer.HttpServer).address as { readonly port: number }
    const newKey = Effect.fnUntraced(function*({ accountId, rate, trusted = true, ...options }: KeyOptions = {}) {
      const overrides = { requestRate: rate ?? null }
      const id = accountId
        ?? (yield* accounts.create({ name: "Acme", ownerEmail, plan: "enterprise", trusted, overrides })).account.id
      const { text } = yield* accounts.createKey({ name: "a key", mode: "live", ...options, accountId: id })
      const { sandbox } = yield* Context.get(context, AccountSummaries).describe(
        yield* accounts.authenticate(Redacted.value(text))
      )
      return { key: Redacted.value(text), accountId: id, sandbox: sandbox.domain }
    })
    const { accountId, key, sandbox } = yield* newKey({ rate: 1_000 })
    return {
      baseUrl: `http://127.0.0.1:${port}/resend`,
      accountId,
      key,
      sandbox,
      newKey: (options?: KeyOptions) => run(newKey(options)),
      receive: (message: Partial<NewReceived>) =>
        run(Effect.gen(function*() {
          const received = newReceived({ accountId, receivedAt: new Date(yield* Clock.currentTimeMillis), ...message })
          yield* Context.get(context, ReceivedStore).add([received])
          yield* Context.get(context, Wakeups).notify("webhooks")
          return received
        })),
      newestEntry: () => run(Effect.map(Context.get(context, AuditLog).list(accountId, 1, null), ([entry]) => entry)),
      close: () => run(Scope.close(scope, Exit.void))
    }
  }).pipe(Effect.runPromise)
