/**
 * The trouble that the fixtures of other projects' parsers are known for, in messages of our own: each is refused with a
 * reason, or a parser of another project finds at the far end what its sender meant.
 */
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { type ParsedMail, simpleParser } from "mailparser"
import { farEnd } from "./farEnd.ts"

const ada = "ada@example.com"

type File = readonly [filename: string | null, contentType: string, cid: string | null, content: string]

interface Arrived {
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly files: ReadonlyArray<File>
  readonly headers: Readonly<Record<string, string>>
}

const mailboxes = (field: ParsedMail["to"]) =>
  [field ?? []].flat().flatMap(({ value }) =>
    value.map(({ address = "", name }) => name === "" ? address : `${name} <${address}>`)
  )

const body = (text: string | false | undefined) => (text || "").replaceAll("\r\n", "\n").replace(/\n$/, "")

const own = /^(?!from$|to$|cc$|reply-to$|subject$|date$|message-id$|mime-version$|content-)/

const shown = ({ attachments, from, headerLines, html, subject = "", text, to }: ParsedMail): Arrived => ({
  from: mailboxes(from).join(),
  to: mailboxes(to),
  subject,
  text: body(text),
  html: body(html),
  files: attachments.map(({ cid = null, content, contentType, filename = null }) => [
    filename ?? null,
    contentType,
    cid ?? null,
    content.toString("latin1")
  ]),
  headers: Object.fromEntries(
    headerLines.filter(({ key }) => own.test(key)).map(({ key, line }) => [
      key,
      line.slice(key.length + 1).replace(/\r?\n/g, "").trim()
    ])
  )
})

type Lines = ReadonlyArray<string | Buffer>

const octets = (lines: Lines) =>
  Buffer.concat(lines.map((line) => Buffer.concat([Buffer.from(line), Buffer.from("\r\n")])))

const arrives = (what: string, lines: Lines, expected: Partial<Arrived>, envelope: ReadonlyArray<string> = [ada]) =>
  it.effect(what, () =>
    Effect.gen(function*() {
      const { bytes } = yield* farEnd(octets(lines), envelope)
      const parsed = yield* Effect.promise(() =>
        simpleParser(Buffer.from(bytes), {
          keepCidLinks: true,
          skipHtmlToText: true,
          skipTextToHtml: true,
          skipTextLinks: true
        })
      )
      const all = shown(parsed)
      assert.deepStrictEqual({ ...all, ...expected }, all)
    }))

const refused = (what: string, lines: Lines | Buffer, reason: RegExp) =>
  it.effect(what, () =>
    Effect.gen(function*() {
      const message = Buffer.isBuffer(lines) ? lines : octets(lines)
      assert.match(yield* Effect.flip(farEnd(message, [ada])), reason)
    }))

const hex = (text: string) => Buffer.from(text, "hex")
const latin1 = (text: string) => Buffer.from(text, "latin1")
const base64 = (text: string) => Buffer.from(text).toString("base64")

const addressed = ["From: Shop <hello@app.example>", `To: ${ada}`]
const head = [...addressed, "Subject: Hello"]

const multipart = (type: string, ...parts: ReadonlyArray<Lines>): Lines => {
  const boundary = `--=_ ${type.split(";")[0]}'()+,./:=?1`
  return [
    `Content-Type: multipart/${type}; boundary="${boundary}"`,
    "",
    "This is a message in MIME format.",
    ...parts.flatMap((part) => [`--${boundary}`, ...part]),
    `--${boundary}--`,
    "--not a boundary"
  ]
}

const text = ["Content-Type: text/plain", "", "plain"]
const html = ["Content-Type: text/html", "", "<img src=\"cid:logo\">"]
const image = ["Content-Type: image/png; name=logo.png", "Content-ID: <logo>", "", "png"]
const pdf = ["Content-Type: application/pdf", "Content-Disposition: attachment; filename=a.pdf", "", "pdf"]
const pdfFile: File = ["a.pdf", "application/pdf", null, "pdf"]
const imageFile: File = ["logo.png", "image/png", "logo", "png"]

describe("header fields", () => {
  arrives("with nothing in the subject, or white space, or none", [...addressed, "Subject: \t ", "", "x"], {
    subject: ""
  })
  arrives("with UTF-8 as it is", [...addressed, "Subject: Grüße 🎉", "", "x"], { subject: "Grüße 🎉" })
  arrives(
    "in Latin-1 beside others in UTF-8",
    [...addressed, latin1("Subject: Gr\xfc\xdfe \x80 5"), "X-Shop: Läden", "", "x"],
    { subject: "Grüße € 5" }
  )
  arrives(
    "whose encoded words divide a character",
    [...addressed, "Subject: =?utf-8?B?44GT44KT44Gr44Gh4w==?=", " =?utf-8?B?ga8=?=", "", "x"],
    { subject: "こんにちは" }
  )
  arrives(
    "with several encoded words of a charset that shifts",
    [...addressed, "Subject: =?ISO-2022-JP?B?GyRCJUYlOSVIGyhC?=", "\t=?ISO-2022-JP?B?GyRCJUYlOSVIGyhC?=", "", "x"],
    { subject: "テストテスト" }
  )
  arrives(
    "with encoded words in which a letter is not encoded",
    [latin1("From: =?iso-8859-1?Q?J\xfcrgen?= =?iso-8859-1?Q?_H=E4\xdf?= <hello@app.example>"), `To: ${ada}`, "", "x"],
    { from: "Jürgen Häß <hello@app.example>" }
  )
  arrives(
    "with encoded words of several charsets and a language, in small letters and with a blank where none may be",
    [
      ...addressed,
      "Subject: =?ISO-2022-JP?b?GyRCQ21KOBsoQg==?= =?iso-8859-1*de?q?Gr=FC=DFe?= =?utf-8?q?a b?=",
      "",
      "x"
    ],
    { subject: "注文Grüßea b" }
  )
  arrives(
    "with what is no encoded word",
    [...addressed, "Subject: =?utf-8?X?abc?= =?utf-8?Q?abc = 1?", "", "x"],
    { subject: "=?utf-8?X?abc?= =?utf-8?Q?abc = 1?" }
  )
  arrives(
    "of a sender with an encoded comma, in quotes",
    ["From: \"=?utf-8?Q?J=C3=B6rg=2C_GmbH?=\" <hello@app.example>", `To: ${ada}`, "", "x"],
    { from: "Jörg, GmbH <hello@app.example>" }
  )
  arrives(
    "of a sender in the old form, with a comment as the name",
    ["From: hello@app.example (Shop Tokyo)", `To: ${ada}`, "", "x"],
    { from: "Shop Tokyo <hello@app.example>" }
  )
  arrives(
    "of recipients in groups, with commas too many, an address as the name, and a name over two lines",
    [
      "From: hello@app.example",
      `To: , Team: ${ada} <${ada}>,, =?utf-8?Q?B=C3?= =?UTF-8?Q?=B6b_Smith?=`,
      "\t<bob@example.com>;, carol@example.com, ",
      "",
      "x"
    ],
    { to: [ada, "Böb Smith <bob@example.com>", "carol@example.com"] },
    [ada, "bob@example.com", "carol@example.com"]
  )
  arrives(
    "of the sender's own that are long, folded or empty",
    [...head, `X-Long: ${"word ".repeat(190)}`, "X-Folded: a", "\tb", "  c", "X-Empty:", "", "x"],
    { headers: { "x-long": "word ".repeat(190).trim(), "x-folded": "a b  c" } }
  )
  refused("in a line that is none", ["From ada@example.com Sun Nov 22", ...head, "", "x"], /line 1 of a header/)
  refused("with a blank line that is not empty before the body", [...head, " ", "Hello, Ada"], /line 5 of a header/)
  refused(
    "with a value that is too long",
    [...head, `X-Long: ${"x".repeat(1_200)}`, "", "x"],
    /headers that are too long/
  )
  refused("with two subjects", [...head, "Subject: Other", "", "x"], /subject twice/)
  refused("with no sender", [`To: ${ada}`, "", "x"], /no address in From/)
  refused("with a sender that is no address", ["From: Shop", `To: ${ada}`, "", "x"], /from/)
  refused("that end with CR alone", Buffer.from([...head, "", "x", ""].join("\r")), /^lines: .*CR alone/)
  refused("that end with LF alone", Buffer.from([...head, "", "x", ""].join("\n")), /^lines: .*LF alone/)
})

describe("texts", () => {
  const japanese = "請求書"
  for (
    const [charset, content, meant] of [
      ["iso-2022-jp", hex("1b2442404135613d711b2842"), japanese],
      ["Shift_JIS", hex("90bf8b818f91"), japanese],
      ["x-sjis", hex("90bf8b818f91"), japanese],
      ["EUC-JP", hex("c0c1b5e1bdf1"), japanese],
      ["ks_c_5601-1987", hex("b0a1"), "가"],
      ["gb2312", hex("c7eb"), "请"],
      ["GB18030", hex("95328236"), "𠀀"],
      ["big5", hex("bdd0"), "請"],
      ["windows-1251", hex("cfd0c8"), "ПРИ"],
      ["KOI8-R", hex("f0f2e9"), "ПРИ"],
      ["iso-8859-8-i", hex("f9ec"), "של"],
      ["iso-8859-15", hex("a4"), "€"],
      ["us-ascii", hex("c3bc"), "ü"],
      ["us-ascii", hex("fc80"), "ü€"],
      ["\"UTF-8\"", hex("c3bc"), "ü"],
      ["utf8", hex("c3bcff"), "ü\ufffd"],
      ["ansi_x3.4-1968", latin1("a"), "a"]
    ] as const
  ) {
    arrives(`in ${charset}`, [...head, `Content-Type: text/plain; charset=${charset}`, "", content], { text: meant })
  }
  refused(
    "in a charset that is not known",
    [...head, "Content-Type: text/plain; charset=x-user", "", "x"],
    /x-user/
  )
  refused("in UTF-7", [...head, "Content-Type: text/html; charset=utf-7", "", "+ADw-"], /utf-7/)
  refused("with NUL", [...head, "", "a\0b"], /text/)

  const encoded = (encoding: string, ...lines: Lines): Lines => [
    ...head,
    "Content-Type: text/plain; charset=utf-8",
    `Content-Transfer-Encoding: ${encoding}`,
    "",
    ...lines
  ]
  arrives("in base64 with blanks, signs and no padding", encoded("BASE64", "w7\txi", "*Y!Q"), { text: "üba" })
  arrives("in base64 that was padded in the middle", encoded("base64", "YQ==", "Yg=="), { text: "ab" })
  arrives(
    "in quoted-printable with small digits, blanks after the break, and a sign that begins nothing",
    encoded("Quoted-Printable ", "=c3=bc=  ", "1 =ZZ 2=", "", "=3D="),
    { text: "ü1 =ZZ 2\n=" }
  )
  arrives("in an encoding with a comment and a semicolon", encoded("quoted-printable (rfc2045);", "=C3=BC"), {
    text: "ü"
  })
  arrives("in an encoding that is empty", encoded("", "=C3=BC"), { text: "=C3=BC" })
  refused("in uuencode", encoded("x-uuencode", "begin 644 a.txt"), /x-uuencode/)
  refused("in an encoding that is none", encoded("8bits", "x"), /8bits/)
  arrives("with lines longer than SMTP has, and dots", [...head, "", "x".repeat(3_000), ".", "..y"], {
    text: `${"x".repeat(3_000)}\n.\n..y`
  })
  arrives("of html alone", [...head, "Content-Type: TEXT/HTML; CHARSET=UTF-8", "", "<p>Grüße"], {
    html: "<p>Grüße",
    text: ""
  })
  arrives(
    "of a type without the semicolon after it",
    [...head, "Content-Type: text/html charset=iso-8859-1", "", latin1("<p>Gr\xfc\xdfe")],
    { html: "<p>Grüße", text: "" }
  )
  arrives("of a type that is none", [...head, "Content-Type: text", "", "x"], { text: "x" })
  arrives("of no type, with parameters", [...head, "Content-Type: ; charset=iso-8859-1", "", hex("fc")], { text: "ü" })
  arrives("that are empty", [...head, "", ""], { text: "", files: [] })
  arrives("that are not there, nor the line before them", head, { text: "", files: [] })
})

describe("parts", () => {
  arrives(
    "within each other, as Outlook has them",
    [...head, ...multipart("mixed", multipart("related", multipart("alternative", text, html), image), pdf)],
    { text: "plain", html: "<img src=\"cid:logo\">", files: [imageFile, pdfFile] }
  )
  arrives(
    "within each other, as Rails has them",
    [...head, ...multipart("mixed", multipart("alternative", text, html), image, pdf)],
    { text: "plain", html: "<img src=\"cid:logo\">", files: [imageFile, pdfFile] }
  )
  arrives("each alone in its multipart", [...head, ...multipart("mixed", multipart("alternative", text))], {
    text: "plain",
    files: []
  })
  arrives("without a header, and with an empty one", [...head, ...multipart("mixed", ["", "plain"])], { text: "plain" })
  arrives(
    "without the last boundary",
    [...head, "Content-Type: multipart/mixed; boundary=b", "", "--b", ...text, "--b", ...pdf],
    { text: "plain", files: [["a.pdf", "application/pdf", null, "pdf\r\n"]] }
  )
  arrives(
    "whose boundary has neither quotes nor the signs that need none",
    [
      ...head,
      "Content-Type: multipart/mixed; boundary=----=_Part:1?; type=a",
      "",
      "------=_Part:1?",
      ...text,
      "------=_Part:1?--"
    ],
    { text: "plain" }
  )
  arrives(
    "of a text with a name, which is a file",
    [...head, ...multipart("mixed", text, ["Content-Type: text/plain; name=a.log", "", "log"])],
    { text: "plain", files: [["a.log", "text/plain", null, "log"]] }
  )
  arrives(
    "that are only a file, of Outlook's own form",
    [
      ...head,
      "Content-Type: application/ms-tnef; name=winmail.dat",
      "Content-Transfer-Encoding: base64",
      "",
      base64("tnef")
    ],
    { text: "", files: [["winmail.dat", "application/ms-tnef", null, "tnef"]] }
  )
  arrives(
    "that are only an invitation",
    [...head, "Content-Type: text/calendar; method=REQUEST", "", "BEGIN:VCALENDAR"],
    { text: "", files: [[null, "text/calendar", null, "BEGIN:VCALENDAR"]] }
  )
  arrives(
    "of an image without a name or an id",
    [...head, ...multipart("mixed", text, ["Content-Type: image/gif", "", "gif"])],
    { files: [["attachment.gif", "image/gif", null, "gif"]] }
  )
  arrives(
    "whose related ones begin with another than the root",
    [...head, ...multipart("related; start=\"<root>\"", image, ["Content-ID: <root>", ...html])],
    { html: "<img src=\"cid:logo\">", files: [imageFile] }
  )
  refused("of one id", [...head, ...multipart("related", html, image, image)], /Content-ID of a part/)
  refused("of two texts", [...head, ...multipart("mixed", text, text)], /side by side/)
  refused(
    "in a multipart of any type",
    [...head, "Content-Type: multipart/*; boundary=b", "", "--b", ...text],
    /multipart\/\*/
  )
  refused(
    "in a multipart without any",
    [...head, "Content-Type: multipart/mixed; boundary=b", "", "plain"],
    /no parts/
  )
  refused(
    "in a multipart without a boundary",
    [...head, "Content-Type: multipart/mixed", "", "plain"],
    /no boundary/
  )
  refused(
    "that are a message",
    [...head, ...multipart("mixed", text, ["Content-Type: message/rfc822", "", ...head, "", "x"])],
    /message\/rfc822/
  )
  refused("that are a report", [...head, ...multipart("report; report-type=delivery-status", text)], /report/)
  refused(
    "that are signed (S/MIME)",
    [...head, "Content-Type: application/x-pkcs7-mime; smime-type=signed-data; name=smime.p7m", "", "x"],
    /S\/MIME/
  )
  refused(
    "that are signed beside the text",
    [...head, ...multipart("signed; micalg=sha-256", text, ["Content-Type: application/pkcs7-signature", "", "x"])],
    /signed/
  )
  refused(
    "that are encrypted (PGP)",
    [...head, ...multipart("encrypted", ["Content-Type: application/pgp-encrypted", "", "Version: 1"])],
    /encrypted/
  )
  refused(
    "of two types",
    [...head, "Content-Type: text/plain", "Content-Type: text/html", "", "x"],
    /content-type twice/
  )
})

describe("names of files", () => {
  for (
    const [what, disposition, meant] of [
      ["in sections, some of them encoded", [
        "filename*1*=%E6%9B%B8;",
        " filename*0*=utf-8'ja'%E8%AB%8B%E6%B1%82;",
        " filename*2=\" 1.pdf\""
      ], "請求書 1.pdf"],
      ["in sections that are not encoded", ["filename*0=\"a long \";", " filename*1=\"name.pdf\""], "a long name.pdf"],
      ["in both forms", ["filename=\"a.pdf\"; filename*=UTF-8''%C3%BC.pdf"], "ü.pdf"],
      ["in Latin-1, percent by percent", ["filename*=iso-8859-1''%FC%2Epdf"], "ü.pdf"],
      ["in Shift_JIS, in encoded words", ["filename=\"=?Shift_JIS?B?kL+LgY+R?=.pdf\""], "請求書.pdf"],
      [
        "in encoded words over two lines",
        ["filename=\"=?utf-8?B?6KuL5rGC?=", " =?utf-8?B?5pu4LnBkZg==?=\""],
        "請求書.pdf"
      ],
      ["in UTF-8 as it is", ["filename=\"請求書.pdf\""], "請求書.pdf"],
      ["with a path of Windows", ["filename=\"C:\\\\Users\\\\a.pdf\""], "C:_Users_a.pdf"],
      ["with blanks and no quotes", ["filename=my file (1).pdf"], "my file (1).pdf"],
      ["with a quote that does not end", ["filename=\"a.pdf"], "a.pdf"],
      ["that are empty", ["filename=\"\""], "attachment.pdf"]
    ] as const
  ) {
    const [first, ...rest] = disposition
    arrives(
      what,
      [...head, "Content-Type: application/pdf", `Content-Disposition: attachment; ${first}`, ...rest, "", "pdf"],
      { files: [[meant, "application/pdf", null, "pdf"]] }
    )
  }
  arrives("in the type alone", [...head, "Content-Type: application/pdf; name*=utf-8''%C3%BC.pdf", "", "pdf"], {
    files: [["ü.pdf", "application/pdf", null, "pdf"]]
  })
})
