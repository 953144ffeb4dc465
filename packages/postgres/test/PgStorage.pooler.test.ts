import { describe, layer } from "@effect/vitest"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as StorageSuite from "@sendwright/testing/conformance/StorageSuite"
import { peppers } from "@sendwright/testing/fixtures"
import * as Layer from "effect/Layer"
import { random } from "./databases.ts"
import { pooledClient, withoutPgBouncer } from "./poolers.ts"
import { tryFew } from "./support/runs.ts"

// Other values take the same way as these: PgStorage.server.test.ts tries many on the statements.
tryFew(2)

describe.skipIf(withoutPgBouncer())("PgStorage behind PgBouncer", () => {
  const storage = (mode: "session" | "transaction") =>
    PgStorage.layer.pipe(Layer.provideMerge(pooledClient(mode)), Layer.provide([random, peppers]))

  // What is said of the connection: statements of every form, transactions, locks, and what is kept from one to the next.
  describe.each(StorageSuite.perDatabase([
    "AccountStore",
    "RateStore",
    "DomainStore",
    "TemplateStore",
    "EmailStore",
    "SendJobs",
    "SendSlots",
    "WebhookStore",
    "ReceivedStore",
    "ErasureStore",
    "RetentionStore",
    "MetricsStore",
    "StorageDiagnostics",
    "StorageHealth",
    "HoldStore",
    "NodeStore",
    "QueueStore"
  ]))("in transaction mode, from %s on", (...parts) => {
    layer(storage("transaction"), { timeout: 300_000 })((it) => StorageSuite.tests(it, parts))
  })

  // A session keeps everything but what it begins with, which every statement finds alike.
  layer(storage("session"), { timeout: 300_000 })("in session mode", (it) => StorageSuite.tests(it, ["DomainStore"]))
})
