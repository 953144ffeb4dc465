/**
 * Runs each test once as it is, and then once for each mutant that it came through and nothing has killed yet: first those
 * of the modules that the test names, then the others.
 *
 * All in one process: the modules are loaded once, and a mutant is a switch. A run of Stryker's own runner loads them
 * anew for each mutant, which takes some hundred times as long here.
 */
import * as FastCheck from "fast-check"
import * as fs from "node:fs"
import * as path from "node:path"
import { type RunnerTestCase, TestRunner } from "vitest"
import * as Watchdog from "./Watchdog.ts"

/** What the switches of the instrumented sources read and write. */
interface Switches {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: {
    readonly static: Record<string, number>
    readonly perTest: Record<string, Record<string, number>>
  }
}

/** What a run is to try. */
export interface Plan {
  /** The folder of the part, of which tests name modules. */
  readonly folder: string
  /** The modules of the mutants, by their ids. */
  readonly modules: Record<string, string>
}

/** Which mutants a test is tried on: those of modules that it names, or the others. */
export type Round = "named" | "others"

/** What came of the mutants so far, by their ids. */
export interface Outcome {
  /** The test that failed with it. */
  readonly killed: Record<string, string>
  /** Whether a test came through it. */
  readonly covered: Record<string, true>
  /** Met while modules were loaded, before a test could switch it on. */
  readonly atLoad: Record<string, true>
  /** Tests that all mutants of a round were tried on, with the round. */
  readonly done: Record<string, true>
  /** By how many tests that do not name its module each mutant was not noticed. */
  readonly unnoticed: Record<string, number>
  /** Mutants that the test under way was tried on, and passed with. */
  passed: Array<string>
  /** Tests that no mutant was tried on, and why. */
  readonly unused: Record<string, string>
}

const home = globalThis as typeof globalThis & { __stryker__?: Switches; mutationOutcome?: Outcome }
const switches = home.__stryker__ ??= {}

const file = process.env["MUTATION_OUTCOME"] ?? "outcome.json"
const read = (): Outcome =>
  fs.existsSync(file)
    ? JSON.parse(fs.readFileSync(file, "utf8"))
    : { killed: {}, covered: {}, atLoad: {}, done: {}, unnoticed: {}, passed: [], unused: {} }
/** Goes on where a process stopped that a mutant never gave the processor back to. */
const outcome = home.mutationOutcome ??= read()
for (const id of Watchdog.stuck(file)) outcome.killed[id] ??= "never ended"
const save = () => fs.writeFileSync(file, JSON.stringify(outcome))
const watchdog = Watchdog.start(file)

const { folder, modules }: Plan = JSON.parse(fs.readFileSync(process.env["MUTATION_PLAN"] ?? "plan.json", "utf8"))
const round = process.env["MUTATION_ROUND"] as Round

/** So many tests that do not name a mutant's module are tried: most tests of the engine come through most of it. */
const enough = 12

/** In milliseconds of the processor: a test that would take longer with all its mutants is not used. */
const longest: Readonly<Record<Round, number>> = { named: 300_000, others: 60_000 }
/** In milliseconds, and not less than some times what the test took: with a mutant it may wait for what never comes. */
const patience = 1_500

// That a property fails is enough; the smallest example would take most of the time.
FastCheck.configureGlobal({ endOnFailure: true })

/** The modules that a test imports, or that its file is named after. */
const namedBy = (file: string): (module: string) => boolean => {
  const source = fs.readFileSync(file, "utf8")
  const name = path.basename(file)
  return (module) => name.startsWith(module) || new RegExp(`/${folder}/${module}(?:\\.ts)?"`).test(source)
}

/** The milliseconds of the processor since. */
const busyMillis = (since: NodeJS.CpuUsage): number => {
  const { system, user } = process.cpuUsage(since)
  return (system + user) / 1_000
}

interface End {
  readonly tag: "passed" | "failed" | "late"
  /** The first line of what it failed with. */
  readonly why: string
}

/** How a function ends within so many milliseconds. */
const within = async (millis: number, run: () => unknown): Promise<End> => {
  let timer
  const timeout = new Promise<End>((resolve) => {
    timer = setTimeout(() => resolve({ tag: "late", why: `not within ${Math.round(millis)} ms` }), millis)
  })
  const ended = Promise.resolve().then(run).then(
    (): End => ({ tag: "passed", why: "" }),
    (error): End => ({ tag: "failed", why: String(error).split("\n", 1)[0]!.slice(0, 200) })
  )
  const end = await Promise.race([ended, timeout])
  clearTimeout(timer)
  return end
}

export default class MutationRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const turn = `${round}: ${test.file.name} > ${test.fullTestName}`
    if (outcome.done[turn]) return
    await this.#tryMutants(turn, test, TestRunner.getTestFn(test))
    outcome.done[turn] = true
    outcome.passed = []
    save()
  }

  async #tryMutants(turn: string, { file, id: testId }: RunnerTestCase, run: () => unknown): Promise<void> {
    switches.activeMutant = undefined
    switches.hitCount = undefined
    const began = process.cpuUsage()
    const beganAt = performance.now()
    switches.currentTestId = testId
    const end = await within(60_000, run)
    switches.currentTestId = undefined
    if (end.tag !== "passed") {
      outcome.unused[turn] = `fails by itself (${end.why})`
      return
    }
    const took = busyMillis(began)
    const limit = Math.max(patience, 5 * (performance.now() - beganAt))
    const hits = switches.mutantCoverage?.perTest[testId] ?? {}
    const atLoad = switches.mutantCoverage?.static ?? {}
    for (const id of Object.keys(hits)) outcome.covered[id] = true
    for (const id of Object.keys(atLoad)) outcome.atLoad[id] = true
    const passed = new Set(outcome.passed)
    const isNamed = namedBy(file.filepath)
    const open = Object.entries(hits).filter(([id]) =>
      outcome.killed[id] === undefined && !passed.has(id) && isNamed(modules[id] ?? "") === (round === "named")
      && (outcome.unnoticed[id] ?? 0) < enough
    )
    if (open.length === 0) return

    if (took * open.length > longest[round]) {
      outcome.unused[turn] = `takes ${Math.round(took)} ms of the processor, for ${open.length} mutants`
      return
    }
    const attempt = () => within(limit, run)
    // Kills count once the test has passed again without a mutant: else it is what one left behind that fails it.
    let noticed: Array<string> = []
    const confirm = async () => {
      const { tag, why } = await attempt()
      const passes = tag === "passed"
      if (passes) { for (const id of noticed) outcome.killed[id] = turn }
      else outcome.unused[turn] = `fails when run again (${why})`
      noticed = []
      save()
      return passes
    }
    if (!await confirm()) return
    for (const [id, count] of open) {
      switches.activeMutant = id
      switches.hitCount = 0
      switches.hitLimit = count * 100 + 1_000
      watchdog.watch(id)
      const before = process.cpuUsage()
      const end = await attempt()
      watchdog.rest()
      if (end.tag === "late" && busyMillis(before) > limit / 2) {
        save()
        watchdog.end(id)
      }
      switches.activeMutant = undefined
      switches.hitCount = undefined
      if (end.tag === "passed") {
        outcome.passed.push(id)
        if (round === "others") outcome.unnoticed[id] = (outcome.unnoticed[id] ?? 0) + 1
        continue
      }
      noticed.push(id)
      if ((noticed.length === 16 || end.tag === "late") && !await confirm()) return
    }
    if (noticed.length > 0) await confirm()
  }
}
