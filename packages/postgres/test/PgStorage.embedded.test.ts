import * as EmbeddedPostgres from "@sendwright/postgres/EmbeddedPostgres"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as StorageSuite from "@sendwright/testing/conformance/StorageSuite"
import { peppers } from "@sendwright/testing/fixtures"
import * as Layer from "effect/Layer"
import { random } from "./databases.ts"

StorageSuite.suite(
  "PgStorage on the embedded database",
  PgStorage.layer.pipe(Layer.provide(EmbeddedPostgres.layer({ memory: true })), Layer.provide([random, peppers])),
  { timeout: 300_000 }
)
