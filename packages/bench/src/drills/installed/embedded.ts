/** The server with a database of its own in a folder: `sendwright dev`, of one version and of another one in its place. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import { freePort } from "../../../../../scripts/free-port.ts"
import { differences } from "../../history/differences.ts"
import { progress } from "../../Report.ts"
import type { Folder } from "./Folder.ts"

interface Started {
  readonly base_url: string
  readonly live_key: string | null
  readonly sandbox_domain: string
}

/** How long a server may take to start, and an email to its end. */
const patienceMs = 60_000

const start = async (folder: Folder, port: number) => {
  const child: ChildProcess = spawn(process.execPath, [folder.program, "dev", "--json"], {
    cwd: folder.directory,
    env: { PATH: process.env["PATH"], PORT: String(port), SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "0" },
    stdio: ["ignore", "pipe", "inherit"]
  })
  let text = ""
  child.stdout?.on("data", (chunk: Buffer) => text += chunk.toString())
  const until = performance.now() + patienceMs
  for (;;) {
    const line = /^\{.*\}$/m.exec(text)?.[0]
    if (line !== undefined) return { child, said: JSON.parse(line) as Started }
    if (child.exitCode !== null || performance.now() > until) throw new Error(`the server did not start:\n${text}`)
    await sleep(20)
  }
}

const stop = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, "exit")
  child.kill("SIGTERM")
  const [code] = await ended
  if (code !== 0) throw new Error(`the server ended with ${code}`)
}

const sends = 20
const paths = [
  "/v1/account",
  "/v1/emails?limit=100",
  "/v1/suppressions",
  "/v1/templates",
  "/v1/webhooks",
  "/v1/domains"
]

/** Calls a server by a key, and fails on every refusal. */
const calling = (base: string, key: string) => async (method: string, path: string, body?: unknown, id?: string) => {
  const answer = await fetch(`${base}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(id === undefined ? {} : { "idempotency-key": id })
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000)
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return await answer.json() as any
}

type Call = ReturnType<typeof calling>

/** Everything that the key may see. */
const lookAround = async (call: Call): Promise<ReadonlyArray<readonly [path: string, shows: unknown]>> => {
  const lists: Array<readonly [string, any]> = []
  for (const path of paths) lists.push([path, await call("GET", path)])
  const [, { data }] = lists[1]!
  for (const { id } of data) lists.push([`/v1/emails/${id}`, await call("GET", `/v1/emails/${id}`)])
  return lists
}

/** Sends as an app would, and waits until nothing changes any more by itself. */
const send = async (call: Call, version: string, sandbox: string): Promise<void> => {
  const from = `hello@${sandbox}`
  const later = new Date(Date.now() + 86_400_000).toISOString()
  for (let index = 0; index < sends; index++) {
    const to = [`delivered@${sandbox}`, `bounced+${index}@${sandbox}`, "owner@example.com"][index % 3]
    await call(
      "POST",
      "/v1/emails",
      { from, to, subject: `${version}: ${index}`, text: "Hello." },
      `${version}-${index}`
    )
  }
  await call("POST", "/v1/emails", {
    from,
    to: `delivered@${sandbox}`,
    subject: "Later",
    text: "x",
    scheduled_at: later
  })
  await call("POST", "/v1/templates", {
    name: `Of ${version} at ${later}`,
    subject: "Hello",
    text: "Hello, {{ name }}."
  })
  const end = performance.now() + patienceMs
  const wanted = (to: string) =>
    to.startsWith("delivered") ? "delivered" : to.startsWith("bounced") ? "bounced" : "sent"
  const isOver = async () => {
    const { data } = await call("GET", "/v1/emails?limit=100")
    return data.every(({ status, to }: { status: string; to: ReadonlyArray<string> }) =>
      status === "scheduled" || status === wanted(to[0]!)
    )
  }
  while (!(await isOver())) {
    if (performance.now() > end) throw new Error("some email came to no end")
    await sleep(100)
  }
}

export const playEmbedded = async (folder: Folder, versions: ReadonlyArray<string>) => {
  // The same for all of them: answers name it.
  const port = await freePort()
  let key = ""
  let sandbox = ""
  let shown: ReadonlyArray<readonly [path: string, shows: unknown]> = []
  const stages: Array<unknown> = []
  const found: Array<string> = []
  for (const [index, version] of versions.entries()) {
    const installMs = await folder.install(version)
    progress(`${version}: embedded`)
    const beganMs = performance.now()
    const { child, said } = await start(folder, port)
    const readyMs = Math.round(performance.now() - beganMs)
    key ||= said.live_key ?? ""
    sandbox ||= said.sandbox_domain
    const call = calling(said.base_url, key)
    for (const [path, shows] of shown) {
      found.push(...differences(shows, await call("GET", path), `${version} ${path}: `))
    }
    const before = shown.length
    await send(call, `${version}-${index}`, sandbox)
    shown = await lookAround(call)
    await stop(child)
    stages.push({ version, installMs, readyMs, looks: before, emails: shown.length - paths.length })
  }
  return { stages, differences: found }
}
