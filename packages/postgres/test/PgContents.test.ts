import * as EmbeddedPostgres from "@sendwright/postgres/EmbeddedPostgres"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as LargeContentsSuite from "@sendwright/testing/conformance/LargeContentsSuite"
import { peppers } from "@sendwright/testing/fixtures"
import * as Layer from "effect/Layer"
import { random } from "./databases.ts"

LargeContentsSuite.suite(
  "PgStorage, with all contents elsewhere",
  PgStorage.layer.pipe(Layer.provide(EmbeddedPostgres.layer({ memory: true })), Layer.provide([random, peppers])),
  { timeout: 300_000 }
)
