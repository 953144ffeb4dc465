import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type AuditEntry, passes } from "../audit/AuditEntry.ts"
import { AuditStore } from "../audit/AuditStore.ts"
import { MemoryDatabase } from "./MemoryDatabase.ts"
import { compare } from "./ordered.ts"

const placeOf = ({ at, id }: AuditEntry) => ({ createdAt: at, id })

/** `AuditStore` in memory. */
export const layer: Layer.Layer<AuditStore, never, MemoryDatabase> = Layer.effect(
  AuditStore,
  Effect.map(MemoryDatabase, (db) =>
    AuditStore.of({
      append: (entry) => Effect.sync(() => void db.audit.push(entry)),
      list: (accountId, limit, after, filters = {}) =>
        Effect.sync(() =>
          db.audit
            .filter((entry) => accountId === null || entry.accountId === accountId)
            .filter((entry) => passes(entry, filters))
            .filter((entry) => after === null || compare(placeOf(entry), after) < 0)
            .sort((left, right) => compare(placeOf(right), placeOf(left)))
            .slice(0, limit)
        )
    }))
)
