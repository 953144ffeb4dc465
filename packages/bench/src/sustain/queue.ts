/** Emails that wait and are not to be sent now: half are scheduled for later, half belong to an account on hold. */
import type pg from "pg"
import { idAt, makeMonths } from "../logMonths.ts"
import type { Tenant } from "./tenants.ts"

const isScheduled = "n % 2 = 0"
const later = `CASE WHEN ${isScheduled} THEN $3::timestamptz + interval '10 days' + n * interval '1 second' END`

const rows = `CREATE UNLOGGED TABLE bench_queue AS
  SELECT n, $1::uuid AS account_id, $2::uuid AS domain_id, ${later} AS scheduled_at, at,
    ${idAt("at", "n::text")} AS id,
    'w' || n || '@r' || n % 500 || '.example' AS address, CASE WHEN ${isScheduled} THEN 'scheduled' ELSE 'queued' END AS status
  FROM (SELECT n, $3::timestamptz - n * interval '10 milliseconds' AS at FROM generate_series(1, $5::int4) n) q
  WHERE $4::text IS NOT NULL ORDER BY n DESC`

const tables = [
  `INSERT INTO sendwright.emails (id, account_id, mode, created_at, scheduled_at, domain_id, sender, to_list, cc_list,
    bcc_list, subject, tags, message_id, recipients, attachment_count, search_text, first_event_id)
  SELECT id, account_id, 'live', at, scheduled_at, domain_id, 'Shop <' || $1 || '>', ARRAY[address], '{}', '{}',
    'Your order has shipped', '{}', id || '@' || split_part($1, '@', 2), ARRAY[address], 0,
    address || chr(10) || 'your order has shipped', ${idAt("at", "'first' || n")}
  FROM bench_queue ORDER BY n DESC`,
  `INSERT INTO sendwright.email_states (email_id, account_id, mode, updated_at, status, states,
    scheduled_at, next_sequence, has_evidence)
  SELECT id, account_id, 'live', at, status, ARRAY[status], scheduled_at, 1, false
  FROM bench_queue WHERE $1::text IS NOT NULL ORDER BY n DESC`,
  `INSERT INTO sendwright.email_contents (email_id, html, headers)
  SELECT id, repeat('<p>Your order has shipped.</p>', 8), '{}' FROM bench_queue WHERE $1::text IS NOT NULL
  ORDER BY n DESC`,
  `INSERT INTO sendwright.search_entries (account_id, mode, email_id, tags, text)
  SELECT account_id, 'live', id, '{}', address || chr(10) || 'your order has shipped' FROM bench_queue
  WHERE scheduled_at IS NOT NULL AND $1::text IS NOT NULL ORDER BY n DESC`,
  `INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at)
  SELECT id, account_id, 'live', at, at, at FROM bench_queue WHERE scheduled_at IS NULL AND $1::text IS NOT NULL
  ORDER BY n DESC`
]

/** Writes them into the tables at once, and pauses their account. */
export const fillQueue = async (client: pg.Client, tenant: Tenant, count: number): Promise<void> => {
  if (count === 0) return
  const now = new Date(Date.now())
  await client.query("UPDATE sendwright.accounts SET paused_at = $2, paused_reason = 'bench' WHERE id = $1", [
    tenant.accountId,
    now
  ])
  await makeMonths(client, new Date(now.getTime() - count * 10), now)
  await client.query(rows, [tenant.accountId, tenant.domainId, now, tenant.from, count])
  for (const statement of tables) await client.query(statement, [tenant.from])
  await client.query("DROP TABLE bench_queue")
  await client.query("VACUUM (ANALYZE)")
  await client.query("CHECKPOINT")
}
