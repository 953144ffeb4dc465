import { assert, describe, it } from "@effect/vitest"
import * as Counts from "@sendwright/core/metrics/Counts"
import {
  boundTags,
  type CountedEvent,
  dayOf,
  fold,
  hourOf,
  type HourRow,
  keyOf,
  sum,
  tagsPerDay,
  type Traffic,
  traffics
} from "@sendwright/core/metrics/HourRow"
import * as Sketch from "@sendwright/core/metrics/Sketch"
import { eventTypes } from "@sendwright/core/model/EmailEvent"
import * as FastCheck from "fast-check"

const address = FastCheck.constantFrom("a@example.com", "b@example.com", "c@example.com")
const recipients = FastCheck.uniqueArray(
  FastCheck.record({ address, simulation: FastCheck.constantFrom(null, "delivered" as const, "bounced" as const) }),
  { minLength: 1, selector: (one) => one.address }
)
const email = FastCheck.record({
  accountId: FastCheck.constantFrom("one", "two"),
  mode: FastCheck.constantFrom("live" as const, "test" as const),
  domain: FastCheck.constantFrom("", "x.example"),
  tags: FastCheck.array(FastCheck.constantFrom("a", "b", "c"), { maxLength: 3 }),
  recipients
})
const event: FastCheck.Arbitrary<CountedEvent> = FastCheck.record({
  email,
  isFirst: FastCheck.boolean(),
  type: FastCheck.constantFrom(...eventTypes),
  details: FastCheck.record({
    recipients: FastCheck.array(address, { maxLength: 3 }),
    bounce_type: FastCheck.constantFrom("permanent", "transient", "undetermined"),
    processing_time_ms: FastCheck.constantFrom(null, 0, 12, 1_400, 60_000)
  }, { requiredKeys: [] }),
  occurredAt: FastCheck.integer({ min: 0, max: 72 * 3_600_000 }).map((millis) => new Date(millis))
}).map((one) => one.isFirst ? { ...one, type: "email.queued" as const } : one)
const events = FastCheck.array(event, { maxLength: 30 })

const byKey = (rows: ReadonlyArray<HourRow>) =>
  rows.map((row) => ({ ...row, counts: { ...row.counts, times: Sketch.encode(row.counts.times) } }))
    .sort((left, right) => keyOf(left) < keyOf(right) ? -1 : 1)

const totalOf = (rows: ReadonlyArray<HourRow>) =>
  rows.reduce((total, { counts }) => Counts.add(total, counts), Counts.none)

/** Counted in the plainest way: each event is looked at once for each traffic, hour and name that there is. */
const plainly = (
  all: ReadonlyArray<CountedEvent>,
  traffic: Traffic,
  hour: number,
  isOf: (one: CountedEvent) => boolean
) => {
  const counts: Record<Counts.CountName, number> = { ...Counts.none }
  for (const one of all.filter((one) => hourOf(one.occurredAt) === hour && isOf(one))) {
    const { details, email, type } = one
    const isSimulated = (who: string) => email.recipients.find((each) => each.address === who)?.simulation ?? null
    const ownTraffic = email.mode === "test"
      ? "test"
      : email.recipients.every(({ simulation }) => simulation !== null)
      ? "simulator"
      : "live"
    if (one.isFirst) {
      if (traffic === ownTraffic) counts.accepted++
      continue
    }
    if (type === "email.cancelled") {
      if (traffic === ownTraffic) counts.cancelled++
      continue
    }
    const named = details["recipients"] as ReadonlyArray<string> | undefined
    for (const who of named ?? email.recipients.map(({ address }) => address)) {
      const known = email.recipients.some((each) => each.address === who)
      const traffic_ = email.mode === "test"
        ? "test"
        : !known
        ? ownTraffic === "simulator" ? "simulator" : "live"
        : isSimulated(who) === null
        ? "live"
        : "simulator"
      if (traffic_ !== traffic) continue
      if (type === "email.sent") counts.sent++
      if (type === "email.delivered") counts.delivered++
      if (type === "email.bounced" && details["bounce_type"] === "permanent") counts.bouncedPermanently++
      if (type === "email.bounced" && details["bounce_type"] !== "permanent") counts.bouncedTemporarily++
      if (type === "email.complained") counts.complained++
      if (type === "email.delivery_delayed") counts.delayed++
      if (type === "email.failed" || type === "email.rejected") counts.failed++
    }
  }
  return counts
}

describe("the counts of events", () => {
  it("equal a count over the events", () => {
    FastCheck.assert(FastCheck.property(events, (all) => {
      const rows = fold(all)
      for (const { accountId, hour, kind, name, traffic, ...row } of rows) {
        const { times: _, ...counts } = row.counts
        const { times: __, ...plain } = plainly(
          all,
          traffic,
          hour,
          ({ email }) =>
            email.accountId === accountId && (kind === "domain" ? email.domain === name : email.tags.includes(name))
        ) as Counts.Counts
        assert.deepStrictEqual(counts, plain)
      }
      // And there is none too few.
      for (const traffic of traffics) {
        const { times, ...total } = totalOf(rows.filter((row) => row.kind === "domain" && row.traffic === traffic))
        const hours = [...new Set(all.map(({ occurredAt }) => hourOf(occurredAt)))]
        const { times: __, ...plain } = hours.map((hour) => plainly(all, traffic, hour, () => true) as Counts.Counts)
          .reduce((sum, counts) => Counts.add(sum, { ...counts, times: Sketch.none }), Counts.none)
        assert.deepStrictEqual(total, plain)
        assert.isAtMost(Sketch.sizeOf(times), total.delivered)
      }
    }))
  })

  it("do not depend on the order of the events, nor on how they are counted in parts", () => {
    FastCheck.assert(FastCheck.property(events, events, events, (one, two, three) => {
      const all = byKey(fold([...one, ...two, ...three]))
      assert.deepStrictEqual(byKey(fold([...three, ...one, ...two].toReversed())), all)
      assert.deepStrictEqual(byKey(sum([...sum([...fold(one), ...fold(two)]), ...fold(three)])), all)
      assert.deepStrictEqual(byKey(sum([...fold(one), ...sum([...fold(two), ...fold(three)])])), all)
    }))
  })

  it("name a hundred tags a day, and lose none of the others' counts", () => {
    const tagged = FastCheck.record({
      event,
      tags: FastCheck.uniqueArray(FastCheck.integer({ min: 0, max: 300 }), { maxLength: 10 })
    }).map(({ event, tags }): CountedEvent => ({
      ...event,
      email: { ...event.email, accountId: "one", mode: "test", tags: tags.map(String) }
    }))
    FastCheck.assert(FastCheck.property(FastCheck.array(tagged, { minLength: 40, maxLength: 80 }), (all) => {
      const known = new Map<string, Set<string>>()
      const rows = all.flatMap((one) => boundTags(fold([one]), known))
      const byDay = Map.groupBy(
        rows.filter(({ kind, name }) => kind === "tag" && name !== ""),
        ({ hour, traffic }) => `${traffic} ${dayOf(hour)}`
      )
      for (const ofDay of byDay.values()) assert.isAtMost(new Set(ofDay.map(({ name }) => name)).size, tagsPerDay)
      const { times, ...total } = totalOf(rows)
      const { times: plainTimes, ...plain } = totalOf(fold(all))
      assert.deepStrictEqual(total, plain)
      assert.deepStrictEqual(Sketch.encode(times), Sketch.encode(plainTimes))
    }))
  })
})

describe("Sketch", () => {
  const durations = FastCheck.array(FastCheck.double({ min: 1, max: 1e9, noNaN: true }), {
    minLength: 1,
    maxLength: 60
  })
  const sketchOf = (values: ReadonlyArray<number>) =>
    values.reduce<Sketch.Sketch>((sketch, millis) => Sketch.add(sketch, Sketch.of(millis)), Sketch.none)

  it("knows quantiles to within 5 %", () => {
    assert.isBelow(Sketch.relativeError, 0.05)
    FastCheck.assert(FastCheck.property(durations, FastCheck.constantFrom(0, 0.5, 0.95, 1), (values, fraction) => {
      const sorted = values.toSorted((left, right) => left - right)
      const exact = sorted[Math.max(1, Math.ceil(fraction * sorted.length)) - 1]!
      const found = Sketch.quantile(sketchOf(values), fraction)!
      assert.isAtMost(Math.abs(found - exact) / exact, Sketch.relativeError + 1e-9)
    }))
    assert.isNull(Sketch.quantile(Sketch.none, 0.5))
    assert.strictEqual(Sketch.quantile(Sketch.of(0, 3), 0.5), 1)
  })

  it("is stored as numbers, and adds up in any order", () => {
    FastCheck.assert(FastCheck.property(durations, durations, (one, two) => {
      const both = Sketch.add(sketchOf(one), sketchOf(two))
      assert.deepStrictEqual(Sketch.encode(both), Sketch.encode(sketchOf([...two, ...one])))
      assert.deepStrictEqual(Sketch.encode(Sketch.decode(Sketch.encode(both))), Sketch.encode(both))
      assert.strictEqual(Sketch.sizeOf(both), one.length + two.length)
    }))
  })
})
