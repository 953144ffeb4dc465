import { assert, describe, it } from "@effect/vitest"
import { meaningOf } from "@sendwright/core/sending/ReplyMeaning"
import { replyAdvice, statusCodes } from "@sendwright/core/sending/StatusCodes"
import * as fc from "fast-check"

/** How many details each subject has in IANA's registry, "SMTP Enhanced Status Codes", from 0. */
const registry = [1, 11, 5, 7, 8, 7, 11, 31]
const registered = registry.flatMap((details, subject) =>
  Array.from({ length: details }, (_, detail) => `${subject}.${detail}`)
)

const of = (diagnostic: string, code: string | null = null) => meaningOf({ code, diagnostic })

describe("ReplyMeaning", () => {
  it("has an entry for every code of the registry, and no other", () => {
    assert.deepStrictEqual(Object.keys(statusCodes).sort(), registered.toSorted())
    for (const { advice, meaning } of Object.values(statusCodes)) {
      assert.include(replyAdvice, advice)
      assert.match(meaning, /^[A-Z].*\.$/)
    }
  })

  it("explains every registered code in both classes, and waits for what is temporary", () => {
    for (const code of registered) {
      const permanent = of(`550 5.${code} no`)
      assert.deepStrictEqual(permanent, { ...statusCodes[code]!, status: `5.${code}`, isPermanent: true }, code)
      const temporary = of(`450 4.${code} later`)
      assert.strictEqual(temporary.isPermanent, false)
      const { advice } = statusCodes[code]!
      const stays = advice === "look_at_reputation" || advice === "set_up_authentication" || advice === "nothing"
      assert.strictEqual(temporary.advice, stays ? advice : "wait", code)
    }
  })

  it("answers to whatever a server says", () => {
    fc.assert(fc.property(fc.string(), fc.option(fc.string()), (diagnostic, code) => {
      const { advice, meaning } = of(diagnostic, code)
      assert.include(replyAdvice, advice)
      assert.isNotEmpty(meaning)
    }))
    fc.assert(fc.property(fc.nat(999), fc.nat(999), (subject, detail) => {
      const { meaning, status } = of(`550 5.${subject}.${detail} x`)
      assert.strictEqual(status, `5.${subject}.${detail}`)
      assert.isNotEmpty(meaning)
    }))
  })

  it("falls back to the subject, and then to the class", () => {
    assert.strictEqual(of("550 5.1.99 hm").meaning, statusCodes["1.0"]!.meaning)
    assert.strictEqual(of("550 5.9.9 hm").meaning, statusCodes["0.0"]!.meaning)
    assert.deepStrictEqual([of("452 full").advice, of("452 full").isPermanent], ["wait", false])
    assert.strictEqual(of("hm").isPermanent, null)
    assert.strictEqual(of("550 no such user here").advice, "correct_address")
    assert.strictEqual(of("no", "5.2.2").meaning, "The mailbox is full.")
    assert.strictEqual(of("556 no").advice, "correct_address")
    // An address of the network is no status code.
    assert.strictEqual(of("550 from 5.1.1.7 refused").status, null)
  })

  it("says that greylisting wants to see the email a second time, where the refusal is for the time being", () => {
    assert.deepStrictEqual(of("450 4.7.1 <x@y.example>: Recipient address rejected: Greylisted"), {
      meaning: "The receiving server wants to see the email a second time before it takes it (greylisting).",
      advice: "wait",
      status: "4.7.1",
      isPermanent: false
    })
    assert.strictEqual(of("550 5.7.1 Greylisted").meaning, statusCodes["7.1"]!.meaning)
  })

  it("lets the words decide where the code says no more than that it failed", () => {
    for (const reply of ["550 no such user here", "550 5.0.0 no such user here"]) {
      assert.strictEqual(of(reply).meaning, "The mailbox does not exist.", reply)
    }
    assert.strictEqual(of("550 5.2.2 no such user here").meaning, "The mailbox is full.")
    assert.deepStrictEqual(of("550 5.0.0 no"), { ...statusCodes["0.0"]!, status: "5.0.0", isPermanent: true })
  })

  it.each([
    ["550-5.7.26 Your email has been blocked because the sender is unauthenticated. - gsmtp", "set_up_authentication"],
    ["421-4.7.28 Gmail has detected an unusual rate of unsolicited mail - gsmtp", "look_at_reputation"],
    ["550-5.7.1 Our system has detected that this message is likely unsolicited mail. - gsmtp", "look_at_reputation"],
    ["550-5.1.1 The email account that you tried to reach does not exist. - gsmtp", "correct_address"],
    ["450-4.2.1 The user you are trying to contact is receiving mail too quickly. - gsmtp", "wait"],
    ["552-5.2.2 The recipient's inbox is out of storage space - gsmtp", "ask_receiver"],
    ["421 4.7.40 The sender's domain has no DMARC record - gsmtp", "set_up_authentication"],
    ["550 5.7.511 Access denied, banned sender[192.0.2.1]. To request removal, forward it", "look_at_reputation"],
    ["550 5.7.606 Access denied, banned sending IP [192.0.2.1]", "look_at_reputation"],
    ["550 5.7.509 Access denied, sending domain does not pass DMARC verification", "set_up_authentication"],
    [
      "550 5.7.515 Access denied, sending domain does not meet the required authentication level",
      "set_up_authentication"
    ],
    [
      "550 5.7.1 Unfortunately, messages from [192.0.2.1] weren't sent: part of their network is on our block list (S3140).",
      "look_at_reputation"
    ],
    [
      "550 5.4.1 Recipient address rejected: Access denied. AS(201806281) [x.protection.outlook.com]",
      "correct_address"
    ],
    ["550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup", "correct_address"],
    ["451 4.7.500 Server busy. Please try again later from [192.0.2.1]. (AS77712221)", "wait"],
    [
      "451 4.7.650 The mail server [192.0.2.1] has been temporarily rate limited due to IP reputation.",
      "look_at_reputation"
    ],
    ["550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; outlook.com", "ask_receiver"],
    [
      "421 4.7.0 [TSS04] Messages from 192.0.2.1 temporarily deferred due to unexpected volume or user complaints",
      "look_at_reputation"
    ],
    ["553 5.7.1 [BL21] Connections will not be accepted from 192.0.2.1", "look_at_reputation"],
    [
      "554 30 Sorry, your message to x@yahoo.com cannot be delivered. This mailbox is disabled (554.30).",
      "correct_address"
    ],
    ["554 5.7.1 [CS01] Message rejected due to local policy. https://support.apple.com/", "look_at_reputation"],
    ["554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org", "look_at_reputation"],
    ["450 4.7.1 <x@y.example>: Recipient address rejected: Greylisted, see http://postgrey", "wait"],
    ["552 5.3.4 Message size exceeds fixed limit", "change_message"]
  ])("%s: %s", (diagnostic, advice) => {
    assert.strictEqual(of(diagnostic).advice, advice)
  })
})
