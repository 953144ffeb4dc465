/** Vitest setup: what costs microseconds in memory, and has a hundred runs there, costs a hundred milliseconds here. */
import * as Arbitrary from "effect/Arbitrary"

Arbitrary.configureGlobal({ check: { runs: Number(process.env["SENDWRIGHT_RUNS"] ?? 25) } })
