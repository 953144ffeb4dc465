import { assert, describe, it } from "@effect/vitest"
import { newId } from "@sendwright/testing/fixtures"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import * as Metric from "effect/Metric"
import * as References from "effect/References"
import { TestClock } from "effect/testing"
import { certificateFor } from "../../node/test/certificate.ts"
import { Tally, TlsTally } from "../src/reports/TlsTally.ts"
import type { StsPolicy } from "../src/tls/StsPolicy.ts"
import type { TlsDecision } from "../src/tls/TlsDecision.ts"
import { servers } from "./delivery.ts"
import { provider } from "./provider.ts"

const secure = { ehlo: "250-mx.test\r\n250 STARTTLS", secure: certificateFor("mx1.test") }

const policy = (mode: StsPolicy["mode"]): TlsDecision["policy"] => ({
  type: "sts",
  policy: { mode, mx: ["mx1.test"], maxAgeSeconds: 86_400 }
})

const tested: Partial<TlsDecision> = {
  policy: policy("testing"),
  tested: { _tag: "Verified", serverName: "mx1.test" }
}
const notAllowed: Partial<TlsDecision> = { demand: { _tag: "NotAllowed" }, policy: policy("enforce") }
const enforced: Partial<TlsDecision> = {
  demand: { _tag: "Verified", serverName: "mx1.test" },
  policy: policy("enforce")
}

/** A provider with decisions by domain, all of whose hosts are the first server, and what it counts. */
const counting = Effect.fnUntraced(function*(
  port: number,
  decisions: Readonly<Record<string, Partial<TlsDecision>>>,
  options: Parameters<typeof provider>[2] = {},
  tally = new Tally()
) {
  tally.isOn = true
  const zone = Object.fromEntries(Object.keys(decisions).map((domain) => [domain, [1]]))
  const { submit } = yield* provider(port, zone, { decisions, ...options }).pipe(
    Effect.provideService(TlsTally, tally)
  )
  const send = (...domains: ReadonlyArray<string>) =>
    submit(outgoing({
      emailId: newId(),
      envelope: { from: "a@out.test", bounceDomain: null, recipients: domains.map((domain) => `ada@${domain}`) }
    }))
  return { tally, send }
})

const shown = (tally: Tally) =>
  tally.drain().map(({ domain, failure, sessions }) => [domain, failure?.result ?? "success", sessions]).toSorted()

const counted = Effect.map(
  Metric.snapshot,
  (all) =>
    new Map(
      all.flatMap(({ attributes, id, state }) =>
        id === "sendwright_mx_tls_sessions_total" ? [[attributes?.["result"], (state as { count: number }).count]] : []
      )
    )
)

describe("SessionCounts", () => {
  it.effect("counts a session that domains share for each of them, by its own policy, and once", () =>
    Effect.gen(function*() {
      const [server] = yield* servers(secure)
      const { send, tally } = yield* counting(server!.port, { "plain.test": {}, "tested.test": tested })
      const before = yield* counted
      assert.strictEqual((yield* send("plain.test", "tested.test"))._tag, "Accepted")
      assert.strictEqual((yield* send("plain.test"))._tag, "Accepted")
      assert.strictEqual(server!.connections(), 1)
      assert.deepStrictEqual(shown(tally), [["plain.test", "success", 1], [
        "tested.test",
        "certificate-not-trusted",
        1
      ]])
      const after = yield* counted
      for (const result of ["success", "certificate-not-trusted"]) {
        assert.strictEqual((after.get(result) ?? 0) - (before.get(result) ?? 0), 1)
      }
    }))

  it.effect("counts what happens to each recipient's message for the domain of that recipient alone", () =>
    Effect.gen(function*() {
      const [server] = yield* servers(secure)
      const barred = { "barred.test": notAllowed, "closed.test": notAllowed }
      const { send, tally } = yield* counting(server!.port, barred, { returnPaths: true })
      yield* send("barred.test", "closed.test")
      assert.deepStrictEqual(shown(tally), [["barred.test", "validation-failure", 1], [
        "closed.test",
        "validation-failure",
        1
      ]])
    }))

  it.effect("counts a failure of opportunistic TLS once, and not the session in plaintext after it", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({ ...secure, secure: {} })
      const { send, tally } = yield* counting(server!.port, { "plain.test": {} })
      assert.strictEqual((yield* send("plain.test"))._tag, "Accepted")
      assert.deepStrictEqual(shown(tally), [["plain.test", "validation-failure", 1]])
    }))

  it.effect("counts the sessions of all pools together, each by the address that it left from", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({ ...secure, secure: {} })
      const { port } = server!
      const tally = new Tally()
      const decisions = { "plain.test": {} }
      const { send } = yield* counting(port, decisions, { from: ["127.0.0.81", "second.test@127.0.0.82"] }, tally)
      const other = yield* counting(port, decisions, { from: "127.0.0.83" }, tally)
      for (let n = 0; n < 40; n++) yield* send("plain.test")
      yield* other.send("plain.test")
      assert.deepStrictEqual(
        tally.drain().map(({ failure, sessions }) => [failure?.result, failure?.sendingIp, sessions]).toSorted(),
        ["127.0.0.81", "127.0.0.82", "127.0.0.83"].map((address) => ["validation-failure", address, 1])
      )
    }))

  it.effect("counts each delivery that a policy does not allow, and logs its domain once a minute", () => {
    const lines: Array<unknown> = []
    const logged = Logger.layer([
      Logger.make(({ fiber, message }) => void lines.push([message, fiber.getRef(References.CurrentLogAnnotations)]))
    ])
    return Effect.gen(function*() {
      const [server] = yield* servers({})
      const { send, tally } = yield* counting(server!.port, { "barred.test": notAllowed, "strict.test": enforced })
      for (let n = 0; n < 2; n++) {
        assert.deepInclude(yield* send("barred.test"), { _tag: "TemporarilyRefused", reason: "tls" })
        assert.deepInclude(yield* send("strict.test"), { _tag: "TemporarilyRefused", reason: "tls" })
      }
      assert.deepStrictEqual(shown(tally), [["barred.test", "validation-failure", 2], [
        "strict.test",
        "starttls-not-supported",
        2
      ]])
      const line = (domain: string, result: string) => [["The TLS policy of a domain stopped a session"], {
        domain,
        host: "mx1.test",
        policy: "sts",
        result
      }]
      assert.deepStrictEqual(lines, [
        line("barred.test", "validation-failure"),
        line("strict.test", "starttls-not-supported")
      ])
      yield* TestClock.adjust("1 minute")
      yield* send("barred.test")
      assert.lengthOf(lines, 3)
    }).pipe(Effect.provide(logged))
  })
})
