import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { anyCharacter } from "../../../../scripts/any-character.ts"
import { maxLength, normalise, ownCharacters, problemOf } from "../../src/users/Password.ts"

const about = ["ada.lovelace@analytical.example", "Ada Lovelace", "sendwright"]
const check = (password: string, minLength = 12) => problemOf(normalise(password), minLength, about)

describe("Password", () => {
  it("refuses what everybody tries first", () => {
    for (
      const password of [
        "password1234",
        "Password1234!",
        "P@ssw0rd2026!!",
        "passwordpassword",
        "123456789012",
        "111111111111",
        "abcdefghijkl",
        "qwertyuiop12",
        "1q2w3e4r5t6y",
        "1qaz2wsx3edc",
        "zxcvbnm12345",
        "abcabcabcabc",
        "iloveyou12345",
        "letmein123456",
        "Sommer2026!!",
        "welcome2026!",
        "Admin123456!",
        "changeme1234",
        "qwertzuiop123",
        "asdfghjkl123",
        "            ",
        "!!!!!!!!!!!!",
        "ada.lovelace1",
        "AdaLovelace2026",
        "ada.lovelace@analytical.example",
        "Sendwright2026!",
        "sendwright-password"
      ]
    ) assert.isDefined(check(password), password)
  })

  it("takes what nobody tries, without rules of composition", () => {
    for (
      const password of [
        "correct horse battery staple",
        "correcthorsebatterystaple",
        "my cat sleeps on the fridge",
        "\u3053\u3093\u306b\u3061\u306f\u4e16\u754c\u306e\u7686\u3055\u3093\u3078",
        "pferde fressen keinen gurkensalat",
        "8391 4472 9053 1766",
        "x".repeat(3) + "volcano lamp"
      ]
    ) assert.isUndefined(check(password), password)
  })

  it("takes what a password manager makes", () => {
    const character = fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    fc.assert(
      fc.property(fc.array(character, { minLength: 20, maxLength: 64 }), (password) => {
        // So few letters that they could be of one word come up in one of a million.
        fc.pre(password.filter((one) => /[a-z]/i.test(one)).length >= 10 && new Set(password).size >= 10)
        assert.isUndefined(check(password.join("")))
      }),
      { numRuns: 500 }
    )
  })

  it("counts characters as people do, between the least and the most", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 260 }), fc.integer({ min: 8, max: 40 }), (length, least) => {
        const password = "\u{1f40e}\u6f22z\u00df\u{1f409}".repeat(60)
        const cut = [...password].slice(0, length).join("")
        const problem = problemOf(cut, least, [])
        if (length < least) assert.include(problem ?? "", `at least ${least}`)
        else if (length > maxLength) assert.include(problem ?? "", `at most ${maxLength}`)
      })
    )
  })

  it("never counts more of its own than there is, nor more for knowing more about the person", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter, maxLength: 60 }),
        fc.array(fc.string({ maxLength: 10 })),
        (text, words) => {
          const own = ownCharacters(text)
          assert.isAtMost(own, text.toLowerCase().length)
          assert.isAtMost(ownCharacters(text, words), own)
        }
      )
    )
  })

  it("has one form for all ways to type a password, which is that of itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const one = normalise(text)
        assert.strictEqual(normalise(one), one)
        assert.strictEqual(normalise(text.normalize("NFD")), one)
        assert.strictEqual(normalise(text.replaceAll(" ", "\u3000")), one)
      })
    )
    assert.notStrictEqual(normalise("A"), normalise("a"))
    assert.notStrictEqual(normalise(" a"), normalise("a"))
  })

  it("is quick, whatever it is given", () => {
    const began = process.cpuUsage()
    for (const unit of ["a", "ab", "qwerty", "password", "1qaz", "\u{1f40e}"]) {
      ownCharacters([...unit.repeat(200)].slice(0, maxLength).join(""), about)
    }
    assert.isBelow(process.cpuUsage(began).user, 1_000_000)
  })
})
