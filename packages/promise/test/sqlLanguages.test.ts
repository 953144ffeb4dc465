import { postgres, type Sendwright } from "@sendwright/promise"
import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import pg from "pg"
import { afterAll, assert, beforeAll, describe, inject, it } from "vitest"
import { became, hello, rejection, started } from "./app.ts"

const server = inject("databaseUrl")
const name = `promise_languages_${process.pid}`
const url = Object.assign(new URL(server), { pathname: `/${name}` })

/** What runs a program, and a file that is there where it can. `.ci/debian` installs them. */
const languages = {
  "psql": { command: ["psql", "--no-psqlrc", "--file"], file: "send.sql", needs: "/usr/bin/psql" },
  "psycopg2": {
    command: ["/usr/bin/python3"],
    file: "send.py",
    needs: "/usr/lib/python3/dist-packages/psycopg2/__init__.py"
  },
  "Ruby's pg": { command: ["/usr/bin/ruby"], file: "send.rb", needs: "/usr/lib/ruby/vendor_ruby/pg.rb" },
  "PHP's PDO": { command: ["/usr/bin/php"], file: "send.php", needs: "/etc/php/8.2/cli/conf.d/20-pdo_pgsql.ini" },
  "Go's database/sql": {
    command: ["/usr/bin/go", "run"],
    file: "send.go",
    needs: "/usr/share/gocode/src/github.com/lib/pq/conn.go"
  }
} as const

let admin: pg.Client
let client: pg.Client
let sendwright: Sendwright
let email: { from: string; to: string; subject: string; text: string }

beforeAll(async () => {
  admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  sendwright = await started({ storage: postgres({ url: url.href, maxConnections: 3 }) })
  const { from, to } = await hello(sendwright)
  email = { from, to: String(to), subject: "Grüße ☃", text: "It’s “quoted” \\ '$1'" }
  client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query("CREATE TABLE orders (buyer text PRIMARY KEY)")
}, 300_000)

afterAll(async () => {
  await sendwright?.close()
  await client?.end()
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await admin.end()
})

describe("sendwright.send", { timeout: 300_000 }, () => {
  for (const [language, { command: [program, ...flags], file, needs }] of Object.entries(languages)) {
    it.skipIf(!existsSync(needs))(`joins a transaction of ${language}`, async () => {
      const path = fileURLToPath(new URL(`languages/${file}`, import.meta.url))
      const target = Object.assign(new URL(url), { search: file.endsWith(".go") ? "sslmode=disable" : "" }).href
      const { stdout } = await promisify(execFile)(program, [...flags, path, ...program === "psql" ? [target] : []], {
        env: {
          ...process.env,
          DATABASE_URL: target,
          REQUEST: JSON.stringify(email),
          GO111MODULE: "off",
          GOPATH: "/usr/share/gocode"
        }
      })
      const { gone, refused, sent } = JSON.parse(stdout)
      assert.strictEqual(refused, "SW400")
      const { subject, text } = await became(sendwright, sent, "sent")
      assert.deepStrictEqual({ subject, text }, { subject: email.subject, text: email.text })
      assert.strictEqual((await rejection(sendwright.emails.get(gone))).code, "not_found")
    })
  }

  it("stored each order with its email", async () => {
    const { rows } = await client.query<{ buyer: string }>("SELECT buyer FROM orders ORDER BY 1")
    const { rows: [emails] } = await client.query("SELECT count(*)::int AS count FROM sendwright.emails")
    assert.strictEqual(emails.count, rows.length)
  })
})
