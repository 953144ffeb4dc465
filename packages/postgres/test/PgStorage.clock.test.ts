import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as StorageSuite from "@sendwright/testing/conformance/StorageSuite"
import { peppers } from "@sendwright/testing/fixtures"
import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SimulatedDatabaseTime } from "../src/database/DatabaseClock.ts"
import { serverClient } from "./databases.ts"
import { tryFew } from "./support/runs.ts"

/** Later than every time that the tests hand to a command: none of them was read before a clock was set back. */
const later = Date.UTC(9999, 0)
const clock: Clock.Clock = {
  currentTimeMillisUnsafe: () => later,
  currentTimeMillis: Effect.succeed(later),
  currentTimeNanosUnsafe: () => BigInt(later) * 1_000_000n,
  currentTimeNanos: Effect.succeed(BigInt(later) * 1_000_000n),
  monotonicTimeNanosUnsafe: () => 0n,
  monotonicTimeNanos: Effect.succeed(0n),
  // What is repeated at once sleeps for no time.
  sleep: (duration) => Duration.isZero(duration) ? Effect.void : Effect.never
}

// By how much the clocks differ is the same for all values: PgStorage.server.test.ts tries many on the statements.
tryFew(2)

// Less than a quarter of the shortest lease that the tests take.
for (const ahead of [-53, 47]) {
  const differs = Layer.succeed(SimulatedDatabaseTime, Effect.map(Clock.currentTimeMillis, (now) => now + ahead))
  // Every time that commands are handed, and answer with, is the engine's: to the millisecond.
  StorageSuite.suite(
    `PgStorage on a server whose clock is ${ahead} ms ahead`,
    PgStorage.layer.pipe(
      Layer.provide(serverClient),
      Layer.provide([NodeCrypto.layer, peppers, differs, Layer.succeed(Clock.Clock, clock)])
    ),
    {
      timeout: 60_000,
      parts: ["SendJobs", "SendSlots", "SiteStore", "RouteStore", "WebhookStore", "DomainStore", "RateStore"]
    }
  )
}
