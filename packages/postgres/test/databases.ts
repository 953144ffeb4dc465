import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import * as PgClient from "@effect/sql-pg/PgClient"
import { grant, migrate } from "@sendwright/postgres/Migrations"
import { layerClient } from "@sendwright/postgres/PgStorage"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { randomUUID } from "node:crypto"
import { inject } from "vitest"
import { SimulatedDatabaseTime } from "../src/internal/DatabaseClock.ts"

/** The address of a new, empty database on a server; it is dropped when the scope closes. */
export const newDatabaseOn = (server: string) =>
  Effect.acquireRelease(
    Effect.gen(function*() {
      const name = `sendwright_${randomUUID().replaceAll("-", "")}`
      yield* admin(server, `CREATE DATABASE ${name}`)
      const url = new URL(server)
      url.pathname = `/${name}`
      return { name, url: Redacted.make(url.href) }
    }),
    ({ name }) => Effect.orDie(admin(server, `DROP DATABASE ${name} WITH (FORCE)`))
  )

/** The same on the server of all tests. */
export const newDatabase = Effect.suspend(() => newDatabaseOn(inject("databaseUrl")))

const admin = (server: string, statement: string) =>
  Effect.gen(function*() {
    const sql = yield* PgClient.PgClient
    yield* sql.unsafe(statement).unprepared
  }).pipe(
    Effect.provide(PgClient.layer({ url: Redacted.make(server), maxConnections: 1 })),
    Effect.scoped
  )

/** A client for a database of its own. A virtual clock that jumps must not end its connections. */
export const serverClient = Layer.unwrap(Effect.map(newDatabase, ({ url }) => clientOf(url)))

export const clientOf = (url: Redacted.Redacted, maxConnections = 10) =>
  layerClient({ url, maxConnections, idleTimeout: "3650 days", connectTimeout: "3650 days" })

/** A user of a database who may do nothing there yet; it is dropped with what it has there when the scope closes. */
export const newRole = Effect.fnUntraced(function*(database: Redacted.Redacted) {
  const name = `sendwright_${randomUUID().replaceAll("-", "")}`
  const server = Redacted.value(database)
  yield* Effect.acquireRelease(
    admin(server, `CREATE ROLE ${name} LOGIN PASSWORD 'right'`),
    () =>
      Effect.orDie(Effect.andThen(admin(server, `DROP OWNED BY ${name} CASCADE`), admin(server, `DROP ROLE ${name}`)))
  )
  const url = new URL(server)
  ;[url.username, url.password] = [name, "right"]
  return { name, url: Redacted.make(url.href) }
})

/** A client for a migrated database of its own, as a user who may do nothing there that serving does not need. */
export const servingClient = Layer.unwrap(Effect.gen(function*() {
  const { url } = yield* newDatabase
  const role = yield* newRole(url)
  yield* Effect.provide(Effect.andThen(migrate, grant(role.name)), clientOf(url, 1), { local: true })
  return clientOf(role.url)
}))

/** What stores need of the machine. Tests hand commands times of their own making, which the database's clock must not judge. */
export const random = Layer.merge(NodeCrypto.layer, Layer.succeed(SimulatedDatabaseTime, "engine" as const))
