import { assert, describe, it } from "@effect/vitest"
import { finish } from "@sendwright/core/foundation/Steps"
import { readAttachments } from "@sendwright/core/model/OriginalMessage"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import * as Result from "effect/Result"
import * as SubmittedMessage from "../../src/reading/SubmittedMessage.ts"

const ada = "ada@example.com"
const bob = "bob@example.com"
const now = new Date("2026-11-22T12:00:00Z")

const read = (lines: ReadonlyArray<string | Buffer>, envelope: ReadonlyArray<string> = [ada]) => {
  const bytes = Buffer.concat(lines.map((line) => Buffer.concat([Buffer.from(line), Buffer.from("\r\n")])))
  return SubmittedMessage.read({ message: bytes, envelope, now, trace: "" })
}

const head = ["From: Shop <hello@app.example>", `To: ${ada}`, "Subject: Hello"]

/** The send that a message asks for, which must be one that the engine takes. */
const requestOf = (
  lines: ReadonlyArray<string | Buffer>,
  envelope?: ReadonlyArray<string>
): SendRequest.SendRequest => {
  const { files, request } = Result.getOrThrow(Result.mapError(read(lines, envelope), ({ text }) => new Error(text)))
  const { result } = SendRequest.decode(request, now)
  const send = Result.getOrThrow(Result.mapError(result, (issues) => new Error(JSON.stringify(issues))))
  const attachments = finish(readAttachments(files ?? [])).map((
    { contentId, contentType, content, disposition, filename }
  ) => ({
    ...(filename === null ? {} : { filename }),
    content: Buffer.from(content).toString("base64"),
    contentType,
    ...(contentId === null ? {} : { contentId }),
    disposition
  }))
  return attachments.length === 0 ? send : { ...send, attachments }
}

const refusalOf = (lines: ReadonlyArray<string | Buffer>, envelope?: ReadonlyArray<string>): string => {
  const result = read(lines, envelope)
  if (Result.isSuccess(result)) return result.success.problem ?? assert.fail("the fields say all of it")
  return `${result.failure.about}: ${result.failure.text}`
}

const base64 = (text: string) => Buffer.from(text).toString("base64")

describe("recipients", () => {
  it("To and Cc are shown, and the rest of the envelope is bcc", () => {
    const request = requestOf([
      "From: hello@app.example",
      "To: \"Lovelace, Ada\" <Ada@Example.com>, Team: bob@example.com;",
      "Cc: carol@b\u00fccher.example",
      "Bcc: nobody@example.com",
      "",
      "x"
    ], ["ada@example.com", bob, "carol@xn--bcher-kva.example", "dave@example.com"])
    assert.deepStrictEqual(request.to, ["\"Lovelace, Ada\" <Ada@Example.com>", bob])
    assert.deepStrictEqual(request.cc, ["carol@b\u00fccher.example"])
    assert.deepStrictEqual(request.bcc, ["dave@example.com"])
  })

  it("keeps whom To and Cc show, where these are not all of the envelope, or where To is empty", () => {
    const of = (fields: ReadonlyArray<string>, envelope: ReadonlyArray<string>) => {
      const { bcc, cc, to, visible } = requestOf(["From: hello@app.example", ...fields, "", "x"], envelope)
      return { to, cc, bcc, visible }
    }
    // One transaction a recipient.
    assert.deepStrictEqual(of([`To: Ada <${ada}>, ${bob}`, "Cc: team@lists.example"], [bob]), {
      to: [bob],
      cc: undefined,
      bcc: undefined,
      visible: { to: [`Ada <${ada}>`, bob], cc: ["team@lists.example"] }
    })
    // A mailing list.
    assert.deepStrictEqual(of(["To: Team <team@lists.example>"], [ada, bob]), {
      to: [],
      cc: undefined,
      bcc: [ada, bob],
      visible: { to: ["Team <team@lists.example>"], cc: [] }
    })
    // What a job of this machine is told of, and what nobody else could write to.
    assert.deepStrictEqual(of(["To: root", "Cc: www-data@localhost"], [ada]), {
      to: [ada],
      cc: undefined,
      bcc: undefined,
      visible: undefined
    })
    // Blind copies alone, and copies alone.
    assert.deepStrictEqual(of(["To: undisclosed-recipients:;"], [ada, bob]), {
      to: [],
      cc: undefined,
      bcc: [ada, bob],
      visible: { to: [], cc: [] }
    })
    assert.deepStrictEqual(of([`Cc: ${ada}`], [ada, bob]), {
      to: [],
      cc: [ada],
      bcc: [bob],
      visible: { to: [], cc: [ada] }
    })
  })

  it("shows a single recipient whom the message shows nowhere", () => {
    const request = requestOf(["From: hello@app.example", "To: undisclosed-recipients:;", "", "x"])
    assert.deepStrictEqual(request.to, [ada])
    assert.notProperty(request, "bcc")
  })

  it("has one sender, and may have several addresses to answer to", () => {
    assert.match(refusalOf([`To: ${ada}`, "", "x"]), /no address in From/)
    assert.match(refusalOf([...head, "From: eve@evil.example", "", "x"]), /header from twice/)
    const many = Array.from({ length: 1_600 }, (_, n) => `user${n}@app.example`).join(",\r\n ")
    assert.match(refusalOf([...head, `Cc: ${many}`, "", "x"]), /To and Cc are longer/)
    const request = requestOf([...head, "Reply-To: A <a@app.example>, b@app.example", "", "x"])
    assert.deepStrictEqual(request.replyTo, ["A <a@app.example>", "b@app.example"])
  })
})

it("takes a message of a header alone, whose parts are not there", () => {
  const lines = [...head, "Content-Type: multipart/mixed; boundary=b"]
  assert.strictEqual(requestOf(lines).subject, "Hello")
  assert.match(refusalOf(lines), /no parts/)
})

it("does not read what a mailing list wrote below base64", () => {
  const footer = ["_______________", "To unsubscribe write to us"]
  const lines = [...head, "Content-Transfer-Encoding: base64", "", base64("Hello, Ada"), ...footer]
  assert.strictEqual(requestOf(lines).text, "Hello, Ada")
})

describe("several authors", () => {
  const ofAuthors = (from: string, ...more: ReadonlyArray<string>) => [`From: ${from}`, ...more, `To: ${ada}`, "", "x"]

  it("are as the first of them where they are of one domain and name a Sender (RFC 5322 section 3.6.2)", () => {
    const lines = ofAuthors("A <a@app.example>, b@APP.example", "Sender: desk@app.example")
    assert.strictEqual(requestOf(lines).from, "A <a@app.example>")
    assert.match(refusalOf(lines), /several addresses in From/)
  })

  it("are refused without Sender, and of several domains", () => {
    assert.match(refusalOf(ofAuthors("a@app.example, b@app.example")), /no Sender/)
    assert.match(refusalOf(ofAuthors("a@app.example, b@other.example", "Sender: a@app.example")), /not of one domain/)
    assert.match(refusalOf(ofAuthors("a@app.example, root", "Sender: a@app.example")), /not of one domain/)
  })
})

describe("the header", () => {
  it("decodes what is shown, and keeps the sender's own fields as they came", () => {
    const request = requestOf([
      "From: =?iso-2022-jp?B?GyRCQ21KOBsoQg==?= <hello@app.example>",
      `To: ${ada}`,
      "Subject: =?utf-8?Q?Ihre_Bestellung_=E2=82=AC?=",
      " =?utf-8?Q?_ist?= da",
      "In-Reply-To: <1@example.com>",
      "X-Mailer: =?utf-8?Q?M=C3=BCller?=",
      "X-Folded: one",
      "\ttwo",
      "Auto-Submitted: auto-generated",
      "",
      "x"
    ])
    assert.strictEqual(request.from, "\u6ce8\u6587 <hello@app.example>")
    assert.strictEqual(request.subject, "Ihre Bestellung \u20ac ist da")
    assert.deepStrictEqual(request.headers, {
      "In-Reply-To": "<1@example.com>",
      "X-Mailer": "=?utf-8?Q?M=C3=BCller?=",
      "X-Folded": "one two",
      "Auto-Submitted": "auto-generated"
    })
  })

  it("keeps the Message-ID, by which threads hang together, and the Date", () => {
    const of = (...fields: ReadonlyArray<string>) => {
      const { date, messageId } = requestOf([...head, ...fields, "", "x"])
      return [messageId, date]
    }
    const date = "Sun, 22 Nov 2026 21:00:00 +0900"
    assert.deepStrictEqual(of("Message-ID: <issue_1@gitlab.example>", `Date: ${date}`), [
      "issue_1@gitlab.example",
      date
    ])
    assert.deepStrictEqual(of("Message-Id:", " <1@app.example>", "Date: Sun, 22 Nov", " 2026 11:59 GMT (noon)"), [
      "1@app.example",
      "Sun, 22 Nov 2026 11:59 +0000"
    ])
    // The engine writes what is none, or is none of today's.
    assert.deepStrictEqual(of("Message-ID: 1@app.example", "Date: yesterday"), [undefined, undefined])
    assert.deepStrictEqual(of("Message-ID: <no id>", "Date: Thu, 1 Jan 1970 00:00:00 +0000"), [undefined, undefined])
    assert.deepStrictEqual(of("Message-ID: <1@a.example>", "Message-ID: <2@a.example>"), [undefined, undefined])
    assert.deepStrictEqual(of(`Message-ID: <${"x".repeat(250)}@a.example>`), [undefined, undefined])
    const scheduled = of("X-Scheduled-At: 2026-12-01T09:00:00Z", "Message-ID: <1@a.example>", `Date: ${date}`)
    assert.deepStrictEqual(scheduled, ["1@a.example", undefined])
  })

  it("leaves out what the engine writes itself, and the traces of the way", () => {
    const request = requestOf([
      "Received: from a by b",
      "Received: from b by c",
      "DKIM-Signature: v=1",
      "MIME-Version: 1.0",
      ...head,
      "",
      "x"
    ])
    assert.notProperty(request, "headers")
  })

  it("refuses a field that stands there twice and says two things, and lines that are no fields", () => {
    assert.match(refusalOf([...head, "X-Note: a", "x-note: b", "", "x"]), /x-note twice/)
    assert.deepStrictEqual(requestOf([...head, "X-Note: a", "X-Note: a", "", "x"]).headers, { "X-Note": "a" })
    assert.match(refusalOf([...head, "no field", "", "x"]), /line 4 of a header/)
  })

  it("takes an empty subject, and none", () => {
    assert.notProperty(requestOf(["From: hello@app.example", `To: ${ada}`, "Subject:", "", "x"]), "subject")
    assert.notProperty(requestOf(["From: hello@app.example", `To: ${ada}`, "", "x"]), "subject")
  })

  it("shortens the references of a long thread to its first and its last", () => {
    const ids = Array.from({ length: 60 }, (_, index) => `<message-${index}@mail.example.com>`)
    const { References = "" } = requestOf([...head, `References: ${ids.join("\r\n ")}`, "", "x"]).headers ?? {}
    assert.isAtMost(References.length, 1_000)
    assert.isTrue(References.startsWith(`${ids[0]} `))
    assert.isTrue(References.endsWith(` ${ids[58]} ${ids[59]}`))
  })

  it("cannot be broken out of by an encoded word", () => {
    const lines = [...head.slice(0, 2), "Subject: =?utf-8?Q?a=0D=0ABcc:_eve@evil.example?=", "", "x"]
    assert.strictEqual(requestOf(lines).subject, "a Bcc: eve@evil.example")
    assert.match(refusalOf(lines), /control characters/)
  })

  it("steers by fields that do not go out", () => {
    const { idempotencyKey, request } = Result.getOrThrow(read([
      ...head,
      "X-Tags: welcome, shop:1",
      "X-Tags: more",
      "X-Template: welcome",
      "X-Variables: {\"name\": \"Ada\",",
      " \"count\": 3}",
      "X-Scheduled-At: 2026-12-01T09:00:00Z",
      "Idempotency-Key: order-1",
      "",
      "not sent"
    ]))
    assert.deepStrictEqual(request, {
      from: "Shop <hello@app.example>",
      to: [ada],
      subject: "Hello",
      tags: ["welcome", "shop:1", "more"],
      templateSlug: "welcome",
      variables: { name: "Ada", count: 3 },
      scheduledAt: "2026-12-01T09:00:00Z"
    })
    assert.strictEqual(idempotencyKey, "order-1")
    assert.match(refusalOf([...head, "X-Variables: [1]", "", "x"]), /^steering: X-Variables/)
    assert.match(refusalOf([...head, "X-Variables: {", "", "x"]), /^steering: X-Variables/)
    assert.match(refusalOf([...head, "Idempotency-Key: a", "Resend-Idempotency-Key: b", "", "x"]), /two things/)
  })
})

describe("the body", () => {
  it("is read in its charset and transfer encoding", () => {
    const japanese = Buffer.from("1b2442244f24241b2842", "hex")
    const bodies: ReadonlyArray<readonly [type: string, encoding: string, body: Buffer, text: string]> = [
      ["text/plain; charset=ISO-2022-JP", "7bit", japanese, "\u306f\u3044"],
      ["text/plain; charset=\"iso-2022-jp\"", "base64", Buffer.from(japanese.toString("base64")), "\u306f\u3044"],
      ["text/plain; charset=iso-8859-15", "quoted-printable", Buffer.from("5 =A4=\r\n!  \r\n"), "5 \u20ac!\n"],
      ["text/plain", "8bit", Buffer.from("Gr\u00fc\u00dfe"), "Gr\u00fc\u00dfe"],
      ["text/plain", "8bit", Buffer.from("Gr\u00fc\u00dfe", "latin1"), "Gr\u00fc\u00dfe"],
      ["text/plain; charset=cp932", "8bit", Buffer.from("82cd82a2", "hex"), "\u306f\u3044"],
      [
        "text/plain; charset=us-ascii; format=flowed",
        "7bit",
        Buffer.from("one \r\ntwo\r\n\r\n> a \r\n> b\r\n"),
        "one two\n\n> a b\n"
      ],
      ["text/plain; format=flowed; delsp=yes", "7bit", Buffer.from("on \r\ne"), "one"]
    ]
    for (const [type, encoding, body, text] of bodies) {
      const request = requestOf([...head, `Content-Type: ${type}`, `Content-Transfer-Encoding: ${encoding}`, "", body])
      assert.strictEqual(request.text, text, type)
    }
  })

  it("is empty where there is none", () => {
    assert.strictEqual(requestOf([...head, ""]).text, "")
    const file = requestOf([...head, "Content-Type: application/pdf; name=a.pdf", "", "%PDF"])
    assert.strictEqual(file.text, "")
    assert.deepStrictEqual(file.attachments, [
      { filename: "a.pdf", content: base64("%PDF"), contentType: "application/pdf", disposition: "attachment" }
    ])
  })

  it("is refused in what is not known", () => {
    assert.match(refusalOf([...head, "Content-Type: text/plain; charset=klingon", "", "x"]), /charset klingon/)
    assert.match(refusalOf([...head, "Content-Transfer-Encoding: x-uuencode", "", "x"]), /encoding x-uuencode/)
  })
})

const multipart = (type: string, boundary: string, ...parts: ReadonlyArray<ReadonlyArray<string>>) => [
  `Content-Type: multipart/${type}; boundary="${boundary}"`,
  "",
  "preamble",
  ...parts.flatMap((part) => [`--${boundary}`, ...part]),
  `--${boundary}--`,
  "epilogue"
]

const text = ["Content-Type: text/plain; charset=utf-8", "", "plain"]
const html = ["Content-Type: text/html; charset=utf-8", "", "<img src=\"cid:logo\">"]
const logo = [
  "Content-Type: image/png; name=logo.png",
  "Content-Disposition: inline; filename=logo.png",
  "Content-ID: <logo>",
  "Content-Transfer-Encoding: base64",
  "",
  base64("png")
]
const invitation = [
  "Content-Type: text/calendar; charset=utf-8; method=REQUEST",
  "",
  "BEGIN:VCALENDAR",
  "END:VCALENDAR"
]

describe("the parts", () => {
  it("are text, html, what the html shows, an invitation and files", () => {
    const request = requestOf([
      ...head,
      ...multipart(
        "mixed",
        "m",
        multipart("alternative", "a", text, multipart("related", "ab", html, logo), invitation),
        [
          "Content-Type: application/octet-stream",
          "Content-Disposition: attachment;",
          " filename*0*=utf-8'ja'%E8%AB%8B%E6%B1%82;",
          " filename*1*=%E6%9B%B8;",
          " filename*2=\".pdf\"",
          "Content-Transfer-Encoding: base64",
          "",
          base64("pdf")
        ],
        ["Content-Type: image/jpeg", "", "jpeg"]
      )
    ])
    assert.strictEqual(request.text, "plain")
    assert.strictEqual(request.html, "<img src=\"cid:logo\">")
    assert.deepStrictEqual(request.attachments, [
      {
        filename: "logo.png",
        content: base64("png"),
        contentType: "image/png",
        contentId: "logo",
        disposition: "inline"
      },
      {
        content: base64("BEGIN:VCALENDAR\r\nEND:VCALENDAR"),
        contentType: "text/calendar; charset=utf-8; method=REQUEST",
        disposition: "alternative"
      },
      {
        filename: "\u8acb\u6c42\u66f8.pdf",
        content: base64("pdf"),
        contentType: "application/octet-stream",
        disposition: "attachment"
      },
      { filename: "attachment-3.jpg", content: base64("jpeg"), contentType: "image/jpeg", disposition: "attachment" }
    ])
  })

  it("are not taken for others by boundaries that begin alike", () => {
    const request = requestOf([
      ...head,
      "Content-Type: multipart/alternative; boundary=b",
      "",
      "--b",
      ...text,
      "--bb",
      "--b",
      ...html,
      "--b-- "
    ])
    assert.strictEqual(request.text, "plain\n--bb")
    assert.strictEqual(request.html, "<img src=\"cid:logo\">")
  })

  it("have names that a file may have", () => {
    const named = (name: string) =>
      requestOf([...head, "Content-Type: text/csv", `Content-Disposition: attachment; filename="${name}"`, "", "x"])
        .attachments?.[0]?.filename
    assert.strictEqual(named("l'\\\"ami\\\".csv"), "l\u2019\u201dami\u201d.csv")
    assert.strictEqual(named("a/b.csv"), "a_b.csv")
    assert.strictEqual(named("=?utf-8?B?5paH5pu4?=.csv"), "\u6587\u66f8.csv")
    assert.strictEqual(named(`${"x".repeat(300)}.csv`), `${"x".repeat(251)}.csv`)
    assert.strictEqual(named("\u202ecsv.exe"), "csv.exe")
  })

  const unholdable: ReadonlyArray<readonly [what: string, lines: ReadonlyArray<string>]> = [
    ["multipart/signed", multipart("signed", "s", text, ["Content-Type: application/pgp-signature", "", "x"])],
    ["multipart/encrypted", multipart("encrypted", "s", text)],
    ["S/MIME", ["Content-Type: application/pkcs7-mime; smime-type=enveloped-data", "", "x"]],
    ["message/rfc822", multipart("mixed", "m", text, ["Content-Type: message/rfc822", "", "Subject: x", "", "y"])],
    ["multipart/report", multipart("report", "r", text)],
    ["several texts side by side", multipart("mixed", "m", text, html)],
    ["the body as text twice", multipart("alternative", "m", text, text)],
    [
      "Content-Location",
      multipart("related", "r", html, ["Content-Type: image/png", "Content-Location: a.png", "", "x"])
    ],
    ["no boundary", ["Content-Type: multipart/mixed", "", "x"]],
    [
      "too many of its lines begin like a boundary",
      ["Content-Type: multipart/mixed; boundary=a", "", ...Array.from({ length: 2_001 }, () => "--ab"), "--a", "", "x"]
    ],
    ["content-type twice", ["Content-Type: text/plain", "Content-Type: text/html", "", "x"]]
  ]
  for (const [what, lines] of unholdable) {
    it(`are beyond the fields of an email, with the reason: ${what}`, () => {
      const refusal = refusalOf([...head, ...lines])
      assert.include(refusal, what)
    })
  }

  it("have bounds", () => {
    const nest = (depth: number): ReadonlyArray<string> =>
      depth === 0 ? text : multipart("mixed", `b${depth}-`, nest(depth - 1))
    assert.strictEqual(requestOf([...head, ...nest(10)]).text, "plain")
    assert.match(refusalOf([...head, ...nest(25)]), /deep/)
    const many = Array.from({ length: 300 }, () => ["Content-Type: image/png", "", "x"])
    assert.match(refusalOf([...head, ...multipart("mixed", "m", ...many)]), /parts/)
    assert.match(refusalOf([...head, `X-Long: ${"x".repeat(300_000)}`, "", "x"]), /bytes of headers/)
  })
})
