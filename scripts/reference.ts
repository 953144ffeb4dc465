/** Writes the reference into a temporary directory, to see that every docstring can be read and every link leads somewhere. */
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { type Outcome, run } from "./run.ts"

export const checkReference = (): Outcome => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-reference-"))
  try {
    return run("node", ["packages/reference/src/main.ts", directory])
  } finally {
    fs.rmSync(directory, { recursive: true, force: true })
  }
}
