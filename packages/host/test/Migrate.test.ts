import { afterAll, afterEach, assert, beforeAll, describe, inject, it } from "@effect/vitest"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import { randomBytes } from "node:crypto"
import * as fs from "node:fs"
import * as path from "node:path"
import { type Environment, killAll, run, runJson, serve, temporaryDirectory } from "./Program.ts"

const { directory, remove } = temporaryDirectory()
const name = `migrate_${randomBytes(6).toString("hex")}`

const urlOf = (change: (url: URL) => void = () => {}): string => {
  const url = new URL(inject("databaseUrl"))
  url.pathname = `/${name}`
  change(url)
  return url.href
}

const at = (url: string) => (statement: string) =>
  Effect.runPromise(
    Effect.flatMap(SqlClient, (sql) => sql.unsafe(statement)).pipe(
      Effect.provide(PgStorage.layerClient({ url: Redacted.make(url), maxConnections: 1 }))
    )
  )
const onServer = (statement: string) => at(inject("databaseUrl"))(statement)
const onDatabase = (statement: string) => at(urlOf())(statement)

/** What the one who migrates has. */
const owner = (changes: Environment = {}): Environment => ({
  DATABASE_URL: urlOf(),
  SENDWRIGHT_DATA_DIR: directory,
  SENDWRIGHT_SECRET_KEY: Buffer.alloc(32, 1).toString("base64"),
  SENDWRIGHT_SERVICE_DOMAIN: "sendwright.test",
  SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "0",
  ...changes
})

/** What those have who only serve. */
const serving = () =>
  owner({
    DATABASE_URL: urlOf((url) => [url.username, url.password] = [name, "right"]),
    SENDWRIGHT_MIGRATE: "never"
  })

describe("sendwright migrate", { timeout: 300_000 }, () => {
  beforeAll(async () => {
    await onServer(`CREATE DATABASE ${name}`)
    await onServer(`CREATE ROLE ${name} LOGIN PASSWORD 'right'`)
  })

  afterEach(killAll)

  afterAll(async () => {
    await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await onServer(`DROP ROLE IF EXISTS ${name}`)
    remove()
  })

  it("says what it would do and does not do it, on a server and embedded", async () => {
    const [status, wrong, ...printed] = await Promise.all([
      runJson(["migrate", "--status"], owner()),
      run(["migrate", "--status", "--dry-run"], owner()),
      ...[owner(), owner({ DATABASE_URL: "" })].map((environment) =>
        run(["migrate", "--dry-run", "--grant", "app"], environment)
      )
    ])
    assert.deepInclude(status, { compatible: true, up_to_date: false, ran: [], refusal: null, obstacle: null })
    assert.match(wrong.stderr, /--status goes with neither/)
    const [whole, rest, mixed] = await Promise.all(
      [["--sql"], ["--sql", "--after", "6"], ["--after", "6"]].map((flags) =>
        run(["migrate", ...flags], owner({ DATABASE_URL: urlOf((url) => url.port = "1") }))
      )
    )
    assert.match(whole?.stdout ?? "", /^-- migration 1 \(initial\)\nCREATE SCHEMA sendwright;\nCREATE TABLE/)
    assert.match(rest?.stdout ?? "", /^-- migration 7 \(requests\)\nCREATE TABLE sendwright.requests/)
    assert.match(rest?.stdout ?? "", /\nINSERT INTO sendwright.migrations [^\n]* \(7, 1, 'requests', 1, /)
    assert.match(mixed?.stderr ?? "", /--sql goes with --after and nothing else/)
    const [server, embedded] = printed.map(({ stdout }) => stdout)
    assert.match(server ?? "", /^-- migration 1 \(initial\)\nBEGIN;\n[^]*CREATE SCHEMA sendwright;\nCREATE TABLE/)
    assert.match(server ?? "", /\nCOMMIT;\n\n-- grants\nGRANT USAGE ON SCHEMA sendwright TO "app";/)
    // It begins with the tables.
    assert.match(embedded ?? "", /^-- grants\nGRANT USAGE ON SCHEMA sendwright TO "app";/)
    assert.deepStrictEqual(await onDatabase(`SELECT FROM pg_namespace WHERE nspname = 'sendwright'`), [])
    assert.isFalse(fs.existsSync(path.join(directory, "pgdata")))
  })

  it("keeps a server that must not migrate from starting until it ran, and then lets a user serve who may not create", async () => {
    const early = await run(["serve", "--json"], owner({ SENDWRIGHT_MIGRATE: "never" }))
    assert.strictEqual(early.code, 1)
    const { error } = JSON.parse(early.stderr.trim().split("\n").at(-1) ?? "")
    assert.strictEqual(error.code, "migration_pending")
    assert.match(error.message, /lacks migration 1 .*run sendwright migrate first.* SENDWRIGHT_MIGRATE=start/)

    const nobody = await run(["migrate", "--grant", "nobody_such"], owner())
    assert.match(nobody.stderr, /There is no user nobody_such to grant anything to: make it first/)
    const again = await run(["migrate", "--grant", name], owner())
    assert.strictEqual(again.stdout, `The database was up to date: nothing to do.\nThe user ${name} may serve.\n`)
    const status = await run(["migrate", "--status"], serving())
    assert.match(status.stdout, /^1\.1 +ran \d{4}-\S+Z +initial +\(Sendwright \S+\)\n[^]*\nUp to date/)

    const account = await runJson(
      "accounts create --name Acme --owner-email ada@example.com --plan pro --trusted".split(" "),
      serving()
    )
    const { key } = await runJson(`keys create --account ${account.id} --mode live --name k`.split(" "), serving())
    const server = await serve("serve", serving())
    const response = await fetch(`${server.baseUrl}/v1/emails`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({
        from: `a@${account.sandbox_domain}`,
        to: `delivered@${account.sandbox_domain}`,
        text: "hi"
      })
    })
    assert.strictEqual(response.status, 201)
    server.signal("SIGTERM")
    assert.strictEqual((await server.ended).code, 0)
  })

  it("names what is wrong with the database, and what to do", async () => {
    const missing = { DATABASE_URL: urlOf((url) => url.pathname = "/nowhere_such") }
    const [migrated, served] = await Promise.all([["migrate"], ["serve"]].map((args) => run(args, owner(missing))))
    for (const ended of [migrated, served]) {
      assert.strictEqual(ended?.code, 1)
      assert.match(ended?.stderr ?? "", /nowhere_such on \S+ does not exist: make it \(createdb nowhere_such\)/)
    }
    await onDatabase(
      `INSERT INTO sendwright.migrations (id, step, name, needs, program) VALUES (9999, 1, 'x', 9999, '9.8.7')`
    )
    const newer = await run(["migrate"], owner())
    assert.match(
      newer.stderr,
      /newer than this program: Sendwright 9\.8\.7 ran migration 9999 \(x\).*Update this program/
    )
    const status = await runJson(["migrate", "--status"], owner())
    assert.deepInclude(status, { compatible: false, up_to_date: false, pending: null })
    assert.strictEqual(status.refusal.code, "migration_newer")
  })
})
