/** A log of years that many accounts share, written into the tables at once. */
import type pg from "pg"
import { idAt, makeMonths } from "./logMonths.ts"
import { progress } from "./Report.ts"

const months = 24
const millis = months * (365.25 / 12) * 86_400_000

/** What number `rank` (from 1) of so many accounts has of all emails: half as many for the second as for the first. */
const sharesOf = (accounts: number): ReadonlyArray<number> => {
  const weights = Array.from({ length: accounts }, (_, index) => 1 / (index + 1))
  const sum = weights.reduce((left, right) => left + right, 0)
  return weights.map((weight) => weight / sum)
}

/** How many emails each account has, the largest first. */
export const countsOf = (emails: number, accounts: number): ReadonlyArray<number> =>
  sharesOf(accounts).map((share) => Math.round(emails * share))

const at = "($2::timestamptz - (n - 0.5) * $3::float8 * interval '1 millisecond')"
const id = idAt(at, "$1 || n")
const series = "FROM generate_series($4::int4, $5::int4) n"

/** Mostly delivered, one in ten tagged `rare-N`; number 1 is the youngest. */
const ofEmails = [
  `INSERT INTO sendwright.emails (id, account_id, mode, created_at, sender, to_list, cc_list, bcc_list, subject, tags,
    message_id, recipients, attachment_count, search_text, first_event_id)
  SELECT ${id}, $1::text::uuid, 'live', ${at}, 'Shop <shop@example.com>', ARRAY['user' || n || '@example.net'], '{}', '{}',
    'Order ' || n || ' has shipped',
    CASE WHEN n % 10 = 0 THEN ARRAY['orders', 'rare-' || n / 1000] ELSE ARRAY['orders'] END,
    ${id} || '@example.com', ARRAY['user' || n || '@example.net'], 0,
    'user' || n || '@example.net' || chr(10) || 'order ' || n || ' has shipped', ${idAt(at, "'q' || $1 || n")}
  ${series}`,
  `INSERT INTO sendwright.email_states (email_id, account_id, mode, updated_at, status, states, provider_message_id,
    next_sequence, has_evidence)
  SELECT ${id}, $1::text::uuid, 'live', ${at}, CASE WHEN n % 100 = 7 THEN 'bounced' ELSE 'delivered' END,
    ARRAY['delivered'], md5($1 || n) || '@example.com', 2, true
  ${series}`,
  `INSERT INTO sendwright.search_entries (account_id, mode, email_id, tags, text)
  SELECT $1::text::uuid, 'live', ${id},
    CASE WHEN n % 10 = 0 THEN ARRAY['orders', 'rare-' || n / 1000] ELSE ARRAY['orders'] END,
    'user' || n || '@example.net' || chr(10) || 'order ' || n || ' has shipped'
  ${series}`
]

/** A delivery for each email. */
const ofDeliveries =
  `INSERT INTO sendwright.webhook_deliveries (id, account_id, endpoint_id, mode, event_id, event_type,
    email_id, status, attempts, is_test, created_at)
  SELECT ${idAt(at, "'d' || $1 || n")}, $1::text::uuid, $6::text::uuid, 'live', ${idAt(at, "'e' || $1 || n")},
    'email.delivered', ${id}, 'delivered', 1, false, ${at}
  ${series}`

const ofSuppressions = `INSERT INTO sendwright.suppressions (id, account_id, address, reason, created_at)
  SELECT md5('s' || $1 || n)::uuid, $1::text::uuid, 'user' || n || '@example.net', 'bounce', ${at} ${series}`

export interface SeededAccount {
  readonly id: string
  readonly emails: number
  /** Gets a delivery for each email, and the account a suppression: null for an account that is only there. */
  readonly endpointId: string | null
}

const chunk = 500_000

/** Writes the emails of accounts evenly over two years. The index of searches is built afterwards, which is much faster. */
export const seedLog = async (client: pg.Client, accounts: ReadonlyArray<SeededAccount>): Promise<void> => {
  const now = new Date(Date.now())
  await makeMonths(client, new Date(now.getTime() - millis), now)
  const name = "sendwright.search_entries_by_tag_and_text"
  const { rows: [index] } = await client.query<{ text: string }>(`SELECT pg_get_indexdef('${name}'::regclass) AS text`)
  await client.query(`DROP INDEX ${name}; SET maintenance_work_mem = '512MB'; SET synchronous_commit = off`)
  let written = 0
  for (const { emails, endpointId, id: accountId } of accounts) {
    const statements = endpointId === null ? ofEmails : [...ofEmails, ofSuppressions]
    for (let from = 1; from <= emails; from += chunk) {
      const to = Math.min(emails, from + chunk - 1)
      const values = [accountId, now, millis / emails, from, to]
      for (const statement of statements) await client.query(statement, values)
      if (endpointId !== null) await client.query(ofDeliveries, [...values, endpointId])
      written += to - from + 1
      if (written % chunk < to - from + 1) progress(`${written.toLocaleString("en")} emails written`)
    }
  }
  await client.query(index?.text.replace(" ON ONLY ", " ON ") ?? "")
  await client.query("VACUUM (ANALYZE)")
}
