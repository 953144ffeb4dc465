import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { once } from "node:events"
import * as net from "node:net"
import * as tls from "node:tls"
import type { SMTPServerOptions } from "smtp-server"
import { SMTPConnection } from "smtp-server/lib/smtp-connection.js"
import { SMTPStream } from "smtp-server/lib/smtp-stream.js"
import { StrictServer } from "../src/server/StrictServer.ts"

/** A server, what it was given, and a client that has read the greeting. */
const session = Effect.fnUntraced(function*(options: SMTPServerOptions = {}) {
  const messages: Array<string> = []
  const sockets: Array<net.Socket> = []
  const server = yield* Effect.acquireRelease(
    Effect.sync(() =>
      new StrictServer({
        authOptional: true,
        disabledCommands: ["AUTH", "STARTTLS"],
        logger: false,
        disableReverseLookup: true,
        onData: (stream, _session, callback) => {
          let text = ""
          stream.on("data", (chunk: Buffer) => void (text += chunk.toString()))
          stream.on("end", () => {
            messages.push(text)
            callback()
          })
        },
        ...options
      })
    ),
    (server) => Effect.callback<void>((resume) => server.close(() => resume(Effect.void)))
  )
  server.on("error", () => {})
  server.server.on("connection", (socket) => void sockets.push(socket))
  yield* Effect.callback<void>((resume) => void server.listen(0, "127.0.0.1", () => resume(Effect.void)))
  const { port } = server.server.address() as net.AddressInfo
  const client = yield* Effect.acquireRelease(
    Effect.sync(() => {
      const socket = net.connect({ port, host: "127.0.0.1", allowHalfOpen: true })
      return options.secure === true ? tls.connect({ socket, rejectUnauthorized: false }) : socket
    }),
    (client) => Effect.sync(() => client.destroy())
  )
  let text = ""
  client.on("data", (chunk: Buffer) => void (text += chunk.toString()))
  client.on("error", () => {})
  const until = (condition: () => boolean): Effect.Effect<void> =>
    Effect.suspend(() => condition() ? Effect.void : Effect.andThen(Effect.sleep(5), until(condition)))
  const replies = () => text.split("\r\n").filter((line) => /^\d{3}(?: |$)/.test(line))
  /** Writes, and waits for so many replies more. */
  const say = Effect.fnUntraced(function*(line: string, count = 1) {
    const before = replies().length
    client.write(line)
    yield* until(() => replies().length >= before + count)
    return replies().slice(before)
  })
  yield* until(() => replies().length === 1)
  yield* say("EHLO client.example\r\n")
  return { client, say, until, messages, socket: sockets[0]!, text: () => text }
})

describe("smtp-server", () => {
  it("has what is used of it beyond its documentation", () => {
    for (
      const method of [
        "send",
        "close",
        "init",
        "_onCommand",
        "_createParser",
        "_isSupported",
        "_parseAddressCommand",
        "upgrade",
        "handler_MAIL",
        "handler_RCPT",
        "handler_VRFY"
      ] as const
    ) {
      assert.isFunction(SMTPConnection.prototype[method], method)
    }
    const stream = new SMTPStream({})
    assert.strictEqual(stream._remainder, "")
    assert.isFalse(stream._dataMode)
    assert.isFalse(stream.isClosed)
  })
})

describe("commands", () => {
  it.live("end with CRLF alone: what has a LF without it ends the connection, and nothing of it is carried out", () =>
    Effect.scoped(Effect.gen(function*() {
      const lines = [
        "NOOP\n",
        "MAIL FROM:<a@app.example>\nRCPT TO:<ada@example.com>\r\n",
        "\n",
        "NOOP\r\nNOOP\nNOOP\r\n"
      ]
      for (const line of lines) {
        const { client, say, text, until } = yield* session()
        const [last] = (yield* say(line, line.startsWith("NOOP\r\n") ? 2 : 1)).slice(-1)
        assert.strictEqual(last, "521 5.5.2 A line must end with CRLF, not with LF alone")
        yield* until(() => client.readableEnded)
        assert.isTrue(text().endsWith(`${last}\r\n`), "nothing follows it")
      }
    })))

  it.live("may come in any pieces, many at once, and with the message behind them", () =>
    Effect.scoped(Effect.gen(function*() {
      const { client, messages, say } = yield* session()
      assert.lengthOf(yield* say("NOOP\r\n".repeat(1_000), 1_000), 1_000)
      const all = "RSET\r\nMAIL FROM:<a@app.example>\r\nRCPT TO:<ada@example.com>\r\nDATA\r\n"
        + "Subject: one\r\n\r\na\nb\r\n.\r\nRSET\r\nNOOP\r\n"
      const expected = ["250", "250", "250", "354", "250", "250", "250"]
      const codes = (replies: ReadonlyArray<string>) => replies.map((reply) => reply.slice(0, 3))
      assert.deepStrictEqual(codes(yield* say(all, 7)), expected)
      const [...characters] = all
      client.setNoDelay()
      const last = characters.pop()!
      for (const character of characters) {
        client.write(character)
        yield* Effect.yieldNow
      }
      yield* say(last, 1)
      assert.deepStrictEqual(messages, ["Subject: one\r\n\r\na\nb\r\n", "Subject: one\r\n\r\na\nb\r\n"])
    })))

  it.live("with a parameter of an extension that was not announced are answered 555, as wishes must not be lost", () =>
    Effect.scoped(Effect.gen(function*() {
      const { say } = yield* session()
      for (const parameter of ["FOO=bar", "RET=HDRS", "ENVID=abc", "REQUIRETLS", "AUTH=<>", "SIZE=10 FOO"]) {
        const [reply] = yield* say(`MAIL FROM:<a@app.example> ${parameter}\r\n`)
        assert.match(reply!, /^555 5\.5\.4 The parameter \w+ is not supported$/, parameter)
      }
      assert.match((yield* say("MAIL FROM:<a@app.example> SIZE=10 BODY=8BITMIME SMTPUTF8\r\n"))[0]!, /^250 /)
      for (const parameter of ["NOTIFY=NEVER", "ORCPT=rfc822;ada@example.com", "FOO"]) {
        assert.match((yield* say(`RCPT TO:<ada@example.com> ${parameter}\r\n`))[0]!, /^555 5\.5\.4 /, parameter)
      }
      assert.match((yield* say("RCPT TO:<ada@example.com>\r\n"))[0]!, /^250 /)
    })))

  it.live("AUTH of MAIL is known where clients may log in", () =>
    Effect.scoped(Effect.gen(function*() {
      const { say } = yield* session({ disabledCommands: ["STARTTLS"] })
      assert.match((yield* say("MAIL FROM:<a@app.example> AUTH=<>\r\n"))[0]!, /^250 /)
    })))

  it.live("VRFY is answered in the words of the standard", () =>
    Effect.scoped(Effect.gen(function*() {
      const { say } = yield* session()
      assert.deepStrictEqual(yield* say("VRFY ada\r\n"), [
        "252 2.1.5 Cannot VRFY user, but will accept message and attempt delivery"
      ])
      assert.match((yield* say("VRFY\r\n"))[0]!, /^501 /)
    })))
})

describe("a connection that was ended", () => {
  it.live("by its client behind a message and QUIT has its replies all the same, as Exim waits for them", () =>
    Effect.scoped(Effect.gen(function*() {
      let answer: (() => void) | undefined
      const { client, say, socket, text, until } = yield* session({
        onData: (stream, _session, callback) => {
          stream.on("end", () => void (answer = callback))
          stream.resume()
        }
      })
      yield* say("MAIL FROM:<a@app.example>\r\nRCPT TO:<ada@example.com>\r\nDATA\r\n", 3)
      client.write("Subject: one\r\n\r\na\r\n.\r\n")
      yield* until(() => answer !== undefined)
      const before = socket.bytesRead
      client.end("QUIT\r\n")
      yield* until(() => socket.bytesRead > before)
      // By the end of another session the end of this one has been seen.
      yield* session()
      answer?.()
      yield* until(() => client.readableEnded)
      assert.match(text(), /\r\n250 [^\r]*\r\n221 [^\r]*\r\n$/)
    })))

  for (const way of ["a plain connection", "TLS"]) {
    it.live(`over ${way} right behind its last words has all of them carried out and answered`, () =>
      Effect.scoped(Effect.gen(function*() {
        const { client, messages, say, text, until } = yield* session({ secure: way === "TLS" })
        yield* say("MAIL FROM:<a@app.example>\r\nRCPT TO:<ada@example.com>\r\nDATA\r\n", 3)
        // Each dot takes a turn of the event loop, in which the end of the connection may be seen.
        client.end(`${"..\r\n".repeat(2_000)}.\r\nNOOP\r\nQUIT\r\n`)
        yield* until(() => client.readableEnded)
        assert.match(text(), /\r\n354 [^\r]*\r\n250 [^\r]*\r\n250 [^\r]*\r\n221 [^\r]*\r\n$/)
        assert.deepStrictEqual(messages, [".\r\n".repeat(2_000)])
      })))
  }

  for (const last of ["", "MAIL FROM:<a@app.example>\r\nRCPT TO:<ada@example.com>\r\nDATA\r\nSubject: one\r\n\r\nha"]) {
    it.live(`${last === "" ? "where nothing is said" : "within a message"} is ended, and has delivered nothing`, () =>
      Effect.scoped(Effect.gen(function*() {
        const { client, messages, socket } = yield* session()
        const closed = once(socket, "close")
        client.end(last)
        yield* Effect.promise(() => closed)
        assert.deepStrictEqual(messages, [])
      })))
  }

  it.live("within a handshake is ended", () =>
    Effect.scoped(Effect.gen(function*() {
      const { client, say, socket } = yield* session({ disabledCommands: ["AUTH"] })
      assert.match((yield* say("STARTTLS\r\n"))[0]!, /^220 /)
      const closed = once(socket, "close")
      client.end()
      yield* Effect.promise(() => closed)
    })))

  for (const last of ["QUIT\r\n", "NOOP\n", `${"x".repeat(20_000)}\r\n`]) {
    it.live(`after ${JSON.stringify(last.slice(0, 10))} is read no further, and cut after a second`, () =>
      Effect.scoped(Effect.gen(function*() {
        const { client, say, socket } = yield* session()
        yield* say(last)
        const before = socket.bytesRead
        // It ignores the end, and sends for as long as somebody takes it.
        const piece = Buffer.alloc(65_536, "a")
        let sent = 0
        const send = () => {
          while (!client.destroyed && client.write(piece)) sent += piece.length
          client.once("drain", send)
        }
        const began = process.hrtime.bigint()
        send()
        yield* Effect.promise(() => once(socket, "close"))
        assert.isBelow(Number(process.hrtime.bigint() - began) / 1e9, 30)
        // What the system had handed over already is not looked at.
        assert.isAtMost(socket.bytesRead - before, 4 * 65_536)
        assert.isAbove(sent, 0)
      })))
  }

  it.live("is let go of as soon as its client ends it", () =>
    Effect.scoped(Effect.gen(function*() {
      const { client, say, socket } = yield* session()
      assert.match((yield* say("QUIT\r\n"))[0]!, /^221 /)
      const closed = once(socket, "close")
      client.end()
      yield* Effect.promise(() => closed)
    })))
})
