import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { dkimPlace } from "../domains/DomainStore.ts"
import { keyOf, type SecretKind, type StoredSecret } from "../foundation/StorageDiagnostics.ts"
import { SecretStore } from "../secrets/SecretStore.ts"
import { secretPlace } from "../webhooks/Webhooks.ts"
import { type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"

/** A stored secret and how it is replaced. */
export interface SecretCell {
  readonly kind: SecretKind
  readonly secret: StoredSecret
  readonly replace: (sealed: string) => void
}

/** Every stored secret that is still needed. */
export const cells = function*(db: MemoryData): Generator<SecretCell> {
  for (const endpoints of db.endpoints.values()) {
    for (const [id, row] of endpoints) {
      yield {
        kind: "webhook",
        secret: { sealed: row.sealedSecret, place: secretPlace(id, row.endpoint.accountId) },
        replace: (sealed) => row.sealedSecret = sealed
      }
      if (row.oldSealedSecret === null) continue
      yield {
        kind: "webhook",
        secret: { sealed: row.oldSealedSecret, place: secretPlace(id, row.endpoint.accountId) },
        replace: (sealed) => row.oldSealedSecret = sealed
      }
    }
  }
  for (const [id, row] of db.domainRows) {
    for (const name of ["key", "otherKey"] as const) {
      const key = row[name]
      if (key === null) continue
      yield {
        kind: "dkim",
        secret: { sealed: key.sealedPrivateKey, place: dkimPlace(id, row.accountId) },
        replace: (sealedPrivateKey) => row[name] = { ...key, sealedPrivateKey }
      }
    }
  }
}

const byRow = (left: StoredSecret, right: StoredSecret): number =>
  left.place.row < right.place.row ? -1 : left.place.row > right.place.row ? 1 : 0

/** `SecretStore` in memory. */
export const layer: Layer.Layer<SecretStore, never, MemoryDatabase> = Layer.effect(
  SecretStore,
  Effect.map(MemoryDatabase, (db) =>
    SecretStore.of({
      sealedOtherwise: ({ after, fingerprint, kind, limit }) =>
        Effect.sync(() => {
          const found = [...cells(db)]
            .filter((cell) => cell.kind === kind)
            .map(({ secret }) => secret)
            .filter(({ place, sealed }) =>
              keyOf(sealed).fingerprint !== fingerprint && (after === null || place.row > after)
            )
            .sort(byRow)
          const rows = new Set([...new Set(found.map(({ place }) => place.row))].slice(0, limit))
          return found.filter(({ place }) => rows.has(place.row))
        }),
      replace: (kind, secrets) =>
        Effect.sync(() => {
          const texts = new Map(secrets.map(({ sealed, secret }) => [nameOf(secret), sealed]))
          let count = 0
          for (const cell of cells(db)) {
            const sealed = cell.kind === kind ? texts.get(nameOf(cell.secret)) : undefined
            if (sealed === undefined) continue
            cell.replace(sealed)
            count++
          }
          return count
        })
    }))
)

/** Of one row and text: no two secrets are sealed alike. */
const nameOf = ({ place, sealed }: StoredSecret): string => `${place.accountId} ${place.row} ${sealed}`
