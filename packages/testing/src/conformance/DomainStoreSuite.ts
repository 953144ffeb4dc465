import { assert, layer } from "@effect/vitest"
import type { DnsCheck } from "@posthorn/core/domains/DnsCheck"
import type { DnsRecord } from "@posthorn/core/domains/DnsRecord"
import type { Domain } from "@posthorn/core/domains/Domain"
import { type ClaimedCheck, DomainStore } from "@posthorn/core/domains/DomainStore"
import type { Storage } from "@posthorn/core/Storage"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { acceptGroup, domain, newId } from "../fixtures.ts"
import { rotationTests } from "./domainRotation.ts"
import { day, hour, type It, minute, scenario, second, type SuiteOptions } from "./Scenario.ts"

const records: ReadonlyArray<DnsRecord> = [
  { id: "dkim", type: "TXT", name: "s1._domainkey.a.example", value: "v=DKIM1; p=\"AB\\C'", purpose: "dkim" },
  { id: "return_path_mx", type: "MX", name: "send.a.example", value: "10 bounces.example", purpose: "spf" }
]

const checks: ReadonlyArray<DnsCheck> = [
  { id: "dkim", state: "found", found: "v=DKIM1; p=\"AB\\C'" },
  { id: "return_path_mx", state: "missing", found: null }
]

const key = (name: string) => ({ selector: `ph${name}`, sealedPrivateKey: `1.k.${name}` })

/** Settles a claimed check with a status. */
const settle = (claimed: ClaimedCheck, status: Domain["status"], at: Date, more: Partial<Domain> = {}) =>
  DomainStore.use((domains) =>
    domains.settleCheck({
      accountId: claimed.domain.accountId,
      domainId: claimed.domain.id,
      number: claimed.number,
      found: {
        state: { status, health: "healthy", healthChangedAt: at, brokenSince: null, ...more },
        dnsChecks: checks,
        at
      },
      nextCheckAt: new Date(at.getTime() + hour)
    })
  )

/** Claims what tests before this one left with the time of the fixtures, for good: it would be due all the time. */
const setAside = (before: Date) =>
  DomainStore.use((domains) => domains.claimDueChecks({ now: before, limit: 10_000, leaseMillis: 100 * 365 * day }))

/** What every `DomainStore` must do. */
export const tests = (it: It): void => {
  it.effect("keeps the domains of an account, oldest first", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const accountId = t.account.id
      const newer = domain({ accountId, status: "pending", createdAt: t.at(second), region: "eu-west-1" })
      const older = domain({ accountId, status: "pending", createdAt: t.at(0) })
      assert.strictEqual(yield* t.domains.add(newer), "added")
      assert.strictEqual(yield* t.domains.add(older), "added")
      assert.deepStrictEqual(yield* t.domains.list(accountId), [t.domain, older, newer])
      assert.deepStrictEqual(Option.getOrNull(yield* t.domains.find(accountId, newer.id)), newer)
      assert.isTrue(Option.isNone(yield* t.domains.find(newId(), newer.id)))
      assert.isTrue(Option.isNone(yield* t.domains.find(accountId, newId())))
      assert.deepStrictEqual(yield* t.domains.list(newId()), [])
    }))

  it.effect("adds a name once to an account, and to several accounts", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const other = yield* t.seed()
      const first = domain({ accountId: t.account.id, status: "pending" })
      assert.strictEqual(yield* t.domains.add(first), "added")
      assert.strictEqual(yield* t.domains.add({ ...first, id: newId() }), "exists")
      assert.strictEqual(yield* t.domains.add({ ...first, id: newId(), accountId: other.account.id }), "added")
      assert.strictEqual((yield* t.domains.list(t.account.id)).length, 2)
      const same = domain({ accountId: t.account.id, status: "pending" })
      const answers = yield* Effect.all(
        Array.from({ length: 8 }, () => t.domains.add({ ...same, id: newId() })),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(answers.filter((answer) => answer === "added").length, 1)
    }))

  it.effect("knows whether anybody has a name", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const other = yield* t.seed()
      const mine = domain({ accountId: t.account.id, name: `${newId()}.example`, status: "pending" })
      const theirs = { ...mine, id: newId(), accountId: other.account.id }
      const inUse = t.domains.isNameInUse(mine.name)
      assert.isFalse(yield* inUse)
      yield* t.domains.add(mine)
      assert.isTrue(yield* inUse)
      yield* t.domains.add(theirs)
      yield* t.domains.remove(t.account.id, mine.id, t.at(0))
      assert.isTrue(yield* inUse)
      yield* t.domains.remove(other.account.id, theirs.id, t.at(0))
      assert.isFalse(yield* inUse)
      yield* t.domains.add({ ...mine, id: newId() })
      assert.isTrue(yield* inUse)
    }))

  it.effect("lets one account hold a name verified", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const other = yield* t.seed()
      const mine = domain({ accountId: t.account.id, status: "pending" })
      const theirs = { ...mine, id: newId(), accountId: other.account.id }
      yield* t.domains.add(mine)
      yield* t.domains.add(theirs)
      const set = (of: typeof mine, status: "pending" | "verified" | "failed") =>
        t.domains.setStatus(of.accountId, of.id, status)
      assert.deepStrictEqual(yield* set(mine, "verified"), { ...mine, status: "verified" })
      assert.deepStrictEqual(yield* set(mine, "verified"), { ...mine, status: "verified" })
      assert.strictEqual(yield* set(theirs, "verified"), "taken")
      assert.deepStrictEqual(Option.getOrNull(yield* t.domains.find(other.account.id, theirs.id)), theirs)
      assert.deepStrictEqual(yield* set(theirs, "failed"), { ...theirs, status: "failed" })
      assert.deepStrictEqual(yield* set(mine, "failed"), { ...mine, status: "failed" })
      assert.deepStrictEqual(yield* set(theirs, "verified"), { ...theirs, status: "verified" })
      assert.strictEqual(yield* set(mine, "verified"), "taken")
      yield* t.domains.remove(other.account.id, theirs.id, t.at(minute))
      assert.deepStrictEqual(yield* set(mine, "verified"), { ...mine, status: "verified" })
      assert.strictEqual(yield* t.domains.setStatus(other.account.id, mine.id, "failed"), "not_found")
      assert.strictEqual(yield* t.domains.setStatus(t.account.id, newId(), "failed"), "not_found")
    }))

  it.effect("lets one of two accounts win that verify a name at once", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const name = `${newId()}.example`
      const seeded = yield* Effect.all(Array.from({ length: 6 }, () => t.seed()))
      const domains = seeded.map(({ account }) => domain({ accountId: account.id, name, status: "pending" }))
      yield* Effect.forEach(domains, (item) => t.domains.add(item))
      const answers = yield* Effect.forEach(
        domains,
        (item) => t.domains.setStatus(item.accountId, item.id, "verified"),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(answers.filter((answer) => answer !== "taken").length, 1)
    }))

  it.effect("removes a domain, keeps its emails, and lets its name be added again", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const accountId = t.account.id
      const id = yield* t.send({ domain: t.domain.name })
      assert.isFalse(yield* t.domains.remove(newId(), t.domain.id, t.at(0)))
      assert.isFalse(yield* t.domains.remove(accountId, newId(), t.at(0)))
      assert.isTrue(yield* t.domains.remove(accountId, t.domain.id, t.at(0)))
      assert.isFalse(yield* t.domains.remove(accountId, t.domain.id, t.at(0)))
      assert.deepStrictEqual(yield* t.domains.list(accountId), [])
      assert.isTrue(Option.isNone(yield* t.domains.find(accountId, t.domain.id)))
      assert.strictEqual(yield* t.domains.setStatus(accountId, t.domain.id, "verified"), "not_found")
      assert.strictEqual((yield* t.get(id)).domainId, t.domain.id)
      const again = { ...t.domain, id: newId(), status: "pending" as const, createdAt: t.at(minute) }
      assert.strictEqual(yield* t.domains.add(again), "added")
      const refused = yield* t.acceptGroup(acceptGroup([t.email({ domain: t.domain.name })]))
      assert.strictEqual(refused._tag === "Judged" && refused.verdicts[0]?._tag, "DomainNotVerified")
      yield* t.domains.setStatus(accountId, again.id, "verified")
      const next = yield* t.send({ domain: t.domain.name })
      assert.strictEqual((yield* t.get(next)).domainId, again.id)
      assert.isTrue(yield* t.domains.remove(accountId, again.id, t.at(2 * minute)))
      assert.strictEqual(yield* t.domains.add({ ...again, id: newId() }), "added")
    }))

  it.effect("counts an account's domains in the commit that adds one", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const add = (limit: number | null, over: Partial<Domain> = {}) =>
        t.domains.add(domain({ accountId: t.account.id, status: "pending", ...over }), { key: null, limit })
      assert.strictEqual(yield* add(1), "limit")
      // What is there already is said before what is too many.
      assert.strictEqual(yield* add(1, { name: t.domain.name }), "exists")
      const answers = yield* Effect.all(Array.from({ length: 12 }, () => add(5)), { concurrency: "unbounded" })
      assert.deepStrictEqual(answers.map(String).sort(), [
        ...Array.from({ length: 4 }, () => "added"),
        ...Array.from({ length: 8 }, () => "limit")
      ])
      assert.strictEqual((yield* t.domains.list(t.account.id)).length, 5)
      assert.isTrue(yield* t.domains.remove(t.account.id, t.domain.id, t.at(0)))
      assert.deepStrictEqual([yield* add(5), yield* add(5), yield* add(null)], ["added", "limit", "added"])
      assert.strictEqual(yield* add(0, { accountId: (yield* t.seed()).account.id }), "limit")
    }))

  it.effect("keeps a domain's records and what was found of them", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const whole = domain({
        accountId: t.account.id,
        status: "verified",
        health: "action_needed",
        healthChangedAt: t.at(1),
        brokenSince: t.at(2),
        dnsRecords: records,
        dnsChecks: checks,
        dnsCheckedAt: t.at(3),
        createdAt: t.at(-day)
      })
      yield* t.domains.add(whole)
      assert.deepStrictEqual(Option.getOrNull(yield* t.domains.find(t.account.id, whole.id)), whole)
      const [claimed] = yield* t.domains.claimDueChecks({ now: t.at(0), limit: 1, leaseMillis: minute })
      assert.isDefined(claimed)
    }))

  it.effect("answers with the key that mail of a domain is signed with", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const accountId = t.account.id
      const signed = domain({ accountId, status: "pending" })
      const of = (id: string, account = accountId) => Effect.map(t.domains.signingKey(account, id), Option.getOrNull)
      yield* t.domains.add(signed, { key: key("one"), limit: null })
      const one = { ...key("one"), domainId: signed.id, domain: signed.name }
      assert.deepStrictEqual(yield* of(signed.id), one)
      assert.isNull(yield* of(signed.id, (yield* t.seed()).account.id))
      assert.isNull(yield* of(newId()))
      // The provider signs for it.
      assert.isNull(yield* of(t.domain.id))
      yield* t.domains.remove(accountId, signed.id, t.at(0))
      assert.isNull(yield* of(signed.id))
      const again = { ...signed, id: newId() }
      yield* t.domains.add(again, { key: key("two"), limit: null })
      const two = { ...key("two"), domainId: again.id, domain: signed.name }
      // Email that was accepted for the old one goes out with the key that is published now.
      assert.deepStrictEqual([yield* of(signed.id), yield* of(again.id)], [two, two])
    }))

  rotationTests(it)

  it.effect("claims the checks that are due, the longest due first, each once until its lease ends", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const accountId = t.account.id
      yield* setAside(t.at(-40 * day))
      yield* t.domains.remove(accountId, t.domain.id, t.at(0))
      const add = (at: number) => {
        const added = domain({ accountId, status: "pending", createdAt: t.at(at) })
        return Effect.as(t.domains.add(added), added)
      }
      const young = yield* add(0)
      const middle = yield* add(-minute)
      const old = yield* add(-hour)
      const gone = yield* add(-day)
      yield* t.domains.remove(accountId, gone.id, t.at(0))
      const claim = (at: number, limit = 10) =>
        Effect.map(
          t.domains.claimDueChecks({ now: t.at(at), limit, leaseMillis: minute }),
          (claimed) => claimed.filter(({ domain }) => domain.accountId === accountId)
        )
      const ids = (claimed: ReadonlyArray<ClaimedCheck>) => claimed.map(({ domain }) => domain.id)
      assert.deepStrictEqual(yield* t.domains.nextCheckDue, new Date(old.createdAt.getTime() + 5 * minute))
      assert.deepStrictEqual(ids(yield* claim(0)), [old.id])
      assert.deepStrictEqual(ids(yield* claim(minute - 1)), [])
      assert.deepStrictEqual(ids(yield* claim(minute)), [old.id])
      assert.deepStrictEqual(ids(yield* claim(5 * minute, 2)), [old.id, middle.id])
      const [last, ...others] = yield* claim(5 * minute)
      assert.deepStrictEqual([last?.domain, others], [young, []])
      const settled = Option.getOrThrow(yield* settle(last!, "pending", t.at(5 * minute)))
      assert.deepStrictEqual(settled, {
        ...young,
        health: "healthy",
        healthChangedAt: t.at(5 * minute),
        dnsChecks: checks,
        dnsCheckedAt: t.at(5 * minute)
      })
      assert.deepStrictEqual(ids(yield* claim(30 * minute)).sort(), [old.id, middle.id].sort())
      assert.deepStrictEqual(ids(yield* claim(65 * minute)).sort(), [old.id, middle.id, young.id].sort())
    }))

  it.effect("shares the due checks out between nodes that claim at once", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const accountId = t.account.id
      yield* setAside(t.at(-40 * day))
      const names = yield* Effect.forEach(Array.from({ length: 20 }), () => {
        const added = domain({ accountId, status: "pending", createdAt: t.at(-hour) })
        return Effect.as(t.domains.add(added), added.id)
      })
      const claims = yield* Effect.all(
        Array.from({ length: 8 }, () => t.domains.claimDueChecks({ now: t.at(0), limit: 6, leaseMillis: minute })),
        { concurrency: "unbounded" }
      )
      const ids = claims.flat().map(({ domain }) => domain.id).filter((id) => names.includes(id))
      assert.strictEqual(new Set(ids).size, ids.length)
      const rest = yield* t.domains.claimDueChecks({ now: t.at(0), limit: 100, leaseMillis: minute })
      assert.deepStrictEqual(
        [...ids, ...rest.map(({ domain }) => domain.id)].filter((id) => id !== t.domain.id).sort(),
        [
          ...names
        ].sort()
      )
    }))

  it.effect("begins a check of one domain at most once in an interval", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const accountId = t.account.id
      const asked = domain({ accountId, status: "pending", createdAt: t.at(0) })
      yield* t.domains.add(asked)
      const claim = (at: number, id = asked.id, account = accountId) =>
        t.domains.claimCheck({
          accountId: account,
          id,
          now: t.at(at),
          minIntervalMillis: 10 * second,
          leaseMillis: minute
        })
      assert.isTrue(Option.isNone(yield* claim(0, newId())))
      assert.isTrue(Option.isNone(yield* claim(0, asked.id, newId())))
      assert.isTrue(Option.isNone(yield* claim(0, "no id")))
      const first = yield* Effect.all(Array.from({ length: 8 }, () => claim(0)), { concurrency: "unbounded" })
      assert.deepStrictEqual(first.flatMap(Option.toArray).map(({ domain }) => domain), [asked])
      assert.isTrue(Option.isNone(yield* claim(10 * second - 1)))
      assert.isTrue(Option.isSome(yield* claim(10 * second)))
      // A claim of the monitor counts as well.
      yield* t.domains.claimDueChecks({ now: t.at(70 * second), limit: 100, leaseMillis: minute })
      assert.isTrue(Option.isNone(yield* claim(71 * second)))
      yield* t.domains.remove(accountId, asked.id, t.at(80 * second))
      assert.isTrue(Option.isNone(yield* claim(90 * second)))
    }))

  it.effect("stores what only the check that began last came to, and that once", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const accountId = t.account.id
      const checked = domain({ accountId, status: "pending", createdAt: t.at(0) })
      yield* t.domains.add(checked)
      const claim = (at: number) =>
        Effect.map(
          t.domains.claimCheck({ accountId, id: checked.id, now: t.at(at), minIntervalMillis: 0, leaseMillis: minute }),
          Option.getOrThrow
        )
      const slow = yield* claim(0)
      const quick = yield* claim(second)
      assert.strictEqual(Option.getOrThrow(yield* settle(quick, "verified", t.at(second))).status, "verified")
      assert.isTrue(Option.isNone(yield* settle(slow, "failed", t.at(2 * second))))
      assert.isTrue(Option.isNone(yield* settle(quick, "failed", t.at(2 * second))))
      const now = Option.getOrThrow(yield* t.domains.find(accountId, checked.id))
      assert.deepStrictEqual([now.status, now.dnsCheckedAt], ["verified", t.at(second)])
      // Nor what began before a status was set by hand.
      const before = yield* claim(3 * second)
      yield* t.domains.setStatus(accountId, checked.id, "failed")
      assert.isTrue(Option.isNone(yield* settle(before, "verified", t.at(4 * second))))
      // Nor what another account says, nor what comes after the removal.
      const stranger = yield* claim(5 * second)
      const elsewhere = { ...stranger, domain: { ...stranger.domain, accountId: newId() } }
      assert.isTrue(Option.isNone(yield* settle(elsewhere, "verified", t.at(5 * second))))
      yield* t.domains.remove(accountId, checked.id, t.at(6 * second))
      assert.isTrue(Option.isNone(yield* settle(stranger, "verified", t.at(6 * second))))
      const raced = domain({ accountId, status: "pending", createdAt: t.at(0) })
      yield* t.domains.add(raced)
      const racing = Option.getOrThrow(
        yield* t.domains.claimCheck({ accountId, id: raced.id, now: t.at(0), minIntervalMillis: 0, leaseMillis: 1 })
      )
      const answers = yield* Effect.all(
        Array.from({ length: 6 }, () => settle(racing, "verified", t.at(0))),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(answers.filter(Option.isSome).length, 1)
    }))

  it.effect("changes nothing but the time of the next one after an inconclusive check", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const accountId = t.account.id
      yield* setAside(t.at(-40 * day))
      yield* t.domains.remove(accountId, t.domain.id, t.at(0))
      const checked = domain({ accountId, status: "verified", createdAt: t.at(0), brokenSince: t.at(1) })
      yield* t.domains.add(checked)
      const [claimed] = yield* t.domains.claimDueChecks({ now: t.at(5 * minute + 1), limit: 9, leaseMillis: minute })
      const settled = yield* t.domains.settleCheck({
        accountId,
        domainId: checked.id,
        number: claimed!.number,
        found: null,
        nextCheckAt: t.at(10 * minute)
      })
      assert.deepStrictEqual(Option.getOrNull(settled), checked)
      assert.deepStrictEqual(yield* t.domains.nextCheckDue, t.at(10 * minute))
      assert.isTrue(Option.isNone(yield* settle(claimed!, "failed", t.at(6 * minute))))
    }))

  it.effect("leaves a domain as it was where another account holds its name verified", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const name = `${newId()}.example`
      const seeded = yield* Effect.all(Array.from({ length: 6 }, () => t.seed()))
      const domains = seeded.map(({ account }) => domain({ accountId: account.id, name, status: "pending" }))
      yield* Effect.forEach(domains, (item) => t.domains.add(item))
      const verify = Effect.fnUntraced(function*(item: Domain) {
        const claimed = yield* t.domains.claimCheck({
          accountId: item.accountId,
          id: item.id,
          now: t.at(0),
          minIntervalMillis: 0,
          leaseMillis: minute
        })
        return Option.getOrThrow(yield* settle(Option.getOrThrow(claimed), "verified", t.at(0)))
      })
      const answers = yield* Effect.forEach(domains, verify, { concurrency: "unbounded" })
      assert.deepStrictEqual(answers.map(({ status }) => status as string).sort(), [
        ...Array.from({ length: 5 }, () => "pending"),
        "verified"
      ])
      // What was found is stored all the same.
      for (const answer of answers) assert.deepStrictEqual([answer.health, answer.dnsChecks], ["healthy", checks])
      const winner = answers.find(({ status }) => status === "verified")!
      const loser = answers.find(({ status }) => status === "pending")!
      assert.strictEqual((yield* verify(winner)).status, "verified")
      yield* t.domains.remove(winner.accountId, winner.id, t.at(minute))
      assert.strictEqual((yield* verify(loser)).status, "verified")
      const id = newId()
      yield* t.domains.add({ ...winner, id, status: "failed" })
      assert.strictEqual((yield* verify({ ...winner, id })).status, "failed")
    }))
}

/** Runs the conformance tests of `DomainStore` on an adapter. */
export const suite = <E>(name: string, storage: Layer.Layer<Storage, E>, options?: SuiteOptions): void =>
  layer(storage, options)(`${name}: DomainStore`, tests)
