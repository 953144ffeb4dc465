import * as Result from "effect/Result"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import * as StsPolicy from "../src/tls/StsPolicy.ts"

const label = fc.stringMatching(/^[a-z0-9]{1,8}$/)
const name = fc.array(label, { minLength: 1, maxLength: 3 }).map((labels) => labels.join("."))
const pattern = fc.tuple(fc.constantFrom("", "*."), name).map((parts) => parts.join(""))

const policies = fc.record({
  mode: fc.constantFrom("enforce", "testing", "none"),
  mx: fc.array(pattern, { minLength: 1, maxLength: 5 }),
  maxAgeSeconds: fc.nat(StsPolicy.maxAgeSeconds)
})

const problemOf = (text: string) =>
  Result.match(StsPolicy.parse(text), { onSuccess: () => null, onFailure: (what) => what })

describe("parse", () => {
  it("reads what is written, in any order, with any line end, beside unknown fields", () => {
    fc.assert(fc.property(policies, fc.constantFrom("\n", "\r\n"), fc.boolean(), (policy, end, isBackwards) => {
      const maxAge = `max_age:${policy.maxAgeSeconds}`
      const lines = [
        ...(isBackwards ? [maxAge] : []),
        "version: STSv1",
        `mode:\t${policy.mode} `,
        ...policy.mx.map((pattern) => `mx: ${pattern.toUpperCase()}`),
        "x-note: something: else",
        ...(isBackwards ? [] : [maxAge]),
        "mode: ignored",
        ""
      ]
      assert.deepStrictEqual(StsPolicy.parse(lines.join(end)), Result.succeed(policy))
    }))
  })

  it("never throws", () => {
    const piece = fc.constantFrom(
      "version",
      ":",
      "STSv1",
      "\n",
      "mode",
      "enforce",
      "mx",
      "*",
      ".",
      "max_age",
      "1",
      "\r",
      "\0"
    )
    fc.assert(fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      assert.isTrue(Result.isResult(StsPolicy.parse(pieces.join(""))))
    }))
  })

  it("keeps a policy for a year at most", () => {
    const text = "version: STSv1\nmode: none\nmax_age: 9999999999"
    assert.deepStrictEqual(StsPolicy.parse(text), Result.succeed({ mode: "none", mx: [], maxAgeSeconds: 31_557_600 }))
  })

  it.each([
    ["", /version/],
    ["version: STSv2\nmode: none\nmax_age: 1", /version/],
    ["version: STSv1\nmode: strict\nmx: a.example\nmax_age: 1", /mode/],
    ["version: STSv1\nmode: enforce\nmx: a.example", /max_age/],
    ["version: STSv1\nmode: enforce\nmx: a.example\nmax_age: -1", /max_age/],
    ["version: STSv1\nmode: enforce\nmx: a.example\nmax_age: 10000000000", /max_age/],
    ["version: STSv1\nmode: enforce\nmax_age: 1", /names no mx/],
    ["version: STSv1\nmode: enforce\nmx: *\nmax_age: 1", /an mx/],
    ["version: STSv1\nmode: enforce\nmx: a.*.example\nmax_age: 1", /an mx/],
    ["version: STSv1\nmode: enforce\nmx: .example\nmax_age: 1", /an mx/],
    ["version: STSv1\nmode: enforce\nmx:\nmax_age: 1", /an mx/],
    ["<html>", /no field/]
  ])("refuses %j", (text, what) => {
    assert.match(problemOf(text) ?? "", what)
  })
})

describe("matches", () => {
  it("knows a name as itself, and each name below a wildcard by one label", () => {
    fc.assert(fc.property(label, name, fc.array(pattern, { maxLength: 3 }), (label, parent, others) => {
      assert.isTrue(StsPolicy.matches({ mx: [...others, parent] }, parent))
      assert.isTrue(StsPolicy.matches({ mx: [...others, `*.${parent}`] }, `${label}.${parent}`))
      assert.isFalse(StsPolicy.matches({ mx: [`*.${parent}`] }, parent))
      assert.isFalse(StsPolicy.matches({ mx: [`*.${parent}`] }, `${label}.x.${parent}`))
      assert.isFalse(StsPolicy.matches({ mx: [parent] }, `${label}.${parent}`))
    }))
  })
})
