/**
 * Mail servers in namespaces of their own. Packages of Debian that cannot be installed beside Postfix are unpacked into a
 * folder by .ci/debian; their programs find it below /usr.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import { connect } from "node:net"
import * as os from "node:os"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { Relay } from "./RelayServer.ts"

const folderOf = (name: string): string => path.join("/var/cache/sendwright", name)

/** Why no program can be started here; `undefined` where they can. */
export const whyNotStarted = (): string | undefined => process.getuid?.() !== 0 ? "only root can start it" : undefined

/** Why a program of an unpacked package cannot be run here; `undefined` where it can. */
export const whyNotUnpacked = (name: string, program: string): string | undefined =>
  fs.existsSync(path.join(folderOf(name), program)) ? whyNotStarted() : "its package is not unpacked: .ci/debian"

/**
 * The first process of its namespaces: what it started ends with it. Standard input closes also when the process that
 * holds it is killed.
 */
const inside = `
set -e
[ "$1" = "" ] || mount -t overlay overlay -o "lowerdir=$1/usr:/usr" /usr
mount -t overlay overlay -o "lowerdir=$2/etc:/etc" /etc
shift 2
trap 'exit 1' TERM
{ "$@" || true; kill 1; } </dev/null &
read -r _
`

const outside = `
unshare --mount --pid --fork --kill-child --mount-proc sh -c "$0" sh "$@" 2>&1
rm -rf "$2"
`

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
    socket.on("error", () => resolve(false))
    socket.on("data", () => {
      socket.destroy()
      resolve(true)
    })
  })

export interface Program {
  /** The folder of its package; absent: it is installed. */
  readonly unpacked?: string
  /** Where it takes mail on 127.0.0.1. */
  readonly port: number
  readonly nameServer: string
  /** Users that its package would have made. */
  readonly users?: ReadonlyArray<string>
  /** The text of files in its directory; what is below `etc` there is below /etc for the program. */
  readonly files: (directory: string) => Readonly<Record<string, string>>
  /** Directories there for a user to write to. */
  readonly writable?: Readonly<Record<string, string>>
  readonly command: (directory: string) => ReadonlyArray<string>
  /** Files in its directory that it logs to, beside what it prints. */
  readonly logs?: ReadonlyArray<string>
}

/** Starts a program in a temporary directory, and waits until it takes mail. */
export const startProgram = async (program: Program): Promise<Relay> => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-server-"))
  fs.chmodSync(directory, 0o755)
  fs.mkdirSync(path.join(directory, "etc"))
  const ids = new Map((program.users ?? []).map((user, index) => [user, 64_100 + index]))
  const write = (name: string, text: string) => fs.writeFileSync(path.join(directory, name), text)
  for (const file of ["passwd", "group"]) {
    const lines = [...ids].map(([user, id]) =>
      `${user}:x:${id}:${file === "group" ? "" : `${id}::/:/usr/sbin/nologin`}\n`
    )
    write(`etc/${file}`, fs.readFileSync(`/etc/${file}`, "utf8") + lines.join(""))
  }
  write("etc/hosts", "127.0.0.1 localhost mail.example.com\n")
  write("etc/resolv.conf", `nameserver ${program.nameServer}\n`)
  for (const [name, text] of Object.entries(program.files(directory))) {
    fs.mkdirSync(path.dirname(path.join(directory, name)), { recursive: true })
    write(name, text)
  }
  for (const [name, user] of Object.entries(program.writable ?? {})) {
    fs.mkdirSync(path.join(directory, name))
    const id = ids.get(user) ?? 0
    fs.chownSync(path.join(directory, name), id, id)
  }
  const root = program.unpacked === undefined ? "" : folderOf(program.unpacked)
  const server = spawn("/bin/sh", ["-c", outside, inside, root, directory, ...program.command(directory)], {
    cwd: "/",
    env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C" },
    stdio: ["pipe", "pipe", "inherit"],
    detached: true
  })
  let printed = ""
  server.stdout.on("data", (chunk: Buffer) => void (printed += chunk.toString()))
  const log = () =>
    (program.logs ?? []).map((name) => path.join(directory, name)).filter((file) => fs.existsSync(file))
      .reduce((text, file) => text + fs.readFileSync(file, "utf8"), printed)
  const stop = async () => {
    if (server.exitCode !== null) return
    const exited = once(server, "exit")
    server.stdin.end()
    await exited
  }
  for (let tries = 0; !await answers(program.port); tries++) {
    if (tries === 1_200 || server.exitCode !== null) {
      const said = log()
      await stop()
      throw new Error(`${program.command(directory)[0]} did not start:\n${said}`)
    }
    await sleep(50)
  }
  return { log, stop }
}
