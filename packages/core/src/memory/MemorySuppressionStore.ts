import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { passes } from "../suppressions/Suppression.ts"
import { SuppressionStore } from "../suppressions/SuppressionStore.ts"
import { compare, MemoryDatabase } from "./MemoryDatabase.ts"

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
      remove: (accountId, address) =>
        Effect.sync(() => {
          const hash = db.erasedAs(accountId, address)
          if (hash !== undefined) return db.erased.get(accountId)?.delete(hash) ?? false
          return db.suppressions.get(accountId)?.delete(address) ?? false
        }),
      list: (accountId, limit, after, filters = {}) =>
        Effect.sync(() => {
          const { address, reason } = filters
          const hash = address === undefined ? undefined : db.erasedAs(accountId, address)
          const erased = hash === undefined ? undefined : db.erased.get(accountId)?.get(hash)
          return [...db.suppressions.get(accountId)?.values() ?? [], ...db.erased.get(accountId)?.values() ?? []]
            .filter((one) => passes(one, filters) || (one === erased && passes(one, { reason })))
            .filter((suppression) => after === null || compare(suppression, after) < 0)
            .sort((left, right) => compare(right, left))
            .slice(0, limit)
        })
    }))
)
