import { assert, describe, it } from "@effect/vitest"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import type { RecipientOutcome, Submission } from "@sendwright/core/sending/Submission"
import * as ReturnPath from "@sendwright/smtp/ReturnPath"
import * as SmtpOptions from "@sendwright/smtp/SmtpOptions"
import * as SmtpProvider from "@sendwright/smtp/SmtpProvider"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { createSecretKey } from "node:crypto"
import * as Net from "node:net"
import { messageTo, provider } from "./messages.ts"
import * as Relay from "./Relay.ts"
import { type Script, start } from "./ScriptedServer.ts"

const keys: ReturnPath.ReturnPathKeys = [
  createSecretKey(new Uint8Array(32).fill(1)),
  createSecretKey(new Uint8Array(32).fill(2))
]

const { emailId } = outgoing()

/** A message of a domain with a return path to these recipients. */
const signedTo = (...recipients: ReadonlyArray<string>): OutgoingMessage =>
  outgoing({ envelope: { from: "bounce@send.example.com", bounceDomain: "send.example.com", recipients } })

/** The provider with return paths of its own. */
const verp = (port: number, over: Partial<SmtpOptions.SmtpOptions> = {}, host: string | null = null) =>
  SmtpProvider.make(SmtpOptions.make({ host: "127.0.0.1", port, ...over }), { keys, host })

const outcomes = (submission: Submission): ReadonlyArray<readonly [string, string]> =>
  submission._tag === "Mixed"
    ? submission.outcomes.map(({ address, outcome }) => [address, outcome._tag])
    : [["all", submission._tag]]

describe("return paths", () => {
  it.live("name each recipient to whom the same message goes", () =>
    Effect.gen(function*() {
      const relay = yield* Relay.start({}, { hideDSN: false })
      const { submit } = yield* verp(relay.port)
      const recipients = ["ada@a.test", "bob@b.test", "cy@c.test"]
      const submission = yield* submit(signedTo(...recipients))
      assert.deepInclude(submission, {
        _tag: "Accepted",
        providerMessageId: "0198c0de.1@mail.example.com",
        refused: []
      })
      assert.deepStrictEqual(relay.relayed.flatMap(({ recipients }) => recipients).sort(), recipients)
      for (const { asked, dsn, from, recipients: [recipient = ""] } of relay.relayed) {
        assert.match(from, /^b\+[a-z2-7]{52}@send\.example\.com$/)
        const path = ReturnPath.parse(keys, from)
        assert(path !== undefined)
        assert.strictEqual(path.emailId, emailId)
        for (const other of recipients) assert.strictEqual(ReturnPath.isFor(path, other), other === recipient)
        assert.strictEqual(dsn?.envid, emailId)
        assert.deepStrictEqual(asked.map((one) => one?.orcpt), [`rfc822;${recipient}`])
      }
      assert.strictEqual(new Set(relay.relayed.map(({ message }) => message)).size, 1)
      assert.strictEqual(new Set(relay.relayed.map(({ from }) => from)).size, 3)
    }))

  it.live("are at the operator's host for mail of no domain of ours", () =>
    Effect.gen(function*() {
      const relay = yield* Relay.start()
      const { submit } = yield* verp(relay.port, {}, "bounces.sendwright.example")
      assert.strictEqual((yield* submit(messageTo("ada@a.test", "bob@b.test")))._tag, "Accepted")
      assert.deepStrictEqual(relay.relayed.map(({ from, recipients }) => [from.split("@")[1], recipients.length]), [
        ["bounces.sendwright.example", 1],
        ["bounces.sendwright.example", 1]
      ])
    }))

  it.live("are not made without keys or without a domain: then there is one transaction for all", () =>
    Effect.gen(function*() {
      const relay = yield* Relay.start()
      const withoutKeys = yield* provider(relay.port)
      yield* withoutKeys.submit(signedTo("ada@a.test", "bob@b.test"))
      const withoutDomain = yield* verp(relay.port)
      yield* withoutDomain.submit(messageTo("ada@a.test", "bob@b.test"))
      assert.deepStrictEqual(relay.relayed.map(({ from, recipients }) => [from, recipients]), [
        ["bounce@send.example.com", ["ada@a.test", "bob@b.test"]],
        ["bounce@send.example.com", ["ada@a.test", "bob@b.test"]]
      ])
    }))

  const to = (name: string) => Array.from({ length: 20 }, (_, i) => `${name}${i}@a.test`)

  it.live("use all connections of the pool for one message", () =>
    Effect.gen(function*() {
      const relay = yield* Relay.start()
      const { submit } = yield* verp(relay.port, { connections: 3 })
      assert.strictEqual((yield* submit(signedTo(...to("ada"))))._tag, "Accepted")
      assert.strictEqual(relay.mostOpen(), 3)
    }))

  it.live("take no more connections than the pool has where there are other messages", () =>
    Effect.gen(function*() {
      const relay = yield* Relay.start()
      const { submit } = yield* verp(relay.port, { connections: 3 })
      const submissions = yield* Effect.forEach(
        ["ada", "bob", "cy"],
        (name) => submit(signedTo(...to(name))),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(submissions.map(({ _tag }) => _tag), ["Accepted", "Accepted", "Accepted"])
      assert.strictEqual(relay.mostOpen(), 3)
      assert.deepStrictEqual(
        relay.relayed.flatMap(({ recipients }) => recipients).sort(),
        [...to("ada"), ...to("bob"), ...to("cy")].sort()
      )
    }))
})

describe("recipients that end differently", () => {
  for (const connections of [1, 5]) {
    it.live(`have an answer each, and who was taken is never written to again, over ${connections}`, () =>
      Effect.gen(function*() {
        const relay = yield* Relay.start({ "full@a.test": "450", "lost@a.test": "cut after the dot" })
        const { submit } = yield* verp(relay.port, { connections })
        const first = yield* submit(signedTo("ok@a.test", "full@a.test", "lost@a.test"))
        assert.deepStrictEqual(outcomes(first), [
          ["ok@a.test", "Accepted"],
          ["full@a.test", "TemporarilyRefused"],
          ["lost@a.test", "Unknown"]
        ])
        assert(first._tag === "Mixed")
        assert.deepInclude(first.outcomes[1]?.outcome, { code: "450", diagnostic: "450 4.2.0 Mailbox busy" })
        relay.treat("full@a.test", "250")
        relay.treat("lost@a.test", "250")
        const waiting = first.outcomes.flatMap(({ address, outcome }) => outcome._tag === "Accepted" ? [] : [address])
        const second = yield* submit({ ...signedTo(...waiting), attempt: 2 })
        assert.strictEqual(second._tag, "Accepted")
        assert.deepStrictEqual(
          relay.relayed.filter(({ taken }) => taken).flatMap(({ recipients }) => recipients).sort(),
          ["full@a.test", "lost@a.test", "ok@a.test"]
        )
      }))
  }

  it.live("tell a recipient who does not exist from a message that is not wanted", () =>
    Effect.gen(function*() {
      const relay = yield* Relay.start({ "gone@a.test": "550", "strict@a.test": "554 at the dot" })
      const { submit } = yield* verp(relay.port)
      const submission = yield* submit(signedTo("strict@a.test", "gone@a.test", "ok@a.test"))
      assert(submission._tag === "Mixed")
      assert.deepStrictEqual(
        submission.outcomes.map(({ address, outcome }) => [address, "subject" in outcome ? outcome.subject : null]),
        [["strict@a.test", "message"], ["gone@a.test", "recipient"], ["ok@a.test", null]]
      )
    }))

  it.live("are one answer where there was no connection for any", () =>
    Effect.gen(function*() {
      const port = yield* Effect.callback<number>((resume) => {
        const server = Net.createServer().listen(0, "127.0.0.1", () => {
          const { port } = server.address() as Net.AddressInfo
          server.close(() => resume(Effect.succeed(port)))
        })
      })
      const { submit } = yield* verp(port)
      const submission = yield* submit(signedTo("ada@a.test", "bob@a.test"))
      assert.deepInclude(submission, { _tag: "TemporarilyRefused", scope: "provider" })
    }))

  it.live("are told of as soon as they are accepted, while another one has no answer", () =>
    Effect.gen(function*() {
      const relay = yield* Relay.start({ "slow@a.test": "silence after the dot" })
      const { submit } = yield* verp(relay.port, { connections: 3 })
      const told = Deferred.makeUnsafe<ReadonlyArray<RecipientOutcome>>()
      const onAccepted = (outcomes: ReadonlyArray<RecipientOutcome>) =>
        Deferred.doneUnsafe(told, Exit.succeed(outcomes))
      yield* Effect.forkScoped(submit({ ...signedTo("slow@a.test", "ok@a.test"), onAccepted }))
      const accepted = yield* Deferred.await(told)
      assert.deepStrictEqual(accepted.map(({ address, outcome }) => [address, outcome._tag]), [[
        "ok@a.test",
        "Accepted"
      ]])
    }))

  it.live("keep what was accepted when time runs out over the others", () =>
    Effect.gen(function*() {
      const relay = yield* Relay.start({ "slow@a.test": "silence after the dot" })
      const settings = { ...EngineSettings.defaultValue(), sendLeaseMillis: 6_000 }
      const { submit } = yield* verp(relay.port, { connections: 1 }).pipe(
        Effect.provideService(EngineSettings, settings)
      )
      const submission = yield* submit(signedTo("ok@a.test", "slow@a.test", "late@a.test"))
      const taken = relay.relayed.flatMap(({ recipients }) => recipients)
      // On a busy machine the slow one's time may end a moment before that of all, and leave the last one this moment.
      const hadTime = taken.includes("late@a.test")
      assert.deepStrictEqual(outcomes(submission), [
        ["ok@a.test", "Accepted"],
        ["slow@a.test", "Unknown"],
        ["late@a.test", hadTime ? "Accepted" : "TemporarilyRefused"]
      ])
      assert.deepStrictEqual(taken.slice(0, 2), ["ok@a.test", "slow@a.test"])
    }))
})

describe("one transaction for several recipients", () => {
  const submitted = (script: Script) =>
    Effect.gen(function*() {
      const server = yield* start({
        rcpt: (address) => address === "gone@a.test" ? "550 5.1.1 No such user" : "250 Ok",
        ...script
      })
      const { submit } = yield* provider(server.port)
      return yield* submit(messageTo("gone@a.test", "ada@a.test", "bob@a.test"))
    })

  it.live.each<readonly [string, Script, string]>([
    ["the connection is lost after the dot", { dot: "close" }, "Unknown"],
    ["the message is temporarily refused", { dot: "451 4.3.0 Later" }, "TemporarilyRefused"],
    ["the message is permanently refused", { dot: "554 5.7.1 Spam" }, "PermanentlyRefused"],
    ["DATA is temporarily refused", { data: "451 4.3.0 Later" }, "TemporarilyRefused"],
    ["the connection is lost after DATA", { data: "close" }, "TemporarilyRefused"]
  ])("keeps the answer to RCPT where %s", ([, script, others]) =>
    Effect.gen(function*() {
      for (const ehlo of ["250 mail.test", "250-mail.test\r\n250 PIPELINING"]) {
        const submission = yield* submitted({ ehlo, ...script })
        assert.deepStrictEqual(outcomes(submission), [
          ["gone@a.test", "PermanentlyRefused"],
          ["ada@a.test", others],
          ["bob@a.test", others]
        ])
        assert.deepInclude(submission._tag === "Mixed" && submission.outcomes[0]?.outcome, {
          subject: "recipient",
          code: "550"
        })
      }
    }))

  it.live("takes nothing for an answer to RCPT that follows a refused MAIL", () =>
    Effect.gen(function*() {
      const submission = yield* submitted({
        ehlo: "250-mail.test\r\n250 PIPELINING",
        mail: "451 4.3.0 Later",
        data: "503 5.5.1 No recipients"
      })
      assert.deepInclude(submission, { _tag: "TemporarilyRefused", code: "451" })
    }))
})
