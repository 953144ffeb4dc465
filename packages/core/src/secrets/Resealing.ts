import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { AuditActor } from "../audit/AuditEntry.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import type { SecretKind, StoredSecret } from "../foundation/StorageDiagnostics.ts"
import { SecretBox } from "./SecretBox.ts"
import { type Resealed, SecretStore } from "./SecretStore.ts"

/** What sealing anew came to. */
export interface ResealReport {
  /** The name of the key that everything is sealed with now, but for what did not open. */
  readonly key: string
  readonly resealed: { readonly [Kind in SecretKind]: number }
  /** Secrets that no key of the ring opens: they are as they were. */
  readonly unreadable: { readonly [Kind in SecretKind]: number }
}

const kinds: ReadonlyArray<SecretKind> = ["webhook", "dkim"]

/** Rows that are read and written at once. */
export const batchSize = 200

/**
 * Seals every stored secret with the active key that another one sealed, in batches of 200 rows, each of which is one
 * commit and an entry in the audit log of every account that it touched. It may be ended at any time and begun again, and
 * runs beside servers: whatever they change in the meantime stays as they left it. A server whose ring lacks the active
 * key cannot read what was sealed with it: give it to all of them first.
 *
 * @example
 * ```ts
 * import * as AuditEntry from "@sendwright/core/audit/AuditEntry"
 * import * as Resealing from "@sendwright/core/secrets/Resealing"
 * import * as Effect from "effect/Effect"
 *
 * // After a new key was put first on the ring of every process.
 * export const finishRotation = Effect.gen(function*() {
 *   const { key, resealed } = yield* Resealing.reseal(AuditEntry.operator)
 *   yield* Effect.log(`${resealed.webhook + resealed.dkim} secrets are sealed with ${key} now`)
 * })
 * ```
 */
export const reseal = Effect.fn("Resealing.reseal")(function*(actor: AuditActor) {
  const box = yield* SecretBox
  const store = yield* SecretStore
  const audit = yield* AuditLog
  const active = box.keys.find(({ isActive }) => isActive)!
  const resealed = { webhook: 0, dkim: 0 }
  const unreadable = { webhook: 0, dkim: 0 }

  const sealAnew = (secret: StoredSecret) =>
    box.open(secret.sealed, secret.place).pipe(
      Effect.flatMap((opened) => box.seal(opened, secret.place)),
      Effect.map((sealed): Resealed => ({ secret, sealed })),
      Effect.result
    )

  const resealBatch = Effect.fnUntraced(function*(kind: SecretKind, secrets: ReadonlyArray<StoredSecret>) {
    const tried = yield* Effect.forEach(secrets, sealAnew)
    const sealed = tried.filter(Result.isSuccess).map(({ success }) => success)
    unreadable[kind] += tried.length - sealed.length
    if (sealed.length === 0) return
    resealed[kind] += yield* store.replace(kind, sealed)
    const accountIds = new Set(sealed.map(({ secret }) => secret.place.accountId))
    yield* Effect.forEach(accountIds, (id) => audit.record(id, actor, "secrets.resealed", null), { discard: true })
  })

  for (const kind of kinds) {
    let after: string | null = null
    for (;;) {
      const secrets: ReadonlyArray<StoredSecret> = yield* store.sealedOtherwise({
        kind,
        fingerprint: active.fingerprint,
        after,
        limit: batchSize
      })
      yield* resealBatch(kind, secrets)
      if (secrets.length < batchSize) break
      after = secrets[secrets.length - 1]!.place.row
    }
  }
  return { key: active.name, resealed, unreadable } satisfies ResealReport
})
