/**
 * Random histories of the whole API, on the service and in a model written from the interface specification: every
 * answer, every record and every delivery must be the model's. `--memory N` and `--postgres N` say how many, `--seed`
 * which; `--path` with `--seed`, as a failure prints them, replays that one history.
 */
import * as Effect from "effect/Effect"
import { parseArgs } from "node:util"
import { startPostgres } from "../../../../scripts/local-postgres.ts"
import { check, type Checked } from "../model/check.ts"
import { maxSteps } from "../model/Command.ts"
import * as storages from "../model/storages.ts"
import { progress, report } from "../Report.ts"
import { round } from "../Statistics.ts"

const readOptions = () =>
  parseArgs({
    args: process.argv.slice(3),
    options: {
      memory: { type: "string", default: "1000" },
      postgres: { type: "string", default: "1000" },
      seed: { type: "string", default: "1" },
      path: { type: "string" }
    }
  }).values

/** Histories that are played under one seed: a failure is found again sooner. */
const share = 100

const playOn = async (
  name: string,
  count: number,
  seed: number,
  path: string | undefined,
  play: (runs: number, seed: number) => Promise<Checked>
) => {
  const started = performance.now()
  const seen: Record<string, number> = {}
  let histories = 0
  let steps = 0
  while (histories < count) {
    const checked = await play(Math.min(share, count - histories), seed + histories / share)
    histories += checked.histories
    steps += checked.steps
    for (const [what, times] of Object.entries(checked.seen)) seen[what] = (seen[what] ?? 0) + times
    if (checked.failure !== null) throw new Error(`on ${name}: ${checked.failure}`)
    progress(`${histories} histories on ${name} agree`)
    if (path !== undefined) break
  }
  return { histories, steps, seconds: round((performance.now() - started) / 1_000, 0), seen }
}

export const model = async (): Promise<void> => {
  const options = readOptions()
  const counts = { memory: Number(options.memory), postgres: Number(options.postgres) }
  const seed = Number(options.seed)
  const memory = await playOn(
    "memory",
    counts.memory,
    seed,
    options.path,
    (runs, seed) => check(storages.memory, { runs, seed, path: options.path })
  )
  const database = await startPostgres({ durable: false })
  try {
    const postgres = await Effect.runPromise(Effect.scoped(Effect.flatMap(
      storages.postgres(database.url),
      (storage) =>
        Effect.promise(() =>
          playOn(
            "Postgres",
            counts.postgres,
            seed,
            options.path,
            (runs, seed) => check(storage, { runs, seed, path: options.path })
          )
        )
    )))
    // A part of the drill is no result of it.
    if (options.path === undefined && counts.memory > 0 && counts.postgres > 0) {
      report("drill-model", { ...counts, seed, maxSteps }, { memory, postgres })
    }
  } finally {
    await database.stop()
  }
}
