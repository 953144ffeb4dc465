import { assert, describe, it } from "@effect/vitest"
import { EmailMetrics, type MetricsQuery } from "@sendwright/core/metrics/EmailMetrics"
import { MetricsStore } from "@sendwright/core/metrics/MetricsStore"
import * as MetricsWorker from "@sendwright/core/metrics/MetricsWorker"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import { report } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { customer, day, engine, hour, minute, send, start, startWorkers } from "./support/harness.ts"

const at = (millis: number) => new Date(start + millis)

/** An account with an email of each moment, whose one recipient has it so many milliseconds later. */
const sent = Effect.fnUntraced(
  function*(
    ...emails: ReadonlyArray<{ readonly at: number; readonly tags?: ReadonlyArray<string>; readonly took?: number }>
  ) {
    const one = yield* customer()
    const jobs = yield* SendJobs
    const metrics = yield* EmailMetrics
    let now = 0
    for (const email of emails) {
      yield* TestClock.adjust(email.at - now)
      now = email.at
      const emailId = yield* send(one, { tags: email.tags ?? [] })
      if (email.took === undefined) continue
      const details = { processing_time_ms: email.took }
      yield* jobs.intake(
        [report({ type: "email.delivered", emailId, occurredAt: at(email.at), details })],
        at(email.at)
      )
    }
    const read = (query: Partial<MetricsQuery>) =>
      metrics.read({
        accountId: one.live.account.id,
        traffic: "live",
        from: at(0),
        to: at(2 * hour),
        grain: "hour",
        by: "none",
        ...query
      })
    return { ...one, metrics, read }
  }
)

describe("EmailMetrics", () => {
  it.effect("has a point of each hour, and how long deliveries took", () =>
    Effect.gen(function*() {
      const { read } = yield* sent({ at: 0, took: 100 }, { at: minute, took: 1_400 }, { at: hour })
      const { isCurrent, rest, series, starts } = yield* read({ from: at(minute), to: at(2 * hour + 1) })
      assert.deepStrictEqual(starts, [at(0), at(hour), at(2 * hour)])
      assert.isTrue(isCurrent)
      assert.isNull(rest)
      assert.deepStrictEqual(series.map(({ name }) => name), [null])
      const { points, total } = series[0]!
      assert.deepStrictEqual(points.map(({ accepted, delivered }) => [accepted, delivered]), [[2, 2], [1, 0], [0, 0]])
      assert.deepInclude(total, { accepted: 3, delivered: 2, failed: 0 })
      assert.closeTo(total.deliveryMillis!.p50, 100, 5)
      assert.closeTo(total.deliveryMillis!.p95, 1_400, 70)
      assert.isNull(points[1]!.deliveryMillis)
    }).pipe(Effect.provide(engine())))

  it.effect("has the days of the reader's zone, also those that are longer than others", () =>
    Effect.gen(function*() {
      // Midnight in Berlin is 23:00 UTC: 11 hours after the start.
      const { read } = yield* sent({ at: 0 }, { at: 11 * hour - 1 }, { at: 11 * hour }, { at: 30 * hour })
      const days = (query: Partial<MetricsQuery>) =>
        Effect.map(read({ grain: "day", to: at(day), ...query }), ({ series, starts }) => [
          starts.map((one) => one.toISOString()),
          series[0]!.points.map(({ accepted }) => accepted)
        ])
      assert.deepStrictEqual(yield* days({}), [["2026-11-21T00:00:00.000Z", "2026-11-22T00:00:00.000Z"], [3, 1]])
      assert.deepStrictEqual(yield* days({ zone: "Europe/Berlin" }), [
        ["2026-11-20T23:00:00.000Z", "2026-11-21T23:00:00.000Z"],
        [2, 2]
      ])
      const autumn = yield* read({
        grain: "day",
        zone: "Europe/Berlin",
        from: new Date("2026-10-24T22:00:00.000Z"),
        to: new Date("2026-10-26T23:00:00.000Z")
      })
      assert.deepStrictEqual(autumn.starts.map((one) => one.toISOString()), [
        "2026-10-24T22:00:00.000Z",
        "2026-10-25T23:00:00.000Z"
      ])
      // Half an hour past a full one: the hour that holds midnight is the earlier day's.
      const kolkata = yield* read({ grain: "day", zone: "Asia/Kolkata", to: at(day) })
      assert.deepStrictEqual(kolkata.series[0]!.points.map(({ accepted }) => accepted), [1, 3])
    }).pipe(Effect.provide(engine())))

  it.effect("has a series of each tag, the largest first, and the others together", () =>
    Effect.gen(function*() {
      const { read } = yield* sent(
        { at: 0, tags: ["a", "b"] },
        { at: 1, tags: ["b"] },
        { at: 2, tags: ["c"] },
        { at: 3, tags: ["d"] },
        { at: 4 }
      )
      const { rest, series } = yield* read({ by: "tag", limit: 2 })
      assert.deepStrictEqual(series.map(({ name, total }) => [name, total.accepted]), [["b", 2], ["a", 1]])
      assert.deepStrictEqual([rest?.name, rest?.total.accepted, rest?.points[0]?.accepted], [null, 2, 2])
      const domains = yield* read({ by: "domain" })
      assert.deepStrictEqual(domains.series.map(({ total }) => total.accepted), [5])
      assert.isNull(domains.rest)
    }).pipe(Effect.provide(engine())))

  it.effect("says what is wrong with a query", () =>
    Effect.gen(function*() {
      const { read } = yield* sent()
      const wrong = (query: Partial<MetricsQuery>) =>
        Effect.map(Effect.flip(read(query)), (error) =>
          error._tag === "ValidationError" ? error.issues.map(({ path }) => path.join(".")) : error._tag)
      assert.deepStrictEqual(yield* wrong({ to: at(0) }), ["to"])
      assert.deepStrictEqual(yield* wrong({ to: new Date(NaN), zone: "Mars/Phobos", limit: 0 }), [
        "zone",
        "limit",
        "to"
      ])
      assert.deepStrictEqual(yield* wrong({ to: at(31 * day + 1) }), ["from"])
      assert.deepStrictEqual(yield* wrong({ grain: "day", to: at(401 * day) }), ["from"])
      assert.lengthOf((yield* read({ to: at(31 * day) })).starts, 31 * 24)
    }).pipe(Effect.provide(engine())))

  it.effect("tells the rates that pause an account beside its own", () =>
    Effect.gen(function*() {
      const { live, metrics } = yield* sent({ at: 0, took: 1 })
      const standing = yield* metrics.standing({ ...live.account, createdAt: at(-day) })
      assert.deepInclude(standing, {
        minRecipients: 200,
        bounces: { count: 0, rate: 0, limit: 0.08, least: 10 },
        complaints: { count: 0, rate: 0, limit: 0.003, least: 5 },
        newAccount: { bounces: 25, complaints: 7 }
      })
      const other = yield* metrics.standing({ ...live.account, id: "nobody", createdAt: at(-30 * day) })
      assert.deepStrictEqual([other.bounces.rate, other.newAccount], [null, null])
    }).pipe(Effect.provide(engine())))

  it.effect("is forgotten after its time, and counted at intervals", () => {
    const counted: Array<number> = []
    return Effect.gen(function*() {
      const { read } = yield* sent({ at: 0 })
      const store = yield* MetricsStore
      const watched = MetricsStore.of({
        ...store,
        count: (limit) => Effect.sync(() => counted.push(limit) === 1)
      })
      yield* Effect.provideService(startWorkers(MetricsWorker.layer), MetricsStore, watched)
      yield* TestClock.adjust(100)
      assert.deepStrictEqual(counted, [1_000, 1_000])
      yield* TestClock.adjust(hour)
      assert.lengthOf(counted, 3)
      const accepted = Effect.map(read({}), ({ series }) => series[0]!.total.accepted)
      yield* TestClock.adjust(30 * day)
      assert.strictEqual(yield* accepted, 1)
      yield* TestClock.adjust(2 * day)
      assert.strictEqual(yield* accepted, 0)
    }).pipe(Effect.provide(engine({ metricsMillis: hour, retainMetricsMillis: 31 * day })))
  })
})
