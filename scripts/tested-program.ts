import * as path from "node:path"

/** The path of `sendwright`: in a run of the tests what `packages/host/build.ts` built, otherwise its sources. */
export const testedProgram = process.env["TESTED_PROGRAM"]
  ?? path.join(import.meta.dirname, "../packages/host/src/main.ts")
