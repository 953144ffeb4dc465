import { execFile } from "node:child_process"
import * as path from "node:path"
import { promisify } from "node:util"
import { assert, it } from "vitest"

it("sends one confirmation for the one order that could be kept", async () => {
  const main = path.join(import.meta.dirname, "../src/main.ts")
  const { DATABASE_URL: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, [main], { env })
  const lines = stdout.trim().split("\n")
  // The email leaves after the commit, whatever the app does meanwhile.
  assert.deepStrictEqual(lines.filter((line) => line.startsWith("handed over")), [
    "handed over: \"Order 1\" to ada@example.com"
  ])
  assert.deepStrictEqual(lines.filter((line) => !line.startsWith("handed over")).slice(0, 3), [
    "201 {\"id\":1,\"customer\":\"ada@example.com\",\"item\":\"lamp\"}",
    "409 {\"error\":\"sold out\"}",
    "1 order, 1 email"
  ])
  assert.match(lines.at(-2) ?? "", /^dashboard: http:\/\/127\.0\.0\.1:\d+\/mail\/sign-in\/link#/)
  assert.match(lines.at(-1) ?? "", /^portal: http:\/\/127\.0\.0\.1:\d+\/mail\/portal#/)
}, 300_000)
