import * as PgStorage from "@posthorn/postgres/PgStorage"
import * as StorageSuite from "@posthorn/testing/conformance/StorageSuite"
import { peppers } from "@posthorn/testing/fixtures"
import * as Layer from "effect/Layer"
import { random, serverClient } from "./databases.ts"

StorageSuite.suite(
  "PgStorage on a server",
  PgStorage.layer.pipe(Layer.provide(serverClient), Layer.provide([random, peppers])),
  { timeout: 60_000 }
)
