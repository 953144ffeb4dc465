import type { Reader } from "@sendwright/core/foundation/Setting"
import * as Result from "effect/Result"
import * as os from "node:os"

/** More than any machine that this is run on has cores. */
const most = 256

/** `auto` is as many as there are cores that this process may use. */
export const processCount: Reader<number | "auto"> = (text) => {
  if (text === "auto") return Result.succeed(text)
  const value = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= most
    ? Result.succeed(value)
    : Result.fail(`must be auto or a whole number from 1 to ${most}, as --processes must`)
}

/** How many processes are meant on this machine. */
export const onThisMachine = (count: number | "auto" | undefined): number =>
  count === "auto" ? Math.min(most, os.availableParallelism()) : count ?? 1
