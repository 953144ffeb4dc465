import { simpleParser } from "mailparser"
import { execFile } from "node:child_process"
import * as fs from "node:fs"
import { createServer } from "node:net"
import * as os from "node:os"
import * as path from "node:path"
import { promisify } from "node:util"
import { createTransport, type SendMailOptions } from "nodemailer"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { certificateFor } from "../../../node/test/certificate.ts"
import { deploy, type Deployment, type MailServer, startMailServer, until } from "./Deployment.ts"

const host = "mail.sendwright.test"
const certificate = certificateFor(host)
const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-submission-"))
const certFile = path.join(directory, "cert.pem")

let mail: MailServer
let sendwright: Deployment
let ports: { readonly starttls: number; readonly implicit: number }

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

beforeAll(async () => {
  fs.writeFileSync(certFile, certificate.cert)
  fs.writeFileSync(path.join(directory, "key.pem"), certificate.key)
  ports = { starttls: await freePort(), implicit: await freePort() }
  mail = await startMailServer()
  sendwright = await deploy({
    SMTP_URL: mail.url,
    SENDWRIGHT_SUBMISSION_LISTEN: `127.0.0.1:${ports.starttls}`,
    SENDWRIGHT_SUBMISSION_TLS_LISTEN: `127.0.0.1:${ports.implicit}`,
    SENDWRIGHT_SUBMISSION_TLS_CERT: certFile,
    SENDWRIGHT_SUBMISSION_TLS_KEY: path.join(directory, "key.pem"),
    SENDWRIGHT_LOG_LEVEL: "trace"
  })
})
afterAll(async () => {
  await sendwright?.stop()
  mail?.stop()
  fs.rmSync(directory, { recursive: true })
})

/** What came to the far end with this subject. */
const arrived = async (subject: string) =>
  until(`"${subject}" at the far end`, async () => {
    for (const { message, to } of mail.taken) {
      const parsed = await simpleParser(Buffer.from(message, "base64"))
      if (parsed.subject === subject) return { parsed, to }
    }
    return undefined
  })

const pdf = Buffer.from([0, 255, 13, 10, 46, 13, 10, 37, 80, 68, 70])
const calendar = "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n"

const message = (subject: string): SendMailOptions => ({
  from: { name: "注文 (Shop)", address: `orders@${sendwright.sandbox}` },
  to: { name: "Lovelace, Ada", address: sendwright.owner },
  cc: { name: "注文", address: "orders@lists.example" },
  messageId: `<${encodeURIComponent(subject)}@app.example>`,
  // The list is shown, and gets nothing from here.
  envelope: {
    from: `orders@${sendwright.sandbox}`,
    to: [sendwright.owner, `delivered@${sendwright.sandbox}`]
  },
  replyTo: ["a@example.com", "Bob <b@example.com>"],
  subject,
  text: "こんにちは 👋\n.\n..終わり\n",
  html: "<p>Grüße <img src=\"cid:logo@example.com\"></p>",
  headers: { "X-Order": "42", "In-Reply-To": "<1@example.com>" },
  attachments: [
    { filename: "請求書 №1.pdf", content: pdf },
    { filename: "logo.png", cid: "logo@example.com", content: Buffer.from("png") }
  ],
  alternatives: [{ contentType: "text/calendar; charset=utf-8; method=REQUEST", content: calendar }]
})

describe("email over SMTP", () => {
  for (const secure of [false, true]) {
    it(`arrives at the far end as it was sent, over ${secure ? "TLS from the start" : "STARTTLS"}`, async () => {
      const subject = `ご注文 🎉 ${secure}`
      const transport = createTransport({
        host: "127.0.0.1",
        port: secure ? ports.implicit : ports.starttls,
        secure,
        requireTLS: true,
        tls: { ca: certificate.cert, servername: host },
        auth: { user: "any", pass: sendwright.key }
      })
      const { response } = await transport.sendMail(message(subject))
      transport.close()
      const { parsed, to } = await arrived(subject)
      assert.deepStrictEqual(to, [sendwright.owner])
      assert.deepStrictEqual(parsed.from?.value, [{ name: "注文 (Shop)", address: `orders@${sendwright.sandbox}` }])
      assert.deepStrictEqual([parsed.to].flat().flatMap((one) => one?.value ?? []), [
        { name: "Lovelace, Ada", address: sendwright.owner }
      ])
      assert.deepStrictEqual(parsed.replyTo?.value.map(({ address, name }) => [name, address]), [
        ["", "a@example.com"],
        ["Bob", "b@example.com"]
      ])
      assert.strictEqual(parsed.text?.trimEnd(), "こんにちは 👋\n.\n..終わり")
      assert.include(parsed.html || "", "Grüße")
      assert.strictEqual(parsed.headers.get("x-order"), "42")
      assert.strictEqual(parsed.inReplyTo, "<1@example.com>")
      assert.isFalse(parsed.headers.has("bcc"))
      assert.deepStrictEqual([parsed.cc].flat().flatMap((one) => one?.value ?? []), [
        { name: "注文", address: "orders@lists.example" }
      ])
      assert.strictEqual(parsed.messageId, `<${encodeURIComponent(subject)}@app.example>`)
      assert.approximately(parsed.date?.getTime() ?? 0, Date.now(), 60_000)
      const files = parsed.attachments.map(({ cid, content, contentType, filename, related }) => ({
        filename: filename ?? null,
        contentType,
        cid: cid ?? null,
        related: related === true,
        content: content.toString("base64")
      }))
      assert.deepStrictEqual(files.find(({ filename }) => filename === "請求書 №1.pdf"), {
        filename: "請求書 №1.pdf",
        contentType: "application/pdf",
        cid: null,
        related: false,
        content: pdf.toString("base64")
      })
      assert.deepInclude(files.find(({ filename }) => filename === "logo.png"), {
        cid: "logo@example.com",
        related: true,
        content: Buffer.from("png").toString("base64")
      })
      assert.strictEqual(
        files.find(({ contentType }) => contentType === "text/calendar")?.content,
        Buffer.from(calendar).toString("base64")
      )
      const id = /queued as (\S+)$/.exec(response)?.[1]
      const email = await sendwright.call("GET", `/v1/emails/${id}`)
      assert.deepStrictEqual([email.to, email.cc, email.bcc], [
        [`"Lovelace, Ada" <${sendwright.owner}>`],
        [],
        [`delivered@${sendwright.sandbox}`]
      ])
      assert.deepInclude(email.headers, { "Message-ID": parsed.messageId, "Cc": "\"注文\" <orders@lists.example>" })
    })
  }

  it("is what the dashboard says how to send", async () => {
    const { smtp } = await sendwright.call("GET", "/dashboard/api/service")
    assert.deepStrictEqual(smtp, { host: "127.0.0.1", port: ports.starttls, tls: "starttls" })
  })

  it("is told of in the log by nothing that it holds", () => {
    const log = JSON.stringify(sendwright.log())
    assert.isAbove(log.length, 10)
    for (
      const secret of ["Lovelace", "終わり", sendwright.key, Buffer.from(`\0any\0${sendwright.key}`).toString("base64")]
    ) {
      assert.notInclude(log, secret)
    }
  })
})

const found = (program: string): boolean =>
  (process.env["PATH"] ?? "").split(path.delimiter).some((directory) => fs.existsSync(path.join(directory, program)))

/** Whether a client is on this machine; says so where it is not. */
const has = (program: string): boolean => {
  if (!found(program)) console.warn(`SKIPPED: email by ${program}: it is not on PATH`)
  return found(program)
}

const run = promisify(execFile)

const python = `
import smtplib, ssl, sys
from email.message import EmailMessage
port, ca, key, sender, to, subject = sys.argv[1:]
m = EmailMessage()
m["From"], m["To"], m["Subject"] = sender, to, subject
m.set_content("Grüße\\n", charset="iso-8859-1")
m.add_alternative("<img src='cid:x@y'>", subtype="html")
m.get_payload()[1].add_related(b"png", "image", "png", cid="<x@y>", filename="ロゴ.png")
m.add_attachment(b"a,b", maintype="text", subtype="csv", filename="表 1.csv")
context = ssl.create_default_context(cafile=ca)
context.check_hostname = False
with smtplib.SMTP("127.0.0.1", int(port)) as s:
    s.starttls(context=context)
    s.login("any", key)
    s.send_message(m)
`

describe("other clients", () => {
  it.skipIf(!has("python3"))("Python's smtplib", async () => {
    const { key, owner, sandbox } = sendwright
    await run("python3", [
      "-c",
      python,
      `${ports.starttls}`,
      certFile,
      key,
      `Shop <a@${sandbox}>`,
      owner,
      "python"
    ])
    const { parsed } = await arrived("python")
    assert.strictEqual(parsed.text?.trim(), "Grüße")
    assert.deepStrictEqual(
      parsed.attachments.map(({ cid, content, filename }) => [filename, cid ?? null, content.toString()]),
      [["ロゴ.png", "x@y", "png"], ["表 1.csv", null, "a,b"]]
    )
  })

  it.skipIf(!has("curl"))("curl, over TLS from the start", async () => {
    const file = path.join(directory, "curl.eml")
    const { key, owner, sandbox } = sendwright
    fs.writeFileSync(file, `From: a@${sandbox}\r\nTo: ${owner}\r\nSubject: curl\r\n\r\n.dot\r\nend\r\n`)
    const options = [
      `--url smtps://${host}:${ports.implicit} --resolve ${host}:${ports.implicit}:127.0.0.1 --cacert ${certFile}`,
      `--user any:${key} --mail-from a@${sandbox} --mail-rcpt ${owner} --upload-file ${file} --silent --show-error`
    ]
    await run("curl", options.join(" ").split(" "))
    const { parsed } = await arrived("curl")
    assert.strictEqual(parsed.text?.trimEnd(), ".dot\nend")
  })
})
