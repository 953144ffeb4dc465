import { assert, describe, it } from "@effect/vitest"
import { adviceOn, type ReplyClass, replyClasses, waiting } from "@sendwright/core/replies/ReplyClass"
import { meaningOf } from "@sendwright/core/replies/ReplyMeaning"
import { replySources } from "@sendwright/core/replies/ReplySource"
import * as fc from "fast-check"
import { knownReplies } from "../../src/replies/KnownReplies.ts"
import { exactMeaning, statusCodes } from "../../src/replies/StatusCodes.ts"

const of = (diagnostic: string, code: string | null = null) => meaningOf({ code, diagnostic })
const classOf = (diagnostic: string, code: string | null = null) => of(diagnostic, code)?.class

const own = knownReplies.filter(({ codes, isCommon, temporary }) =>
  !isCommon && codes === undefined && temporary === undefined
)
const common = knownReplies.filter(({ isCommon }) => isCommon)
const phraseOf = (rows: typeof knownReplies) =>
  fc.constantFrom(...rows.flatMap(({ class: name, phrases }) => phrases.map((text) => [text, name] as const)))
const bare = ([text, name]: readonly [string, ReplyClass]) => [text.replace(/\*$/, ""), name] as const

const exactCodes = Object.keys(statusCodes).filter((code) => exactMeaning(code) !== undefined)
const looseCodes = ["0.0", "1.0", "2.0", "2.1", "3.2", "7.0", "7.1"]
const reply = fc.tuple(
  fc.constantFrom("450", "550", "554"),
  fc.oneof(fc.string(), phraseOf(knownReplies).map(([text]) => text))
)
  .map(([digits, text]) => `${digits} ${text}`)

describe("what a reply means", () => {
  it("is one of the few classes with its sentences, whatever a server says", () => {
    fc.assert(fc.property(fc.string(), fc.option(fc.string()), (diagnostic, code) => {
      const found = of(diagnostic, code)
      if (found === null) return
      assert.strictEqual(found.about, replyClasses[found.class].about)
      assert.strictEqual(found.advice, adviceOn(found.class, found.isPermanent))
      assert.isNotEmpty(found.meaning)
      assert.isTrue(found.source === null || found.source in replySources)
    }))
  })

  it("is nothing where the email was taken, whatever words follow", () => {
    fc.assert(fc.property(
      fc.constantFrom("250 ", "250 2.0.0 ", "2.1.5 ", "251 "),
      phraseOf(knownReplies),
      (code, [text]) => assert.isNull(of(`${code}${text}`))
    ))
    assert.isNull(of("550 5.1.1 No such user", "2.0.0"))
  })

  it("is what a receiver says in words of its own, whatever the code", () => {
    fc.assert(
      fc.property(phraseOf(own).map(bare), fc.constantFrom(...exactCodes, ...looseCodes), ([text, name], code) => {
        assert.strictEqual(classOf(`550 5.${code} ${text}`), name)
      })
    )
  })

  it("is what a code says that names a reason, whatever words many use", () => {
    fc.assert(fc.property(phraseOf(common), fc.constantFrom(...exactCodes), ([text], code) => {
      // A phrase of a receiver's own may be within one that many use.
      fc.pre(own.every(({ phrases }) => phrases.every((phrase) => !text.includes(phrase.replace(/\*$/, "")))))
      assert.strictEqual(classOf(`550 5.${code} ${text}`), statusCodes[code]!.class)
    }))
  })

  it("is what the words say that many use, where the code names no reason", () => {
    fc.assert(fc.property(phraseOf(common).map(bare), fc.constantFrom(...looseCodes), ([text, name], code) => {
      assert.strictEqual(classOf(`550 5.${code} ${text}`), name)
    }))
  })

  it("is what the enhanced code says before the three digits", () => {
    fc.assert(fc.property(fc.integer({ min: 500, max: 559 }), fc.constantFrom(...exactCodes), (digits, code) => {
      assert.strictEqual(of(`${digits} 5.${code} zzz`)?.meaning, statusCodes[code]!.meaning)
    }))
    assert.strictEqual(of("550 5.1.99 hm")?.meaning, statusCodes["1.0"]!.meaning)
    assert.strictEqual(classOf("550 5.9.9 hm"), "unknown")
    assert.deepInclude(of("552 hm"), { class: "mailbox_full", status: null, isPermanent: true, source: "smtp" })
    assert.deepInclude(of("552 5.0.0 hm"), { class: "mailbox_full", status: "5.0.0", source: "smtp" })
    assert.deepInclude(of("hm"), { class: "unknown", isPermanent: null, source: null })
    assert.strictEqual(classOf("556 hm"), "domain_unknown")
    assert.strictEqual(classOf("550 hm"), "unknown")
    assert.strictEqual(classOf("hm", "5.2.2"), "mailbox_full")
    // An address of the network is no status code.
    assert.strictEqual(of("550 from 5.1.1.7 refused")?.status, null)
  })

  it("does not change with case, spaces and lines", () => {
    const space = fc.constantFrom(" ", "  ", "\t", "\r\n", "\n  ")
    fc.assert(fc.property(reply, fc.array(space, { minLength: 8, maxLength: 8 }), (text, spaces) => {
      const plain = text.trim().replace(/\s+/g, " ")
      const apart = plain.split(" ").map((word, index) => word + (spaces[index] ?? " ")).join("")
      assert.deepStrictEqual(of(apart), of(plain))
      // Letters as ß and ı have no one other case.
      if (/^[ -~]*$/.test(plain)) assert.deepStrictEqual(of(plain.toUpperCase()), of(plain))
    }))
  })

  it("is the same over many lines, each with the codes before it", () => {
    fc.assert(fc.property(phraseOf(own).map(bare), fc.nat(8), ([text, name], cut) => {
      const words = text.split(" ")
      const lines = [words.slice(0, cut), words.slice(cut)].filter(({ length }) => length > 0)
      const whole = lines.map((line, index) => `550${index < lines.length - 1 ? "-" : " "}5.7.1 ${line.join(" ")}`)
      assert.strictEqual(classOf(whole.join("\r\n")), name)
      assert.strictEqual(classOf(whole.join(" ")), name)
    }))
  })

  it("does not depend on what stands behind the first thousand characters", () => {
    fc.assert(fc.property(reply, phraseOf(own), (begin, [text]) => {
      const head = begin.padEnd(1_000, " x").slice(0, 1_000)
      assert.deepStrictEqual(of(`${head}${text}`), of(head))
    }))
    const behind = (length: number) => classOf(`550 5.7.1 ${"x".repeat(length - 10)} [BL21]`)
    assert.strictEqual(behind(993), "blocked_sender")
    assert.strictEqual(behind(1_000), "policy")
  })

  it("is not told by the words of addresses and hosts", () => {
    assert.strictEqual(classOf("550 5.7.1 <spam@mailbox-full.example>: No such user"), "mailbox_unknown")
    assert.strictEqual(classOf("550 virus@spamhaus.example: No such user"), "mailbox_unknown")
    assert.strictEqual(classOf("host mx.spam.example[192.0.2.1] said: 550 hm"), "unknown")
  })

  it("advises to wait where a refusal is for the time being, and the sender has nothing to change", () => {
    assert.deepStrictEqual(of("450 4.7.1 <x@y.example>: Recipient address rejected: Greylisted"), {
      class: "greylisted",
      about: "receiver",
      meaning: replyClasses.greylisted.meaning,
      advice: waiting,
      status: "4.7.1",
      isPermanent: false,
      source: "reports"
    })
    assert.strictEqual(classOf("550 5.7.1 Greylisted"), "policy")
    assert.strictEqual(classOf("Greylisted"), "greylisted")
    assert.deepStrictEqual([of("452 4.2.2 Full")?.advice, of("552 5.2.2 Full")?.advice], [
      waiting,
      replyClasses.mailbox_full.advice
    ])
    assert.strictEqual(
      of("421 4.7.28 Unusual rate of unsolicited mail - gsmtp")?.advice,
      replyClasses.rate_limited.advice
    )
  })

  it.each([
    ["550-5.7.26 Your email has been blocked because the sender is unauthenticated. - gsmtp", "authentication"],
    ["421-4.7.28 Gmail has detected an unusual rate of unsolicited mail - gsmtp", "rate_limited"],
    ["550-5.7.1 Our system has detected that this message is likely unsolicited mail. - gsmtp", "blocked_content"],
    ["550-5.1.1 The email account that you tried to reach does not exist. - gsmtp", "mailbox_unknown"],
    ["450-4.2.1 The user you are trying to contact is receiving mail too quickly. - gsmtp", "rate_limited"],
    ["452-4.2.2 The recipient's inbox is out of storage space - gsmtp", "mailbox_full"],
    ["421 4.7.40 The sender's domain has no DMARC record - gsmtp", "authentication"],
    ["550 5.7.511 Access denied, banned sender[192.0.2.1]. To request removal, forward it", "blocked_sender"],
    ["550 5.7.606 Access denied, banned sending IP [192.0.2.1]", "blocked_sender"],
    ["550 5.7.509 Access denied, sending domain does not pass DMARC verification", "authentication"],
    [
      "550 5.7.1 Unfortunately, messages weren't sent: part of their network is on our block list (S3140).",
      "blocked_sender"
    ],
    ["550 5.4.1 Recipient address rejected: Access denied. AS(201806281) [x.outlook.com]", "mailbox_unknown"],
    ["550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup", "mailbox_unknown"],
    ["451 4.7.500 Server busy. Please try again later from [192.0.2.1]. (AS77712221)", "rate_limited"],
    ["451 4.7.650 The mail server [192.0.2.1] has been temporarily rate limited", "rate_limited"],
    ["550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; outlook.com", "policy"],
    ["421 4.7.0 [TSS04] Messages from 192.0.2.1 temporarily deferred", "rate_limited"],
    ["553 5.7.1 [BL21] Connections will not be accepted from 192.0.2.1", "blocked_sender"],
    ["554 30 Sorry, your message cannot be delivered. This mailbox is disabled (554.30).", "mailbox_disabled"],
    ["554 5.7.1 [CS01] Message rejected due to local policy. https://support.apple.com/", "blocked_content"],
    [
      "554-gmx.net (mxgmx104) Nemesis ESMTP Service not available 554-No SMTP service 554-IP address is block listed.",
      "blocked_sender"
    ],
    [
      "554 IP=192.0.2.1 - A problem occurred. (Ask your postmaster for help or to contact tosa@rx.t-online.de)",
      "blocked_sender"
    ],
    ["421 mwinf5c77 ME Service refuse. Veuillez essayer plus tard. OFR_999 [999]", "rate_limited"],
    ["550 spam message rejected. Please visit http://help.mail.ru/notspam-support/id", "blocked_content"],
    ["554 5.7.1 Message rejected under suspicion of SPAM", "blocked_content"],
    ["550 Mail content denied. http://service.mail.qq.com/", "blocked_content"],
    ["421 HL:ICC 192.0.2.1", "rate_limited"],
    ["451 Internal resource temporarily unavailable - https://community.mimecast.com/", "greylisted"],
    ["554 Blocked - see https://support.proofpoint.com/dnsbl-lookup.cgi?ip=192.0.2.1", "blocked_sender"],
    ["554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org", "blocked_sender"],
    [
      "554 Your access to this mail system has been rejected due to the sending MTA's poor reputation.",
      "blocked_sender"
    ],
    ["550 5.1.1 <x@y.example>: Recipient address rejected: User unknown in local recipient table", "mailbox_unknown"],
    ["550 Unrouteable address", "domain_unknown"],
    ["550 5.7.1 <x@y.example>... Relaying denied", "routing"],
    ["553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)", "routing"],
    ["552 5.3.4 Message size exceeds fixed limit", "message_too_large"],
    ["450 4.7.1 Client host rejected: cannot find your reverse hostname, [192.0.2.1]", "authentication"],
    ["452 4.3.1 Insufficient system storage", "receiver_fault"],
    ["503 5.5.1 Bad sequence of commands", "protocol"],
    ["connect to mx.example[192.0.2.1]:25: Connection timed out", "network"]
  ])("%s: %s", (diagnostic, name) => {
    assert.strictEqual(classOf(diagnostic), name)
  })
})
