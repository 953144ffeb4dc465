import { assert } from "@effect/vitest"
import type { SiteReport } from "@sendwright/core/foundation/SiteShaping"
import type { SendPart } from "@sendwright/core/sending/SendParts"
import { rankOf, silentMillis, SiteStore } from "@sendwright/core/sending/SiteStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { newId } from "../fixtures.ts"
import { harness, hour, type It, minute, second } from "./Harness.ts"

const to = ["ada@example.com", "bob@example.org", "cy@example.net"]

/** What every `SiteStore` must do. */
export const tests = (it: It): void => {
  const start = Effect.gen(function*() {
    const t = yield* harness()
    const store = yield* SiteStore
    // Tests share a storage, and live at other times: each has sites of its own.
    const mark = newId()
    const site = (name: string) => `${name}.${mark}.example`
    const said = (name: string, over: Partial<SiteReport> = {}): SiteReport => ({
      site: site(name),
      state: "well",
      perMinute: 60,
      connections: 2,
      answers: { taken: 10, slowed: 0, other: 1, silent: 0 },
      refusal: null,
      ...over
    })
    const report = (reporter: string, at: number, ...sites: ReadonlyArray<SiteReport>) =>
      Effect.map(store.report(reporter, sites, { now: t.at(at), flushedSince: t.at(at - 10 * minute) }), (orders) => ({
        paused: orders.paused.filter((one) => one.includes(mark)),
        flushed: orders.flushed.filter(({ site }) => site.includes(mark))
      }))
    const view = (name: string, at: number) =>
      Effect.map(store.find(site(name), t.at(at)), (found) => {
        if (found === null) throw new Error(`The site ${name} is not known`)
        return found
      })
    const list = (at: number, limit = 2_000) =>
      Effect.map(
        store.list({ after: null, limit, now: t.at(at) }),
        (views) => views.filter((one) => one.site.includes(mark)).map((one) => one.site.split(".")[0])
      )
    /** An email that has been handed over once, and waits in these parts. */
    const waiting = Effect.fnUntraced(function*(
      parts: ReadonlyArray<SendPart>,
      at: number = hour,
      recipients: ReadonlyArray<string> = to
    ) {
      const id = yield* t.send({ to: recipients })
      const { lease } = yield* t.beginOne(t.at(0))
      yield* t.jobs.settle([{
        lease,
        now: t.at(second),
        evidence: [],
        next: { _tag: "RetryAt", at: t.at(at) },
        parts,
        later: []
      }])
      return id
    })
    const part = (name: string | null, recipients: ReadonlyArray<number>, at: number = hour): SendPart => ({
      recipients,
      attempts: 1,
      dueAt: t.at(at),
      ...(name === null ? {} : { receiver: site(name) })
    })
    const step = (name: string, at: number, after: string | null = null, limit = 100) => ({
      site: site(name),
      after,
      limit,
      now: t.at(at)
    })
    return { ...t, store, site, said, report, view, list, waiting, part, step }
  })

  it.effect("adds up what processes say, and has the worst of their states", () =>
    Effect.gen(function*() {
      const t = yield* start
      const refusal = { code: "421", text: "4.7.0 Too many 'messages' {at} once, \"slow\" down", at: t.at(-second) }
      const [one, another] = [newId(), newId()]
      yield* t.report(one, 0, t.said("a"), t.said("b", { state: "resting", perMinute: 0 }))
      yield* t.report(
        another,
        second,
        t.said("a", {
          state: "slowed",
          perMinute: 7.5,
          connections: 1,
          answers: { taken: 1, slowed: 2, other: 3, silent: 4 },
          refusal
        })
      )
      assert.deepStrictEqual(yield* t.view("a", 2 * second), {
        site: t.site("a"),
        state: "slowed",
        paused: null,
        perMinute: 67.5,
        connections: 3,
        answers: { taken: 11, slowed: 2, other: 4, silent: 4 },
        refusal,
        seenAt: t.at(second),
        waiting: 0,
        oldestAt: null
      })
      assert.strictEqual((yield* t.view("b", 2 * second)).state, "resting")
      assert.isNull(yield* t.store.find(t.site("c"), t.at(0)))
    }))

  it.effect("replaces what a process said, and forgets it when it leaves or is silent", () =>
    Effect.gen(function*() {
      const t = yield* start
      const [one, another, third] = [newId(), newId(), newId()]
      yield* t.report(one, 0, t.said("a"))
      yield* t.report(one, minute, t.said("a", { connections: 5 }))
      yield* t.report(another, minute, t.said("a", { connections: 7 }))
      assert.strictEqual((yield* t.view("a", minute)).connections, 12)
      yield* t.store.leave(another)
      yield* t.store.leave(newId())
      assert.strictEqual((yield* t.view("a", minute)).connections, 5)
      const { connections, seenAt, state } = yield* t.view("a", minute + silentMillis)
      assert.deepStrictEqual({ connections, seenAt, state }, { connections: 5, seenAt: t.at(minute), state: "well" })
      const gone = yield* t.view("a", minute + silentMillis + 1)
      assert.deepStrictEqual([gone.connections, gone.perMinute, gone.state], [0, 0, null])
      assert.deepStrictEqual(gone.answers, { taken: 0, slowed: 0, other: 0, silent: 0 })
      // Who is swept is not there either for a reader whose clock is behind.
      yield* t.report(third, minute + silentMillis + 1, t.said("b"))
      assert.isNull((yield* t.view("a", minute)).state)
    }))

  it.effect("keeps the latest refusal", () =>
    Effect.gen(function*() {
      const t = yield* start
      const refusal = (at: number) => ({ code: null, text: `at ${at}`, at: t.at(at) })
      yield* t.report(newId(), 0, t.said("a"))
      yield* t.report(newId(), second, t.said("a", { refusal: refusal(second) }))
      assert.deepStrictEqual((yield* t.view("a", second)).refusal, refusal(second))
      yield* t.report(newId(), 2 * minute, t.said("a", { refusal: refusal(minute) }))
      assert.deepStrictEqual((yield* t.view("a", second)).refusal, refusal(minute))
      yield* t.report(newId(), 4 * minute, t.said("a", { refusal: refusal(0) }))
      yield* t.report(newId(), 6 * minute, t.said("a"))
      const { refusal: kept, seenAt } = yield* t.view("a", 6 * minute)
      assert.deepStrictEqual([kept, seenAt], [refusal(minute), t.at(6 * minute)])
    }))

  it.effect("lists paused sites first, then the worst, then by name, page by page", () =>
    Effect.gen(function*() {
      const t = yield* start
      yield* t.report(
        newId(),
        0,
        t.said("b"),
        t.said("a"),
        t.said("s2", { state: "slowed" }),
        t.said("r", { state: "resting" }),
        t.said("p"),
        t.said("s1", { state: "slowed" })
      )
      yield* t.store.pause(t.site("p"), { at: t.at(0), by: "Ada" })
      const order = ["p", "r", "s1", "s2", "a", "b"]
      assert.deepStrictEqual(yield* t.list(0), order)
      const first = yield* t.view("s1", 0)
      const rest = yield* t.store.list({
        after: { rank: rankOf(first), site: first.site },
        limit: 2_000,
        now: t.at(0)
      })
      assert.deepStrictEqual(
        rest.map(({ site }) => site).filter((site) => order.some((name) => site === t.site(name))),
        ["s2", "a", "b"].map(t.site)
      )
      assert.strictEqual((yield* t.store.list({ after: null, limit: 3, now: t.at(0) })).length, 3)
    }))

  it.effect("tells every process of pauses, and of flushes by their counts", () =>
    Effect.gen(function*() {
      const t = yield* start
      const one = newId()
      assert.deepStrictEqual(yield* t.report(one, 0, t.said("a"), t.said("b")), { paused: [], flushed: [] })
      const pause = { at: t.at(second), by: "Ada" }
      assert.isFalse(yield* t.store.pause(t.site("unknown"), pause))
      assert.isTrue(yield* t.store.pause(t.site("a"), pause))
      assert.isFalse(yield* t.store.pause(t.site("a"), { at: t.at(2 * second), by: "Bob" }))
      assert.deepStrictEqual((yield* t.view("a", second)).paused, pause)
      assert.isTrue(yield* t.store.flush(t.site("b"), t.at(second)))
      assert.isTrue(yield* t.store.flush(t.site("b"), t.at(2 * second)))
      assert.isFalse(yield* t.store.flush(t.site("unknown"), t.at(second)))
      const orders = { paused: [t.site("a")], flushed: [{ site: t.site("b"), count: 2 }] }
      assert.deepStrictEqual(yield* t.report(newId(), 3 * second), orders)
      assert.deepStrictEqual(yield* t.report(one, 3 * second, t.said("a")), orders)
      assert.isTrue(yield* t.store.resume(t.site("a")))
      assert.isFalse(yield* t.store.resume(t.site("a")))
      assert.isNull((yield* t.view("a", second)).paused)
      assert.deepStrictEqual(yield* t.report(one, 11 * minute), { paused: [], flushed: [] })
    }))

  it.effect("is what an email waits for, while it is paused", () =>
    Effect.gen(function*() {
      const t = yield* start
      yield* t.report(newId(), 0, t.said("a"), t.said("b"))
      const id = yield* t.waiting([t.part("a", [0]), t.part("b", [1, 2])])
      const isPaused = Effect.map(
        t.emails.record({ accountId: t.account.id, modes: ["live"] }, id),
        (found) => Option.getOrThrow(found).facts.job?.isReceiverPaused
      )
      assert.isFalse(yield* isPaused)
      yield* t.store.pause(t.site("b"), { at: t.at(second), by: "Ada" })
      assert.isTrue(yield* isPaused)
      yield* t.store.resume(t.site("b"))
      assert.isFalse(yield* isPaused)
    }))

  it.effect("takes the reports of many processes at once", () =>
    Effect.gen(function*() {
      const t = yield* start
      const reporters = Array.from({ length: 10 }, () => newId())
      const names = Array.from({ length: 20 }, (_, index) => `s${index}`)
      for (const round of [0, 2, 4]) {
        yield* Effect.forEach(
          reporters,
          (reporter, index) =>
            t.report(
              reporter,
              round * minute,
              ...(index % 2 === 0 ? names : names.toReversed()).map((name) => t.said(name))
            ),
          { concurrency: "unbounded", discard: true }
        )
      }
      assert.strictEqual((yield* t.view("s7", 4 * minute)).connections, 20)
    }))

  it.effect("counts the emails that wait for a site, and has the oldest of them", () =>
    Effect.gen(function*() {
      const t = yield* start
      yield* t.report(newId(), 0, t.said("a"), t.said("b"), t.said("c"))
      yield* t.waiting([t.part("a", [0]), t.part("b", [1, 2])])
      yield* t.waiting([t.part("b", [0, 1, 2])])
      yield* t.waiting([t.part("b", [0]), t.part(null, [1, 2])])
      yield* t.waiting([t.part(null, [0, 1, 2])])
      const counted = (name: string) =>
        Effect.map(t.view(name, minute), ({ oldestAt, waiting }) => ({ waiting, oldestAt }))
      assert.deepStrictEqual(yield* counted("a"), { waiting: 1, oldestAt: t.at(0) })
      assert.deepStrictEqual(yield* counted("b"), { waiting: 3, oldestAt: t.at(0) })
      assert.deepStrictEqual(yield* counted("c"), { waiting: 0, oldestAt: null })
      // Who is handed over again and waits for nobody is counted no more.
      for (const lease of yield* t.claim(t.at(hour))) {
        yield* t.jobs.begin([lease], t.at(hour))
        yield* t.jobs.settle([{
          lease,
          now: t.at(hour),
          evidence: [],
          next: { _tag: "RetryAt", at: t.at(2 * hour) },
          parts: null,
          later: []
        }])
      }
      assert.deepStrictEqual(yield* counted("b"), { waiting: 0, oldestAt: null })
    }))

  it.effect("makes due what would wait longer for a site, and nothing else", () =>
    Effect.gen(function*() {
      const t = yield* start
      const both = yield* t.waiting([t.part("a", [0], 2 * hour), t.part("b", [1, 2])])
      const later = yield* t.waiting([t.part("b", [0, 1, 2], 3 * hour)], 3 * hour)
      const others = yield* t.waiting([t.part("a", [0, 1, 2], 2 * hour)], 2 * hour)
      const soon = t.at(10 * second)
      const done = yield* t.store.hasten({ ...t.step("b", second), dueAt: soon })
      assert.deepStrictEqual(done, { moved: 2, underWay: 0, next: null })
      const leases = yield* t.claim(t.at(minute))
      assert.deepStrictEqual(leases.map(({ emailId }) => emailId).toSorted(), [both, later].toSorted())
      const begun = yield* t.jobs.begin(leases, t.at(minute))
      const partsOf = (id: string) => {
        const one = begun.find(({ lease }) => lease.emailId === id)
        return one?._tag === "Ready" ? one.parts : undefined
      }
      assert.deepStrictEqual(partsOf(both), [
        t.part("a", [0], 2 * hour),
        { recipients: [1, 2], attempts: 1, dueAt: soon, receiver: t.site("b") }
      ])
      assert.deepStrictEqual(partsOf(later), [
        { recipients: [0, 1, 2], attempts: 1, dueAt: soon, receiver: t.site("b") }
      ])
      // What is in the hands of a worker stays there; what is due already, or for nobody, is not moved.
      const again = yield* t.store.hasten({ ...t.step("b", minute), dueAt: t.at(2 * minute) })
      assert.deepStrictEqual(again, { moved: 0, underWay: 2, next: null })
      yield* t.store.hasten({ ...t.step("a", minute), dueAt: t.at(2 * minute) })
      assert.deepStrictEqual((yield* t.claim(t.at(2 * minute - second))).map(({ emailId }) => emailId), [])
      assert.deepStrictEqual((yield* t.claim(t.at(2 * minute), { limit: 1 })).length, 1)
      assert.isDefined(others)
    }))

  it.effect("goes over what waits in bounded steps", () =>
    Effect.gen(function*() {
      const t = yield* start
      const ids: Array<string> = []
      for (let index = 0; index < 5; index++) {
        ids.push(yield* t.waiting(index === 2 ? [t.part("a", [0]), t.part("b", [1, 2])] : [t.part("b", [0, 1, 2])]))
      }
      ids.sort()
      const move = (after: string | null) =>
        t.store.hasten({ ...t.step("b", second, after, 2), dueAt: t.at(10 * second) })
      const first = yield* move(null)
      assert.deepStrictEqual(first, { moved: 2, underWay: 0, next: ids[1]! })
      const next = yield* move(first.next)
      assert.deepStrictEqual(next, { moved: 2, underWay: 0, next: ids[3]! })
      assert.deepStrictEqual(yield* move(next.next), { moved: 1, underWay: 0, next: null })
      assert.deepStrictEqual(yield* move(null), { moved: 0, underWay: 0, next: ids[1]! })
    }))

  it.effect("gives up on those who wait for a site: others of their emails wait on, and nobody is suppressed", () =>
    Effect.gen(function*() {
      const t = yield* start
      const both = yield* t.waiting([t.part("a", [0]), t.part("b", [1, 2])])
      const whole = yield* t.waiting([t.part("b", [0, 1, 2])])
      const other = yield* t.waiting([t.part("a", [0, 1, 2])])
      assert.deepStrictEqual(
        yield* t.store.giveUp(t.step("b", minute)),
        { moved: 2, underWay: 0, next: null }
      )
      const given = yield* t.get(both)
      const event = given.events.at(-1)!
      assert.strictEqual(event.type, "email.failed")
      assert.deepStrictEqual(event.occurredAt, t.at(minute))
      const { attempts, reason, recipients } = event.details
      assert.deepStrictEqual({ attempts, reason, recipients }, {
        attempts: 1,
        reason: "given_up",
        recipients: to.slice(1)
      })
      const failed = yield* t.get(whole)
      assert.strictEqual(failed.status, "failed")
      assert.include(failed.error ?? "", t.site("b"))
      assert.isUndefined(failed.events.at(-1)!.details["recipients"])
      assert.strictEqual((yield* t.get(other)).status, "queued")
      assert.deepStrictEqual(
        (yield* t.claim(t.at(hour))).map(({ emailId }) => emailId).toSorted(),
        [both, other].toSorted()
      )
      assert.deepStrictEqual(yield* t.suppressions.list(t.account.id, 10, null), [])
      assert.deepStrictEqual(
        yield* t.store.giveUp(t.step("b", minute)),
        { moved: 0, underWay: 0, next: null }
      )
    }))

  it.effect("leaves to its worker what is handed over now, and to operators what they hold", () =>
    Effect.gen(function*() {
      const t = yield* start
      const [first, next] = [yield* t.waiting([t.part("b", [0, 1, 2])]), yield* t.waiting([t.part("b", [0, 1, 2])])]
      const [lease] = yield* t.claim(t.at(hour), { limit: 1 })
      yield* t.jobs.begin([lease!], t.at(hour))
      const done = yield* t.store.giveUp(t.step("b", hour))
      assert.deepStrictEqual(done, { moved: 1, underWay: 1, next: null })
      const statuses = yield* Effect.forEach([first, next], (id) => Effect.map(t.get(id), ({ status }) => status))
      assert.deepStrictEqual(statuses.toSorted(), ["failed", "queued"])
      const third = yield* t.waiting([t.part("c", [0, 1, 2])])
      yield* t.jobs.holdQueued({
        accountId: t.account.id,
        queuedBy: t.at(hour),
        after: null,
        limit: 100,
        now: t.at(hour),
        maxCrashes: 5
      })
      const nothing = { moved: 0, underWay: 0, next: null }
      assert.deepStrictEqual(yield* t.store.giveUp(t.step("c", hour)), nothing)
      assert.deepStrictEqual(yield* t.store.hasten({ ...t.step("c", hour), dueAt: t.at(hour) }), nothing)
      assert.strictEqual((yield* t.get(third)).status, "queued")
    }))
}
