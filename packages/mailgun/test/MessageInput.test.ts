import { assert, describe, it } from "@effect/vitest"
import type { Issue } from "@sendwright/core/foundation/Errors"
import type { FormBody } from "../src/FormBody.ts"
import * as MessageInput from "../src/MessageInput.ts"
import * as PersonalMessage from "../src/PersonalMessage.ts"

const now = new Date("2026-11-28T20:00:00Z")

const formOf = (fields: Readonly<Record<string, string | ReadonlyArray<string>>>): FormBody => ({
  fields: new Map(Object.entries(fields).map(([name, value]) => [name, [value].flat()])),
  files: []
})

const read = (fields: Readonly<Record<string, string | ReadonlyArray<string>>>) => {
  const issues: Array<Issue> = []
  const message = MessageInput.read(
    formOf({ from: "shop@acme.example", to: "ada@example.com", subject: "Hi", text: "Hi", ...fields }),
    now,
    (issue) => issues.push(issue)
  )
  return { ...message, issues: issues.map(({ path }) => path.join(".")) }
}

describe("a message of Mailgun's", () => {
  it("has its variables as tags, or as those of its template", () => {
    assert.deepStrictEqual(read({ "v:order": "12", "o:tag": ["a b", "c"] }).core["tags"], ["a-b", "c", "order:12"])
    const templated = read({
      "template": "Welcome",
      "t:variables": "{\"a\": {\"b\": 1}, \"c\": 1}",
      "h:X-Mailgun-Variables": "{\"c\": 2, \"d\": 2}",
      "v:d": "3"
    })
    assert.deepStrictEqual(templated.core["variables"], { "a.b": 1, "c": 2, "d": "3" })
    assert.deepInclude(templated.core, { templateSlug: "welcome" })
    assert.notProperty(templated.core, "tags")
    assert.notProperty(templated.core, "headers")
  })

  it("is dated by the time that it names", () => {
    const timeOf = (time: string) => read({ "o:deliverytime": time }).core["scheduledAt"]
    assert.strictEqual(timeOf("Sat, 28 Nov 2026 22:00:00 +0100"), "2026-11-28T21:00:00.000Z")
    assert.strictEqual(timeOf("Sat, 28 Nov 2026 21:00:00 GMT"), "2026-11-28T21:00:00.000Z")
    assert.isUndefined(timeOf("Sat, 28 Nov 2026 19:00:00 GMT"))
    for (const wrong of ["tomorrow", "1795000000", "Sat, 28 Nov 2027 19:00:00 GMT"]) {
      assert.deepStrictEqual(read({ "o:deliverytime": wrong }).issues, ["o:deliverytime"], wrong)
    }
  })

  it("is refused for what nothing here can do, and for what says two things", () => {
    assert.deepStrictEqual(read({ "o:tracking": "yes", "o:dkim": "no", "o:require-tls": "False" }).issues, [])
    for (
      const [name, value] of [
        ["o:require-tls", "true"],
        ["o:archive-to", "https://example.com"],
        ["t:version", "2"],
        ["subject", ["a", "b"]],
        ["t:variables", "[]"],
        ["recipient-variables", "{"],
        ["v:order", "a b"],
        ["from", ["a@acme.example", "b@acme.example"]]
      ] as const
    ) assert.deepStrictEqual(read({ [name]: value }).issues, [name])
    assert.deepStrictEqual(read({ to: "a".repeat(40_000) }).issues, ["to"])
  })
})

describe("the email of one recipient", () => {
  const personal = (fields: Readonly<Record<string, string>>, mailbox = "Ada <Ada@example.com>") => {
    const issues: Array<Issue> = []
    const made = PersonalMessage.make(read(fields), mailbox, (issue) => issues.push(issue))
    return { ...made, issues: issues.map(({ path }) => path.join(".")) }
  }

  it("has what is the recipient's own in its texts, and nothing of what was put in is looked at again", () => {
    const { core, grown } = personal({
      "subject": "%recipient.a% %recipient.b%",
      "text": "%recipient% %recipient_name% %recipient_email% %recipient.c%",
      "h:X-A": "%recipient.b%",
      "recipient-variables": "{\"ada@example.com\": {\"a\": \"%recipient.b%\", \"b\": 1}}"
    })
    assert.deepInclude(core, {
      to: ["Ada <Ada@example.com>"],
      subject: "%recipient.b% 1",
      text: "Ada <Ada@example.com> Ada Ada@example.com %recipient.c%",
      headers: { "X-A": "1" }
    })
    assert.isAtLeast(grown, 0)
  })

  it("has variables of a template that are objects of the recipient's", () => {
    const { core } = personal({
      "template": "welcome",
      "v:home": "%recipient.home%",
      "v:name": "%recipient.name%!",
      "recipient-variables": "{\"ada@example.com\": {\"home\": {\"city\": \"Ulm\"}, \"name\": \"Ada\"}}"
    })
    assert.deepStrictEqual(core["variables"], { "home.city": "Ulm", "name": "Ada!" })
  })

  it("has no more of its own than is worth the work", () => {
    const own = (variables: object) => ({ "recipient-variables": JSON.stringify({ "ada@example.com": variables }) })
    assert.deepStrictEqual(personal(own({ a: "b" })).issues, [])
    for (
      const wrong of [{ a: "b".repeat(10_000) }, Object.fromEntries(Array.from({ length: 101 }, (_, at) => [at, 1]))]
    ) {
      assert.deepStrictEqual(personal(own(wrong)).issues, ["recipient-variables.Ada@example.com"])
    }
    assert.deepStrictEqual(
      personal({ ...own({ a: "b" }), text: `%recipient.a%${"a".repeat(200_000)}` }).issues,
      ["text"]
    )
  })
})
