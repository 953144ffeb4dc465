/**
 * Mutation tests of the engine's rules: every way in which Stryker would break a source, and whether a test notices.
 * `node scripts/mutate.ts [PART …]` takes folders of `packages/core/src`, or single files (`sending/RefusalReason`);
 * `--survivors` lists what no test noticed.
 */
import * as fs from "node:fs"
import * as path from "node:path"
import { parseArgs } from "node:util"
import { BaseSequencer, startVitest, type TestSpecification } from "vitest/node"
import type { Outcome, Plan, Round } from "./mutation/Runner.ts"
import { type Mutant, sourcesOf } from "./mutation/Sources.ts"
import * as Watchdog from "./mutation/Watchdog.ts"
import { root } from "./run.ts"

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { survivors: { type: "boolean", default: false } }
})
const parts = positionals.length > 0
  ? positionals
  : ["emails", "replies", "sending", "webhooks", "templates", "domains"]

const directory = path.join(root, "build/mutation")
fs.mkdirSync(directory, { recursive: true })

const nameOf = (part: string): string => part.replaceAll("/", "-")
const folderOf = (part: string): string => part.split("/")[0] ?? part

/** The tests that name a module of the part: what others notice of it, they notice by chance. */
const testsOf = (part: string): ReadonlyArray<string> =>
  fs.globSync("packages/core/test/**/*.test.ts", { cwd: root }).filter((name) =>
    fs.readFileSync(path.join(root, name), "utf8").includes(`/${folderOf(part)}/`)
  )

/** Those that import from the part's sources, or are named after one, come first: they kill most, and quickly. */
const sequencerOf = (part: string) => {
  const folder = folderOf(part)
  const sources = fs.readdirSync(path.join(root, "packages/core/src", folder)).map((name) => path.parse(name).name)
  const rank = ({ moduleId }: TestSpecification): number => {
    const isNamed = sources.some((name) => path.basename(moduleId).startsWith(name))
    return isNamed || fs.readFileSync(moduleId, "utf8").includes(`../src/${folder}/`) ? 0 : 1
  }
  return class extends BaseSequencer {
    override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
      return files.toSorted((left, right) => rank(left) - rank(right) || left.moduleId.localeCompare(right.moduleId))
    }
  }
}

interface Run {
  readonly mutants: ReadonlyArray<Mutant & { readonly status: string }>
  /** Tests that no mutant was tried on, and why. */
  readonly unused: Outcome["unused"]
}

const run = async (part: string): Promise<Run> => {
  const { files, mutants } = await sourcesOf(part)
  const file = path.join(directory, `${nameOf(part)}.outcome.json`)
  process.env["MUTATION_OUTCOME"] = file
  const plan: Plan = {
    folder: folderOf(part),
    modules: Object.fromEntries(mutants.map((mutant) => [mutant.id, path.parse(mutant.file).name]))
  }
  process.env["MUTATION_PLAN"] = path.join(directory, `${nameOf(part)}.plan.json`)
  fs.writeFileSync(process.env["MUTATION_PLAN"], JSON.stringify(plan))
  fs.rmSync(file, { force: true })
  Watchdog.reset(file)
  const start = () =>
    startVitest([], {
      config: false,
      root,
      watch: false,
      include: [...testsOf(part)],
      runner: path.join(import.meta.dirname, "mutation/Runner.ts"),
      pool: "forks",
      isolate: false,
      maxWorkers: 1,
      // It would bring back a module without its mutants, or with those of another part: it knows files, not plugins.
      fsModuleCache: false,
      sequence: { sequencer: sequencerOf(part) },
      testTimeout: 3_600_000,
      hookTimeout: 60_000,
      reporters: ["dot"],
      silent: true,
      // What a mutant left running may fail long after its test.
      dangerouslyIgnoreUnhandledErrors: true
    }, {
      plugins: [{ name: "mutants", enforce: "pre", load: (id: string) => files.get(id.split("?")[0] ?? id) }]
    })
  for (const round of ["named", "others"] satisfies ReadonlyArray<Round>) {
    process.env["MUTATION_ROUND"] = round
    // A mutant that loops for ever takes its process along; the next one goes on behind it.
    for (let ended = -1; ended < Watchdog.stuck(file).length;) {
      ended = Watchdog.stuck(file).length
      await (await start()).close()
    }
  }
  const outcome = JSON.parse(fs.readFileSync(file, "utf8")) as Outcome
  const statusOf = ({ id, ignored }: Mutant): string => {
    if (ignored !== null) return "ignored"
    if (outcome.killed[id] !== undefined) return "killed"
    if (outcome.covered[id]) return "survived"
    return outcome.atLoad[id] ? "at load" : "not covered"
  }
  return { mutants: mutants.map((mutant) => ({ ...mutant, status: statusOf(mutant) })), unused: outcome.unused }
}

for (const part of parts) {
  const began = Date.now()
  const { mutants, unused } = await run(part)
  const count = (status: string, file?: string) =>
    mutants.filter((mutant) => mutant.status === status && (file === undefined || mutant.file === file)).length
  const rate = (file?: string) => {
    const killed = count("killed", file)
    const all = killed + count("survived", file) + count("not covered", file)
    return `${all === 0 ? "  –  " : `${(100 * killed / all).toFixed(1).padStart(5)}`} %  ${killed} of ${all}`
  }
  fs.writeFileSync(path.join(directory, `${nameOf(part)}.json`), JSON.stringify(mutants, null, 1))
  for (const file of new Set(mutants.map(({ file }) => file))) console.log(`${rate(file).padEnd(28)} ${file}`)
  if (values.survivors) {
    for (const { file, line, mutator, original, replacement, status } of mutants) {
      if (status !== "survived" && status !== "not covered") continue
      console.log(`${file}:${line} ${status} ${mutator}\n  - ${original}\n  + ${replacement}`)
    }
  }
  for (const [test, reason] of Object.entries(unused)) console.log(`not used, because it ${reason}: ${test}`)
  console.log(
    `${part}: ${rate()}; ${count("survived")} survived, ${count("not covered")} not covered, `
      + `${count("at load")} at load, ${count("ignored")} ignored; ${Math.round((Date.now() - began) / 1_000)} s`
  )
}

// A process that a mutant took along is no failure.
process.exitCode = 0
