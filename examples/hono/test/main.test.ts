import { execFile } from "node:child_process"
import * as path from "node:path"
import { promisify } from "node:util"
import { assert, it } from "vitest"

it("sends by the app's own route and by the mounted API", async () => {
  const main = path.join(import.meta.dirname, "../src/main.ts")
  const { stdout } = await promisify(execFile)(process.execPath, [main])
  assert.deepStrictEqual(stdout.trim().split("\n"), ["201", "201", "Your order, Welcome", "401 unauthorized"])
}, 300_000)
