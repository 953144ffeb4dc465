import { assert, it } from "@effect/vitest"
import type { Authentication } from "@sendwright/core/received/ReceivedEmail"
import { authenticationResults } from "@sendwright/core/received/ReceivedEmail"
import * as fc from "fast-check"
import { dmarcAction } from "../src/received/dmarcAction.ts"

const dmarc: fc.Arbitrary<Authentication["dmarc"]> = fc.record({
  result: fc.constantFrom(...authenticationResults),
  domain: fc.constantFrom("a.example", null),
  policy: fc.constantFrom("none", "quarantine", "reject", null)
})

it("refuses what fails where its domain asks for that, and nothing else", () => {
  const refused = new Set<string>()
  fc.assert(
    fc.property(dmarc, (dmarc) => {
      const action = dmarcAction({ dmarc })
      if (action === "refuse") refused.add(`${dmarc.result} ${dmarc.policy}`)
      return action === (dmarc.result === "fail" && dmarc.policy === "reject" ? "refuse" : "mark")
    }),
    { numRuns: 1_000 }
  )
  assert.deepStrictEqual([...refused], ["fail reject"])
})
