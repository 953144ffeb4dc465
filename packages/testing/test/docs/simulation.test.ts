import type * as Faults from "@sendwright/testing/simulation/Faults"
import * as Simulation from "@sendwright/testing/simulation/Simulation"
import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

it("keeps every invariant, and notices a bug", () => {
  expect(Simulation.run({ seed: 7 }).violations).toEqual([])

  const forgetful: Faults.Mutation = (jobs) => ({
    ...jobs,
    settle: (settlements) => Effect.succeed(settlements.map(() => true))
  })
  const { history, violations } = Simulation.run({ seed: 7, mutation: () => forgetful })
  expect(violations).not.toEqual([])
  expect(history.length).toBeGreaterThan(0) // what happened, line by line
})
