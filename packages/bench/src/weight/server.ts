/** What the installed server takes: to print its help, to answer a command, to be ready, at rest and after emails. */
import { execFile } from "node:child_process"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import pg from "pg"
import { startPostgres } from "../../../../scripts/local-postgres.ts"
import { makeApi } from "../drills/Api.ts"
import { startSmtpSink } from "../drills/SmtpSink.ts"
import { openConnection, requestBytes } from "../LoadClient.ts"
import { environment, makeAccount, type Running, startServer } from "../Processes.ts"
import { progress } from "../Report.ts"
import { median, round } from "../Statistics.ts"
import { memoryOf, peakMemoryOf, processorTimeOf, processorTimeOfEnded } from "../Usage.ts"
import { letter, many } from "./programs/moments.ts"

/** So long nothing is asked of a process before its memory is read: V8 gives back what it can when it is idle for some seconds. */
const settleMs = 20_000

/** What a process holds when it has come to rest, in MB. */
export const atRest = async (pid: number): Promise<number> => {
  await sleep(settleMs)
  return megabytes(memoryOf(pid))
}

const megabytes = (mebibytes: number): number => round(mebibytes * 2 ** 20 / 1e6, 0)

interface Took {
  readonly wallMs: number
  readonly processorMs: number
}

const medianOf = (turns: ReadonlyArray<Took>): Took => ({
  wallMs: round(median(turns.map(({ wallMs }) => wallMs)), 0),
  processorMs: round(median(turns.map(({ processorMs }) => processorMs)), 0)
})

const inTurns = async (turns: number, turn: () => Promise<Took>): Promise<Took> => {
  const took: Array<Took> = []
  while (took.length < turns) took.push(await turn())
  return medianOf(took)
}

/** A stranger has no cache of compiled modules. */
const settingsFor = (url: string): Record<string, string> => ({ ...environment(url), NODE_COMPILE_CACHE: "" })

const command =
  (program: string, args: ReadonlyArray<string>, env: Record<string, string>) => async (): Promise<Took> => {
    const [beganMs, usedMs] = [performance.now(), processorTimeOfEnded()]
    await promisify(execFile)(process.execPath, [program, ...args], { env })
    return { wallMs: performance.now() - beganMs, processorMs: processorTimeOfEnded() - usedMs }
  }

const timed = async (start: () => Promise<Running>): Promise<{ readonly server: Running; readonly took: Took }> => {
  const beganMs = performance.now()
  const server = await start()
  return { server, took: { wallMs: performance.now() - beganMs, processorMs: processorTimeOf(server.pid) } }
}

const ready = (start: () => Promise<Running>) => async (): Promise<Took> => {
  const { server, took } = await timed(start)
  await server.stop()
  return took
}

/** Sends to the owner of a new account, and waits until a mail server has everything. */
const sendMany = async (env: Record<string, string>, program: string, { port }: Running, count: number) => {
  const { key } = await makeAccount(env, "live", { program })
  const { sandbox } = await makeApi(() => [port], key).get("/v1/account")
  const request = requestBytes({
    method: "POST",
    path: "/v1/emails",
    headers: { "Authorization": `Bearer ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify({ ...letter, from: `shop@${sandbox.domain}`, to: sandbox.recipients[0] })
  })
  const free = await Promise.all(Array.from({ length: 32 }, () => openConnection(port)))
  await many(count, async () => {
    const connection = free.pop()!
    const { status } = await connection.exchange(request)
    free.push(connection)
    if (status !== 201) throw new Error(`a send was answered with ${status}`)
  })
  for (const connection of free) connection.close()
}

/** On Postgres: a first start makes the tables, each other one finds them. */
export const measureServe = async (
  program: string,
  { emails, turns }: { readonly emails: number; readonly turns: number }
) => {
  const postgres = await startPostgres({ durable: true })
  const sink = await startSmtpSink({ delayMs: 0 })
  const admin = new pg.Client({ connectionString: postgres.url })
  const envOf = (database: string) => {
    const url = new URL(postgres.url)
    url.pathname = `/${database}`
    return { ...settingsFor(url.href), SMTP_URL: sink.url, SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "0" }
  }
  try {
    await admin.connect()
    let made = 0
    const first = await inTurns(turns, async () => {
      await admin.query(`CREATE DATABASE shop${++made}`)
      return ready(() => startServer(envOf(`shop${made}`), "serve", program))()
    })
    progress(`serve, first start: ${first.wallMs} ms, ${first.processorMs} ms of the processor`)
    const env = envOf("shop1")
    const again = await inTurns(turns, ready(() => startServer(env, "serve", program)))
    progress(`serve, next start: ${again.wallMs} ms, ${again.processorMs} ms of the processor`)
    const help = await inTurns(turns, command(program, ["--help"], env))
    const list = await inTurns(turns, command(program, ["accounts", "list", "--json"], env))
    progress(`--help ${help.wallMs} ms (${help.processorMs}), accounts list ${list.wallMs} ms (${list.processorMs})`)
    const server = await startServer(env, "serve", program)
    const rest = await atRest(server.pid)
    await sendMany(env, program, server, emails)
    while (sink.takenAt.length < emails) await sleep(50)
    const after = await atRest(server.pid)
    const peak = megabytes(peakMemoryOf(server.pid))
    await server.stop()
    progress(`serve holds ${rest} MB at rest, ${after} MB after ${emails} emails, ${peak} MB at the most`)
    return { help, list, first, again, memory: { rest, after, peak } }
  } finally {
    await admin.end()
    await sink.stop()
    await postgres.stop()
  }
}

/** With its embedded database, in an empty folder. */
export const measureDev = async (program: string) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-dev-"))
  const env = { ...settingsFor(""), SENDWRIGHT_DATA_DIR: path.join(folder, "data") }
  const start = () => startServer(env, "dev", program)
  try {
    const { server, took: first } = await timed(start)
    const rest = await atRest(server.pid)
    const peak = megabytes(peakMemoryOf(server.pid))
    await server.stop()
    const again = await ready(start)()
    progress(`dev holds ${rest} MB at rest, ${peak} MB at the most`)
    return { first: medianOf([first]), again: medianOf([again]), memory: { rest, peak } }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
