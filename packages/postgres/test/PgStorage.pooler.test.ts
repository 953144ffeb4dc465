import { describe, layer } from "@effect/vitest"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as StorageSuite from "@sendwright/testing/conformance/StorageSuite"
import { peppers } from "@sendwright/testing/fixtures"
import * as Layer from "effect/Layer"
import { random } from "./databases.ts"
import { pooledClient, withoutPgBouncer } from "./poolers.ts"

describe.skipIf(withoutPgBouncer())("PgStorage behind PgBouncer", () => {
  const storage = (mode: "session" | "transaction") =>
    PgStorage.layer.pipe(Layer.provideMerge(pooledClient(mode)), Layer.provide([random, peppers]))

  layer(storage("transaction"), { timeout: 300_000 })("in transaction mode", (it) => {
    // What is said of the connection: statements of every form, transactions, locks, and what is kept from one to the next.
    StorageSuite.tests(it, [
      "AccountStore",
      "RateStore",
      "DomainStore",
      "TemplateStore",
      "EmailStore",
      "SendJobs",
      "SendSlots",
      "WebhookStore",
      "RetentionStore",
      "StorageDiagnostics",
      "StorageHealth",
      "HoldStore",
      "NodeStore",
      "QueueStore"
    ])
  })

  layer(storage("session"), { timeout: 300_000 })("in session mode", (it) => {
    StorageSuite.tests(it, ["DomainStore", "MetricsStore", "ErasureStore"])
  })
})
