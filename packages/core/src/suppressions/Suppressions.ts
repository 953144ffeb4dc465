import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { actorOf, type Caller, missingLiveKey } from "../accounts/Caller.ts"
import type { AuditAction } from "../audit/AuditEntry.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import * as Address from "../foundation/Address.ts"
import { Conflict, type Forbidden, NotFound, ValidationError } from "../foundation/Errors.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { decodeCursor } from "../model/EmailQuery.ts"
import { type Page, pageOf } from "../model/Page.ts"
import type { Suppression } from "./Suppression.ts"
import { SuppressionStore } from "./SuppressionStore.ts"

/**
 * The addresses that an account never sends to. The list belongs to the account: every key reads the whole of it.
 *
 * @example
 * ```ts
 * import { type Caller, Suppressions } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 *
 * export const unsubscribe = Effect.fn("unsubscribe")(function*(caller: Caller) {
 *   const suppressions = yield* Suppressions
 *   yield* suppressions.add(caller, "ada@example.com").pipe(
 *     Effect.catchTag("Conflict", () => Effect.void) // on the list already
 *   )
 *   return yield* suppressions.list(caller, { limit: 20, cursor: null })
 * })
 * ```
 */
export class Suppressions extends Context.Service<Suppressions, {
  /** A page of the list, newest first. Erased recipients stand in it without an address. */
  readonly list: (
    caller: Caller,
    page: { readonly limit: number; readonly cursor: string | null }
  ) => Effect.Effect<Page<Suppression>, ValidationError | StorageError>
  /** Suppresses an address by hand. `Forbidden` for a test key, `Conflict` where it is suppressed already. */
  readonly add: (
    caller: Caller,
    address: string
  ) => Effect.Effect<Suppression, Forbidden | ValidationError | Conflict | StorageError>
  /**
   * Takes an address off the list, whatever put it there and however it is spelt. `Forbidden` for a test key,
   * `NotFound` where it is not on the list.
   */
  readonly remove: (caller: Caller, address: string) => Effect.Effect<void, Forbidden | NotFound | StorageError>
}>()("@sendwright/core/suppressions/Suppressions") {
  static readonly layer = Layer.effect(
    Suppressions,
    Effect.gen(function*() {
      const store = yield* SuppressionStore
      const audit = yield* AuditLog
      const random = yield* SecureRandom.SecureRandom
      const clock = yield* Clock.Clock
      const now = () => new Date(clock.currentTimeMillisUnsafe())

      const admit = (caller: Caller): Effect.Effect<void, Forbidden> => {
        const refused = missingLiveKey(caller)
        return refused === undefined ? Effect.void : Effect.fail(refused)
      }
      // The entry's id would do as a subject, were it not for the export, which puts an address beside it.
      const record = (caller: Caller, action: AuditAction) =>
        audit.record(caller.account.id, actorOf(caller), action, null)

      const list = Effect.fn("Suppressions.list")(function*(
        caller: Caller,
        page: { readonly limit: number; readonly cursor: string | null }
      ) {
        const filters = [caller.account.id, "suppressions"]
        const after = page.cursor === null ? null : decodeCursor(page.cursor, filters)
        if (after !== null && Result.isFailure(after)) {
          return yield* new ValidationError({ issues: [{ path: ["cursor"], message: after.failure }] })
        }
        const found = yield* store.list(
          caller.account.id,
          page.limit + 1,
          after === null ? null : after.success
        )
        return pageOf(found, page.limit, filters)
      })

      const add = Effect.fn("Suppressions.add")(function*(caller: Caller, address: string) {
        yield* admit(caller)
        const problem = Address.checkAddress(address)
        if (problem !== undefined) {
          return yield* new ValidationError({ issues: [{ path: ["address"], message: problem }] })
        }
        const suppression = {
          id: yield* random.uuidV7(),
          accountId: caller.account.id,
          address: Address.normalize(address),
          reason: "manual" as const,
          createdAt: now()
        }
        if (!(yield* store.add(suppression))) {
          return yield* new Conflict({ message: "This address is suppressed already." })
        }
        yield* record(caller, "suppression.added")
        return suppression
      })

      const remove = Effect.fn("Suppressions.remove")(function*(caller: Caller, address: string) {
        yield* admit(caller)
        // What is no address is on no list.
        if (Address.checkAddress(address) !== undefined) return yield* new NotFound()
        if (!(yield* store.remove(caller.account.id, Address.normalize(address)))) return yield* new NotFound()
        yield* record(caller, "suppression.removed")
      })

      return Suppressions.of({ list, add, remove })
    })
  )
}
