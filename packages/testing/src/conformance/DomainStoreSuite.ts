import { assert } from "@effect/vitest"
import type { Domain } from "@sendwright/core/domains/Domain"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { acceptGroup, domain, newId } from "../fixtures.ts"
import { checkTests } from "./domainChecks.ts"
import { checks, key, records } from "./domainFixtures.ts"
import { receivingTests } from "./domainReceiving.ts"
import { rotationTests } from "./domainRotation.ts"
import { day, harness, type It, minute, second } from "./Harness.ts"

/** What every `DomainStore` must do. */
export const tests = (it: It): void => {
  it.effect("keeps the domains of an account, oldest first", () =>
    Effect.gen(function*() {
      const t = yield* harness()
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
      const t = yield* harness()
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
      const t = yield* harness()
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
      const t = yield* harness()
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
      const t = yield* harness()
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
      const t = yield* harness()
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
      const t = yield* harness()
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
      const t = yield* harness()
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
      const t = yield* harness()
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
      // Email that was accepted for the old one is sent with the key that is published now.
      assert.deepStrictEqual([yield* of(signed.id), yield* of(again.id)], [two, two])
    }))

  it.effect("answers with what the mail of a verified name is signed with, for whatever account", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const signed = domain({ accountId: t.account.id, status: "pending" })
      const signer = Effect.map(t.domains.signerOf(signed.name), Option.getOrNull)
      yield* t.domains.add(signed, { key: key("one"), limit: null })
      assert.isNull(yield* signer)
      yield* t.domains.setStatus(t.account.id, signed.id, "verified")
      const other = domain({ accountId: (yield* t.seed()).account.id, name: signed.name, status: "pending" })
      yield* t.domains.add(other, { key: key("two"), limit: null })
      assert.deepStrictEqual(yield* signer, {
        ...key("one"),
        accountId: t.account.id,
        domainId: signed.id,
        domain: signed.name
      })
      yield* t.domains.remove(t.account.id, signed.id, t.at(0))
      assert.isNull(yield* signer)
      // The provider signs for it.
      assert.isNull(Option.getOrNull(yield* t.domains.signerOf(t.domain.name)))
    }))

  checkTests(it)
  rotationTests(it)
  receivingTests(it)
}
