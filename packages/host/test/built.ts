/** Vitest global setup: the program as the package has it, which `testedProgram` then names. */
import { buildProgram } from "../build.ts"

export default async function setup(): Promise<void> {
  process.env["TESTED_PROGRAM"] = await buildProgram()
}
