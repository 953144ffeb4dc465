/**
 * Runs the tests of all packages and examples; arguments narrow the run to files whose path contains one of them.
 * The last line printed is `N passed, N failed`, with `, N skipped` where any were.
 */
import * as path from "node:path"
import { startVitest } from "vitest/node"

// The programs that tests start are the same ones a hundred times: each finds compiled what the first had to compile.
process.env["NODE_COMPILE_CACHE"] ??= path.join(import.meta.dirname, "../node_modules/.cache/node")

const vitest = await startVitest(process.argv.slice(2), { watch: false })

const count = { passed: 0, failed: 0, skipped: 0 }
for (const module of vitest.state.getTestModules()) {
  for (const test of module.children.allTests()) {
    const state = test.result().state
    // A test that never got to run, as when a hook before it failed, has not passed.
    if (state === "passed" || state === "skipped") count[state]++
    else count.failed++
  }
  // A file that could not be read, or whose hooks failed, fails even when none of its tests did.
  count.failed += module.errors().length
  for (const suite of module.children.allSuites()) count.failed += suite.errors().length
}
count.failed += vitest.state.getUnhandledErrors().length
await vitest.close()

if (count.passed + count.failed === 0) console.error("No test was found.")
const skipped = count.skipped === 0 ? "" : `, ${count.skipped} skipped`
process.stdout.write(`\n${count.passed} passed, ${count.failed} failed${skipped}\n`, () => {
  process.exit(count.failed > 0 || count.passed === 0 ? 1 : 0)
})
