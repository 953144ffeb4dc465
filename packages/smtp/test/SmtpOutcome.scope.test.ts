import type { TemporarilyRefused } from "@sendwright/core/sending/Submission"
import type { NodemailerError } from "nodemailer/lib/errors"
import { assert, describe, it } from "vitest"
import { fromTransaction, notConnected } from "../src/SmtpOutcome.ts"

const errorOf = (fields: Partial<NodemailerError>): NodemailerError =>
  Object.assign(new Error(fields.response ?? "trouble"), fields)

const scopeOf = (error: Partial<NodemailerError>, dataEnded = false): string => {
  const transaction = { result: { _tag: "Failed" as const, error: errorOf(error) }, dataEnded, refused: [] }
  const submission = fromTransaction(transaction, ["ada@example.com"], "id")
  return submission._tag === "TemporarilyRefused" ? submission.scope : submission._tag
}

const scopeAtRcpt = (response: string): string => {
  const refusal = errorOf({
    command: "RCPT TO",
    recipient: "ada@example.com",
    response,
    responseCode: Number(response.slice(0, 3))
  })
  const submission = fromTransaction(
    { result: { _tag: "Failed", error: errorOf({ code: "EENVELOPE" }) }, dataEnded: false, refused: [refusal] },
    ["ada@example.com"],
    "id"
  )
  return submission._tag === "TemporarilyRefused" ? submission.scope : submission._tag
}

describe("what a refusal for the time being is about", () => {
  it("is the provider where there is no connection, or no session", () => {
    for (const error of [{ code: "ECONNECTION" }, { code: "EAUTH", responseCode: 535 }, { code: "EDNS" }]) {
      assert.strictEqual((notConnected(errorOf(error)) as TemporarilyRefused).scope, "provider")
    }
    assert.strictEqual(scopeOf({ code: "ECONNECTION" }), "provider")
    assert.strictEqual(scopeOf({ code: "ETIMEDOUT", command: "CONN" }), "provider")
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
    const responseCode = Number(response.slice(0, 3))
    assert.strictEqual(scopeOf({ code: "EENVELOPE", command: "MAIL FROM", response, responseCode }), scope)
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
    const responseCode = Number(response.slice(0, 3))
    assert.strictEqual(scopeOf({ code: "EMESSAGE", command: "DATA", response, responseCode }, true), scope)
  })
})
