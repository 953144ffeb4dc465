/** Runs the program itself, as whoever installs it does. */
import { spawn } from "node:child_process"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { buildPage } from "../../build.ts"

const program = path.resolve(import.meta.dirname, "../../../host/src/main.ts")

/** A developer's own settings must not reach the program. */
const plain = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    !/^(?:SENDWRIGHT_|OTEL_|NODE_OPTIONS$|NODE_ENV$|HOST$|PORT$|DATABASE_URL$|SMTP_URL$|VITEST)/.test(name)
  )
)

export interface Started extends AsyncDisposable {
  readonly url: string
  /** The path of the link that the start prints. */
  readonly link: string
}

/** `sendwright dev` with a data directory of its own, which `start` runs as well, and with these settings. */
export const startDev = async (settings: Readonly<Record<string, string>> = {}): Promise<Started> => {
  await buildPage()
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-first-"))
  const child = spawn(process.execPath, [program, "dev"], {
    env: { ...plain, PORT: "0", SENDWRIGHT_DATA_DIR: path.join(directory, "data"), ...settings },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()))
  let output = ""
  const found = await new Promise<RegExpExecArray>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const link = /^ *Dashboard +(http:\/\/[\d.:]+)(\/sign-in\/link#\S+)$/m.exec(output)
      if (link !== null) resolve(link)
    }
    child.stdout.on("data", read)
    child.stderr.on("data", read)
    child.on("close", () => reject(new Error(`The server ended: ${output}`)))
  })
  return {
    url: found[1]!,
    link: found[2]!,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGTERM")
      await ended
      fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}
