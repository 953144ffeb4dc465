import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as fc from "fast-check"
import * as BounceCause from "../src/BounceCause.ts"
import * as Dsn from "../src/Dsn.ts"
import * as Report from "../src/Report.ts"
import * as ReportEvents from "../src/ReportEvents.ts"
import * as ReportMail from "../src/ReportMail.ts"
import { dsnOf, eventsOf, fixture, now, subject } from "./reports.ts"

describe("causes", () => {
  it.each([
    ["5.1.1", "", "permanent general"],
    ["5.1.10", "", "permanent general"],
    ["5.2.1", "", "permanent general"],
    ["5.4.4", "", "permanent general"],
    ["5.7.17", "", "permanent general"],
    ["5.1.8", "", "transient general"],
    ["5.2.2", "", "transient mailbox_full"],
    ["4.2.2", "", "transient mailbox_full"],
    ["5.2.3", "", "transient message_too_large"],
    ["5.3.4", "", "transient message_too_large"],
    ["5.6.1", "", "transient content_rejected"],
    ["5.7.1", "", "transient content_rejected"],
    ["5.7.0", "552-5.7.0 blocked: the attachment has a virus", "transient attachment_rejected"],
    ["5.4.7", "", "transient general"],
    ["4.4.1", "", "transient general"],
    ["4.1.1", "450 4.1.1 no such user", "transient general"],
    ["5.0.0", "smtp; 550 5.1.1 no such user", "permanent general"],
    ["5.0.0", "", "permanent general"],
    [null, "550 No such user here", "permanent general"],
    [null, "554 Message refused as spam", "transient content_rejected"],
    [null, "552 too much", "transient mailbox_full"],
    [null, "421 come back later", "transient general"],
    [null, "Unknown user", "permanent general"],
    [null, "the mail could not be delivered for 5 days", "transient general"],
    // Neither an address of a host nor a version nor a year is a code.
    [null, "host 5.1.1.2 runs 5.1.1.0 since 550BC", "undetermined undetermined"],
    [null, "", "undetermined undetermined"]
  ])("%s %s: %s", (status, text, expected) => {
    const { subType, type } = BounceCause.causeOf(status, text)
    assert.strictEqual(`${type} ${subType}`, expected)
  })
})

describe("keys", () => {
  const keyOf = (events: ReadonlyArray<{ readonly key: string }>) => events.map(({ key }) => key)

  it.effect("the same report is one event, whenever it comes", () =>
    Effect.gen(function*() {
      for (
        const name of [
          "postfix-unknown-user",
          "postfix-delayed",
          "postfix-delivered",
          "qmail-no-mailbox",
          "yahoo-complaint"
        ]
      ) {
        const first = yield* eventsOf(fixture(name), now)
        const again = yield* eventsOf(fixture(name), new Date(now.getTime() + 86_400_000))
        assert.strictEqual(first.length, 1)
        assert.deepStrictEqual(keyOf(first), keyOf(again), name)
      }
    }))

  it.effect("reports of different things are different events", () =>
    Effect.gen(function*() {
      const group = (rest: string) => `Reporting-MTA: dns; x\n\nFinal-Recipient: rfc822; ada@example.com\n${rest}`
      const messages = [
        dsnOf(group("Action: failed\nStatus: 5.1.1")),
        dsnOf(group("Action: failed\nStatus: 4.2.2")),
        dsnOf(group("Action: delivered\nStatus: 2.0.0")),
        dsnOf(group("Action: delayed\nStatus: 4.4.1\nLast-Attempt-Date: Tue, 14 Oct 2025 09:12:30 +0000")),
        dsnOf(group("Action: delayed\nStatus: 4.4.1\nLast-Attempt-Date: Tue, 14 Oct 2025 19:12:30 +0000")),
        fixture("yahoo-complaint")
      ]
      const keys = (yield* Effect.forEach(messages, (message) => eventsOf(message))).flatMap(keyOf)
      assert.strictEqual(new Set(keys).size, messages.length)
      const dsn = Dsn.read(group("Action: failed\nStatus: 5.1.1"))
      const other = ReportEvents.ofDsn({ ...subject, recipient: "bob@example.com" }, dsn, { now, messageId: null })
      assert.notInclude(keys, other[0]?.key)
    }))

  it.effect("of delays, one an hour counts: their number is not the sender's to choose", () =>
    Effect.gen(function*() {
      const delay = (id: string, at: Date) =>
        eventsOf(dsnOf("Final-Recipient: rfc822; ada@example.com\nAction: delayed\nStatus: 4.4.1", id), at)
      const [one] = yield* delay("1@mx", now)
      const [two] = yield* delay("2@mx", now)
      const [later] = yield* delay("3@mx", new Date(now.getTime() + 3_600_000))
      assert.notStrictEqual(one?.key, two?.key)
      assert.deepStrictEqual(one?.keys, two?.keys)
      assert.notDeepEqual(one?.keys, later?.keys)
    }))
})

describe("properties", () => {
  const atom = fc.stringMatching(/^[a-z0-9]{1,12}$/)
  const address = fc.tuple(atom, atom).map(([local, domain]) => `${local}@${domain}.example`)
  const status = fc.record({
    finalRecipient: address,
    action: fc.constantFrom("failed", "delayed", "delivered", "relayed", "expanded"),
    status: fc.tuple(fc.constantFrom(2, 4, 5), fc.nat(999), fc.nat(999)).map((parts) => parts.join(".")),
    diagnostic: fc.array(atom, { minLength: 1, maxLength: 60 }).map((words) => words.join(" ")),
    remoteMta: atom,
    lastAttempt: fc.date({ min: new Date("2020-01-01"), max: new Date("2099-01-01"), noInvalidDate: true })
  })
  const eol = fc.constantFrom("\n", "\r\n")
  const fold = fc.constantFrom(" ", "\n ", "\r\n\t", "\n   ")

  it("a notification that was written, folded anyhow, is read back", () => {
    fc.assert(
      fc.property(
        fc.array(status, { minLength: 1, maxLength: 5 }),
        eol,
        fold,
        fc.boolean(),
        (all, end, space, blank) => {
          const groups = all.map((one) =>
            [
              `Final-Recipient: rfc822; ${one.finalRecipient}`,
              `Action: ${one.action}`,
              `STATUS:${one.status}`,
              `Diagnostic-Code: smtp; ${one.diagnostic.replaceAll(" ", space)}`,
              `Remote-MTA: dns; ${one.remoteMta}`,
              `Last-Attempt-Date: ${one.lastAttempt.toUTCString()}`
            ].join(end)
          )
          const text = [`Reporting-MTA: dns; mx.example`, ...groups].join(blank ? end + end : end)
          const read = Dsn.read(text).recipients
          assert.deepStrictEqual(
            read.map(({ action, diagnostic, finalRecipient, lastAttempt, remoteMta, status }) => ({
              finalRecipient,
              action,
              status,
              diagnostic,
              remoteMta,
              lastAttempt: lastAttempt?.getTime()
            })),
            all.map((one) => ({
              ...one,
              diagnostic: one.diagnostic.slice(0, 500 - "smtp; ".length).trimEnd(),
              lastAttempt: Math.floor(one.lastAttempt.getTime() / 1_000) * 1_000
            }))
          )
        }
      )
    )
  })

  const garbage = fc.uint8Array({ maxLength: 2_000 })
  const damaged = fc.tuple(
    fc.constantFrom(
      "postfix-unknown-user",
      "m365-not-found",
      "gmail-over-quota",
      "qmail-no-mailbox",
      "yahoo-complaint"
    ),
    fc.array(fc.tuple(fc.nat(), garbage.map((bytes) => bytes.slice(0, 20))), { maxLength: 20 })
  ).map(([name, cuts]) => {
    const bytes = Buffer.from(fixture(name))
    for (const [at, chunk] of cuts) bytes.set(chunk.slice(0, bytes.length - at % bytes.length), at % bytes.length)
    return new Uint8Array(bytes)
  })

  const readAll = Effect.fnUntraced(function*(bytes: Uint8Array) {
    const mail = yield* Effect.result(ReportMail.read(bytes))
    if (Result.isFailure(mail)) return assert.strictEqual(mail.failure._tag, "UnreadableMail")
    assert.include(["DeliveryStatus", "Feedback", "AutoReply", "Other"], Report.of(mail.success)._tag)
    for (const event of yield* eventsOf(bytes)) assert.deepStrictEqual(event.recipients, [subject.recipient])
  })

  it("garbage never throws: it is refused or read", () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(garbage, damaged), (bytes) => Effect.runPromise(readAll(bytes))),
      { numRuns: 300 }
    ))
})

describe("mail that is made to be hard to read", () => {
  const refused = (message: string) =>
    Effect.gen(function*() {
      assert.strictEqual((yield* Effect.flip(ReportMail.read(Buffer.from(message))))._tag, "UnreadableMail")
    })
  const mebibyte = 1_048_576

  it.effect("1,000 multiparts within each other", () =>
    refused(
      Array.from({ length: 1_000 }, (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`)
        .join("")
    ))
  it.effect("10,000 parts", () =>
    refused(`Content-Type: multipart/mixed; boundary=b\r\n\r\n${"--b\r\n\r\nx\r\n".repeat(10_000)}--b--\r\n`))
  it.effect("10,000 parts behind a boundary in pieces (RFC 2231)", () =>
    refused(`Content-Type: multipart/mixed; boundary*0=b; boundary*1=c\r\n\r\n${"--bc\r\n\r\nx\r\n".repeat(10_000)}`))
  it.effect("a header of one mebibyte", () => refused(`Subject: ${"x".repeat(mebibyte)}\r\n\r\n`))
  it.effect("as many lines as there is room for", () => refused("\n".repeat(mebibyte)))

  it.effect.each(
    [
      ["parentheses", `To: ${"(".repeat(60_000)}\r\nFrom: ${"<".repeat(1_000)}\r\n\r\n`],
      ["encoded words", `Subject: ${"=?utf-8?q?=?=".repeat(4_000)}\r\n\r\n`],
      ["tags", `Content-Type: text/html\r\n\r\n${"<".repeat(mebibyte - 100)}`],
      ["base64", `Content-Transfer-Encoding: base64\r\n\r\n${"QUFB".repeat(250_000)}`],
      ["one line", `From: mailer-daemon\r\nSubject: failure notice\r\n\r\n${"mailbox ".repeat(120_000)}`],
      [
        "words",
        `From: mailer-daemon\r\nSubject: failure notice\r\n\r\n${
          "exceed message size mailbox recipient ".repeat(27_000)
        }`
      ]
    ] as const
  )("%s: read in bounded time", ([, message]) =>
    Effect.gen(function*() {
      const begun = process.cpuUsage()
      const mail = yield* ReportMail.read(Buffer.from(message))
      Report.of(mail)
      yield* eventsOf(Buffer.from(message))
      assert.isAtMost(mail.text.length, 65_536)
      assert.isBelow(process.cpuUsage(begun).user, 5_000_000)
    }))
})
