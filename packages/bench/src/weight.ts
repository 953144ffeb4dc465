/**
 * What the product weighs for those who install, start and embed it: the archives of the next release are installed by npm
 * into empty folders, and run from there. This checkout has to be built. Docs: docs/internals/weight.md.
 */
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import pg from "pg"
import { startPostgres } from "../../../scripts/local-postgres.ts"
import { startRegistry } from "../../../scripts/registry.ts"
import { manifestOf, packNext } from "../../../scripts/stage.ts"
import { startSmtpSink } from "./drills/SmtpSink.ts"
import { type NpmFolder, npmFolder } from "./npmFolder.ts"
import { progress, report } from "./Report.ts"
import { type Installed, installedIn } from "./weight/installs.ts"
import { putPrograms, startProgram, type Told, turnsOf } from "./weight/programs.ts"
import { atRest, measureDev, measureServe } from "./weight/server.ts"

const turns = 5
const emails = 10_000

/** With the version of Effect that the packages ask for, since npm takes the newest one otherwise. */
const effect = `effect@${manifestOf("promise").peerDependencies?.["effect"]}`

/** What is installed, each in a folder of its own. */
const wanted = {
  effect: [effect],
  promise: ["@sendwright/promise", effect],
  promiseEmbedded: ["@sendwright/promise", "@sendwright/embedded", effect],
  promiseSes: ["@sendwright/promise", "@sendwright/ses", effect],
  host: ["@sendwright/host"],
  pgBoss: ["pg-boss", "nodemailer"],
  graphileWorker: ["graphile-worker", "nodemailer"],
  resend: ["resend"]
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

type Kind = keyof typeof wanted

const each = async (turn: () => Promise<Told>): Promise<ReturnType<typeof turnsOf>> => {
  const told: Array<Told> = []
  while (told.length < turns) told.push(await turn())
  return turnsOf(told)
}

const counting = ["--import", "./counting.mjs"]

/** Runs a program to its end. */
const play = async (directory: string, args: ReadonlyArray<string>, env?: Readonly<Record<string, string>>) => {
  const program = await startProgram(directory, args, env)
  await program.stop()
  return program.told
}

/** Turns of a program, and in one more how many modules it reads. */
const measured = async (directory: string, args: ReadonlyArray<string>, env?: Readonly<Record<string, string>>) => {
  const figures = await each(() => play(directory, args, env))
  const { first, made } = await play(directory, [...counting, ...args], env)
  return { ...figures, modules: made.modules, modulesAtFirst: first?.modules ?? null }
}

/** Beside Sendwright the modules of Effect that it asks for by the time its engine is made. */
const inMemory = async ({ directory }: NpmFolder) => {
  putPrograms(directory)
  const memory = await measured(directory, ["sendwright.mjs"])
  const file = path.join(directory, "effectModules.mjs")
  await play(directory, [...counting, "sendwright.mjs", "make"], { EFFECT_MODULES: file })
  const alone = await measured(directory, ["importing.mjs", file])
  const program = await startProgram(directory, ["sendwright.mjs"])
  const rest = await atRest(program.pid)
  await program.send(emails)
  const after = await atRest(program.pid)
  await program.stop()
  progress(`in memory: ${JSON.stringify(memory)}, ${rest} MB at rest, ${after} MB after ${emails} emails`)
  return { effectAlone: alone, promise: memory, memory: { rest, after } }
}

/** The same work on Postgres and over SMTP, by Sendwright and by others. */
const onPostgres = async (folders: Readonly<Record<"promise" | "pgBoss" | "graphileWorker", NpmFolder>>) => {
  const programs = { promise: "sendwright.mjs", pgBoss: "pgBoss.mjs", graphileWorker: "graphileWorker.mjs" } as const
  const postgres = await startPostgres({ durable: true })
  const sink = await startSmtpSink({ delayMs: 0 })
  const admin = new pg.Client({ connectionString: postgres.url })
  try {
    await admin.connect()
    const figures = []
    for (const kind of Object.keys(programs) as Array<keyof typeof programs>) {
      const { directory } = folders[kind]
      putPrograms(directory)
      await admin.query(`CREATE DATABASE "${kind}"`)
      const url = new URL(postgres.url)
      url.pathname = `/${kind}`
      const env = { DATABASE_URL: url.href, SMTP_URL: sink.url }
      // The first start makes the tables.
      await play(directory, [programs[kind]], env)
      const took = await measured(directory, [programs[kind]], env)
      const program = await startProgram(directory, [programs[kind]], env)
      const rest = await atRest(program.pid)
      await program.stop()
      progress(`${kind} on Postgres: ${JSON.stringify(took)}, ${rest} MB at rest`)
      figures.push([kind, { ...took, memory: { rest } }] as const)
    }
    return Object.fromEntries(figures)
  } finally {
    await admin.end()
    await sink.stop()
    await postgres.stop()
  }
}

export const weight = async (): Promise<void> => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-archives-"))
  const packed = packNext(directory)
  if (!packed.ok) throw new Error(packed.output)
  const registry = await startRegistry([directory])
  const folders = Object.fromEntries(Object.keys(wanted).map((kind) => [kind, npmFolder(registry.url)])) as Record<
    Kind,
    NpmFolder
  >
  try {
    const installs: Partial<Record<Kind, Installed & { readonly ms: number }>> = {}
    for (const kind of Object.keys(wanted) as Array<Kind>) {
      const ms = await folders[kind].install(...wanted[kind])
      const { largest, megabytes, packages } = installedIn(folders[kind].directory)
      installs[kind] = { ms, packages, megabytes, largest }
      progress(`${kind}: ${packages} packages, ${megabytes} MB`)
    }
    const memory = await inMemory(folders.promise)
    putPrograms(folders.resend.directory)
    const resend = await measured(folders.resend.directory, ["importing.mjs", "resend"])
    const postgres = await onPostgres(folders)
    const program = path.join(folders.host.directory, "node_modules/.bin/sendwright")
    const serve = await measureServe(program, { emails, turns })
    const dev = await measureDev(program)
    report("weight", { turns, emails }, { installs, process: { ...memory, resend }, postgres, serve, dev })
  } finally {
    for (const { remove } of Object.values(folders)) remove()
    await registry.stop()
    fs.rmSync(directory, { recursive: true, force: true })
  }
}
