import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { codesOf, isSuccess } from "../../src/replies/ReplyCodes.ts"

const of = (diagnostic: string, code: string | null = null) => codesOf({ code, diagnostic })

describe("the codes of a reply", () => {
  it("reads the three digits and the enhanced code of a reply", () => {
    assert.deepStrictEqual(of("550 5.1.1 No such user"), { class: "5", code: "1.1", digits: "550" })
    assert.deepStrictEqual(of("450-4.2.0 Later"), { class: "4", code: "2.0", digits: "450" })
    assert.deepStrictEqual(of("554 No"), { class: "5", code: null, digits: "554" })
    assert.deepStrictEqual(of("No"), { class: null, code: null, digits: null })
  })

  it("takes what was told apart from the words before the words", () => {
    assert.deepStrictEqual(of("No such user", "550"), { class: "5", code: null, digits: "550" })
    assert.deepStrictEqual(of("450 No such user", "550"), { class: "5", code: null, digits: "550" })
    assert.deepStrictEqual(of("No such user", "5.1.1"), { class: "5", code: "1.1", digits: null })
    assert.deepStrictEqual(of("450 4.2.2 Full", "5.1.1"), { class: "5", code: "1.1", digits: "450" })
  })

  it("goes by the code that says more than that it failed, wherever it stands", () => {
    assert.deepStrictEqual(of("550 5.0.0 Failed: 4.2.2 full"), { class: "4", code: "2.2", digits: "550" })
    assert.deepStrictEqual(of("450 4.2.2 Full: 5.0.0 failed"), { class: "4", code: "2.2", digits: "450" })
    assert.deepStrictEqual(of("550 5.1.1 Gone: 5.7.1 denied"), { class: "5", code: "1.1", digits: "550" })
    assert.deepStrictEqual(of("450 5.0.0 Failed: 4.0.0 too"), { class: "5", code: "0.0", digits: "450" })
  })

  it("reads no further than the first thousand characters", () => {
    const words = (length: number) => `550 ${"x".repeat(length - 4)}`
    assert.deepStrictEqual(of(`${words(994)} 5.1.1`), { class: "5", code: "1.1", digits: "550" })
    assert.deepStrictEqual(of(`${words(1_000)} 5.1.1`), { class: "5", code: null, digits: "550" })
  })

  it("takes no number for a code that is part of another one", () => {
    for (const text of ["15.1.1", "5.1.1.7", "5.1.1x", "v5.1.1", "2.1.5", "5.1000.1"]) {
      assert.deepStrictEqual(of(`550 ${text}`), { class: "5", code: null, digits: "550" }, text)
    }
    assert.deepStrictEqual(of("5501 no"), { class: null, code: null, digits: null })
  })

  it("finds an enhanced code among any words", () => {
    fc.assert(fc.property(
      fc.constantFrom("4", "5"),
      fc.integer({ min: 1, max: 999 }),
      fc.nat(999),
      fc.stringMatching(/^[A-Za-z ]{0,40}$/),
      fc.stringMatching(/^[A-Za-z ]{0,40}$/),
      (level, subject, detail, before, behind) => {
        const { class: found, code } = of(`550 ${before} ${level}.${subject}.${detail} ${behind}`)
        assert.deepStrictEqual([found, code], [level, `${subject}.${detail}`])
      }
    ))
  })

  it("finds the three digits behind what other programs put before a reply", () => {
    for (const text of ["smtp; 550 No", "host mx.example[192.0.2.1] said: 550 No", "Remote host said: 550 No"]) {
      assert.strictEqual(of(text).digits, "550", text)
    }
    assert.strictEqual(of("the year 550").digits, null)
  })

  it("knows a success by the code that it begins with", () => {
    for (const diagnostic of ["250 OK", " 250 2.0.0 Queued", "2.1.5 Delivered", "251 550 5.1.1 forwarded"]) {
      assert.isTrue(isSuccess({ code: null, diagnostic }), diagnostic)
    }
    assert.isTrue(isSuccess({ code: "2.0.0", diagnostic: "550 5.1.1 No such user" }))
    for (const diagnostic of ["550 OK", "2500 messages", "", "2.1 later", "192.0.2.1 refused"]) {
      assert.isFalse(isSuccess({ code: null, diagnostic }), diagnostic)
    }
  })
})
