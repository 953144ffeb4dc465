import { assert, describe, it } from "@effect/vitest"
import { BatchRefused } from "@sendwright/core/emails/Emails"
import * as Errors from "@sendwright/core/foundation/Errors"
import * as MailgunError from "../src/MailgunError.ts"

describe("MailgunError", () => {
  it("has the statuses of Mailgun, and names fields as it does", () => {
    const cases: ReadonlyArray<readonly [Errors.SendwrightError, number, RegExp]> = [
      [
        new Errors.ValidationError({ issues: [{ path: ["headers", "X-A"], message: "is wrong" }] }),
        400,
        /^`h:X-A` is wrong/
      ],
      [new Errors.Unauthorized(), 401, /^Invalid private key$/],
      [new Errors.Forbidden({ message: "No" }), 403, /No/],
      [new Errors.NotFound(), 404, /Not found/],
      [new Errors.NotFound({ issue: { path: ["templateSlug"], message: "is no template" } }), 400, /^`template` is no/],
      [new Errors.Conflict({ message: "No" }), 409, /No/],
      [new Errors.RateLimited({ retryAfterSeconds: 3 }), 429, /3 s/],
      [new Errors.PlanLimit({ limit: "month", allowed: 1 }), 403, /month/],
      [new Errors.RecipientSuppressed({ suppressed: ["a@example.com"] }), 400, /: a@example\.com\.$/],
      [new Errors.AccountSuspended({ reason: "Spam" }), 403, /Spam/]
    ]
    for (const [error, status, told] of cases) {
      const refused = MailgunError.ofError(error)
      assert.strictEqual(refused.status, status, error._tag)
      assert.match(refused.message, told)
    }
  })

  it("says of which recipient nothing of a batch was sent, and when it may come again", () => {
    const error = { code: "rate_limited", message: "Too many messages." } as const
    const refused = new BatchRefused({
      failures: [{ index: 1, error }, { index: 2, error }],
      retryAfterSeconds: 2
    })
    assert.deepInclude(MailgunError.ofBatch(refused), {
      status: 429,
      message: "Nothing was sent, because of recipient 2 (and 1 more): Too many messages.",
      retryAfterSeconds: 2
    })
  })
})
