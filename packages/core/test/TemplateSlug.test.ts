import { assert, describe, it } from "@effect/vitest"
import * as Slug from "@sendwright/core/templates/Slug"
import * as FastCheck from "fast-check"
import { anyCharacter } from "../../../scripts/any-character.ts"

describe("isSlug", () => {
  it.each(["a", "0", "welcome", "welcome-2", "a-b-c", "x".repeat(100)])("%s is one", (text) => {
    assert.isTrue(Slug.isSlug(text))
  })

  it.each(["", "-", "-a", "a-", "a--b", "A", "a b", "a_b", "a.b", "ä", "a\n", "\na", "x".repeat(101)])(
    "%j is none",
    (text) => {
      assert.isFalse(Slug.isSlug(text))
    }
  )
})

describe("fromName", () => {
  it.each([
    ["Welcome", "welcome"],
    ["Überweisung: 2. Mahnung!", "uberweisung-2-mahnung"],
    ["  Crème   brûlée  ", "creme-brulee"],
    ["ÅÉÎÕÜ ñ ç Ž", "aeiou-n-c-z"],
    ["İstanbul", "istanbul"],
    ["ﬁve ² ①", "five-2-1"],
    ["snake_case.and/slash", "snake-case-and-slash"],
    ["--already--a-slug--", "already-a-slug"],
    ["日本語", "template"],
    ["日本 v2", "v2"],
    ["!!!", "template"],
    ["", "template"],
    ["a".repeat(100), "a".repeat(100)],
    [`${"a".repeat(99)} b`, "a".repeat(99)],
    ["ﷺ".repeat(100), "template"],
    ["㎯".repeat(100), "rad-s2".repeat(17).slice(0, 99)]
  ])("%j", (name, slug) => {
    assert.strictEqual(Slug.fromName(name), slug)
  })

  it("leads to a slug from every name, and from a slug to itself", () => {
    FastCheck.assert(FastCheck.property(FastCheck.string({ unit: anyCharacter, maxLength: 100 }), (name) => {
      const slug = Slug.fromName(name)
      assert.isTrue(Slug.isSlug(slug), slug)
      assert.strictEqual(Slug.fromName(slug), slug)
    }))
  })
})

describe("nextFree", () => {
  const slug = FastCheck.stringMatching(/^[a-z0-9]{1,50}(-[a-z0-9]{1,49})?$/)

  it("takes the slug itself, then 2, 3 and so on", () => {
    assert.strictEqual(Slug.nextFree("a", new Set()), "a")
    assert.strictEqual(Slug.nextFree("a", new Set(["b"])), "a")
    assert.strictEqual(Slug.nextFree("a", new Set(["a"])), "a-2")
    assert.strictEqual(Slug.nextFree("a", new Set(["a", "a-2", "a-4"])), "a-3")
    assert.strictEqual(Slug.nextFree("a-2", new Set(["a-2"])), "a-2-2")
  })

  it("cuts a long slug to make room for the number, and leaves no hyphen at the cut", () => {
    const long = "a".repeat(100)
    assert.strictEqual(Slug.nextFree(long, new Set([long])), `${"a".repeat(98)}-2`)
    // The longest number takes eight characters.
    assert.strictEqual(Slug.stemOf(long), "a".repeat(92))
    const cut = `${"a".repeat(97)}-bb`
    assert.strictEqual(Slug.nextFree(cut, new Set([cut])), `${"a".repeat(97)}-2`)
  })

  it("finds a free slug, each time another one, that begins with the stem", () => {
    FastCheck.assert(
      FastCheck.property(slug, FastCheck.integer({ min: 0, max: 40 }), (slug, count) => {
        const taken = new Set<string>()
        for (let n = 0; n <= count; n++) {
          const free = Slug.nextFree(slug, taken)
          assert.isTrue(Slug.isSlug(free) && !taken.has(free) && free.startsWith(Slug.stemOf(slug)), free)
          taken.add(free)
        }
      }),
      { numRuns: 50 }
    )
  })
})
