import type { StorageDiagnostics } from "@sendwright/core/foundation/StorageDiagnostics"
import { Doctor, make } from "@sendwright/core/operator/Doctor"
import type { SecretBox } from "@sendwright/core/secrets/SecretBox"
import type { RouteStore } from "@sendwright/core/sending/RouteStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Examination from "../admin/Examination.ts"
import { type Check, check } from "../checks/Check.ts"
import * as EncryptionCheck from "../checks/EncryptionCheck.ts"
import * as FileChecks from "../checks/FileChecks.ts"
import * as ObjectCheck from "../checks/ObjectCheck.ts"
import * as PoolerCheck from "../checks/PoolerCheck.ts"
import * as RouteChecks from "../checks/RouteChecks.ts"
import type { HostConfig } from "../config/Config.ts"
import { warningsOf } from "../config/warningsOf.ts"
import * as Storage from "./Storage.ts"

const settingsOf = (config: HostConfig): ReadonlyArray<Check> => {
  const warnings = warningsOf(config)
  return warnings.length === 0
    ? [check("settings", "ok", "all can be read")]
    : warnings.map((warning) => check("settings", "warn", warning))
}

const shown = (checks: ReadonlyArray<Check>) =>
  checks.map(({ message, name, status }) => ({ name, severity: status, message }))

/**
 * What a running server finds when it looks at what it runs on: what `sendwright doctor` looks at, but for the ports,
 * which are its own, and with the troubles of this process.
 */
export const layer = (
  config: HostConfig
): Layer.Layer<Doctor, never, RouteStore | SecretBox | SqlClient | StorageDiagnostics> =>
  Layer.effect(
    Doctor,
    Effect.gen(function*() {
      const { examination } = yield* Examination.make(Storage.describe(config))
      const storage = Effect.catchTag(
        examination,
        "AdminError",
        ({ message }) => Effect.succeed([check("database", "fail", message)])
      )
      return yield* make([
        Effect.succeed(shown(settingsOf(config))),
        Effect.map(FileChecks.examine(config), shown),
        Effect.succeed(shown(EncryptionCheck.examine(config))),
        Effect.map(storage, shown),
        Effect.map(PoolerCheck.examine(config), shown),
        Effect.map(ObjectCheck.examine(config), shown),
        Effect.map(RouteChecks.names(config), shown),
        Effect.map(RouteChecks.providers(config), shown)
      ])
    })
  )
