import { assert } from "@effect/vitest"
import type { Domain } from "@sendwright/core/domains/Domain"
import { type ClaimedCheck, DomainStore } from "@sendwright/core/domains/DomainStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { domain, newId } from "../fixtures.ts"
import { checks } from "./domainFixtures.ts"
import { day, harness, hour, type It, minute, second } from "./Harness.ts"

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

/** Claims what tests before this one left with the time of the fixtures, permanently: it would be due all the time. */
const setAside = (before: Date) =>
  DomainStore.use((domains) => domains.claimDueChecks({ now: before, limit: 10_000, leaseMillis: 100 * 365 * day }))

/** What every `DomainStore` must do. */
/** The checks of `DomainStore`. */
export const checkTests = (it: It): void => {
  it.effect("claims the checks that are due, the longest due first, each once until its lease ends", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const accountId = t.account.id
      yield* setAside(t.at(-day))
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
      assert.deepStrictEqual((yield* t.domains.nextChecks(accountId)).get(young.id), t.at(5 * minute))
      assert.deepStrictEqual(
        [...(yield* t.domains.nextChecks(accountId)).keys()].sort(),
        [young.id, middle.id, old.id].sort()
      )
      assert.deepStrictEqual([...(yield* t.domains.nextChecks(newId()))], [])
      assert.deepStrictEqual(ids(yield* claim(0)), [old.id])
      assert.deepStrictEqual((yield* t.domains.nextChecks(accountId)).get(old.id), t.at(minute))
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
      const t = yield* harness()
      const accountId = t.account.id
      yield* setAside(t.at(-day))
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
      const t = yield* harness()
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
      const t = yield* harness()
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
      // Nor what began before a status was set manually.
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
      const t = yield* harness()
      const accountId = t.account.id
      yield* setAside(t.at(-day))
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
      const t = yield* harness()
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
