import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as fs from "node:fs"
import { createRequire } from "node:module"
import type { SMTPConnectionEnvelope } from "nodemailer/lib/smtp-connection"
import * as nodemailer from "../src/internal/nodemailer.ts"
import * as ScriptedServer from "./ScriptedServer.ts"

const pipelining = "250-mail.test\r\n250-DSN\r\n250 PIPELINING"
const inTurn = "250-mail.test\r\n250 DSN"

const connect = (port: number) =>
  Effect.acquireRelease(
    Effect.callback<nodemailer.Connection>((resume) => {
      const connection = new nodemailer.Connection({ host: "127.0.0.1", port }, (recipient) => ` FOR=${recipient}`)
      connection.on("error", () => {})
      connection.connect(() => resume(Effect.succeed(connection)))
    }),
    (connection) => Effect.sync(() => connection.close())
  )

/** One transaction, whatever comes of it. */
const send = (connection: nodemailer.Connection, envelope: Partial<SMTPConnectionEnvelope>) =>
  Effect.callback<void>((resume) => connection.send(envelope, "Subject: Hi\r\n\r\nHi", () => resume(Effect.void)))

const envelope = (...to: ReadonlyArray<string>): Partial<SMTPConnectionEnvelope> => ({
  from: "shop@example.com",
  to: [...to],
  dsn: { notify: "FAILURE" }
})

describe("nodemailer, of which more is used than it promises", () => {
  it.each(["smtp", "mime"])("is the one exact release that %s asks for", (name) => {
    const file = new URL(`../../${name}/package.json`, import.meta.url)
    const wanted: string = JSON.parse(fs.readFileSync(file, "utf8")).dependencies.nodemailer
    assert.match(wanted, /^\d+\.\d+\.\d+$/)
    assert.strictEqual(createRequire(file)("nodemailer/package.json").version, wanted)
  })

  it.live.each([["one at a time", inTurn], ["at once", pipelining]] as const)(
    "asks for the parameters of each recipient that it names, %s",
    ([, ehlo]) =>
      Effect.gen(function*() {
        const server = yield* ScriptedServer.start({ ehlo })
        yield* send(yield* connect(server.port), envelope("ada@a.test", "bob@b.test"))
        assert.deepStrictEqual(server.lines.filter((line) => line.startsWith("RCPT")), [
          "RCPT TO:<ada@a.test> NOTIFY=FAILURE FOR=ada@a.test",
          "RCPT TO:<bob@b.test> NOTIFY=FAILURE FOR=bob@b.test"
        ])
      })
  )

  it.live("breaks a transaction off when the socket was silent for the time that it was given", () =>
    Effect.gen(function*() {
      const server = yield* ScriptedServer.start({ mail: "hang" })
      const connection = yield* connect(server.port)
      nodemailer.setSocketTimeout(connection, 50)
      yield* send(connection, envelope("ada@a.test")).pipe(Effect.timeout(5_000))
    }))

  it.live("keeps who was refused in the envelope, also when the connection is lost before the end", () =>
    Effect.gen(function*() {
      const server = yield* ScriptedServer.start({
        rcpt: (address) => address === "no@a.test" ? "550 5.1.1 No such user" : "250 Ok",
        data: "close"
      })
      const given = envelope("no@a.test", "yes@a.test")
      yield* send(yield* connect(server.port), given)
      assert.deepStrictEqual(
        nodemailer.refusedOf(given).map(({ recipient, response }) => [recipient, response]),
        [["no@a.test", "550 5.1.1 No such user"]]
      )
    }))
})
