import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import { actorOf, type Caller, missingLiveKey } from "../accounts/Caller.ts"
import type { AuditAction } from "../audit/AuditEntry.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import * as Address from "../foundation/Address.ts"
import { Conflict, type Forbidden, NotFound, ValidationError } from "../foundation/Errors.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { decodeCursor } from "../model/EmailQuery.ts"
import { type Page, pageOf } from "../model/Page.ts"
import type {
  Suppression,
  SuppressionFilters,
  SuppressionKey,
  SuppressionName,
  SuppressionReason
} from "./Suppression.ts"
import { SuppressionStore } from "./SuppressionStore.ts"

/** Which part of the list is asked for. */
export interface SuppressionPage {
  readonly limit: number
  readonly cursor: string | null
  /** Part of an address, in any case. */
  readonly search?: string | undefined
  readonly reason?: SuppressionReason | undefined
}

/** The part of the list that is next to one of its entries, which is named by its id. */
export interface SuppressionPlace {
  readonly limit: number
  readonly next: "after" | "before"
  readonly to: string
  readonly reason?: SuppressionReason | undefined
}

/** What stands there, newest first, and whether there is more behind it in that direction. */
export interface SuppressionPart {
  readonly data: ReadonlyArray<Suppression>
  readonly hasMore: boolean
}

/** An address to suppress, and why. */
export interface ImportedSuppression {
  readonly address: string
  readonly reason: SuppressionReason
}

/** The result: added, already suppressed, or the problem of the address. */
export type ImportOutcome =
  | { readonly _tag: "Added" }
  | { readonly _tag: "Known" }
  | { readonly _tag: "Refused"; readonly problem: string }

/** Addresses that are imported at once. */
export const maxImported = 500

/** Inserts of one import that are under way at once: others want the storage, too. */
const importedAtOnce = 4

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
  /**
   * A page of the list, newest first. Erased recipients are in it without an address. `search` is part of an address;
   * a whole one finds its recipient after they were erased, too.
   */
  readonly list: (
    caller: Caller,
    page: SuppressionPage
  ) => Effect.Effect<Page<Suppression>, ValidationError | StorageError>
  /** What stands next to an entry; `NotFound` where there is no such entry. */
  readonly listNextTo: (
    caller: Caller,
    place: SuppressionPlace
  ) => Effect.Effect<SuppressionPart, NotFound | StorageError>
  /** One entry, by its id or by its address however it is spelt. */
  readonly get: (caller: Caller, named: SuppressionName) => Effect.Effect<Suppression, NotFound | StorageError>
  /**
   * Suppresses an address manually, for the reason `manual` unless another is known. `Forbidden` for a test key,
   * `Conflict` where it is suppressed already.
   */
  readonly add: (
    caller: Caller,
    address: string,
    reason?: SuppressionReason
  ) => Effect.Effect<Suppression, Forbidden | ValidationError | Conflict | StorageError>
  /**
   * Suppresses up to `maxImported` addresses, as another service knew them; an entry that is no address does not keep
   * the others out. Answers with one outcome for each, in their order. Importing them again adds nothing.
   */
  readonly importAll: (
    caller: Caller,
    entries: ReadonlyArray<ImportedSuppression>
  ) => Effect.Effect<ReadonlyArray<ImportOutcome>, Forbidden | ValidationError | StorageError>
  /**
   * Takes an address off the list, whatever put it there and however it is spelt. `Forbidden` for a test key,
   * `NotFound` where it is not on the list.
   */
  readonly remove: (caller: Caller, address: string) => Effect.Effect<void, Forbidden | NotFound | StorageError>
  /** The same for an entry by its id or its address; answers with its id. */
  readonly removeEntry: (
    caller: Caller,
    named: SuppressionName
  ) => Effect.Effect<string, Forbidden | NotFound | StorageError>
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
        page: SuppressionPage
      ) {
        const { reason, search } = page
        const filters = [caller.account.id, "suppressions", search ?? null, reason ?? null]
        const after = page.cursor === null ? null : decodeCursor(page.cursor, filters)
        if (after !== null && Result.isFailure(after)) {
          return yield* new ValidationError({ issues: [{ path: ["cursor"], message: after.failure }] })
        }
        const found = yield* store.list(
          caller.account.id,
          page.limit + 1,
          after === null ? null : after.success,
          { reason, ...searchOf(search) }
        )
        return pageOf(found, page.limit, filters)
      })

      const get = Effect.fn("Suppressions.get")(function*(caller: Caller, named: SuppressionName) {
        const name = keyOf(named)
        const found = name === undefined ? Option.none() : yield* store.find(caller.account.id, name)
        return Option.isSome(found) ? found.value : yield* new NotFound()
      })

      const listNextTo = Effect.fn("Suppressions.listNextTo")(function*(
        caller: Caller,
        { limit, next, reason, to }: SuppressionPlace
      ) {
        const place = yield* get(caller, { id: to })
        const { id: accountId } = caller.account
        const found = next === "after"
          ? yield* store.list(accountId, limit + 1, place, { reason })
          : yield* store.newer(accountId, limit + 1, place, { reason })
        return {
          data: next === "after" ? found.slice(0, limit) : found.slice(-limit),
          hasMore: found.length > limit
        }
      })

      const made = Effect.fnUntraced(function*(caller: Caller, address: string, reason: SuppressionReason) {
        return {
          id: yield* random.uuidV7(),
          accountId: caller.account.id,
          address: Address.normalize(address),
          reason,
          createdAt: now()
        }
      })

      const add = Effect.fn("Suppressions.add")(function*(
        caller: Caller,
        address: string,
        reason: SuppressionReason = "manual"
      ) {
        yield* admit(caller)
        const problem = Address.checkAddress(address)
        if (problem !== undefined) {
          return yield* new ValidationError({ issues: [{ path: ["address"], message: problem }] })
        }
        const suppression = yield* made(caller, address, reason)
        if (!(yield* store.add(suppression))) {
          return yield* new Conflict({ message: "This address is suppressed already." })
        }
        yield* record(caller, "suppression.added")
        return suppression
      })

      const importOne = Effect.fnUntraced(function*(caller: Caller, { address, reason }: ImportedSuppression) {
        const problem = Address.checkAddress(address)
        if (problem !== undefined) return { _tag: "Refused", problem } satisfies ImportOutcome
        const isNew = yield* store.add(yield* made(caller, address, reason))
        return { _tag: isNew ? "Added" : "Known" } satisfies ImportOutcome
      })

      const importAll = Effect.fn("Suppressions.importAll")(function*(
        caller: Caller,
        entries: ReadonlyArray<ImportedSuppression>
      ) {
        yield* admit(caller)
        if (entries.length > maxImported) {
          const message = `must have at most ${maxImported} addresses: import the others after them`
          return yield* new ValidationError({ issues: [{ path: ["entries"], message }] })
        }
        const outcomes: ReadonlyArray<ImportOutcome> = yield* Effect.forEach(
          entries,
          (entry) => importOne(caller, entry),
          { concurrency: importedAtOnce }
        )
        if (outcomes.some(({ _tag }) => _tag === "Added")) yield* record(caller, "suppressions.imported")
        return outcomes
      })

      const removeEntry = Effect.fn("Suppressions.remove")(function*(caller: Caller, named: SuppressionName) {
        yield* admit(caller)
        const name = keyOf(named)
        const removed = name === undefined ? Option.none() : yield* store.remove(caller.account.id, name)
        if (Option.isNone(removed)) return yield* new NotFound()
        yield* record(caller, "suppression.removed")
        return removed.value
      })

      return Suppressions.of({
        list,
        listNextTo,
        get,
        add,
        importAll,
        remove: (caller, address) => Effect.asVoid(removeEntry(caller, { address })),
        removeEntry
      })
    })
  )
}

/** The name as the storage knows it; `undefined` for what is no address, and on no list. */
const keyOf = (named: SuppressionName): SuppressionKey | undefined => {
  if ("id" in named) return { id: named.id.toLowerCase() }
  return Address.checkAddress(named.address) === undefined ? { address: Address.normalize(named.address) } : undefined
}

const searchOf = (search: string | undefined): SuppressionFilters => {
  if (search === undefined) return {}
  const address = Address.checkAddress(search) === undefined ? Address.normalize(search) : undefined
  return { search: search.toLowerCase(), address }
}
