/** A month of the log, written into the tables at once. */
import type pg from "pg"
import { idAt } from "./logMonths.ts"
import { progress } from "./Report.ts"

const seedChunk = 50_000

const html = "<p>Your order has shipped.</p>".repeat(40)

/**
 * A month of delivered emails with a body of 1 KB and two events each, evenly over its days. They go to so many people in
 * turn: by default to one each.
 */
export const seedMonth = async (
  client: pg.Client,
  accountId: string,
  month: Date,
  count: number,
  people = count + 1
): Promise<void> => {
  const address = `'user' || n % ${people} || '@example.net'`
  const at = `($2::timestamptz + n * interval '${(27 * 86_400) / count} seconds')`
  const id = idAt(at, "$1 || n")
  const series = "generate_series($3::int4, $4::int4) n"
  const statements = [
    `INSERT INTO sendwright.emails (id, account_id, mode, created_at, sender, to_list, cc_list, bcc_list, subject, tags,
      message_id, recipients, attachment_count, search_text, first_event_id)
    SELECT ${id}, $1::text::uuid, 'live', ${at}, 'Shop <shop@example.com>', ARRAY[${address}], '{}',
      '{}', 'Order ' || n || ' has shipped', ARRAY['orders'], ${id} || '@example.com',
      ARRAY[${address}], 0, ${address}, ${idAt(at, "$1 || n || 'first'")}
    FROM ${series}`,
    `INSERT INTO sendwright.email_states (email_id, account_id, mode, updated_at, status, states, provider_message_id,
      next_sequence, has_evidence)
    SELECT ${id}, $1::text::uuid, 'live', ${at}, 'delivered', ARRAY['delivered'], md5($1 || n), 3, true FROM ${series}`,
    `INSERT INTO sendwright.email_contents (email_id, html, headers) SELECT ${id}, '${html}' || n, '{}' FROM ${series}
    WHERE $1::text <> '' AND $2::timestamptz IS NOT NULL`,
    `INSERT INTO sendwright.search_entries (account_id, mode, email_id, tags, text)
    SELECT $1::text::uuid, 'live', ${id}, ARRAY['orders'], ${address} FROM ${series}`,
    `INSERT INTO sendwright.email_events (email_id, sequence, id, type, details, occurred_at, keys)
    SELECT ${id}, k, ${idAt(at, "$1 || n || 'event' || k")}, ('{email.sent,email.delivered}'::text[])[k],
      json_build_object('provider_message_id', md5($1 || n)), ${at}, '{}'
    FROM ${series}, generate_series(1, 2) k`
  ]
  for (let from = 1; from <= count; from += seedChunk) {
    const to = Math.min(count, from + seedChunk - 1)
    for (const statement of statements) await client.query(statement, [accountId, month, from, to])
    progress(`${to} emails`)
  }
  await client.query("INSERT INTO sendwright.metrics_place (counted) SELECT pg_current_snapshot()")
  await client.query("VACUUM (ANALYZE)")
  await client.query("CHECKPOINT")
}
