import * as StorageTime from "@sendwright/core/foundation/StorageTime"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "./Database.ts"

/** `StorageTime` on Postgres: the database's time, as it was last measured. */
export const layer: Layer.Layer<StorageTime.StorageTime, never, SqlClient> = Layer.effect(
  StorageTime.StorageTime,
  Effect.gen(function*() {
    const db = yield* Database.make
    const clock = yield* Clock.Clock
    return StorageTime.of(
      Effect.provideService(db.clock.standing, Clock.Clock, clock).pipe(Database.storage("StorageTime.now"))
    )
  })
)
