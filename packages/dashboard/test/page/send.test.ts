import * as fc from "fast-check"
import { expect, test } from "vitest"
import { ApiError } from "../../page/src/foundation/api.ts"
import { addressesOf, withAddress } from "../../page/src/screens/send/addresses.ts"
import { attachmentProblem } from "../../page/src/screens/send/attachmentLimits.ts"
import { emptyDraft, isIdempotencyKey, requestOf, shownOf } from "../../page/src/screens/send/draft.ts"
import { SendKeys } from "../../page/src/screens/send/idempotency.ts"
import { problemsOf } from "../../page/src/screens/send/problems.ts"

const mailbox = fc.tuple(fc.constantFrom("", "Ada ", "\"Doe, J.; \\\"x\\\"\" "), fc.nat(999)).map(([name, n]) =>
  name === "" ? `a${n}@example.com` : `${name}<a${n}@example.com>`
)

test("addresses are read with any separator", () => {
  fc.assert(fc.property(fc.array(mailbox), fc.constantFrom(",", ", ", ";", "\n", " ,, "), (all, separator) => {
    expect(addressesOf(all.join(separator))).toEqual(all)
  }))
})

test("an address is added once", () => {
  expect(withAddress("", "a@b.co")).toBe("a@b.co")
  expect(withAddress("a@b.co,", "c@d.co")).toBe("a@b.co, c@d.co")
  expect(withAddress("a@b.co;c@d.co", "c@d.co")).toBe("a@b.co;c@d.co")
})

const draft = { ...emptyDraft("acme.dev"), to: "a@b.co" }

test("empty fields are not part of the request", () => {
  expect(requestOf(draft, undefined)).toEqual({ from: "hello@acme.dev", to: ["a@b.co"] })
})

test("filled fields are part of the request", () => {
  const full = {
    ...draft,
    senderName: " Acme ",
    cc: "c@d.co",
    replyTo: "r@d.co",
    subject: "S",
    text: "T",
    tags: "a, b,",
    scheduledAt: "2026-12-01T09:00",
    headers: "X-Order: 18:21 \n\nX-Empty:\nnone\n",
    files: [
      { filename: "a.txt", content: "YQ==", size: 1, contentId: "" },
      { filename: "logo.png", content: "YQ==", size: 1, contentId: " logo " }
    ]
  }
  expect(requestOf(full, undefined)).toEqual({
    from: "Acme <hello@acme.dev>",
    to: ["a@b.co"],
    cc: ["c@d.co"],
    reply_to: "r@d.co",
    subject: "S",
    text: "T",
    tags: ["a", "b"],
    headers: { "X-Order": "18:21", "X-Empty": "", none: "" },
    scheduled_at: new Date("2026-12-01T09:00").toISOString(),
    attachments: [
      { filename: "a.txt", content: "YQ==" },
      { filename: "logo.png", content: "YQ==", content_id: "logo" }
    ]
  })
  expect(JSON.stringify(shownOf(requestOf(full, undefined)))).not.toContain("YQ==")
})

test("there can be several reply addresses", () => {
  expect(requestOf({ ...draft, replyTo: "r@d.co, \"Desk, 2\" <s@d.co>" }, undefined).reply_to).toEqual([
    "r@d.co",
    "\"Desk, 2\" <s@d.co>"
  ])
})

test("a template replaces the bodies, and takes only the values of its variables", () => {
  const template = { id: "t", slug: "welcome", name: "W", subject: "S", variables: ["name", "toString", "left"] }
  const written = { ...draft, text: "T", html: "<p>", variables: { name: "Ada", other: "x" } }
  expect(requestOf(written, template)).toEqual({
    from: "hello@acme.dev",
    to: ["a@b.co"],
    template_slug: "welcome",
    variables: { name: "Ada" }
  })
})

test("a key that is no valid header is recognized", () => {
  expect(["", " order-1 ", "a".repeat(256)].map(isIdempotencyKey)).toEqual([true, true, true])
  expect(["é", "a\nb", "a".repeat(257)].map(isIdempotencyKey)).toEqual([false, false, false])
})

test("files are limited in number and size", () => {
  const files = (count: number, size: number) => Array.from({ length: count }, () => ({ size }))
  expect(attachmentProblem(files(10, 1))).toBeUndefined()
  expect(attachmentProblem(files(11, 1))).toBe("tooManyFiles")
  expect(attachmentProblem([{ size: 7 * 1024 * 1024 }])).toBeUndefined()
  expect(attachmentProblem([{ size: 7 * 1024 * 1024 + 1 }])).toBe("tooLargeFiles")
})

test("the same request keeps its key until it was sent; a changed one has a new key", () => {
  const keys = new SendKeys()
  const first = keys.for({ to: "a" }, "live")
  expect(first).toMatch(/^page-[0-9a-f]{32}$/)
  expect(keys.for({ to: "a" }, "live")).toBe(first)
  const second = keys.for({ to: "b" }, "live")
  expect(second).not.toBe(first)
  expect(keys.for({ to: "b" }, "test")).not.toBe(second)
  const third = keys.for({ to: "c" }, "test")
  keys.forget()
  expect(keys.for({ to: "c" }, "test")).not.toBe(third)
})

const refusal = (code: string, details: unknown) => new ApiError("answer", "No.", { status: 400, code, details })

test("each problem is shown at its field", () => {
  const request = {
    from: "a@b.co",
    to: ["x", "y@z.co"],
    template_slug: "w",
    attachments: [{ filename: "a", content: "" }]
  }
  const found = problemsOf(
    refusal("validation_error", [
      { path: "to.0", message: "is no address" },
      { path: "to.1", message: "is another" },
      { path: "from", message: "is wrong" },
      { path: "variables.a.b", message: "is required" },
      { path: "attachments.0.content", message: "must not be empty" },
      { path: "headers.X-A.b", message: "is reserved" }
    ]),
    request
  )
  expect(found.rest).toBeUndefined()
  expect(found.fields).toEqual({
    to: "“x” is no address.",
    from: "It is wrong.",
    "variables.a.b": "It is required.",
    attachments: "“a” must not be empty.",
    headers: "“X-A.b” is reserved."
  })
})

test("refused recipients are shown at their field, and an error without a field is shown alone", () => {
  const request = { from: "a@b.co", to: ["x@y.co"] }
  expect(problemsOf(refusal("recipient_suppressed", { suppressed: ["x@y.co"] }), request).fields["to"])
    .toContain("x@y.co")
  expect(problemsOf(refusal("sandbox_recipient_not_allowed", { recipients: ["x@y.co"] }), request).fields["to"])
    .toContain("x@y.co")
  expect(problemsOf(refusal("validation_error", [{ path: "", message: "needs html" }]), request).fields)
    .toEqual({ text: "Write a text, an HTML body, or both." })
  const limit = refusal("plan_limit", { limit: "month", allowed: 1 })
  expect(problemsOf(limit, request)).toEqual({ fields: {}, rest: limit })
  expect(problemsOf(null, request).rest).toBeUndefined()
})
