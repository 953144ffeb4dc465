import { assert, describe, it } from "@effect/vitest"
import type { Submission } from "@sendwright/core/sending/Submission"
import * as FastCheck from "fast-check"
import { anyCharacter } from "../../../scripts/any-character.ts"
import type { Answer } from "../src/internal/HttpCalls.ts"
import type { Handoff } from "../src/internal/HttpProvider.ts"
import * as Outcomes from "../src/internal/outcomes.ts"
import * as MailgunOutcome from "../src/MailgunOutcome.ts"
import * as PostmarkOutcome from "../src/PostmarkOutcome.ts"
import * as ResendOutcome from "../src/ResendOutcome.ts"
import * as SendGridOutcome from "../src/SendGridOutcome.ts"
import type { Reply } from "./FakeApi.ts"
import { type Name, names } from "./providers.ts"
import { mailgunError, postmarkError, resendError, sendgridError } from "./services.ts"

const judges: Readonly<Record<Name, (answer: Answer, handoff: Handoff) => Submission>> = {
  postmark: PostmarkOutcome.judge,
  resend: ResendOutcome.judge,
  mailgun: MailgunOutcome.judge,
  sendgrid: SendGridOutcome.judge
}

const handoffTo = (...recipients: Handoff["recipients"]): Handoff => ({
  call: { method: "POST", url: "https://api.example", headers: {}, body: null },
  recipients
})
const one = handoffTo("ada@example.com")

const answerOf = ({ headers = {}, json, status, text }: Reply): Answer => ({
  status,
  headers,
  text: text ?? (json === undefined ? "" : JSON.stringify(json))
})

/** The tag; of a refusal for the time being what it is about, its code and its pause in seconds. */
type Expected = ReadonlyArray<string | number>

const shown = (submission: Submission): Expected =>
  submission._tag === "TemporarilyRefused"
    ? [
      "later",
      submission.scope,
      ...(submission.code === null ? [] : [submission.code]),
      ...(submission.retryAfterMillis === null ? [] : [submission.retryAfterMillis / 1_000])
    ]
    : [submission._tag]

const paused = (status: number, headers: Record<string, string>, json: unknown = {}): Reply => ({
  status,
  headers,
  json
})

const cases: Readonly<Record<Name, ReadonlyArray<readonly [what: string, reply: Reply, ...Expected]>>> = {
  postmark: [
    ["no token", postmarkError(401, 10, "No token"), "later", "provider", "10"],
    ["maintenance", postmarkError(503, 100, "Offline for maintenance"), "later", "provider", "100"],
    ["an invalid request", postmarkError(422, 300, "Invalid email request"), "PermanentlyRefused"],
    ["an unknown sender", postmarkError(422, 400, "Sender Signature not found"), "later", "message", "400"],
    ["an unconfirmed sender", postmarkError(422, 401, "Sender signature not confirmed"), "later", "message", "401"],
    ["an account that may not send", postmarkError(422, 405, "Not allowed to send"), "later", "provider", "405"],
    [
      "an inactive recipient",
      postmarkError(
        422,
        406,
        "You tried to send to recipient(s) that have been marked as inactive. Found inactive addresses: ada@example.com. Inactive recipients are ones that have generated a hard bounce, a spam complaint, or a manual suppression."
      ),
      "PermanentlyRefused"
    ],
    ["a forbidden file", postmarkError(422, 411, "Forbidden attachment type"), "PermanentlyRefused"],
    ["an account that waits for approval", postmarkError(422, 412, "Account is Pending"), "later", "message", "412"],
    ["an account that is closed", postmarkError(422, 413, "Account May Not Send"), "later", "provider", "413"],
    [
      "an unknown stream",
      postmarkError(422, 1235, "The 'MessageStream' provided does not exist"),
      "later",
      "provider",
      "1235"
    ],
    ["a code with 200", postmarkError(200, 300, "Invalid email request"), "PermanentlyRefused"],
    ["a code that is new", postmarkError(422, 4711, "Something else"), "PermanentlyRefused"],
    ["a rate", { status: 429, text: "" }, "later", "provider", "429", 1],
    ["a rate as a code", postmarkError(422, 429, "Rate limit exceeded"), "later", "provider", "429", 1],
    ["500 with a code", postmarkError(500, 300, "Internal"), "Unknown"],
    ["200 without an id", { status: 200, json: { ErrorCode: 0, Message: "OK" } }, "Unknown"]
  ],
  resend: [
    ["an invalid field", resendError(422, "validation_error", "Invalid `to` field"), "PermanentlyRefused"],
    [
      "an invalid file",
      resendError(422, "invalid_attachment", "Attachment must have content or path"),
      "PermanentlyRefused"
    ],
    [
      "a sender that is not verified",
      resendError(403, "validation_error", "The domain.com domain is not verified."),
      "later",
      "message",
      "validation_error"
    ],
    [
      "an account for tests",
      resendError(403, "validation_error", "You can only send testing emails to your own email address (a@b.c)."),
      "later",
      "message",
      "validation_error"
    ],
    [
      "no key",
      resendError(401, "missing_api_key", "Missing API key in the authorization header."),
      "later",
      "provider",
      "missing_api_key"
    ],
    ["a wrong key", resendError(403, "invalid_api_key", "API key is invalid"), "later", "provider", "invalid_api_key"],
    [
      "the same request under way",
      resendError(
        409,
        "concurrent_idempotent_requests",
        "Same idempotency key used while original request is still in progress."
      ),
      "Unknown"
    ],
    [
      "a rate",
      { ...resendError(429, "rate_limit_exceeded", "Too many requests."), headers: { "retry-after": "7" } },
      "later",
      "provider",
      "rate_limit_exceeded",
      7
    ],
    [
      "a day's quota",
      resendError(429, "daily_quota_exceeded", "You have reached your daily email sending quota."),
      "later",
      "provider",
      "daily_quota_exceeded",
      1_800
    ],
    [
      "a month's quota",
      {
        ...resendError(429, "monthly_quota_exceeded", "You have reached your monthly quota."),
        headers: { "retry-after": "3" }
      },
      "later",
      "provider",
      "monthly_quota_exceeded",
      1_800
    ],
    [
      "a security check",
      resendError(451, "security_error", "We may have found a security issue."),
      "PermanentlyRefused"
    ],
    ["an error of its own", resendError(500, "application_error", "An unexpected error occurred."), "Unknown"],
    ["200 without an id", { status: 200, json: {} }, "Unknown"]
  ],
  mailgun: [
    ["an invalid field", mailgunError(400, "to parameter is not a valid address"), "PermanentlyRefused"],
    ["a wrong key", { status: 401, text: "Forbidden" }, "later", "provider", "401"],
    ["no access", { status: 403, text: "Forbidden" }, "later", "provider", "403"],
    ["an account that owes", mailgunError(402, "Payment required"), "later", "provider", "402"],
    [
      "a domain for tests",
      mailgunError(
        403,
        "Domain sandbox1.mailgun.org is not allowed to send: Free accounts are for test purposes only."
      ),
      "later",
      "message",
      "403"
    ],
    ["an unknown domain", mailgunError(404, "Domain not found: example.com"), "later", "message", "404"],
    ["another path", { status: 200, text: "Mailgun Magnificent API" }, "later", "provider", "200"],
    ["a message too large", mailgunError(413, "Message exceeds 25 MB"), "PermanentlyRefused"],
    [
      "a rate until a moment",
      paused(429, {
        "date": "Sun, 22 Nov 2026 12:00:00 GMT",
        "x-ratelimit-reset": String(Date.UTC(2026, 10, 22, 12, 0, 30))
      }),
      "later",
      "provider",
      "429",
      30
    ],
    ["500", mailgunError(500, "Internal Server Error"), "Unknown"],
    ["a page", { status: 200, text: "<h1>Welcome</h1>" }, "Unknown"]
  ],
  sendgrid: [
    ["an invalid field", sendgridError(400, "Does not contain a valid address.", "from.email"), "PermanentlyRefused"],
    [
      "a wrong key",
      sendgridError(401, "The provided authorization grant is invalid, expired, or revoked"),
      "later",
      "provider",
      "401"
    ],
    ["no credit", sendgridError(401, "Maximum credits exceeded"), "later", "provider", "401", 1_800],
    [
      "an unknown sender",
      sendgridError(403, "The from address does not match a verified Sender Identity.", "from"),
      "later",
      "message",
      "403"
    ],
    ["a key that may not", sendgridError(403, "access forbidden"), "later", "provider", "403"],
    ["a message too large", sendgridError(413, "Payload too large"), "PermanentlyRefused"],
    [
      "a rate until a moment",
      paused(429, {
        "date": "Sun, 22 Nov 2026 12:00:00 GMT",
        "x-ratelimit-reset": String(Date.UTC(2026, 10, 22, 12, 1) / 1_000)
      }),
      "later",
      "provider",
      "429",
      60
    ],
    ["503", { status: 503, text: "" }, "Unknown"],
    ["202 without an id", { status: 202 }, "Unknown"]
  ]
}

describe.each(names)("what %s answers", (name) => {
  for (const [what, reply, ...expected] of cases[name]) {
    it(what, () => assert.deepStrictEqual(shown(judges[name](answerOf(reply), one)), expected))
  }

  it("is judged by rules that hold for whatever is answered", () => {
    const answers = FastCheck.record({
      status: FastCheck.integer({ min: 100, max: 599 }),
      headers: FastCheck.dictionary(
        FastCheck.constantFrom("retry-after", "x-ratelimit-reset", "date", "x-message-id"),
        FastCheck.oneof(
          FastCheck.string(),
          FastCheck.integer().map(String),
          FastCheck.constant("Sun, 22 Nov 2026 12:00:00 GMT")
        )
      ),
      text: FastCheck.oneof(
        FastCheck.string({ unit: anyCharacter }),
        FastCheck.json(),
        FastCheck.record({
          ErrorCode: FastCheck.oneof(
            FastCheck.constantFrom(0, 10, 100, 300, 400, 406, 429, 1235),
            FastCheck.integer(),
            FastCheck.string()
          ),
          Message: FastCheck.string({ unit: anyCharacter }),
          MessageID: FastCheck.string(),
          name: FastCheck.oneof(FastCheck.string(), FastCheck.constant("x".repeat(5_000))),
          message: FastCheck.string({ maxLength: 2_000 }),
          id: FastCheck.oneof(
            FastCheck.string({ unit: anyCharacter }),
            FastCheck.integer(),
            FastCheck.constantFrom("id", "x".repeat(5_000))
          ),
          errors: FastCheck.oneof(
            FastCheck.array(FastCheck.record({ message: FastCheck.string() })),
            FastCheck.jsonValue()
          )
        }, { requiredKeys: [] }).map((value) => JSON.stringify(value))
      )
    })
    FastCheck.assert(
      FastCheck.property(answers, (answer) => {
        const found = judges[name](answer, one)
        const { status } = answer
        // Only a success is one, and a success that cannot be read is none.
        if (found._tag === "Accepted") {
          assert.include([200, 201, 202], status)
          assert.match(found.providerMessageId, /^[\x21-\x7e]{1,512}$/)
          return
        }
        assert.notStrictEqual(found._tag, "Mixed")
        if (found._tag === "Mixed") return
        assert.isAtMost(found.diagnostic.length, 500)
        assert.notMatch(found.diagnostic, /[\r\n]/)
        assert.isTrue(found.diagnostic.isWellFormed())
        if (found._tag !== "Unknown") assert.isAtMost(found.code?.length ?? 0, 64)
        // A provider that broke has refused nothing, unless it says that it is closed.
        if (status >= 500) {
          assert.isTrue(found._tag === "Unknown" || (found._tag === "TemporarilyRefused" && found.scope === "provider"))
        }
        if (status >= 500 && name !== "postmark") assert.strictEqual(found._tag, "Unknown")
        // A 4xx is a refusal; of Resend alone one may be about a request that is under way.
        if (status >= 400 && status < 500 && status !== 409) assert.notStrictEqual(found._tag, "Unknown")
        if (status === 429 || status === 401) assert.strictEqual(found._tag, "TemporarilyRefused")
        if (found._tag === "TemporarilyRefused" && found.retryAfterMillis !== null) {
          assert.isAtLeast(found.retryAfterMillis, Outcomes.rateHintMillis)
          assert.isAtMost(found.retryAfterMillis, Outcomes.maxPauseMillis)
          assert.strictEqual(found.scope, "provider")
        }
      }),
      { numRuns: 500, examples: [[{ status: 429, headers: {}, text: "{\"ErrorCode\":406}" }]] }
    )
  })
})

describe("inactive recipients of Postmark", () => {
  const said =
    "Inactive recipients are ones that have generated a hard bounce, a spam complaint, or a manual suppression."

  it("are refused by themselves where the others have the message", () => {
    const message =
      `Message OK, but will not deliver to these inactive addresses: bob@example.net, cy@example.net. ${said}`
    const found = PostmarkOutcome.judge(
      answerOf({ status: 200, json: { ErrorCode: 0, MessageID: "m-1", Message: message } }),
      handoffTo("ada@example.com", "Bob@example.net", "cy@example.net")
    )
    assert.strictEqual(found._tag, "Accepted")
    if (found._tag !== "Accepted") return
    assert.deepStrictEqual(found.refused.map(({ address, code, permanent }) => [address, code, permanent]), [
      ["Bob@example.net", "406", true],
      ["cy@example.net", "406", true]
    ])
  })

  it("keep nobody else from the message where it was refused over them", () => {
    const found = PostmarkOutcome.judge(
      answerOf(
        postmarkError(
          422,
          406,
          `You tried to send to recipient(s) that have been marked as inactive.\nFound inactive addresses: bob@example.net.\n${said}`
        )
      ),
      handoffTo("ada@example.com", "bob@example.net")
    )
    assert.strictEqual(found._tag, "Mixed")
    if (found._tag !== "Mixed") return
    assert.deepStrictEqual(found.outcomes.map(({ address, outcome }) => [address, outcome._tag]), [
      ["ada@example.com", "TemporarilyRefused"],
      ["bob@example.net", "PermanentlyRefused"]
    ])
  })

  it("are all that were tried where Postmark names none", () => {
    const found = PostmarkOutcome.judge(
      answerOf(postmarkError(422, 406, "Inactive recipient")),
      handoffTo("a@b.example", "c@d.example")
    )
    assert.deepInclude(found, { _tag: "PermanentlyRefused", subject: "recipient", code: "406" })
  })
})

describe("the check of a key", () => {
  const good: ReadonlyArray<readonly [Name, (answer: Answer) => string | undefined, Reply]> = [
    ["postmark", PostmarkOutcome.problemOf, { status: 200, json: { Name: "Production", DeliveryType: "Live" } }],
    ["resend", ResendOutcome.problemOf, { status: 200, json: { data: [] } }],
    [
      "resend",
      ResendOutcome.problemOf,
      resendError(401, "restricted_api_key", "This API key is restricted to only send emails")
    ],
    ["mailgun", MailgunOutcome.problemOf, { status: 200, json: { items: [] } }],
    ["mailgun", MailgunOutcome.problemOf, mailgunError(400, "to parameter is missing")],
    ["sendgrid", SendGridOutcome.problemOf, { status: 200, json: { scopes: ["mail.send"] } }]
  ]
  it.each(good)("lets %s pass", (_, problemOf, reply) => {
    assert.isUndefined(problemOf(answerOf(reply)))
  })

  const bad: ReadonlyArray<readonly [Name, (answer: Answer) => string | undefined, Reply, RegExp]> = [
    ["postmark", PostmarkOutcome.problemOf, postmarkError(401, 10, "Bad token"), /token; correct it: Bad token/],
    [
      "postmark",
      PostmarkOutcome.problemOf,
      { status: 200, json: { Name: "Tests", DeliveryType: "Sandbox" } },
      /sandbox/
    ],
    ["postmark", PostmarkOutcome.problemOf, { status: 200, text: "<h1>Welcome</h1>" }, /endpoint/],
    [
      "resend",
      ResendOutcome.problemOf,
      resendError(400, "validation_error", "API key is invalid"),
      /correct it: API key is invalid/
    ],
    ["resend", ResendOutcome.problemOf, { status: 200, text: "<h1>Welcome</h1>" }, /endpoint/],
    ["mailgun", MailgunOutcome.problemOf, { status: 401, text: "Forbidden" }, /did not accept the key/],
    [
      "mailgun",
      MailgunOutcome.problemOf,
      mailgunError(404, "Domain not found: example.com"),
      /does not know the domain/
    ],
    ["mailgun", MailgunOutcome.problemOf, { status: 200, text: "Mailgun Magnificent API" }, /endpoint/],
    ["sendgrid", SendGridOutcome.problemOf, sendgridError(401, "revoked"), /correct it: revoked/],
    ["sendgrid", SendGridOutcome.problemOf, { status: 200, json: { scopes: ["stats.read"] } }, /mail\.send/],
    ["sendgrid", SendGridOutcome.problemOf, { status: 500, text: "" }, /endpoint/]
  ]
  it.each(bad)("tells what to do at %s", (_, problemOf, reply, words) => {
    assert.match(problemOf(answerOf(reply)) ?? "", words)
  })
})
