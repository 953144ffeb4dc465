/** Everything that must hold of the sources before a commit, apart from the tests. All steps run; any may fail. */
import { build } from "./build.ts"
import { checkEntries } from "./entries.ts"
import { checkPackages } from "./packages.ts"
import { checkReference } from "./reference.ts"
import { type Outcome, run } from "./run.ts"

const steps: ReadonlyArray<readonly [name: string, step: () => Outcome | Promise<Outcome>]> = [
  ["types", build],
  ["effect", () => run("effect-tsgo", ["diagnostics", "--project", "tsconfig.json", "--format", "text", "--strict"])],
  ["lint", () => run("oxlint", ["--deny-warnings", "."])],
  ["format", () => run("dprint", ["check", "--list-different"])],
  ["entries", checkEntries],
  ["unused", () => run("knip", ["--no-progress", "--no-config-hints"])],
  ["packages", () => checkPackages()],
  ["reference", checkReference]
]

const failed: Array<string> = []
for (const [name, step] of steps) {
  const start = performance.now()
  const { ok, output } = await step()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${ok ? "ok    " : "FAILED"} ${name.padEnd(9)} ${seconds.padStart(5)} s`)
  if (ok) continue
  failed.push(name)
  console.log(`\n${output}\n`)
}
if (failed.length > 0) {
  console.log(`check failed: ${failed.join(", ")}`)
  process.exitCode = 1
}
