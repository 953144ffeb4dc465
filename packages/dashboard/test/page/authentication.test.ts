import { authenticationResults } from "@sendwright/core/received/ReceivedEmail"
import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { checksInWords, verdictOf } from "../../page/src/screens/received/authentication.ts"
import type { Authentication } from "../../page/src/screens/received/queries.ts"

const check = fc.record({
  result: fc.constantFrom(...authenticationResults),
  domain: fc.option(fc.constantFrom("acme.dev", "example.net"))
})

const authentication: fc.Arbitrary<Authentication> = fc.record({
  spf: check,
  dkim: fc.array(fc.tuple(check, fc.option(fc.constant("s1"))).map(([one, selector]) => ({ ...one, selector })), {
    maxLength: 3
  }),
  dmarc: fc.tuple(check, fc.option(fc.constantFrom("none", "quarantine", "reject"))).map(([one, policy]) => ({
    ...one,
    policy
  })),
  arc: check
})

const spam = fc.option(fc.record({ score: fc.integer({ min: -5, max: 30 }), is_spam: fc.boolean() }))

describe("the checks of a received email, in words", () => {
  test("vouch for a sender only where DMARC passed, whatever else did", () => {
    fc.assert(fc.property(authentication, (given) => {
      const { mark, sentence } = verdictOf(given)
      expect(mark === "delivered").toBe(given.dmarc.result === "pass")
      expect(sentence.startsWith("Yes")).toBe(given.dmarc.result === "pass")
    }))
    expect(verdictOf(null).sentence).toBe("Nothing was checked: the sender may be anybody.")
  })

  test("have a line for each check and signature, each with a result and a sentence", () => {
    fc.assert(fc.property(authentication, spam, (given, scored) => {
      const lines = checksInWords({ authentication: given, spam: scored })
      const signatures = Math.max(1, given.dkim.length)
      expect(lines.map(({ name }) => name)).toEqual([
        "DMARC",
        "SPF",
        ...Array.from({ length: signatures }, () => "DKIM"),
        "ARC",
        "Spam score"
      ])
      for (const { meaning, result } of lines) {
        expect(meaning).toMatch(/^\S.+\.$/)
        expect(result).not.toBe("")
      }
      expect(lines.every(({ meaning }) => !meaning.includes("null") && !meaning.includes("undefined"))).toBe(true)
    }))
  })

  test("say what a domain asks for only where its rule was not met", () => {
    fc.assert(fc.property(authentication, (given) => {
      const [dmarc] = checksInWords({ authentication: given, spam: null })
      const says = dmarc?.meaning.includes("It asks receivers") === true
      expect(says).toBe(given.dmarc.policy !== null && given.dmarc.result !== "pass")
    }))
  })
})
