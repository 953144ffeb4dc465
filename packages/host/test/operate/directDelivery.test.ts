/** The proving ground, and its commands in docs/operate/direct-delivery.md. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import * as path from "node:path"
import { afterAll, assert, it } from "vitest"
import { distinctPorts } from "../../../../scripts/free-port.ts"
import { testedProgram } from "../../../../scripts/tested-program.ts"
import { eventually, temporaryDirectory } from "../Program.ts"
import { commandsOf, replaced, root } from "./Pages.ts"
import { openTerminal } from "./Terminal.ts"

const { directory, remove } = temporaryDirectory()
const running = new Set<ChildProcess>()
const [port = 0, apiPort = 0] = await distinctPorts(2)
const [ground = "", server = "", domain = "", ...rest] = commandsOf("direct-delivery.md")
  .map((text) => text.replaceAll("4425", String(port)).replaceAll("127.0.0.1:4400", `127.0.0.1:${apiPort}`))

const environment = {
  PORT: String(apiPort),
  SENDWRIGHT_DASHBOARD: "false",
  SENDWRIGHT_DATA_DIR: path.join(directory, "data"),
  SENDWRIGHT_LOG_LEVEL: "error"
}
const terminal = openTerminal(directory, environment)

/** A checkout's commands, from another directory and without what they build. */
fs.writeFileSync(
  path.join(directory, "bin/npx"),
  `#!/bin/sh
shift 2
case $1 in
  bench) shift; exec '${process.execPath}' '${root}/packages/bench/src/main.ts' "$@";;
  start) shift; exec '${process.execPath}' '${testedProgram}' dev "$@";;
esac
`,
  { mode: 0o755 }
)

/** A command that goes on, and what it has printed. */
const open = (script: string) => {
  const child = spawn("bash", ["-euc", script], {
    cwd: directory,
    env: { ...environment, PATH: `${path.join(directory, "bin")}${path.delimiter}${process.env["PATH"]}` },
    stdio: ["ignore", "pipe", "inherit"],
    // It is a group of processes, which end together as after Ctrl-C.
    detached: true
  })
  running.add(child)
  child.on("exit", () => running.delete(child))
  let printed = ""
  child.stdout.on("data", (chunk: Buffer) => printed += chunk.toString())
  return {
    shows: (pattern: RegExp) =>
      eventually(() => {
        if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${printed}`)
        return pattern.exec(printed) ?? undefined
      }, 90),
    interrupt: async () => {
      const exited = once(child, "exit")
      process.kill(-child.pid!, "SIGINT")
      return (await exited)[0]
    }
  }
}

afterAll(async () => {
  for (const { pid } of running) process.kill(-pid!, "SIGKILL")
  await terminal.close()
  remove()
})

it.runIf(process.platform === "linux")("shows on one machine how mail is delivered directly", async () => {
  assert.deepStrictEqual(rest, [])
  const internet = open(replaced(ground, "proving-ground", `proving-ground ${port}`))
  const [printed] = await internet.shows(/[^]*Ctrl-C ends this\./)
  assert.include(printed, server)
  const sendwright = open(server)
  const [curl, key = ""] = await sendwright.shows(/^curl [^]*?(svc_live_\w+)[^]*?-d '.*'$/m)

  await terminal.paste(curl)
  const [, file = ""] = await internet.shows(/taken +ada@plain1\.example\.org +"Hello" in (\S+\.eml) +from mail1/)
  assert.include(fs.readFileSync(path.join(directory, file), "utf8"), "<p>It works.</p>")

  assert.include(await terminal.paste(replaced(domain, "svc_live_…", key)), `"status":"verified"`)
  await internet.shows(/refused +gone@plain1\.example\.org +550 5\.1\.1 No such mailbox/)
  assert.deepStrictEqual([await sendwright.interrupt(), await internet.interrupt()], [0, 0])
}, 300_000)
