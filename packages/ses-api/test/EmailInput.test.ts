import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"
import * as EmailInput from "../src/EmailInput.ts"

const now = new Date("2026-11-28T20:00:00Z")
const path = ["Content", "Simple"]
const simple = { Subject: { Data: "Hi" }, Body: { Text: { Data: "Hi" } } }

const decode = (body: object, destination: unknown, fields: object = simple) =>
  EmailInput.decode({
    body: { FromEmailAddress: "shop@acme.example", ...body },
    destination,
    tags: [],
    content: { kind: "Simple", fields: { ...fields }, path },
    data: {},
    headers: null
  }, now)

const issuesOf = (...of: Parameters<typeof decode>) => {
  const { result } = decode(...of)
  return Result.isFailure(result) ? result.failure.map((issue) => issue.path.join(".")) : []
}

const to = { ToAddresses: ["ada@example.com"] }

describe("an email of SES", () => {
  it("has names that are not ASCII as its readers see them", () => {
    const { result } = decode({ FromEmailAddress: "=?UTF-8?Q?Gr=C3=BC=C3=9Fe,_A?= <shop@acme.example>" }, {
      ToAddresses: ["=?utf-8?B?w4Q=?= =?utf-8?B?w5Y=?= <ada@example.com>", "\"Lovelace, Ada\" <bob@example.com>"]
    })
    const { from, to } = Result.getOrThrow(result)
    assert.strictEqual(from, "\"Grüße, A\" <shop@acme.example>")
    assert.deepStrictEqual(to, ["ÄÖ <ada@example.com>", "\"Lovelace, Ada\" <bob@example.com>"])
  })

  it("names what is wrong with it as SES does", () => {
    assert.deepStrictEqual(issuesOf({}, to), [])
    assert.deepStrictEqual(issuesOf({ FromEmailAddress: "" }, to), ["FromEmailAddress"])
    assert.deepStrictEqual(issuesOf({ FromEmailAddress: 1 }, to), ["FromEmailAddress", "FromEmailAddress"])
    assert.deepStrictEqual(issuesOf({}, {}), ["Destination.ToAddresses"])
    assert.deepStrictEqual(issuesOf({}, { ToAddresses: ["a@example.com", "nobody"] }), ["Destination.ToAddresses.1"])
    assert.deepStrictEqual(issuesOf({}, { ToAddresses: "ada@example.com" })[0], "Destination.ToAddresses")
    assert.deepStrictEqual(issuesOf({ ReplyToAddresses: ["nobody"] }, to), ["ReplyToAddresses.0"])
    assert.deepStrictEqual(issuesOf({}, to, { ...simple, Subject: { Data: "a\nb" } }), ["Content.Simple.Subject.Data"])
    assert.deepStrictEqual(issuesOf({}, to, { Subject: { Data: "Hi" } }), ["Content.Simple"])
    assert.deepStrictEqual(
      issuesOf({}, to, { ...simple, Attachments: [{ FileName: "a", RawContent: "?" }] }),
      ["Content.Simple.Attachments.0.RawContent"]
    )
    assert.deepStrictEqual(
      issuesOf({}, to, { ...simple, Headers: [{ Name: "X-A", Value: "1" }, { Name: "X-A", Value: "2" }] }),
      ["Content.Simple.Headers.1.Name"]
    )
  })

  it("has no more recipients than are worth the work", () => {
    const many = Array.from({ length: 30 }, (_, at) => `a${at}@example.com`)
    assert.include(issuesOf({}, { ToAddresses: many, BccAddresses: many }), "Destination")
    assert.include(issuesOf({}, { ToAddresses: [`${"a".repeat(500)}@example.com`] }), "Destination.ToAddresses.0")
    assert.include(issuesOf({ ReplyToAddresses: many }, to), "ReplyToAddresses")
  })
})
