import * as Conditions from "@sendwright/core/foundation/Conditions"
import { layerClient, type ServerOptions } from "@sendwright/postgres/PgStorage"
import * as FaultProxy from "@sendwright/testing/FaultProxy"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import { Connections } from "../src/connection/Connections.ts"
import * as Database from "../src/database/Database.ts"
import { newDatabase } from "./databases.ts"

/** The address of a database, by way of a port of this machine. */
export const through = (url: Redacted.Redacted, port: number, more: (url: URL) => void = () => {}) => {
  const to = new URL(Redacted.value(url))
  to.hostname = "127.0.0.1"
  to.port = String(port)
  more(to)
  return Redacted.make(to.href)
}

export const targetOf = (url: Redacted.Redacted) => {
  const { hostname, port } = new URL(Redacted.value(url))
  return { host: hostname, port: Number(port || "5432") }
}

/** A client with conditions of its own, and the lines that it logs. */
export const clientWith = (options: ServerOptions) =>
  Effect.gen(function*() {
    const lines: Array<string> = []
    const logger = Logger.make(({ logLevel, message }) => void lines.push(`${logLevel} ${String(message)}`))
    const withLogger = yield* Layer.build(
      Layer.fresh(Layer.merge(layerClient(options), Conditions.layer).pipe(Layer.provideMerge(Logger.layer([logger]))))
    )
    const db = yield* Effect.provide(Database.make, withLogger)
    const run = <A, E>(effect: Effect.Effect<A, E>, share?: "commands" | "reads" | "background") =>
      Effect.provide(Database.storage("test", share)(effect), withLogger)
    return {
      context: withLogger,
      connections: Context.get(withLogger, Connections),
      conditions: Effect.flatMap(Effect.provide(Conditions.Conditions, withLogger), ({ current }) => current),
      lines,
      db,
      run,
      /** Waits in the database. */
      sleep: (seconds: number, share?: "commands" | "reads" | "background") =>
        run(db.query(`SELECT pg_sleep(${seconds})`), share),
      ask: run(db.query<{ readonly pid: number }>("SELECT pg_backend_pid() AS pid"))
    }
  })

/** A client whose way to a database of its own leads over a proxy. */
export const proxied = (options: Omit<ServerOptions, "url"> = {}) =>
  Effect.gen(function*() {
    const { name, url } = yield* newDatabase
    const proxy = yield* FaultProxy.make({ target: targetOf(url) })
    const client = yield* clientWith({ commandTimeout: "800 millis", ...options, url: through(url, proxy.port) })
    return { ...client, proxy, name, url }
  })

export const elapsed = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const begun = performance.now()
    return Effect.map(effect, (value) => [value, performance.now() - begun] as const)
  })

export const together = <A, E, R>(effects: ReadonlyArray<Effect.Effect<A, E, R>>) =>
  Effect.all(effects, { concurrency: "unbounded" })
