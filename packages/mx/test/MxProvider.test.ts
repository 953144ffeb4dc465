import { assert, describe, it } from "@effect/vitest"
import { Activity, ProcessActivity } from "@sendwright/core/foundation/ProcessActivity"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import * as HandoffPolicy from "@sendwright/core/sending/HandoffPolicy"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import type { RecipientOutcome } from "@sendwright/core/sending/Submission"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import { TestClock } from "effect/testing"
import { servers } from "./delivery.ts"
import { provider } from "./provider.ts"

const messageTo = (...recipients: ReadonlyArray<string>): OutgoingMessage =>
  outgoing({ envelope: { from: "bounce@send.test", bounceDomain: null, recipients } })

describe("MxProvider", () => {
  it.live("delivers to the server of the domain, which is told the name of EHLO and asked for no reports", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({ ehlo: "250-mx1.test\r\n250 DSN" })
      const { name, submit } = yield* provider(server!.port, { "a.test": [1] })
      assert.strictEqual(name, "mx")
      assert.deepInclude(yield* submit(messageTo("ada@a.test")), {
        _tag: "Accepted",
        by: "receiver",
        host: "mx1.test",
        response: "250 2.0.0 Ok: queued as 4ABC"
      })
      assert.deepStrictEqual(server!.lines, [
        "EHLO out.test",
        "MAIL FROM:<bounce@send.test>",
        "RCPT TO:<ada@a.test>",
        "DATA"
      ])
    }))

  it.live("names the receiver of an answer, and is heard of for as long as it is there", () =>
    Effect.gen(function*() {
      const activity = new Activity()
      yield* Effect.gen(function*() {
        const [server] = yield* servers({ rcpt: "450 4.2.0 Greylisted" })
        const sites = [{ pattern: "mx1.test", connections: 1, messagesPerConnection: 1, perMinute: 60 }]
        const { submit } = yield* provider(server!.port, { "a.test": [1], "b.test": [2] }, { sites })
        const receivers = yield* Effect.forEach(
          ["ada@a.test", "bea@b.test"],
          (to) => Effect.map(submit(messageTo(to)), ({ receiver }) => receiver)
        )
        assert.deepStrictEqual(receivers, ["mx1.test", "mx2.test"])
        const [shaping] = activity.shapings
        assert.deepStrictEqual(shaping?.report().map(({ site }) => site), ["mx1.test", "mx2.test"])
        shaping?.heed({ paused: ["mx1.test"], flushed: [] })
        assert.deepInclude(yield* submit(messageTo("ada@a.test")), {
          deferred: true,
          receiver: "mx1.test",
          diagnostic: "An operator paused deliveries to the mail servers of mx1.test"
        })
        assert.strictEqual(server!.connections(), 1)
      }).pipe(Effect.scoped, Effect.provideService(ProcessActivity, activity))
      assert.strictEqual(activity.shapings.size, 0)
    }))

  it.live("leaves from the address that it is told", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const { submit } = yield* provider(server!.port, { "a.test": [1] }, { from: "127.0.0.77" })
      assert.strictEqual((yield* submit(messageTo("ada@a.test")))._tag, "Accepted")
      assert.deepStrictEqual(server!.clients, ["127.0.0.77"])
      const over6 = yield* provider(server!.port, { "a.test": [1] }, { from: "::1" })
      const submission = yield* over6.submit(messageTo("ada@a.test"))
      assert(submission._tag === "TemporarilyRefused")
      assert.include(submission.diagnostic, "no IPv6 address")
    }))

  it.live("takes domains with the same servers to them together", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const zone = { "a.test": [1], "b.test": [1], "c.test": [2] }
      const { sites, submit } = yield* provider(server!.port, zone)
      const message = messageTo("ada@a.test", "bea@B.test", "cleo@c.test", "nobody@null.test", "ann@a.test")
      assert.deepStrictEqual(yield* sites!(message), [
        { site: "mx1.test", recipients: ["ada@a.test", "ann@a.test", "bea@B.test"] },
        { site: "mx2.test", recipients: ["cleo@c.test"] },
        { site: "null.test", recipients: ["nobody@null.test"] }
      ])
      const submission = yield* submit(messageTo("ada@a.test", "bea@B.test", "ann@a.test"))
      assert.strictEqual(submission._tag, "Accepted")
      assert.deepStrictEqual(server!.messages.map(({ recipients }) => recipients), [
        ["ada@a.test", "ann@a.test", "bea@B.test"]
      ])
    }))

  it.effect("keeps a domain whose name servers are silent apart from others, before the engine stops waiting", () =>
    Effect.gen(function*() {
      const { sites } = yield* provider(25, { "a.test": [1] })
      const lame = Array.from({ length: 12 }, (_, index) => `bea@lame${index}.test`)
      const found = yield* Effect.forkChild(sites!(messageTo(...lame, "ada@a.test")))
      yield* TestClock.adjust(HandoffPolicy.submitMillis(yield* EngineSettings) / 4 - 1)
      assert.deepStrictEqual(yield* Fiber.join(found), [
        ...lame.map((address) => ({ site: address.split("@")[1]!, recipients: [address] })),
        { site: "mx1.test", recipients: ["ada@a.test"] }
      ])
    }))

  it.live("keeps domains apart whose demands on TLS differ", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const { submit } = yield* provider(server!.port, { "a.test": [1], "b.test": [1], "c.test": [1] }, {
        demands: { "b.test": { _tag: "Verified", serverName: "mx1.test" }, "c.test": { _tag: "NotAllowed" } }
      })
      const submission = yield* submit(messageTo("ada@a.test", "bea@b.test", "cleo@c.test"))
      assert(submission._tag === "Mixed")
      assert.deepStrictEqual(
        submission.outcomes.map(({ address, outcome }) => [address, outcome._tag, "reason" in outcome]),
        [
          ["ada@a.test", "Accepted", false],
          ["bea@b.test", "TemporarilyRefused", true],
          ["cleo@c.test", "TemporarilyRefused", true]
        ]
      )
      assert.deepStrictEqual(server!.messages.map(({ recipients }) => recipients), [["ada@a.test"]])
    }))

  it.live("refuses what has no route at once, with its enhanced code", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const { submit } = yield* provider(server!.port, { "a.test": [1] })
      assert.deepInclude(yield* submit(messageTo("nobody@null.test")), {
        _tag: "PermanentlyRefused",
        subject: "recipient",
        code: "5.1.10",
        diagnostic: "5.1.10 null.test takes no mail."
      })
      const submission = yield* submit(messageTo("nobody@null.test", "ada@a.test", "bea@silent.test"))
      assert(submission._tag === "Mixed")
      assert.deepStrictEqual(
        new Map(submission.outcomes.map(({ address, outcome }) => [address, outcome._tag])),
        new Map([
          ["nobody@null.test", "PermanentlyRefused"],
          ["ada@a.test", "Accepted"],
          ["bea@silent.test", "TemporarilyRefused"]
        ])
      )
      assert.deepInclude(yield* submit(messageTo("bea@silent.test")), {
        _tag: "TemporarilyRefused",
        scope: "message",
        by: "receiver",
        code: "4.4.3",
        reason: "dns"
      })
    }))

  it.live("gives each recipient a return path, and says which server took which", () =>
    Effect.gen(function*() {
      const [first, second] = yield* servers(
        { rcpt: (address) => address === "bea@a.test" ? "450 4.2.1 Full" : "250 Ok" },
        {}
      )
      const { submit } = yield* provider(first!.port, { "a.test": [1], "b.test": [2] }, { returnPaths: true })
      const submission = yield* submit(messageTo("ada@a.test", "bea@a.test", "cleo@b.test"))
      assert(submission._tag === "Mixed")
      assert.deepStrictEqual(
        submission.outcomes.map(({ address, outcome }) => [address, outcome._tag, outcome.by, outcome.host]),
        [
          ["ada@a.test", "Accepted", "receiver", "mx1.test"],
          ["bea@a.test", "TemporarilyRefused", "receiver", "mx1.test"],
          ["cleo@b.test", "Accepted", "receiver", "mx2.test"]
        ]
      )
      for (const line of [...first!.lines, ...second!.lines].filter((line) => line.startsWith("MAIL"))) {
        assert.match(line, /^MAIL FROM:<b\+[a-z2-7]{52}@send\.out\.test>$/)
      }
    }))

  it.live("tells who was accepted before all have an answer, as the answer of the receiver", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({ rcpt: (address) => address === "bea@a.test" ? "hang" : "250 Ok" })
      const { submit } = yield* provider(server!.port, { "a.test": [1] }, { returnPaths: true })
      const told = Deferred.makeUnsafe<ReadonlyArray<RecipientOutcome>>()
      const onAccepted = (outcomes: ReadonlyArray<RecipientOutcome>) =>
        Deferred.doneUnsafe(told, Exit.succeed(outcomes))
      yield* Effect.forkScoped(submit({ ...messageTo("bea@a.test", "ada@a.test"), onAccepted }))
      const accepted = yield* Deferred.await(told)
      assert.deepStrictEqual(
        accepted.map(({ address, outcome: { _tag, by, host, receiver } }) => [address, _tag, by, host, receiver]),
        [["ada@a.test", "Accepted", "receiver", "mx1.test", "mx1.test"]]
      )
    }))

  it.live("says which server took which where all were taken", () =>
    Effect.gen(function*() {
      const [first] = yield* servers({}, {})
      const { submit } = yield* provider(first!.port, { "a.test": [1], "b.test": [2] })
      const submission = yield* submit(messageTo("ada@a.test", "bea@b.test"))
      assert(submission._tag === "Mixed")
      assert.deepStrictEqual(submission.outcomes.map(({ outcome }) => outcome.host), ["mx1.test", "mx2.test"])
    }))

  it.live("answers within its time, and says whether the message may have been taken", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({
        rcpt: (address) => address === "ada@a.test" ? "hang" : "250 Ok",
        dot: "hang"
      }, { greeting: "hang" })
      const { submit } = yield* provider(server!.port, { "a.test": [1], "b.test": [2] }).pipe(
        Effect.provideService(EngineSettings, { ...EngineSettings.defaultValue(), sendLeaseMillis: 4_000 })
      )
      const [asked, sent, silent] = yield* Effect.all([
        submit(messageTo("ada@a.test")),
        submit(messageTo("bea@a.test")),
        submit(messageTo("cleo@b.test"))
      ], { concurrency: "unbounded" }).pipe(Effect.timeout(3_000))
      assert.deepInclude(asked, { _tag: "TemporarilyRefused", scope: "message", by: "receiver", reason: "timeout" })
      assert.deepInclude(sent, { _tag: "Unknown", by: "receiver", reason: "timeout" })
      // Were it only deferred, the email would never come to an end.
      assert.deepInclude(silent, { _tag: "TemporarilyRefused", scope: "message", by: "receiver", reason: "timeout" })
      assert.notProperty(silent, "deferred")
    }))

  it.live("checks the name servers, and the address that connections leave from", () =>
    Effect.gen(function*() {
      yield* (yield* provider(25, {})).check
      yield* (yield* provider(25, {}, { from: "127.0.0.77" })).check
      const foreign = yield* Effect.flip((yield* provider(25, {}, { from: "192.0.2.1" })).check)
      assert.include(foreign.message, "192.0.2.1 is no address of this machine")
      const { check } = yield* provider(25, {}, { name: "silent.test" })
      assert.include((yield* Effect.flip(check)).message, "The name servers do not answer")
    }))
})
