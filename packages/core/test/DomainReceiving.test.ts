import { assert, describe, it } from "@effect/vitest"
import { AuditStore } from "@sendwright/core/audit/AuditStore"
import { type DnsCheckState, dnsCheckStates } from "@sendwright/core/domains/DnsCheck"
import * as DomainMonitor from "@sendwright/core/domains/DomainMonitor"
import * as DomainReceiving from "@sendwright/core/domains/DomainReceiving"
import { Domains } from "@sendwright/core/domains/Domains"
import { domainStatuses } from "@sendwright/core/domains/DomainState"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import * as ReceivingHealth from "@sendwright/core/domains/ReceivingHealth"
import { StaticDns } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as TestClock from "effect/testing/TestClock"
import * as fc from "fast-check"
import { type Customer, customer, engine, hour, minute, start, startWorkers } from "./support/harness.ts"

const at = (millis: number) => new Date(start + millis)
const begun = DomainReceiving.begin("in.acme.example", "mx.sendwright.test", at(0))
const checkOf = (state: DnsCheckState) => ({ id: "receiving_mx", state, found: null })

describe("DomainReceiving", () => {
  it("begins with one MX to our host", () => {
    assert.deepStrictEqual(begun.dnsRecords, [
      { id: "receiving_mx", type: "MX", name: "in.acme.example", value: "10 mx.sendwright.test", purpose: "receiving" }
    ])
  })

  it("is judged by its own record alone", () => {
    const other = fc.record({
      id: fc.constantFrom("dkim", "return_path_mx"),
      state: fc.constantFrom(...dnsCheckStates),
      found: fc.constant(null)
    })
    fc.assert(fc.property(
      fc.option(fc.constantFrom(...dnsCheckStates)),
      fc.array(other),
      fc.constantFrom(...domainStatuses),
      (state, others, status) => {
        const checks = [...others, ...state === null ? [] : [checkOf(state)]]
        const after = ReceivingHealth.next({ ...begun, status }, checks, at(minute))
        if (state === null) return assert.isNull(after)
        assert.deepStrictEqual(after?.dnsChecks, [checkOf(state)])
        assert.strictEqual(after?.status, state === "found" ? "verified" : status)
      }
    ))
  })

  it("is verified anew only for who sends, and never beside another sender", () => {
    fc.assert(fc.property(
      fc.constantFrom(...domainStatuses),
      fc.constantFrom(...domainStatuses),
      fc.constantFrom("own" as const, "other" as const, null),
      (before, after, sender) => {
        const permitted = ReceivingHealth.permitted(before, after, sender)
        const mayBe = after === "verified" && (sender === "own" || (sender === null && before === "verified"))
        assert.strictEqual(permitted === "verified", mayBe)
      }
    ))
  })
})

const find = (of: Customer, id: string) =>
  Effect.flatMap(DomainStore, (domains) => Effect.map(domains.find(of.account.id, id), Option.getOrThrow))

it.effect("receiving and sending of a domain are verified, and break, apart", () =>
  Effect.gen(function*() {
    const of = yield* customer()
    const domains = yield* Domains
    const dns = yield* StaticDns
    const { dnsRecords, id } = yield* domains.create(of.live, "in.acme.example")
    yield* startWorkers(DomainMonitor.layer)
    const asked = yield* domains.addReceiving(of.live, id)
    const [mx] = asked.receiving!.dnsRecords
    assert.strictEqual(mx!.value, "10 bounces.sendwright.test")
    const statuses = Effect.map(find(of, id), ({ health, receiving, status }) => [
      status,
      health,
      receiving?.status,
      receiving?.health
    ])

    // The MX alone proves nothing.
    yield* dns.publish([mx!])
    yield* TestClock.adjust(5 * minute)
    assert.deepStrictEqual(yield* statuses, ["pending", "action_needed", "pending", "healthy"])
    yield* dns.publish(dnsRecords)
    yield* TestClock.adjust(5 * minute)
    assert.deepStrictEqual(yield* statuses, ["verified", "healthy", "verified", "healthy"])

    // The MX goes, for 3 days: sending is as it was.
    yield* dns.withdraw([mx!])
    yield* TestClock.adjust(hour)
    assert.deepStrictEqual(yield* statuses, ["verified", "healthy", "verified", "action_needed"])
    yield* TestClock.adjust(80 * hour)
    assert.deepStrictEqual(yield* statuses, ["verified", "healthy", "failed", "action_needed"])
    yield* dns.publish([mx!])
    yield* TestClock.adjust(6 * hour)
    assert.deepStrictEqual(yield* statuses, ["verified", "healthy", "verified", "healthy"])

    // The other way round.
    yield* dns.withdraw(dnsRecords)
    yield* TestClock.adjust(90 * hour)
    assert.deepStrictEqual(yield* statuses, ["failed", "action_needed", "verified", "healthy"])

    const entries = yield* (yield* AuditStore).list(of.account.id, 50, null)
    const actions = entries.map(({ action }) => action).toReversed()
    assert.deepStrictEqual(actions.filter((action) => action.startsWith("domain.")), [
      "domain.added",
      "domain.receiving_added",
      "domain.verified",
      "domain.receiving_verified",
      "domain.receiving_broken",
      "domain.receiving_failed",
      "domain.receiving_verified",
      "domain.broken",
      "domain.failed"
    ])
  }).pipe(Effect.provide(engine({ pollMillis: hour }))))

it.effect("a domain is asked to receive once, and no longer when it is told so", () =>
  Effect.gen(function*() {
    const of = yield* customer()
    const other = yield* customer()
    const domains = yield* Domains
    const { id } = yield* domains.create(of.live, "in.acme.example")
    const first = yield* domains.addReceiving(of.live, id)
    yield* TestClock.adjust(minute)
    assert.deepStrictEqual((yield* domains.addReceiving(of.live, id)).receiving, first.receiving)
    assert.strictEqual((yield* Effect.flip(domains.addReceiving(other.live, id)))._tag, "NotFound")
    assert.strictEqual((yield* Effect.flip(domains.removeReceiving(other.live, id)))._tag, "NotFound")
    yield* domains.removeReceiving(of.live, id)
    assert.isNull((yield* find(of, id)).receiving)
    assert.strictEqual((yield* Effect.flip(domains.removeReceiving(of.live, id)))._tag, "NotFound")
  }).pipe(Effect.provide(engine())))
