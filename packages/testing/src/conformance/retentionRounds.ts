import { assert } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { contentsSaying } from "../fixtures.ts"
import { day, hour, type It, minute } from "./Harness.ts"
import { monthAfter, retaining } from "./retentionWalk.ts"

/** What a `RetentionStore` remembers of rounds, and the months that it can give back. */
export const roundTests = (it: It): void => {
  it.effect("counts what is older than a time, and no further than it is asked to", () =>
    Effect.gen(function*() {
      const t = yield* retaining()
      // What the tests before left is younger than this one's.
      for (const millis of [0, 1, 2]) yield* t.handOver(t.of(millis, contentsSaying("Hello")))
      for (const kind of ["contents", "emails"] as const) {
        assert.strictEqual(yield* t.store.countDue(kind, t.at(0), 10), 0)
        assert.strictEqual(yield* t.store.countDue(kind, t.at(2), 10), 2)
        assert.strictEqual(yield* t.store.countDue(kind, t.at(minute), 10), 3)
        assert.strictEqual(yield* t.store.countDue(kind, t.at(minute), 2), 2)
      }
      yield* t.walk("purgeContents", t.at(minute))
      assert.strictEqual(yield* t.store.countDue("contents", t.at(minute), 10), 0)
      assert.strictEqual(yield* t.store.countDue("emails", t.at(minute), 10), 3)
      yield* t.walk("removeEmails", t.at(minute))
      assert.strictEqual(yield* t.store.countDue("emails", t.at(minute), 10), 0)
    }))

  it.effect("remembers the largest round, the last time before which was deleted, and each kind by itself", () =>
    Effect.gen(function*() {
      const t = yield* retaining()
      yield* t.store.allow
      const { largest } = yield* t.store.term("contents")
      const other = yield* t.store.term("emails")
      yield* t.store.noteRound("contents", t.at(hour), largest + 7)
      assert.deepStrictEqual(yield* t.store.term("contents"), {
        cutoff: t.at(hour),
        largest: largest + 7,
        stopped: null
      })
      yield* t.store.noteRound("contents", t.at(0), 0)
      assert.deepStrictEqual(yield* t.store.term("contents"), { cutoff: t.at(0), largest: largest + 7, stopped: null })
      assert.deepStrictEqual(yield* t.store.term("emails"), other)
    }))

  it.effect("stops a round until it is allowed, or another one needs no leave", () =>
    Effect.gen(function*() {
      const t = yield* retaining()
      yield* t.store.allow
      yield* t.store.noteRound("emails", t.at(0), 1)
      const { largest } = yield* t.store.term("emails")
      const stopped = { at: t.at(hour), cutoff: t.at(1), due: 11, restored: false }
      yield* t.store.stop("emails", stopped)
      assert.deepStrictEqual(yield* t.store.term("emails"), { cutoff: t.at(0), largest, stopped })
      // The next round finds more, and it has waited since the first.
      yield* t.store.stop("emails", { at: t.at(2 * hour), cutoff: t.at(2), due: 12, restored: false })
      assert.deepStrictEqual((yield* t.store.term("emails")).stopped, { ...stopped, cutoff: t.at(2), due: 12 })
      assert.deepStrictEqual(yield* t.store.allow, ["emails"])
      assert.deepStrictEqual(yield* t.store.term("emails"), { cutoff: t.at(2), largest, stopped: null })
      assert.deepStrictEqual(yield* t.store.allow, [])
      yield* t.store.stop("emails", stopped)
      yield* t.store.noteRound("emails", t.at(3), 0)
      assert.deepStrictEqual(yield* t.store.term("emails"), { cutoff: t.at(3), largest, stopped: null })
    }))

  it.effect("stays stopped after a month was taken back, whatever rounds say, until it is allowed", () =>
    Effect.gen(function*() {
      const t = yield* retaining()
      yield* t.store.allow
      yield* t.store.noteRound("emails", t.at(0), 1)
      const { largest } = yield* t.store.term("emails")
      const stopped = { at: t.at(1), cutoff: t.at(1), due: 0, restored: true }
      yield* t.store.stop("emails", stopped)
      yield* t.store.stop("emails", { at: t.at(2), cutoff: t.at(2), due: 3, restored: false })
      const waits = { cutoff: t.at(0), largest, stopped: { ...stopped, cutoff: t.at(2), due: 3 } }
      assert.deepStrictEqual(yield* t.store.term("emails"), waits)
      // A round that was under way ends.
      yield* t.store.noteRound("emails", t.at(3), largest + 1)
      assert.deepStrictEqual(yield* t.store.term("emails"), waits)
      assert.deepStrictEqual(yield* t.store.allow, ["emails"])
      assert.deepStrictEqual(yield* t.store.term("emails"), { cutoff: t.at(2), largest, stopped: null })
    }))

  it.effect("brings a month back as it was where it says that it is set aside, and none that it dropped", () =>
    Effect.gen(function*() {
      const t = yield* retaining({ forward: 63 * day })
      const begins = monthAfter(t.at(0), 1)
      const month = begins.toISOString().slice(0, 7)
      const end = monthAfter(t.at(0), 2)
      const { id } = yield* t.handOver(t.of(begins.getTime() + day - t.at(0).getTime(), contentsSaying("Hello")))
      const before = yield* t.get(id)
      const purge = t.walk("purgeContents", end, 100, "month")
      const html = Effect.map(t.get(id), (email) => email.html)
      const listed = Effect.map(t.store.setAside, (months) => months.filter((one) => one.month === month))
      yield* t.store.allow
      assert.isFalse(yield* t.store.restore(month, end), "nothing was deleted")
      assert.strictEqual(yield* purge, 1)
      assert.isNull(yield* html)
      const aside = yield* listed
      const comesBack = aside.length > 0
      assert.strictEqual(yield* t.store.restore(month, end), comesBack)
      assert.isFalse(yield* t.store.restore(month, end))
      assert.deepStrictEqual(yield* listed, [])
      if (comesBack) {
        assert.deepStrictEqual(aside.map(({ count, kind }) => ({ count, kind })), [{ count: 1, kind: "contents" }])
        assert.deepStrictEqual(yield* t.get(id), before)
        for (const kind of ["contents", "emails"] as const) {
          const { stopped } = yield* t.store.term(kind)
          assert.deepStrictEqual(stopped, { at: end, cutoff: end, due: 0, restored: true })
        }
        yield* t.store.allow
        assert.strictEqual(yield* purge, 1, "and may go again")
      }
      const latest = new Date(Math.max(end.getTime(), ...(yield* listed).map(({ at }) => at.getTime())))
      yield* Effect.repeat(t.store.dropSetAside(latest, 0), { while: (more) => more })
      assert.deepStrictEqual(yield* listed, [])
      assert.isFalse(yield* t.store.restore(month, end))
      assert.isNull(yield* html)
    }))
}
