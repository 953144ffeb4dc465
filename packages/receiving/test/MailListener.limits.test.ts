import { assert, describe, it } from "@effect/vitest"
import { MailListener } from "@sendwright/receiving/MailListener"
import { newId } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import { connect, greet } from "../../smtp/test/MailClient.ts"
import { ada, engine, limits, listener, passUntil, pathOf, sent } from "./listening.ts"
import { bytesOf, fixture } from "./reports.ts"

const endedForOthers = Effect.map(Metric.snapshot, (all) => {
  const found = all.find(({ attributes, id }) =>
    id === "sendwright_mail_connections_refused_total" && attributes?.["by"] === "silent"
  )
  return found !== undefined && "count" in found.state ? Number(found.state.count) : 0
})

describe("limits", () => {
  it.effect("no logins, no secrets, no more than twenty recipients", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const client = yield* connect(port)
      assert.match(yield* client.reply, /^220 bounces\.sendwright\.example ESMTP/)
      const hello = yield* client.say("EHLO client.example")
      assert.include(hello, "SIZE 26214400")
      assert.notMatch(hello, /AUTH|STARTTLS|XCLIENT/)
      for (const command of ["AUTH PLAIN AAAA", "STARTTLS", "XCLIENT ADDR=127.0.0.2", "WIZ", "KILL me", "EXPN all"]) {
        assert.match(yield* client.say(command), /^50\d/, command)
      }
      assert.match(yield* client.say("VRFY ada@example.com"), /^252/)
      assert.match(yield* client.say("MAIL FROM:<> SIZE=30000000"), /^552/)
      yield* client.say("MAIL FROM:<> SIZE=2000000")
      assert.match(yield* client.say(`RCPT TO:<${pathOf(newId())}>`), /^552 5\.3\.4/)
      yield* client.say("RSET")
      yield* client.say("MAIL FROM:<>")
      for (let more = 0; more < 20; more++) {
        assert.match(yield* client.say(`RCPT TO:<${pathOf(newId())}>`), /^250/)
      }
      assert.match(yield* client.say(`RCPT TO:<${pathOf(newId())}>`), /^452/)
    }).pipe(Effect.provide(Layer.provideMerge(listener(), engine))))

  it.effect("mail bombs are refused, do nothing, and leave the listener as it was", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const { path, suppressed, types } = yield* sent()
      const client = yield* greet(port)
      const dsn = new TextDecoder().decode(fixture("postfix-unknown-user", path))
      const part = dsn.slice(dsn.indexOf("Content-Type: message/delivery-status"), dsn.indexOf("Remote-MTA"))
      const nested = Array.from({ length: 1_000 }, (_, at) =>
        `Content-Type: multipart/report; boundary="b${at}"\n\n--b${at}\n`).join("")
      const bombs = [
        nested + part,
        `Content-Type: multipart/report; boundary=b\n\n${"--b\n\nx\n".repeat(10_000)}--b\n${part}--b--\n`,
        `X: ${"x".repeat(70_000)}\nContent-Type: multipart/report; boundary=b\n\n--b\n${part}--b--\n`,
        `${"X-Y: z\n".repeat(60_000)}${part}`,
        `Content-Type: multipart/report; boundary=b\n\n${"\n".repeat(60_000)}--b\n${part}--b--\n`
      ]
      for (const bomb of bombs) {
        assert.match(yield* client.mail([path], bytesOf(bomb)), /^554 5\.6\.0/)
      }
      const base64 = `Content-Type: message/delivery-status\nContent-Transfer-Encoding: base64\n\n${
        "QUFB\n".repeat(49_000)
      }`
      assert.match(yield* client.mail([path], bytesOf(base64)), /^250/)
      assert.notInclude(yield* types, "email.delivered")
      assert.deepStrictEqual(yield* suppressed, {})
      assert.match(yield* client.mail([path], Buffer.from(dsn)), /^250/)
      assert.deepStrictEqual(yield* suppressed, { [ada]: "bounce" })
    }).pipe(Effect.provide(Layer.provideMerge(listener(), engine))), 300_000)

  it.effect(
    "a message beyond the limit is refused at its end, one without an end is cut off",
    () =>
      Effect.gen(function*() {
        const { port } = yield* MailListener
        const { path, suppressed } = yield* sent()
        const client = yield* greet(port)
        const dsn = fixture("postfix-unknown-user", path)
        assert.match(yield* client.mail([path], Buffer.concat([dsn, Buffer.alloc(1_100_000, "x\r\n")])), /^552 5\.3\.4/)
        assert.match(yield* client.say("NOOP"), /^250/)
        yield* client.say("MAIL FROM:<>")
        yield* client.say(`RCPT TO:<${path}>`)
        yield* client.say("DATA")
        yield* client.write(dsn)
        let written = 0
        const endless = Effect.gen(function*() {
          while (written < 100 && (yield* client.write(Buffer.alloc(1_000_000, "x\r\n")))) written++
        })
        yield* passUntil(yield* Effect.forkChild(endless), "20 millis")
        // What the system buffers on its way comes on top of the four megabytes that are read.
        assert.isBelow(written, 50)
        assert.deepStrictEqual(yield* suppressed, {})
        assert.match(yield* (yield* greet(port)).mail([path], dsn), /^250/)
      }).pipe(Effect.provide(Layer.provideMerge(listener(), engine))),
    300_000
  )

  it.effect("a slow sender is cut off, however busy it looks", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const { path, suppressed } = yield* sent()
      const slow = yield* greet(port)
      yield* slow.say("MAIL FROM:<>")
      yield* slow.say(`RCPT TO:<${path}>`)
      yield* slow.say("DATA")
      const [idle, talking] = [yield* greet(port), yield* greet(port)]
      for (let octets = 0; octets < 50; octets++) {
        yield* slow.write("x")
        yield* TestClock.adjust("1 second")
      }
      assert.match(yield* talking.say("NOOP"), /^250/)
      yield* TestClock.adjust("10 seconds")
      assert.match(yield* idle.reply, /^421 4\.4\.2 The next command/)
      for (let more = 0; more < 6; more++) {
        yield* TestClock.adjust("40 seconds")
        assert.match(yield* talking.say("NOOP"), /^250/)
      }
      assert.match(yield* slow.reply, /^421 4\.4\.2 The message/)
      yield* slow.closed
      for (let more = 0; more < 7; more++) {
        yield* TestClock.adjust("40 seconds")
        assert.match(yield* talking.say("NOOP"), /^250/)
      }
      yield* TestClock.adjust("40 seconds")
      assert.match(yield* talking.reply, /^421 4\.4\.2 The connection/)
      yield* talking.closed
      assert.match(yield* (yield* greet(port)).mail([path], fixture("postfix-unknown-user", path)), /^250/)
      assert.deepStrictEqual(yield* suppressed, { [ada]: "bounce" })
    }).pipe(Effect.provide(Layer.provideMerge(listener(), engine))), 300_000)

  it.effect(
    "of 200 connections at once, as many as may be are served, and the rest is told to come back",
    () =>
      Effect.gen(function*() {
        const { port } = yield* MailListener
        const { path, suppressed } = yield* sent()
        const clients = yield* Effect.forEach(Array.from({ length: 200 }), () => connect(port), {
          concurrency: "unbounded"
        })
        const greetings = yield* Effect.forEach(clients, (client) => client.reply, { concurrency: "unbounded" })
        const codes = greetings.map((greeting) => greeting.slice(0, 3))
        assert.isTrue(codes.every((code) => code === "220" || code === "421"), codes.join())
        assert.strictEqual(codes.filter((code) => code === "220").length, 5)
        for (const client of clients) client.close()
        const again = yield* Effect.retry(
          Effect.flatMap(connect(port), (client) =>
            Effect.flatMap(
              client.reply,
              (greeting) => greeting.startsWith("220") ? Effect.succeed(client) : Effect.fail("not yet")
            )),
          { times: 100 }
        )
        yield* again.say("EHLO client.example")
        assert.match(yield* again.mail([path], fixture("postfix-unknown-user", path)), /^250/)
        assert.deepStrictEqual(yield* suppressed, { [ada]: "bounce" })
      }).pipe(Effect.provide(
        Layer.provideMerge(
          listener({ limits: limits({ connections: 30, remote: { connections: 5, burst: 9, messagesPerSecond: 1 } }) }),
          engine
        )
      )),
    300_000
  )

  it.effect("who is silent makes room for others, who is not does not", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const { path, suppressed } = yield* sent()
      const before = yield* endedForOthers
      const [silent, talking] = [yield* greet(port), yield* greet(port)]
      const sending = yield* greet(port)
      yield* sending.say("MAIL FROM:<>")
      yield* sending.say(`RCPT TO:<${path}>`)
      yield* sending.say("DATA")
      yield* TestClock.adjust("4 seconds")
      yield* talking.say("NOOP")
      assert.match(yield* (yield* connect(port)).reply, /^421 4\.3\.2 Too many/)
      yield* TestClock.adjust("1 second")
      const other = yield* greet(port)
      assert.match(yield* silent.reply, /^421 4\.3\.2 Silent/)
      assert.strictEqual(yield* endedForOthers, before + 1)
      yield* silent.closed
      assert.match(yield* (yield* connect(port)).reply, /^421 4\.3\.2 Too many/)
      for (const client of [talking, other]) assert.match(yield* client.say("NOOP"), /^250/)
      yield* sending.write(fixture("postfix-unknown-user", path))
      assert.match(yield* sending.say("."), /^250/)
      assert.deepStrictEqual(yield* suppressed, { [ada]: "bounce" })
    }).pipe(Effect.provide(Layer.provideMerge(listener({ limits: limits({ connections: 3 }) }), engine))))

  it.effect("messages of one address come at a bounded rate", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const client = yield* greet(port)
      for (let more = 0; more < 3; more++) {
        assert.match(yield* client.say("MAIL FROM:<>"), /^250/)
        yield* client.say("RSET")
      }
      assert.match(yield* client.say("MAIL FROM:<>"), /^421/)
      yield* client.closed
      yield* TestClock.adjust("1 second")
      assert.match(yield* (yield* greet(port)).say("MAIL FROM:<>"), /^250/)
    }).pipe(Effect.provide(
      Layer.provideMerge(
        listener({ limits: limits({ remote: { connections: 5, burst: 3, messagesPerSecond: 1 } }) }),
        engine
      )
    )))
})
