import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { passes, type Suppression, type SuppressionFilters, type SuppressionKey } from "../suppressions/Suppression.ts"
import { SuppressionStore } from "../suppressions/SuppressionStore.ts"
import { type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"
import { compare } from "./ordered.ts"

/** `SuppressionStore` in memory. */
export const layer: Layer.Layer<SuppressionStore, never, MemoryDatabase> = Layer.effect(
  SuppressionStore,
  Effect.map(MemoryDatabase, (db) =>
    SuppressionStore.of({
      add: (suppression) =>
        Effect.sync(() => {
          let list = db.suppressions.get(suppression.accountId)
          if (list === undefined) db.suppressions.set(suppression.accountId, list = new Map())
          if (list.has(suppression.address) || db.isErased(suppression.accountId, suppression.address)) return false
          list.set(suppression.address, suppression)
          return true
        }),
      find: (accountId, named) => Effect.sync(() => Option.map(entryOf(db, accountId, named), ([, entry]) => entry)),
      remove: (accountId, named) =>
        Effect.sync(() =>
          Option.map(entryOf(db, accountId, named), ([key, { address, id }]) => {
            ;(address === null ? db.erased : db.suppressions).get(accountId)?.delete(key)
            return id
          })
        ),
      list: (accountId, limit, after, filters = {}) =>
        Effect.sync(() =>
          passing(db, accountId, filters)
            .filter((suppression) => after === null || compare(suppression, after) < 0)
            .slice(0, limit)
        ),
      newer: (accountId, limit, before, filters = {}) =>
        Effect.sync(() => {
          const found = passing(db, accountId, filters).filter((suppression) => compare(suppression, before) > 0)
          return found.slice(Math.max(0, found.length - limit))
        })
    }))
)

/** Those that pass, newest first. */
const passing = (db: MemoryData, accountId: string, filters: SuppressionFilters): ReadonlyArray<Suppression> => {
  const { address, reason } = filters
  const hash = address === undefined ? undefined : db.erasedAs(accountId, address)
  const erased = hash === undefined ? undefined : db.erased.get(accountId)?.get(hash)
  return [...db.suppressions.get(accountId)?.values() ?? [], ...db.erased.get(accountId)?.values() ?? []]
    .filter((one) => passes(one, filters) || (one === erased && passes(one, { reason })))
    .sort((left, right) => compare(right, left))
}

/** The entry of a name, with its key in the list. */
const entryOf = (
  db: MemoryData,
  accountId: string,
  named: SuppressionKey
): Option.Option<readonly [key: string, entry: Suppression]> => {
  const [plain, erased] = [db.suppressions.get(accountId), db.erased.get(accountId)]
  if ("id" in named) {
    for (const [key, entry] of [...plain ?? [], ...erased ?? []]) {
      if (entry.id === named.id) return Option.some([key, entry])
    }
    return Option.none()
  }
  const hash = db.erasedAs(accountId, named.address)
  const entry: Suppression | undefined = hash === undefined ? plain?.get(named.address) : erased?.get(hash)
  return entry === undefined ? Option.none() : Option.some([hash ?? named.address, entry])
}
