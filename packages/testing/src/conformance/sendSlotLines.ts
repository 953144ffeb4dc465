import { assert } from "@effect/vitest"
import { normalize } from "@sendwright/core/foundation/Address"
import type { SendLease } from "@sendwright/core/sending/SendJobs"
import { domainScope } from "@sendwright/core/sending/SendSlots"
import * as Effect from "effect/Effect"
import { evidence, newId } from "../fixtures.ts"
import { harness, hour, idsOf, type It, minute, second } from "./Harness.ts"

/** A harness whose emails go to domains of their own, with the step from a claim to slots. */
const throttled = Effect.fnUntraced(function*() {
  const t = yield* harness()
  const domains = { a: `a-${newId()}.example`, b: `b-${newId()}.example` }
  const recipient = (domain: string) => ({
    address: normalize(`ada@${domain}`),
    envelope: `Ada@${domain}`,
    simulation: null
  })
  /** Sends to domains at a time. */
  const to = (at: number, ...names: ReadonlyArray<keyof typeof domains>) =>
    t.send({ createdAt: t.at(at), recipients: names.map((name) => recipient(domains[name])) })
  const claim = (at: number, options: { readonly limit?: number } = {}) =>
    t.claim(t.at(at), { withDomains: true, leaseMillis: hour, ...options })
  const acquire = (leases: ReadonlyArray<SendLease>, at: number, limit = 1) =>
    t.slots.acquire(
      leases.map((lease) => ({
        token: lease.token,
        scopes: (lease.domains ?? []).map(domainScope),
        limit,
        expiresAt: t.at(at + minute),
        waiting: { lease, until: t.at(at + 30 * minute) }
      })),
      t.at(at)
    )
  const scopes = { a: domainScope(domains.a), b: domainScope(domains.b) }
  return { t, domains, scopes, to, claim, acquire }
})

/** Jobs that wait for slots: `SendSlots` together with `SendJobs`. */
export const slotLineTests = (it: It): void => {
  it.effect("lets a claim name the domains of those whom a provider is still to be given", () =>
    Effect.gen(function*() {
      const { claim, domains, t, to } = yield* throttled()
      const plain = yield* to(0, "a")
      const both = yield* to(1, "b", "a", "b")
      const mixed = yield* t.send({
        createdAt: t.at(2),
        recipients: [
          { address: normalize(`"a@x"@${domains.a}`), envelope: `"a@x"@${domains.a}`, simulation: null },
          {
            address: normalize("bounced@simulator.example"),
            envelope: "bounced@simulator.example",
            simulation: "bounced"
          }
        ]
      })
      const test = yield* t.send({ createdAt: t.at(3), mode: "test" })
      const leases = yield* claim(second)
      assert.deepStrictEqual(leases.map(({ domains, emailId }) => [emailId, domains]), [
        [plain, [domains.a]],
        [both, [domains.a, domains.b]],
        [mixed, [domains.a]],
        [test, []]
      ])
      // One of them got it; the other is tried again.
      yield* t.jobs.begin(leases, t.at(second))
      yield* t.jobs.settle([{
        lease: leases[1]!,
        now: t.at(second),
        evidence: [evidence({
          type: "email.sent",
          occurredAt: t.at(second),
          recipients: [`ada@${domains.b}`],
          providerMessageId: newId()
        })],
        next: { _tag: "RetryAt", at: t.at(minute) },
        later: []
      }])
      assert.deepStrictEqual((yield* claim(minute)).map((lease) => lease.domains), [[domains.a]])
    }))

  it.effect("lets a claim that does not ask do without", () =>
    Effect.gen(function*() {
      const { t, to } = yield* throttled()
      yield* to(0, "a")
      const [lease] = yield* t.claim(t.at(0))
      assert.deepStrictEqual(Object.keys(lease ?? {}).sort(), ["accountId", "emailId", "token"])
    }))

  it.effect("lets a refused job wait for the slot, in the order of their times, and counts nothing", () =>
    Effect.gen(function*() {
      const { acquire, claim, scopes, t, to } = yield* throttled()
      const ids = [yield* to(0, "a"), yield* to(1, "a"), yield* to(2, "a"), yield* to(3, "a")] as const
      const [first, second_, third, fourth] = yield* claim(second)
      // Refused in another order than that in which they were due.
      assert.deepStrictEqual(yield* acquire([first!], second), [null])
      assert.deepStrictEqual(yield* acquire([fourth!, third!, second_!], second), [scopes.a, scopes.a, scopes.a])
      assert.deepStrictEqual(yield* t.jobs.begin([second_!], t.at(second)), [{ _tag: "Lost", lease: second_! }])
      assert.deepStrictEqual(yield* claim(minute), [])
      const newer = yield* to(minute, "b")
      assert.strictEqual(yield* t.slots.release([first!.token]), 1)
      // It has its old place, before what came later.
      const woken = yield* claim(minute)
      assert.deepStrictEqual(idsOf(woken), [ids[1], newer])
      assert.deepStrictEqual(yield* acquire(woken.slice(0, 1), minute), [null])
      const [begun] = yield* t.jobs.begin(woken.slice(0, 1), t.at(minute))
      assert.strictEqual(begun?._tag === "Ready" ? begun.attempt : null, 1)
      assert.strictEqual(yield* t.slots.release([woken[0]!.token]), 1)
      assert.deepStrictEqual(idsOf(yield* claim(minute)), [ids[2]])
      // Nobody was woken for a slot that is still there: the last one waits on, until its time.
      assert.deepStrictEqual(yield* claim(second + 30 * minute - 1), [])
      assert.deepStrictEqual(idsOf(yield* claim(second + 30 * minute)), [ids[3]])
    }))

  it.effect("hands a lease that waited in vain back to its old place", () =>
    Effect.gen(function*() {
      const { acquire, claim, t, to } = yield* throttled()
      yield* to(0, "a")
      const waiter = yield* to(1, "a")
      const [held, refused] = yield* claim(second)
      yield* acquire([held!, refused!], second)
      const newer = yield* to(minute, "b")
      const again = yield* claim(31 * minute)
      assert.deepStrictEqual(idsOf(again), [newer, waiter])
      yield* t.jobs.release(again)
      assert.deepStrictEqual(idsOf(yield* claim(31 * minute)), [waiter, newer])
      // It waits no more: a slot that is given back is for others.
      assert.strictEqual(yield* t.slots.release([held!.token]), 0)
    }))

  it.effect("lets accounts take turns in a line, each with its oldest job", () =>
    Effect.gen(function*() {
      const { acquire, claim, domains, t, to } = yield* throttled()
      for (let i = 0; i < 20; i++) yield* to(i, "a")
      const others = [yield* t.seed(), yield* t.seed()]
      for (const { account } of others) {
        for (const at of [100, 101]) {
          const recipients = [{
            address: normalize(`bob@${domains.a}`),
            envelope: `bob@${domains.a}`,
            simulation: null
          }]
          yield* t.accept(t.email({ accountId: account.id, createdAt: t.at(at), recipients }))
        }
      }
      const leases = yield* claim(second)
      const accountOf = new Map(leases.map((lease) => [lease.emailId, lease.accountId]))
      const first = leases.find(({ accountId }) => accountId === t.account.id)
      let held = first
      yield* acquire([held!, ...leases.filter((lease) => lease !== held)], second)
      const woken: Array<SendLease> = []
      for (let i = 0; i < 9; i++) {
        assert.strictEqual(yield* t.slots.release([held!.token]), 1)
        ;[held] = yield* claim(second)
        assert.deepStrictEqual(yield* acquire([held!], second), [null])
        woken.push(held!)
      }
      for (const { account } of [...others, t]) {
        const turns = woken.flatMap(({ emailId }, index) => accountOf.get(emailId) === account.id ? [index] : [])
        assert.isAtMost(turns[0] ?? Infinity, 2)
        assert.isAtMost(turns[1] ?? Infinity, 5)
        assert.deepStrictEqual(
          turns.map((turn) => woken[turn]!.emailId),
          leases.filter((lease) => lease.accountId === account.id && lease !== first)
            .map(({ emailId }) => emailId).filter((id) => woken.some(({ emailId }) => emailId === id))
        )
      }
    }))

  it.effect("passes over the jobs of accounts that may not send", () =>
    Effect.gen(function*() {
      const { acquire, claim, t, to } = yield* throttled()
      const other = yield* t.seed()
      yield* to(0, "a")
      yield* to(1, "a")
      const [held, refused] = yield* claim(second)
      const domain = held!.domains![0]!
      const recipients = [{ address: normalize(`bob@${domain}`), envelope: `bob@${domain}`, simulation: null }]
      yield* t.accept(t.email({ accountId: other.account.id, createdAt: t.at(2), recipients }))
      const [later] = yield* claim(second)
      yield* acquire([held!, later!, refused!], second)
      yield* t.accounts.change(t.account.id, { paused: { at: t.at(second), reason: "bounces" } })
      assert.strictEqual(yield* t.slots.release([held!.token]), 1)
      assert.deepStrictEqual(idsOf(yield* claim(second)), [later!.emailId])
      // A hand-off that was passed over has kept its place.
      yield* t.slots.sweep(2, t.at(second))
      yield* t.accounts.change(t.account.id, { paused: null })
      assert.deepStrictEqual(yield* claim(second), [])
      assert.isAtLeast(yield* t.slots.sweep(2, t.at(second)), 1)
      assert.deepStrictEqual(idsOf(yield* claim(second)), [refused!.emailId])
    }))

  it.effect("wakes whoever waits for a scope that a refused job leaves free", () =>
    Effect.gen(function*() {
      const { acquire, claim, scopes, t, to } = yield* throttled()
      const ids = [yield* to(0, "a"), yield* to(1, "b"), yield* to(2, "a", "b"), yield* to(3, "a")] as const
      const [a, b, both, second_] = yield* claim(second)
      assert.deepStrictEqual(yield* acquire([a!, b!, both!, second_!], second), [null, null, scopes.a, scopes.a])
      assert.strictEqual(yield* t.slots.release([a!.token]), 1)
      const [woken] = yield* claim(minute - 1)
      assert.strictEqual(woken?.emailId, ids[2])
      // It was woken for a, and now it waits for b: a goes to the next.
      assert.deepStrictEqual(yield* acquire([woken!], minute - 1), [scopes.b])
      assert.deepStrictEqual(idsOf(yield* claim(minute - 1)), [ids[3]])
    }))

  it.effect("sweeps what a dead node held, and wakes as many as there is room for", () =>
    Effect.gen(function*() {
      const { acquire, claim, t, to } = yield* throttled()
      const ids: Array<string> = []
      for (let i = 0; i < 6; i++) ids.push(yield* to(i, "a"))
      ids.push(yield* to(10, "b"), yield* to(11, "b"))
      const leases = yield* claim(second)
      yield* acquire(leases.slice(0, 6), second, 2)
      yield* acquire(leases.slice(6), second, 1)
      assert.isAtLeast(yield* t.slots.sweep(2, t.at(second)), 1)
      assert.deepStrictEqual(idsOf(yield* claim(second)), [ids[7]])
      yield* t.slots.sweep(2, t.at(second + minute - 1))
      assert.deepStrictEqual(yield* claim(second + minute - 1), [])
      assert.isAtLeast(yield* t.slots.sweep(2, t.at(second + minute)), 2)
      assert.deepStrictEqual(idsOf(yield* claim(second + minute)), [ids[2], ids[3]])
    }))

  it.effect("parks no job whose lease is somebody else's, or whose hand-off has begun", () =>
    Effect.gen(function*() {
      const { acquire, claim, scopes, t, to } = yield* throttled()
      yield* to(0, "a")
      const stale = yield* to(1, "a")
      const begun = yield* to(2, "a")
      const [held, first, running] = yield* claim(second)
      yield* acquire([held!], second)
      yield* t.jobs.begin([running!], t.at(second))
      yield* t.jobs.release([first!])
      const [current] = yield* claim(second)
      assert.strictEqual(current?.emailId, stale)
      assert.deepStrictEqual(yield* acquire([first!, running!], second), [scopes.a, scopes.a])
      assert.strictEqual(yield* t.slots.release([held!.token]), 0)
      const answers = yield* t.jobs.begin([current!], t.at(minute))
      assert.deepStrictEqual(answers.map(({ _tag }) => _tag), ["Ready"])
      const settled = yield* t.jobs.settle([{
        lease: running!,
        now: t.at(minute),
        evidence: [],
        next: { _tag: "Done" },
        later: []
      }])
      assert.deepStrictEqual(settled, [true], begun)
    }))

  it.effect("takes an attempt back where no provider was asked", () =>
    Effect.gen(function*() {
      const { t, to } = yield* throttled()
      yield* to(0, "a")
      const again = (at: number) => ({ _tag: "Deferred" as const, at: t.at(at) })
      const first = yield* t.beginOne(t.at(0))
      assert.strictEqual(first.attempt, 1)
      yield* t.jobs.settle([{ lease: first.lease, now: t.at(0), evidence: [], next: again(minute), later: [] }])
      assert.deepStrictEqual(yield* t.claim(t.at(minute - 1)), [])
      const next = yield* t.beginOne(t.at(minute))
      assert.strictEqual(next.attempt, 1)
      // Beside evidence too: the slow path of settling.
      yield* t.jobs.settle([{
        lease: next.lease,
        now: t.at(minute),
        evidence: [evidence({ type: "email.delivered", occurredAt: t.at(minute), recipients: [] })],
        next: again(2 * minute),
        later: []
      }])
      assert.strictEqual((yield* t.beginOne(t.at(2 * minute))).attempt, 1)
    }))
}
