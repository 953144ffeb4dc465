/**
 * Waits of minutes become seconds. The engine asks a receiver that put it off again after 5 minutes to 4 hours, and no
 * setting changes that: here the times of waits that are long are brought forward in the database, as if they had passed.
 */
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"

/** Shorter ones, as after an unknown outcome, are waited for. */
const longMs = 30_000
const everyMs = 1_000
const afterMs = 1_500

// A part is an array of places of recipients, attempts and its time: see `send_jobs.parts`.
const bringForward = `UPDATE sendwright.send_jobs j SET
    due_at = least(j.due_at, $2::timestamptz), wake_at = least(j.wake_at, $2::timestamptz),
    parts = (SELECT json_agg(CASE WHEN (p->>2)::numeric > extract(epoch FROM $1::timestamptz) * 1000
      THEN jsonb_set(p::jsonb, '{2}', to_jsonb(floor(extract(epoch FROM $2::timestamptz) * 1000)::int8))::json ELSE p END)
      FROM json_array_elements(j.parts::json) p)
  WHERE token IS NULL AND NOT held AND ($3 OR crashes = 0) AND (due_at > $1::timestamptz OR EXISTS (
    SELECT FROM json_array_elements(j.parts::json) p WHERE (p->>2)::numeric > extract(epoch FROM $1::timestamptz) * 1000))`

export interface Hurry {
  /** How many waits were made short. */
  readonly shortened: () => number
  /** How many emails have recipients without an end; null: that is not known yet. */
  readonly open: () => number | null
  readonly stop: () => Promise<void>
}

/**
 * Until it is stopped; while the database is down, it waits. `killing`: waits after a crash stay as they are, since
 * processes go on to be killed as often as ever.
 */
export const startHurry = (url: string, { killing }: { readonly killing: boolean }): Hurry => {
  const turn = { isOver: false }
  let shortened = 0
  let open: number | null = null
  const turns = (async () => {
    while (!turn.isOver) {
      const client = new pg.Client({ connectionString: url })
      client.on("error", () => {})
      try {
        await client.connect()
        while (!turn.isOver) {
          const now = Date.now()
          const times = [new Date(now + longMs), new Date(now + afterMs)]
          const { rowCount } = await client.query(bringForward, [...times, !killing])
          shortened += rowCount ?? 0
          const { rows } = await client.query("SELECT count(*)::int4 AS open FROM sendwright.send_jobs")
          open = rows[0].open
          await sleep(everyMs)
        }
      } catch (error) {
        // What Postgres says of the statement itself is a fault of the drill.
        if (error instanceof pg.DatabaseError && error.code?.startsWith("42") === true) throw error
        await sleep(everyMs)
      }
      await client.end().catch(() => {})
    }
  })()
  turns.catch(() => {})
  return {
    shortened: () => shortened,
    open: () => open,
    stop: () => {
      turn.isOver = true
      return turns
    }
  }
}
