import { describe } from "vitest"
import { oldestPrograms, startPostgres } from "../../../scripts/local-postgres.ts"
import { joinChecks } from "./joinChecks.ts"

describe.skipIf(oldestPrograms === undefined)("on the oldest Postgres that is supported", () => {
  joinChecks(() => startPostgres({ durable: false, programs: oldestPrograms! }))
})
