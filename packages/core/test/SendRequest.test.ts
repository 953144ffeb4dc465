import { assert, describe, it } from "@effect/vitest"
import * as SendFields from "@sendwright/core/model/SendFields"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import * as Result from "effect/Result"
import * as fc from "fast-check"
import { fails, inMillis, issuesOf, now, passes, size, valid, x } from "./support/sendRequest.ts"

const thirtyDays = 30 * 24 * 3_600_000

describe("scheduledAt and unsubscribeUrl", () => {
  it("takes a moment in the future within 30 days", () => {
    passes({ scheduledAt: inMillis(1) })
    passes({ scheduledAt: inMillis(thirtyDays) })
    fails({ scheduledAt: inMillis(0) }, "scheduledAt: must be in the future")
    fails({ scheduledAt: inMillis(-1) }, "scheduledAt: must be in the future")
    fails({ scheduledAt: inMillis(thirtyDays + 1) }, "scheduledAt: must be within 30 days")
  })

  it("takes ISO 8601 date-times with a zone only, of days that exist", () => {
    for (
      const good of [
        "2026-11-30T09:00Z",
        "2026-11-30T09:00:00+14:00",
        "2026-11-30t09:00:00.123456z"
      ]
    ) {
      passes({ scheduledAt: good })
    }
    const bad = [
      "",
      "tomorrow",
      "2026-11-30",
      "2026-11-30T09:00:00",
      "2026-11-30 09:00:00Z",
      "2026-11-31T09:00:00Z",
      "2027-02-29T09:00:00Z",
      "2026-13-01T09:00:00Z",
      "2026-11-30T25:00:00Z",
      "2026-11-30T09:00:60Z",
      "2026-12-01T24:00:00Z",
      "20261130T090000Z",
      "2026-11-30T09:00:00+25:00",
      "+002026-11-30T09:00:00Z",
      "1795000000000",
      "2026-11-30T09:00:00Z\n"
    ]
    for (const text of bad) {
      fails(
        { scheduledAt: text },
        "scheduledAt: must be an ISO 8601 date-time with a time zone, such as 2026-12-31T09:00:00Z"
      )
    }
    fails({ scheduledAt: 1_795_000_000_000 }, "scheduledAt: must be a string")
  })

  it("takes an http or https unsubscribe URL of at most 2000 characters", () => {
    passes({ unsubscribeUrl: "https://a.example/u?x=1" })
    passes({ unsubscribeUrl: `http://a.example/${x(1983)}` })
    fails({ unsubscribeUrl: `http://a.example/${x(1984)}` }, "unsubscribeUrl: must be at most 2000 characters long")
    for (
      const bad of ["", "mailto:a@b.co", "a.example", "javascript:x", "https://a\r\n.example", "https://a.example/ >"]
    ) {
      fails({ unsubscribeUrl: bad }, "unsubscribeUrl: must be an http or https URL")
    }
  })
})

describe("the whole request", () => {
  it("reports every issue at once, of fields and between them", () => {
    assert.sameMembers([
      ...issuesOf({
        from: "nobody",
        to: Array.from({ length: 51 }, () => "ada@example.com"),
        subject: "",
        headers: { From: "x", "X-A": x(1001) },
        tags: ["a b"],
        attachments: [{ filename: "a/b", content: "!", contentType: "x" }],
        templateId: "x",
        templateSlug: "y",
        scheduledAt: inMillis(-1),
        unsubscribeUrl: "no",
        schedule_at: "tomorrow"
      })
    ], [
      "from: must be an email address such as ada@example.com",
      "to: names 51 recipients with cc and bcc: at most 50 are allowed",
      `subject: ${size(1, 998)}`,
      "headers.From: is reserved: the service writes this header itself",
      "headers.X-A: must be at most 1000 characters long",
      "tags.0: may have letters, digits, underscore, hyphen, colon and dot only",
      "attachments.0.filename: must not contain quotes or slashes",
      "attachments.0.content: must be base64 (RFC 4648)",
      "attachments.0.contentType: must be a MIME type such as text/plain; charset=utf-8",
      "templateId: must be a UUID",
      "templateSlug: must not be given together with templateId: choose one of them",
      "scheduledAt: must be in the future",
      "unsubscribeUrl: must be an http or https URL",
      "schedule_at: is not a field of this request"
    ])
  })

  it("refuses fields that it does not know, in attachments too", () => {
    fails({ reply_to: "a@b.co" }, "reply_to: is not a field of this request")
    fails(
      { attachments: [{ filename: "a", content: "AA==", content_id: "a" }] },
      "attachments.0.content_id: is not a field of this request"
    )
    assert.deepStrictEqual(
      issuesOf(JSON.parse("{\"__proto__\":{\"to\":\"a@b.co\"},\"from\":\"a@b.co\",\"text\":\"\"}")),
      [
        "__proto__: is not a field of this request",
        "to: is required"
      ]
    )
  })

  it("keeps a map's own keys, whatever they are called", () => {
    const headers = JSON.parse("{\"__proto__\":\"a\",\"constructor\":\"b\"}")
    const { result } = SendRequest.decode({ ...valid, headers }, now)
    const kept = Result.getOrThrow(result).headers ?? {}
    assert.deepStrictEqual(Object.entries(kept), [["__proto__", "a"], ["constructor", "b"]])
    assert.strictEqual(Object.getPrototypeOf(kept), Object.prototype)
  })

  it("answers with one issue for what is no object", () => {
    for (const input of [null, [], "x", 3, true, undefined]) {
      assert.deepStrictEqual(issuesOf(input), [": must be a JSON object"])
    }
  })

  it("does not look for every issue of a request that is made to have millions", () => {
    const tooMany = "must not hold more than 2000 fields and items"
    fails({ to: Array.from({ length: 1_000_000 }, () => 1) }, `to: ${tooMany}`)
    fails({ tags: Array.from({ length: 2_001 }, () => "") }, `tags: ${tooMany}`)
    fails(Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i])), `: ${tooMany}`)
    fails({ attachments: Array.from({ length: 500 }, () => ({ a: 1, b: 2, c: 3, d: 4 })) }, `attachments: ${tooMany}`)
  })

  it("does not run patterns over what is too long anyway", () => {
    const contentType = `a/b${";c=\"".repeat(4_000_000)}`
    fails(
      { attachments: [{ filename: "a", content: "AA==", contentType }] },
      "attachments.0.contentType: must be at most 255 characters long"
    )
  })

  it("never throws, whatever JSON it is given", () => {
    const names = [...Object.keys(SendFields.fields), "__proto__", "constructor", "to_", ""]
    // Any code unit: lone surrogates and control characters too.
    const text = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })
    const value = fc.oneof(
      { weight: 3, arbitrary: fc.jsonValue({ noUnicodeString: false, maxDepth: 4 }) },
      text,
      fc.array(text),
      fc.array(
        fc.dictionary(
          fc.constantFrom("filename", "content", "url", "contentType", "contentId", "disposition", "__proto__"),
          fc.jsonValue()
        )
      ),
      fc.dictionary(text, fc.jsonValue()),
      fc.constantFrom("a@b.co", "\ud800", "\u0000", "AA==", inMillis(1000), Number.MAX_VALUE, -0)
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 18 }), (entries) => {
        const input = JSON.parse(
          `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${JSON.stringify(item)}`).join(",")}}`
        )
        const { result } = SendRequest.decode(input, now)
        if (Result.isFailure(result)) {
          assert.isAbove(result.failure.length, 0)
          for (const { message, path } of result.failure) {
            assert.isAbove(message.length, 0)
            for (const segment of path) assert.include(["string", "number"], typeof segment)
          }
        }
      }),
      { numRuns: 150 }
    )
    fc.assert(fc.property(fc.jsonValue(), (input) => void SendRequest.decode(input, now)))
  })
})
