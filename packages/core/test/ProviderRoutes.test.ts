import { assert, describe, it } from "@effect/vitest"
import * as Routes from "@sendwright/core/sending/ProviderRoutes"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Result from "effect/Result"

const rulesOf = (text: string) => Result.getOrThrow(Routes.parse(text))
const account = "0198c0de-0000-7000-8000-00000000000a"

/** Where a message goes: the providers, and the recipients of each. */
const divided = (text: string, recipients: ReadonlyArray<string>, over: Parameters<typeof outgoing>[0] = {}) => {
  const message = outgoing({ ...over, envelope: { from: "b@send.example", bounceDomain: null, recipients } })
  return Routes.divide(rulesOf(text), ["usual"], message).map((route) => [
    Routes.orderText(route.providers!),
    ...route.recipients
  ])
}

describe("rules of routes", () => {
  it("choose by the recipient's domain: that one alone, or all below it", () => {
    const rules = "to:a.example=one; to:*.a.example=two"
    const recipients = ["x@a.example", "y@b.a.example", "z@c.b.A.example", "v@xa.example", "w@a.example.net"]
    assert.deepStrictEqual(divided(rules, recipients), [
      ["one", "x@a.example"],
      ["two", "y@b.a.example", "z@c.b.A.example"],
      ["usual", "v@xa.example", "w@a.example.net"]
    ])
    assert.deepStrictEqual(divided("to:BÜCHER.example=one", ["x@xn--bcher-kva.example"]), [
      ["one", "x@xn--bcher-kva.example"]
    ])
  })

  it("choose by the sender's domain, a tag and the account, and a rule asks for all that it names", () => {
    const to = ["x@a.example"]
    const from = { name: null, address: "shop@News.Shop.example" }
    assert.deepStrictEqual(divided("from:*.shop.example=one", to, { from }), [["one", ...to]])
    assert.deepStrictEqual(divided("from:shop.example=one", to, { from }), [["usual", ...to]])
    assert.deepStrictEqual(divided("tag:kind:news=one", to, { tags: ["a", "kind:news"] }), [["one", ...to]])
    assert.deepStrictEqual(divided("tag:kind=one", to, { tags: ["a", "kind:news"] }), [["usual", ...to]])
    assert.deepStrictEqual(divided(`account:${account.toUpperCase()}=one`, to), [["one", ...to]])
    assert.deepStrictEqual(divided("tag:a tag:b=one", to, { tags: ["a"] }), [["usual", ...to]])
    assert.deepStrictEqual(divided("tag:a tag:b=one", to, { tags: ["b", "a"] }), [["one", ...to]])
  })

  it("count in their order, and those with the same providers are one route", () => {
    assert.deepStrictEqual(
      divided("to:a.example=two,one; tag:t=one; to:c.example=two, one;", [
        "x@a.example",
        "y@b.example",
        "z@c.example"
      ]),
      [["two,one", "x@a.example", "z@c.example"], ["usual", "y@b.example"]]
    )
    assert.deepStrictEqual(divided("tag:t=one; to:a.example=two", ["x@a.example"], { tags: ["t"] }), [[
      "one",
      "x@a.example"
    ]])
  })

  it("are refused with their number, and what to write", () => {
    const refused: ReadonlyArray<readonly [text: string, message: RegExp]> = [
      ["to:a.example=one; to:b.example", /number 2 \(to:b\.example\): write its conditions, one =, and the names/],
      ["to:a.example=", /number 1 .* names of providers/],
      ["tag:kind=news=one", /number 1 .* one =/],
      ["=one", /write what it is for/],
      ["to:a.example=one,one", /name one once/],
      ["a.example=one", /begin a\.example with to:, from:, mx:, tag: or account:/],
      ["site:a.example=one", /begin site:a\.example with/],
      ["to:example=one", /to: needs a domain/],
      ["from:a.*.example=one", /from: needs a domain/],
      ["mx:google=one", /mx: needs a domain/],
      ["tag:a/b=one", /tag: needs a tag/],
      ["account:shop=one", /account: needs the id/],
      ["to:a.example to:b.example=one", /write to: once, and another rule/],
      [" ; ", /1 to 100 rules/],
      [Array.from({ length: 101 }, (_, i) => `tag:t${i}=one`).join(";"), /1 to 100 rules/]
    ]
    for (const [text, message] of refused) {
      const result = Routes.parse(text)
      assert.match(Result.isFailure(result) ? result.failure : "taken", message, text)
    }
  })
})
