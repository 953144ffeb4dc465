import { assert, describe, it } from "@effect/vitest"
import * as Errors from "@sendwright/core/foundation/Errors"
import * as SesError from "../src/SesError.ts"

const issues = [{ path: ["a"], message: "is required" }]

describe("SesError.ofError", () => {
  it("is the exception by which SDKs tell what happened", () => {
    const cases: ReadonlyArray<readonly [Errors.SendwrightError, string]> = [
      [new Errors.ValidationError({ issues }), "400 BadRequestException"],
      [
        new Errors.ValidationError({ issues: [{ path: [], message: "is too large: at most 1 bytes are allowed" }] }),
        "413 BadRequestException"
      ],
      [new Errors.Unauthorized(), "403 UnrecognizedClientException"],
      [new Errors.Forbidden({ message: "No" }), "403 AccessDeniedException"],
      [new Errors.NotFound(), "404 NotFoundException"],
      [new Errors.Conflict({ message: "No" }), "409 ConflictException"],
      [new Errors.RateLimited({ retryAfterSeconds: 3 }), "429 TooManyRequestsException"],
      [new Errors.PlanLimit({ limit: "month", allowed: 1 }), "400 LimitExceededException"],
      [new Errors.DomainNotVerified({ domain: "a.example" }), "400 MailFromDomainNotVerifiedException"],
      [new Errors.SandboxRecipientNotAllowed({ recipients: [] }), "400 MessageRejected"],
      [new Errors.RecipientSuppressed({ suppressed: ["a@example.com"] }), "400 MessageRejected"],
      [new Errors.AccountPaused({ reason: null }), "400 SendingPausedException"],
      [new Errors.AccountSuspended({ reason: "Spam" }), "400 AccountSuspendedException"]
    ]
    for (const [error, told] of cases) {
      const { exception, message, status } = SesError.ofError(error)
      assert.strictEqual(`${status} ${exception}`, told)
      assert.isAbove(message.length, 0)
    }
  })

  it("says when to come again, in the headers that SDKs read", () => {
    const { headers, status } = SesError.errorResponse(
      SesError.ofError(new Errors.RateLimited({ retryAfterSeconds: 3 }))
    )
    assert.strictEqual(status, 429)
    assert.deepInclude({ ...headers }, { "x-amzn-errortype": "TooManyRequestsException", "retry-after": "3" })
  })
})
