/**
 * Retention on two servers of which the clock of one is a year ahead, a year behind, or jumps: nothing goes early. A month
 * that is due goes all the same, and comes back by the command.
 */
import { assert, describe, it } from "@effect/vitest"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { libfaketime } from "../src/drills/faults/clocks.ts"
import { type Stage, withStage } from "../src/drills/faults/Stage.ts"
import { host, sendwrightOf } from "../src/Processes.ts"

/** Not set for the server that begins: the first round of the others is the first one of all. */
const terms = { SENDWRIGHT_RETAIN_BODIES_DAYS: "30", SENDWRIGHT_RETAIN_EMAILS_DAYS: "90" }

/** Fewer than a round may take without asking: the clocks alone keep them. */
const young = 60
/** More than a round may take without asking. */
const old = 2 * young

/** Emails as they are, twice more, as those of a month that is over. */
const makeOld = [
  "SELECT sendwright.make_month('2021-03-01T00:00:00Z')",
  "CREATE TEMP TABLE copies AS SELECT id, gen_random_uuid() AS old FROM sendwright.emails, generate_series(1, 2)",
  `UPDATE copies SET old =
    (left(sendwright.first_id('2021-03-10T00:00:00Z')::text, 14) || substr(old::text, 15))::uuid`,
  ...[["emails", "id"], ["email_states", "email_id"], ["email_contents", "email_id"]].map(([table, key]) =>
    `INSERT INTO sendwright.${table} SELECT (jsonb_populate_record(t, jsonb_build_object('${key}', c.old,
      'created_at', '2021-03-10T00:00:00Z', 'updated_at', '2021-03-10T00:00:00Z', 'first_event_id', c.old))).*
    FROM sendwright.${table} t JOIN copies c ON c.id = t.${key}`
  )
]

const countsOf = async ({ sql }: Stage): Promise<ReadonlyArray<number>> => {
  const { rows } = await sql.query(`SELECT (SELECT count(*) FROM sendwright.emails)::int4 AS emails,
    (SELECT count(*) FROM sendwright.email_contents)::int4 AS contents`)
  return [rows[0].emails, rows[0].contents]
}

/** Waits until something is true, which takes a moment. */
const until = async (what: string, isTrue: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + 120_000
  while (!(await isTrue())) {
    assert.isBelow(performance.now(), end, what)
    await sleep(100)
  }
}

describe("retention on two servers", { timeout: 600_000 }, () => {
  it.skipIf(libfaketime === undefined)("deletes nothing early for a wrong clock, and a month that is due", async () => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-retention-"))
    const file = path.join(directory, "clock")
    const set = (clock: string) => fs.writeFileSync(file, clock)
    const wrongly = {
      LD_PRELOAD: libfaketime!,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      DONT_FAKE_MONOTONIC: "1"
    }
    try {
      await withStage({ nodes: 1 }, async (stage) => {
        const { sql } = stage
        for (let index = 0; index < young; index++) {
          await stage.api.sendUntilAccepted(stage.body(index), `early-${index}`)
        }
        const isSent = async () =>
          (await sql.query("SELECT FROM sendwright.email_states WHERE status <> 'sent'")).rowCount === 0
        await until("everything is sent", isSent)
        assert.deepStrictEqual(await countsOf(stage), [young, young])

        // Its first round is at its start.
        set("+365d")
        const wrong = await stage.join({ env: { ...terms, ...wrongly }, readyStatus: 503 })
        for (const clocks of [["+365d"], ["-365d"], ["+365d", "+0", "-365d"]]) {
          for (let turn = 0; turn < 6; turn++) {
            set(clocks[turn % clocks.length]!)
            await sleep(250)
          }
          const answer = await fetch(`http://127.0.0.1:${wrong.server.port}/v1/emails`, {
            method: "POST",
            headers: { authorization: `Bearer ${stage.key}`, "content-type": "application/json" },
            body: JSON.stringify(stage.body(1_000))
          })
          assert.strictEqual(answer.status, 503, clocks.join())
          assert.match(await answer.text(), /clock/)
          assert.strictEqual(answer.headers.get("retry-after"), "60")
          const ready = await fetch(`http://127.0.0.1:${wrong.server.port}/health/ready`)
          assert.strictEqual(ready.status, 503)
          assert.match(await ready.text(), /clock/)
          assert.deepStrictEqual(await countsOf(stage), [young, young], clocks.join())
        }
        assert.match(wrong.server.log.map(({ message }) => message).join("\n"), /Retention: nothing is deleted/)
        await stage.leave(wrong, "SIGKILL")
        const stray = await sql.query(
          "SELECT FROM sendwright.emails WHERE abs(extract(epoch FROM created_at - now())) > 3600"
        )
        assert.strictEqual(stray.rowCount, 0)

        for (const statement of makeOld) await sql.query(statement)
        const all = [young + old, young + old]
        assert.deepStrictEqual(await countsOf(stage), all)
        const retention = (...words: ReadonlyArray<string>) =>
          sendwrightOf(host)({ ...stage.env }, "retention", ...words)
        const first = await stage.join({ env: terms })
        const stopped = async () =>
          (await sql.query("SELECT FROM sendwright.retention_terms WHERE due > 100")).rowCount === 2
        await until("it waits for an operator", stopped)
        assert.deepStrictEqual(await countsOf(stage), all)
        assert.strictEqual(await first.server.metric("sendwright_condition", "condition=\"retention\""), 1)
        assert.strictEqual(first.server.readiness.at(-1)?.status, 200, "it stays ready")
        await stage.leave(first, "SIGKILL")

        assert.sameMembers((await retention("allow")).allowed, ["contents", "emails"])
        const second = await stage.join({ env: terms })
        await until("the month goes", async () => (await countsOf(stage))[0] === young)
        assert.deepStrictEqual(await countsOf(stage), [young, young])
        assert.deepStrictEqual(await retention("restore", "2021-03"), { restored: "2021-03" })
        assert.deepStrictEqual(await countsOf(stage), all)
        const status = await retention("status")
        assert.deepStrictEqual(status.months, [])
        assert.deepStrictEqual(status.terms.map(({ because }: any) => because), ["restored", "restored"])
        await stage.leave(second, "SIGKILL")
      })
    } finally {
      fs.rmSync(directory, { recursive: true })
    }
  })
})
