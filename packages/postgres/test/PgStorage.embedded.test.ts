import * as EmbeddedPostgres from "@posthorn/postgres/EmbeddedPostgres"
import * as PgStorage from "@posthorn/postgres/PgStorage"
import * as StorageSuite from "@posthorn/testing/conformance/StorageSuite"
import { peppers } from "@posthorn/testing/fixtures"
import * as Layer from "effect/Layer"
import { random } from "./databases.ts"

StorageSuite.suite(
  "PgStorage on the embedded database",
  PgStorage.layer.pipe(Layer.provide(EmbeddedPostgres.layer({ memory: true })), Layer.provide([random, peppers])),
  { timeout: 60_000 }
)
