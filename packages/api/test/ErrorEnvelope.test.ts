import { assert, describe, it } from "@effect/vitest"
import * as Envelope from "@sendwright/api/ErrorEnvelope"
import * as Errors from "@sendwright/core/foundation/Errors"
import * as Schema from "effect/Schema"

/** The specification's table, with one error of each pair and the schema that carries it. */
const table: ReadonlyArray<readonly [code: Errors.ErrorCode, status: number, Errors.SendwrightError, Schema.Top]> = [
  [
    "validation_error",
    400,
    new Errors.ValidationError({ issues: [{ path: ["to", "1"], message: "is wrong" }, { path: [], message: "too" }] }),
    Envelope.ValidationError
  ],
  ["unauthorized", 401, new Errors.Unauthorized(), Envelope.Unauthorized],
  ["forbidden", 403, new Errors.Forbidden({ message: "This needs a live key." }), Envelope.Forbidden],
  ["not_found", 404, new Errors.NotFound(), Envelope.NotFound],
  ["conflict", 409, new Errors.Conflict({ message: "Used." }), Envelope.Conflict],
  ["not_scheduled", 409, new Errors.NotScheduled({ status: "sent" }), Envelope.NotScheduled],
  [
    "sandbox_recipient_not_allowed",
    403,
    new Errors.SandboxRecipientNotAllowed({ recipients: ["a@b.com"] }),
    Envelope.SandboxRecipientNotAllowed
  ],
  ["domain_not_verified", 403, new Errors.DomainNotVerified({ domain: "b.com" }), Envelope.DomainNotVerified],
  [
    "recipient_suppressed",
    422,
    new Errors.RecipientSuppressed({ suppressed: ["a@b.com"] }),
    Envelope.RecipientSuppressed
  ],
  ["plan_limit", 429, new Errors.PlanLimit({ limit: "day", allowed: 100 }), Envelope.PlanLimit],
  ["account_suspended", 403, new Errors.AccountSuspended({ reason: "unpaid" }), Envelope.AccountSuspended]
]

describe("the error envelope", () => {
  for (const [code, status, error, schema] of table) {
    it(`${code} goes over the wire with ${status} and comes back as it was`, () => {
      assert.strictEqual(Envelope.statusOf(error), status)
      const codec = schema as Schema.Codec<Errors.SendwrightError, { readonly error: { readonly code: string } }>
      const wire = Schema.encodeSync(codec)(error)
      assert.deepStrictEqual(wire as unknown, Envelope.toWire(error))
      assert.strictEqual(wire.error.code, code)
      const back = Schema.decodeSync(codec)(JSON.parse(JSON.stringify(wire)))
      assert.strictEqual(back._tag, error._tag)
      assert.strictEqual(back.message, error.message)
      assert.deepStrictEqual(Errors.detailsOf(back), Errors.detailsOf(error))
    })
  }

  it("the plan's domains are a 403, a paused account and a rate have their own", () => {
    assert.strictEqual(Envelope.statusOf(new Errors.PlanLimit({ limit: "domains", allowed: 1 })), 403)
    assert.strictEqual(Envelope.statusOf(new Errors.AccountPaused({ reason: null })), 403)
    assert.strictEqual(Envelope.statusOf(new Errors.RateLimited({ retryAfterSeconds: 2 })), 429)
  })

  it("paths are joined with dots, and the request as a whole has none", () => {
    const wire = Envelope.toWire(
      new Errors.ValidationError({
        issues: [{ path: ["headers", "X-A"], message: "a" }, { path: ["to", 1], message: "b" }, {
          path: [],
          message: "c"
        }]
      })
    )
    assert.deepStrictEqual(wire.error.details, [
      { path: "headers.X-A", message: "a" },
      { path: "to.1", message: "b" },
      { path: "", message: "c" }
    ])
  })
})
