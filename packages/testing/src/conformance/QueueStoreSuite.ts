import { assert } from "@effect/vitest"
import { type QueueLine, type QueueQuery, QueueStore } from "@sendwright/core/operator/QueueStore"
import { domainScope } from "@sendwright/core/sending/SendSlots"
import * as Effect from "effect/Effect"
import { newId } from "../fixtures.ts"
import { harness, hour, type It, minute, second } from "./Harness.ts"

const linesOf = (lines: ReadonlyArray<QueueLine>) =>
  lines.map(({ cause, count, key, oldest }) => [key, cause, count, oldest.emailId])

/** What every `QueueStore` must do. */
export const tests = (it: It): void => {
  const start = Effect.gen(function*() {
    const t = yield* harness()
    const store = yield* QueueStore
    const look = (millis: number, over: Partial<QueueQuery> = {}) =>
      store.look({
        by: "account",
        accountId: t.account.id,
        mode: null,
        now: t.at(millis),
        depth: 1_000,
        keys: 10,
        ...over
      })
    return { ...t, look }
  })

  it.effect("tells what the emails of an account wait for, and which has waited the longest", () =>
    Effect.gen(function*() {
      const t = yield* start
      const held = yield* t.send()
      const one = yield* t.beginOne(t.at(0))
      yield* t.jobs.settle([{ lease: one.lease, now: t.at(0), evidence: [], next: { _tag: "Hold" }, later: [] }])
      const retried = yield* t.send({ createdAt: t.at(second) })
      const two = yield* t.beginOne(t.at(second))
      yield* t.jobs.settle([{
        lease: two.lease,
        now: t.at(second),
        evidence: [],
        next: { _tag: "RetryAt", at: t.at(hour) },
        later: []
      }])
      const leased = yield* t.send({ createdAt: t.at(2 * second) })
      const [lease] = yield* t.claim(t.at(2 * second), { leaseMillis: 10 * minute })
      const throttled = yield* t.send({ createdAt: t.at(3 * second) })
      const [refused] = yield* t.claim(t.at(3 * second), { withDomains: true })
      const scope = domainScope(`${newId()}.example`)
      const wish = { scopes: [scope], limit: 1, expiresAt: t.at(hour) }
      yield* t.slots.acquire([
        { ...wish, token: newId(), waiting: null },
        { ...wish, token: refused!.token, waiting: { lease: refused!, until: t.at(hour) } }
      ], t.at(3 * second))
      const first = yield* t.send({ createdAt: t.at(4 * second) })
      yield* t.send({ createdAt: t.at(5 * second) })
      const scheduled = yield* t.send({ createdAt: t.at(6 * second), scheduledAt: t.at(2 * hour) })
      yield* t.send({ createdAt: t.at(7 * second), scheduledAt: t.at(hour) })

      const { complete, lines } = yield* t.look(minute)
      assert.isTrue(complete)
      const key = t.account.id
      assert.deepStrictEqual(lines, [
        { key, cause: "due", count: 2, oldest: { emailId: first, since: t.at(4 * second), until: null, of: null } },
        { key, cause: "held", count: 1, oldest: { emailId: held, since: t.at(0), until: null, of: null } },
        {
          key,
          cause: "later",
          count: 1,
          oldest: { emailId: retried, since: t.at(second), until: t.at(hour), of: null }
        },
        {
          key,
          cause: "leased",
          count: 1,
          oldest: {
            emailId: leased,
            since: t.at(2 * second),
            until: t.at(2 * second + 10 * minute),
            of: lease!.token.slice(0, 8)
          }
        },
        {
          key,
          cause: "scheduled",
          count: 2,
          oldest: { emailId: scheduled, since: t.at(6 * second), until: t.at(2 * hour), of: null }
        },
        {
          key,
          cause: "throttled",
          count: 1,
          oldest: { emailId: throttled, since: t.at(3 * second), until: null, of: scope }
        }
      ])
      // A lease that has run out may be claimed by anyone; so may a job that was to be tried again by then.
      assert.deepStrictEqual(linesOf((yield* t.look(90 * minute)).lines).find(([, cause]) => cause === "due"), [
        key,
        "due",
        4,
        retried
      ])
      assert.deepStrictEqual((yield* t.look(minute, { accountId: newId() })).lines, [])
      assert.deepStrictEqual((yield* t.look(minute, { accountId: "no id" })).lines, [])
    }))

  it.effect("tells what waits for its account, by mode", () =>
    Effect.gen(function*() {
      const t = yield* start
      const other = yield* t.seed()
      const live = yield* t.send()
      const test = yield* t.send({ mode: "test", createdAt: t.at(second) })
      const shut = t.email({ accountId: other.account.id })
      yield* t.accept(shut)
      yield* t.accounts.change(t.account.id, { paused: { at: t.at(0), reason: null } })
      yield* t.accounts.change(other.account.id, { suspended: { at: t.at(0), reason: "abuse" } })
      assert.deepStrictEqual(linesOf((yield* t.look(minute)).lines), [
        [t.account.id, "due", 1, test],
        [t.account.id, "paused", 1, live]
      ])
      assert.deepStrictEqual(linesOf((yield* t.look(minute, { mode: "live" })).lines), [[
        t.account.id,
        "paused",
        1,
        live
      ]])
      assert.deepStrictEqual(linesOf((yield* t.look(minute, { mode: "test" })).lines), [[t.account.id, "due", 1, test]])
      assert.deepStrictEqual(linesOf((yield* t.look(minute, { accountId: other.account.id })).lines), [
        [other.account.id, "suspended", 1, shut.id]
      ])
    }))

  it.effect("counts an email for each domain of those who wait, once", () =>
    Effect.gen(function*() {
      const t = yield* start
      const both = yield* t.send({ to: ["ada@one.example", "mary@one.example", "joan@two.example"] })
      const planned = yield* t.send({ to: ["ada@two.example"], createdAt: t.at(second), scheduledAt: t.at(hour) })
      const { lines } = yield* t.look(minute, { by: "domain" })
      assert.deepStrictEqual(linesOf(lines), [
        ["one.example", "due", 1, both],
        ["two.example", "due", 1, both],
        ["two.example", "scheduled", 1, planned]
      ])
    }))

  it.effect("says so where it has not looked at all emails, or does not name all keys", () =>
    Effect.gen(function*() {
      const t = yield* start
      for (let i = 0; i < 5; i++) yield* t.send({ to: [`ada@d${i}.example`], createdAt: t.at(i) })
      assert.isTrue((yield* t.look(minute, { depth: 5 })).complete)
      const shallow = yield* t.look(minute, { depth: 3 })
      assert.isFalse(shallow.complete)
      assert.strictEqual(shallow.lines[0]?.count, 3)
      const few = yield* t.look(minute, { by: "domain", keys: 2 })
      assert.isFalse(few.complete)
      assert.deepStrictEqual(few.lines.map(({ key }) => key), ["d0.example", "d1.example"])
      assert.isTrue((yield* t.look(minute, { by: "domain", keys: 5 })).complete)
    }))
}
