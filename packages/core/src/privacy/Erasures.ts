import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { actorOf, type Caller, missingLiveKey } from "../accounts/Caller.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import * as Address from "../foundation/Address.ts"
import { type Forbidden, ValidationError } from "../foundation/Errors.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import { type Erased, ErasureStore } from "./ErasureStore.ts"

/** So much of a hash stands in the audit log: enough to tell two erasures apart. */
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
   * again answers with the same hash and counts nothing. `Forbidden` for a test key.
   */
  readonly erase: (caller: Caller, address: string) => Effect.Effect<Erased, Forbidden | ValidationError | StorageError>
}>()("@sendwright/core/privacy/Erasures") {
  static readonly layer = Layer.effect(
    Erasures,
    Effect.gen(function*() {
      const store = yield* ErasureStore
      const audit = yield* AuditLog
      const wakeups = yield* Wakeups
      const random = yield* SecureRandom.SecureRandom
      const clock = yield* Clock.Clock
      return Erasures.of({
        erase: Effect.fn("Erasures.erase")(function*(caller: Caller, address: string) {
          const refused = missingLiveKey(caller)
          if (refused !== undefined) return yield* refused
          const problem = Address.checkAddress(address)
          if (problem !== undefined) {
            return yield* new ValidationError({ issues: [{ path: ["address"], message: problem }] })
          }
          const done = yield* store.erase({
            accountId: caller.account.id,
            address: Address.normalize(address),
            spelling: address.toLowerCase(),
            suppressionId: yield* random.uuidV7(),
            now: new Date(clock.currentTimeMillisUnsafe())
          })
          const subject = done.recipientHash.slice(0, shownOfHash)
          yield* audit.record(caller.account.id, actorOf(caller), "recipient.erased", subject)
          yield* wakeups.notify("webhooks")
          return done
        })
      })
    })
  )
}
