import { execFile } from "node:child_process"
import { randomBytes } from "node:crypto"
import * as fs from "node:fs"
import * as path from "node:path"
import { promisify } from "node:util"
import pg from "pg"
import { afterAll, assert, beforeAll, describe, inject, it } from "vitest"
import { testedProgram } from "../../../../scripts/tested-program.ts"
import { type MailServer, startMailServer } from "../e2e/Deployment.ts"
import { type Environment, eventually, killAll, runJson, type Running, serve, temporaryDirectory } from "../Program.ts"

const root = path.join(import.meta.dirname, "../../../..")
const { directory, remove } = temporaryDirectory()
const [lived, restored] = ["lived", "restored"].map((name) => `${name}_${randomBytes(6).toString("hex")}`) as [
  string,
  string
]

/** The commands of the page that stand between two of its headings and are for Sendwright. */
const commandsOf = (heading: string): ReadonlyArray<string> => {
  const page = fs.readFileSync(path.join(root, "docs/operate/backups.md"), "utf8")
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ""
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map((match) => match[1] ?? "")
}

let mail: MailServer
let client: pg.Client

const urlOf = (database: string): string => {
  const url = new URL(inject("databaseUrl"))
  url.pathname = `/${database}`
  return url.href
}

const environmentOf = (database: string): Environment => ({
  DATABASE_URL: urlOf(database),
  SENDWRIGHT_DASHBOARD: "false",
  SENDWRIGHT_DATA_DIR: directory,
  SENDWRIGHT_SECRET_KEY: Buffer.alloc(32, 1).toString("base64"),
  SENDWRIGHT_SERVICE_DOMAIN: "sendwright.test",
  SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "0",
  SMTP_URL: mail.url
})

/** Runs what the page shows, in a shell in which `sendwright` is the program. */
const shell = async (script: string, environment: Environment): Promise<string> => {
  const { stdout } = await promisify(execFile)("bash", ["-euc", script], {
    cwd: directory,
    env: { ...process.env, PATH: `${directory}:${process.env["PATH"] ?? ""}`, ...environment }
  })
  return stdout
}

const rowsOf = async (database: string, statement: string) => {
  const client = new pg.Client({ connectionString: urlOf(database) })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

const stopped = async (server: Running) => {
  server.signal("SIGTERM")
  await server.ended
}

const idsTaken = () =>
  mail.taken.map(({ message }) => /^Message-ID: <([^@]+)@/im.exec(Buffer.from(message, "base64").toString())?.[1] ?? "")

const isHolding = async (server: Running): Promise<boolean> => {
  const answer = await (await fetch(`${server.baseUrl}/health/ready`)).json()
  const { conditions = [] } = answer as { readonly conditions?: ReadonlyArray<{ readonly name: string }> }
  return conditions.some(({ name }) => name === "hold")
}

beforeAll(async () => {
  mail = await startMailServer()
  client = new pg.Client({ connectionString: inject("databaseUrl") })
  await client.connect()
  await client.query(`CREATE DATABASE ${lived}`)
  fs.writeFileSync(
    path.join(directory, "sendwright"),
    `#!/bin/sh\nexec '${process.execPath}' '${testedProgram}' "$@"\n`,
    { mode: 0o755 }
  )
}, 300_000)

afterAll(async () => {
  killAll()
  for (const database of [lived, restored]) await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
  await client.end()
  mail.stop()
  remove()
}, 300_000)

describe("docs/operate/backups.md", { timeout: 300_000 }, () => {
  it("has commands by which a database that was restored to an earlier time sends nothing twice", async () => {
    const [holdAll = "", ...noMoreHolds] = commandsOf("Starting without sending")
    const [hold = "", settle = "", release = "", ...noMoreDecisions] = commandsOf("Deciding what may have left")
    assert.deepStrictEqual([noMoreHolds, noMoreDecisions], [[], []])

    const before = environmentOf(lived)
    const account = await runJson(
      "accounts create --name Acme --owner-email ada@example.com --plan enterprise --trusted".split(" "),
      before
    )
    const { key } = await runJson(`keys create --account ${account.id} --mode live --name k`.split(" "), before)
    assert.match(await shell(holdAll, before), /changed +true/)
    assert.match(await shell(holdAll, before), /changed +false/)
    // One that was started without the option obeys as well.
    const first = await serve("serve", before)
    const send = async (server: Running, subject: string, more: object = {}): Promise<string> => {
      const response = await fetch(`${server.baseUrl}/v1/emails`, {
        method: "POST",
        headers: { "authorization": `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify({
          from: `a@${account.sandbox_domain}`,
          to: "ada@example.com",
          subject,
          text: "Thank you",
          ...more
        })
      })
      assert.strictEqual(response.status, 201)
      const { id } = (await response.json()) as { readonly id: string }
      return id
    }
    const left = await send(first, "left")
    const stayed = await send(first, "stayed")
    const scheduled = await send(first, "scheduled", { scheduled_at: new Date(Date.now() + 1_500).toISOString() })
    await eventually(async () => (await isHolding(first)) || undefined)
    await stopped(first)
    assert.deepStrictEqual(mail.taken, [])

    // The restore: what follows is known to the other database alone.
    await client.query(`CREATE DATABASE ${restored} TEMPLATE ${lived}`)
    await runJson(["emails", "release", "--all"], before)
    const second = await serve("serve", before)
    await eventually(() => mail.taken.length >= 3 ? true : undefined)
    await stopped(second)
    const end = new Date().toISOString()
    assert.deepStrictEqual(idsTaken().toSorted(), [left, stayed, scheduled].toSorted())
    fs.writeFileSync(
      path.join(directory, "left.txt"),
      [left, scheduled].map((id) => `postfix/cleanup: message-id=<${id}@${account.sandbox_domain}>`).join("\n")
    )

    const after = { ...environmentOf(restored), END: end }
    await runJson(["emails", "release", "--all"], after)
    const third = await serve("serve", after, "--hold")
    const accepted = await send(third, "accepted meanwhile")
    assert.match(await shell(hold, after), /moved +3/)
    assert.match(await shell(hold, after), /moved +0/)
    assert.match(await shell(settle, after), /settled +2/)
    assert.strictEqual(mail.taken.length, 3)
    assert.match(await shell(release, after), /moved +1/)
    await eventually(() => mail.taken.length >= 5 ? true : undefined)
    assert.deepStrictEqual(idsTaken().slice(3).toSorted(), [stayed, accepted].toSorted())
    assert.deepStrictEqual(await runJson(["emails", "held", "--account", account.id], after), [])
    await stopped(third)
  })

  it("says what to name where neither everything nor a time is named", async () => {
    for (
      const wrong of [[], ["--all", "--queued-before", "2026-03-01T10:00:00Z"], ["--queued-before", "yesterday"], [
        "--queued-before",
        "2026-03-01T10:00"
      ]]
    ) {
      const message = await runJson(["emails", "hold", ...wrong], environmentOf(lived)).then(() => "", String)
      assert.match(message, /--queued-before|with its zone/)
    }
  })

  it("has commands that bring idempotency keys from a newer database", async () => {
    const [copy = ""] = commandsOf("Idempotency keys")
    const hasPsql = await shell("command -v psql", {}).then(() => true, () => false)
    if (!hasPsql) return
    await rowsOf(
      lived,
      `INSERT INTO sendwright.idempotency_keys
        (account_id, mode, kind, key, fingerprint, expires_at, verdicts, answer)
       VALUES (gen_random_uuid(), 'live', 'email', 'order-1', 'f', now() + interval '1 hour', '[]', '[]')`
    )
    await shell(copy, { NEWER_URL: urlOf(lived), RESTORED_URL: urlOf(restored) })
    await shell(copy, { NEWER_URL: urlOf(lived), RESTORED_URL: urlOf(restored) })
    const keys = await rowsOf(restored, `SELECT key FROM sendwright.idempotency_keys`)
    assert.deepStrictEqual(keys.map(({ key }) => key), ["order-1"])
  })
})
