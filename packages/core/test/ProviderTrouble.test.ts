import { assert, it } from "@effect/vitest"
import * as fc from "fast-check"
import { observe, type ProviderTrouble, well } from "../src/sending/ProviderTrouble.ts"

const play = (ends: ReadonlyArray<boolean>): ReadonlyArray<ProviderTrouble> => {
  let trouble = well
  return ends.map((failed) => trouble = observe(trouble, failed))
}

const ends = fc.array(fc.oneof(fc.boolean(), fc.constant(true), fc.constant(false)), { maxLength: 200 })

it("begins with the fifth failure of a provider that takes nothing, and ends with its third answer", () => {
  const states = play([true, true, true, true, true, true, false, false, false, true]).map(({ inTrouble }) => inTrouble)
  assert.deepStrictEqual(states, [false, false, false, false, true, true, true, true, false, false])
})

it("begins anew with what comes after the change: nothing from before counts", () => {
  const begun = play([true, true, true, true, true]).at(-1)
  assert.deepStrictEqual(begun, { failed: [], inTrouble: true })
  assert.deepStrictEqual(play([true, true, true, true, true, false, false, false]).at(-1), well)
})

it("begins where four in five of the hand-offs fail, exactly", () => {
  const of = (failures: number, answers: number) =>
    play([...Array<boolean>(answers).fill(false), ...Array<boolean>(failures).fill(true)]).at(-1)!.inTrouble
  assert.isTrue(of(8, 2))
  assert.isFalse(of(7, 2))
  assert.isFalse(of(11, 3))
  assert.isTrue(of(12, 3))
})

it("does not begin where a quarter of the hand-offs succeed", () => {
  const many = Array.from({ length: 400 }, (_, index) => index % 4 !== 0)
  assert.isTrue(play(many).every(({ inTrouble }) => !inTrouble))
})

it("begins only after five failures and ends only after three answers in a row, and never goes on beyond them", () => {
  fc.assert(fc.property(ends, (ends) => {
    let failures = 0
    let answers = 0
    let before = false
    for (const [index, { failed, inTrouble }] of play(ends).entries()) {
      failures += ends[index] === true ? 1 : 0
      answers = ends[index] === true ? 0 : answers + 1
      if (!before && inTrouble) assert.isTrue(ends[index] === true && failures >= 5)
      if (before) assert.strictEqual(inTrouble, answers < 3)
      if (before !== inTrouble) {
        failures = 0
        answers = 0
      }
      assert.isAtMost(failed.length, 20)
      before = inTrouble
    }
  }))
})

it("finds a provider that fails always, whatever it did before", () => {
  fc.assert(fc.property(ends, (ends) => {
    const states = play([...ends, ...Array.from({ length: 20 }, () => true)])
    assert.isTrue(states.at(-1)!.inTrouble)
  }))
})
