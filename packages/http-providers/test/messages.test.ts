import { assert, describe, it } from "@effect/vitest"
import type { OutgoingAttachment, OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import PostalMime from "postal-mime"
import * as FakeApi from "./FakeApi.ts"
import { type Name, names, providers } from "./providers.ts"

const file = (over: Partial<OutgoingAttachment>): OutgoingAttachment => ({
  filename: "a.txt",
  contentType: "text/plain",
  content: new TextEncoder().encode("Hello"),
  contentId: null,
  disposition: "attachment",
  ...over
})

const calendar = file({
  filename: null,
  contentType: "text/calendar; charset=utf-8; method=REQUEST",
  disposition: "alternative"
})

const rich = outgoing({
  attempt: 2,
  from: { name: "Ada, Countess", address: "ada@example.com" },
  to: [{ name: "Bob \"B\" König", address: "bob@bücher.example" }],
  cc: [{ name: null, address: "cy@example.net" }, { name: null, address: "had-it@example.net" }],
  replyTo: [{ name: null, address: "help@example.com" }, { name: "Desk", address: "desk@example.com" }],
  subject: "Grüße",
  html: "<img src=\"cid:logo@example\">",
  text: "Hello",
  headers: { "X-Order": "7", "References": "<one@example.com>" },
  unsubscribeUrl: "https://example.com/u?a=1",
  attachments: [
    file({ filename: "請求書.pdf", contentType: "application/pdf" }),
    file({ filename: null, contentType: "image/png", contentId: "logo@example", disposition: "inline" })
  ],
  envelope: {
    from: "bounce@send.example.com",
    bounceDomain: null,
    recipients: ["bob@xn--bcher-kva.example", "cy@example.net", "blind@example.org"]
  }
})

const sendAll = (name: Name, ...messages: ReadonlyArray<OutgoingMessage>) =>
  Effect.scoped(Effect.gen(function*() {
    const { make, service } = providers[name]
    const fake = yield* FakeApi.start(service())
    const { submit } = yield* make({ endpoint: fake.endpoint })
    const answers = yield* Effect.forEach(messages, submit)
    return { answers, mails: fake.mails, requests: fake.requests }
  }))

const content = Buffer.from("Hello").toString("base64")

it.live("Postmark gets every field that it has one for", () =>
  Effect.gen(function*() {
    const { answers, mails } = yield* sendAll("postmark", rich)
    assert.strictEqual(answers[0]!._tag, "Accepted")
    assert.deepStrictEqual(mails[0]!.fields, {
      From: "\"Ada, Countess\" <ada@example.com>",
      To: "Bob \"B\" König <bob@xn--bcher-kva.example>".replace("Bob \"B\" König", "\"Bob \\\"B\\\" König\""),
      Cc: "cy@example.net",
      Bcc: "blind@example.org",
      ReplyTo: "help@example.com, Desk <desk@example.com>",
      Subject: "Grüße",
      HtmlBody: rich.html,
      TextBody: "Hello",
      MessageStream: "outbound",
      Metadata: { email_id: rich.emailId, attempt: "2" },
      Headers: [
        { Name: "Message-ID", Value: `<${rich.messageId}>` },
        { Name: "X-PM-KeepID", Value: "true" },
        { Name: "List-Unsubscribe", Value: "<https://example.com/u?a=1>" },
        { Name: "List-Unsubscribe-Post", Value: "List-Unsubscribe=One-Click" },
        { Name: "X-Order", Value: "7" },
        { Name: "References", Value: "<one@example.com>" }
      ],
      Attachments: [
        { Name: "請求書.pdf", Content: content, ContentType: "application/pdf" },
        { Name: "inline-2.png", Content: content, ContentType: "image/png", ContentID: "cid:logo@example" }
      ],
      TrackOpens: false,
      TrackLinks: "None"
    })
  }))

it.live("Resend gets every field that it has one for, the same on every attempt and under the same key", () =>
  Effect.gen(function*() {
    const { answers, mails, requests } = yield* sendAll("resend", rich, { ...rich, attempt: 3 })
    assert.strictEqual(answers[0]!._tag, "Accepted")
    // The second is the first, and nothing was sent again.
    assert.deepStrictEqual(answers[1], answers[0])
    assert.strictEqual(mails.length, 1)
    assert.strictEqual(requests.length, 2)
    assert.match(String(requests[0]!.headers["idempotency-key"]), /^[0-9a-f]{64}$/)
    assert.deepStrictEqual(mails[0]!.fields, {
      from: "\"Ada, Countess\" <ada@example.com>",
      to: ["\"Bob \\\"B\\\" König\" <bob@xn--bcher-kva.example>"],
      cc: ["cy@example.net"],
      bcc: ["blind@example.org"],
      reply_to: ["help@example.com", "Desk <desk@example.com>"],
      subject: "Grüße",
      html: rich.html,
      text: "Hello",
      headers: {
        "List-Unsubscribe": "<https://example.com/u?a=1>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "X-Order": "7",
        "References": "<one@example.com>"
      },
      attachments: [
        { filename: "請求書.pdf", content, content_type: "application/pdf" },
        { filename: "inline-2.png", content, content_type: "image/png", content_id: "logo@example" }
      ],
      tags: [{ name: "email_id", value: rich.emailId }, { name: "recipients", value: "3" }]
    })
  }))

it.live("Mailgun gets the message as it is, and the envelope beside it", () =>
  Effect.gen(function*() {
    const { answers, mails } = yield* sendAll("mailgun", { ...rich, attachments: [...rich.attachments, calendar] })
    assert.deepInclude(answers[0], { _tag: "Accepted", providerMessageId: rich.messageId })
    const { domain, form, message } = mails[0]!.fields
    assert.strictEqual(domain, "example.com")
    assert.deepStrictEqual(form.to, rich.envelope.recipients)
    assert.deepStrictEqual(
      ["v:email_id", "v:attempt", "v:recipients", "o:tracking", "o:tracking-clicks", "o:tracking-opens"].map((name) =>
        form[name]
      ),
      [[rich.emailId], ["2"], ["3"], ["no"], ["no"], ["no"]]
    )
    const parsed = yield* Effect.promise(() => PostalMime.parse(Buffer.from(message, "latin1")))
    assert.strictEqual(parsed.subject, "Grüße")
    assert.deepStrictEqual(parsed.cc?.map(({ address }) => address), ["cy@example.net", "had-it@example.net"])
    assert.notInclude(message, "blind@example.org")
    assert.deepStrictEqual(
      parsed.attachments.map(({ contentId, disposition, filename, mimeType }) => [
        mimeType,
        disposition,
        filename,
        contentId
      ]),
      [
        ["image/png", "inline", null, "<logo@example>"],
        ["text/calendar", null, null, undefined],
        ["application/pdf", "attachment", "請求書.pdf", undefined]
      ]
    )
    assert.match(message, /^Content-Type: text\/calendar;.* method=REQUEST/m)
  }))

it.live("SendGrid gets every field that it has one for", () =>
  Effect.gen(function*() {
    const amp = file({ filename: null, contentType: "text/x-amp-html", disposition: "alternative" })
    const { answers, mails } = yield* sendAll("sendgrid", { ...rich, attachments: [...rich.attachments, amp] })
    assert.strictEqual(answers[0]!._tag, "Accepted")
    assert.deepStrictEqual(mails[0]!.fields, {
      personalizations: [{
        to: [{ email: "bob@xn--bcher-kva.example", name: "Bob \"B\" König" }],
        cc: [{ email: "cy@example.net" }],
        bcc: [{ email: "blind@example.org" }]
      }],
      from: { email: "ada@example.com", name: "Ada, Countess" },
      reply_to_list: [{ email: "help@example.com" }, { email: "desk@example.com", name: "Desk" }],
      subject: "Grüße",
      content: [
        { type: "text/plain", value: "Hello" },
        { type: "text/html", value: rich.html },
        { type: "text/x-amp-html", value: "Hello" }
      ],
      headers: {
        "Message-ID": `<${rich.messageId}>`,
        "List-Unsubscribe": "<https://example.com/u?a=1>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "X-Order": "7",
        "References": "<one@example.com>"
      },
      attachments: [
        { content, type: "application/pdf", filename: "請求書.pdf", disposition: "attachment" },
        { content, type: "image/png", filename: "inline-2.png", disposition: "inline", content_id: "logo@example" }
      ],
      custom_args: { email_id: rich.emailId, attempt: "2", recipients: "3" },
      tracking_settings: {
        click_tracking: { enable: false, enable_text: false },
        open_tracking: { enable: false },
        subscription_tracking: { enable: false }
      }
    })
  }))

describe.each(names)("%s", (name) => {
  it.live("gets nobody in a field to whom it is not to deliver, and blind copies alone without one another", () =>
    Effect.gen(function*() {
      const only = (...recipients: ReadonlyArray<string>): OutgoingMessage => ({
        ...rich,
        envelope: { ...rich.envelope, recipients }
      })
      const { answers, mails } = yield* sendAll(name, only("cy@example.net"), only("x@example.org", "y@example.org"))
      assert.deepStrictEqual(answers.map(({ _tag }) => _tag === "Accepted" || _tag === "Mixed"), [true, true])
      assert.deepStrictEqual(mails.flatMap(({ recipients }) => recipients).toSorted(), [
        "cy@example.net",
        "x@example.org",
        "y@example.org"
      ])
      for (const { recipients, visible } of mails) {
        for (const blind of ["x@example.org", "y@example.org"]) {
          // Whoever reads it may be told of himself alone.
          if (!recipients.includes(blind) || recipients.length > 1) assert.notInclude(visible, blind)
        }
      }
    }))

  it.live("takes a text alone, and headers that end no line", () =>
    Effect.gen(function*() {
      const { answers, mails } = yield* sendAll(name, outgoing({ headers: { "X-One": "a\r\nBcc: eve@example.org" } }))
      assert.strictEqual(answers[0]!._tag, "Accepted")
      assert.deepStrictEqual(mails[0]!.recipients, ["bob@example.net"])
      assert.notMatch(JSON.stringify(mails[0]!.fields), /a\\r\\nBcc: eve/)
    }))
})

/** The same with a Message-ID and a date of the sender's own. */
const named = outgoing({
  html: "x",
  ownMessageId: "issue_1@app.example",
  ownDate: "Sun, 22 Nov 2026 12:00:00 +0900"
})

it.live("the sender's own Message-ID goes out where a provider takes one, and reports are joined by ours", () =>
  Effect.gen(function*() {
    const postmark = yield* sendAll("postmark", named)
    assert.deepInclude(postmark.mails[0]!.fields.Headers, { Name: "Message-ID", Value: "<issue_1@app.example>" })
    const sendgrid = yield* sendAll("sendgrid", named)
    assert.deepStrictEqual(sendgrid.mails[0]!.fields.headers, { "Message-ID": "<issue_1@app.example>" })
    const resend = yield* sendAll("resend", named)
    assert.notInclude(JSON.stringify(resend.mails[0]!.fields), "issue_1")
    const mailgun = yield* sendAll("mailgun", named)
    assert.deepInclude(mailgun.answers[0], { _tag: "Accepted", providerMessageId: named.messageId })
    const { form, message } = mailgun.mails[0]!.fields
    assert.deepStrictEqual(form["v:message_id"], [named.messageId])
    assert.match(message, /^Message-ID: <issue_1@app\.example>\r$/m)
    assert.match(message, /^Date: Sun, 22 Nov 2026 12:00:00 \+0900\r$/m)
  }))

describe("what cannot be carried is refused for good, before anything is sent", () => {
  const steering: Readonly<Record<Name, string | null>> = {
    postmark: "X-PM-Message-Stream",
    resend: null,
    mailgun: "X-Mailgun-Drop-Message",
    sendgrid: "X-SMTPAPI"
  }
  const inlineWithoutId = file({ filename: "a.png", contentType: "image/png", disposition: "inline" })
  const messages: ReadonlyArray<readonly [what: string, message: OutgoingMessage, by: ReadonlyArray<Name>]> = [
    ["an invitation", outgoing({ attachments: [calendar] }), ["postmark", "resend", "sendgrid"]],
    ["an inline file without an id", outgoing({ attachments: [inlineWithoutId] }), ["postmark", "resend", "sendgrid"]],
    [
      "an address beyond ASCII",
      outgoing({ to: [], envelope: { from: "a@b.example", bounceDomain: null, recipients: ["jürgen@example.com"] } }),
      names
    ],
    [
      "somebody in To who does not get it",
      outgoing({ to: [{ name: null, address: "team@lists.example" }], onlyShown: ["team@lists.example"] }),
      ["postmark", "resend", "sendgrid"]
    ],
    [
      "a name that does not fit the type",
      outgoing({ attachments: [file({ filename: "data.txt", contentType: "text/csv" })] }),
      ["resend"]
    ]
  ]
  it.live.each(messages)("%s", ([, message, by]) =>
    Effect.forEach(names, (name) =>
      Effect.gen(function*() {
        const { answers, requests } = yield* sendAll(name, message)
        assert.strictEqual(answers[0]!._tag, by.includes(name) ? "PermanentlyRefused" : "Accepted", name)
        assert.strictEqual(requests.length, by.includes(name) ? 0 : 1, name)
      })))

  it.live("a header that steers the provider", () =>
    Effect.forEach(names, (name) =>
      Effect.gen(function*() {
        const header = steering[name]
        if (header === null) return
        const { answers, requests } = yield* sendAll(name, outgoing({ headers: { [header]: "yes" } }))
        assert.deepInclude(answers[0], { _tag: "PermanentlyRefused" })
        assert.strictEqual(requests.length, 0)
      })))

  it.live("names that fit their types in one of several ways are no reason", () =>
    Effect.gen(function*() {
      const files = [["a.xml", "text/xml"], ["b.xml", "application/xml"], ["c.unheard-of", "application/x-own"], [
        "README",
        "text/plain"
      ], ["d.JPG", "image/jpeg"]] as const
      const attachments = files.map(([filename, contentType]) => file({ filename, contentType }))
      const { answers } = yield* sendAll("resend", outgoing({ attachments }))
      assert.strictEqual(answers[0]!._tag, "Accepted", JSON.stringify(answers[0]))
    }))
})

it("keeps the keys of its options out of sight", () => {
  for (const name of names) {
    assert.notMatch(JSON.stringify(providers[name].make({})) ?? "", /11111111|re_c1|key-3ax|SG\.nge/)
  }
})
