import { execFile } from "node:child_process"
import * as path from "node:path"
import { promisify } from "node:util"
import { assert, it } from "vitest"

it("prints what became of two emails", async () => {
  const main = path.join(import.meta.dirname, "../src/main.ts")
  const { stdout } = await promisify(execFile)(process.execPath, [main])
  assert.deepStrictEqual(stdout.trim().split("\n"), [
    "handed over: \"Welcome\" to ada@example.com",
    "sent: email.queued, email.sent",
    "bounced: email.queued, email.sent, email.bounced"
  ])
})
