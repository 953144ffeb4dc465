import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as LargeContentsSuite from "@sendwright/testing/conformance/LargeContentsSuite"
import { peppers } from "@sendwright/testing/fixtures"
import * as Layer from "effect/Layer"
import { random, serverClient } from "./databases.ts"

LargeContentsSuite.suite(
  "PgStorage, with all contents elsewhere",
  PgStorage.layer.pipe(Layer.provide(serverClient), Layer.provide([random, peppers])),
  { timeout: 300_000 }
)
