import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { actorOf, type Caller, missingLiveKey } from "../accounts/Caller.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import * as Address from "../foundation/Address.ts"
import { type Forbidden, RateLimited, ValidationError } from "../foundation/Errors.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import * as Turns from "../foundation/Turns.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import { type Erased, ErasureStore } from "./ErasureStore.ts"

/** An erasure takes from less than a second to minutes: refused clients retry after this time. */
const retryAfterSeconds = 10

const busy = "Other erasures are under way"
const blocked = "The address is suppressed, but transactions that were open before have not ended; repeat the request"

/** So much of a hash is in the audit log: enough to distinguish two erasures. */
const shownOfHash = 12

/**
 * Forgets recipients (data-subject requests).
 *
 * @example
 * ```ts
 * import { type Caller, Erasures } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 *
 * // Forgets a person on request. The counts go into the answer to that person.
 * export const forget = Effect.fn("forget")(function*(caller: Caller) {
 *   return yield* (yield* Erasures).erase(caller, "ada@example.com")
 * })
 * ```
 */
export class Erasures extends Context.Service<Erasures, {
  /**
   * Takes an address out of everything that the account's log holds, and keeps it suppressed by its hash. Erasing it
   * again answers with the same hash and counts nothing. `Forbidden` for a test key. `RateLimited` where other erasures
   * of the account, or of this process, leave no room for it in time (`engine.erasureWait`), or where a transaction that
   * was open before it does not end: then the address is suppressed, and erasing it again does the rest.
   */
  readonly erase: (
    caller: Caller,
    address: string
  ) => Effect.Effect<Erased, Forbidden | ValidationError | RateLimited | StorageError>
}>()("@sendwright/core/privacy/Erasures") {
  static readonly layer = Layer.effect(
    Erasures,
    Effect.gen(function*() {
      const store = yield* ErasureStore
      const audit = yield* AuditLog
      const wakeups = yield* Wakeups
      const random = yield* SecureRandom.SecureRandom
      const clock = yield* Clock.Clock
      const { erasureConcurrency, erasureWaitMillis } = yield* EngineSettings
      const refusal = (reason: string) => () => new RateLimited({ retryAfterSeconds, reason })
      const inTurn = Turns.make({
        of: "erasures",
        perKey: 1,
        total: erasureConcurrency,
        waitMillis: erasureWaitMillis
      }).take(refusal(busy))
      return Erasures.of({
        erase: Effect.fn("Erasures.erase")(function*(caller: Caller, address: string) {
          const refused = missingLiveKey(caller)
          if (refused !== undefined) return yield* refused
          const problem = Address.checkAddress(address)
          if (problem !== undefined) {
            return yield* new ValidationError({ issues: [{ path: ["address"], message: problem }] })
          }
          const suppressionId = yield* random.uuidV7()
          const done = yield* Effect.suspend(() =>
            store.erase({
              accountId: caller.account.id,
              address: Address.normalize(address),
              spelling: address.toLowerCase(),
              suppressionId,
              now: new Date(clock.currentTimeMillisUnsafe()),
              waitMillis: erasureWaitMillis
            })
          ).pipe(
            Effect.catchTag("ErasureBlocked", () => Effect.fail(refusal(blocked)())),
            inTurn(caller.account.id)
          )
          const subject = done.recipientHash.slice(0, shownOfHash)
          yield* audit.record(caller.account.id, actorOf(caller), "recipient.erased", subject)
          yield* wakeups.notify("webhooks")
          return done
        })
      })
    })
  )
}
