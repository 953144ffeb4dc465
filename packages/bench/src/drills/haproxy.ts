/** Debian's HAProxy on loopback, with whatever configuration a drill gives it. */
import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import { connect } from "node:net"
import * as os from "node:os"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"

const program = "/usr/sbin/haproxy"

/** Where it is missing, what needs it is skipped. */
export const hasHaproxy: boolean = fs.existsSync(program)

/** Says that tests are skipped for want of HAProxy. */
export const warnWithoutHaproxy = (what: string): void => {
  if (!hasHaproxy) console.warn(`SKIPPED: ${what}: there is no ${program} (Debian: haproxy)`)
}

/** Files by their names, `haproxy.cfg` among them; they may name the directory that they will be in. */
export type Configuration = (directory: string) => Readonly<Record<string, string>>

const inDirectory = async <A>(configuration: Configuration, use: (file: string) => Promise<A>): Promise<A> => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-haproxy-"))
  try {
    for (const [name, text] of Object.entries(configuration(directory))) {
      fs.mkdirSync(path.dirname(path.join(directory, name)), { recursive: true })
      fs.writeFileSync(path.join(directory, name), text, { mode: 0o600 })
    }
    return await use(path.join(directory, "haproxy.cfg"))
  } catch (error) {
    fs.rmSync(directory, { recursive: true })
    throw error
  }
}

/** What HAProxy says of a configuration that it does not run; fails where it would not run it. */
export const checkHaproxy = (configuration: Configuration): Promise<string> =>
  inDirectory(configuration, async (file) => {
    const { stderr, stdout } = await promisify(execFile)(program, ["-c", "-f", file])
    fs.rmSync(path.dirname(file), { recursive: true })
    return stdout + stderr
  })

const answers = async (port: number): Promise<boolean> => {
  const socket = connect(port, "127.0.0.1")
  const connected = await once(socket, "connect").then(() => true, () => false)
  socket.destroy()
  return connected
}

/** Starts it, and waits until it takes connections on a port. */
export const startHaproxy = (configuration: Configuration, port: number): Promise<{ stop: () => Promise<void> }> =>
  inDirectory(configuration, async (file) => {
    const child = spawn(program, ["-db", "-f", file], { stdio: ["ignore", "ignore", "pipe"] })
    const exited = once(child, "exit")
    // It goes on about servers that come and go; that matters only where it cannot start.
    let said = ""
    child.stderr.on("data", (chunk: Buffer) => said = (said + chunk.toString()).slice(-4_096))
    const end = async () => {
      child.kill("SIGKILL")
      await exited
    }
    for (let tries = 0; !await answers(port); tries++) {
      if (child.exitCode !== null || tries === 1_200) {
        await end()
        throw new Error(`haproxy did not start: ${said}`)
      }
      await sleep(50)
    }
    return {
      stop: async () => {
        await end()
        fs.rmSync(path.dirname(file), { recursive: true })
      }
    }
  })
