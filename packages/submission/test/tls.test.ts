import { assert, describe, it } from "@effect/vitest"
import * as Conditions from "@sendwright/core/foundation/Conditions"
import * as Effect from "effect/Effect"
import * as fs from "node:fs"
import * as net from "node:net"
import * as os from "node:os"
import * as path from "node:path"
import * as tls from "node:tls"
import { createTransport } from "nodemailer"
import { certificateFor } from "./certificate.ts"
import { eventually, idIn, plain, start } from "./harness.ts"
import { connect } from "./MailClient.ts"

const host = "mail.sendwright.example"
const ada = "ada@example.com"
const certificate = certificateFor(host)

const ports = [
  { host: "127.0.0.1", port: 0, tls: "starttls" },
  { host: "127.0.0.1", port: 0, tls: "implicit" }
] as const

/** What nodemailer is told of the server. */
const transport = (port: number, secure: boolean, pass: string) =>
  createTransport({
    host: "127.0.0.1",
    port,
    secure,
    requireTLS: true,
    tls: { ca: certificate.cert, servername: host },
    auth: { user: "anybody", pass }
  })

/** The certificate that a client is shown, by its serial number. */
const shown = (port: number) =>
  Effect.callback<string>((resume) => {
    const socket = tls.connect({ host: "127.0.0.1", port, rejectUnauthorized: false }, () => {
      resume(Effect.succeed(socket.getPeerCertificate().serialNumber))
      socket.destroy()
    })
    socket.on("error", (error) => resume(Effect.die(error)))
  })

/** Says something, goes over to TLS at the answer to STARTTLS, and says something there: the lines of its answers. */
const overTls = (port: number, before: string, after: string): Promise<ReadonlyArray<string>> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(port, "127.0.0.1")
    socket.on("error", reject)
    const onData = (chunk: Buffer) => {
      if (chunk.toString().startsWith("220 mail")) socket.write(before)
      if (!/^220 .*TLS/m.test(chunk.toString())) return
      socket.removeListener("data", onData)
      let text = ""
      const secure = tls.connect({ socket, ca: certificate.cert, servername: host }, () => secure.write(after))
      secure.on("data", (chunk: Buffer) => void (text += chunk.toString()))
      secure.on("close", () => resolve(text.split("\r\n")))
    }
    socket.on("data", onData)
  })

describe("TLS", () => {
  it.live("nodemailer logs in over STARTTLS and over TLS from the start, and every part arrives", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ ports, certificate })
      for (const [index, port] of server.ports.entries()) {
        const client = transport(port, index === 1, server.key.text)
        const info = yield* Effect.promise(() =>
          client.sendMail({
            from: "\"\u6ce8\u6587\" <hello@app.example>",
            to: ada,
            bcc: "bob@example.com",
            subject: "\u3054\u6ce8\u6587 \u{1f389}",
            text: "plain \u00fc",
            html: "<img src=\"cid:logo@app.example\">",
            headers: { "X-Order": "42" },
            attachments: [
              { filename: "\u8acb\u6c42\u66f8.pdf", content: Buffer.from("%PDF") },
              { filename: "logo.png", cid: "logo@app.example", content: Buffer.from("png") }
            ],
            icalEvent: { method: "REQUEST", content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" }
          })
        )
        client.close()
        const email = yield* server.email(idIn(info.response))
        assert.strictEqual(email.subject, "\u3054\u6ce8\u6587 \u{1f389}")
        assert.deepStrictEqual(email.bcc, ["bob@example.com"])
        assert.strictEqual(email.headers["X-Order"], "42")
        const find = () => server.outbox.all.find(({ emailId }) => emailId === email.id)
        yield* eventually(Effect.sync(() => find() !== undefined))
        const sent = find()
        assert.deepStrictEqual(
          sent?.attachments.map(({ contentId, disposition, filename }) => [filename, contentId, disposition]),
          [
            ["logo.png", "logo@app.example", "inline"],
            [null, null, "alternative"],
            ["\u8acb\u6c42\u66f8.pdf", null, "attachment"],
            ["invite.ics", null, "attachment"]
          ]
        )
      }
    })))

  it.live("what was said before STARTTLS is forgotten, and commands behind it are not carried out", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ certificate })
      const said = yield* Effect.promise(() =>
        overTls(
          server.port,
          `EHLO a.example\r\n${plain(server.key.text)}\r\nSTARTTLS\r\nRSET\r\nNOOP\r\n`,
          "EHLO b.example\r\nMAIL FROM:<hello@app.example>\r\nQUIT\r\n"
        )
      )
      // The features, the refusal of MAIL, the farewell: nothing of what came before.
      assert.deepStrictEqual(said.filter((line) => line[3] === " ").map((line) => line.slice(0, 9)), [
        "250 SIZE ",
        "530 5.7.0",
        "221 2.0.0"
      ])
    })))

  it.live("from other machines a key comes after STARTTLS only", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ certificate, proxies: ["127.0.0.1"] })
      const client = yield* connect(server.port)
      yield* client.write("PROXY TCP4 192.0.2.1 192.0.2.2 40000 587\r\n")
      yield* client.reply
      const features = yield* client.say("EHLO client.example")
      assert.include(features, "STARTTLS")
      assert.notInclude(features, "AUTH")
      assert.match(yield* client.say(plain(server.key.text)), /^530 5\.7\.0 Must issue a STARTTLS/)
      assert.match(yield* client.say("MAIL FROM:<a@app.example>"), /^530 5\.7\.0 Must issue a STARTTLS/)
    })))

  it.live("limits hold for the clients' addresses, which a proxy names", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ proxies: ["127.0.0.1"], limits: { connectionsPerAddress: 1 } })
      const greetingOf = Effect.fnUntraced(function*(address: string) {
        const client = yield* connect(server.port)
        yield* client.write(`PROXY TCP4 ${address} 192.0.2.2 40000 587\r\n`)
        return (yield* client.reply).slice(0, 3)
      })
      assert.strictEqual(yield* greetingOf("192.0.2.1"), "220")
      assert.strictEqual(yield* greetingOf("192.0.2.1"), "421")
      assert.strictEqual(yield* greetingOf("192.0.2.3"), "220")
    })))

  it.live("a new certificate is taken over without a restart, and a broken one is not", () =>
    Effect.scoped(Effect.gen(function*() {
      const directory = yield* Effect.acquireRelease(
        Effect.sync(() => fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-certificate-"))),
        (directory) => Effect.sync(() => fs.rmSync(directory, { recursive: true }))
      )
      const [certFile, keyFile] = [path.join(directory, "cert.pem"), path.join(directory, "key.pem")]
      const write = ({ cert, key }: { readonly cert: string; readonly key: string }) => {
        fs.writeFileSync(certFile, cert)
        fs.writeFileSync(keyFile, key)
      }
      write(certificate)
      const server = yield* start({ ports, certificate: { certFile, keyFile }, certificateInterval: 20 })
      const port = server.ports[1]!
      const first = yield* shown(port)
      const conditions = yield* Conditions.Conditions
      const isBroken = Effect.map(
        conditions.current,
        (all) => all.some(({ name }) => name === "submission-certificate")
      )
      // A certificate without its key, a file that is just being written, and one that was cut off.
      const other = certificateFor(host)
      for (const broken of [{ ...certificate, cert: other.cert }, { ...other, cert: "" }, { ...other, key: "" }]) {
        write(broken)
        yield* eventually(isBroken)
        assert.strictEqual(yield* shown(port), first)
        write(certificate)
        yield* eventually(Effect.map(isBroken, (broken) => !broken))
      }
      write(other)
      yield* eventually(Effect.map(shown(port), (serial) => serial !== first))
    })))

  it.live("does not start with a certificate that cannot be read", () =>
    Effect.scoped(Effect.gen(function*() {
      const error = yield* Effect.flip(start({ certificate: { certFile: "/nowhere/cert", keyFile: "/nowhere/key" } }))
      assert.deepInclude(error, { reason: "certificate", code: "ENOENT" })
    })))
})
