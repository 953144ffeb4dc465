import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { acceptGroup, domain, newId } from "../fixtures.ts"
import { type It, minute, scenario, second, type Storage, type SuiteOptions } from "./Scenario.ts"

/** What every `DomainStore` must do. */
export const tests = (it: It): void => {
  it.effect("keeps the domains of an account, oldest first", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const accountId = t.account.id
      const newer = domain({ accountId, status: "pending", createdAt: t.at(second), region: "eu-west-1" })
      const older = domain({ accountId, status: "pending", createdAt: t.at(0) })
      assert.isTrue(yield* t.domains.add(newer))
      assert.isTrue(yield* t.domains.add(older))
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
      assert.isTrue(yield* t.domains.add(first))
      assert.isFalse(yield* t.domains.add({ ...first, id: newId() }))
      assert.isTrue(yield* t.domains.add({ ...first, id: newId(), accountId: other.account.id }))
      assert.strictEqual((yield* t.domains.list(t.account.id)).length, 2)
      const same = domain({ accountId: t.account.id, status: "pending" })
      const answers = yield* Effect.all(
        Array.from({ length: 8 }, () => t.domains.add({ ...same, id: newId() })),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(answers.filter((added) => added).length, 1)
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
      assert.isTrue(yield* t.domains.add(again))
      const refused = yield* t.acceptGroup(acceptGroup([t.email({ domain: t.domain.name })]))
      assert.strictEqual(refused._tag === "Judged" && refused.verdicts[0]?._tag, "DomainNotVerified")
      yield* t.domains.setStatus(accountId, again.id, "verified")
      const next = yield* t.send({ domain: t.domain.name })
      assert.strictEqual((yield* t.get(next)).domainId, again.id)
      assert.isTrue(yield* t.domains.remove(accountId, again.id, t.at(2 * minute)))
      assert.isTrue(yield* t.domains.add({ ...again, id: newId() }))
    }))
}

/** Runs the conformance tests of `DomainStore` on an adapter. */
export const suite = <E>(name: string, storage: Layer.Layer<Storage, E>, options?: SuiteOptions): void =>
  layer(storage, options)(`${name}: DomainStore`, tests)
