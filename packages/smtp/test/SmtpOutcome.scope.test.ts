import type { TemporarilyRefused } from "@sendwright/core/sending/Submission"
import { assert, describe, it } from "vitest"
import { broken, type Failure, type OpenFailure, type Step } from "../src/client/Failure.ts"
import type { Reply } from "../src/client/ReplyParser.ts"
import { fromTransaction, notConnected } from "../src/SmtpOutcome.ts"

const replyOf = (text: string): Reply => ({ code: Number(text.slice(0, 3)), text })

const scopeOf = (failure: Failure, dataEnded = false): string => {
  const submission = fromTransaction(
    { result: { _tag: "Failed", failure }, dataEnded, refused: [] },
    ["ada@example.com"],
    "id"
  )
  return submission._tag === "TemporarilyRefused" ? submission.scope : submission._tag
}

const scopeAt = (step: Step, text: string): string =>
  scopeOf({ _tag: "Refused", step, reply: replyOf(text) }, step === "message")

const scopeAtRcpt = (text: string): string => {
  const reply = replyOf(text)
  const submission = fromTransaction(
    {
      result: { _tag: "Failed", failure: { _tag: "Refused", step: "RCPT", reply } },
      dataEnded: false,
      refused: [{ address: "ada@example.com", reply }]
    },
    ["ada@example.com"],
    "id"
  )
  return submission._tag === "TemporarilyRefused" ? submission.scope : submission._tag
}

describe("what a refusal for the time being is about", () => {
  it("is the provider where there is no connection, or no session", () => {
    const failures: ReadonlyArray<OpenFailure> = [
      broken("connection_closed", "gone"),
      broken("dns", "no such name"),
      { _tag: "Unauthenticated", reply: replyOf("535 5.7.8 no"), message: "535 5.7.8 no" }
    ]
    for (const failure of failures) {
      assert.strictEqual((notConnected(failure) as TemporarilyRefused).scope, "provider")
    }
    assert.strictEqual(scopeOf(broken("connection_closed", "gone")), "provider")
    assert.strictEqual(scopeOf(broken("timeout", "silent")), "provider")
  })

  const atMailFrom: ReadonlyArray<readonly [string, string]> = [
    ["421 4.3.2 shutting down", "provider"],
    ["451 local error", "provider"],
    ["452 4.3.1 insufficient system storage", "provider"],
    ["450 4.7.1 too many messages from you", "provider"],
    ["450 4.1.8 the sender's domain cannot be found", "message"],
    ["530 5.7.0 authentication required", "provider"]
  ]
  it.each(atMailFrom)("at MAIL FROM: %s", (response, scope) => {
    assert.strictEqual(scopeAt("MAIL", response), scope)
  })

  const atRcpt: ReadonlyArray<readonly [string, string]> = [
    ["421 too many connections", "provider"],
    ["451 4.3.0 temporary lookup failure", "provider"],
    ["450 4.2.0 greylisted", "message"],
    ["451 4.7.1 please try again later", "message"],
    ["452 4.2.2 mailbox full", "message"],
    ["450 mailbox busy, see 4.3.2 above", "message"]
  ]
  it.each(atRcpt)("at RCPT TO: %s", (response, scope) => {
    assert.strictEqual(scopeAtRcpt(response), scope)
  })

  const atTheEnd: ReadonlyArray<readonly [string, string]> = [
    ["421-4.7.0 closing\n421 4.7.0 now", "provider"],
    ["452 4.3.1 the queue is full", "provider"],
    ["451 4.7.1 greylisted after the message", "message"],
    ["451 content could not be scanned", "message"]
  ]
  it.each(atTheEnd)("after the message: %j", (response, scope) => {
    assert.strictEqual(scopeAt("message", response), scope)
  })
})
