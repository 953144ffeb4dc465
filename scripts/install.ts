/**
 * Installs the archives of the next release as a stranger would, from a registry, on machines with nothing but Node 22
 * or 24: `npx @sendwright/host dev` in an empty folder, as an ordinary user and as root, and each app that
 * `npm create sendwright` makes. Each has to send an email and to show its dashboard. By itself it prints how long
 * everything took; `--npm DIR` takes another npm than the machine's, and `--only TEXT` tries those that are named so.
 */
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import { type Bare, bareMachine, oldestNode, type Program } from "./bare.ts"
import { freePort } from "./free-port.ts"
import { startRegistry } from "./registry.ts"
import type { Outcome } from "./run.ts"
import { type Archives, packNext } from "./stage.ts"

/** How long something may take that downloads and starts everything, on a machine with much else to do. */
const patienceMs = 240_000

/** How long an email may take to leave. */
const sendMs = 60_000

const until = async (what: string, look: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + sendMs
  while (!(await look())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${sendMs} ms`)
    await sleep(20)
  }
}

const ask = (url: string, init: RequestInit = {}) => fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })

const demand = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Error(otherwise)
}

/** A page of the dashboard that brings its script along. */
const showsDashboard = async (base: string): Promise<void> => {
  const page = await ask(`${base}/`, { headers: { accept: "text/html" } })
  const html = await page.text()
  const script = /src="([^"]+\.js)"/.exec(html)?.[1]
  demand(page.ok && script !== undefined, `no dashboard at ${base}/: ${page.status} ${html.slice(0, 200)}`)
  const loaded = await ask(new URL(script ?? "", `${base}/`).href)
  demand(loaded.ok, `the dashboard's script: ${loaded.status}`)
}

interface Started {
  readonly base_url: string
  readonly live_key: string
  readonly sandbox_domain: string
  readonly captured_mail: string
}

/** Sends over the HTTP API, and waits until the message is a file. */
const sends = async ({ base_url, captured_mail, live_key, sandbox_domain }: Started): Promise<void> => {
  const answer = await ask(`${base_url}/v1/emails`, {
    method: "POST",
    headers: { "authorization": `Bearer ${live_key}`, "content-type": "application/json" },
    body: JSON.stringify({ from: `hello@${sandbox_domain}`, to: "owner@example.com", subject: "Hello", text: "Hello." })
  })
  demand(answer.status === 201, `the send was answered with ${answer.status}: ${await answer.text()}`)
  await until(
    "the captured message",
    async () => fs.existsSync(captured_mail) && fs.readdirSync(captured_mail).some((name) => name.endsWith(".eml"))
  )
}

const stops = async (program: Program): Promise<void> => {
  const code = await program.stop()
  // npm ends by the signal that it passed on.
  demand([0, 143].includes(code), `it ended with ${code}:\n${program.output()}`)
}

/** How long things took, in milliseconds. */
type Times = Readonly<Record<string, number>>

/** `npx @sendwright/host dev` in an empty folder, with an empty cache: to the first email, and once more. */
const serverByNpx = async (machine: Bare, version: string): Promise<Times> => {
  const folder = machine.folder("empty")
  const first = async () => {
    const beganMs = performance.now()
    const port = await freePort()
    const server = machine.start(["npx", "--yes", "@sendwright/host", "dev", "--json"], folder, { PORT: String(port) })
    try {
      const [line] = await server.printed(/^\{.*\}$/m, patienceMs)
      const readyMs = performance.now() - beganMs
      const started = JSON.parse(line) as Started
      if (started.live_key === undefined || started.live_key === null) return { ready: Math.round(readyMs) }
      await sends(started)
      const sentMs = performance.now() - beganMs
      await showsDashboard(started.base_url)
      return { ready: Math.round(readyMs), first_email: Math.round(sentMs) }
    } finally {
      await stops(server)
    }
  }
  const { first_email = 0, ready } = await first()
  demand(first_email > 0, "no key was made at the first start")
  const again = await first()
  const said = await machine.run(["npx", "@sendwright/host", "--version"], folder)
  demand(said.ok && said.output.endsWith(`v${version}`), `--version said ${said.output}`)
  return { ready, first_email, ready_again: again.ready }
}

/** `npm create sendwright`, `npm install`, `npm start`, and what its README says one can do then. */
const created = async (machine: Bare, template: string): Promise<Times> => {
  const parent = machine.folder(`apps-${template}`)
  const folder = path.join(parent, "my-app")
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const env = { PORT: String(port) }
  const beganMs = performance.now()
  const succeed = async (...args: ReadonlyArray<string>) => {
    const { ok, output } = await machine.run(args, args.includes("create") ? parent : folder, env)
    demand(ok, `${args.join(" ")}:\n${output}`)
  }
  await succeed("npm", "create", "--yes", "sendwright", "my-app", "--", "--template", template)
  const createdMs = performance.now() - beganMs
  await succeed("npm", "install")
  const installedMs = performance.now() - beganMs
  const isServer = template === "server"
  const app = machine.start(["npm", "start", ...(isServer ? ["--", "--json"] : [])], folder, env)
  try {
    if (isServer) {
      const [line] = await app.printed(/^\{.*\}$/m, patienceMs)
      const { base_url, live_key } = JSON.parse(line) as Started
      const sent = await machine.run(["npm", "run", "send"], folder, {
        SENDWRIGHT_KEY: live_key,
        SENDWRIGHT_URL: base_url
      })
      demand(sent.ok && sent.output.endsWith(": sent"), `npm run send:\n${sent.output}`)
    } else {
      await app.printed(/The dashboard, for/, patienceMs)
      const body = new URLSearchParams({ address: "ada@example.com" })
      const answer = await ask(`${base}/`, { method: "POST", body })
      demand(answer.ok, `the sign-up was answered with ${answer.status}: ${await answer.text()}`)
      await until(
        "the email of the sign-up",
        async () => (await (await ask(`${base}/`)).text()).includes("ada@example.com: sent")
      )
      const again = await ask(`${base}/`, { method: "POST", body })
      demand(again.status === 400, `the second sign-up was answered with ${again.status}`)
    }
    const sentMs = performance.now() - beganMs
    await showsDashboard(isServer ? base : `${base}/mail`)
    if (!isServer) await succeed("npm", "run", "check")
    return {
      created: Math.round(createdMs),
      installed: Math.round(installedMs),
      first_email: Math.round(sentMs)
    }
  } finally {
    await stops(app)
  }
}

interface Result {
  readonly what: string
  readonly times?: Times
  readonly problem?: string
}

/** One of each kind, on the oldest Node and on the newest: as many as each change can wait for. */
const quick: ReadonlyArray<string> = [
  "Node 22, ordinary user: npx @sendwright/host dev",
  "Node 24, ordinary user: npm create sendwright, app"
]

/** The archives in `directory` are of `version`. */
export const tryInstalls = async (
  directory: string,
  version: string,
  { isWanted = () => true, npm }: {
    readonly npm?: string | undefined
    readonly isWanted?: (what: string) => boolean
  } = {}
): Promise<ReadonlyArray<Result>> => {
  const registry = await startRegistry([directory])
  const results: Array<Result> = []
  const isRoot = process.getuid?.() === 0
  const nodes = { "Node 22": oldestNode(), "Node 24": process.execPath }
  try {
    for (const [name, node] of Object.entries(nodes)) {
      for (const asRoot of isRoot ? [false, true] : [false]) {
        const machine = bareMachine({ node, registry: registry.url, asRoot, ...(npm === undefined ? {} : { npm }) })
        const note = async (what: string, play: () => Promise<Times>) => {
          const who = `${name}, ${asRoot ? "root" : "ordinary user"}: ${what}`
          if (!isWanted(who)) return
          try {
            results.push({ what: who, times: await play() })
          } catch (error) {
            results.push({ what: who, problem: error instanceof Error ? error.message : String(error) })
          }
        }
        try {
          await note("npx @sendwright/host dev", () => serverByNpx(machine, version))
          if (asRoot) continue
          for (const template of name === "Node 22" ? ["app", "server"] : ["app", "react-email"]) {
            await note(`npm create sendwright, ${template}`, () => created(machine, template))
          }
        } finally {
          machine.remove()
        }
      }
    }
  } finally {
    await registry.stop()
  }
  return results
}

/** Some of them as a check. */
export const checkInstall = async ({ directory, version }: Archives): Promise<Outcome> => {
  const results = await tryInstalls(directory, version, { isWanted: (what) => quick.includes(what) })
  const failed = results.filter(({ problem }) => problem !== undefined)
  if (results.length !== quick.length) {
    return { ok: false, output: `Not all of these were tried: ${quick.join("; ")}` }
  }
  return { ok: failed.length === 0, output: failed.map(({ problem, what }) => `${what}: ${problem}`).join("\n\n") }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { npm: { type: "string" }, only: { type: "string" } } })
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-install-"))
  const packed = packNext(directory)
  if (!packed.ok) throw new Error(packed.output)
  const { npm, only = "" } = values
  const results = await tryInstalls(directory, packed.version, { npm, isWanted: (what) => what.includes(only) })
  fs.rmSync(directory, { recursive: true, force: true })
  for (const { problem, times, what } of results) {
    const seconds = Object.entries(times ?? {}).map(([name, ms]) => `${name} ${(ms / 1_000).toFixed(1)} s`)
    console.log(`${problem === undefined ? "ok    " : "FAILED"} ${what}: ${problem ?? seconds.join(", ")}`)
  }
  process.exitCode = results.some(({ problem }) => problem !== undefined) ? 1 : 0
}
