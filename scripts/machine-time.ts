import * as Effect from "effect/Effect"
import { setImmediate } from "node:timers/promises"
import { vi } from "vitest"

/** Fibers that were begun come to where they wait. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await setImmediate()
}

/**
 * The machine's time, which stands still but for what the test lets pass. What waits for a network or a database goes by
 * it and not by Effect's clock: with this, it takes neither longer nor shorter on a machine that is busy.
 */
export const machineTime = Effect.acquireRelease(
  Effect.sync(() =>
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] })
  ),
  () => Effect.sync(() => vi.useRealTimers())
).pipe(
  Effect.map(() => ({
    /** Lets so many milliseconds pass, and what falls due meanwhile happen. */
    pass: (millis: number) =>
      Effect.promise(async () => {
        await settled()
        await vi.advanceTimersByTimeAsync(millis)
        await settled()
      })
  }))
)
