/**
 * The commands of docs/operate/first-steps.md, one after the other, with the settings of docs/operate/systemd, on a real
 * Postgres and through a real Postfix where there is one; then those of docs/operate/upgrades.md on what they made.
 */
import { randomBytes } from "node:crypto"
import pg from "pg"
import { afterAll, assert, beforeAll, describe, inject, it } from "vitest"
import { freePort } from "../../../../scripts/free-port.ts"
import { startMailServer } from "../e2e/Deployment.ts"
import { startNameServer } from "../e2e/NameServer.ts"
import { startMailSystem } from "../e2e/postfix/MailSystem.ts"
import { whyNot } from "../e2e/postfix/Postfix.ts"
import { eventually, killAll, type Running, serve, temporaryDirectory } from "../Program.ts"
import { commandsOf, read, replaced, settingsOf } from "./Pages.ts"
import { openTerminal, type Terminal } from "./Terminal.ts"

const { directory, remove } = temporaryDirectory()
const database = `steps_${randomBytes(6).toString("hex")}`

/** What takes the email, and what has come of it. */
interface World {
  readonly smtpUrl: string
  readonly dns: Pick<Awaited<ReturnType<typeof startNameServer>>, "address" | "publish">
  readonly subjects: () => ReadonlyArray<string | undefined>
  readonly stop: () => Promise<void>
}

const subjectOf = (message: string) => /^Subject: (.*?)\r$/m.exec(message)?.[1]

const withPostfix = async (listener: number): Promise<World> => {
  const mail = await startMailSystem(listener, "send.example.com")
  return {
    smtpUrl: `smtp://127.0.0.1:${mail.port}?connections=20`,
    dns: mail.names,
    subjects: () => mail.world.received.map(({ message }) => subjectOf(message.toString())),
    stop: mail.stop
  }
}

const withSink = async (): Promise<World> => {
  const [mail, dns] = await Promise.all([startMailServer(), startNameServer()])
  return {
    smtpUrl: mail.url,
    dns,
    subjects: () => mail.taken.map(({ message }) => subjectOf(Buffer.from(message, "base64").toString())),
    stop: async () => {
      mail.stop()
      dns.stop()
    }
  }
}

const without = whyNot()
if (without !== undefined) console.warn(`SKIPPED: the bounce of docs/operate/first-steps.md: ${without}`)

let client: pg.Client
let world: World
let server: Running | undefined
let terminal: Terminal
let environment: Readonly<Record<string, string>>

beforeAll(async () => {
  client = new pg.Client({ connectionString: inject("databaseUrl") })
  await client.connect()
  await client.query(`CREATE DATABASE ${database}`)
  const [listener, port, metrics] = [await freePort(), await freePort(), await freePort()]
  world = without === undefined ? await withPostfix(listener) : await withSink()
  const url = new URL(inject("databaseUrl"))
  url.pathname = `/${database}`
  environment = {
    ...settingsOf(read("systemd/sendwright.env")),
    // Of this machine, in place of those that the page has the reader fill in.
    DATABASE_URL: url.href,
    PORT: String(port),
    SENDWRIGHT_MAIL_HOST: "relay.example.com",
    SENDWRIGHT_MAIL_LISTEN: `127.0.0.1:${listener}`,
    SENDWRIGHT_DATA_DIR: directory,
    SENDWRIGHT_DNS_SERVERS: world.dns.address,
    SENDWRIGHT_METRICS_PORT: String(metrics),
    SENDWRIGHT_SECRET_KEY: randomBytes(32).toString("base64"),
    SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "0",
    SENDWRIGHT_SPF: "ip4:192.0.2.10",
    SMTP_URL: world.smtpUrl
  }
  terminal = openTerminal(directory, environment)
}, 300_000)

afterAll(async () => {
  await terminal?.close()
  killAll()
  await world?.stop()
  await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
  await client.end()
  remove()
}, 300_000)

describe("the first steps in production", { timeout: 900_000 }, () => {
  const [look = "", account = "", sandbox = "", domain = "", verified = "", bounce = "", webhook = "", ...rest] =
    commandsOf("first-steps.md")
  const begun = performance.now()
  const times: Array<string> = []
  const walked = async (what: string, script: string): Promise<string> => {
    const before = performance.now()
    const printed = await terminal.paste(script)
    times.push(`${what} ${((performance.now() - before) / 1_000).toFixed(1)} s`)
    return printed
  }

  it("finds the settings right, and makes the tables", async () => {
    assert.deepStrictEqual(rest, [])
    const printed = await walked("doctor and migrate", look)
    assert.notMatch(printed, /^fail/m)
    assert.match(printed, /^warn +schema: /m)
    assert.match(await terminal.paste("sendwright doctor"), /^ok +schema: up to date/m)
    server = await serve("serve", environment)
  })

  it("brings an email from the sandbox and one from a domain of one's own to the inbox", async () => {
    const { baseUrl } = server!
    const key = await walked("account and key", replaced(account, "https://mail-api.example.com", baseUrl))
    assert.match(key, /^svc_live_\w+$/m)
    assert.match(await walked("from the sandbox", sandbox), /"id":/)
    await eventually(() => world.subjects().includes("The relay") || undefined, 60)

    const records = (await walked("records", domain)).trim().split("\n").map((line) => {
      const [, name = "", type = "", value = ""] = /^(\S+)\. (\S+) (.+)$/.exec(line) ?? []
      return { name, type, value }
    })
    assert.deepStrictEqual(records.map(({ type }) => type).toSorted(), ["MX", "TXT", "TXT", "TXT"])
    world.dns.publish(records)
    assert.match(await walked("verified, and sent", replaced(verified, "sleep 15", "sleep 2")), /"id":/)
    await eventually(() => world.subjects().includes("It works") || undefined, 60)
    times.push(`in all ${((performance.now() - begun) / 1_000).toFixed(1)} s`)
    console.info(`First steps, ${without === undefined ? "through Postfix" : "into a sink"}: ${times.join(", ")}`)
  })

  it("learns of a bounce, and makes a webhook", async () => {
    // A mailbox of the test's world that does not exist.
    const events = await terminal.paste(replaced(bounce, "nobody-has-this@example.com", "unknown@example.net"))
    if (without === undefined) assert.match(events, /email\.sent.*email\.bounced|email\.bounced.*email\.sent/)
    else assert.match(events, /email\.sent/)
    assert.match(await terminal.paste(webhook), /"secret":"whsec_/)
  })
})

describe("upgrades", { timeout: 900_000 }, () => {
  it("has commands that tell of the tables and hold everything after a restore", async () => {
    const [ask = "", migrate = "", look = "", back = "", hold = "", ...rest] = commandsOf("upgrades.md")
    assert.deepStrictEqual(rest, [])
    const upToDate = "Up to date: this program works with it"
    assert.include(read("upgrades.md"), upToDate)
    for (const command of [ask, back]) assert.include(await terminal.paste(command), upToDate)
    await terminal.paste(migrate)
    assert.notMatch(await terminal.paste(look), /^fail/m)
    assert.match(await terminal.paste(hold), /changed +true/)
    await eventually(async () => {
      const answer = await fetch(`${server?.baseUrl}/health/ready`)
      return (await answer.text()).includes("\"hold\"") || undefined
    })
    await terminal.paste("sendwright emails release --all")
  })
})
