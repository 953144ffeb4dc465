/**
 * Everything that must hold of the sources before a commit, apart from the tests. Any step may fail, and only those
 * that need what it makes are left out then. Each runs in a process of its own: `check.ts <step>`, and the archives'
 * directory and version for a step that looks at these.
 */
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { build } from "./build.ts"
import { checkEntries } from "./entries.ts"
import { checkExpressions } from "./expressions.ts"
import { checkInstall } from "./install.ts"
import { checkNotices } from "./notices.ts"
import { checkPackages } from "./packages.ts"
import { checkReference } from "./reference.ts"
import { begin, type Outcome, run } from "./run.ts"
import { packNext } from "./stage.ts"
import { checkWords } from "./words.ts"

/** What is done without what is built, beside the build. */
const ofSources = {
  lint: () => run("oxlint", ["--deny-warnings", "."]),
  format: () => run("dprint", ["check", "--list-different"]),
  expressions: checkExpressions,
  words: checkWords,
  unused: () => run("knip", ["--no-progress", "--no-config-hints"]),
  entries: checkEntries
}

const ofBuilt = {
  reference: checkReference,
  licences: checkNotices
}

const ofArchives = { packages: checkPackages, install: checkInstall }

/** So many steps at once: those that install wait for the network and for processes. */
const lanes = 3

const [wanted, directory = "", version = ""] = process.argv.slice(2)

const steps: Readonly<Record<string, () => Outcome | Promise<Outcome>>> = {
  types: build,
  ...ofSources,
  ...ofBuilt,
  // Its last line tells the version.
  archives: () => {
    const packed = packNext(directory)
    return packed.ok ? { ok: true, output: packed.version } : packed
  },
  ...Object.fromEntries(
    Object.entries(ofArchives).map(([name, step]) => [name, () => step({ directory, version })])
  )
}

const checkAll = async (archives: string): Promise<ReadonlyArray<string>> => {
  const failed: Array<string> = []
  let busy = 0
  const waiting: Array<() => void> = []
  const play = async (name: string, ...args: ReadonlyArray<string>): Promise<Outcome> => {
    if (busy === lanes) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy++
    const start = performance.now()
    const outcome = await begin("node", [import.meta.filename, name, ...args])()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    // The next one takes this one's place.
    const next = waiting.shift()
    if (next === undefined) busy--
    else next()
    console.log(`${outcome.ok ? "ok    " : "FAILED"} ${name.padEnd(11)} ${seconds.padStart(5)} s`)
    if (!outcome.ok) {
      failed.push(name)
      console.log(`\n${outcome.output}\n`)
    }
    return outcome
  }
  const playAll = (names: Readonly<Record<string, unknown>>, ...args: ReadonlyArray<string>) =>
    Promise.all(Object.keys(names).map((name) => play(name, ...args)))

  const built = play("types")
  const sources = playAll(ofSources)
  if ((await built).ok) {
    const packed = play("archives", archives)
    const others = playAll(ofBuilt)
    const { ok, output } = await packed
    if (ok) await playAll(ofArchives, archives, output.slice(output.lastIndexOf("\n") + 1))
    await others
  } else {
    console.log("Nothing that is built was looked at.")
  }
  await sources
  return failed
}

if (wanted === undefined) {
  const archives = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-archives-"))
  const failed = await checkAll(archives)
  fs.rmSync(archives, { recursive: true, force: true })
  if (failed.length > 0) {
    console.log(`check failed: ${failed.join(", ")}`)
    process.exitCode = 1
  }
} else {
  const outcome = await steps[wanted]?.() ?? { ok: false, output: `There is no step ${wanted}.` }
  console.log(outcome.output)
  process.exitCode = outcome.ok ? 0 : 1
}
