import { assert } from "@effect/vitest"
import type { Told } from "../src/drills/faults/Told.ts"

/** Readiness said so, told why, and was true again afterwards; the log told it in few lines and without a stack. */
export const demandTold = (told: Told, why: RegExp) => {
  assert.isNotNull(told.unreadyAfterMs, "readiness never said it")
  assert.isNotNull(told.readyAgainAfterMs, "readiness never came back")
  assert.match(told.reasons.join("\n"), why)
  assert.isAtMost(told.linesAMinute, 10, told.lines.join("\n"))
  assert.strictEqual(told.stacks, 0, told.lines.join("\n"))
}
