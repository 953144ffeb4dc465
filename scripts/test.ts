/**
 * Runs the first tier of tests, which `tiers.ts` describes; with `--all` both, with `--rest` the second alone. Other
 * arguments name the files to run instead, of any tier: those whose path contains one of them.
 *
 * The last line printed is `N passed, N failed`, with `, N skipped` where any were; the lines before it begin with
 * `failed: ` and name what failed, since the reports of thousands of tests may stand between. The files that took most
 * of the processor stand before these, all of them with `TEST_TIMES=all`: how long a file takes says more of what ran
 * beside it. A tier that takes far more of the processor than its budget fails, as fast as the machine is.
 */
import * as path from "node:path"
import { parseArgs } from "node:util"
import { startVitest } from "vitest/node"
import { budgets, type Chosen, filesOf } from "./tiers.ts"
import * as Yardstick from "./yardstick.ts"

// The programs that tests start are the same ones a hundred times: each finds compiled what the first had to compile.
process.env["NODE_COMPILE_CACHE"] ??= path.join(import.meta.dirname, "../node_modules/.cache/node")

const { positionals: named, values: options } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean" }, rest: { type: "boolean" } }
})
const tier: Chosen = options.all === true ? "all" : options.rest === true ? "second" : "first"

const yardstick = Yardstick.start()
const vitest = await startVitest(named.length > 0 ? named : [...filesOf(tier)], { watch: false })

/** How many files are told as those that take most of the processor. */
const mostCostly = 10

const count = { passed: 0, skipped: 0 }
const failed: Array<string> = []
const used: Array<{ readonly file: string; readonly seconds: number; readonly processorSeconds: number }> = []
const messageOf = (error: unknown): string =>
  String(typeof error === "object" && error !== null && "message" in error ? error.message : error)
const fail = (name: string, errors: ReadonlyArray<unknown>) => {
  const [message = "did not run"] = errors.map(messageOf)
  failed.push(`failed: ${name}: ${message.replaceAll(/\s+/g, " ").slice(0, 500)}`)
}

for (const module of vitest.state.getTestModules()) {
  const file = path.relative(process.cwd(), module.moduleId)
  const { processorSeconds = 0 } = module.meta()
  used.push({ file, seconds: module.diagnostic().duration / 1_000, processorSeconds })
  for (const test of module.children.allTests()) {
    const { errors = [], state } = test.result()
    // A test that never got to run, as when a hook before it failed, has not passed.
    if (state === "passed" || state === "skipped") count[state]++
    else fail(`${file} > ${test.fullName}`, errors)
  }
  // A file that could not be read, or whose hooks failed, fails even when none of its tests did.
  for (const error of module.errors()) fail(file, [error])
  for (const suite of module.children.allSuites()) {
    for (const error of suite.errors()) fail(`${file} > ${suite.fullName}`, [error])
  }
}
for (const error of vitest.state.getUnhandledErrors()) {
  // Vitest notes which file was running: of files that share a process the one at fault may have ended before.
  const running = Object(error).VITEST_TEST_PATH
  const place = typeof running === "string" ? ` of ${path.relative(process.cwd(), running)}` : ""
  fail(`outside of any test${place}`, [error])
}
await vitest.close()

if (count.passed + failed.length === 0) console.error("No test was found.")
const skipped = count.skipped === 0 ? "" : `, ${count.skipped} skipped`
const figure = (seconds: number): string => seconds.toFixed(1).padStart(8)
const costly = used.toSorted((left, right) => right.processorSeconds - left.processorSeconds)
const total = used.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0)
const slowness = yardstick.end()
const budget = budgets[tier] * slowness
if (named.length === 0 && total > 1.5 * budget) {
  fail("the budget", [
    `the files took ${total.toFixed(0)} s of the processor, and on this machine ${budget.toFixed(0)} s are expected`
  ])
}
const told = costly.slice(0, process.env["TEST_TIMES"] === "all" ? costly.length : mostCostly)
  .map(({ file, processorSeconds, seconds }) => `${figure(processorSeconds)} ${figure(seconds)}  ${file}`)
const lines = [
  "",
  "processor  seconds  file",
  ...told,
  `${figure(total)}           in all, on a machine that takes ${slowness.toFixed(2)} times as long as others`,
  ...failed,
  `${count.passed} passed, ${failed.length} failed${skipped}`,
  ""
]
process.stdout.write(lines.join("\n"), () => {
  process.exit(failed.length > 0 || count.passed === 0 ? 1 : 0)
})
