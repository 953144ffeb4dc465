/** A log as a shop has after a month, written into the tables at once. */
import type pg from "pg"
import { idAt, makeMonths } from "../logMonths.ts"

export interface Filling {
  readonly accountId: string
  /** The key that most emails were sent with, and one that few were. */
  readonly keyIds: readonly [common: string, rare: string]
  readonly count: number
  readonly now: Date
}

const firstNames = `
  Ada Aiko Amara Anton Beatriz Carlos Chiara Daan Elif Emeka Fatima Freya Grace Hannah Hiro Ines Ivan
  Jonas Kim Lars Leila Liam Maria Mateo Mei Nadia Noah Olga Omar Priya Rafael Sofia Tariq Tomas Uma
  Viktor Wanja Yuki Zainab Zoe
`.trim().split(/\s+/)
const lastNames = `
  Adeyemi Almeida Andersen Bauer Becker Costa Dubois Eriksen Fischer Garcia Haddad Hansen Ito Jansen
  Kaya Khan Kowalski Lee Lindqvist Marino Mensah Meyer Moreau Nakamura Novak Nguyen Okafor Oliveira
  Patel Petrov Rossi Sato Schmidt Silva Smith Suzuki Tanaka Virtanen Weber Yilmaz
`.trim().split(/\s+/)
const mailDomains = `
  example.com example.net example.org mail.example post.example inbox.example acme.example
  basalt.example quartz.example granite.example
`.trim().split(/\s+/)
const subjects = [
  "Your order {n} has shipped",
  "Your order {n} was received",
  "Reset your password",
  "Invoice 2026-{n}",
  "Welcome to the shop",
  "Confirm your email address",
  "A new sign-in to your account",
  "Your parcel arrives today",
  "Your subscription renews soon",
  "Payment of invoice {n} failed"
]
const tags = ["orders", "orders", "orders", "invoices", "account", "account", "newsletter", "subscriptions"]
export const senders = ["shop.example", "billing.example", "news.example"]
export const secondsApart = 2.6

/** What is picked of a list for the nth email, as SQL and as JavaScript: the searches have to know what is there. */
const strides = { first: 7, last: 11, domain: 13, subject: 17, tag: 19 } as const
const pick = (n: number, stride: number, from: ReadonlyArray<string>): string =>
  from[(n * stride + Math.floor(n / 97)) % from.length]!
const picked = (stride: number, from: ReadonlyArray<string>): string =>
  `(ARRAY[${from.map((text) => `'${text}'`).join(",")}])[(n * ${stride} + n / 97) % ${from.length} + 1]`

/** The nth email from the newest on. */
export const emailOf = (n: number) => ({
  address: `${pick(n, strides.first, firstNames)}.${pick(n, strides.last, lastNames)}${n % 1000}@${
    pick(n, strides.domain, mailDomains)
  }`.toLowerCase(),
  subject: pick(n, strides.subject, subjects).replace("{n}", `${1_000_000 - n}`)
})

const statusOf = `CASE WHEN n <= 2000 AND n % 4 = 0 THEN 'queued' WHEN n % 997 = 0 THEN 'scheduled'
  WHEN n % 501 = 0 THEN 'failed' WHEN n % 1009 = 0 THEN 'complained' WHEN n % 1511 = 0 THEN 'cancelled'
  WHEN n % 41 = 0 THEN 'bounced' WHEN n % 53 = 0 THEN 'sent' ELSE 'delivered' END`

const rows = `CREATE UNLOGGED TABLE bench_log AS
  SELECT n, ${idAt("at", "n::text")} AS id,
    at, name, address, replace(subject, '{n}', (1000000 - n)::text) AS subject, ${statusOf} AS status,
    CASE WHEN n % 5000 = 3 THEN ARRAY[tag, 'rare-' || n / 100000] ELSE ARRAY[tag] END AS tags,
    (ARRAY[${senders.map((name) => `'${name}'`).join(",")}])[CASE WHEN n % 400 = 9 THEN 3 ELSE n % 2 + 1 END] AS sender,
    CASE WHEN n % 3000 = 11 THEN $3::uuid ELSE $2::uuid END AS key_id
  FROM (
    SELECT n, date_trunc('milliseconds', $1::timestamptz - n * interval '${secondsApart} seconds') AS at,
      first || ' ' || last AS name, lower(first || '.' || last) || n % 1000 || '@' || domain AS address, subject, tag
    FROM (
      SELECT n, ${picked(strides.first, firstNames)} AS first, ${picked(strides.last, lastNames)} AS last,
        ${picked(strides.domain, mailDomains)} AS domain, ${picked(strides.subject, subjects)} AS subject,
        ${picked(strides.tag, tags)} AS tag
      FROM generate_series(1, $4::int4) n
    ) p
  ) q ORDER BY n DESC`

const settled = `status NOT IN ('queued', 'scheduled', 'cancelled')`

const tables = [
  `INSERT INTO sendwright.emails (id, account_id, mode, created_at, scheduled_at, domain_id, sender, to_list, cc_list,
    bcc_list, subject, tags, message_id, recipients, attachment_count, search_text, first_event_id, key_id)
  SELECT b.id, $1::uuid, 'live', at, CASE WHEN b.status = 'scheduled' THEN at + interval '90 days' END, d.id,
    'Shop <hello@' || sender || '>', ARRAY[b.name || ' <' || address || '>'], '{}', '{}', subject, tags,
    b.id || '@' || sender, ARRAY[address], 0, address || chr(10) || lower(subject), ${
    idAt("at", "'first' || n")
  }, key_id
  FROM bench_log b JOIN sendwright.domains d ON d.account_id = $1 AND d.name = sender ORDER BY n DESC`,
  `INSERT INTO sendwright.email_states (email_id, account_id, mode, updated_at, status, states,
    scheduled_at, provider_message_id, next_sequence, has_evidence)
  SELECT id, $1::uuid, 'live', at + interval '2 seconds', status, ARRAY[status],
    CASE WHEN status = 'scheduled' THEN at + interval '90 days' END, CASE WHEN ${settled} THEN md5('p' || n) END,
    CASE WHEN ${settled} THEN 3 ELSE 1 END, ${settled}
  FROM bench_log ORDER BY n DESC`,
  `INSERT INTO sendwright.search_entries (account_id, mode, email_id, tags, text)
  SELECT $1::uuid, 'live', id, tags, address || chr(10) || lower(subject) FROM bench_log WHERE status <> 'queued'
  ORDER BY n DESC`,
  `INSERT INTO sendwright.email_events (email_id, sequence, id, type, details, occurred_at, keys)
  SELECT id, k, ${idAt("at", "k || 'e' || n")}, CASE WHEN k = 1 THEN 'email.sent' ELSE 'email.' || status END, '{}',
    at + k * interval '1 second', '{}'
  FROM bench_log, generate_series(1, 2) k WHERE ${settled} AND $1::uuid IS NOT NULL ORDER BY n DESC, k`,
  `INSERT INTO sendwright.metrics_hours (account_id, traffic, kind, hour, name, accepted, sent, delivered,
    bounced_permanently, bounced_temporarily, complained, delayed, failed, cancelled, times)
  SELECT $1::uuid, 'live', kind, hour, name, count(*), count(*) FILTER (WHERE ${settled}),
    count(*) FILTER (WHERE status = 'delivered'), count(*) FILTER (WHERE status = 'bounced'), 0,
    count(*) FILTER (WHERE status = 'complained'), 0, count(*) FILTER (WHERE status = 'failed'),
    count(*) FILTER (WHERE status = 'cancelled'), (SELECT array_agg(v) FROM generate_series(60, 99) b, unnest(ARRAY[b, 3]) v)
  FROM (
    SELECT 'domain' AS kind, floor(extract(epoch FROM at) / 3600)::int4 AS hour, sender AS name, status FROM bench_log
    UNION ALL
    SELECT 'tag', floor(extract(epoch FROM at) / 3600)::int4, tag, status FROM bench_log, unnest(tags) tag
  ) r GROUP BY kind, hour, name`,
  `INSERT INTO sendwright.metrics_place (counted) SELECT pg_current_snapshot() WHERE $1::uuid IS NOT NULL`
]

/** Writes the log of an account that has the domains of `senders`. */
export const fill = async (client: pg.Client, { accountId, count, keyIds, now }: Filling): Promise<void> => {
  await makeMonths(client, new Date(now.getTime() - count * secondsApart * 1_000), now)
  await client.query(rows, [now, ...keyIds, count])
  for (const statement of tables) await client.query(statement, [accountId])
  await client.query("DROP TABLE bench_log")
  await client.query("VACUUM (ANALYZE)")
}
