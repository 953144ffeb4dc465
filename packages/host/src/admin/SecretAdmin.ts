import * as AuditEntry from "@sendwright/core/audit/AuditEntry"
import type { AuditLog } from "@sendwright/core/audit/AuditLog"
import type { StorageDiagnostics } from "@sendwright/core/foundation/StorageDiagnostics"
import * as KeyCheck from "@sendwright/core/KeyCheck"
import * as Resealing from "@sendwright/core/secrets/Resealing"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import type { SecretStore } from "@sendwright/core/secrets/SecretStore"
import * as Effect from "effect/Effect"
import { AdminError } from "./AdminCommand.ts"
import { refusal } from "./refusals.ts"

const shownPurpose = { webhook: "webhook secrets", dkim: "DKIM keys", erasure: "erased recipients" } as const

const shownState = ({ isOther, state }: KeyCheck.KeyUse): string =>
  state === "missing" && isOther ? "missing: the ring has another key of this name" : state

/** Carries out the commands about stored secrets and their keys. */
export const make = Effect.gen(function*() {
  const box = yield* SecretBox
  const context = yield* Effect.context<SecretBox | SecretStore | StorageDiagnostics | AuditLog>()

  const list = KeyCheck.uses.pipe(
    Effect.provideContext(context),
    Effect.map((uses) => {
      const used = new Set(uses.map(({ key }) => key))
      const active = box.keys.find(({ isActive }) => isActive)?.name
      return [
        ...uses.map((use) => ({
          key: use.key,
          fingerprint: use.fingerprint,
          needed_for: shownPurpose[use.purpose],
          count: use.count,
          state: shownState(use),
          seals_new_secrets: use.key === active && use.state === "there"
        })),
        // Those of the ring that nothing needs.
        ...box.keys.filter(({ name }) => !used.has(name)).map(({ fingerprint, isActive, name }) => ({
          key: name,
          fingerprint,
          needed_for: null,
          count: 0,
          state: "there",
          seals_new_secrets: isActive
        }))
      ]
    }),
    Effect.mapError(refusal("secret", ""))
  )

  const reseal = Resealing.reseal(AuditEntry.operator).pipe(
    Effect.provideContext(context),
    Effect.mapError(refusal("secret", "")),
    Effect.flatMap(({ key, resealed, unreadable }) =>
      unreadable.webhook + unreadable.dkim === 0
        ? Effect.succeed({ key, webhook_secrets: resealed.webhook, dkim_keys: resealed.dkim })
        : Effect.fail(
          new AdminError({
            code: "secret_key",
            message: `Sealed with the key ${key}: ${resealed.webhook} webhook secrets and ${resealed.dkim} DKIM keys. `
              + `Left as they were, because no key of SENDWRIGHT_SECRET_KEY opens them: ${unreadable.webhook} webhook `
              + `secrets and ${unreadable.dkim} DKIM keys. sendwright secrets list names the keys that they need.`
          })
        )
    )
  )

  return { list, reseal }
})
