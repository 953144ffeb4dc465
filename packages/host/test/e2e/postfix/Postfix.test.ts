import { spawn } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import { connect } from "node:net"
import * as os from "node:os"
import * as path from "node:path"
import { assert, describe, it } from "vitest"
import { freePort } from "../../../../../scripts/free-port.ts"
import { until } from "../Deployment.ts"
import { whyNot } from "./Postfix.ts"

const skipped = whyNot()
if (skipped !== undefined) console.warn(`SKIPPED: instances of Postfix: ${skipped}`)

const script = `
  const { startPostfix } = await import(process.argv[1])
  await startPostfix({ port: Number(process.argv[2]), settings: { myhostname: "relay.example.com" } })
  console.log("started")
  setInterval(() => {}, 1000)
`

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
    socket.on("error", () => resolve(false))
    socket.on("data", (greeting) => {
      socket.destroy()
      resolve(greeting.toString() === "220 relay.example.com ESMTP Postfix\r\n")
    })
  })

describe.skipIf(skipped !== undefined)("an instance of Postfix", () => {
  it("ends with the process that started it, also when that is killed, and leaves nothing", async ({ onTestFinished }) => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-test-"))
    onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
    fs.chmodSync(directory, 0o755)
    const port = await freePort()
    const child = spawn(
      process.execPath,
      ["--input-type=module", "-e", script, path.join(import.meta.dirname, "Postfix.ts"), `${port}`],
      { env: { ...process.env, TMPDIR: directory }, stdio: ["ignore", "pipe", "inherit"] }
    )
    await once(child.stdout, "data")
    assert.isTrue(await answers(port))
    assert.lengthOf(fs.readdirSync(directory), 1)
    child.kill("SIGKILL")
    await until("the end of Postfix", async () => fs.readdirSync(directory).length === 0 ? true : undefined)
    assert.isFalse(await answers(port))
  })
})
