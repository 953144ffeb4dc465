/** What rows that are written into the log's tables at once need: its months, and ids of their time. */
import type pg from "pg"

/** SQL of a UUID v7 of the time `at`, whose other bits follow from the text `seed`. */
export const idAt = (at: string, seed: string): string =>
  `(lpad(to_hex((extract(epoch FROM ${at}) * 1000)::int8), 12, '0') || '7' || substr(md5(${seed}), 1, 3)
    || '8' || substr(md5(${seed}), 4, 15))::uuid`

/** Makes the months between two times. */
export const makeMonths = async (client: pg.Client, from: Date, to: Date): Promise<void> => {
  await client.query(
    `SELECT sendwright.make_month(m) FROM generate_series(date_trunc('month', $1::timestamptz, 'UTC'), $2::timestamptz,
      interval '1 day') m`,
    [from, to]
  )
}
