import { performance } from "node:perf_hooks"

const offset = Number(process.hrtime.bigint()) / 1e6 - performance.now()

/** Milliseconds of CLOCK_MONOTONIC, which is one clock for all processes of a machine. */
export const monotonic = (): number => offset + performance.now()
