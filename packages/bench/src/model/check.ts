import * as Effect from "effect/Effect"
import * as FastCheck from "fast-check"
import { type Command, history } from "./Command.ts"
import * as Harness from "./Harness.ts"
import { inspect, play } from "./play.ts"

export interface CheckOptions {
  readonly runs: number
  readonly seed: number
  /** Replays the one history that a failure printed. */
  readonly path?: string | undefined
}

/** What came of a check: `failure` says how to see it again. */
export interface Checked {
  readonly histories: number
  readonly steps: number
  /** How often each answer and each end was seen. */
  readonly seen: Readonly<Record<string, number>>
  readonly failure: string | null
}

/** Plays one history on a service of its own. */
const playAll = (
  storage: Harness.Storage,
  commands: ReadonlyArray<Command>
): Promise<ReadonlyMap<string, number>> =>
  Effect.gen(function*() {
    const { harness, world } = yield* Harness.make(storage)
    for (const command of commands) yield* play(harness, world, command)
    yield* inspect(harness, world)
    return harness.seen
  }).pipe(Effect.scoped, Effect.orDie, Effect.runPromise)

/** Plays random histories, and shrinks the first one on which the service and the model part. */
export const check = async (storage: Harness.Storage, options: CheckOptions): Promise<Checked> => {
  let steps = 0
  const total = new Map<string, number>()
  const property = FastCheck.asyncProperty(history, async (commands) => {
    const seen = await playAll(storage, commands)
    for (const [what, times] of seen) total.set(what, (total.get(what) ?? 0) + times)
    steps += commands.length
  })
  const details = await FastCheck.check(property, {
    numRuns: options.runs,
    seed: options.seed,
    ...(options.path === undefined ? {} : { path: options.path }),
    endOnFailure: false
  })
  const { counterexample, counterexamplePath, errorInstance, failed, numRuns, numShrinks, seed } = details
  const seen = Object.fromEntries([...total].sort(([left], [right]) => left < right ? -1 : 1))
  if (!failed) return { histories: numRuns, steps, seen, failure: null }
  const error = errorInstance instanceof Error ? errorInstance.stack : String(errorInstance)
  const [commands] = counterexample ?? [[]]
  return {
    histories: numRuns,
    steps,
    seen,
    failure: [
      `The service and the model part (seed ${seed}, path ${counterexamplePath}, after ${numShrinks} shrinks):`,
      ...commands.map((command) => `  ${JSON.stringify(command)}`),
      error ?? ""
    ].join("\n")
  }
}
