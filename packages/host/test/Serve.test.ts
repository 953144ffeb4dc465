import { afterAll, afterEach, assert, beforeAll, describe, inject, it } from "@effect/vitest"
import { version } from "@sendwright/core/foundation/Version"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import * as http from "node:http"
import * as net from "node:net"
import { freePort } from "../../../scripts/free-port.ts"
import {
  type Environment,
  eventually,
  killAll,
  run,
  runJson,
  type Running,
  serve,
  temporaryDirectory
} from "./Program.ts"

const { directory, remove } = temporaryDirectory()
const database = `host_${randomBytes(6).toString("hex")}`

const onServer = (statement: string) =>
  Effect.runPromise(
    Effect.flatMap(SqlClient, (sql) => sql.unsafe(statement)).pipe(
      Effect.provide(PgStorage.layerClient({ url: Redacted.make(inject("databaseUrl")), maxConnections: 1 }))
    )
  )

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString("base64")

const databaseUrl = () => {
  const url = new URL(inject("databaseUrl"))
  url.pathname = `/${database}`
  return url.href
}

/** Everything that serve asks for; nobody listens at the mail server, so that email waits. */
const environmentOf = (changes: Environment = {}): Environment => ({
  DATABASE_URL: databaseUrl(),
  SENDWRIGHT_DATA_DIR: directory,
  SENDWRIGHT_SECRET_KEY: keyOf(1),
  SENDWRIGHT_SERVICE_DOMAIN: "sendwright.test",
  SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "0",
  SMTP_URL: "smtp://127.0.0.1:1",
  ...changes
})

/** A send of which the body is still under way. */
const halfSent = async (server: Running, key: string, message: unknown) => {
  const body = JSON.stringify(message)
  const { hostname, port } = new URL(server.baseUrl)
  const socket = net.connect(Number(port), hostname)
  socket.on("error", () => {})
  await once(socket, "connect")
  let answer = ""
  socket.on("data", (chunk: Buffer) => answer += chunk.toString())
  socket.write(
    `POST /v1/emails HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`
      + `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`
  )
  // What was written has been read when a request after it is answered.
  await fetch(`${server.baseUrl}/health/live`)
  return {
    finish: async () => {
      socket.write(body.slice(10))
      await once(socket, "close")
      return answer
    }
  }
}

/** What a server ended with: one line of its log. */
const messageOf = (stderr: string): string => (JSON.parse(stderr) as { readonly message: string }).message

const draining = (server: Running) =>
  eventually(() => server.stdout().includes("finishing what has begun") ? true : undefined)

describe("sendwright serve", { timeout: 300_000 }, () => {
  let account: { readonly id: string; readonly sandbox_domain: string }
  let key: string

  const message = () => ({ from: `a@${account.sandbox_domain}`, to: `delivered@${account.sandbox_domain}`, text: "hi" })

  beforeAll(async () => {
    await onServer(`CREATE DATABASE ${database}`)
    await runJson(["migrate"], environmentOf())
    account = await runJson(
      "accounts create --name Acme --owner-email ada@example.com --plan enterprise --trusted".split(" "),
      environmentOf()
    )
    const made = await runJson(`keys create --account ${account.id} --mode live --name k`.split(" "), environmentOf())
    key = made.key
  }, 300_000)

  afterEach(killAll)

  afterAll(async () => {
    await onServer(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
    remove()
  }, 300_000)

  it("refuses to start without what it needs, and names all of it without a stack trace", async () => {
    const { code, stderr, stdout } = await run(["serve"], { SENDWRIGHT_DATA_DIR: directory, PORT: "http" })
    assert.deepStrictEqual([code, stdout], [1, ""])
    const line = JSON.parse(stderr) as Record<string, unknown>
    assert.deepInclude(line, { level: "FATAL", annotations: { code: "config" } })
    assert.strictEqual(new Date(String(line["timestamp"])).toISOString(), line["timestamp"])
    const pretty = await run(["serve"], { SENDWRIGHT_DATA_DIR: directory, SENDWRIGHT_LOG_FORMAT: "pretty" })
    assert.match(pretty.stderr, /^SENDWRIGHT_SECRET_KEY must be set/)
    for (const name of ["PORT", "SENDWRIGHT_SECRET_KEY"]) assert.include(stderr, name)
    assert.notInclude(stderr, "    at ")
    const json = await run(["serve", "--json"], { SENDWRIGHT_DATA_DIR: directory })
    assert.strictEqual(JSON.parse(json.stderr).error.code, "config")
  })

  it("prints a link that makes the first operator while there is none, and keeps it out of its log", async () => {
    const before = await serve("serve", environmentOf())
    before.signal("SIGTERM")
    const { stderr, stdout } = await before.ended
    const [, token] = /http:\S+\/sign-in\/link#(\S{43})$/m.exec(stderr)!
    assert.notInclude(stdout, token!)
    const server = await serve("serve", environmentOf())
    const origin = server.baseUrl
    const answer = await fetch(`${origin}/dashboard/api/links/setup`, {
      method: "POST",
      headers: { origin, "content-type": "application/json" },
      body: JSON.stringify({
        token,
        email_address: "op@example.com",
        name: "Op",
        password: "correct horse battery staple"
      })
    })
    assert.strictEqual(answer.status, 200, await answer.clone().text())
    server.signal("SIGTERM")
    await server.ended
  })

  it("serves accounts that the command line made before, logs JSON, counts, and finishes a request when it drains", async () => {
    const metricsPort = await freePort()
    const server = await serve(
      "serve",
      environmentOf({ SENDWRIGHT_METRICS_PORT: String(metricsPort), SENDWRIGHT_SECRET_KEYS: "x" })
    )
    assert.strictEqual((await fetch(`${server.baseUrl}/health/ready`)).status, 200)
    const about = await fetch(`${server.baseUrl}/v1/account`, { headers: { authorization: `Bearer ${key}` } })
    // The port that was given, as PORT is 0.
    assert.strictEqual((await about.json() as { docs_url: string }).docs_url, `${server.baseUrl}/docs`)
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    assert.include(metrics, "sendwright_http_requests_total")

    const request = await halfSent(server, key, message())
    server.signal("SIGTERM")
    await draining(server)
    const refused = await eventually(() => fetch(`${server.baseUrl}/health/ready`).then(() => undefined, () => true))
    assert.isTrue(refused)
    const begun = performance.now()
    assert.match(await request.finish(), /^HTTP\/1\.1 201 /)
    const { code, stderr, stdout } = await server.ended
    assert.strictEqual(code, 0)
    // There is an operator, so that no link makes one.
    assert.notInclude(stderr, "sign-in")
    assert.isBelow(performance.now() - begun, 15_000)
    const lines = stdout.trim().split("\n").map((line) => JSON.parse(line) as { level: string; message: unknown })
    for (const { message } of lines) assert.isString(message)
    assert.isTrue(
      lines.some(({ level, message }) => level === "WARN" && /SENDWRIGHT_SECRET_KEYS is not/.test(String(message)))
    )
    assert.isEmpty(lines.filter(({ level }) => level === "ERROR"), "an end that was asked for is no fault")
    assert.notInclude(stdout, key)
  })

  it("loses no request of a balancer that looks whether it is ready: it takes requests for the delay, each the last", async () => {
    const server = await serve("serve", environmentOf({ SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "2" }))
    const agent = new http.Agent({ keepAlive: true, maxSockets: 4 })
    const ask = (path: string) =>
      new Promise<http.IncomingMessage>((resolve, reject) => {
        http.get(`${server.baseUrl}${path}`, { agent, headers: { authorization: `Bearer ${key}` } }, (answer) => {
          answer.resume()
          answer.on("end", () => resolve(answer))
        }).on("error", reject)
      })
    const last: Array<string | undefined> = []
    const balancer = { sends: true }
    const clients = Array.from({ length: 4 }, async () => {
      while (balancer.sends) {
        const { headers, statusCode } = await ask("/v1/account")
        assert.strictEqual(statusCode, 200)
        last.push(headers.connection)
        // Below the rate of the account.
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    })
    await eventually(() => last.length > 20 ? true : undefined)
    assert.deepStrictEqual([...new Set(last)], ["keep-alive"])
    const begun = performance.now()
    server.signal("SIGTERM")
    // Three checks have to fail.
    for (let failed = 0; failed < 3;) {
      const { headers, statusCode } = await ask("/health/ready")
      if (statusCode === 503) {
        failed++
        assert.strictEqual(headers.connection, "close")
      }
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    assert.strictEqual(last.at(-1), "close")
    balancer.sends = false
    await Promise.all(clients)
    agent.destroy()
    assert.strictEqual((await server.ended).code, 0)
    assert.isAtLeast(performance.now() - begun, 1_900)
  })

  it("serves no dashboard where it is off, cuts a request that outlasts the drain time, and ends with code 0", async () => {
    const server = await serve(
      "serve",
      environmentOf({ SENDWRIGHT_DRAIN_SECONDS: "1", SENDWRIGHT_DASHBOARD: "false" })
    )
    assert.strictEqual((await fetch(server.baseUrl)).url, `${server.baseUrl}/docs/`)
    assert.strictEqual((await fetch(`${server.baseUrl}/dashboard/api/service`)).status, 404)
    await halfSent(server, key, message())
    const begun = performance.now()
    server.signal("SIGINT")
    assert.strictEqual((await server.ended).code, 0)
    assert.isAbove(performance.now() - begun, 800)
    assert.isBelow(performance.now() - begun, 20_000)
  })

  it("says at its start what it runs on, without a password, and ends at once at a second signal", async () => {
    const server = await serve("serve", environmentOf({ SENDWRIGHT_DRAIN_SECONDS: "60" }))
    const { host } = new URL(databaseUrl())
    const line = server.stdout().split("\n").find((line) => line.includes("Sendwright serves")) ?? ""
    assert.strictEqual(
      (JSON.parse(line) as { message: string }).message,
      `Sendwright serves ${server.baseUrl} (version ${version}, role all, the database ${database} on ${host}, `
        + `mail by smtp, no metrics, data directory ${directory})`
    )
    await halfSent(server, key, message())
    server.signal("SIGTERM")
    await draining(server)
    await new Promise((resolve) => setTimeout(resolve, 400))
    const begun = performance.now()
    server.signal("SIGTERM")
    assert.strictEqual((await server.ended).code, 130)
    assert.isBelow(performance.now() - begun, 15_000)
  })

  it("refuses a secret key that does not open the stored secrets", async () => {
    const server = await serve("serve", environmentOf())
    const created = await fetch(`${server.baseUrl}/v1/webhooks`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ url: "https://hooks.example.com/" })
    })
    assert.strictEqual(created.status, 201, await created.text())
    server.signal("SIGTERM")
    await server.ended
    const { code, stderr, stdout } = await run(
      ["serve"],
      environmentOf({ PORT: "0", SENDWRIGHT_SECRET_KEY: keyOf(2) })
    )
    assert.strictEqual(code, 1, stdout)
    assert.match(
      messageOf(stderr),
      /^The key main \(\w{16}\) that seals 1 webhook secret is missing: .*SENDWRIGHT_SECRET_KEY.*$/
    )
  })

  it("changes the secret key while a server runs: the new one seals everything, and the old one may go", async () => {
    const rotated = environmentOf({ SENDWRIGHT_SECRET_KEY: `new:${keyOf(2)},main:${keyOf(1)}` })
    const server = await serve("serve", rotated)
    const forgotten = await run(["secrets", "reseal"], { DATABASE_URL: databaseUrl(), SENDWRIGHT_DATA_DIR: directory })
    assert.deepStrictEqual([forgotten.code, forgotten.stdout], [1, ""])
    assert.include(forgotten.stderr, "SENDWRIGHT_SECRET_KEY")
    const uses = async (environment: Environment) =>
      (await runJson(["secrets", "list"], environment) as ReadonlyArray<Record<string, unknown>>).map((use) =>
        ["key", "needed_for", "count", "state", "seals_new_secrets"].map((name) => use[name])
      )
    assert.deepStrictEqual(await uses(rotated), [
      ["main", "webhook secrets", 1, "there", false],
      ["new", null, 0, "there", true]
    ])
    const wrong = environmentOf({ SENDWRIGHT_SECRET_KEY: `main:${keyOf(2)}` })
    assert.deepInclude(await uses(wrong), [
      "main",
      "webhook secrets",
      1,
      "missing: the ring has another key of this name",
      false
    ])
    const refused = await run(["secrets", "reseal", "--json"], wrong)
    assert.strictEqual(refused.code, 1)
    assert.match(
      JSON.parse(refused.stderr).error.message,
      /no key of SENDWRIGHT_SECRET_KEY opens them: 1 webhook secrets/
    )
    const report = await runJson(["secrets", "reseal"], rotated)
    assert.deepStrictEqual(report, { key: "new", webhook_secrets: 1, dkim_keys: 0 })
    const [entry] = await runJson(["audit", "list", "--limit", "1"], rotated)
    assert.deepInclude(entry, { action: "secrets.resealed", actor: "operator", account_id: account.id })
    server.signal("SIGTERM")
    await server.ended
    const last = await serve("serve", environmentOf({ SENDWRIGHT_SECRET_KEY: `new:${keyOf(2)}` }))
    last.signal("SIGTERM")
    assert.strictEqual((await last.ended).code, 0)
    // As the other tests have it.
    const back = environmentOf({ SENDWRIGHT_SECRET_KEY: `main:${keyOf(1)},new:${keyOf(2)}` })
    assert.strictEqual((await runJson(["secrets", "reseal"], back)).webhook_secrets, 1)
  })

  it("refuses to run without a key under which a recipient was erased", async () => {
    const rotated = environmentOf({ SENDWRIGHT_SECRET_KEY: `new:${keyOf(2)},main:${keyOf(1)}` })
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" }
    const server = await serve("serve", rotated)
    const erased = await fetch(`${server.baseUrl}/v1/recipients/erase`, {
      method: "POST",
      headers,
      body: JSON.stringify({ email_address: "carl@example.com" })
    })
    assert.strictEqual(erased.status, 200, await erased.text())
    server.signal("SIGTERM")
    await server.ended
    const { code, stderr } = await run(["serve"], environmentOf({ PORT: "0" }))
    assert.strictEqual(code, 1)
    assert.match(
      messageOf(stderr),
      /^A key is missing under which 1 erased recipient is known .*SENDWRIGHT_SECRET_KEY.*$/
    )
    const again = await serve("serve", rotated)
    const lifted = await fetch(`${again.baseUrl}/v1/suppressions/carl%40example.com`, { method: "DELETE", headers })
    assert.strictEqual(lifted.status, 204)
    again.signal("SIGTERM")
    assert.strictEqual((await again.ended).code, 0)
  })

  it("is examined by the doctor, who says what to do and fails where something fails", async () => {
    const { code, stderr, stdout } = await run(
      ["doctor", "--json"],
      environmentOf({
        SENDWRIGHT_SECRET_KEY: keyOf(2),
        SENDWRIGHT_DNS_SERVERS: "127.0.0.1:9"
      })
    )
    assert.strictEqual(code, 1)
    assert.strictEqual(JSON.parse(stderr).error.code, "unhealthy")
    const checks = new Map<string, { status: string; message: string }>(
      JSON.parse(stdout).map((check: { name: string }) => [check.name, check])
    )
    assert.strictEqual(checks.get("database")?.status, "ok")
    assert.strictEqual(checks.get("clock")?.status, "ok")
    assert.strictEqual(checks.get("schema")?.status, "ok")
    assert.strictEqual(checks.get("secret key")?.status, "fail")
    assert.strictEqual(checks.get("mail: smtp")?.status, "fail")
    const unreachable = await run(["doctor"], environmentOf({ DATABASE_URL: "postgres://user:hunter2@127.0.0.1:1/x" }))
    assert.strictEqual(unreachable.code, 1)
    assert.match(
      unreachable.stdout,
      /fail +database: The database x on 127\.0\.0\.1:1 cannot be reached: 127\.0\.0\.1:1 refuses connections: check/
    )
    assert.notInclude(unreachable.stdout + unreachable.stderr, "hunter2")
  })

  it("shows its settings and no secret", async () => {
    const { stdout } = await run(["config"], environmentOf({ DATABASE_URL: "postgres://user:hunter2@127.0.0.1:1/x" }))
    assert.match(stdout, /DATABASE_URL +postgres:\/\/user:<redacted>@127\.0\.0\.1:1\/x/)
    assert.notInclude(stdout, "hunter2")
    assert.notInclude(stdout, keyOf(1))
  })
})
