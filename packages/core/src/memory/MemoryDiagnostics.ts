import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { keyOf, type PepperUse, type SecretUse, StorageDiagnostics } from "../foundation/StorageDiagnostics.ts"
import { MemoryDatabase } from "./MemoryDatabase.ts"
import { cells } from "./MemorySecretStore.ts"

const byName = (left: string, right: string): number => left < right ? -1 : left > right ? 1 : 0

/** `StorageDiagnostics` in memory. */
export const layer: Layer.Layer<StorageDiagnostics, never, MemoryDatabase> = Layer.effect(
  StorageDiagnostics,
  Effect.map(MemoryDatabase, (db) => {
    const secrets = Effect.sync((): ReadonlyArray<SecretUse> => {
      const uses = new Map<string, SecretUse>()
      for (const { kind, secret } of cells(db)) {
        const key = keyOf(secret.sealed)
        const name = [key.key, key.fingerprint, kind].join(" ")
        uses.set(name, { ...key, kind, count: (uses.get(name)?.count ?? 0) + 1, sample: secret })
      }
      return [...uses].sort(([left], [right]) => byName(left, right)).map(([, use]) => use)
    })
    const peppers = Effect.sync((): ReadonlyArray<PepperUse> => {
      const count = Array.from(db.erased.values(), (list) => list.size).reduce((sum, size) => sum + size, 0)
      const pepper = db.hasher.activeId
      return pepper === undefined || count === 0 ? [] : [{ pepper, count }]
    })
    return StorageDiagnostics.of({
      ping: Effect.void,
      server: Effect.succeed({ product: "memory", version: null }),
      clock: Effect.succeed({ millis: 0, uncertaintyMillis: 0 }),
      tables: Effect.succeed([]),
      secrets,
      peppers
    })
  })
)
