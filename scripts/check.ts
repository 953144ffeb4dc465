/** Everything that must hold of the sources before a commit, apart from the tests. All steps run; any may fail. */
import { build } from "./build.ts"
import { checkEntries } from "./entries.ts"
import { checkExpressions } from "./expressions.ts"
import { checkInstall } from "./install.ts"
import { checkNotices } from "./notices.ts"
import { checkPackages } from "./packages.ts"
import { checkReference } from "./reference.ts"
import { begin, type Outcome, run } from "./run.ts"

/** Takes a minute on one core: it runs beside the others, and is judged last. */
let effect: () => Promise<Outcome> = () => Promise.resolve({ ok: false, output: "It was not begun." })

const types = (): Outcome => {
  const built = build()
  effect = begin("effect-tsgo", ["diagnostics", "--project", "tsconfig.json", "--format", "text", "--strict"])
  return built
}

const steps: ReadonlyArray<readonly [name: string, step: () => Outcome | Promise<Outcome>]> = [
  ["types", types],
  ["lint", () => run("oxlint", ["--deny-warnings", "."])],
  ["format", () => run("dprint", ["check", "--list-different"])],
  ["entries", checkEntries],
  ["expressions", checkExpressions],
  ["unused", () => run("knip", ["--no-progress", "--no-config-hints"])],
  ["licences", checkNotices],
  ["packages", () => checkPackages()],
  ["install", checkInstall],
  ["reference", checkReference],
  ["effect", () => effect()]
]

const failed: Array<string> = []
for (const [name, step] of steps) {
  const start = performance.now()
  const { ok, output } = await step()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${ok ? "ok    " : "FAILED"} ${name.padEnd(11)} ${seconds.padStart(5)} s`)
  if (ok) continue
  failed.push(name)
  console.log(`\n${output}\n`)
}
if (failed.length > 0) {
  console.log(`check failed: ${failed.join(", ")}`)
  process.exitCode = 1
}
