import * as Result from "effect/Result"
import * as FastCheck from "fast-check"
import { assert, describe, it } from "vitest"
import { migrations } from "../src/Migrations.ts"
import { type Migration, type NumberedStep, plan, type RecordedStep, stepsOf } from "../src/migrations/migrationPlan.ts"

/** Migrations from 1, of one to three steps each, some of them compatible with older programs. */
const history: FastCheck.Arbitrary<ReadonlyArray<Migration>> = FastCheck.array(
  FastCheck.record({ steps: FastCheck.integer({ min: 1, max: 3 }), back: FastCheck.nat(3) }),
  { minLength: 1, maxLength: 6 }
).map((shapes) =>
  shapes.map(({ back, steps }, index): Migration => {
    const [first, ...more] = Array.from({ length: steps }, (_, n) => ({ name: `part ${n + 1}`, statements: [] }))
    return {
      id: index + 1,
      name: `change_${index + 1}`,
      steps: [first!, ...more],
      ...(back === 0 ? {} : { needs: Math.max(1, index + 1 - back) })
    }
  })
)

const recordOf = (step: NumberedStep): RecordedStep => ({
  id: step.id,
  migration: step.migration,
  needs: step.needs,
  step: step.step,
  program: "1.2.3",
  ranAt: new Date(0)
})

/** A history, how many of its migrations a program knows, and how many of its steps ran. */
const situation = history.chain((all) =>
  FastCheck.record({
    all: FastCheck.constant(all),
    knows: FastCheck.integer({ min: 1, max: all.length }),
    ran: FastCheck.nat(stepsOf(all).length)
  })
)

const shuffled = <A>(items: ReadonlyArray<A>): ReadonlyArray<A> => items.toReversed()

const summary = (steps: ReadonlyArray<NumberedStep>) => steps.map(({ id, step }) => `${id}/${step}`)

describe("migrationPlan", () => {
  it("runs what did not run, in order, and what ran never again", () => {
    FastCheck.assert(FastCheck.property(history, FastCheck.nat(), (all, cut) => {
      const steps = stepsOf(all)
      const ran = steps.slice(0, cut % (steps.length + 1))
      const planned = Result.getOrThrow(plan(all, shuffled(ran.map(recordOf))))
      assert.deepStrictEqual(summary([...ran, ...planned]), summary(steps))
    }))
  })

  it("lets an older program go on exactly where every newer migration says so", () => {
    FastCheck.assert(FastCheck.property(situation, ({ all, knows, ran }) => {
      const recorded = stepsOf(all).slice(0, ran).map(recordOf)
      const known = all.slice(0, knows)
      const newer = recorded.filter(({ id }) => id > knows)
      const planned = plan(known, shuffled(recorded))
      if (newer.some(({ needs }) => needs > knows)) {
        assert.strictEqual(Result.getOrThrow(Result.flip(planned)).reason, "newer")
      } else if (newer.length > 0) {
        assert.deepStrictEqual(Result.getOrThrow(planned), [])
      } else {
        const left = stepsOf(known).slice(Math.min(ran, stepsOf(known).length))
        assert.deepStrictEqual(summary(Result.getOrThrow(planned)), summary(left))
      }
    }))
  })

  it("touches nothing where the record is not a beginning of what it knows", () => {
    FastCheck.assert(FastCheck.property(situation, FastCheck.nat(), ({ all, ran }, which) => {
      const recorded = stepsOf(all).slice(0, ran).map(recordOf)
      const reasonOf = (entries: ReadonlyArray<RecordedStep | null>) =>
        Result.match(plan(all, entries), { onFailure: ({ reason }) => reason, onSuccess: () => "fine" })
      FastCheck.pre(recorded.length > 1)
      const index = which % (recorded.length - 1)
      assert.strictEqual(reasonOf(recorded.toSpliced(index, 1)), "foreign")
      const one = recorded[index]!
      assert.strictEqual(reasonOf(recorded.with(index, { ...one, migration: "other" })), "foreign")
      assert.strictEqual(reasonOf([null, ...recorded]), "foreign")
      assert.strictEqual(reasonOf([...recorded, { ...one, step: 4 }]), "foreign")
    }))
  })

  it("says which program is needed", () => {
    const first: Migration = { id: 1, name: "first", steps: [{ name: "tables", statements: [] }] }
    const record = { id: 3, migration: "third", step: 1, needs: 2, program: "0.9.1", ranAt: new Date(0) }
    const { message } = Result.getOrThrow(Result.flip(plan([first], [recordOf(stepsOf([first])[0]!), record])))
    assert.match(message, /0\.9\.1 ran migration 3 \(third\).*know migration 2 or later; this one knows 1/)
  })

  it("has numbers that grow by one, and begins in a transaction", () => {
    assert.deepStrictEqual(migrations.map(({ id }) => id), migrations.map((_, index) => index + 1))
    for (const { id, needs = id } of migrations) assert.isAtMost(needs, id)
    assert.isUndefined(migrations[0]?.steps[0].outsideTransaction)
  })
})
