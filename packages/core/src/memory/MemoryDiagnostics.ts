import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { dkimPlace } from "../domains/DomainStore.ts"
import {
  keyOf,
  type PepperUse,
  type SecretUse,
  StorageDiagnostics,
  type StoredSecret
} from "../foundation/StorageDiagnostics.ts"
import { secretPlace } from "../webhooks/Webhooks.ts"
import { MemoryDatabase } from "./MemoryDatabase.ts"

const byName = (left: string, right: string): number => left < right ? -1 : left > right ? 1 : 0

/** `StorageDiagnostics` in memory. */
export const layer: Layer.Layer<StorageDiagnostics, never, MemoryDatabase> = Layer.effect(
  StorageDiagnostics,
  Effect.map(MemoryDatabase, (db) => {
    const stored = function*(): Generator<StoredSecret> {
      for (const endpoints of db.endpoints.values()) {
        for (const { endpoint, sealedSecret } of endpoints.values()) {
          yield { sealed: sealedSecret, place: secretPlace(endpoint.id, endpoint.accountId) }
        }
      }
      for (const [id, { accountId, key, nextCheckAt, otherKey }] of db.domainRows) {
        if (nextCheckAt === null) continue
        for (const one of [key, otherKey]) {
          if (one !== null) yield { sealed: one.sealedPrivateKey, place: dkimPlace(id, accountId) }
        }
      }
    }
    const secrets = Effect.sync((): ReadonlyArray<SecretUse> => {
      const uses = new Map<string, SecretUse>()
      for (const sample of stored()) {
        const key = keyOf(sample.sealed)
        uses.set(key, { key, count: (uses.get(key)?.count ?? 0) + 1, sample })
      }
      return [...uses.values()].sort((left, right) => byName(left.key, right.key))
    })
    const peppers = Effect.sync((): ReadonlyArray<PepperUse> => {
      const count = Array.from(db.erased.values(), (list) => list.size).reduce((sum, size) => sum + size, 0)
      const pepper = db.hasher.activeId
      return pepper === undefined || count === 0 ? [] : [{ pepper, count }]
    })
    return StorageDiagnostics.of({
      ping: Effect.void,
      server: Effect.succeed({ product: "memory", version: null }),
      schema: Effect.succeed({ current: 1, expected: 1 }),
      clock: Effect.succeed({ millis: 0, uncertaintyMillis: 0 }),
      secrets,
      peppers
    })
  })
)
