import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import * as SqlError from "effect/sql/SqlError"
import * as AcceptPulse from "../src/connection/AcceptPulse.ts"
import { missed } from "../src/connection/outages.ts"

const ofCode = (code: string) =>
  new SqlError.SqlError({
    reason: new SqlError.UnknownError({
      cause: Object.assign(new Error("x"), { code }),
      message: "x",
      operation: "query"
    })
  })
const late = missed("unanswered", "commands", 5_000)

const make = () => {
  let now = 100_000
  const pulse = AcceptPulse.make(() => now)
  return {
    ...pulse,
    later: (millis: number) => {
      now += millis
    }
  }
}

describe("AcceptPulse", () => {
  it("tells of accepts that stand where those of several accounts do, until one gets past", () => {
    const { begin, later, state } = make()
    begin(["ada"])
    const other = begin(["bob"])
    later(1_999)
    assert.deepStrictEqual(state(), { _tag: "well" })
    later(1)
    assert.deepStrictEqual(state(), { _tag: "stopped", outage: "unanswered" })
    other("well")
    assert.deepStrictEqual(state(), { _tag: "partly" })
  })

  it("takes what stands for one account alone for a matter of that account, whoever stands with it in a statement", () => {
    const { begin, later, state } = make()
    begin(["ada", "bob"])
    begin(["cleo", "ada"])
    later(60_000)
    assert.deepStrictEqual(state(), { _tag: "partly" })
  })

  it("counts accepts that fail of several accounts, until one ends well or some seconds have passed", () => {
    const { begin, later, state } = make()
    later(5_000)
    begin(["ada"])(late)
    begin(["bob"])(late)
    assert.deepStrictEqual(state(), { _tag: "stopped", outage: "unanswered" })
    later(3_001)
    assert.deepStrictEqual(state(), { _tag: "well" })
    begin(["ada"])(late)
    begin(["bob"])(late)
    begin(["bob"])("well")
    assert.deepStrictEqual(state(), { _tag: "well" })
  })

  it.each(["42501", "XX002", "25006", "53100"])("takes one failure of the database itself (%s) for enough", (code) => {
    const { begin, state } = make()
    begin(["ada"])(ofCode(code))
    assert.strictEqual(state()._tag, "stopped")
  })

  it("takes what an account brought for no failure of the database", () => {
    const { begin, state } = make()
    for (let again = 0; again < 20; again++) begin(["ada"])(ofCode("22021"))
    assert.strictEqual(state()._tag, "partly")
  })

  it("forgets accepts that were given up", () => {
    const { begin, later, state } = make()
    const [one, two] = [begin(["ada"]), begin(["bob"])]
    later(10_000)
    one("given up")
    two("given up")
    assert.deepStrictEqual(state(), { _tag: "well" })
  })

  it.prop(
    "never stops for accepts that all bring one account in common, and is well where every one ended well in time",
    [
      Schema.Array(Schema.Tuple([
        Schema.Array(Schema.Literals(["a", "b", "c"])),
        Schema.Literals(["stands", "late", "well"])
      ])),
      Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 20_000 }))
    ],
    ([list, millis]) => {
      const [common, well] = [make(), make()]
      for (const [accounts, end] of list) {
        const ended = common.begin(["ada", ...accounts])
        if (end !== "stands") ended(end === "late" ? late : "well")
        well.begin(accounts)("well")
        common.later(millis)
        well.later(millis)
      }
      assert.notStrictEqual(common.state()._tag, "stopped")
      assert.strictEqual(well.state()._tag, "well")
    }
  )
})
