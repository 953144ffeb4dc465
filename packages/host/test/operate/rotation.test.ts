/** The commands of docs/operate/rotation.md and of the pages that it leads to, under a server that goes on. */
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import pg from "pg"
import { SMTPServer } from "smtp-server"
import { afterAll, assert, beforeAll, describe, inject, it } from "vitest"
import { startNameServer } from "../e2e/NameServer.ts"
import { type Environment, eventually, killAll, type Running, serve, temporaryDirectory } from "../Program.ts"
import { commandsOf, fencesOf, replaced } from "./Pages.ts"
import { openTerminal, type Terminal } from "./Terminal.ts"

const { directory, remove } = temporaryDirectory()
const suffix = randomBytes(6).toString("hex")
const database = `rotation_${suffix}`
// Roles are those of the whole server.
const [roleA, roleB] = [`sendwright_${suffix}`, `sendwright_${suffix}_b`]
const oldKey = randomBytes(32).toString("base64")

const [
  newKey = "",
  endOfKey = "",
  secretKey = "",
  relay = "",
  ...rest
] = commandsOf("rotation.md")
const [rotate = "", retire = ""] = commandsOf("dkim.md").map((text) =>
  replaced(replaced(text, "<id>", "\"$ACCOUNT\""), "mail.example.com", "\"$DOMAIN_NAME\"")
)
const [people = ""] = commandsOf("users.md")
// An invitation makes no user before it is opened: here the owner becomes an operator.
const users = replaced(people, "promote ada@", "promote olga@")
  .replaceAll("0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b", "\"$ACCOUNT\"")

/** A relay that knows one password at a time. */
const startRelay = async () => {
  const state = { password: "old-password", taken: 0, refused: 0 }
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ password, username }, _session, done) => {
      if (password === state.password) return done(null, { user: username })
      state.refused++
      return done(new Error("535 5.7.8 Authentication failed"))
    },
    onData: (stream, _session, done) => {
      stream.resume()
      stream.on("end", () => {
        state.taken++
        done()
      })
    }
  })
  server.on("error", () => {})
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")
  return {
    state,
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((done) => server.close(() => done()))
  }
}

let client: pg.Client
let names: Awaited<ReturnType<typeof startNameServer>>
let mail: Awaited<ReturnType<typeof startRelay>>
let terminal: Terminal
let account: { readonly id: string; readonly sandbox_domain: string }
let key: string

const urlOf = (role: string, password: string): string => {
  const url = new URL(inject("databaseUrl"))
  Object.assign(url, { pathname: `/${database}`, username: role, password })
  return url.href
}

const relayUrls = () =>
  Object.fromEntries(
    relay.trim().split("\n").map((line) => line.replace("relay.example:587", `127.0.0.1:${mail.port}`).split(/=(.*)/s))
  ) as Environment

const environment = (changes: Environment = {}): Environment => ({
  DATABASE_URL: urlOf(roleA, "old"),
  SENDWRIGHT_DASHBOARD: "false",
  SENDWRIGHT_DATA_DIR: directory,
  SENDWRIGHT_DNS_SERVERS: names.address,
  SENDWRIGHT_SECRET_KEY: oldKey,
  SENDWRIGHT_SERVICE_DOMAIN: "mail.example.com",
  SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "0",
  SENDWRIGHT_WEBHOOKS_ALLOW_PRIVATE: "true",
  SMTP_URL: relayUrls()["SMTP_URL"] ?? "",
  ...changes
})

const call = async (server: Running, method: string, path: string, body?: unknown, by = key) => {
  const answer = await fetch(`${server.baseUrl}${path}`, {
    method,
    headers: { "authorization": `Bearer ${by}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  // Answers have any form.
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: answer.status, body: await answer.json() as any }
}

const send = async (server: Running, by = key, domain = account.sandbox_domain): Promise<number> =>
  (await call(server, "POST", "/v1/emails", {
    from: `a@${domain}`,
    to: "olga@example.com",
    subject: "x",
    text: "x"
  }, by)).status

const stopped = async (server: Running) => {
  server.signal("SIGTERM")
  assert.strictEqual((await server.ended).code, 0)
}

beforeAll(async () => {
  client = new pg.Client({ connectionString: inject("databaseUrl") })
  await client.connect()
  await client.query(`CREATE ROLE ${roleA} LOGIN PASSWORD 'old'`)
  await client.query(`CREATE DATABASE ${database} OWNER ${roleA}`)
  ;[names, mail] = await Promise.all([startNameServer(), startRelay()])
  terminal = openTerminal(directory, environment())
  account = JSON.parse(
    await terminal.paste(
      "sendwright accounts create --name A --owner-email olga@example.com --plan enterprise --trusted --json"
    )
  )
  const made = JSON.parse(
    await terminal.paste(`sendwright keys create --account ${account.id} --mode live --name old --json`)
  )
  key = made.key
  await terminal.paste(`ACCOUNT=${account.id} OLD_KEY_ID=${made.id} OLD_KEY='${oldKey}' DOMAIN_NAME=shop.example.org`)
}, 300_000)

afterAll(async () => {
  await terminal?.close()
  killAll()
  await mail?.stop()
  names?.stop()
  await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
  for (const role of [roleB, roleA]) await client.query(`DROP ROLE IF EXISTS ${role}`)
  await client.end()
  remove()
}, 300_000)

describe("rotation", { timeout: 600_000 }, () => {
  it("gives a new API key beside the old one, and ends that", async () => {
    assert.deepStrictEqual(rest, [])
    const server = await serve("serve", environment())
    const [, text = ""] = /"key":"([^"]+)"/.exec(await terminal.paste(newKey)) ?? []
    assert.deepStrictEqual([await send(server), await send(server, text)], [201, 201])
    await terminal.paste(endOfKey)
    await eventually(async () => await send(server) === 401 || undefined, 5)
    assert.strictEqual(await send(server, text), 201)
    key = text
    await stopped(server)
  })

  it("has commands for people", async () => {
    const printed = await terminal.paste(users)
    assert.match(printed, /sign-in\/link#/)
  })

  it("replaces the secret key in three steps, with what was sealed before", async () => {
    const before = await serve("serve", environment())
    const domain = (await call(before, "POST", "/v1/domains", { name: "shop.example.org" })).body
    names.publish(domain.dns_records)
    assert.strictEqual((await call(before, "POST", "/v1/webhooks", { url: "http://127.0.0.1:9/hook" })).status, 201)
    const [first = "", second = ""] = secretKey.split(/^(?=# 2\.)/m)
    await terminal.paste(first)
    const both = (await terminal.paste("printf %s \"$SENDWRIGHT_SECRET_KEY\"")).trim()
    // The one that was there serves beside one that has the new key as well.
    const beside = await serve("serve", environment({ SENDWRIGHT_SECRET_KEY: both }))
    await stopped(before)
    const shown = await terminal.paste(second)
    assert.match(shown, /2027/)
    const [, fresh = ""] = /^2027:(.*),main:/.exec(await terminal.paste("printf %s \"$SENDWRIGHT_SECRET_KEY\"")) ?? []
    // Everything opens without the old key.
    const after = await serve("serve", environment({ SENDWRIGHT_SECRET_KEY: fresh }))
    await stopped(beside)
    await eventually(
      async () => (await call(after, "GET", `/v1/domains/${domain.id}`)).body.status === "verified" || undefined,
      60
    )
    const taken = mail.state.taken
    assert.strictEqual(await send(after, key, "shop.example.org"), 201)
    await eventually(() => mail.state.taken > taken || undefined, 20)
    const uses: ReadonlyArray<{ readonly key: string; readonly needed_for: string | null }> = JSON.parse(
      await terminal.paste("sendwright secrets list --json")
    )
    const needed = (what: string) => uses.filter(({ needed_for }) => needed_for === what).map((use) => use.key)
    assert.deepStrictEqual([needed("webhook secrets"), needed("DKIM keys")], [["2027"], ["2027"]])
    await stopped(after)
  })

  it("replaces a DKIM key", async () => {
    const printed = await terminal.paste(rotate)
    const server = await serve(
      "serve",
      environment({
        SENDWRIGHT_SECRET_KEY: (await terminal.paste("printf %s \"$SENDWRIGHT_SECRET_KEY\"")).trim()
      })
    )
    const { data: [found] } = (await call(server, "GET", "/v1/domains")).body
    const records = (await call(server, "GET", `/v1/domains/${found.id}`)).body.dns_records
    assert.isTrue(records.some(({ name }: { readonly name: string }) => printed.includes(name.split(".")[0] ?? name)))
    names.publish(records)
    // Refused for as long as mail is signed with the old key.
    await eventually(async () => {
      await call(server, "GET", `/v1/domains/${found.id}`)
      return terminal.paste(`sendwright domains list --account ${account.id} --json`).then((text) =>
        /"next_selector":"[^"]/.test(text) ? undefined : true
      )
    }, 60)
    await terminal.paste(retire)
    await stopped(server)
  })

  it("goes on through a change of the one password that a relay has", async () => {
    const secret = (await terminal.paste("printf %s \"$SENDWRIGHT_SECRET_KEY\"")).trim()
    const server = await serve("serve", environment({ SENDWRIGHT_SECRET_KEY: secret, ...relayUrls() }))
    const taken = async (count: number) => {
      const before = mail.state.taken
      for (let n = 0; n < count; n++) assert.strictEqual(await send(server), 201)
      await eventually(() => mail.state.taken >= before + count || undefined, 20)
    }
    await taken(3)
    mail.state.password = "new-password"
    // Connections from before stay logged in; a relay that ends them, as most do after a while, meets the new password.
    await stopped(server)
    const again = await serve("serve", environment({ SENDWRIGHT_SECRET_KEY: secret, ...relayUrls() }))
    const refused = mail.state.refused
    const before = mail.state.taken
    const begun = performance.now()
    for (let n = 0; n < 10; n++) assert.strictEqual(await send(again), 201)
    await eventually(() => mail.state.taken >= before + 10 || undefined, 20)
    console.info(`Ten emails past a refused login: ${((performance.now() - begun) / 1_000).toFixed(1)} s`)
    assert.isAbove(mail.state.refused, refused)
    await stopped(again)
  })

  it("changes the database's login by a second role, and back", async () => {
    const [make = "", look = "", ...more] = fencesOf("rotation.md", "sql")
    assert.deepStrictEqual(more, [])
    const local = (sql: string) => sql.replaceAll("sendwright_b", roleB).replaceAll(/\bsendwright\b(?!_|%)/g, roleA)
    const secret = (await terminal.paste("printf %s \"$SENDWRIGHT_SECRET_KEY\"")).trim()
    mail.state.password = "old-password"
    const before = await serve("serve", environment({ SENDWRIGHT_SECRET_KEY: secret }))
    await client.query(local(make))
    const after = await serve(
      "serve",
      environment({
        SENDWRIGHT_SECRET_KEY: secret,
        DATABASE_URL: urlOf(roleB, "new password")
      })
    )
    assert.deepStrictEqual([await send(before), await send(after)], [201, 201])
    await stopped(before)
    const [first, second] = look.split(";\n")
    const { rows } = await client.query(local(first ?? ""))
    assert.deepStrictEqual(rows.filter(({ usename }) => usename.startsWith(roleA)).map(({ usename }) => usename), [
      roleB
    ])
    await client.query(local(second ?? ""))
    assert.strictEqual(await send(after), 201)
    // A new connection, and what it makes belongs to the first role.
    const late = new pg.Client({ connectionString: urlOf(roleB, "new password") })
    await late.connect()
    await late.query("CREATE TABLE sendwright.made_late (id int)")
    const owners = await late.query("SELECT tableowner FROM pg_tables WHERE tablename = 'made_late'")
    assert.deepStrictEqual(owners.rows, [{ tableowner: roleA }])
    await late.query("DROP TABLE sendwright.made_late")
    await late.end()
    await stopped(after)
  })
})
