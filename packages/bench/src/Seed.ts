/** A log as it is after a while, written into the tables at once. */
import type pg from "pg"
import { idAt, makeMonths } from "./logMonths.ts"

/** Emails of the last weeks, one a second: mostly delivered, one in ten tagged `rare-N`. */
export const seed = async (client: pg.Client, accountId: string, count: number): Promise<void> => {
  const at = "($3::timestamptz - n * interval '1 second')"
  const id = idAt(at, "$1 || n")
  const statements = [
    `INSERT INTO sendwright.emails (id, account_id, mode, created_at, sender, to_list, cc_list, bcc_list, subject, tags,
      message_id, recipients, attachment_count, search_text, first_event_id)
    SELECT ${id}, $2::uuid, 'live', ${at}, 'Shop <shop@example.com>',
      ARRAY['user' || n || '@example.net'], '{}', '{}', 'Order ' || n || ' has shipped',
      CASE WHEN n % 10 = 0 THEN ARRAY['orders', 'rare-' || n / 1000] ELSE ARRAY['orders'] END,
      ${id} || '@example.com', ARRAY['user' || n || '@example.net'], 0,
      'user' || n || '@example.net' || chr(10) || 'order ' || n || ' has shipped', ${idAt(at, "'q' || $1 || n")}
    FROM generate_series(1, $4::int4) n`,
    `INSERT INTO sendwright.email_states (email_id, account_id, mode, updated_at, status, states,
      provider_message_id, next_sequence, has_evidence)
    SELECT ${id}, $2::uuid, 'live', $3::timestamptz,
      CASE WHEN n % 100 = 7 THEN 'bounced' ELSE 'delivered' END, ARRAY['delivered'], md5($1 || n) || '@example.com', 2, true
    FROM generate_series(1, $4::int4) n`,
    `INSERT INTO sendwright.search_entries (account_id, mode, email_id, tags, text)
    SELECT e.account_id, e.mode, e.id, e.tags, e.search_text
    FROM generate_series(1, $4::int4) n JOIN sendwright.emails e ON e.id = ${id}
    WHERE e.account_id = $2::uuid AND e.created_at < $3::timestamptz`,
    `INSERT INTO sendwright.suppressions (id, account_id, address, reason, created_at)
    SELECT md5('s' || $1 || n)::uuid, $2::uuid, 'user' || n || '@example.net', 'bounce',
      $3::timestamptz - n * interval '1 second'
    FROM generate_series(1, $4::int4) n`,
    `INSERT INTO sendwright.webhook_deliveries (id, account_id, endpoint_id, mode, event_id, event_type, email_id, status,
      attempts, is_test, created_at)
    SELECT ${idAt(at, "'d' || $1 || n || w.id")}, $2::uuid, w.id, 'live', ${idAt(at, "'e' || $1 || n")},
      'email.delivered', ${id}, 'delivered', 1, false, ${at}
    FROM generate_series(1, $4::int4) n, sendwright.webhook_endpoints w WHERE w.account_id = $2::uuid`
  ]
  const now = new Date(Date.now())
  await makeMonths(client, new Date(now.getTime() - count * 1_000), now)
  for (const statement of statements) await client.query(statement, [accountId, accountId, now, count])
}
