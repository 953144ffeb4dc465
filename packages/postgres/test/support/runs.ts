import * as Arbitrary from "effect/Arbitrary"

/** How many values the properties of a file of tests are tried with, unless the run says otherwise. */
export const tryFew = (runs: number): void =>
  Arbitrary.configureGlobal({ check: { runs: Number(process.env["SENDWRIGHT_RUNS"] ?? runs) } })
