import { assert, describe, it } from "@effect/vitest"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type * as SmtpOptions from "@sendwright/smtp/SmtpOptions"
import * as SmtpProvider from "@sendwright/smtp/SmtpProvider"
import { attachment, outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Config from "effect/Config"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type * as Net from "node:net"
import PostalMime from "postal-mime"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"
import { provider } from "./messages.ts"
import { start } from "./ScriptedServer.ts"

interface Received {
  readonly from: string
  readonly recipients: ReadonlyArray<string>
  readonly secure: boolean
  readonly user: string | undefined
  readonly bytes: Buffer
}

/** A complete mail server; it brings a self-signed certificate. */
const mailServer = (options: SMTPServerOptions = {}) =>
  Effect.acquireRelease(
    Effect.callback<{ readonly port: number; readonly received: ReadonlyArray<Received>; readonly stop: () => void }>(
      (resume) => {
        const received: Array<Received> = []
        const server = new SMTPServer({
          logger: false,
          authOptional: true,
          onAuth: (auth, _session, done) =>
            auth.username === "ada" && auth.password === "pa ss:w@rd"
              ? done(null, { user: "ada" })
              : done(new Error("Invalid user or password")),
          onData: (stream, session, done) => {
            const chunks: Array<Buffer> = []
            stream.on("data", (chunk: Buffer) => chunks.push(chunk))
            stream.on("end", () => {
              received.push({
                from: session.envelope.mailFrom ? session.envelope.mailFrom.address : "",
                recipients: session.envelope.rcptTo.map(({ address }) => address),
                secure: session.secure === true,
                user: session.user as string | undefined,
                bytes: Buffer.concat(chunks)
              })
              done(null, "Ok: queued")
            })
          },
          ...options
        })
        server.on("error", () => {})
        server.listen(0, "127.0.0.1", () => {
          const { port } = server.server.address() as Net.AddressInfo
          resume(Effect.succeed({ port, received, stop: () => server.close() }))
        })
      }
    ),
    (server) => Effect.sync(server.stop)
  )

const auth = (password: string) => ({ auth: { user: "ada", password: Redacted.make(password) } })

describe("SmtpProvider", () => {
  it.live("delivers every octet: Japanese, emoji, attachments, dots, and blind copies in the envelope alone", () =>
    Effect.gen(function*() {
      const server = yield* mailServer()
      const { submit } = yield* provider(server.port, { tlsInsecure: true })
      const content = Uint8Array.from({ length: 4096 }, (_, i) => i % 256)
      const result = yield* submit(outgoing({
        from: { name: "株式会社ポスト", address: "info@例え.jp" },
        to: [{ name: "山田 太郎", address: "taro@例え.jp" }],
        subject: "ご注文の確認 🎉",
        text: ".\n..\n.こんにちは\nfin.",
        html: "<p>こんにちは 🌏</p>",
        attachments: [attachment({ filename: "請求書 🧾.pdf", contentType: "application/pdf", content })],
        envelope: {
          from: "bounce@xn--r8jz45g.jp",
          bounceDomain: null,
          recipients: ["taro@xn--r8jz45g.jp", "hidden@example.org"]
        }
      }))
      assert.strictEqual(result._tag, "Accepted")
      const [received] = server.received
      assert(received !== undefined)
      // The server shows A-labels as the IDN that they stand for.
      assert.strictEqual(received.from, "bounce@例え.jp")
      assert.deepStrictEqual(received.recipients, ["taro@例え.jp", "hidden@example.org"])
      assert.notInclude(received.bytes.toString("latin1"), "hidden@example.org")
      const email = yield* Effect.promise(() => PostalMime.parse(received.bytes))
      assert.strictEqual(email.subject, "ご注文の確認 🎉")
      assert.deepStrictEqual(email.from, { name: "株式会社ポスト", address: "info@xn--r8jz45g.jp" })
      assert.deepStrictEqual(email.to, [{ name: "山田 太郎", address: "taro@xn--r8jz45g.jp" }])
      assert.strictEqual(email.messageId, "<0198c0de.1@mail.example.com>")
      assert.strictEqual(email.text?.replaceAll("\r\n", "\n").trimEnd(), ".\n..\n.こんにちは\nfin.")
      assert.strictEqual(email.html?.trimEnd(), "<p>こんにちは 🌏</p>")
      assert.strictEqual(email.attachments[0]?.filename, "請求書 🧾.pdf")
      assert.deepStrictEqual(new Uint8Array(email.attachments[0]?.content as ArrayBuffer), content)
    }))

  it.live("stuffs the dots that begin a line", () =>
    Effect.gen(function*() {
      const server = yield* start()
      const { submit } = yield* provider(server.port)
      yield* submit(outgoing({ text: "a\n.\n.b\n..c" }))
      assert.include(server.messages[0]?.data, "\r\na\r\n.\r\n.b\r\n..c\r\n")
    }))

  it.live("writes a message that came whole in seven bits for a server without 8BITMIME, unless it is signed", () =>
    Effect.gen(function*() {
      const server = yield* mailServer({ hide8BITMIME: true, disabledCommands: ["STARTTLS"] })
      const { submit } = yield* provider(server.port)
      const original = (type: string, isDescribed: boolean) => {
        const head = `From: ada@example.com\r\nSubject: Hello\r\nContent-Type: multipart/${type}; boundary=b\r\n`
        const parts = "--b\r\nX-Part:  1\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nGrüße\r\n--b--\r\n"
        return outgoing({
          text: "the fields",
          original: { content: Buffer.from(`${head}\r\n${parts}`), isDescribed }
        })
      }
      assert.strictEqual((yield* submit(original("mixed", false)))._tag, "Accepted")
      const refused = yield* submit(original("signed", false))
      assert.deepInclude(refused, { _tag: "PermanentlyRefused", subject: "provider" })
      assert.match(JSON.stringify(refused), /8BITMIME/)
      // What the fields hold as well goes as they say it.
      assert.strictEqual((yield* submit(original("signed", true)))._tag, "Accepted")
      const [sevenBit, fields] = server.received.map(({ bytes }) => bytes.toString("latin1"))
      assert.include(
        sevenBit,
        "--b\r\nX-Part:  1\r\nContent-Type: text/plain; charset=utf-8\r\n"
          + "Content-Transfer-Encoding: quoted-printable\r\n\r\nGr=C3=BC=C3=9Fe\r\n--b--\r\n"
      )
      assert.include(fields, "\r\n\r\nthe fields")
    }))

  it.live("uses STARTTLS where it is offered, and checks the certificate", () =>
    Effect.gen(function*() {
      const server = yield* mailServer()
      const strict = yield* provider(server.port)
      const refused = yield* strict.submit(outgoing())
      assert.strictEqual(refused._tag, "TemporarilyRefused")
      assert.match(JSON.stringify(refused), /TLS.*certificate/)
      const lax = yield* provider(server.port, { tlsInsecure: true })
      assert.strictEqual((yield* lax.submit(outgoing()))._tag, "Accepted")
      assert.deepStrictEqual(server.received.map(({ secure }) => secure), [true])
    }))

  it.live("goes on in clear where STARTTLS is not offered, unless it must not", () =>
    Effect.gen(function*() {
      const server = yield* mailServer({ disabledCommands: ["STARTTLS"] })
      const opportunistic = yield* provider(server.port)
      assert.strictEqual((yield* opportunistic.submit(outgoing()))._tag, "Accepted")
      const strict = yield* provider(server.port, { requireTls: true })
      assert.strictEqual((yield* strict.submit(outgoing()))._tag, "TemporarilyRefused")
      assert.deepStrictEqual(server.received.map(({ secure }) => secure), [false])
    }))

  it.live("speaks TLS from the first octet for smtps", () =>
    Effect.gen(function*() {
      const server = yield* mailServer({ secure: true })
      const { submit } = yield* provider(server.port, { secure: true, tlsInsecure: true })
      assert.strictEqual((yield* submit(outgoing()))._tag, "Accepted")
      assert.isTrue(server.received[0]?.secure)
    }))

  it.live("authenticates", () =>
    Effect.gen(function*() {
      const server = yield* mailServer({ authOptional: false })
      const { submit } = yield* provider(server.port, { tlsInsecure: true, ...auth("pa ss:w@rd") })
      assert.strictEqual((yield* submit(outgoing()))._tag, "Accepted")
      assert.strictEqual(server.received[0]?.user, "ada")
    }))

  it.live("loses no mail over a wrong password, and does not tell it", () =>
    Effect.gen(function*() {
      const server = yield* mailServer({ authOptional: false })
      const { submit } = yield* provider(server.port, { tlsInsecure: true, ...auth("wrong-one") })
      const result = yield* submit(outgoing())
      assert(result._tag === "TemporarilyRefused")
      assert.strictEqual(result.code, "535")
      assert.match(result.diagnostic, /correct user name and password/)

      // A server that repeats what it did not understand.
      const echo = yield* start({
        ehlo: "250-mail.test\r\n250 AUTH PLAIN",
        auth: `535 what is ${Buffer.from("\0ada\0wrong-one").toString("base64")} or wrong-one?`
      })
      const told = JSON.stringify(
        yield* Effect.flatMap(provider(echo.port, auth("wrong-one")), ({ submit }) => submit(outgoing()))
      )
      assert.include(told, "what is *** or ***?")
    }))

  it.live("does not send without the credentials that it was given", () =>
    Effect.gen(function*() {
      const server = yield* start()
      const result = yield* Effect.flatMap(provider(server.port, auth("secret")), ({ submit }) => submit(outgoing()))
      assert.strictEqual(result._tag, "TemporarilyRefused")
      assert.match(JSON.stringify(result), /offers no authentication/)
      assert.deepStrictEqual(server.messages, [])
    }))

  it.live("checks connection, TLS and credentials without sending", () =>
    Effect.gen(function*() {
      const server = yield* start({ ehlo: "250-mail.test\r\n250 AUTH PLAIN" })
      const good = yield* provider(server.port, auth("secret"))
      yield* good.check
      assert.deepStrictEqual(server.verbs, ["EHLO", "AUTH", "QUIT"])

      const problem = (port: number, options: Partial<SmtpOptions.SmtpOptions>) =>
        Effect.flatMap(provider(port, options), ({ check }) => Effect.flip(check)).pipe(Effect.map((error) => {
          assert.strictEqual(error._tag, "ProviderUnavailable")
          return error.message
        }))
      const busy = yield* start({ greeting: "421 4.3.2 Too busy" })
      assert.match(yield* problem(busy.port, {}), /refused the session.*421/)
      const refusing = yield* start({ ehlo: "250-mail.test\r\n250 AUTH PLAIN", auth: "535 5.7.8 No" })
      assert.match(yield* problem(refusing.port, auth("secret")), /credentials.*535/)
      const silent = yield* start({ greeting: "hang" })
      assert.match(yield* problem(silent.port, { greetingTimeout: 200 }), /could not be reached/)
      const secure = yield* mailServer()
      assert.match(yield* problem(secure.port, {}), /TLS/)
    }))

  it.live("is built from the setting SMTP_URL", () =>
    Effect.gen(function*() {
      const server = yield* start()
      const settings = (url: string) => ConfigProvider.layer(ConfigProvider.fromUnknown({ SMTP_URL: url }))
      const name = yield* EmailProvider.pipe(
        Effect.tap(({ check }) => check),
        Effect.map(({ name }) => name),
        Effect.provide(SmtpProvider.layerConfig()),
        Effect.provide(settings(`smtp://127.0.0.1:${server.port}?name=app.example.com`))
      )
      assert.strictEqual(name, "smtp")
      const error = yield* EmailProvider.pipe(
        Effect.provide(SmtpProvider.layerConfig(Config.Redacted("SMTP_URL"))),
        Effect.provide(settings("smtp://ada:secret@127.0.0.1:25?pool=5")),
        Effect.flip
      )
      assert.match(error.message, /The SMTP URL has an option that is not known/)
      assert.notInclude(error.message, "secret")
    }))
})
