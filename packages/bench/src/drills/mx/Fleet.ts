import { setTimeout as sleep } from "node:timers/promises"
import type { LocalPostgres } from "../../../../../scripts/local-postgres.ts"
import { type Running, startServer } from "../../Processes.ts"
import { progress } from "../../Report.ts"
import type { Taken } from "./Farm.ts"

/** Servers that deliver directly, each of which calls itself by a name of its own, and what was done to them. */
export interface Fleet {
  readonly ports: () => ReadonlyArray<number>
  readonly kills: () => { readonly servers: number; readonly databases: number }
  /** Kills a server (SIGKILL) and starts another one in its place; every fourth time it is Postgres that crashes. */
  readonly killNext: () => Promise<void>
  /** Why it may not have been stored that something was taken: its server, or the database, was killed a moment later. */
  readonly whyForgotten: (taken: Taken) => "kill" | "outage" | undefined
  readonly stop: () => Promise<void>
}

interface Server {
  readonly running: Running
  readonly name: string
}

/** A server that was answered stores that within this time, if nothing is killed. */
const storedWithinMs = 2_000

/** `env`: what they share; `mx`: the options of `MX_URL`; `prefix`: how all their names begin. */
export const startFleet = async (
  size: number,
  env: Readonly<Record<string, string>>,
  mx: string,
  prefix: string,
  postgres: LocalPostgres
): Promise<Fleet> => {
  let started = 0
  const killed = new Map<string, number>()
  const outages: Array<{ readonly from: number; to: number }> = []
  const start = async (): Promise<Server> => {
    const name = `${prefix}${++started}.drill.example`
    return { name, running: await startServer({ ...env, MX_URL: `mx://${name}?${mx}` }) }
  }
  const servers = await Promise.all(Array.from({ length: size }, start))
  let turn = 0
  return {
    ports: () => servers.map(({ running }) => running.port),
    kills: () => ({ servers: killed.size, databases: outages.length }),
    killNext: async () => {
      if (turn++ % 4 === 3) {
        const outage = { from: Date.now(), to: Infinity }
        outages.push(outage)
        await postgres.crash()
        await sleep(Math.random() * 1_000)
        await postgres.restart()
        outage.to = Date.now()
        progress(`Postgres was down from ${outage.from} to ${outage.to}`)
        return
      }
      const at = turn % servers.length
      const { name, running } = servers[at]!
      process.kill(running.pid, "SIGKILL")
      killed.set(name, Date.now())
      progress(`killed ${name} at ${killed.get(name)}`)
      servers[at] = await start()
    },
    whyForgotten: ({ at, client }) => {
      const killedAt = killed.get(client)
      if (killedAt !== undefined && killedAt - at < storedWithinMs) return "kill"
      return outages.some(({ from, to }) => at > from - storedWithinMs && at < to + storedWithinMs)
        ? "outage"
        : undefined
    },
    stop: async () => {
      for (const { running } of servers) await running.stop()
    }
  }
}
