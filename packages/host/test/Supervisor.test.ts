import { afterAll, afterEach, assert, beforeAll, describe, inject, it } from "@effect/vitest"
import { spawnSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import pg from "pg"
import { freePort } from "../../../scripts/free-port.ts"
import { type Environment, eventually, killAll, runJson, serve, temporaryDirectory } from "./Program.ts"

const { directory, remove } = temporaryDirectory()
const database = `supervisor_${randomBytes(6).toString("hex")}`
const url = Object.assign(new URL(inject("databaseUrl")), { pathname: `/${database}` }).href

const environmentOf = (changes: Environment): Environment => ({
  DATABASE_URL: url,
  SENDWRIGHT_DATA_DIR: directory,
  SENDWRIGHT_DATABASE_POOL: "4",
  SENDWRIGHT_SECRET_KEY: Buffer.alloc(32, 1).toString("base64"),
  SENDWRIGHT_SERVICE_DOMAIN: "sendwright.test",
  SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "0",
  ...changes
})

const childrenOf = (pid: number): ReadonlyArray<number> =>
  spawnSync("pgrep", ["-P", String(pid)]).stdout.toString().trim().split("\n").filter((line) => line !== "").map(Number)

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A server of two processes that may be looked at before it says that it serves. */
const begin = async () => {
  const port = await freePort()
  const metricsPort = await freePort()
  const running = serve(
    "serve",
    environmentOf({ PORT: String(port), SENDWRIGHT_METRICS_PORT: String(metricsPort) }),
    "--processes",
    "2"
  )
  // It is the newest child of this process.
  const primary = await eventually(() => childrenOf(process.pid).findLast((pid) => childrenOf(pid).length > 0), 90)
  const serving = async () => {
    const page = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text(), () => "")
    return Number(/^sendwright_workers (\d+)$/m.exec(page)?.[1] ?? 0)
  }
  return { running, primary, serving, workers: () => childrenOf(primary) }
}

const replacements = (stdout: string): ReadonlyArray<string> =>
  stdout.match(/Process \d of the server is replaced (?:now|in \d+ s)\. [^"]*/g) ?? []

describe("a server of several processes", { timeout: 300_000 }, () => {
  beforeAll(async () => {
    const admin = new pg.Client({ connectionString: inject("databaseUrl") })
    await admin.connect()
    await admin.query(`CREATE DATABASE ${database}`)
    await admin.end()
    await runJson(["migrate"], environmentOf({}))
  }, 300_000)
  afterEach(killAll)
  afterAll(async () => {
    const admin = new pg.Client({ connectionString: inject("databaseUrl") })
    await admin.connect()
    await admin.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
    await admin.end()
    remove()
  })

  it("replaces a worker that is killed in its own start, and one that is killed while its sibling starts", async () => {
    const { primary, running, serving, workers } = await begin()
    const [first] = workers()
    process.kill(first!, "SIGKILL")
    await eventually(async () => await serving() === 1 ? true : undefined, 60)
    // The second one is being loaded.
    const [serves] = workers()
    process.kill(serves!, "SIGKILL")
    const server = await running
    await eventually(async () => await serving() === 2 ? true : undefined, 60)
    assert.strictEqual(server.pid, primary)
    assert.lengthOf(workers(), 2)
    assert.notIncludeMembers([...workers()], [first!, serves!])
    assert.deepStrictEqual(replacements(server.stdout()), [
      "Process 1 of the server is replaced in 1 s. It was ended by SIGKILL.",
      "Process 1 of the server is replaced in 1 s. It was ended by SIGKILL."
    ])
  })

  it("replaces a worker that freezes while its sibling starts, and waits longer for one that dies twice", async () => {
    const { running, serving, workers } = await begin()
    await eventually(async () => await serving() === 1 ? true : undefined, 60)
    const [frozen] = workers()
    process.kill(frozen!, "SIGSTOP")
    const server = await running
    await eventually(
      () => /Process 1 of the server hangs: no word for 30 s\. It is ended\./.test(server.stdout()) || undefined,
      60
    )
    await eventually(async () => await serving() === 2 ? true : undefined, 60)
    assert.isFalse(isAlive(frozen!))
    const before = workers()
    process.kill(before[0]!, "SIGKILL")
    await eventually(() => server.stdout().includes("is replaced in 1 s. It was ended by SIGKILL") || undefined)
    const next = await eventually(() => workers().find((pid) => !before.includes(pid)))
    process.kill(next, "SIGKILL")
    await eventually(() => server.stdout().includes("is replaced in 2 s. It was ended by SIGKILL") || undefined)
    await eventually(async () => await serving() === 2 ? true : undefined, 60)
  })

  it("replaces none that dies while all end, says so, and leaves none behind", async () => {
    const { running, serving, workers } = await begin()
    const server = await running
    await eventually(async () => await serving() === 2 ? true : undefined)
    const before = workers()
    process.kill(before[1]!, "SIGSTOP")
    server.signal("SIGTERM")
    await eventually(() => isAlive(before[0]!) ? undefined : true)
    process.kill(before[1]!, "SIGKILL")
    const { code, stderr } = await server.ended
    assert.strictEqual(code, 1)
    assert.include(stderr, "1 of 2 processes did not end in order")
    assert.deepStrictEqual(before.map(isAlive), [false, false])
    assert.isEmpty(replacements(server.stdout()))
  })

  it("leaves no worker behind when the first process is killed, not even one that is being loaded", async () => {
    for (const count of [0, 2]) {
      const { primary, running, serving, workers } = await begin()
      const ended = running.then(() => undefined, () => undefined)
      await eventually(async () => await serving() >= count ? true : undefined, 60)
      const left = workers()
      process.kill(primary, "SIGKILL")
      await eventually(() => left.some(isAlive) ? undefined : true, 60)
      await ended
    }
  })
})
