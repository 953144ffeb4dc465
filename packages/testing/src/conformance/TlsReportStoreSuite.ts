import { assert } from "@effect/vitest"
import { mostCounts, type TlsReportAddition, TlsReportStore } from "@sendwright/core/sending/TlsReportStore"
import type { TlsSessionCount } from "@sendwright/core/sending/TlsReportStore"
import * as Effect from "effect/Effect"
import { harness, hour, type It, minute } from "./Harness.ts"

const policy = { type: "sts", strings: ["version: STSv1", "mode: testing"], mxHosts: ["*.shop.test"] } as const

const succeeded = (sessions: number): TlsSessionCount => ({ policy, failure: null, sessions })

const failed = (mxHost: string, sessions = 1): TlsSessionCount => ({
  policy,
  failure: {
    result: "certificate-expired",
    mxHost,
    sendingIp: "192.0.2.1",
    receivingIp: null,
    reason: `"old", \\ and more`
  },
  sessions
})

const names = [0, 1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`)

const byText = (counts: ReadonlyArray<TlsSessionCount>) =>
  counts.toSorted((left, right) => JSON.stringify(left) < JSON.stringify(right) ? -1 : 1)

/** What every `TlsReportStore` must do. Nobody else may count anything meanwhile. */
export const tests = (it: It): void => {
  const begin = Effect.gen(function*() {
    const t = yield* harness()
    const store = yield* TlsReportStore
    const addition = (
      n: number,
      counts: ReadonlyArray<TlsSessionCount>,
      over: Partial<TlsReportAddition> = {}
    ): TlsReportAddition => ({
      id: names[n]!,
      day: "2026-11-30",
      domain: "shop.test",
      dueAt: t.at(hour),
      counts,
      ...over
    })
    const claim = (millis: number, limit = 10) => store.claimDue({ now: t.at(millis), limit, leaseMillis: 10 * minute })
    return { t, store, addition, claim }
  })

  it.effect("adds up sessions that are alike, by day and domain, until the report is forgotten", () =>
    Effect.gen(function*() {
      const { addition, claim, store } = yield* begin
      yield* store.add([addition(0, [succeeded(2), failed("mx1.shop.test")])])
      yield* store.add([
        addition(1, [succeeded(3), failed("mx2.shop.test"), failed("mx1.shop.test", 4)]),
        addition(2, [succeeded(1)], { domain: "club.test" }),
        addition(3, [succeeded(7)], { day: "2026-12-01" })
      ])
      const claimed = yield* claim(hour)
      const of = (id: string) => claimed.find((report) => report.id === id)
      assert.sameMembers(claimed.map(({ id }) => id), [names[0]!, names[2]!, names[3]!])
      const { counts, ...first } = of(names[0]!)!
      assert.deepStrictEqual(first, {
        id: names[0]!,
        day: "2026-11-30",
        domain: "shop.test",
        attempts: 0,
        done: []
      })
      assert.deepStrictEqual(
        byText(counts),
        byText([succeeded(5), failed("mx1.shop.test", 5), failed("mx2.shop.test")])
      )
      assert.deepStrictEqual(of(names[2]!)!.counts, [succeeded(1)])
      assert.strictEqual(of(names[3]!)!.day, "2026-12-01")
      for (const { id } of claimed) yield* store.forget(id)
      assert.deepStrictEqual(yield* claim(3 * hour), [])
      yield* store.add([addition(1, [succeeded(1)])])
      assert.deepStrictEqual((yield* claim(hour)).map(({ counts, id }) => ({ counts, id })), [
        { counts: [succeeded(1)], id: names[1]! }
      ])
      yield* store.forget(names[1]!)
    }))

  it.effect("claims what is due, the longest due first, and again where it is not settled in time", () =>
    Effect.gen(function*() {
      const { addition, claim, store, t } = yield* begin
      yield* store.add([
        addition(0, [succeeded(1)], { dueAt: t.at(2 * minute) }),
        addition(1, [succeeded(1)], { dueAt: t.at(minute), domain: "club.test" })
      ])
      assert.deepStrictEqual(yield* claim(0), [])
      assert.deepStrictEqual((yield* claim(2 * minute, 1)).map(({ id }) => id), [names[1]!])
      assert.deepStrictEqual((yield* claim(2 * minute)).map(({ id }) => id), [names[0]!])
      assert.deepStrictEqual(yield* claim(11 * minute), [])
      assert.lengthOf(yield* claim(12 * minute), 2)
      yield* store.defer({ id: names[0]!, dueAt: t.at(hour), done: ["mailto:a@shop.test"] })
      yield* store.forget(names[1]!)
      assert.deepStrictEqual(yield* claim(59 * minute), [])
      const [again] = yield* claim(hour)
      assert.deepInclude(again, { id: names[0]!, attempts: 1, done: ["mailto:a@shop.test"] })
      assert.deepStrictEqual(again!.counts, [succeeded(1)])
      yield* store.forget(names[0]!)
    }))

  it.effect("keeps so many kinds of failures of a report, and successes besides", () =>
    Effect.gen(function*() {
      const { addition, claim, store } = yield* begin
      const many = Array.from({ length: mostCounts + 20 }, (_, n) => failed(`mx${n}.shop.test`))
      yield* store.add([addition(0, many)])
      yield* store.add([addition(0, [failed("late.shop.test"), succeeded(3)])])
      const [{ counts } = { counts: [] }] = yield* claim(hour)
      assert.lengthOf(counts, mostCounts + 1)
      assert.deepStrictEqual(counts.filter(({ failure }) => failure === null), [succeeded(3)])
      assert.isFalse(counts.some(({ failure }) => failure?.mxHost === "late.shop.test"))
      const known = counts.find(({ failure }) => failure !== null)!
      yield* store.add([addition(0, [{ ...known, sessions: 5 }])])
      const [{ counts: after } = { counts: [] }] = yield* claim(2 * hour)
      assert.lengthOf(after, mostCounts + 1)
      assert.strictEqual(after.reduce((sum, { sessions }) => sum + sessions, 0), mostCounts + 3 + 5)
      yield* store.forget(names[0]!)
    }))

  it.effect("loses nothing of what several add at once", () =>
    Effect.gen(function*() {
      const { addition, claim, store } = yield* begin
      yield* Effect.all(
        names.map((_, n) =>
          store.add([
            addition(n, [succeeded(1), failed("mx1.shop.test")]),
            addition(n, [succeeded(1)], { id: names[n]!.replace("-4000-", "-4001-"), domain: "club.test" })
          ])
        ),
        { concurrency: "unbounded" }
      )
      const claimed = yield* claim(hour)
      const sums = claimed.map(({ counts, domain }) => [domain, ...counts.map(({ sessions }) => sessions)])
      assert.deepStrictEqual(sums.toSorted(), [["club.test", 4], ["shop.test", 4, 4]])
      for (const { id } of claimed) yield* store.forget(id)
    }))
}
