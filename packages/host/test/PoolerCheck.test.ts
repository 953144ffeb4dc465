import { assert, describe, it } from "@effect/vitest"
import type { Seen } from "@sendwright/postgres/PgPooler"
import type { ServerOptions } from "@sendwright/postgres/PgStorage"
import * as Redacted from "effect/Redacted"
import { judge } from "../src/checks/PoolerCheck.ts"

const url = Redacted.make("postgres://a:b@127.0.0.1/mail")

const found = (
  databaseWays: Pick<ServerOptions, "pooler" | "directUrl">,
  pooler: Seen["pooler"],
  missing: ReadonlyArray<string> = []
) => judge({ databaseUrl: url, databaseWays }, { pooler, missing })

describe("the check of poolers", () => {
  it("fails where commands would, because transaction mode is not said", () => {
    for (const pooler of [undefined, "session"] as const) {
      const check = found({ pooler }, "transaction")
      assert.strictEqual(check.status, "fail")
      assert.match(check.message, /set SENDWRIGHT_DATABASE_POOLER=transaction/)
    }
  })

  it("warns of a pooler that nothing is said of, and says nothing against a server alone", () => {
    assert.strictEqual(found({}, "session").status, "warn")
    assert.strictEqual(found({}, "none").status, "ok")
    // Without a pooler a session brings its settings along.
    assert.strictEqual(found({}, "none", ["jit = off"]).status, "ok")
  })

  it("names the settings that sessions lack", () => {
    const check = found({ pooler: "transaction" }, "transaction", ["jit = off", "enable_seqscan = off"])
    assert.strictEqual(check.status, "warn")
    assert.match(check.message, /lack jit = off, enable_seqscan = off: .*ALTER ROLE/)
  })

  it("says how word of new work comes", () => {
    // One in transaction mode may look like one in session mode while others use it.
    for (const seen of ["transaction", "session", "none"] as const) {
      assert.match(found({ pooler: "transaction" }, seen).message, /in transaction mode; .*by polling/)
    }
    assert.match(found({ pooler: "transaction", directUrl: url }, "transaction").message, /over .*DIRECT_URL$/)
    assert.match(found({ pooler: "session" }, "session").message, /in session mode; .*comes through it/)
  })
})
