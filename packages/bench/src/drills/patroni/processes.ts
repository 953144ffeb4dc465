/** Processes in a directory of their own, which all end with the drill, however it ends. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { unprivileged } from "../../../../../scripts/local-postgres.ts"

/**
 * Waits until standard input closes, which it does also when the drill is killed. Then it kills every process that runs
 * in the directory, until there is none, and removes it. Process groups would not do: Patroni gives Postgres one of its
 * own, and Postgres each of its processes.
 */
const guard = `
while read -r _; do :; done
for turn in 1 2 3 4 5 6 7 8 9 10; do
  found=
  for process in /proc/[0-9]*; do
    case "$(readlink "$process/cwd" 2>/dev/null)/" in
      "$0"/*) kill -KILL "\${process#/proc/}" 2>/dev/null && found=1 ;;
    esac
  done
  [ -z "$found" ] && break
  sleep 0.2
done
rm -rf "$0"
`

export interface Den {
  readonly directory: string
  /** A directory in it for one program, which may write there. */
  readonly room: (name: string) => string
  /** Starts a program that lives in a room; what it says goes to a file there. Answers with its process id. */
  readonly start: (room: string, program: string, args: ReadonlyArray<string>) => number
  /** Kills what runs in it and removes it. */
  readonly stop: () => Promise<void>
}

const logName = "log"

/** What a program that lives in a room said last. */
export const tailOf = (room: string): string => {
  try {
    return fs.readFileSync(path.join(room, logName), "utf8").slice(-4_000)
  } catch {
    return ""
  }
}

/** The ids of the processes that run in a directory. */
export const processesIn = (directory: string): ReadonlyArray<number> =>
  fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map(Number).filter((pid) => {
    try {
      return `${fs.readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${directory}/`)
    } catch {
      return false
    }
  })

/** What a process calls itself. */
export const titleOf = (pid: number): string => {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim()
  } catch {
    return ""
  }
}

/** Signals a process, unless it has ended. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch {
    // It has.
  }
}

export const makeDen = (): Den => {
  const directory = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-patroni-")))
  fs.chmodSync(directory, 0o755)
  const guarding = spawn("/bin/sh", ["-c", guard, directory], {
    cwd: "/",
    stdio: ["pipe", "ignore", "ignore"],
    detached: true
  })
  const ended = once(guarding, "exit")
  const identity = unprivileged()
  const settings = (room: string) => ({
    ...identity,
    cwd: room,
    env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C.UTF-8", HOME: room, PYTHONUNBUFFERED: "1" }
  })
  return {
    directory,
    room: (name) => {
      const room = path.join(directory, name)
      fs.mkdirSync(room, { mode: 0o700 })
      if (identity.uid !== undefined) fs.chownSync(room, identity.uid, identity.gid)
      return room
    },
    start: (room, program, args) => {
      const log = fs.openSync(path.join(room, logName), "a", 0o644)
      const child = spawn(program, args, { ...settings(room), stdio: ["ignore", log, log], detached: true })
      fs.closeSync(log)
      child.on("error", () => {})
      child.unref()
      return child.pid ?? 0
    },
    stop: async () => {
      guarding.stdin.end()
      await ended
    }
  }
}
