import { assert, describe, it } from "@effect/vitest"
import { type BatchError, BatchRefused } from "@sendwright/core/emails/Emails"
import { type Issue, PlanLimit } from "@sendwright/core/foundation/Errors"
import * as Base64 from "effect/encoding/Base64"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as AttachmentInput from "../src/AttachmentInput.ts"
import * as EmailInput from "../src/EmailInput.ts"
import * as Pages from "../src/Pages.ts"
import { ofError } from "../src/ResendError.ts"
import * as ScheduledAt from "../src/ScheduledAt.ts"
import * as Tags from "../src/Tags.ts"
import * as TemplateInput from "../src/TemplateInput.ts"
import * as WebhookEvents from "../src/WebhookEvents.ts"

const now = new Date("2026-11-22T15:00:00Z")
const email = { from: "a@acme.example", to: "b@acme.example", subject: "Hello", text: "Hello" }

const decoded = (over: object) => Result.getOrThrow(EmailInput.decode({ ...email, ...over }, now).result)
const issuesOf = (over: object): ReadonlyArray<string> => {
  const { result } = EmailInput.decode({ ...email, ...over }, now)
  return Result.isSuccess(result) ? [] : result.failure.map(({ path }) => path.join("."))
}

describe("Tags", () => {
  const part = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{1,30}$/))
  it.prop(
    "come back as they were given",
    [Schema.Array(Schema.Struct({ name: part, value: part })).check(Schema.isMaxLength(10))],
    ([tags]) => {
      const issues: Array<Issue> = []
      assert.deepStrictEqual(Tags.toResend(Tags.toCore(tags, (issue) => issues.push(issue))), tags)
      assert.deepStrictEqual(issues, [])
    }
  )

  it("are refused where a name could not be told from a value", () => {
    assert.deepStrictEqual(
      issuesOf({ tags: [{ name: "a:b", value: "c" }, { name: "", value: "" }, "x", { name: "n" }] }),
      [
        "tags.0.name",
        "tags.1.name",
        "tags.2",
        "tags.3.value"
      ]
    )
  })
})

describe("ScheduledAt", () => {
  it("reads English as people in UTC mean it, and ISO 8601 as it is", () => {
    for (
      const [text, moment] of [
        ["in 1 min", "2026-11-22T15:01:00.000Z"],
        [" tomorrow at 9am ", "2026-11-23T09:00:00.000Z"],
        ["in 2 hours", "2026-11-22T17:00:00.000Z"],
        ["tomorrow at 9am PST", "2026-11-23T17:00:00.000Z"],
        ["2026-12-01", "2026-12-01T00:00:00Z"],
        ["2026-12-01T10:00:00+02:00", "2026-12-01T10:00:00+02:00"]
      ] as const
    ) assert.strictEqual(ScheduledAt.momentOf(text, now), moment, text)
  })

  it("reads nothing into a text of which only a part is a time, nor into a long one", () => {
    for (
      const text of ["", "soon", "the 3rd of december, ok?", `in 1 min${" ".repeat(10)}or so`, "in 1 min".repeat(100)]
    ) {
      assert.isUndefined(ScheduledAt.momentOf(text, now), text)
    }
  })
})

describe("AttachmentInput", () => {
  it.prop(
    "reads the forms in which clients send bytes alike",
    [Schema.Array(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 255 })))],
    ([bytes]) => {
      const expected = Base64.encode(Uint8Array.from(bytes))
      assert.strictEqual(AttachmentInput.contentOf(bytes), expected)
      assert.strictEqual(AttachmentInput.contentOf(JSON.parse(JSON.stringify(Buffer.from(bytes)))), expected)
      assert.strictEqual(AttachmentInput.contentOf(expected), expected)
    }
  )

  it("names a file by its URL where nothing else does", () => {
    const attachments = [{ path: "https://files.example/a/in%20voice.pdf?x=1" }]
    assert.deepStrictEqual(decoded({ attachments }).attachments, [
      { filename: "in voice.pdf", url: "https://files.example/a/in%20voice.pdf?x=1" }
    ])
  })
})

describe("EmailInput", () => {
  it("takes nulls and empty lists for fields that are left out", () => {
    assert.deepStrictEqual(
      decoded({ cc: [], bcc: null, reply_to: [], tags: [], attachments: [], scheduled_at: null, topic_id: null }),
      decoded({})
    )
  })

  it("gives the fields the names that they have in the core", () => {
    const id = "0197a2d4-5c00-7abc-8def-0123456789ab"
    const { subject: _, text: __, ...rest } = email
    const read = EmailInput.decode({ ...rest, template: { id, variables: { name: "Ada", n: 1 } } }, now)
    assert.deepInclude(Result.getOrThrow(read.result), { templateId: id, variables: { name: "Ada", n: 1 } })
    const bySlug = EmailInput.decode({ ...rest, template: { id: "welcome" } }, now)
    assert.deepInclude(Result.getOrThrow(bySlug.result), { templateSlug: "welcome" })
    for (const left of [{ from: "", subject: "" }, { from: null, subject: null }]) {
      const open = EmailInput.decode({ ...rest, ...left, template: { id: "welcome" } }, now)
      assert.doesNotHaveAnyKeys(Result.getOrThrow(open.result), ["from", "subject"])
    }
    assert.deepInclude(decoded({ reply_to: ["a@x.example", "b@x.example"] }), {
      replyTo: ["a@x.example", "b@x.example"]
    })
  })

  it("does not look at fields that it does not know", () => {
    assert.deepStrictEqual(issuesOf({ region: "eu-west-1", anything: { else: 1 } }), [])
  })

  it("names every field that is wrong as Resend does", () => {
    assert.deepStrictEqual(issuesOf({ reply_to: "nobody", scheduled_at: "soon" }), ["scheduled_at", "reply_to"])
    assert.deepStrictEqual(issuesOf({ template: {} }), ["template.id"])
    assert.deepStrictEqual(issuesOf({ attachments: [{ path: "http://files.example/a.txt" }] }), ["attachments.0.path"])
  })

  it("holds an idempotency key against the words of a schedule, whenever they are said", () => {
    const at = (moment: Date) => EmailInput.decode({ ...email, scheduled_at: "in 1 min" }, moment)
    const later = new Date(now.getTime() + 60_000)
    assert.deepStrictEqual(at(now).input, at(later).input)
    assert.notDeepEqual(Result.getOrThrow(at(now).result), Result.getOrThrow(at(later).result))
  })
})

describe("TemplateInput", () => {
  const issues = (over: object) =>
    TemplateInput.unmet(over as typeof TemplateInput.Change.Type).map(({ path }) => path.join("."))

  it("refuses what a template here could not keep to, and nothing that is left empty", () => {
    assert.deepStrictEqual(issues({ from: "", reply_to: [], variables: null }), [])
    assert.deepStrictEqual(
      issues({
        variables: [
          { key: "NAME", type: "string", fallback_value: null },
          { key: "a.b-c_1", type: "boolean" },
          { key: "1st", type: "number" },
          { key: "x".repeat(65), type: "object", fallback_value: 0 }
        ]
      }),
      ["variables.2.key", "variables.3.key", "variables.3.type"]
    )
  })

  it("wants of a fallback that it is what its variable is", () => {
    const of = (type: string, fallback: unknown) =>
      issues({ variables: [{ key: "a", type, fallback_value: fallback }] })
    const values = [["string", "x"], ["number", 0], ["boolean", false]] as const
    for (const [type] of values) {
      for (const [other, value] of values) {
        assert.deepStrictEqual(of(type, value), type === other ? [] : ["variables.0.fallback_value"])
      }
      assert.deepStrictEqual(of(type, null), [])
      assert.deepStrictEqual(of(type, ["x"]), ["variables.0.fallback_value"])
    }
  })

  it("changes what is given, and takes away what is empty", () => {
    assert.deepStrictEqual(
      TemplateInput.toChange({ name: "", html: "", text: null, alias: "", from: null, reply_to: null }),
      { defaults: {} }
    )
    assert.deepStrictEqual(TemplateInput.toChange({ subject: "s", text: "", alias: "a", from: "", reply_to: "" }), {
      subject: "s",
      text: null,
      slug: "a",
      defaults: { from: null, replyTo: [] }
    })
    const variables = [
      { key: "a", type: "string", fallback_value: "x" },
      { key: "b", type: "number", fallback_value: 0 },
      { key: "__proto__", type: "string", fallback_value: "p" },
      { key: "c", type: "string" }
    ]
    const { defaults } = TemplateInput.toChange({ from: "a@b.example", reply_to: ["c@b.example"], variables })
    assert.deepStrictEqual(Object.entries(defaults?.fallbacks ?? {}), [["a", "x"], ["b", 0], ["__proto__", "p"]])
    assert.deepInclude(defaults, { from: "a@b.example", replyTo: ["c@b.example"] })
  })

  it("says of defaults that are refused where they stand in the body", () => {
    const at = (path: ReadonlyArray<string | number>, body: object) =>
      TemplateInput.toWireIssue({ path, message: "is wrong" }, body).path.join(".")
    const body = {
      reply_to: ["a", "b"],
      variables: [{ key: "x", type: "string" }, { key: "y", type: "string" }, { key: "y", type: "string" }]
    }
    assert.strictEqual(at(["defaults", "from"], body), "from")
    assert.strictEqual(at(["defaults", "replyTo", 1], body), "reply_to.1")
    assert.strictEqual(at(["defaults", "replyTo", 0], { reply_to: "a" }), "reply_to")
    assert.strictEqual(at(["defaults", "replyTo"], body), "reply_to")
    assert.strictEqual(at(["defaults", "fallbacks", "y"], body), "variables.2.fallback_value")
    assert.strictEqual(at(["defaults", "fallbacks"], body), "variables")
    assert.strictEqual(at(["slug"], body), "alias")
    assert.strictEqual(at(["html"], body), "html")
  })

  it.prop("names a copy within the length of a name", [Schema.String], ([name]) => {
    const copy = TemplateInput.nameOfCopy(name)
    assert.isTrue(copy.endsWith(" (copy)"))
    assert.isAtMost([...copy].length, 100)
  })
})

describe("ResendError", () => {
  const at = new Date("2026-11-22T15:00:00Z")
  const refused = (failures: ReadonlyArray<BatchError>, retryAfterSeconds: number | null = null) =>
    ofError(
      new BatchRefused({ failures: failures.map((error, index) => ({ index, error })), retryAfterSeconds }),
      at
    )
  const plan = (limit: string): BatchError => ({ code: "plan_limit", message: "Used up.", details: { limit } })
  const invalid: BatchError = {
    code: "validation_error",
    message: "The request is not valid.",
    details: [{ path: ["from"], message: "must be an address" }]
  }

  it("tells of a batch that was refused as of its email", () => {
    const rate: BatchError = { code: "rate_limited", message: "Too many." }
    assert.deepStrictEqual(refused([rate, rate], 3), {
      statusCode: 429,
      name: "rate_limit_exceeded",
      message: "Nothing was sent. emails[0]: Too many. And 1 more emails were refused.",
      retryAfterSeconds: 3
    })
    assert.deepInclude(refused([plan("day")]), {
      statusCode: 429,
      name: "daily_quota_exceeded",
      retryAfterSeconds: 9 * 3_600
    })
    assert.deepInclude(refused([plan("month")]), {
      statusCode: 429,
      name: "monthly_quota_exceeded",
      retryAfterSeconds: (8 * 24 + 9) * 3_600
    })
    assert.deepInclude(refused([invalid]), { statusCode: 422, name: "invalid_from_address", retryAfterSeconds: null })
    const unverified: BatchError = { code: "domain_not_verified", message: "Not verified.", details: { domain: "a.b" } }
    assert.deepInclude(refused([unverified]), { statusCode: 403, name: "validation_error" })
  })

  it("tells first what no waiting would help", () => {
    const { message, name, statusCode } = refused([plan("month"), invalid])
    assert.deepStrictEqual([statusCode, name], [422, "invalid_from_address"])
    assert.match(message, /emails\[1\]: `from` must be an address\. And 1 more/)
  })

  it("says when a used-up plan has room again", () => {
    assert.strictEqual(ofError(new PlanLimit({ limit: "day", allowed: 100 }), at).retryAfterSeconds, 9 * 3_600)
    assert.isNull(ofError(new PlanLimit({ limit: "domains", allowed: 1 }), at).retryAfterSeconds)
  })
})

describe("Pages", () => {
  const size = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 30 }))
  const limits = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 10 }))
  it.prop("go through a whole list in both directions", [size, limits], ([length, limit]) => {
    const items = Array.from({ length }, (_, id) => ({ id: String(id) }))
    const walk = (direction: "after" | "before", first: string | null) => {
      const pages: Array<ReadonlyArray<{ readonly id: string }>> = []
      for (let cursor = first;;) {
        const query = { after: null, before: null, limit, [direction]: cursor }
        const page = Result.getOrThrow(Pages.pageOf(items, query))
        pages.push(page.items)
        if (!page.hasMore) return pages
        cursor = (direction === "after" ? page.items.at(-1) : page.items[0])!.id
      }
    }
    assert.deepStrictEqual(walk("after", null).flat(), items)
    if (length > 0) {
      assert.deepStrictEqual(walk("before", items.at(-1)!.id).toReversed().flat(), items.slice(0, -1))
    }
  })

  it("refuse a cursor that is no entry, two directions and limits out of range", () => {
    assert.isTrue(Result.isFailure(Pages.pageOf([{ id: "a" }], { after: "b", before: null, limit: 1 })))
    for (
      const query of [{ after: "a", before: "b" }, { limit: "0" }, { limit: "101" }, { limit: "x" }, {
        limit: ["1", "2"]
      }]
    ) {
      assert.isTrue(Result.isFailure(Pages.queryOf({ query })), JSON.stringify(query))
    }
  })
})

describe("WebhookEvents", () => {
  it.prop(
    "come back as they were given",
    [Schema.Array(Schema.Literals(WebhookEvents.supported as [string, ...Array<string>]))],
    ([events]) => assert.deepStrictEqual(new Set(WebhookEvents.toResend(WebhookEvents.toCore(events))), new Set(events))
  )
})
