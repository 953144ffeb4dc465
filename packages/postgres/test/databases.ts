import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import * as PgClient from "@effect/sql-pg/PgClient"
import { grant, migrate, migrateTemplate } from "@sendwright/postgres/Migrations"
import { layerClient } from "@sendwright/postgres/PgStorage"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import { randomUUID } from "node:crypto"
import { inject } from "vitest"
import { SimulatedDatabaseTime } from "../src/database/DatabaseClock.ts"

/** The address of a new, empty database on a server; it is dropped when the scope closes. */
export const emptyDatabaseOn = (server: string) => databaseOn(server, newName(), "")

/** The same on the server of all tests. */
export const emptyDatabase = Effect.suspend(() => emptyDatabaseOn(inject("databaseUrl")))

/** The address of a new database with the tables of this version and no month of the log: what `migrate` finds done. */
export const newDatabaseOn = Effect.fnUntraced(function*(server: string) {
  yield* makeTemplate(server)
  return yield* databaseOn(server, newName(), `TEMPLATE ${inject("templateDatabase")} STRATEGY FILE_COPY`)
})

/** The same on the server of all tests. */
export const newDatabase = Effect.suspend(() => newDatabaseOn(inject("databaseUrl")))

const newName = () => `sendwright_${randomUUID().replaceAll("-", "")}`

const databaseOn = (server: string, name: string, options: string) =>
  Effect.acquireRelease(
    Effect.as(admin(server, `CREATE DATABASE ${name} ${options}`), { name, url: addressOf(server, name) }),
    () => Effect.orDie(admin(server, `DROP DATABASE ${name} WITH (FORCE)`))
  )

const addressOf = (server: string, name: string) =>
  Redacted.make(Object.assign(new URL(server), { pathname: `/${name}` }).href)

/** The servers that have the template. */
const prepared = new Set<string>()

/**
 * Makes the database that others are copies of, unless another process of the run has made it on this server. To copy
 * takes a fifth of the time that the migrations take.
 */
const makeTemplate = Effect.fnUntraced(function*(server: string) {
  if (prepared.has(server)) return
  yield* Effect.gen(function*() {
    const sql = yield* PgClient.PgClient
    yield* sql`SELECT pg_advisory_lock(hashtext('sendwright tests: the template'))`
    const template = inject("templateDatabase")
    const found = yield* sql`SELECT FROM pg_database WHERE datname = ${template}`
    if (found.length > 0) return
    // It has its name as soon as it is whole: a test that is broken off leaves none that is not.
    const draft = newName()
    yield* sql.unsafe(`CREATE DATABASE ${draft}`).unprepared
    yield* migrateTemplate.pipe(
      Effect.provide(clientOf(addressOf(server, draft), 1), { local: true })
    )
    yield* sql.unsafe(`ALTER DATABASE ${draft} RENAME TO ${template}`).unprepared
  }).pipe(
    Effect.provide(PgClient.layer({ url: Redacted.make(server), maxConnections: 1 }), { local: true }),
    Effect.scoped
  )
  prepared.add(server)
})

const admin = (server: string, statement: string) =>
  Effect.gen(function*() {
    const sql = yield* PgClient.PgClient
    yield* sql.unsafe(statement).unprepared
  }).pipe(
    Effect.provide(PgClient.layer({ url: Redacted.make(server), maxConnections: 1 })),
    Effect.scoped
  )

/** A client for an empty database of its own. */
export const emptyClient = Layer.unwrap(Effect.map(emptyDatabase, ({ url }) => clientOf(url)))

/** A client for a database of its own. */
export const serverClient = Layer.unwrap(Effect.map(newDatabase, ({ url }) => clientOf(url)))

export const clientOf = (url: Redacted.Redacted, maxConnections = 10) =>
  layerClient({ url, maxConnections, ...patient })

/**
 * Times of a client whose tests are not about them. A virtual clock that jumps must not end its connections, and a command
 * may take as long as a busy machine needs.
 */
export const patient = {
  idleTimeout: "3650 days",
  connectTimeout: "3650 days",
  commandTimeout: "2 minutes",
  readTimeout: "2 minutes"
} as const

/** Takes away the tables that an embedded database begins with. */
export const dropTables = Effect.gen(function*() {
  const sql = yield* SqlClient
  yield* sql`DROP SCHEMA IF EXISTS sendwright CASCADE`
  yield* sql`DROP EXTENSION IF EXISTS pg_trgm`
})

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
