/**
 * Vitest global setup: one real Postgres server for the whole run.
 *
 * Tests read its address with `inject("databaseUrl")`, connect to it as a superuser, and make a database of their own
 * from it. `SENDWRIGHT_TEST_DATABASE_URL` names an existing server instead; then nothing is started.
 */
import { randomUUID } from "node:crypto"
import { Client } from "pg"
import type { TestProject } from "vitest/node"
import { startPostgres } from "./local-postgres.ts"

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = `sendwright_${randomUUID().replaceAll("-", "")}`
  project.provide("templateDatabase", template)
  const existing = process.env["SENDWRIGHT_TEST_DATABASE_URL"]
  if (existing !== undefined && existing !== "") {
    project.provide("databaseUrl", existing)
    return async () => {
      const client = new Client(existing)
      await client.connect()
      for (const name of [template, `${template}_deployed`]) await client.query(`DROP DATABASE IF EXISTS ${name}`)
      await client.end()
    }
  }
  const server = await startPostgres({ durable: false, isFirst: true })
  project.provide("databaseUrl", server.url)
  return server.stop
}
