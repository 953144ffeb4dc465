import { assert, describe, it } from "@effect/vitest"
import { RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import { ReceivedFiles } from "@sendwright/core/received/ReceivedFiles"
import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import * as Sendwright from "@sendwright/core/Sendwright"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import { received } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { maxFilesBytes } from "../src/webhooks/InboundBodies.ts"
import {
  type Customer,
  customer,
  engine,
  Harness,
  minute,
  response,
  second,
  start,
  startWorkers
} from "./support/harness.ts"
import { deliveries, seconds, tagOf, url } from "./support/webhooks.ts"

const listen = (of: Customer, more: Partial<Parameters<Webhooks["Service"]["create"]>[1]> = {}) =>
  Effect.flatMap(Webhooks, (webhooks) => webhooks.create(of.live, { url, events: ["email.received"], ...more }))

/** Stores an email that the customer receives now. */
const receive = Effect.fnUntraced(function*(of: Customer, more: Partial<Parameters<typeof received>[0]> = {}) {
  const store = yield* ReceivedStore
  const message = received({ accountId: of.account.id, receivedAt: new Date(start), ...more })
  yield* store.add([message])
  return message
})

const bodies = Effect.map(
  Harness,
  (harness) => harness.requests.map(({ request }) => JSON.parse(new TextDecoder().decode(request.body ?? undefined)))
)

describe("Webhooks about received emails", () => {
  it.effect("are posted, signed, under the id of the email", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const { endpoint } = yield* listen(one, { receivedBody: true })
      yield* listen(one, { events: null, url: "https://hooks.example/default" })
      yield* startWorkers(Sendwright.layerWorkers)
      const message = yield* receive(one, { mode: "test", replyText: "How many cards?" })
      yield* TestClock.adjust(minute)
      assert.strictEqual(harness.requests.length, 1)
      const { headers, url: to } = harness.requests[0]!.request
      assert.strictEqual(to, url)
      assert.deepInclude(headers, { "Service-Event-Id": message.id, "webhook-id": message.id })
      const [body] = yield* bodies
      assert.deepInclude(body, { id: message.id, type: "email.received" })
      assert.deepInclude(body.data, {
        id: message.id,
        text: "How many cards?",
        html: null,
        reply_text: "How many cards?",
        test: true
      })
      const [delivery] = yield* deliveries(one, endpoint.id)
      assert.deepInclude(delivery, { status: "delivered", emailEventId: message.id, emailId: null, attempts: 1 })
    }).pipe(Effect.provide(engine())))

  it.effect("are tried as those of sent emails are, and sent again as they were", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const { endpoint: { id } } = yield* listen(one)
      harness.respond = () => Effect.succeed(response(harness.requests.length < 3 ? 503 : 204))
      yield* startWorkers(Sendwright.layerWorkers)
      yield* receive(one)
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(yield* seconds, [0, 5, 15])
      const [first] = yield* deliveries(one, id)
      const again = yield* webhooks.sendAgain(one.live, id, first!.id)
      assert.deepInclude(again, { eventType: "email.received", replayOf: first!.id, emailEventId: first!.emailEventId })
      yield* TestClock.adjust(second)
      const posted = yield* bodies
      assert.strictEqual(posted.length, 4)
      for (const body of posted) assert.deepStrictEqual(body, posted[0])
      assert.strictEqual((yield* webhooks.request(one.live, id, first!.id)).body, JSON.stringify(posted[0]))
    }).pipe(Effect.provide(engine())))

  it.effect("end with an email that is removed", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const store = yield* ReceivedStore
      const one = yield* customer()
      const { endpoint: { id } } = yield* listen(one)
      harness.respond = () => Effect.succeed(response(503))
      yield* startWorkers(Sendwright.layerWorkers)
      const message = yield* receive(one)
      yield* TestClock.adjust(second)
      assert.isTrue(yield* store.remove({ accountId: one.account.id, modes: ["live"] }, message.id))
      yield* TestClock.adjust(minute)
      assert.strictEqual(harness.requests.length, 1)
      assert.deepStrictEqual(yield* deliveries(one, id), [])
    }).pipe(Effect.provide(engine())))

  it.effect("are tested with a made-up one where an endpoint gets nothing else", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const only = yield* listen(one)
      const both = yield* listen(one, { events: ["email.received", "email.sent"] })
      assert.strictEqual((yield* webhooks.sendTest(one.live, only.endpoint.id)).eventType, "email.received")
      assert.strictEqual((yield* webhooks.sendTest(one.live, both.endpoint.id)).eventType, "email.delivered")
      yield* startWorkers(Sendwright.layerWorkers)
      yield* TestClock.adjust(second)
      assert.deepStrictEqual((yield* bodies).map(({ type }) => type).toSorted(), ["email.delivered", "email.received"])
    }).pipe(Effect.provide(engine())))
})

describe("Webhooks that hold whole messages", () => {
  const content = new TextEncoder().encode("Subject: A question\r\n\r\nHow many cards?\r\n")
  const file = {
    filename: "a.txt",
    contentType: "text/plain",
    contentId: null,
    disposition: "attachment",
    size: 5
  } as const
  const password = (secret: Redacted.Redacted<string>) =>
    `Basic ${Buffer.from(`actionmailbox:${Redacted.value(secret)}`).toString("base64")}`

  it.effect("post the message as it came, with the secret as a password", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const { endpoint, secret } = yield* listen(one, { format: "raw", events: null })
      assert.deepStrictEqual(endpoint.events, ["email.received"])
      yield* startWorkers(Sendwright.layerWorkers)
      const message = yield* receive(one, { content })
      yield* TestClock.adjust(second)
      const { body, headers } = harness.requests[0]!.request
      assert.deepStrictEqual(body, content)
      assert.deepInclude(headers, {
        "content-type": "message/rfc822",
        authorization: password(secret),
        "webhook-id": message.id
      })
    }).pipe(Effect.provide(engine())))

  it.effect("say what Postmark's inbound webhook says, with the attachments of messages that are not too large", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const { secret } = yield* listen(one, { format: "postmark", events: null })
      yield* startWorkers(
        Layer.provide(
          Sendwright.layerWorkers,
          Layer.succeed(ReceivedFiles, {
            read: (given) => Effect.succeed([Buffer.from(given.subarray(0, 5)).toString("base64")])
          })
        )
      )
      const message = yield* receive(one, {
        content,
        attachments: [file],
        envelope: { from: "charles@mail.example", to: ["help+card+7@in.engines.example"] },
        html: "<p>How many cards?</p>",
        replyText: "How many?",
        authentication: {
          spf: { result: "pass", domain: "mail.example" },
          dkim: [],
          dmarc: { result: "none", domain: null, policy: null },
          arc: { result: "none", domain: null }
        },
        spam: { score: 6.5, isSpam: true },
        headers: [
          { name: "Date", value: "Sat, 21 Nov 2026 12:00:00 +0000" },
          { name: "From", value: "Charles <charles@mail.example>" },
          { name: "received-spf", value: "pass envelope-from=ada@engines.example" },
          { name: "X-Spam-Status", value: "No" },
          { name: "X-Card", value: "7" }
        ]
      })
      yield* TestClock.adjust(second)
      yield* receive(one, { receivedAt: new Date(start + second), sizeBytes: maxFilesBytes + 1, attachments: [file] })
      yield* TestClock.adjust(minute)
      assert.deepInclude(harness.requests[0]!.request.headers, {
        "content-type": "application/json",
        authorization: password(secret)
      })
      const [first, large] = yield* bodies
      const charles = { Email: "charles@mail.example", Name: "Charles", MailboxHash: "" }
      assert.deepStrictEqual(first, {
        From: "charles@mail.example",
        FromName: "Charles",
        FromFull: charles,
        To: "Help <help@in.engines.example>",
        ToFull: [{ Email: "help@in.engines.example", Name: "Help", MailboxHash: "" }],
        Cc: "",
        CcFull: [],
        Bcc: "",
        BccFull: [],
        ReplyTo: "",
        OriginalRecipient: "help+card+7@in.engines.example",
        Subject: "A question",
        Date: "Sat, 21 Nov 2026 12:00:00 +0000",
        MailboxHash: "card+7",
        Tag: "",
        MessageID: message.id,
        MessageStream: "inbound",
        TextBody: "How many cards?",
        HtmlBody: "<p>How many cards?</p>",
        StrippedTextReply: "How many?",
        Headers: [
          { Name: "Return-Path", Value: "<charles@mail.example>" },
          { Name: "Received-SPF", Value: "pass identity=mailfrom; envelope-from=charles@mail.example" },
          { Name: "X-Spam-Status", Value: "Yes" },
          { Name: "X-Spam-Score", Value: "6.5" },
          { Name: "X-Card", Value: "7" }
        ],
        Attachments: [{
          Name: "a.txt",
          Content: Buffer.from("Subje").toString("base64"),
          ContentType: "text/plain",
          ContentLength: 5,
          ContentID: ""
        }]
      })
      assert.deepInclude(large.Attachments[0], { Name: "a.txt", Content: "" })
    }).pipe(Effect.provide(engine())))

  it.effect("say the whole message besides where Postmark is asked for it, of any size", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      yield* listen(one, { format: "postmark_raw", events: null })
      yield* startWorkers(Sendwright.layerWorkers)
      // Pieces end within a character, and a message may begin with a byte order mark.
      const raw = `\ufeffSubject: A "question"\r\n\r\n\u0000\u001b$B${"Größe der Karte 😀\\ ".repeat(20_000)}`
      yield* receive(one, { content: new TextEncoder().encode(raw), attachments: [file], sizeBytes: maxFilesBytes + 1 })
      yield* TestClock.adjust(second)
      const latin = Uint8Array.of(...new TextEncoder().encode("Subject: x\r\n\r\n"), 0xe4, 0x2e)
      yield* receive(one, { receivedAt: new Date(start + second), content: latin })
      yield* TestClock.adjust(minute)
      const posted = yield* bodies
      const [first, inLatin] = posted.toSorted((left, right) => right.RawEmail.length - left.RawEmail.length)
      assert.isTrue(first.RawEmail === raw)
      assert.deepInclude(first, { From: "charles@mail.example", TextBody: "How many cards?" })
      assert.deepInclude(first.Attachments[0], { Name: "a.txt", Content: "" })
      assert.strictEqual(inLatin.RawEmail, "Subject: x\r\n\r\n\ufffd.")
    }).pipe(Effect.provide(engine())))

  it.effect("are forms of SendGrid's Inbound Parse, parsed or with the whole message, the same on each retry", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const parsed = yield* listen(one, { format: "sendgrid", events: null })
      const whole = yield* listen(one, { format: "sendgrid_raw", events: null, url: "https://hooks.example/raw" })
      harness.respond = () => Effect.succeed(response(harness.requests.length <= 2 ? 503 : 204))
      const read = (given: Uint8Array) =>
        Effect.succeed([Buffer.from(given.subarray(0, 5)).toString("base64"), Buffer.from([0, 255]).toString("base64")])
      yield* startWorkers(Layer.provide(Sendwright.layerWorkers, Layer.succeed(ReceivedFiles, { read })))
      const message = yield* receive(one, {
        content,
        attachments: [file, { ...file, filename: "Größe \"1\".png", contentType: "image/png", contentId: "i@mail" }],
        envelope: { from: "charles@mail.example", to: ["help@in.engines.example", "b@in.engines.example"] },
        cc: ["Mary <mary@mail.example>"],
        html: "<p>How many cards?</p>",
        text: "How many cards?",
        spam: { score: 1.5, isSpam: false },
        authentication: {
          spf: { result: "pass", domain: "mail.example" },
          dkim: [{ result: "pass", domain: "mail.example", selector: "s1" }],
          dmarc: { result: "pass", domain: "mail.example", policy: null },
          arc: { result: "none", domain: null }
        }
      })
      yield* TestClock.adjust(minute)
      assert.strictEqual(harness.requests.length, 4)
      for (const { endpoint: { url: to }, secret } of [parsed, whole]) {
        const [first, second] = harness.requests.flatMap(({ request }) => request.url === to ? [request] : [])
        assert.deepStrictEqual(first!.body, second!.body)
        assert.strictEqual(first!.headers["content-type"], second!.headers["content-type"])
        assert.strictEqual(first!.headers["authorization"], password(secret))
      }
      const formOf = (to: string) => {
        const { body, headers } = harness.requests.find(({ request }) => request.url === to)!.request
        return Effect.promise(() => new Response(new Uint8Array(body!), { headers }).formData())
      }
      const common = {
        to: "Help <help@in.engines.example>",
        from: "Charles <charles@mail.example>",
        cc: "Mary <mary@mail.example>",
        subject: message.subject,
        dkim: "{@mail.example : pass}",
        SPF: "pass",
        envelope: JSON.stringify({
          to: ["help@in.engines.example", "b@in.engines.example"],
          from: "charles@mail.example"
        }),
        spam_score: "1.5"
      }
      const names = { to: "UTF-8", from: "UTF-8", cc: "UTF-8", subject: "UTF-8" }
      const form = yield* formOf(url)
      const files = [form.get("attachment1"), form.get("attachment2")].filter((one) => one instanceof File)
      assert.deepStrictEqual(
        Object.fromEntries([...form].filter(([, value]) => typeof value === "string")),
        {
          ...common,
          headers: "Subject: A question\r\n",
          text: "How many cards?",
          html: "<p>How many cards?</p>",
          charsets: JSON.stringify({ ...names, text: "UTF-8", html: "UTF-8" }),
          attachments: "2",
          "attachment-info": JSON.stringify({
            attachment1: { filename: "a.txt", name: "a.txt", type: "text/plain" },
            attachment2: {
              filename: "Größe \"1\".png",
              name: "Größe \"1\".png",
              type: "image/png",
              "content-id": "i@mail"
            }
          }),
          "content-ids": JSON.stringify({ "i@mail": "attachment2" })
        }
      )
      assert.deepStrictEqual(files.map(({ name, type }) => [name, type]), [
        ["a.txt", "text/plain"],
        ["Größe \"1\".png", "image/png"]
      ])
      assert.deepStrictEqual(
        yield* Effect.promise(() =>
          Promise.all(files.map(async (one) => [...new Uint8Array(await one.arrayBuffer())]))
        ),
        [[...content.subarray(0, 5)], [0, 255]]
      )
      assert.deepStrictEqual(Object.fromEntries(yield* formOf("https://hooks.example/raw")), {
        ...common,
        email: new TextDecoder().decode(content),
        charsets: JSON.stringify(names)
      })
    }).pipe(Effect.provide(engine())))

  it.effect("fail where the message is no longer kept, and are tested with a made-up one", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const webhooks = yield* Webhooks
      const retention = yield* RetentionStore
      const one = yield* customer()
      const raw = yield* listen(one, { format: "raw", events: null })
      const others = yield* Effect.forEach(
        ["postmark", "postmark_raw", "sendgrid", "sendgrid_raw"] as const,
        (format) => listen(one, { format, events: null, url: `https://hooks.example/${format}` })
      )
      yield* receive(one, { content })
      const before = new Date(start + minute)
      yield* retention.purgeContents({ before, olderThanMillis: 0, by: "email", limit: 10, after: null })
      yield* startWorkers(Sendwright.layerWorkers)
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(harness.requests, [])
      for (const { endpoint } of [raw, ...others]) {
        const [failed] = yield* deliveries(one, endpoint.id)
        assert.deepInclude(failed, { attempts: 1, lastError: "the message is no longer kept" })
      }
      yield* webhooks.sendTest(one.live, raw.endpoint.id)
      for (const { endpoint } of others) yield* webhooks.sendTest(one.live, endpoint.id)
      yield* TestClock.adjust(second)
      const tests = harness.requests.map(({ request }) => new TextDecoder().decode(request.body ?? undefined))
      assert.strictEqual(tests.length, 5)
      assert.strictEqual(tests.filter((body) => body.includes("\r\nSubject: Test event\r\n")).length, 3)
      assert.isTrue(tests.some((body) => body.includes("name=\"text\"\r\n\r\nThis is a test event.\r\n")))
      assert.strictEqual(tests.filter((body) => body.includes("\"Subject\":\"Test event\"")).length, 2)
      assert.isTrue(tests.some((body) => body.includes("\\r\\nSubject: Test event\\r\\n")))
    }).pipe(Effect.provide(engine())))

  it.effect("are for received emails alone", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const events = ["email.received", "email.sent"] as const
      for (const format of ["raw", "postmark", "postmark_raw", "sendgrid", "sendgrid_raw"] as const) {
        const refused = yield* Effect.flip(listen(one, { format, events }))
        assert.deepStrictEqual(refused._tag === "ValidationError" ? refused.issues.map(({ path }) => path) : [], [
          ["events", 1]
        ])
        const { endpoint: { id } } = yield* listen(one, { format })
        assert.strictEqual(yield* tagOf(webhooks.update(one.live, id, { events })), "ValidationError")
        assert.strictEqual(yield* tagOf(webhooks.update(one.live, id, { enabled: false })), "succeeded")
      }
    }).pipe(Effect.provide(engine())))
})
