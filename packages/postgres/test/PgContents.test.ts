import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as LargeContentsSuite from "@sendwright/testing/conformance/LargeContentsSuite"
import { peppers } from "@sendwright/testing/fixtures"
import * as Layer from "effect/Layer"
import { random, serverClient } from "./databases.ts"
import { tryFew } from "./support/runs.ts"

// Where contents live does not depend on further values: PgStorage.server.test.ts tries many on the statements.
tryFew(2)

LargeContentsSuite.suite(
  "PgStorage, with all contents elsewhere",
  PgStorage.layer.pipe(Layer.provide(serverClient), Layer.provide([random, peppers])),
  { timeout: 300_000 }
)
