import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { type Account, limitsOf } from "../accounts/Account.ts"
import { AccountStore } from "../accounts/AccountStore.ts"
import * as Inbound from "../accounts/Inbound.ts"
import { DomainStore } from "../domains/DomainStore.ts"
import * as Address from "../foundation/Address.ts"
import type { Mode } from "../foundation/Mode.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import * as SteadyCache from "../foundation/SteadyCache.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { mostBytesOf, type ReceivedRoom } from "./ReceivedRoom.ts"

/** The account for which mail to a domain is taken. */
export interface Receiver {
  readonly accountId: string
  /** `test` for the account's own test name. */
  readonly mode: Mode
  /** As A-labels, lower case. */
  readonly domain: string
  /** What its account keeps of received mail, and may keep; null: it has no limit. */
  readonly room: ReceivedRoom | null
}

/** How long it is remembered who receives for a domain, in milliseconds. */
export const rememberedMillis = 1_000

/** Domains that are remembered at once: strangers may ask for any. */
const capacity = 10_000

/**
 * Who receives: accounts by their own names below the service's, and by the domains that are verified for receiving.
 *
 * @example
 * ```ts
 * import { Receivers } from "@sendwright/core/received/Receivers"
 * import * as Effect from "effect/Effect"
 * import * as Option from "effect/Option"
 *
 * // What a mail server decides before it takes a recipient.
 * export const isTaken = Effect.fn("isTaken")(function*(domain: string) {
 *   return Option.isSome(yield* (yield* Receivers).find(domain))
 * })
 * ```
 */
export class Receivers extends Context.Service<Receivers, {
  /**
   * Who receives for a domain (A-labels or U-labels, any case); `None`: nobody. Suspended accounts receive nothing.
   * Remembered for a second.
   */
  readonly find: (domain: string) => Effect.Effect<Option.Option<Receiver>, StorageError>
}>()("@sendwright/core/received/Receivers") {
  static readonly layer = Layer.effect(
    Receivers,
    Effect.gen(function*() {
      const accounts = yield* AccountStore
      const domains = yield* DomainStore
      const { serviceDomain } = yield* EngineSettings

      const roomOf = Effect.fnUntraced(function*(account: Account) {
        const mostBytes = mostBytesOf(limitsOf(account).receivedMegabytes)
        if (mostBytes === null) return null
        const used = yield* accounts.receivedUse([account.id])
        return { mostBytes, usedBytes: used.get(account.id) ?? 0 }
      })

      const receives = Effect.fnUntraced(function*(found: Option.Option<Account>, mode: Mode, domain: string) {
        if (Option.isNone(found) || found.value.suspended !== null) return Option.none<Receiver>()
        return Option.some<Receiver>({ accountId: found.value.id, mode, domain, room: yield* roomOf(found.value) })
      })

      const lookup = Effect.fnUntraced(function*(domain: string) {
        // No account's domain takes what is meant for another one's own name.
        if (Inbound.isInbound(domain, serviceDomain)) {
          const own = Inbound.accountOf(domain, serviceDomain)
          return own === null
            ? Option.none()
            : yield* receives(yield* accounts.findByEnd(own.idEnd), own.mode, domain)
        }
        const accountId = yield* domains.findReceiver(domain)
        return Option.isNone(accountId)
          ? Option.none()
          : yield* receives(yield* accounts.find(accountId.value), "live", domain)
      })

      const remembered = yield* SteadyCache.make({
        lookup,
        capacity,
        keepMillis: (exit) => Exit.isSuccess(exit) ? rememberedMillis : 0
      })
      return Receivers.of({
        find: (domain) => {
          const name = Address.domainToAscii(domain)
          return name === undefined ? Effect.succeedNone : remembered(name.toLowerCase())
        }
      })
    })
  )
}
