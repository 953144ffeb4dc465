import * as EmbeddedPostgres from "@sendwright/embedded/EmbeddedPostgres"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as StorageSuite from "@sendwright/testing/conformance/StorageSuite"
import { peppers } from "@sendwright/testing/fixtures"
import * as Layer from "effect/Layer"
import { random } from "./databases.ts"
import { tryFew } from "./support/runs.ts"

// Other values take the same way as these: PgStorage.server.test.ts tries many on the statements.
tryFew(2)

StorageSuite.suite(
  "PgStorage on the embedded database",
  PgStorage.layer.pipe(Layer.provide(EmbeddedPostgres.layer({ memory: true })), Layer.provide([random, peppers])),
  { timeout: 300_000 }
)
