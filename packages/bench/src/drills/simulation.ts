/**
 * The simulated deployment under many seeds (`--seeds N`, from `--from`), and under three planted bugs until each is
 * found. A seed that breaks an invariant is printed with the invariant that broke; `--from SEED --seeds 1` shows it
 * again.
 */
import * as Faults from "@sendwright/testing/simulation/Faults"
import * as Simulation from "@sendwright/testing/simulation/Simulation"
import { parseArgs } from "node:util"
import { progress, report } from "../Report.ts"
import { round } from "../Statistics.ts"

const mostUntilFound = 1_000

const readOptions = () =>
  parseArgs({
    args: process.argv.slice(3),
    options: { seeds: { type: "string", default: "10000" }, from: { type: "string", default: "1" } }
  }).values

const foundAt = (planted: Omit<Simulation.SimulationOptions, "seed">) => {
  for (let seed = 1; seed <= mostUntilFound; seed++) {
    const [violation] = Simulation.run({ seed, ...planted }).violations
    if (violation !== undefined) return { seed, violation }
  }
  throw new Error(`a planted bug was not found under ${mostUntilFound} seeds`)
}

export const simulation = async (): Promise<void> => {
  const options = readOptions()
  const [from, seeds] = [Number(options.from), Number(options.seeds)]
  const began = performance.now()
  const seen: Record<string, number> = {}
  for (let seed = from; seed < from + seeds; seed++) {
    const { history, violations } = Simulation.run({ seed })
    if (violations.length > 0) throw new Error(`seed ${seed}:\n${violations.join("\n")}`)
    for (const line of history) {
      const [what = ""] =
        / (the clock jumps|sets the clock|erase failed|[a-z]+(?: failed \w+)?)/.exec(line)?.slice(1) ?? []
      seen[what] = (seen[what] ?? 0) + 1
    }
    if ((seed - from + 1) % 500 === 0) progress(`${seed - from + 1} of ${seeds} seeds keep every invariant`)
  }
  const seconds = round((performance.now() - began) / 1_000, 0)
  const planted = {
    withoutFencing: foundAt({ mutation: () => Faults.withoutFencing }),
    settlingBeforeCommit: foundAt({ mutation: Faults.settlingBeforeCommit }),
    trustedClocks: foundAt({ clocks: "trusted" })
  }
  report("drill-simulation", { from, seeds }, { broken: 0, seconds, seen, planted })
}
