import { assert, describe, it } from "@effect/vitest"
import { Emails } from "@sendwright/core/emails/Emails"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { eventually, logIn, plain, simple, start } from "./harness.ts"
import { connect } from "./MailClient.ts"

const ada = "ada@example.com"

const begin = Effect.fnUntraced(function*(port: number, key: string) {
  const client = yield* logIn(port, key)
  yield* client.say("MAIL FROM:<hello@app.example>")
  yield* client.say(`RCPT TO:<${ada}>`)
  yield* client.say("DATA")
  return client
})

describe("limits", () => {
  it.live("a message that is announced as too large, or is, is refused, and the connection goes on", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ limits: { messageBytes: 10_000 } })
      const client = yield* logIn(server.port, server.key.text)
      assert.match(yield* client.say("MAIL FROM:<a@app.example> SIZE=10001"), /^552 5\.3\.4 /)
      assert.match(
        yield* client.mail([ada], `${simple(ada)}${"x".repeat(98)}\r\n`.padEnd(12_000, "y") + "\r\n"),
        /^552 5\.3\.4 /
      )
      assert.match(yield* client.mail([ada], simple(ada)), /^250 /)
    })))

  it.live("a message without end ends the connection, and no more of it is read than it takes to know", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ limits: { messageBytes: 10_000 } })
      const client = yield* begin(server.port, server.key.text)
      yield* client.write(`${simple(ada)}${"x".repeat(30_000)}`)
      assert.match(yield* client.reply, /^552 5\.3\.4 /)
      const pieces = Effect.repeat(client.write(Buffer.alloc(1_048_576)), { until: (isTaken) => !isTaken })
      yield* Effect.forkChild(pieces)
      yield* client.closed
    })))

  it.live("a message that takes too long ends the connection", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ limits: { messageTimeout: 300 } })
      const client = yield* begin(server.port, server.key.text)
      const drip = Effect.andThen(client.write("x"), Effect.sleep(50))
      yield* Effect.forkChild(Effect.repeat(drip, { times: 20 }))
      assert.match(yield* client.reply, /^421 4\.4\.2 /)
      yield* client.closed
    })))

  it.live("messages that have no room are asked to come again, and small ones of others still have it", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ limits: { messageBytes: 300_000, messageMemory: 0 } })
      const large = `${simple(ada)}${`${"x".repeat(98)}\r\n`.repeat(2_900)}`
      const holder = yield* begin(server.port, server.key.text)
      yield* holder.write(large)
      yield* Effect.sleep(200)
      const other = yield* logIn(server.port, server.key.text)
      assert.match(yield* other.mail([ada], large), /^451 4\.3\.0 .*leave no room/)
      assert.match(yield* holder.say("."), /^250 /)
      assert.match(yield* other.mail([ada], large), /^250 /)
    })))

  it.live("a message whose size was said has its room from then on, or is refused before it is sent", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ limits: { messageBytes: 300_000, messageMemory: 0 } })
      const [first, second] = [yield* logIn(server.port, server.key.text), yield* logIn(server.port, server.key.text)]
      const from = "MAIL FROM:<hello@app.example> SIZE=270000"
      assert.match(yield* first.say(from), /^250 /)
      assert.match(yield* second.say(from), /^451 4\.3\.0 .*leave no room/)
      assert.match(yield* second.say("MAIL FROM:<hello@app.example> SIZE=400000"), /^552 /)
      assert.match(yield* second.mail([ada], simple(ada)), /^250 /)
      // What was kept is free again for another message, and for others once the connection ends.
      yield* first.say("RSET")
      assert.match(yield* first.say(from), /^250 /)
      first.close()
      yield* eventually(Effect.map(second.say(from), (reply) => reply.startsWith("250")))
    })))

  it.live("connections have a bound: in all, of an address, and with a key", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ limits: { connections: 4, connectionsPerAddress: 3, connectionsPerKey: 1 } })
      const first = yield* logIn(server.port, server.key.text)
      const second = yield* connect(server.port)
      yield* second.reply
      yield* second.say("EHLO client.example")
      assert.match(yield* second.say(plain(server.key.text)), /^421 4\.7\.0 Too many connections with this key/)
      yield* second.closed
      const third = yield* connect(server.port)
      yield* third.reply
      const fourth = yield* connect(server.port)
      yield* fourth.reply
      assert.match(yield* (yield* connect(server.port)).reply, /^421 4\.7\.0 .*address/)
      const elsewhere = yield* connect(server.port, "127.0.0.2")
      assert.match(yield* elsewhere.reply, /^220 /)
      assert.match(yield* (yield* connect(server.port, "127.0.0.3")).reply, /^421 4\.3\.2 /)
      first.close()
      yield* eventually(Effect.scoped(Effect.gen(function*() {
        const again = yield* logIn(server.port, server.key.text)
        return (yield* again.mail([ada], simple(ada))).startsWith("250 ")
      })))
    })))

  it.live("an address with too many failed logins is not looked at for a while, but for keys that it has logged in with", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ limits: { failedLogins: 10, failedLoginsPerAddress: 2 } })
      const known = yield* server.makeKey()
      yield* logIn(server.port, known.text)
      const client = yield* connect(server.port)
      yield* client.reply
      yield* client.say("EHLO client.example")
      assert.match(yield* client.say(plain("wrong")), /^535 /)
      assert.match(yield* client.say(plain("wrong")), /^535 /)
      assert.match(yield* client.say(plain(server.key.text)), /^454 4\.7\.0 /)
      assert.match(yield* client.say(plain(known.text)), /^235 /)
      const other = yield* connect(server.port, "127.0.0.2")
      yield* other.reply
      yield* other.say("EHLO client.example")
      assert.match(yield* other.say(plain(server.key.text)), /^235 /)
    })))

  it.live("a key that was revoked is known no more", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ limits: { failedLogins: 10, failedLoginsPerAddress: 1 } })
      yield* logIn(server.port, server.key.text)
      yield* server.accounts.revokeKey(server.account.account.id, server.key.id)
      yield* Effect.sleep(1_100)
      const client = yield* connect(server.port)
      yield* client.reply
      yield* client.say("EHLO client.example")
      assert.match(yield* client.say(plain(server.key.text)), /^535 /)
      assert.match(yield* client.say(plain(server.key.text)), /^454 4\.7\.0 /)
    })))

  it.live("who does not log in, or talks without end, is sent away", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ limits: { loginTimeout: 300, commandsBeforeLogin: 3, commands: 5 } })
      const silent = yield* connect(server.port)
      yield* silent.reply
      const talker = yield* connect(server.port)
      yield* talker.reply
      for (let said = 0; said < 3; said++) assert.match(yield* talker.say("NOOP"), /^250 /)
      assert.match(yield* talker.say("NOOP"), /^421 4\.7\.0 /)
      const client = yield* logIn(server.port, server.key.text)
      for (let said = 0; said < 5; said++) assert.match(yield* client.say("NOOP"), /^250 /)
      assert.match(yield* client.say("NOOP"), /^421 4\.7\.0 /)
      assert.match(yield* silent.reply, /^421 4\.4\.2 /)
    })))

  it.live("who says nothing, or never comes to the end of a command, is sent away", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ limits: { idleTimeout: 400 } })
      const silent = yield* logIn(server.port, server.key.text)
      const dripping = yield* logIn(server.port, server.key.text)
      yield* Effect.forkChild(Effect.repeat(Effect.andThen(dripping.write("N"), Effect.sleep(50)), { times: 40 }))
      assert.match(yield* silent.reply, /^421 4\.4\.2 /)
      yield* silent.closed
      assert.match(yield* dripping.reply, /^421 4\.4\.2 The next command takes too long/)
      yield* dripping.closed
    })))

  it.live("who waits for an answer, or sends a message, says nothing and is not sent away for it", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ limits: { idleTimeout: 200 } }, (layer) =>
        Layer.effect(
          Emails,
          Effect.map(Layer.build(layer), (built) => {
            const emails = Context.get(built, Emails)
            return { ...emails, send: (...args) => Effect.delay(emails.send(...args), 600) }
          })
        ))
      const client = yield* begin(server.port, server.key.text)
      for (const octet of simple(ada).slice(0, 8)) {
        yield* client.write(octet)
        yield* Effect.sleep(60)
      }
      yield* client.write(simple(ada).slice(8))
      assert.match(yield* client.say("."), /^250 /)
    })))

  it.live("at most so many recipients", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ limits: { recipients: 1 } })
      const client = yield* logIn(server.port, server.key.text)
      yield* client.say("MAIL FROM:<hello@app.example>")
      assert.match(yield* client.say("RCPT TO:<ada@example.com>"), /^250 /)
      assert.match(yield* client.say("RCPT TO:<bob@example.com>"), /^452 4\.5\.3 /)
    })))

  it.live("mail of a connection has a bound", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ limits: { connectionBytes: 50 } })
      const client = yield* logIn(server.port, server.key.text)
      assert.match(yield* client.mail([ada], simple(ada)), /^250 /)
      assert.match(yield* client.say("MAIL FROM:<hello@app.example>"), /^421 4\.7\.0 Too much mail/)
    })))
})

describe("crowds", () => {
  // `pnpm bench drill-submission` does it with a thousand, on Postgres.
  it.live("idle, dripping and guessing clients keep nobody else from logging in and sending", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const idle = Effect.forEach(Array.from({ length: 90 }), () => logIn(server.port, server.key.text))
      const dripping = Effect.gen(function*() {
        const client = yield* begin(server.port, (yield* server.makeKey()).text)
        return yield* Effect.forever(Effect.andThen(client.write("x"), Effect.sleep(20)))
      })
      const guessing = Effect.gen(function*() {
        const client = yield* connect(server.port, "127.0.0.2")
        if (!(yield* client.reply).startsWith("220")) return
        yield* client.say("EHLO client.example")
        yield* Effect.repeat(client.say(plain("wrong")), { until: (reply) => !reply.startsWith("535") })
      })
      yield* idle
      yield* Effect.forEach(Array.from({ length: 20 }), () => Effect.forkChild(dripping), { discard: true })
      yield* Effect.forEach(
        Array.from({ length: 10 }),
        () => Effect.forkChild(Effect.forever(Effect.scoped(guessing))),
        { discard: true }
      )
      for (let sent = 0; sent < 5; sent++) {
        const client = yield* logIn(server.port, (yield* server.makeKey()).text)
        assert.match(yield* client.mail([ada], simple(ada)), /^250 /)
      }
    })))
})

describe("smuggling", () => {
  const hidden = "MAIL FROM:<eve@app.example>\r\nRCPT TO:<bob@example.com>\r\nDATA\r\nSubject: hidden\r\n\r\nx\r\n"
  const ends = ["\n.\n", "\n.\r\n", "\r.\r", "\r\n.\r", "\r\n.\n", "\r.\r\n", "\n\n.\r\n"]
  for (const end of ends) {
    it.live(`${JSON.stringify(end)} does not end a message`, () =>
      Effect.scoped(Effect.gen(function*() {
        const server = yield* start()
        const client = yield* begin(server.port, server.key.text)
        yield* client.write(`${simple(ada)}first${end}${hidden}`)
        assert.match(yield* client.say("."), /^550 5\.5\.2 .*alone/)
        assert.deepStrictEqual(yield* server.list, [])
        assert.match(yield* client.mail([ada], simple(ada)), /^250 /)
      })))
  }

  it.live("dots that begin a line arrive as they were, however the packets fall", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const client = yield* begin(server.port, server.key.text)
      const message = `${simple(ada)}..one\r\n...\r\n..\r\nend\r\n`
      for (const octet of message) {
        yield* client.write(octet)
        if (octet === ".") yield* Effect.sleep(2)
      }
      const reply = yield* client.say(".")
      const email = yield* server.email(/queued as (\S+)/.exec(reply)![1]!)
      assert.strictEqual(email.text, "Hello, Ada.\n.one\n..\n.\nend")
    })))
})
