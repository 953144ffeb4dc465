import { assert, it } from "@effect/vitest"
import * as ByteBudget from "@sendwright/core/foundation/ByteBudget"
import * as fc from "fast-check"

const limits = { total: 1_000, perHolder: 500, large: 100, keptForSmall: 250 }

interface Step {
  readonly work: number
  /** null: everything is given back. */
  readonly bytes: number | null
}

const steps = fc.array(
  fc.record({
    work: fc.nat(19),
    bytes: fc.oneof(fc.nat(120), fc.nat(700), fc.constant(null))
  }),
  { maxLength: 200 }
)

/** What each piece of work holds after the steps, for the holder that its number says. */
const play = (
  taken: ReadonlyArray<Step>,
  each: (held: ReadonlyArray<number>, budget: ByteBudget.ByteBudget) => void
) => {
  const budget = ByteBudget.make(limits)
  const holderOf = (work: number) => `holder ${work % 4}`
  const holds = Array.from({ length: 20 }, (_, work) => budget.open(holderOf(work)))
  const held = holds.map(() => 0)
  const sumOf = (holder: string) => held.reduce((sum, bytes, work) => holderOf(work) === holder ? sum + bytes : sum, 0)
  for (const { bytes, work } of taken) {
    if (bytes === null) {
      holds[work]!.release()
      holds[work] = budget.open(holderOf(work))
      held[work] = 0
    } else {
      const more = bytes - held[work]!
      const room = bytes > limits.large ? limits.total - limits.keptForSmall : limits.total
      const wanted = more <= 0
        ? undefined
        : sumOf(holderOf(work)) + more > limits.perHolder
        ? "holder"
        : budget.held() + more > room
        ? "total"
        : undefined
      assert.strictEqual(holds[work]!.resize(bytes), wanted)
      if (wanted === undefined) held[work] = bytes
    }
    each(held, budget)
  }
  for (const hold of holds) hold.release()
  return budget
}

it("never holds more than its limits allow, and refuses only what would pass them", () => {
  fc.assert(fc.property(steps, (taken) => {
    play(taken, (held, budget) => {
      assert.strictEqual(budget.held(), held.reduce((sum, bytes) => sum + bytes, 0))
      assert.isAtMost(budget.held(), limits.total)
      for (let holder = 0; holder < 4; holder++) {
        assert.isAtMost(held.reduce((sum, bytes, work) => work % 4 === holder ? sum + bytes : sum, 0), limits.perHolder)
      }
    })
  }))
})

it("is empty and remembers nobody when everything was given back", () => {
  fc.assert(fc.property(steps, (taken) => {
    const budget = play(taken, () => {})
    assert.deepStrictEqual([budget.held(), budget.holders()], [0, 0])
  }))
})

it("leaves room for small holds however many large ones there are", () => {
  const budget = ByteBudget.make(limits)
  for (let index = 0; index < 50; index++) budget.open(`holder ${index}`).resize(101)
  assert.isAtMost(budget.held(), limits.total - limits.keptForSmall)
  assert.isUndefined(budget.open("another").resize(100))
})

it("gives back once, and takes nothing afterwards", () => {
  const budget = ByteBudget.make(limits)
  const hold = budget.open("a")
  assert.isUndefined(hold.resize(90))
  hold.release()
  hold.release()
  assert.isUndefined(hold.resize(50))
  assert.strictEqual(budget.held(), 0)
})

it("leaves room for small holds of a holder however much its large ones hold", () => {
  const budget = ByteBudget.make({ ...limits, smallPerHolder: 120 })
  budget.open("one").resize(500)
  assert.strictEqual(budget.open("one").resize(101), "holder")
  assert.isUndefined(budget.open("one").resize(100))
  assert.strictEqual(budget.open("one").resize(21), "holder")
  assert.isUndefined(budget.open("one").resize(20))
})
