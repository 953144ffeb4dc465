import { Conditions } from "@sendwright/core/foundation/Conditions"
import type { StorageDiagnostics } from "@sendwright/core/foundation/StorageDiagnostics"
import type { SecretBox } from "@sendwright/core/secrets/SecretBox"
import { ConfiguredRoutes } from "@sendwright/core/sending/RouteControl"
import type { RouteStore } from "@sendwright/core/sending/RouteStore"
import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import { type Check, check } from "../checks/Check.ts"
import * as DatabaseChecks from "../checks/DatabaseChecks.ts"
import * as KeyChecks from "../checks/KeyChecks.ts"
import * as RouteChecks from "../checks/RouteChecks.ts"
import { AdminError } from "./AdminCommand.ts"

/** What a running server finds when it looks at its database, its keys and itself. */
export const make = Effect.fnUntraced(function*(place: string) {
  const context = yield* Effect.context<RouteStore | SecretBox | SqlClient | StorageDiagnostics>()
  const conditions = yield* Conditions
  const { names } = yield* ConfiguredRoutes

  const examination = Effect.gen(function*() {
    const database = yield* DatabaseChecks.examine(place, "start")
    const held = yield* conditions.current
    return [
      ...database,
      yield* KeyChecks.examine,
      ...(yield* RouteChecks.stored(names)),
      ...held.map(({ blocks, message, name, since }): Check =>
        check(`condition ${name}`, blocks ? "fail" : "warn", `${message} (since ${since.toISOString()})`)
      )
    ]
  }).pipe(
    Effect.provideContext(context),
    Effect.mapError(() =>
      new AdminError({ code: "storage", message: "The running server could not ask its database: see its log." })
    )
  )
  return { examination }
})
