/**
 * Retention on two servers of which the clock of one is a year ahead, a year behind, or jumps: nothing goes early.
 */
import { assert, describe, it } from "@effect/vitest"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { libfaketime } from "../src/drills/faults/clocks.ts"
import { type Stage, withStage } from "../src/drills/faults/Stage.ts"

const terms = { SENDWRIGHT_RETAIN_BODIES_DAYS: "30", SENDWRIGHT_RETAIN_EMAILS_DAYS: "90" }

/** Fewer than a round may take without asking: the clocks alone keep them. */
const young = 60

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
  it.skipIf(libfaketime === undefined)("deletes nothing early for a wrong clock", async () => {
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
      })
    } finally {
      fs.rmSync(directory, { recursive: true })
    }
  })
})
