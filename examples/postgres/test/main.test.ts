import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import * as path from "node:path"
import { promisify } from "node:util"
import { Client } from "pg"
import { assert, inject, it } from "vitest"

it("sends each email once, from two nodes", async () => {
  const server = inject("databaseUrl")
  const database = `example_${randomUUID().replaceAll("-", "")}`
  const admin = new Client({ connectionString: server })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${database}`)
  try {
    const url = new URL(server)
    url.pathname = `/${database}`
    const main = path.join(import.meta.dirname, "../src/main.ts")
    const { stdout } = await promisify(execFile)(process.execPath, [main], {
      env: { ...process.env, DATABASE_URL: url.href }
    })
    const lines = stdout.trim().split("\n")
    const found = lines.flatMap((line) => {
      const match = /^(left|right) hands over "Order (\d+)"$/.exec(line)
      return match === null ? [] : [{ node: match[1], order: Number(match[2]) }]
    })
    const orders = found.map(({ order }) => order).sort((left, right) => left - right)
    assert.deepStrictEqual(orders, Array.from({ length: 40 }, (_, index) => index + 1))
    assert.deepStrictEqual([...new Set(found.map(({ node }) => node))].sort(), ["left", "right"])
    assert.strictEqual(lines.at(-1), "40 emails, 40 hand-offs")
  } finally {
    await admin.query(`DROP DATABASE ${database} WITH (FORCE)`)
    await admin.end()
  }
}, 300_000)
