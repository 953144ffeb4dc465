import { assert, describe, it } from "@effect/vitest"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import type { Submission } from "@sendwright/core/sending/Submission"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { impatient, messageTo, provider } from "./messages.ts"
import { pipelining, type Script, start } from "./ScriptedServer.ts"

const times = (count: number) => Array.from({ length: count }, (_, i) => i)

const cases: ReadonlyArray<readonly [string, Script, Submission["_tag"], RegExp]> = [
  ["every octet of a reply by itself", { ehlo: pipelining, drips: true }, "Accepted", /queued/],
  ["2 MB of a reply without an end", { mail: "250-x\r\n".repeat(300_000) }, "TemporarilyRefused", /too long/],
  ["2 MB of a line", { ehlo: pipelining, dot: "2".repeat(2_000_000) }, "Unknown", /line/],
  ["a reply before the command", { greeting: "220 mail.test\r\n250 mail.test" }, "TemporarilyRefused", /out of turn/],
  ["two replies to one command", { rcpt: "250 Ok\r\n250 Ok" }, "TemporarilyRefused", /DATA/],
  [
    "an answer to the message before it",
    { ehlo: pipelining, data: "354 Go\r\n250 Ok" },
    "TemporarilyRefused",
    /out of turn/
  ],
  ["half an answer to the message before it", { data: "354 Go\r\n250-Ok" }, "TemporarilyRefused", /in time/],
  ["554 before the message", { data: "354 Go\r\n554 5.7.1 No" }, "PermanentlyRefused", /554 5.7.1/],
  ["another code on the next line", { ehlo: "250-mail.test\r\n550 No" }, "TemporarilyRefused", /two codes/],
  ["a refusal of the final dot in two codes", { dot: "250-Ok\r\n550 No" }, "Unknown", /two codes/],
  ["421 before the final dot", { ehlo: pipelining, data: "354 Go\r\n421 4.3.2 Bye" }, "TemporarilyRefused", /421/],
  ["250 to DATA", { data: "250 Ok" }, "TemporarilyRefused", /DATA/],
  ["354 to the final dot", { dot: "354 More" }, "Unknown", /354/],
  [
    "a refused sender whose message is wanted",
    { ehlo: pipelining, mail: "550 5.1.8 Bad sender", data: "354 Go" },
    "PermanentlyRefused",
    /Bad sender/
  ],
  [
    "something behind the answer to STARTTLS",
    { ehlo: "250-mail.test\r\n250 STARTTLS", startTls: "220 Go\r\n250-mail.test\r\n250 AUTH PLAIN" },
    "TemporarilyRefused",
    /out of turn/
  ],
  [
    "half a reply behind the answer to STARTTLS",
    { ehlo: "250-mail.test\r\n250 STARTTLS", startTls: "220 Go\r\n250-mail" },
    "TemporarilyRefused",
    /out of turn/
  ],
  ["no EHLO", { ehlo: "502 5.5.1 What?" }, "TemporarilyRefused", /refused the session/]
]

describe("SmtpProvider, with a server that misbehaves", () => {
  it.live.each(cases)("%s", ([, script, tag, words]) =>
    Effect.gen(function*() {
      const server = yield* start(script)
      const { submit } = yield* provider(server.port, impatient)
      const result = yield* submit(outgoing())
      assert.strictEqual(result._tag, tag, JSON.stringify(result))
      assert.match(JSON.stringify(result), words)
      if (tag === "TemporarilyRefused") assert.deepStrictEqual(server.messages, [])
    }))

  it.live("sends no credentials to a server that put something behind STARTTLS", () =>
    Effect.gen(function*() {
      const server = yield* start({
        ehlo: "250-mail.test\r\n250-AUTH PLAIN\r\n250 STARTTLS",
        startTls: "220 Go\r\n250 AUTH PLAIN"
      })
      const { submit } = yield* provider(server.port, { auth: { user: "ada", password: Redacted.make("secret") } })
      assert.strictEqual((yield* submit(outgoing()))._tag, "TemporarilyRefused")
      assert.deepStrictEqual(server.verbs, ["EHLO", "STAR"])
    }))
})

/** So many messages at once; how many were accepted. */
const accepted = (submit: (message: ReturnType<typeof outgoing>) => Effect.Effect<Submission>, count: number) =>
  Effect.forEach(times(count), (i) => submit(messageTo(`r${i}@a.test`)), { concurrency: "unbounded" }).pipe(
    Effect.map((results) => results.filter(({ _tag }) => _tag === "Accepted").length)
  )

describe("SmtpProvider, with a server that has limits", () => {
  it.live("loses no message over a connection that is refused beside others, and does not ask for it again", () =>
    Effect.gen(function*() {
      const server = yield* start((connection) =>
        connection < 2 ? { ehlo: pipelining } : { greeting: "421 4.7.0 Too many connections" }
      )
      const { submit } = yield* provider(server.port, { connections: 4 })
      assert.strictEqual(yield* accepted(submit, 100), 100)
      assert.strictEqual(server.connections(), 4)
      assert.strictEqual(yield* accepted(submit, 100), 100)
      assert.strictEqual(server.connections(), 4)
    }))

  it.live.each(["421 4.7.0 Too many messages", "close"])(
    "loses no message to a server that ends each connection after three, and learns that: %s",
    (step) =>
      Effect.gen(function*() {
        const server = yield* start({ ehlo: pipelining, mail: (before) => before < 3 ? "250 Ok" : step })
        const { submit } = yield* provider(server.port, { connections: 1 })
        assert.strictEqual(yield* accepted(submit, 30), 30)
        assert.strictEqual(server.connections(), 10)
        // Two were ended by the server; of the others it was taken leave.
        assert.isAtLeast(server.verbs.filter((verb) => verb === "QUIT").length, 6)
        assert.strictEqual(new Set(server.messages.flatMap(({ recipients }) => recipients)).size, 30)
      })
  )

  it.live("refuses all that have waited for a server that takes nobody, and none of them as one that waits its turn", () =>
    Effect.gen(function*() {
      const server = yield* start({ greeting: "421 4.3.2 Closed" })
      const { submit } = yield* provider(server.port)
      const results = yield* Effect.forEach(times(40), () => submit(outgoing()), { concurrency: "unbounded" })
      for (const result of results) {
        assert(result._tag === "TemporarilyRefused")
        assert.strictEqual(result.code, "421")
        assert.isUndefined(result.deferred)
      }
      assert.isAtMost(server.connections(), 5)
    }))

  it.live("defers a message that finds no connection, without an attempt", () =>
    Effect.gen(function*() {
      const server = yield* start({ ehlo: pipelining, dot: "hang" })
      const { submit } = yield* provider(server.port, { connections: 1, answerTimeout: 2_500 }).pipe(
        Effect.provideService(EngineSettings, { ...EngineSettings.defaultValue(), sendLeaseMillis: 2_000 })
      )
      const results = yield* Effect.forEach(times(3), () => submit(outgoing()), { concurrency: "unbounded" })
      assert.deepStrictEqual(results.map(({ _tag }) => _tag), ["Unknown", "TemporarilyRefused", "TemporarilyRefused"])
      assert.isTrue(
        results.slice(1).every((result) => result._tag === "TemporarilyRefused" && result.deferred === true)
      )
      assert.strictEqual(server.messages.length, 1)
    }))

  it.live("has the first message on a connection refused as the server says", () =>
    Effect.gen(function*() {
      const server = yield* start({ ehlo: pipelining, mail: "421 4.7.0 Not today" })
      const { submit } = yield* provider(server.port)
      assert.strictEqual((yield* submit(outgoing()))._tag, "TemporarilyRefused")
      assert.strictEqual(server.connections(), 1)
    }))

  it.live.each(["554 5.5.0 SMTP protocol synchronization", "hang"])(
    "announces nothing behind a message to a server that does not understand it: %s",
    (early) =>
      Effect.gen(function*() {
        const server = yield* start((connection) => ({ ehlo: pipelining, ...(connection < 2 ? { early } : {}) }))
        const { submit } = yield* provider(server.port, { connections: 1, socketTimeout: 300 })
        assert.strictEqual(yield* accepted(submit, 20), 20)
        assert.strictEqual(server.messages.length, 20)
        const announced = server.lines.filter((line) => line.startsWith("MAIL")).length
        assert.isAtMost(announced, 22)
      })
  )
})

describe("SmtpProvider, with messages that wait", () => {
  it.live("opens no other connection for a server that answers fast, and more where it takes long", () =>
    Effect.gen(function*() {
      const fast = yield* start({ ehlo: pipelining })
      const { submit } = yield* provider(fast.port, { connections: 40 })
      assert.strictEqual(yield* accepted(submit, 3), 3)
      assert.isAtMost(fast.connections(), 3)
      const slow = yield* start({ ehlo: pipelining, dot: "hang" })
      const patient = yield* provider(slow.port, { connections: 12, answerTimeout: 500 })
      yield* accepted(patient.submit, 12)
      assert.strictEqual(slow.connections(), 12)
    }))
})
