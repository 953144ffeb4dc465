import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { randomUUID } from "node:crypto"
import pg from "pg"
import { inject } from "vitest"
import { check } from "../src/model/check.ts"
import * as storages from "../src/model/storages.ts"

/** `SENDWRIGHT_MODEL_SEED` and `SENDWRIGHT_MODEL_PATH`, as a failure prints them, replay its history. */
const options = (runs: number) => ({
  runs,
  seed: Number(process.env["SENDWRIGHT_MODEL_SEED"] ?? 1),
  path: process.env["SENDWRIGHT_MODEL_PATH"]
})

const newDatabase = Effect.acquireRelease(
  Effect.promise(async () => {
    const client = new pg.Client({ connectionString: inject("databaseUrl") })
    await client.connect()
    const name = `sendwright_${randomUUID().replaceAll("-", "")}`
    await client.query(`CREATE DATABASE ${name}`)
    const url = new URL(inject("databaseUrl"))
    url.pathname = `/${name}`
    return { client, name, url: url.href }
  }),
  ({ client, name }) =>
    Effect.promise(async () => {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await client.end()
    })
)

it.live("the service in memory agrees with the model over random histories", () =>
  Effect.gen(function*() {
    const { failure } = yield* Effect.promise(() => check(storages.memory, options(60)))
    assert.isNull(failure, failure ?? "")
  }), 300_000)

it.live("the service on Postgres agrees with the model over random histories", () =>
  Effect.gen(function*() {
    const { url } = yield* newDatabase
    const storage = yield* storages.postgres(url)
    const { failure } = yield* Effect.promise(() => check(storage, options(20)))
    assert.isNull(failure, failure ?? "")
  }).pipe(Effect.scoped), 300_000)
