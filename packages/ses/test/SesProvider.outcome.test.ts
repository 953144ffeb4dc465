import { assert, describe, it } from "@effect/vitest"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import { FakeSes, type SesAnswer } from "@sendwright/testing/FakeSes"
import { attachment, outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { quotaHintMillis, rateHintMillis } from "../src/SesOutcome.ts"
import { answerSend, provider } from "./harness.ts"

/** The tag, the code, what a temporary refusal is about, and the hint. */
type Expected = readonly [tag: string, code?: string | null, scope?: "provider" | "message", hint?: number | null]

const error = (status: number, type: string, message = ""): SesAnswer => ({ status, type, message })
const temporary = (code: string | null, scope: "provider" | "message" = "provider", hint: number | null = null) =>
  ["TemporarilyRefused", code, scope, hint] as const

const large = outgoing({
  attachments: [attachment({ filename: "big.bin", content: new Uint8Array(12_000_000) })]
})

const unverified = "Email address is not verified. The following identities failed the check in region EU-CENTRAL-1: "
  + "ada@example.com"

const cases: ReadonlyArray<readonly [name: string, SesAnswer, Expected, OutgoingMessage?]> = [
  [
    "too many requests",
    error(429, "TooManyRequestsException", "Maximum sending rate exceeded."),
    temporary("TooManyRequestsException", "provider", rateHintMillis)
  ],
  [
    "too many requests, with a time to wait",
    { status: 429, type: "TooManyRequestsException", message: "Slow down", headers: { "retry-after": "7" } },
    temporary("TooManyRequestsException", "provider", 7_000)
  ],
  [
    "429 without a name",
    { status: 429, message: "Too many" },
    temporary("429", "provider", rateHintMillis)
  ],
  [
    "a rate that is exceeded, as the old API says it",
    error(400, "Throttling", "Maximum sending rate exceeded."),
    temporary("Throttling", "provider", rateHintMillis)
  ],
  [
    "a quota that is used up",
    error(400, "LimitExceededException", "Daily message quota exceeded."),
    temporary("LimitExceededException", "provider", quotaHintMillis)
  ],
  [
    "a quota that is used up, as a throttle",
    error(429, "TooManyRequestsException", "Daily message quota exceeded."),
    temporary("TooManyRequestsException", "provider", quotaHintMillis)
  ],
  [
    "503 that is a throttle",
    error(503, "ThrottlingException", "Rate exceeded"),
    temporary("ThrottlingException", "provider", rateHintMillis)
  ],
  ["a virus", error(400, "MessageRejected", "Message contains a virus."), ["PermanentlyRefused", "MessageRejected"]],
  ["a sender that is not verified", error(400, "MessageRejected", unverified), temporary("MessageRejected", "message")],
  [
    "MAIL FROM that is not verified",
    error(400, "MailFromDomainNotVerifiedException", "The domain is not verified"),
    temporary("MailFromDomainNotVerifiedException", "message")
  ],
  ["a bad request", error(400, "BadRequestException", "Missing start"), ["PermanentlyRefused", "BadRequestException"]],
  ["a request too large", error(413, "RequestEntityTooLarge", "The request is too large"), [
    "PermanentlyRefused",
    "RequestEntityTooLarge"
  ]],
  ["a request that came too slowly", error(408, "RequestTimeout", "Idle"), temporary("RequestTimeout")],
  [
    "an account that is suspended",
    error(400, "AccountSuspendedException", "Suspended"),
    temporary("AccountSuspendedException")
  ],
  ["sending that is paused", error(400, "SendingPausedException", "Paused"), temporary("SendingPausedException")],
  [
    "a configuration set that is paused",
    error(400, "ConfigurationSetSendingPausedException", "Paused"),
    temporary("ConfigurationSetSendingPausedException")
  ],
  [
    "a configuration set that is not there",
    error(404, "NotFoundException", "Configuration set <sendwright> does not exist."),
    temporary("NotFoundException")
  ],
  [
    "a key that is not known",
    error(403, "UnrecognizedClientException", "The security token included in the request is invalid."),
    temporary("UnrecognizedClientException")
  ],
  [
    "a secret that is wrong",
    error(403, "InvalidSignatureException", "The request signature we calculated does not match"),
    temporary("InvalidSignatureException")
  ],
  [
    "credentials that have expired",
    error(403, "ExpiredTokenException", "The security token included in the request is expired"),
    temporary("ExpiredTokenException")
  ],
  [
    "credentials that may not send",
    error(403, "AccessDeniedException", "User: arn:aws:iam::123456789012:user/x is not authorized"),
    temporary("AccessDeniedException")
  ],
  [
    "a clock that is wrong",
    error(403, "InvalidSignatureException", "Signature expired: 20260101T000000Z is now earlier than 20260101T001000Z"),
    temporary("InvalidSignatureException")
  ],
  ["another service's answer", error(404, "UnknownOperationException"), temporary("UnknownOperationException")],
  ["500", error(500, "InternalServiceErrorException", "Something broke"), ["Unknown"]],
  ["500 without a name", { status: 500, message: "broke" }, ["Unknown"]],
  ["502", error(502, "BadGateway"), ["Unknown"]],
  ["503", error(503, "ServiceUnavailableException", "Later"), ["Unknown"]],
  ["504", error(504, "GatewayTimeout"), ["Unknown"]],
  ["a page instead of an answer", "html", ["Unknown"]],
  ["a redirection", { status: 307, headers: { location: "http://127.0.0.1:1/" } }, ["Unknown"]],
  ["an end after the message", "cut", ["Unknown"]],
  ["an end after the message was taken", "take_and_cut", ["Unknown"]],
  ["silence after the message", "hang", ["Unknown"]],
  ["an end amid a large message", "cut_early", temporary(null), large],
  ["silence amid a large message", "stall", temporary(null), large]
]

const run = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.provide(effect, Layer.fresh(FakeSes.layer))

describe("what a send comes to", () => {
  for (const [name, answer, expected, message] of cases) {
    it.live(name, () =>
      run(Effect.gen(function*() {
        const ses = yield* FakeSes
        const { submit } = yield* provider({ answerTimeout: 1_500 })
        yield* answerSend(answer)
        const submission = yield* submit(message ?? outgoing())
        const [tag, code = null, scope = null, hint = null] = expected
        assert.deepStrictEqual(
          [
            submission._tag,
            "code" in submission ? submission.code : null,
            "scope" in submission ? submission.scope : null,
            "retryAfterMillis" in submission ? submission.retryAfterMillis : null
          ],
          [tag, code, scope, hint]
        )
        const { diagnostic } = submission as { readonly diagnostic: string }
        assert.match(diagnostic, /^[\x20-\x7e]{10,500}$/)
        assert.notMatch(diagnostic, /arn:|security token|undefined|null/)
        // Nothing is tried twice, and the next message is none the worse.
        assert.strictEqual(ses.requests.length, 1)
        assert.strictEqual((yield* submit(outgoing()))._tag, "Accepted")
        assert.strictEqual(ses.requests.length, 2)
      })))
  }
})
