import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { make, maxCounted, maxUnknownPerMinute, reserveMillis } from "../src/CertificateAdmission.ts"

const minute = 60_000

describe("CertificateAdmission", () => {
  it("lets so many names pass in a minute, and those of the next one again", () => {
    const { admit } = make()
    const passed = (from: number, now: number) =>
      Array.from({ length: 100 }, (_, index) => admit(`n${from + index}`, now)).filter(Boolean).length
    assert.strictEqual(passed(0, 0), maxUnknownPerMinute)
    assert.strictEqual(passed(100, minute - 1), 0)
    assert.strictEqual(passed(200, minute), maxUnknownPerMinute)
  })

  it("lets the name pass that is asked for again and again, among any number that are not", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 2, max: 20 }), (others, tries) => {
        const { admit } = make()
        let next = 0
        const spray = (count: number) => {
          for (let index = 0; index < count; index++) admit(`made-up-${next++}`, 1)
        }
        spray(maxUnknownPerMinute + others)
        const answers = []
        for (let attempt = 0; attempt < tries; attempt++) {
          answers.push(admit("genuine", 1))
          spray(Math.min(others, maxCounted / 2))
        }
        assert.include(answers, true)
      }),
      { numRuns: 20 }
    )
  })

  it("lets a repeated made-up name pass once only in the time of the reserve, and not before a name repeated more", () => {
    const { admit } = make()
    for (let index = 0; index < maxUnknownPerMinute; index++) admit(`made-up-${index}`, 0)
    const ask = (name: string, times: number, now: number) =>
      Array.from({ length: times }, () => admit(name, now)).filter(Boolean).length
    assert.strictEqual(ask("a", 2, 0), 1)
    // The reserve is used up: the genuine one is counted meanwhile, and then comes first.
    assert.strictEqual(ask("genuine", 10, 1), 0)
    assert.strictEqual(ask("b", 9, reserveMillis), 0)
    assert.strictEqual(ask("genuine", 1, reserveMillis), 1)
    assert.strictEqual(ask("b", 20, reserveMillis + 1), 0)
  })

  it("never lets more pass than its limits, whoever asks for what", () => {
    fc.assert(fc.property(
      fc.array(fc.tuple(fc.nat(20), fc.nat(2_000)), { maxLength: 400 }),
      (asked) => {
        const { admit } = make()
        let now = 0
        const passed: Array<number> = []
        for (const [name, after] of asked) {
          now += after
          if (admit(String(name), now)) passed.push(Math.floor(now / minute))
        }
        for (const of of new Set(passed)) {
          const count = passed.filter((other) => other === of).length
          assert.isAtMost(count, maxUnknownPerMinute + Math.ceil(minute / reserveMillis) + 1)
        }
      }
    ))
  })
})
