/**
 * `pnpm start`: the server in development mode. What it cannot do without is built before; its page and its site are
 * built while it runs, if their sources changed, and are there without another start. Arguments are those of `dev`.
 */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import * as os from "node:os"
import * as path from "node:path"
import { pathToFileURL } from "node:url"

const packages = path.join(import.meta.dirname, "../packages")

/** A process of its own has its memory for as long as it builds. */
const build = (name: string, flags: ReadonlyArray<string> = [], ...args: ReadonlyArray<string>): ChildProcess =>
  spawn(process.execPath, [...flags, path.join(packages, name, "build.ts"), ...args], { stdio: "inherit" })

const inBackground = ["dashboard", "docs"]

const before = await Promise.all([
  // To optimize a function of the embedded database takes longer than the few calls of it here.
  once(build("embedded", ["--liftoff-only"]), "exit"),
  once(build("host"), "exit"),
  ...inBackground.map((name) => once(build(name, [], "--remove-stale"), "exit"))
])
if (before.some(([code]) => code !== 0)) process.exit(1)

const buildLater = async () => {
  for (const name of inBackground) {
    const building = build(name)
    // The server comes first.
    if (building.pid !== undefined) os.setPriority(building.pid, os.constants.priority.PRIORITY_LOW)
    const stop = () => building.kill()
    process.once("exit", stop)
    await once(building, "exit")
    process.off("exit", stop)
  }
}
// What cannot be built is no reason for the server to end: its page says that it is not there.
buildLater().catch((error: unknown) => console.error(error))

process.argv.splice(2, 0, "dev")
await import(pathToFileURL(path.join(packages, "host/assets/sendwright.mjs")).href)
