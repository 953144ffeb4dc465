import { assert, describe, it } from "@effect/vitest"
import { decodeSend } from "@sendwright/api/wire/SendRequest"
import { maxEntries } from "@sendwright/core/foundation/RequestLimits"
import * as Core from "@sendwright/core/model/SendRequest"
import * as Result from "effect/Result"
import * as FastCheck from "fast-check"

const now = new Date("2026-03-01T00:00:00Z")
const good = { from: "a@acme.example", to: "ada@example.com", text: "hello" }

const issuesOf = (json: unknown) => {
  const { result } = decodeSend(json, now)
  return Result.isFailure(result) ? result.failure : assert.fail("was accepted")
}

describe("decodeSend", () => {
  it("renames the fields of the wire, and nothing inside headers and variables", () => {
    const json = {
      from: "a@acme.example",
      to: ["ada@example.com"],
      reply_to: "b@acme.example",
      template_slug: "welcome",
      variables: { reply_to: "x", replyTo: "y", scheduled_at: 1 },
      headers: { reply_to2: "x" },
      scheduled_at: "2026-03-02T00:00:00Z",
      unsubscribe_url: "https://acme.example/u",
      attachments: [{ filename: "a.txt", content: "QQ==", content_type: "text/plain" }]
    }
    const { input, result } = decodeSend(json, now)
    assert.strictEqual(input, json)
    assert.deepStrictEqual(Result.getOrThrow(result), {
      from: "a@acme.example",
      to: ["ada@example.com"],
      replyTo: "b@acme.example",
      templateSlug: "welcome",
      variables: { reply_to: "x", replyTo: "y", scheduled_at: 1 },
      headers: { reply_to2: "x" },
      scheduledAt: "2026-03-02T00:00:00Z",
      unsubscribeUrl: "https://acme.example/u",
      attachments: [{ filename: "a.txt", content: "QQ==", contentType: "text/plain" }]
    } as never)
  })

  it("names fields as the wire does, in issues of single fields and between them", () => {
    const paths = issuesOf({
      ...good,
      replyTo: "a@b.com",
      reply_to: "nope",
      scheduled_at: "2026-02-01T00:00:00Z",
      template_id: "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b",
      template_slug: "x",
      headers: { replyTo: 5, Bcc: "x" },
      attachments: [{ filename: "a", contentType: "x", content_type: "y" }]
    }).map((issue) => issue.path.join("."))
    assert.sameMembers(paths, [
      "replyTo",
      "reply_to",
      "scheduled_at",
      "template_slug",
      "text",
      "headers.replyTo",
      "headers.Bcc",
      "attachments.0",
      "attachments.0.contentType",
      "attachments.0.content_type"
    ])
  })

  it("names fields as the wire does in messages too", () => {
    const messages = issuesOf({
      ...good,
      template_id: "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b",
      template_slug: "welcome",
      unsubscribe_url: "https://acme.example/u",
      headers: { "List-Unsubscribe": "<https://acme.example/v>" }
    }).map(({ message }) => message).join("\n")
    assert.include(messages, "template_id")
    assert.include(messages, "unsubscribe_url")
    assert.notMatch(messages, /[a-z][A-Z]/)
  })

  it("names the fields of a file as the wire does, in paths and messages", () => {
    const issues = issuesOf({
      ...good,
      attachments: [
        { content: "QQ==" },
        { content: "QQ==", content_id: "a" },
        { filename: "a", content: "QQ==", content_id: "a" }
      ]
    })
    assert.deepStrictEqual(issues.map(({ message, path }) => [path.join("."), message]), [
      ["attachments.0.filename", "is required, except with a content_id or for an alternative"],
      ["attachments.1.content_type", "is required where there is no filename to tell it from"],
      ["attachments.2.content_id", "is given twice: give each file one of its own"]
    ])
  })

  it("keeps the request for its idempotency key when only a rule between fields or the time is broken", () => {
    const late = { ...good, scheduled_at: "2026-02-01T00:00:00Z" }
    assert.strictEqual(decodeSend(late, now).input, late)
    assert.isNull(decodeSend({ ...good, to: 5 }, now).input)
  })

  it("does not decode what holds more than is honest", () => {
    const fields = Object.fromEntries(Array.from({ length: maxEntries + 1 }, (_, n) => [`f${n}`, 0]))
    assert.deepStrictEqual(issuesOf(fields).map((issue) => issue.path), [[]])
    assert.deepStrictEqual(issuesOf({ ...good, variables: fields }).map((issue) => issue.path), [["variables"]])
    assert.deepStrictEqual(issuesOf({ ...good, attachments: [fields] }).map((issue) => issue.path), [["attachments"]])
  })

  it("accepts and refuses exactly what the core does under its own names", () => {
    const value = FastCheck.oneof(
      FastCheck.constantFrom("a@b.com", "", "2026-03-05T00:00:00Z", "https://a.example", null, 5, {}, []),
      FastCheck.array(FastCheck.constantFrom("a@b.com", "x", 1))
    )
    const names = {
      reply_to: "replyTo",
      scheduled_at: "scheduledAt",
      unsubscribe_url: "unsubscribeUrl",
      template_id: "templateId",
      template_slug: "templateSlug"
    } as const
    const other = FastCheck.constantFrom("from", "to", "cc", "subject", "html", "text", "tags", "headers", "variables")
    const entry = FastCheck.tuple(
      FastCheck.oneof(FastCheck.constantFrom(...(Object.keys(names) as Array<keyof typeof names>)), other),
      value
    )
    FastCheck.assert(
      FastCheck.property(FastCheck.array(entry, { maxLength: 6 }), FastCheck.boolean(), (entries, complete) => {
        const start = complete ? good : {}
        const wire = { ...start, ...Object.fromEntries(entries) }
        const core = {
          ...start,
          ...Object.fromEntries(
            entries.map(([name, item]) => [name in names ? names[name as keyof typeof names] : name, item])
          )
        }
        const ours = decodeSend(wire, now).result
        const theirs = Core.decode(core, now).result
        assert.strictEqual(Result.isSuccess(ours), Result.isSuccess(theirs))
        if (Result.isFailure(ours) && Result.isFailure(theirs)) {
          const toWire = (path: ReadonlyArray<string | number>) =>
            [Object.entries(names).find(([, core]) => core === path[0])?.[0] ?? path[0], ...path.slice(1)].join(".")
          assert.deepStrictEqual(
            ours.failure.map((issue) => issue.path.join(".")).sort(),
            theirs.failure.map((issue) => toWire(issue.path)).sort()
          )
        }
      }),
      { numRuns: 2_000, seed: 7 }
    )
  })
})
