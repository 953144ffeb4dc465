import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type * as Scope from "effect/Scope"
import { actorOf, type Caller } from "../accounts/Caller.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import { ValidationError } from "../foundation/Errors.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import type { ReceivedEmail } from "../received/ReceivedEmail.ts"
import { SecretBox } from "../secrets/SecretBox.ts"
import * as ProcessEndpoint from "./ProcessEndpoint.ts"
import * as Signature from "./Signature.ts"
import { secretPlace } from "./Webhooks.ts"
import { WebhookStore } from "./WebhookStore.ts"

/** Handles one received email. A failure or a defect is tried again, by the timetable of webhooks. */
export type ReceivedHandler = (received: ReceivedEmail) => Effect.Effect<void, unknown>

/**
 * Handlers of received email in this process. Each name is a webhook endpoint of the account whose deliveries are
 * handled here, not posted: they are durable, at least once, and show in the log of deliveries. Processes that have no
 * handler of the name leave them alone.
 *
 * @example
 * ```ts
 * import { type Caller, ReceivedHandlers } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 *
 * // Until the scope closes.
 * export const listen = Effect.fn("listen")(function*(caller: Caller) {
 *   const handlers = yield* ReceivedHandlers
 *   yield* handlers.on(caller, "inbox", ({ id, repliedToEmailId }) => Effect.log("A reply", { id, repliedToEmailId }))
 * })
 * ```
 */
export class ReceivedHandlers extends Context.Service<ReceivedHandlers, {
  /**
   * Has email handled that comes to the account, from the first call with this name on, until the scope closes. What
   * comes while no process has the handler waits for one. Processes with the same name share the email. `DeliveryWorker`
   * calls the handler, so it must run in this process.
   */
  readonly on: (
    caller: Caller,
    name: string,
    handler: ReceivedHandler
  ) => Effect.Effect<void, ValidationError | StorageError, Scope.Scope>
  /** The handlers of this process, by the ids of their endpoints. */
  readonly current: ReadonlyMap<string, ReceivedHandler>
}>()("@sendwright/core/webhooks/ReceivedHandlers") {
  static readonly layer = Layer.effect(
    ReceivedHandlers,
    Effect.gen(function*() {
      const store = yield* WebhookStore
      const secrets = yield* SecretBox
      const wakeups = yield* Wakeups
      const audit = yield* AuditLog
      const random = yield* SecureRandom.SecureRandom
      const { endpointsPerAccount } = yield* EngineSettings
      const current = new Map<string, ReceivedHandler>()
      const names = new Set<string>()

      const refused = (message: string) => new ValidationError({ issues: [{ path: ["name"], message }] })

      const add = Effect.fnUntraced(function*(caller: Caller, name: string) {
        const accountId = caller.account.id
        const endpoints = yield* store.listEndpoints(accountId)
        const id = ProcessEndpoint.idOf(accountId, caller.mode, name)
        if (endpoints.some((endpoint) => endpoint.id === id)) return
        if (endpoints.length >= endpointsPerAccount) {
          return yield* refused(
            `is one endpoint too many: an account may have ${endpointsPerAccount}, so remove one first`
          )
        }
        const now = new Date(yield* Clock.currentTimeMillis)
        const secret = yield* Effect.provideService(Signature.generateSecret, SecureRandom.SecureRandom, random)
        const sealed = yield* secrets.seal(secret, secretPlace(id, accountId))
        const added = store.addEndpoint(ProcessEndpoint.endpointOf(accountId, caller.mode, name, now), sealed)
        const isNew = yield* Effect.as(added, true).pipe(
          // Another process may have added it at the same moment.
          Effect.catch((error) =>
            Effect.flatMap(
              store.findEndpoint(accountId, id),
              (found) => Option.isSome(found) ? Effect.succeed(false) : Effect.fail(error)
            )
          )
        )
        if (isNew) yield* audit.record(accountId, actorOf(caller), "webhook.added", id)
      })

      const on = Effect.fn("ReceivedHandlers.on")(function*(caller: Caller, name: string, handler: ReceivedHandler) {
        if (!ProcessEndpoint.namePattern.test(name)) {
          return yield* refused("must be 1 to 50 lower-case letters, digits and hyphens, a letter or digit first")
        }
        const id = ProcessEndpoint.idOf(caller.account.id, caller.mode, name)
        if (names.has(id)) {
          return yield* refused(`${name} has a handler in this process: give the second one another name`)
        }
        const end = Effect.sync(() => {
          current.delete(id)
          names.delete(id)
        })
        names.add(id)
        yield* Effect.onError(add(caller, name), () => end)
        yield* Effect.addFinalizer(() => end)
        current.set(id, handler)
        yield* wakeups.notify("webhooks")
      })

      return ReceivedHandlers.of({ on, current })
    })
  )
}
