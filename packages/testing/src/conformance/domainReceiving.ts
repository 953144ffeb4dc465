import { assert } from "@effect/vitest"
import type { Domain } from "@sendwright/core/domains/Domain"
import * as DomainReceiving from "@sendwright/core/domains/DomainReceiving"
import type { DomainStatus } from "@sendwright/core/domains/DomainState"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { domain, newId } from "../fixtures.ts"
import { checks } from "./domainFixtures.ts"
import { harness, hour, type It, minute } from "./Harness.ts"

const found = [{ id: "receiving_mx", state: "found", found: "10 mx.example" }] as const

/** Asks a domain to receive. */
const ask = ({ accountId, id, name }: Pick<Domain, "accountId" | "id" | "name">, at: Date) =>
  DomainStore.use((domains) =>
    domains.beginReceiving({
      accountId,
      domainId: id,
      receiving: DomainReceiving.begin(name, "mx.example", at),
      nextCheckAt: new Date(at.getTime() + 5 * minute)
    })
  )

/** Checks a domain. Each status is what its check comes to; `null`: inconclusive. Answers with the domain as it is then. */
const check = Effect.fnUntraced(function*(
  { accountId, id }: Pick<Domain, "accountId" | "id">,
  at: Date,
  sending: DomainStatus | null,
  receiving: DomainStatus | null
) {
  const domains = yield* DomainStore
  const claimed = yield* domains.claimCheck({ accountId, id, now: at, minIntervalMillis: 0, leaseMillis: minute })
  const { domain, number } = Option.getOrThrow(claimed)
  const state = { health: "healthy", healthChangedAt: at, brokenSince: null } as const
  const settled = yield* domains.settleCheck({
    accountId,
    domainId: id,
    number,
    found: sending === null ? null : { state: { ...state, status: sending }, dnsChecks: checks, at },
    ...(receiving === null || domain.receiving === null ? {} : {
      receiving: { ...domain.receiving, ...state, status: receiving, dnsChecks: found, dnsCheckedAt: at }
    }),
    nextCheckAt: new Date(at.getTime() + hour)
  })
  return Option.getOrThrow(settled)
})

/** How the domains of a `DomainStore` receive. */
export const receivingTests = (it: It): void => {
  it.effect("asks a domain to receive, once, until that ends", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const { account } = t
      const asked = domain({ accountId: account.id, status: "pending", createdAt: t.at(-hour) })
      yield* t.domains.add(asked)
      const receiving = DomainReceiving.begin(asked.name, "mx.example", t.at(0))
      assert.deepStrictEqual(Option.getOrNull(yield* ask(asked, t.at(0))), {
        domain: { ...asked, receiving },
        isNew: true
      })
      assert.deepStrictEqual(
        (yield* t.domains.nextChecks(account.id)).get(asked.id),
        new Date(
          asked.createdAt.getTime() + 5 * minute
        )
      )
      assert.deepStrictEqual(Option.getOrNull(yield* ask(asked, t.at(minute))), {
        domain: { ...asked, receiving },
        isNew: false
      })
      assert.deepStrictEqual(yield* t.domains.list(account.id), [{ ...asked, receiving }, t.domain].sort(byTime))
      assert.isTrue(Option.isNone(yield* ask({ ...asked, id: newId() }, t.at(0))))
      assert.isTrue(Option.isNone(yield* ask({ ...asked, accountId: newId() }, t.at(0))))
      assert.isFalse(yield* t.domains.endReceiving(newId(), asked.id))
      assert.isFalse(yield* t.domains.endReceiving(account.id, newId()))
      assert.isTrue(yield* t.domains.endReceiving(account.id, asked.id))
      assert.isFalse(yield* t.domains.endReceiving(account.id, asked.id))
      assert.deepStrictEqual(Option.getOrNull(yield* t.domains.find(account.id, asked.id)), asked)
      yield* t.domains.remove(account.id, asked.id, t.at(0))
      assert.isTrue(Option.isNone(yield* ask(asked, t.at(0))))
    }))

  it.effect("has a domain that was checked already looked up sooner when it is asked to receive", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* check(t.domain, t.at(0), "verified", null)
      assert.deepStrictEqual((yield* t.domains.nextChecks(t.account.id)).get(t.domain.id), t.at(hour))
      yield* ask(t.domain, t.at(minute))
      assert.deepStrictEqual((yield* t.domains.nextChecks(t.account.id)).get(t.domain.id), t.at(6 * minute))
    }))

  it.effect("adds a domain with how it receives", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const id = newId()
      const receiving = DomainReceiving.begin(`${id}.example`, "mx.example", t.at(0))
      const whole = domain({ id, accountId: t.account.id, status: "pending", receiving })
      yield* t.domains.add(whole)
      assert.deepStrictEqual(Option.getOrNull(yield* t.domains.find(t.account.id, id)), whole)
    }))

  it.effect("verifies receiving only with sending, and then judges each by its own records", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const mine = domain({ accountId: t.account.id, status: "pending" })
      yield* t.domains.add(mine)
      yield* ask(mine, t.at(0))
      const receiver = Effect.map(t.domains.findReceiver(mine.name), Option.getOrNull)
      const statuses = (checked: Domain) => [checked.status, checked.receiving?.status]

      const early = yield* check(mine, t.at(minute), "pending", "verified")
      assert.deepStrictEqual(statuses(early), ["pending", "pending"])
      // What was found is stored all the same.
      assert.deepStrictEqual([early.receiving?.health, early.receiving?.dnsChecks], ["healthy", found])
      assert.isNull(yield* receiver)

      assert.deepStrictEqual(statuses(yield* check(mine, t.at(2 * minute), "verified", null)), ["verified", "pending"])
      assert.isNull(yield* receiver)
      assert.deepStrictEqual(statuses(yield* check(mine, t.at(3 * minute), null, "verified")), ["verified", "verified"])
      assert.strictEqual(yield* receiver, t.account.id)
      const stored = Option.getOrThrow(yield* t.domains.find(t.account.id, mine.id))
      assert.deepStrictEqual([stored.receiving?.dnsCheckedAt, stored.receiving?.startedAt], [t.at(3 * minute), t.at(0)])

      assert.deepStrictEqual(statuses(yield* check(mine, t.at(4 * minute), "failed", "verified")), [
        "failed",
        "verified"
      ])
      assert.strictEqual(yield* receiver, t.account.id)
      assert.deepStrictEqual(statuses(yield* check(mine, t.at(5 * minute), "verified", "failed")), [
        "verified",
        "failed"
      ])
      assert.isNull(yield* receiver)
      assert.deepStrictEqual(statuses(yield* check(mine, t.at(6 * minute), "verified", "verified")), [
        "verified",
        "verified"
      ])
      yield* t.domains.remove(t.account.id, mine.id, t.at(7 * minute))
      assert.isNull(yield* receiver)
    }))

  it.effect("gives a name to one account: the first keeps it while it is verified, then to who proves it", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const mine = domain({ accountId: t.account.id, status: "pending" })
      const theirs = { ...mine, id: newId(), accountId: other.account.id }
      yield* t.domains.add(mine)
      yield* t.domains.add(theirs)
      yield* ask(mine, t.at(0))
      yield* ask(theirs, t.at(0))
      const receiver = Effect.map(t.domains.findReceiver(mine.name), Option.getOrNull)
      const receives = ({ accountId, id }: Domain) =>
        Effect.map(t.domains.find(accountId, id), (found) => Option.getOrThrow(found).receiving?.status)

      yield* check(mine, t.at(minute), "verified", "verified")
      const refused = yield* check(theirs, t.at(2 * minute), "verified", "verified")
      assert.deepStrictEqual([refused.status, refused.receiving?.status], ["pending", "pending"])
      assert.strictEqual(yield* receiver, t.account.id)

      // The first can no longer prove that the name is its own, but nobody else does.
      yield* check(mine, t.at(3 * minute), "failed", "verified")
      const unproved = yield* check(theirs, t.at(4 * minute), "pending", "verified")
      assert.strictEqual(unproved.receiving?.status, "pending")
      assert.strictEqual(yield* receiver, t.account.id)

      // The second proves it, and receives nothing yet; the first does not either.
      yield* check(theirs, t.at(5 * minute), "verified", "pending")
      assert.isNull(yield* receiver)
      const ended = yield* check(mine, t.at(6 * minute), "failed", "verified")
      assert.strictEqual(ended.receiving?.status, "failed")
      yield* check(theirs, t.at(7 * minute), "verified", "verified")
      assert.strictEqual(yield* receiver, other.account.id)
      assert.strictEqual((yield* check(mine, t.at(8 * minute), "verified", "verified")).receiving?.status, "failed")
      assert.strictEqual(yield* receiver, other.account.id)

      // In one commit the name goes from one to the other.
      yield* t.domains.setStatus(other.account.id, theirs.id, "failed")
      assert.strictEqual(yield* receives(theirs), "verified")
      yield* check(mine, t.at(9 * minute), "verified", "verified")
      assert.deepStrictEqual([yield* receives(mine), yield* receives(theirs)], ["verified", "failed"])
      assert.strictEqual(yield* receiver, t.account.id)
    }))

  it.effect("lets one of many accounts receive that are verified at once", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const name = `${newId()}.example`
      const seeded = yield* Effect.all(Array.from({ length: 6 }, () => t.seed()))
      const domains = seeded.map(({ account }) => domain({ accountId: account.id, name, status: "pending" }))
      yield* Effect.forEach(domains, (item) => Effect.andThen(t.domains.add(item), ask(item, t.at(0))))
      const answers = yield* Effect.forEach(domains, (item) => check(item, t.at(minute), "verified", "verified"), {
        concurrency: "unbounded"
      })
      const verified = answers.filter(({ receiving }) => receiving?.status === "verified")
      assert.deepStrictEqual(verified.map(({ status }) => status), ["verified"])
      assert.strictEqual(Option.getOrNull(yield* t.domains.findReceiver(name)), verified[0]?.accountId)
    }))

  it.effect("stores nothing of a check whose domain is not asked to receive any more", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* ask(t.domain, t.at(0))
      const claimed = Option.getOrThrow(
        yield* t.domains.claimCheck({
          accountId: t.account.id,
          id: t.domain.id,
          now: t.at(minute),
          minIntervalMillis: 0,
          leaseMillis: minute
        })
      )
      yield* t.domains.endReceiving(t.account.id, t.domain.id)
      const settled = yield* t.domains.settleCheck({
        accountId: t.account.id,
        domainId: t.domain.id,
        number: claimed.number,
        found: null,
        receiving: { ...claimed.domain.receiving!, status: "verified" },
        nextCheckAt: t.at(hour)
      })
      assert.deepStrictEqual(Option.getOrNull(settled), t.domain)
      assert.isTrue(Option.isNone(yield* t.domains.findReceiver(t.domain.name)))
    }))
}

const byTime = (left: Domain, right: Domain) => left.createdAt.getTime() - right.createdAt.getTime()
