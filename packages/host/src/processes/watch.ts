import * as Effect from "effect/Effect"
import { aliveMillis } from "./Messages.ts"
import type { Worker } from "./Worker.ts"

/** A worker that is still being loaded says nothing, and the machine may have much else to do. */
const loadingMillis = 60_000

type Watched = Pick<Worker, "number" | "pid" | "missed" | "hasSpoken" | "hung" | "kill">

const look = (worker: Watched, silenceMillis: number) => {
  const patience = worker.hasSpoken ? silenceMillis : Math.max(silenceMillis, loadingMillis)
  worker.missed += 1
  if (worker.hung || worker.missed * aliveMillis <= patience) return Effect.void
  worker.hung = true
  worker.kill()
  return Effect.annotateLogs(
    Effect.logError(`Process ${worker.number} of the server hangs: no word for ${patience / 1_000} s. It is ended.`),
    { process: String(worker.number), pid: worker.pid }
  )
}

/**
 * Ends workers whose event loop has stood still for too long. Looks of this process are counted, and not its clock: where
 * the machine slept, or this process did not get its turn, nobody is to blame.
 */
export const watch = (running: ReadonlySet<Watched>, silenceMillis: number): Effect.Effect<never> =>
  Effect.forever(Effect.andThen(
    Effect.sleep(aliveMillis),
    Effect.forEach(running, (worker) => look(worker, silenceMillis), { discard: true })
  ))
