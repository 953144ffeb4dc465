import { assert, describe, it } from "@effect/vitest"
import { MailListener } from "@sendwright/receiving/MailListener"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import * as Net from "node:net"
import { connect, greet } from "../../smtp/test/MailClient.ts"
import { ada, engine, feedback, limits, listener, passUntil, sent } from "./listening.ts"
import { fixture } from "./reports.ts"

const slowSeconds = Effect.map(Metric.snapshot, (all) => {
  const found = all.find(({ id }) => id === "sendwright_mail_slow_seconds_total")
  return found !== undefined && "count" in found.state ? Number(found.state.count) : 0
})

describe("messages at the speed of the network", () => {
  const readBytesPerSecond = 65_536
  const flood = `Subject: large\r\n\r\n${`${"x".repeat(998)}\r\n`.repeat(500)}`
  const floods = 4

  it.effect(
    "are read at a bounded rate, and who has sent little is not kept waiting by them",
    () =>
      Effect.gen(function*() {
        const { port } = yield* MailListener
        const { path, suppressed } = yield* sent()
        const before = yield* slowSeconds
        const began = yield* Clock.currentTimeMillis
        const small = yield* greet(port)
        const answers: Array<string> = []
        const clients = yield* Effect.forEach(Array.from({ length: floods }), () =>
          Effect.gen(function*() {
            const client = yield* greet(port)
            yield* client.say("MAIL FROM:<>")
            yield* client.say(`RCPT TO:<${feedback}>`)
            yield* client.say("DATA")
            return client
          }))
        const large = yield* Effect.forEach(clients, (client) =>
          Effect.forkChild(Effect.gen(function*() {
            yield* client.write(flood)
            answers.push(yield* client.say("."))
          })))
        const mail = yield* Effect.forkChild(small.mail([path], fixture("postfix-unknown-user", path)))
        assert.match(yield* passUntil(mail, "2 millis"), /^250/)
        assert.deepStrictEqual(yield* suppressed, { [ada]: "bounce" })
        assert.deepStrictEqual(answers, [])
        const all = yield* Effect.forkChild(Effect.forEach(large, Fiber.join))
        yield* passUntil(all, "100 millis")
        assert.lengthOf(answers, floods)
        for (const answer of answers) assert.match(answer, /^250/)
        const seconds = ((yield* Clock.currentTimeMillis) - began) / 1_000
        // Four seconds' worth is read at once, and the last 64 KiB of each before they are counted.
        assert.isAtLeast(seconds, floods * flood.length / readBytesPerSecond - 4 - floods)
        const slow = (yield* slowSeconds) - before
        assert.isAtLeast(slow, 20)
        assert.isAtMost(slow, seconds)
      }).pipe(Effect.provide(Layer.provideMerge(listener({ limits: limits({ readBytesPerSecond }) }), engine))),
    300_000
  )
})

describe("clients that leave before they are greeted", () => {
  it.effect("cost the others nothing", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      yield* Effect.forEach(Array.from({ length: 20 }), () =>
        Effect.callback<void>((resume) => {
          const socket = Net.connect(port, "127.0.0.1", () => socket.destroy())
          socket.once("close", () => resume(Effect.void))
        }), { concurrency: "unbounded", discard: true })
      const client = yield* greet(port)
      assert.match(yield* client.say("NOOP"), /^250/)
    }).pipe(Effect.provide(Layer.provideMerge(listener(), engine))))
})

describe("places", () => {
  const greetingOf = Effect.fnUntraced(function*(port: number, address: string) {
    const client = yield* connect(port)
    yield* client.write(`PROXY TCP4 ${address} 192.0.2.1 40000 25\r\n`)
    return { client, greeting: yield* client.reply }
  })

  it.effect("of silent ones of one network go to newcomers of another, and soon", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const silent = yield* Effect.forEach([1, 2, 3, 4], (at) => greetingOf(port, `203.0.113.${at}`))
      for (const { greeting } of silent) assert.match(greeting, /^220/)
      yield* TestClock.adjust("200 millis")
      assert.match((yield* greetingOf(port, "198.51.100.1")).greeting, /^421 4\.3\.2 Too many/)
      yield* TestClock.adjust("50 millis")
      // Those of the same network do not replace each other so soon.
      assert.match((yield* greetingOf(port, "203.0.113.5")).greeting, /^421 4\.3\.2 Too many/)
      const first = yield* greetingOf(port, "198.51.100.1")
      assert.match(first.greeting, /^220/)
      assert.match(yield* silent[0]!.client.reply, /^421 4\.3\.2 Silent/)
      assert.match(yield* first.client.say("EHLO client.example"), /^250/)
      // Who has spoken has more time, and sides that have as many take nothing from each other.
      for (const { client } of silent.slice(1)) yield* client.say("EHLO client.example")
      yield* TestClock.adjust("999 millis")
      assert.match((yield* greetingOf(port, "192.0.2.9")).greeting, /^421 4\.3\.2 Too many/)
      yield* TestClock.adjust("1 millis")
      assert.match((yield* greetingOf(port, "192.0.2.9")).greeting, /^220/)
      assert.match(yield* silent[1]!.client.reply, /^421 4\.3\.2 Silent/)
      assert.match((yield* greetingOf(port, "198.51.100.2")).greeting, /^421 4\.3\.2 Too many/)
      for (const client of [first.client, silent[2]!.client, silent[3]!.client]) {
        assert.match(yield* client.say("NOOP"), /^250/)
      }
    }).pipe(Effect.provide(
      Layer.provideMerge(listener({ proxies: ["127.0.0.1"], limits: limits({ connections: 4 }) }), engine)
    )))
})
