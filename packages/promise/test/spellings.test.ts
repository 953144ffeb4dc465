import { memory, postgres, RecipientSuppressed, type Storage } from "@sendwright/promise"
import { pgTransaction } from "@sendwright/promise/join"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as Spellings from "@sendwright/testing/Spellings"
import pg from "pg"
import { afterAll, assert, beforeAll, describe, inject, it } from "vitest"
import { rejection, started, zone } from "./app.ts"

/** Pairs of spellings that are tried; `SENDWRIGHT_SPELLINGS=5000` tries as many. */
const pairs = Number(process.env["SENDWRIGHT_SPELLINGS"] ?? 30)

const name = `promise_spellings_${process.pid}`
const url = Object.assign(new URL(inject("databaseUrl")), { pathname: `/${name}` }).href

let admin: pg.Client
beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject("databaseUrl") })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
})
afterAll(async () => {
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await admin.end()
})

describe("a mailbox that is suppressed", () => {
  it.each<[string, () => Storage]>([["in memory", memory], ["on Postgres", () => postgres({ url })]])(
    "is refused in every spelling, and another one is not: %s",
    async (_, storage) => {
      const { dns, publish } = zone()
      await using sendwright = await started({ storage: storage(), dns, workers: false })
      const domain = await sendwright.domains.add("example.com")
      publish(domain.dnsRecords)
      assert.strictEqual((await sendwright.domains.get(domain.id)).status, "verified")
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const joined = storage === memory ? undefined : sendwright.join(pgTransaction(client))
      const email = (to: string) => ({ from: "shop@example.com", to, subject: "s", text: "t" })
      for (const { identity, other, spelling } of Spellings.many(SeededRandom.make(34), pairs)) {
        await sendwright.suppressions.add(identity)
        assert.instanceOf(await rejection(sendwright.emails.send(email(spelling))), RecipientSuppressed, spelling)
        await sendwright.emails.send(email(other))
        if (joined === undefined) continue
        await client.query("BEGIN")
        assert.instanceOf(await rejection(joined.emails.send(email(spelling))), RecipientSuppressed, spelling)
        await joined.emails.send(email(other))
        await client.query("COMMIT")
      }
      await client.end()
    },
    600_000
  )
})
