/** A database of its own on the server of the tests, until the scope closes. */
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { randomUUID } from "node:crypto"
import pg from "pg"
import { inject } from "vitest"

export const newDatabase = Effect.acquireRelease(
  Effect.promise(async () => {
    const name = `sendwright_${randomUUID().replaceAll("-", "")}`
    const admin = new pg.Client({ connectionString: inject("databaseUrl") })
    await admin.connect()
    await admin.query(`CREATE DATABASE ${name}`)
    const url = new URL(inject("databaseUrl"))
    url.pathname = `/${name}`
    return { admin, name, url: Redacted.make(url.href) }
  }),
  ({ admin, name }) =>
    Effect.promise(async () => {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.end()
    })
)
