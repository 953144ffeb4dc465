import { afterAll, assert, beforeAll, describe, inject, it } from "@effect/vitest"
import type { LockHolder } from "@sendwright/core/foundation/LockHolder"
import type { Examination } from "@sendwright/postgres/PgExamination"
import * as PgExamination from "@sendwright/postgres/PgExamination"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import * as fs from "node:fs"
import * as http from "node:http"
import * as net from "node:net"
import * as path from "node:path"
import { freePort } from "../../../scripts/free-port.ts"
import * as DatabaseChecks from "../src/checks/DatabaseChecks.ts"
import * as LockCheck from "../src/checks/LockCheck.ts"
import * as Doctor from "../src/cli/Doctor.ts"
import { type Environment, runJson, temporaryDirectory } from "./Program.ts"

const { directory, remove } = temporaryDirectory()
const suffix = randomBytes(6).toString("hex")
const [database, role] = [`doctor_${suffix}`, `doctor_${suffix}`]

const urlOf = (change: (url: URL) => void = () => {}): string => {
  const url = new URL(inject("databaseUrl"))
  url.pathname = `/${database}`
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

const environmentOf = (changes: Environment = {}): Environment => ({
  PORT: "0",
  DATABASE_URL: urlOf(),
  SENDWRIGHT_DATA_DIR: path.join(directory, "none"),
  SENDWRIGHT_SECRET_KEY: Buffer.alloc(32, 1).toString("base64"),
  SENDWRIGHT_DNS_SERVERS: "127.0.0.1:9",
  ...changes
})

/** The checks by name; of several with one name the last. */
const examine = async (changes: Environment = {}) =>
  new Map((await Effect.runPromise(Doctor.examine(environmentOf(changes)))).map((check) => [check.name, check]))

const assertCheck = (
  checks: Awaited<ReturnType<typeof examine>>,
  name: string,
  status: "ok" | "warn" | "fail",
  message: RegExp
) => {
  assert.strictEqual(checks.get(name)?.status, status, JSON.stringify([...checks.values()], null, 2))
  assert.match(checks.get(name)?.message ?? "", message)
}

/** Something that listens on a free port. */
const listening = async (server: net.Server) => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return String((server.address() as net.AddressInfo).port)
}

describe("Doctor", { timeout: 300_000 }, () => {
  beforeAll(async () => {
    await onServer(`CREATE DATABASE ${database}`)
    await onServer(`CREATE ROLE ${role} LOGIN PASSWORD 'right'`)
  }, 300_000)

  afterAll(async () => {
    await onServer(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
    await onServer(`DROP ROLE IF EXISTS ${role}`)
    remove()
  }, 300_000)

  it("only looks: an empty database stays empty, and no directory is made", async () => {
    const checks = await examine()
    assertCheck(checks, "schema", "warn", /no tables yet: run sendwright migrate/)
    assertCheck(checks, "database", "ok", /^the database \S+ on \S+ answers \(PostgreSQL \d/)
    assertCheck(checks, "database writes", "ok", /taken back/)
    assert.isFalse(checks.has("secret key"))
    assert.deepStrictEqual(await onDatabase(`SELECT FROM pg_namespace WHERE nspname = 'sendwright'`), [])
    assert.deepStrictEqual(await onDatabase(`SELECT relname FROM pg_class WHERE relname LIKE 'sendwright%'`), [])
    const embedded = await examine({ DATABASE_URL: "", SENDWRIGHT_SECRET_KEY: "" })
    assertCheck(embedded, "database", "ok", /is made at the first start$/)
    assertCheck(embedded, "data directory", "ok", /is made when it is needed$/)
    assert.isFalse(fs.existsSync(path.join(directory, "none")))
  })

  it("says before anything is stored that a database knows the letters of one script only", async () => {
    const name = `${database}_plain`
    for (const encoding of ["UTF8", "SQL_ASCII"]) {
      await onServer(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING '${encoding}' LOCALE 'C'`)
      try {
        const checks = await examine({ DATABASE_URL: urlOf((url) => url.pathname = `/${name}`) })
        assertCheck(checks, "search", "warn", /createdb --template=template0 --encoding=UTF8 --locale=C\.UTF-8$/)
      } finally {
        await onServer(`DROP DATABASE ${name} WITH (FORCE)`)
      }
    }
    assert.isFalse((await examine()).has("search"))
  })

  it("tells a database that is missing, mute or out of reach, and a wrong password, apart", async () => {
    const found = async (url: string) => (await examine({ DATABASE_URL: url })).get("database")
    const missing = await found(urlOf((url) => url.pathname = "/nowhere"))
    assert.deepInclude(missing, { status: "fail" })
    assert.match(missing?.message ?? "", /The database nowhere on \S+ does not exist: make it \(createdb nowhere\)/)
    const wrong = await found(urlOf((url) => [url.username, url.password] = [role, "wrong"]))
    assert.match(wrong?.message ?? "", /does not let this user in: check the user name and password/)
    assert.match(
      (await found("postgres://a:b@127.0.0.1:1/x"))?.message ?? "",
      /^The database x on 127\.0\.0\.1:1 cannot be reached: 127\.0\.0\.1:1 refuses connections: check that Postgres runs/
    )
    const mute = net.createServer(() => {})
    const port = await listening(mute)
    assert.match(
      (await found(`postgres://a:b@127.0.0.1:${port}/x`))?.message ?? "",
      /cannot be reached|does not answer/
    )
    mute.close()
  })

  it("warns of a database that anybody in between may pose as", async () => {
    const found = async (url: string) => (await examine({ DATABASE_URL: url })).get("database encryption")
    assert.deepInclude(await found(urlOf()), { status: "ok", message: "the database is on this machine" })
    const query = "connect_timeout=1"
    const away = (more: string) => `postgres://a:b@192.0.2.1,127.0.0.1:1/x?${query}${more}`
    assert.match((await found(away("")))?.message ?? "", /^with sslmode=prefer in DATABASE_URL .* may be read/)
    assert.match((await found(away("&sslmode=require")))?.message ?? "", /whoever answers is taken for the database/)
    assert.deepInclude(await found(away("&sslmode=verify-full")), { status: "ok" })
  }, 300_000)

  it("names a pooler that refuses the settings of a session", async () => {
    const text = "SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: jit\0\0"
    const refusal = Buffer.concat([Buffer.from("E"), Buffer.alloc(4), Buffer.from(text)])
    refusal.writeUInt32BE(refusal.length - 1, 1)
    const pooler = net.createServer((socket) => {
      socket.on("error", () => {})
      socket.once("data", () => socket.end(refusal))
    })
    const port = await listening(pooler)
    try {
      const checks = await examine({ DATABASE_URL: `postgres://user:password@127.0.0.1:${port}/mail` })
      assertCheck(
        checks,
        "database",
        "fail",
        /is behind a pooler that does not take what sessions begin with.*SENDWRIGHT_DATABASE_POOLER/
      )
    } finally {
      pooler.close()
    }
  })

  it("finds a database that takes no writes", async () => {
    await onServer(`ALTER DATABASE ${database} SET default_transaction_read_only = on`)
    assertCheck(await examine(), "database writes", "fail", /takes none: it is a standby, or read-only/)
    await onServer(`ALTER DATABASE ${database} RESET default_transaction_read_only`)
  })

  it("finds that there is no connection to spare, and that writing cannot be tried", async () => {
    const asRole = { DATABASE_URL: urlOf((url) => [url.username, url.password] = [role, "right"]) }
    await onServer(`REVOKE TEMPORARY ON DATABASE ${database} FROM PUBLIC`)
    assertCheck(await examine(asRole), "database writes", "warn", /may make no temporary tables/)
    await onServer(`ALTER ROLE ${role} CONNECTION LIMIT 0`)
    assertCheck(await examine(asRole), "database", "fail", /has no connection to spare: raise max_connections/)
    await onServer(`ALTER ROLE ${role} CONNECTION LIMIT -1`)
  })

  it("finds the extension of searches where nobody looks for it", async () => {
    await onDatabase(`CREATE SCHEMA elsewhere`)
    await onDatabase(`CREATE EXTENSION pg_trgm SCHEMA elsewhere`)
    assertCheck(await examine(), "search", "fail", /off the search path: ALTER EXTENSION pg_trgm SET SCHEMA public/)
    await onDatabase(`DROP SCHEMA elsewhere CASCADE`)
  })

  it("finds who holds an old snapshot, and that tables are of another version", async () => {
    await runJson(["migrate"], environmentOf())
    assertCheck(await examine(), "schema", "ok", /up to date/)
    const facts = await Effect.runPromise(
      Effect.gen(function*() {
        const sql = yield* SqlClient
        return yield* sql.withTransaction(Effect.andThen(
          sql.unsafe(`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`),
          Effect.andThen(
            sql.unsafe(`SELECT 1`),
            PgExamination.examine.pipe(
              Effect.provide(PgStorage.layerClient({ url: Redacted.make(urlOf()), maxConnections: 1 }), { local: true })
            )
          )
        ))
      }).pipe(
        Effect.provide(
          PgStorage.layerClient({ url: Redacted.make(urlOf()), maxConnections: 1, applicationName: "forgotten psql" })
        )
      )
    )
    assert.deepInclude(facts.oldestSnapshot, { application: "forgotten psql", state: "idle in transaction" })
    assert.includeMembers(facts.queues.map(({ table }) => table), ["send_jobs", "webhook_jobs"])
    const note = (id: number, needs: number) =>
      onDatabase(`INSERT INTO sendwright.migrations (id, step, name, needs, program)
        VALUES (${id}, 1, 'later', ${needs}, '9.8.7')`)
    await note(9998, 1)
    assertCheck(await examine(), "schema", "ok", /migration 9998 of a newer version ran, with which this program works/)
    await note(9999, 9999)
    assertCheck(
      await examine(),
      "schema",
      "fail",
      /newer than this program: Sendwright 9\.8\.7 ran.*Update this program/
    )
    await onDatabase(`DELETE FROM sendwright.migrations WHERE id > 9000`)
    await onDatabase(`UPDATE sendwright.migrations SET name = 'initial_other'`)
    assertCheck(await examine(), "schema", "fail", /another, unreleased version/)
    await onDatabase(`DELETE FROM sendwright.migrations`)
    assertCheck(await examine(), "schema", "warn", /no tables yet: run sendwright migrate; serve does it/)
    const never = await examine({ SENDWRIGHT_MIGRATE: "never" })
    assertCheck(never, "schema", "fail", /run sendwright migrate, without which serve does not start/)
    const stranger = await examine({ DATABASE_URL: urlOf((url) => [url.username, url.password] = [role, "right"]) })
    assertCheck(stranger, "schema", "fail", /may not read the table sendwright\.migrations.*sendwright migrate --grant/)
  })

  it("knows which locks of others matter, and names their holders", () => {
    const now = Date.parse("2026-11-26T21:00:10.000Z")
    const holder: LockHolder = {
      pid: 42,
      application: "psql",
      since: new Date("2026-11-26T21:00:00.000Z"),
      isIdle: false,
      isWaiting: false,
      statement: "LOCK TABLE sendwright.emails",
      table: "emails"
    }
    const judged = (...holders: ReadonlyArray<LockHolder>) => {
      const { message, status } = LockCheck.judge(holders, now)
      return `${status} ${message}`
    }
    assert.match(judged(), /^ok /)
    assert.match(judged({ ...holder, since: new Date(now - 2_000) }), /^ok /)
    assert.strictEqual(
      judged(holder),
      "fail sends wait for a lock on sendwright.emails: session 42 (psql: LOCK TABLE sendwright.emails, since "
        + "2026-11-26T21:00:00.000Z). Let it end, or end it: SELECT pg_terminate_backend(42)."
    )
    assert.match(judged({ ...holder, table: null }), /^warn sends wait for locks on rows: /)
    assert.match(
      judged({ ...holder, since: null, statement: null, application: "" }),
      /session 42 \(without a name: its statement is hidden from this user\)/
    )
    assert.match(judged({ ...holder, pid: null }), /a prepared transaction .* ROLLBACK PREPARED/)
  })

  it("knows what the facts of a database mean", () => {
    const well: Examination = {
      version: "17.2",
      versionNumber: 170_002,
      isReadOnly: false,
      connections: { used: 10, limit: 97 },
      oldestSnapshot: null,
      queues: [{ table: "send_jobs", live: 10, dead: 90_000 }],
      trigrams: "there",
      months: { ahead: 2, left: 0 },
      write: "done"
    }
    const wrong = (facts: Partial<Examination>) =>
      DatabaseChecks.checksOf("it", { ...well, ...facts }).filter(({ status }) => status !== "ok")
        .map(({ message, name, status }) => `${status} ${name}: ${message}`).join("\n")
    assert.strictEqual(wrong({}), "")
    assert.match(wrong({ write: "full" }), /^fail database writes: its disk has no room/)
    assert.match(wrong({ versionNumber: 140_011, version: "14.11" }), /^fail database: .*15 is the oldest/)
    assert.match(wrong({ connections: { used: 90, limit: 97 } }), /^warn connections: 90 of 97 are in use/)
    assert.match(wrong({ months: { ahead: 0, left: 0 } }), /^warn months: the next month of the log is not made/)
    assert.match(wrong({ months: { ahead: 1, left: 0 } }), /^warn months: of the log's next months only 1 is made/)
    assert.strictEqual(wrong({ months: null }), "")
    const oldestSnapshot = { seconds: 3_600, pid: 42, application: "pg_dump", state: "active" }
    assert.match(
      wrong({ oldestSnapshot }),
      /^warn oldest snapshot: session 42 \(pg_dump, active\) holds one for 60 min/
    )
    assert.strictEqual(wrong({ oldestSnapshot: { ...oldestSnapshot, seconds: 10 } }), "")
    assert.match(
      wrong({ queues: [{ table: "send_jobs", live: 10, dead: 200_000 }] }),
      /^warn dead rows: 200000 in sendwright\.send_jobs/
    )
    assert.match(wrong({ trigrams: "mute" }), /^warn search: the database's encoding or locale/)
  })

  it("finds what in the data directory is open to others, and a directory that cannot be written", async () => {
    if (process.platform === "win32") return
    const dataDir = path.join(directory, "open")
    fs.mkdirSync(path.join(dataDir, "captured"), { recursive: true })
    fs.writeFileSync(path.join(dataDir, "secret-key"), Buffer.alloc(32, 1).toString("base64"), { mode: 0o644 })
    fs.chmodSync(dataDir, 0o700)
    fs.chmodSync(path.join(dataDir, "captured"), 0o755)
    const checks = await examine({ SENDWRIGHT_DATA_DIR: dataDir })
    assertCheck(checks, "file modes", "fail", /captured, \S+secret-key; run chmod go-rwx/)
    assert.strictEqual(fs.statSync(path.join(dataDir, "captured")).mode & 0o777, 0o755)
    const file = path.join(directory, "file")
    fs.writeFileSync(file, "")
    assertCheck(
      await examine({ SENDWRIGHT_DATA_DIR: path.join(file, "below"), DATABASE_URL: "" }),
      "data directory",
      "fail",
      /a part of the path is a file/
    )
    fs.writeFileSync(path.join(dataDir, "admin.sock"), "")
    fs.chmodSync(dataDir, 0o777)
    const shared = await examine({ SENDWRIGHT_DATA_DIR: dataDir })
    assertCheck(shared, "admin socket", "fail", /can be written by others, .*chmod go-w/)
  })

  it("tells a port that another program has from one that a server of ours has", async () => {
    const other = net.createServer((socket) => socket.end("hello\r\n"))
    const taken = await listening(other)
    const ours = http.createServer((_request, response) => response.end(JSON.stringify({ status: "ok" })))
    const served = await listening(ours)
    assertCheck(await examine({ PORT: taken }), "port", "fail", /is in use by another program: stop it, or set PORT/)
    assertCheck(await examine({ PORT: served }), "port", "ok", /a server answers/)
    const metrics = await examine({ SENDWRIGHT_METRICS_PORT: taken, SENDWRIGHT_MAIL_LISTEN: `127.0.0.1:${taken}` })
    assertCheck(metrics, "metrics port", "fail", /SENDWRIGHT_METRICS_PORT/)
    assertCheck(metrics, "mail port", "fail", /SENDWRIGHT_MAIL_LISTEN/)
    other.close()
    ours.close()
    assertCheck(await examine({ PORT: taken }), "port", "ok", /is free/)
  })

  it("hangs up on the server that it found, which would keep it from ending", async () => {
    const server = net.createServer((socket) => socket.write("220 bounces.sendwright.test ESMTP\r\n"))
    const hungUp = new Promise((resolve) => server.on("connection", (socket) => socket.resume().on("close", resolve)))
    const checks = await examine({ SENDWRIGHT_MAIL_LISTEN: `127.0.0.1:${await listening(server)}` })
    assertCheck(checks, "mail port", "ok", /a server answers/)
    await hungUp
    server.close()
  })

  it("finds an object store that is out of reach", async () => {
    const checks = await examine({
      SENDWRIGHT_CONTENT_S3_BUCKET: "email-contents",
      SENDWRIGHT_CONTENT_S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      SENDWRIGHT_CONTENT_S3_ACCESS_KEY_ID: "AKIA",
      SENDWRIGHT_CONTENT_S3_SECRET_ACCESS_KEY: "hunter2"
    })
    assertCheck(
      checks,
      "object store",
      "fail",
      /^the bucket email-contents at .* cannot be reached: .*\(ECONNREFUSED\)$/
    )
    assert.notInclude(JSON.stringify([...checks.values()]), "hunter2")
    assert.isFalse((await examine()).has("object store"))
  })

  it("finds names that exist nowhere, name servers that are silent, and a mail server out of reach", async () => {
    const checks = await examine({ SMTP_URL: "smtp://127.0.0.1:1" })
    assertCheck(checks, "service domain", "fail", /sendwright\.test exists nowhere.*SENDWRIGHT_SERVICE_DOMAIN/)
    assertCheck(checks, "bounce host", "fail", /bounces\.sendwright\.test exists nowhere/)
    assertCheck(checks, "dns", "warn", /no answer/)
    assertCheck(checks, "mail: smtp", "fail", /./)
    const named = await examine({ SMTP_URL: "smtp://127.0.0.1:1", SENDWRIGHT_SERVICE_DOMAIN: "mail.shop.com" })
    assertCheck(named, "service domain", "ok", /mail\.shop\.com/)
    assertCheck(named, "bounce host", "warn", /SENDWRIGHT_MAIL_HOST is not set: it is bounces\.mail\.shop\.com/)
  })
})
