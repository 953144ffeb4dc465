/** Runs a real PgBouncer, of Debian's package, between a test and its Postgres. */
import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { freePort } from "./free-port.ts"
import { unprivileged } from "./local-postgres.ts"

/** Debian keeps it where only root looks. */
const searchPath = [...(process.env["PATH"] ?? "").split(path.delimiter), "/usr/sbin"]

/** Where PgBouncer is; undefined: nowhere. */
export const pgbouncerPath = searchPath
  .map((directory) => path.join(directory, "pgbouncer"))
  .find((file) => fs.existsSync(file))

/** Its version, such as [1, 21]; [0, 0] where there is none. */
export const pgbouncerVersion = (): readonly [major: number, minor: number] => {
  if (pgbouncerPath === undefined) return [0, 0]
  const shown = execFileSync(pgbouncerPath, ["--version"], { encoding: "utf8" })
  const [, major = "0", minor = "0"] = /PgBouncer (\d+)\.(\d+)/.exec(shown) ?? []
  return [Number(major), Number(minor)]
}

export interface LocalPgBouncer {
  /** The same database behind it. */
  readonly through: (url: string) => string
  readonly stop: () => Promise<void>
}

/** Starts one in front of all databases of the server that `server` is the URL of, for the user of that URL. */
export const startPgBouncer = async (options: {
  readonly server: string
  readonly mode: "session" | "transaction"
  /** Further settings, as `name = value`. */
  readonly settings?: ReadonlyArray<string>
}): Promise<LocalPgBouncer> => {
  const { hostname, password, port: serverPort, username } = new URL(options.server)
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-pgbouncer-"))
  const identity = unprivileged()
  const file = path.join(directory, "pgbouncer.ini")
  const users = path.join(directory, "users.txt")
  const port = await freePort()
  const quoted = (text: string) => `"${decodeURIComponent(text).replaceAll("\"", "\"\"")}"`
  fs.writeFileSync(users, `${quoted(username)} ${quoted(password)}\n`)
  fs.writeFileSync(
    file,
    [
      "[databases]",
      `* = host=${hostname} port=${serverPort}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = scram-sha-256",
      `auth_file = ${users}`,
      `pool_mode = ${options.mode}`,
      "default_pool_size = 10",
      "max_client_conn = 200",
      ...(options.settings ?? [])
    ].join("\n")
  )
  if (identity.uid !== undefined) {
    for (const item of [directory, file, users]) fs.chownSync(item, identity.uid, identity.gid)
  }
  const child = spawn(pgbouncerPath ?? "pgbouncer", [file], { ...identity, stdio: ["ignore", "ignore", "pipe"] })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, "exit")
      child.kill("SIGKILL")
      await exited
    }
    fs.rmSync(directory, { recursive: true, force: true })
  }
  try {
    await new Promise<void>((resolve, reject) => {
      let log = ""
      child.on("error", reject)
      child.on("exit", () => reject(new Error(log)))
      child.stderr.on("data", (chunk: Buffer) => {
        if (log.length < 20_000) log += chunk.toString()
        if (log.includes("process up")) resolve()
      })
    })
  } catch (error) {
    await stop()
    throw new Error("The local PgBouncer did not start", { cause: error })
  }
  return {
    through: (url) => {
      const behind = new URL(url)
      behind.hostname = "127.0.0.1"
      behind.port = String(port)
      return behind.href
    },
    stop
  }
}
