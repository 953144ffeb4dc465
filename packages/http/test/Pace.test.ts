import { assert, describe, it } from "@effect/vitest"
import * as Pace from "../src/Pace.ts"

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve))

describe("Pace", () => {
  it("has room for 64 KiB in a turn of the event loop, whoever reads them", async () => {
    const pace = Pace.make()
    assert.isTrue(pace.spend(40 * 1024))
    assert.isFalse(pace.spend(24 * 1024))
    await nextTurn()
    assert.isTrue(pace.spend(32 * 1024))
  })

  it("lets those who wait go on in their order, one a turn, and not those who left", async () => {
    const pace = Pace.make()
    const resumed: Array<number> = []
    const resumes = Array.from({ length: 10 }, (_, index) => () => void resumed.push(index))
    assert.isFalse(pace.spend(1024 * 1024))
    for (const resume of resumes) pace.wait(resume)
    pace.leave(resumes[1]!)
    for (const expected of [[], [0], [0, 2], [0, 2, 3]]) {
      assert.deepStrictEqual(resumed, expected)
      await nextTurn()
    }
    pace.leave(resumes[9]!)
    for (let turn = 0; turn < 10; turn++) await nextTurn()
    assert.deepStrictEqual(resumed, [0, 2, 3, 4, 5, 6, 7, 8])
  })
})
