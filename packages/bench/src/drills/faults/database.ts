/**
 * The database takes no writes, has a table locked, has no room, or is gone, and comes back: what is said, and how soon
 * all goes on.
 */
import { execFileSync } from "node:child_process"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { startPostgres } from "../../../../../scripts/local-postgres.ts"
import { progress } from "../../Report.ts"
import { type Ledger, readLedger } from "./Ledger.ts"
import { isTaken, startLoad, statusesOf } from "./Load.ts"
import { type Stage, withStage } from "./Stage.ts"
import { type Told, toldBy } from "./Told.ts"

export interface DatabaseOptions {
  /** Settings of the servers. */
  readonly env?: Readonly<Record<string, string>>
  readonly faultMs: number
  readonly perSecond: number
  /** A full disk needs a small one, which root alone can make. */
  readonly full: boolean
}

interface Fault {
  readonly told: ReadonlyArray<Told>
  /** What sends were answered while it lasted. */
  readonly statuses: Readonly<Record<string, number>>
  /** From its end until a send was acknowledged and a message handed over. */
  readonly sendAfterMs: number
  readonly handoffAfterMs: number
}

export interface DatabaseFigures {
  readonly faults: Readonly<Record<string, Fault>>
  readonly ledger: Ledger
}

const diskMb = 400

/** A small disk of its own for the tables. */
const smallDisk = () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-disk-"))
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskMb}m,mode=0755`, "tmpfs", directory])
  const ballast = path.join(directory, "ballast")
  return {
    directory,
    fill: () => {
      const file = fs.openSync(ballast, "w")
      try {
        const block = Buffer.alloc(1 << 20)
        for (;;) fs.writeSync(file, block)
      } catch {
        // Full.
      } finally {
        fs.closeSync(file)
      }
    },
    empty: () => fs.rmSync(ballast, { force: true }),
    remove: () => {
      execFileSync("umount", ["-l", directory])
      fs.rmdirSync(directory)
    }
  }
}

const saysNo = (fromMs: number) => ({ atMs, status }: { readonly atMs: number; readonly status: number }): boolean =>
  atMs >= fromMs && status === 503

const settle = async (done: () => boolean, fromMs: number): Promise<number> => {
  const until = fromMs + 120_000
  while (!done() && performance.now() < until) await sleep(50)
  return Math.round(performance.now() - fromMs)
}

const playFault = async (
  stage: Stage,
  load: ReturnType<typeof startLoad>,
  faultMs: number,
  begin: () => Promise<void> | void,
  end: () => Promise<void> | void
): Promise<Fault> => {
  const fromMs = performance.now()
  await begin()
  await sleep(faultMs)
  // It lasts until all servers have noticed, however busy the machine is.
  await settle(() => stage.nodes.every(({ server }) => server.readiness.some(saysNo(fromMs))), fromMs)
  const beforeMs = performance.now()
  await end()
  const endMs = performance.now()
  const sendAfterMs = await settle(
    () => load.answers.some(({ atMs, status }) => atMs >= endMs && isTaken(status)),
    endMs
  )
  const handoffAfterMs = await settle(() => (stage.smtp.takenAt.at(-1) ?? 0) > endMs, endMs)
  // Readiness waits for a while in which nothing fails.
  await settle(() => stage.nodes.every(({ server }) => server.readiness.at(-1)?.status === 200), endMs)
  await sleep(1_000)
  const untilMs = performance.now()
  return {
    told: stage.nodes.map(({ server }) => toldBy(server, fromMs, endMs, untilMs)),
    statuses: statusesOf(load.answers.filter(({ atMs }) => atMs >= fromMs + 1_000 && atMs < beforeMs)),
    sendAfterMs,
    handoffAfterMs
  }
}

export const database = async ({ env = {}, faultMs, full, perSecond }: DatabaseOptions): Promise<DatabaseFigures> => {
  const disk = full ? smallDisk() : undefined
  const startDatabase = () =>
    startPostgres({ durable: true, ...(disk === undefined ? {} : { tables: disk.directory }) })
  try {
    return await withStage({ env, startDatabase }, async (stage) => {
      const { nodes, postgres, sql } = stage
      const load = startLoad({
        ports: () => nodes.map(({ server }) => server.port),
        key: stage.key,
        perSecond,
        body: stage.body
      })
      const faults: Record<string, Fault> = {}
      const play = async (name: string, begin: () => Promise<void> | void, end: () => Promise<void> | void) => {
        await sleep(3_000)
        const fault = await playFault(stage, load, faultMs, begin, end)
        faults[name] = fault
        progress(`${name}: ${JSON.stringify(fault)}`)
      }
      const readOnly = async (value: "on" | "off") => {
        await sql.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`)
        await sql.query("SELECT pg_reload_conf()")
      }
      await play("read-only", () => readOnly("on"), () => readOnly("off"))
      const holder = new pg.Client({ connectionString: postgres.url, application_name: "a migration of somebody's" })
      await holder.connect()
      await play(
        "locked",
        () => void holder.query("BEGIN").then(() => holder.query("LOCK TABLE sendwright.emails")),
        async () => {
          await holder.query("ROLLBACK")
          await holder.end()
        }
      )
      if (disk !== undefined) await play("full", disk.fill, disk.empty)
      await play(
        "out of reach",
        async () => {
          for (const { proxy } of nodes) {
            await proxy.refuse(true)
            proxy.reset()
          }
        },
        async () => {
          for (const { proxy } of nodes) await proxy.refuse(false)
        }
      )
      await play(
        "mute altogether",
        () => nodes.forEach(({ proxy }) => proxy.muteAll()),
        () =>
          nodes.forEach(({ proxy }) => {
            proxy.unmute()
            proxy.reset()
          })
      )
      // The last one, as it takes this drill's own connection with it.
      await play("crashed", () => postgres.crash(), () => postgres.restart())
      await load.stop()
      const ledger = await readLedger({
        api: stage.api,
        acknowledged: load.acknowledged,
        smtp: stage.smtp,
        webhooks: stage.webhooks,
        domain: stage.domain,
        patienceMs: 360_000
      })
      return { faults, ledger }
    })
  } finally {
    disk?.remove()
  }
}
