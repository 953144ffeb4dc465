import { assert } from "@effect/vitest"
import { normalize } from "@sendwright/core/foundation/Address"
import type { Position } from "@sendwright/core/model/EmailQuery"
import type { Suppression, SuppressionFilters, SuppressionKey } from "@sendwright/core/suppressions/Suppression"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { newId, recipientsOf, report, suppression } from "../fixtures.ts"
import { addressesOf, harness, type It } from "./Harness.ts"

/** What every `SuppressionStore` must do. */
export const tests = (it: It): void => {
  it.effect("adds an address once to an account, and takes it off", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const address = "o'hara+tag_%@xn--mnchen-3ya.example"
      const added = suppression({ accountId: t.account.id, address, createdAt: t.at(0) })
      assert.isTrue(yield* t.suppressions.add(added))
      assert.isFalse(yield* t.suppressions.add({ ...added, id: newId(), reason: "complaint", createdAt: t.at(1) }))
      assert.deepStrictEqual(yield* t.suppressions.list(t.account.id, 10, null), [added])
      assert.isTrue(
        yield* t.suppressions.add(suppression({ accountId: other.account.id, address, createdAt: t.at(0) }))
      )
      const removed = (accountId: string, address: string) =>
        Effect.map(t.suppressions.remove(accountId, { address: normalize(address) }), Option.getOrNull)
      assert.isNull(yield* removed(newId(), address))
      assert.isNull(yield* removed(t.account.id, "another@example.com"))
      assert.strictEqual(yield* removed(t.account.id, address), added.id)
      assert.isNull(yield* removed(t.account.id, address))
      assert.deepStrictEqual(yield* t.suppressions.list(t.account.id, 10, null), [])
      assert.strictEqual((yield* t.suppressions.list(other.account.id, 10, null)).length, 1)
      assert.isTrue(yield* t.suppressions.add(added))
    }))

  it.effect("adds one of ten at once", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const answers = yield* Effect.all(
        Array.from({ length: 10 }, () =>
          t.suppressions.add(suppression({ accountId: t.account.id, address: "ada@example.com" }))),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(
        answers.filter((added) =>
          added
        ).length,
        1
      )
      assert.strictEqual((yield* t.suppressions.list(t.account.id, 10, null)).length, 1)
    }))

  it.effect("suppresses for what providers report: permanently, in live mode, and for real recipients only", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const to = ["hard@example.com", "soft@example.com", "unclear@example.com", "angry@example.com"]
      const reports = (emailId: string) => [
        ...(["permanent", "transient", "undetermined"] as const).map((kind, index) =>
          report({
            type: "email.bounced",
            emailId,
            recipients: [to[index]!.toUpperCase()],
            occurredAt: t.at(1),
            details: { bounce_type: kind }
          })
        ),
        report({ type: "email.complained", emailId, recipients: [to[3]!], occurredAt: t.at(1) }),
        report({ type: "email.delivery_delayed", emailId, recipients: [to[1]!], occurredAt: t.at(1) })
      ]
      const stored = addressesOf(t.suppressions, t.account.id)
      const test = yield* t.handOver({ to, mode: "test" })
      yield* t.jobs.intake(reports(test.id), t.at(2))
      const recipients = recipientsOf(...to).map((one) => ({ ...one, simulation: "bounced" as const }))
      const simulated = yield* t.handOver({ to, recipients })
      yield* t.jobs.intake(reports(simulated.id), t.at(2))
      assert.strictEqual((yield* stored).size, 0)
      const live = yield* t.handOver({ to })
      // One by one, and once more.
      for (const one of [...reports(live.id), ...reports(live.id)]) yield* t.jobs.intake([one], t.at(2))
      const expected = new Map([["hard@example.com", "bounce"], ["angry@example.com", "complaint"]] as const)
      assert.deepStrictEqual(yield* stored, expected as Map<string, never>)
      const list = yield* t.suppressions.list(t.account.id, 10, null)
      assert.deepStrictEqual(list.map(({ createdAt }) => createdAt), [t.at(2), t.at(2)])
      // A recipient who complained remains one who did, and keeps the time of the first report.
      yield* t.jobs.intake([
        report({ type: "email.complained", emailId: live.id, recipients: ["hard@example.com"], occurredAt: t.at(3) }),
        report({
          type: "email.bounced",
          emailId: live.id,
          recipients: ["angry@example.com"],
          occurredAt: t.at(3),
          details: { bounce_type: "permanent" }
        })
      ], t.at(4))
      const after = yield* t.suppressions.list(t.account.id, 10, null)
      assert.deepStrictEqual(after, list.map((entry) => ({ ...entry, reason: "complaint" as const })))
    }))

  it.effect("lists those whose address or reason is asked for, and an erased recipient by the whole address", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const add = (address: string, reason: Suppression["reason"], at: number) =>
        t.suppressions.add(suppression({ accountId: t.account.id, address, reason, createdAt: t.at(at) }))
      yield* add("ada_1@example.com", "bounce", 0)
      yield* add("ada-1@example.org", "manual", 1)
      yield* add("mary@xn--bcher-kva.example", "bounce", 2)
      yield* add("gone@example.com", "complaint", 3)
      yield* t.erasures.erase({
        accountId: t.account.id,
        address: normalize("gone@example.com"),
        spelling: "gone@example.com",
        suppressionId: newId(),
        now: t.at(4),
        waitMillis: 1_000
      })
      const found = (filters: SuppressionFilters, limit = 10, after: Position | null = null) =>
        Effect.map(
          t.suppressions.list(t.account.id, limit, after, filters),
          (list) => list.map(({ address }) => address)
        )
      assert.deepStrictEqual(yield* found({ search: "ada" }), ["ada-1@example.org", "ada_1@example.com"])
      assert.deepStrictEqual(yield* found({ search: "a_1" }), ["ada_1@example.com"], "a pattern's sign is a letter")
      assert.deepStrictEqual(yield* found({ search: "%" }), [])
      assert.deepStrictEqual(yield* found({ search: "a", reason: "bounce" }), [
        "mary@xn--bcher-kva.example",
        "ada_1@example.com"
      ])
      const address = normalize("mary@xn--bcher-kva.example")
      assert.deepStrictEqual(yield* found({ search: "mary@bücher.example", address }), [address])
      const gone = { search: "gone@example.com", address: normalize("gone@example.com") }
      assert.deepStrictEqual(yield* found(gone), [null])
      assert.deepStrictEqual(yield* found({ ...gone, reason: "manual" }), [])
      assert.deepStrictEqual(yield* found({ search: "gone" }), [])
      const [first] = yield* t.suppressions.list(t.account.id, 1, null, { reason: "bounce" })
      assert.deepStrictEqual(yield* found({ reason: "bounce" }, 10, first!), ["ada_1@example.com"])
    }))

  it.effect("finds and takes off an entry by its id or its address, also that of an erased recipient", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const ada = suppression({ accountId: t.account.id, address: "ada@example.com", createdAt: t.at(0) })
      const gone = {
        ...ada,
        id: newId(),
        address: normalize("gone@example.com"),
        reason: "bounce" as const,
        createdAt: t.at(1)
      }
      const foreign = { ...ada, id: newId(), accountId: other.account.id }
      for (const one of [ada, gone, foreign]) yield* t.suppressions.add(one)
      yield* t.erasures.erase({
        accountId: t.account.id,
        address: gone.address,
        spelling: gone.address,
        suppressionId: newId(),
        now: t.at(2),
        waitMillis: 1_000
      })
      const list = yield* t.suppressions.list(t.account.id, 10, null)
      const erased = list.find(({ address }) => address === null)!
      const found = (named: SuppressionKey) => Effect.map(t.suppressions.find(t.account.id, named), Option.getOrNull)
      assert.deepStrictEqual(yield* found({ id: ada.id }), ada)
      assert.deepStrictEqual(yield* found({ address: normalize("ada@example.com") }), ada)
      assert.deepStrictEqual(yield* found({ id: erased.id }), erased)
      assert.deepStrictEqual(yield* found({ address: normalize("gone@example.com") }), erased)
      for (
        const named of [{ id: foreign.id }, { id: newId() }, { id: "no id" }, {
          address: normalize("nobody@example.com")
        }]
      ) {
        assert.isNull(yield* found(named))
        assert.isTrue(Option.isNone(yield* t.suppressions.remove(t.account.id, named)))
      }
      const removed = (named: SuppressionKey) =>
        Effect.map(t.suppressions.remove(t.account.id, named), Option.getOrNull)
      assert.strictEqual(yield* removed({ id: erased.id }), erased.id)
      assert.isNull(yield* found({ address: normalize("gone@example.com") }))
      assert.strictEqual(yield* removed({ id: ada.id }), ada.id)
      assert.deepStrictEqual(yield* t.suppressions.list(t.account.id, 10, null), [])
      assert.strictEqual((yield* t.suppressions.list(other.account.id, 10, null)).length, 1)
    }))

  it.effect("pages through the list, newest first", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const items = Array.from({ length: 23 }, (_, index) =>
        suppression({
          accountId: t.account.id,
          address: `person-${index}@example.com`,
          reason: (["bounce", "complaint", "manual"] as const)[index % 3]!,
          createdAt: t.at(index % 4)
        }))
      yield* Effect.forEach(items, (item) => t.suppressions.add(item))
      const seen: Array<Suppression> = []
      let after: Position | null = null
      for (;;) {
        const page: ReadonlyArray<Suppression> = yield* t.suppressions.list(t.account.id, 5, after)
        assert.isAtMost(page.length, 5)
        seen.push(...page)
        const last = page[page.length - 1]
        if (last === undefined) break
        after = { createdAt: last.createdAt, id: last.id }
      }
      const all = items.toSorted((left, right) =>
        right.createdAt.getTime() - left.createdAt.getTime() || (left.id < right.id ? 1 : -1)
      )
      assert.deepStrictEqual(seen, all)
      // And back again, from the last one.
      const back: Array<Suppression> = []
      for (let before: Position = all.at(-1)!;;) {
        const page: ReadonlyArray<Suppression> = yield* t.suppressions.newer(t.account.id, 5, before)
        assert.isAtMost(page.length, 5)
        back.unshift(...page)
        if (page[0] === undefined) break
        before = page[0]
      }
      assert.deepStrictEqual(back, all.slice(0, -1))
      const bounces = all.filter(({ reason }) => reason === "bounce")
      assert.deepStrictEqual(
        yield* t.suppressions.newer(t.account.id, 2, bounces.at(-1)!, { reason: "bounce" }),
        bounces.slice(-3, -1)
      )
      assert.deepStrictEqual(yield* t.suppressions.newer(newId(), 5, all.at(-1)!), [])
    }))
}
