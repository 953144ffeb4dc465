import { assert, it } from "@effect/vitest"
import type { Domain } from "@sendwright/core/domains/Domain"
import * as DomainMonitor from "@sendwright/core/domains/DomainMonitor"
import { Domains } from "@sendwright/core/domains/Domains"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import { StaticDns } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as TestClock from "effect/testing/TestClock"
import { type Customer, customer, engine, hour, minute, second, start, startWorkers } from "./support/harness.ts"

const find = (of: Customer, id: string) =>
  Effect.flatMap(DomainStore, (domains) => Effect.map(domains.find(of.account.id, id), Option.getOrThrow))

const calm = { pollMillis: hour }
const step = 5 * minute

/** Lets time pass, five minutes at a time, and notes each change of a domain with its time since the start. */
const watch = Effect.fnUntraced(function*(of: Customer, domain: Domain) {
  const seen: Array<string> = []
  let last = ""
  let now = 0
  const note = Effect.gen(function*() {
    const { health, status } = yield* find(of, domain.id)
    const line = `${status} ${health}`
    if (line !== last) seen.push(`+${Math.floor(now / hour)}:${String(now % hour / minute).padStart(2, "0")} ${line}`)
    last = line
  })
  yield* note
  /** Up to a time since the start, in minutes. */
  const until = Effect.fnUntraced(function*(minutes: number) {
    while (now < minutes * minute) {
      yield* TestClock.adjust(step)
      now += step
      yield* note
    }
  })
  return { seen, until }
})

/** When a name was looked up, in minutes since the start. */
const looked = (dns: StaticDns["Service"], name: string) =>
  dns.lookups.filter((lookup) => lookup.name === name).map(({ at }) => (at.getTime() - start) / minute)

it.effect("takes a domain through every state, on its timetable", () =>
  Effect.gen(function*() {
    const of = yield* customer()
    const domains = yield* Domains
    const dns = yield* StaticDns
    const domain = yield* domains.create(of.live, "mail.acme.example")
    yield* startWorkers(DomainMonitor.layer)
    const [dkim, mx, spf, dmarc] = domain.dnsRecords
    const { seen, until } = yield* watch(of, domain)

    // Nothing is published for 80 hours: every 5 minutes, then every hour, then every 6.
    yield* dns.fail(true)
    yield* until(10)
    assert.deepStrictEqual((yield* find(of, domain.id)).dnsCheckedAt, null)
    yield* dns.fail(false)
    yield* until(80 * 60)
    assert.deepStrictEqual(looked(dns, dkim!.name), [
      ...Array.from({ length: 12 }, (_, n) => 5 * (n + 1)),
      ...Array.from({ length: 71 }, (_, n) => 60 * (n + 2)),
      78 * 60
    ])
    assert.deepStrictEqual(seen, [
      "+0:00 pending unknown",
      "+0:15 pending action_needed",
      "+72:00 failed action_needed"
    ])

    // All of it but the policy: verified.
    yield* dns.publish([dkim!, mx!, spf!])
    yield* until(84 * 60)
    const verified = yield* find(of, domain.id)
    assert.deepStrictEqual(verified.dnsChecks?.map(({ state }) => state), ["found", "found", "found", "missing"])
    assert.deepStrictEqual(verified.healthChangedAt, new Date(start + 84 * hour))

    // The policy comes and goes, the name servers are out of order: nothing changes.
    yield* dns.publish([dmarc!])
    yield* until(90 * 60)
    assert.strictEqual((yield* find(of, domain.id)).dnsChecks?.[3]?.state, "found")
    yield* dns.fail(true)
    yield* until(96 * 60)
    assert.deepStrictEqual((yield* find(of, domain.id)).dnsCheckedAt, new Date(start + 90 * hour))
    yield* dns.fail(false)
    assert.deepStrictEqual(seen.slice(3), ["+84:00 verified healthy"])

    // One record breaks, and is put right before anybody needs to act.
    yield* dns.set(spf!.name, "TXT", ["v=spf1 -all"])
    yield* until(102 * 60)
    assert.deepStrictEqual((yield* find(of, domain.id)).brokenSince, new Date(start + 102 * hour))
    yield* dns.publish([spf!])
    yield* until(102 * 60 + 5)
    assert.isNull((yield* find(of, domain.id)).brokenSince)
    assert.strictEqual(seen.length, 4)

    // It breaks permanently: action is needed 5 minutes later, it fails 72 hours later, and is verified again in the end.
    yield* dns.withdraw([dkim!])
    const broken = 108 * 60 + 5
    yield* until(broken + 78 * 60)
    yield* dns.publish([dkim!])
    yield* until(broken + 84 * 60)
    assert.deepStrictEqual(seen.slice(4), [
      "+108:10 verified action_needed",
      "+180:05 failed action_needed",
      "+192:05 verified healthy"
    ])
  }).pipe(Effect.provide(engine(calm))))

it.effect("leaves one account's domain pending while another holds the name, and verifies it afterwards", () =>
  Effect.gen(function*() {
    const [one, two] = [yield* customer(), yield* customer()]
    const domains = yield* Domains
    const dns = yield* StaticDns
    const first = yield* domains.create(one.live, "shared.example")
    const second = yield* domains.create(two.live, "shared.example")
    // Their selectors differ, so that both can be published.
    assert.notStrictEqual(first.dnsRecords[0]?.name, second.dnsRecords[0]?.name)
    yield* dns.publish([...first.dnsRecords, second.dnsRecords[0]!])
    yield* domains.get(one.live, first.id)
    yield* startWorkers(DomainMonitor.layer)
    yield* TestClock.adjust(80 * hour)
    const waiting = yield* find(two, second.id)
    assert.deepStrictEqual([waiting.status, waiting.health], ["pending", "healthy"])
    assert.deepStrictEqual(waiting.dnsChecks?.map(({ state }) => state), ["found", "found", "found", "found"])
    assert.strictEqual((yield* find(one, first.id)).status, "verified")
    yield* domains.remove(one.live, first.id)
    yield* TestClock.adjust(6 * hour)
    assert.strictEqual((yield* find(two, second.id)).status, "verified")
  }).pipe(Effect.provide(engine(calm))))

it.effect("checks each of many domains once a turn, also with two nodes", () =>
  Effect.gen(function*() {
    const of = yield* customer()
    const domains = yield* Domains
    const dns = yield* StaticDns
    const names = Array.from({ length: 60 }, (_, n) => `d${n}.acme.example`)
    const added = yield* Effect.forEach(names, (name) => domains.create(of.live, name))
    yield* dns.delay(second)
    yield* startWorkers(DomainMonitor.layer)
    yield* startWorkers(DomainMonitor.layer)
    yield* TestClock.adjust(5 * minute - second)
    assert.strictEqual(dns.lookups.length, 0)
    yield* TestClock.adjust(2 * minute)
    assert.strictEqual(dns.lookups.length, 4 * names.length)
    for (const { id } of added) assert.strictEqual((yield* find(of, id)).health, "action_needed")
  }).pipe(Effect.provide(engine())))

it.effect("goes on where a worker stopped in the middle of a check", () =>
  Effect.gen(function*() {
    const of = yield* customer()
    const domains = yield* Domains
    const dns = yield* StaticDns
    const store = yield* DomainStore
    const domain = yield* domains.create(of.live, "mail.acme.example")
    yield* dns.publish(domain.dnsRecords)
    // Claimed by a process that is gone.
    yield* TestClock.adjust(5 * minute)
    const now = new Date(start + 5 * minute)
    const mine = yield* store.claimDueChecks({ now, limit: 10, leaseMillis: minute })
    assert.include(mine.map((claimed) => claimed.domain.id), domain.id)
    yield* startWorkers(DomainMonitor.layer)
    yield* TestClock.adjust(minute - second)
    assert.strictEqual((yield* find(of, domain.id)).status, "pending")
    yield* TestClock.adjust(second)
    assert.strictEqual((yield* find(of, domain.id)).status, "verified")
  }).pipe(Effect.provide(engine())))
