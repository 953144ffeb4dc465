import type { AcceptAnswer, AcceptGroup, NewEmail, Verdict } from "@posthorn/core/emails/EmailStore"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "./Database.ts"
import { fanOut, markedDetails } from "./fanOut.ts"
import * as P from "./params.ts"

// What was used of the day before, with the roll-over to a new one, and what can be granted of the wish.
const dayUsed = "(CASE WHEN q.day >= EXCLUDED.day THEN q.day_used ELSE 0 END)"
const grant = `greatest(0, least(EXCLUDED.granted, EXCLUDED.month_limit - q.month_used, EXCLUDED.day_limit - ${dayUsed}))`

const firstDetails = `CASE WHEN scheduled_at IS NULL THEN '{}' ELSE json_build_object('scheduled_at',
  to_char(scheduled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) END`

/**
 * The whole accept as one statement. `m` are the messages of groups whose key is not known, `judged` what speaks
 * against them, `granted` the quota that is theirs, `accepted` what is stored. Only refusals and known keys come back.
 *
 * A key that another transaction stores meanwhile makes the plain INSERT of `idempotency_keys` wait, and then fail: the
 * statement is run again and sees it. Rows that transactions contend for are written in the order of their keys.
 */
const statement = `
WITH gr AS MATERIALIZED (
  SELECT * FROM unnest($24::uuid[], $25::text[], $26::text[], $27::text[], $28::text[], $29::timestamptz[], $30::text[],
    $31::timestamptz[], $32::text[], $33::int4[], $34::text[], $35::int4[])
    WITH ORDINALITY AS t(account_id, mode, kind, key, fingerprint, expires_at, answer, now, month, month_limit, day,
      day_limit, g)
),
known AS MATERIALIZED (
  SELECT gr.g, k.expires_at <= gr.now AS expired, k.fingerprint = gr.fingerprint AS same, k.verdicts, k.answer
  FROM gr JOIN posthorn.idempotency_keys k
    ON k.account_id = gr.account_id AND k.mode = gr.mode AND k.kind = gr.kind AND k.key = gr.key
),
m AS MATERIALIZED (
  SELECT t.*, gr.account_id, gr.mode, gr.key, gr.month, gr.month_limit, gr.day, gr.day_limit
  FROM unnest($1::int4[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::timestamptz[], $6::text[], $7::text[],
    $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[],
    $17::text[], $18::text[], $19::text[], $20::text[], $21::text[], $22::text[], $23::int4[])
    WITH ORDINALITY AS t(g, id, event_id, created_at, scheduled_at, sender, domain, to_list, cc_list, bcc_list,
      reply_to, subject, tags, recipients, envelopes, simulations, search_text, html, body_text, headers,
      unsubscribe_url, message_id, attachment_count, n)
  JOIN gr ON gr.g = t.g
  WHERE NOT EXISTS (SELECT FROM known WHERE known.g = t.g AND NOT known.expired)
),
judged AS MATERIALIZED (
  SELECT m.n, m.g, m.account_id, m.month, m.month_limit, m.day, m.day_limit, d.id AS domain_id, s.addresses,
    CASE WHEN m.domain IS NOT NULL AND d.id IS NULL THEN 'domain' WHEN s.addresses IS NOT NULL THEN 'suppressed' END
      AS refusal
  FROM m
  LEFT JOIN posthorn.domains d
    ON d.account_id = m.account_id AND d.name = m.domain AND d.status = 'verified' AND d.removed_at IS NULL
  LEFT JOIN LATERAL (
    SELECT array_agg(s.address) AS addresses FROM posthorn.suppressions s
    WHERE s.account_id = m.account_id AND s.address = ANY (m.recipients::text[])
  ) s ON true
),
ranked AS MATERIALIZED (
  SELECT *, row_number() OVER (PARTITION BY account_id ORDER BY n) AS rank
  FROM judged WHERE refusal IS NULL AND month IS NOT NULL
),
granted AS (
  INSERT INTO posthorn.quotas AS q (account_id, month, month_used, month_limit, day, day_used, day_limit, granted)
  SELECT account_id, month, want, month_limit, day, want, day_limit, want FROM (
    SELECT account_id, max(month) AS month, max(month_limit) AS month_limit, max(day) AS day,
      max(day_limit) AS day_limit, greatest(0, least(count(*), max(month_limit), max(day_limit)))::int4 AS want
    FROM ranked GROUP BY account_id
  ) wants
  ORDER BY account_id
  ON CONFLICT (account_id, month) DO UPDATE SET
    month_limit = EXCLUDED.month_limit,
    day = greatest(q.day, EXCLUDED.day),
    day_limit = EXCLUDED.day_limit,
    granted = ${grant},
    month_used = q.month_used + ${grant},
    day_used = ${dayUsed} + ${grant}
  RETURNING q.account_id, q.granted, q.month_used, q.month_limit, q.day_limit
),
outcome AS MATERIALIZED (
  SELECT j.n, j.g, j.domain_id, j.addresses,
    CASE WHEN j.refusal IS NOT NULL THEN j.refusal
      WHEN r.rank > q.granted THEN CASE WHEN q.month_used >= q.month_limit THEN 'month' ELSE 'day' END END AS refusal,
    CASE WHEN q.month_used >= q.month_limit THEN q.month_limit ELSE q.day_limit END AS allowed
  FROM judged j LEFT JOIN ranked r ON r.n = j.n LEFT JOIN granted q ON q.account_id = r.account_id
),
accepted AS MATERIALIZED (
  SELECT m.*, o.domain_id, CASE WHEN m.scheduled_at IS NULL THEN 'queued' ELSE 'scheduled' END AS status
  FROM outcome o JOIN m ON m.n = o.n WHERE o.refusal IS NULL
),
appended AS MATERIALIZED (
  SELECT event_id, id AS email_id, account_id, mode, 'email.' || status AS type, created_at AS at FROM accepted
),
new_emails AS (
  INSERT INTO posthorn.emails (id, account_id, mode, created_at, scheduled_at, domain_id, sender, to_list, cc_list,
    bcc_list, reply_to, subject, tags, message_id, recipients, envelopes, simulations, attachment_count,
    idempotency_key, search_text)
  SELECT id, account_id, mode, created_at, scheduled_at, domain_id, sender, to_list::text[], cc_list::text[],
    bcc_list::text[], reply_to, subject, tags::text[], message_id, recipients::text[], envelopes::text[],
    simulations::text[], attachment_count, key, search_text
  FROM accepted
),
new_states AS (
  INSERT INTO posthorn.email_states (email_id, account_id, mode, created_at, updated_at, status, states, scheduled_at,
    next_sequence, has_evidence)
  SELECT id, account_id, mode, created_at, created_at, status,
    array_fill(status, ARRAY[cardinality(recipients::text[])]), scheduled_at, 1, false
  FROM accepted
),
new_contents AS (
  INSERT INTO posthorn.email_contents (email_id, html, body_text, headers, unsubscribe_url)
  SELECT id, html, body_text, headers::json, unsubscribe_url FROM accepted
),
new_attachments AS (
  INSERT INTO posthorn.email_attachments (email_id, position, filename, content_type, size, content)
  SELECT a.id, f.position, f.filename, f.content_type, octet_length(f.content), f.content
  FROM unnest($36::int4[], $37::int4[], $38::text[], $39::text[], $40::bytea[])
    AS f(n, position, filename, content_type, content)
  JOIN accepted a ON a.n = f.n
),
new_events AS (
  INSERT INTO posthorn.email_events (email_id, sequence, id, type, details, occurred_at, keys)
  SELECT id, 0, event_id, 'email.' || status,
    ${markedDetails(firstDetails, "mode")}, created_at, '{}'
  FROM accepted
),
new_jobs AS (
  INSERT INTO posthorn.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at)
  SELECT id, account_id, mode, created_at, created_at, created_at FROM accepted WHERE scheduled_at IS NULL
),
${fanOut},
forgotten AS (
  DELETE FROM posthorn.idempotency_keys k USING gr JOIN known ON known.g = gr.g
  WHERE known.expired AND k.account_id = gr.account_id AND k.mode = gr.mode AND k.kind = gr.kind AND k.key = gr.key
    AND k.expires_at <= gr.now
  RETURNING 1
),
new_keys AS (
  INSERT INTO posthorn.idempotency_keys (account_id, mode, kind, key, fingerprint, expires_at, verdicts, answer)
  SELECT gr.account_id, gr.mode, gr.kind, gr.key, gr.fingerprint, gr.expires_at, v.verdicts, gr.answer::json
  FROM gr JOIN (
    SELECT o.g, json_agg(CASE o.refusal
        WHEN 'domain' THEN json_build_object('_tag', 'DomainNotVerified', 'domain', m.domain)
        WHEN 'suppressed' THEN json_build_object('_tag', 'Suppressed', 'addresses', o.addresses)
        WHEN 'month' THEN json_build_object('_tag', 'OverQuota', 'limit', 'month', 'allowed', o.allowed)
        WHEN 'day' THEN json_build_object('_tag', 'OverQuota', 'limit', 'day', 'allowed', o.allowed)
        ELSE json_build_object('_tag', 'Accepted', 'emailId', m.id) END ORDER BY o.n) AS verdicts
    FROM outcome o JOIN m ON m.n = o.n WHERE m.key IS NOT NULL
    GROUP BY o.g HAVING bool_or(o.refusal IS NULL)
  ) v ON v.g = gr.g
  WHERE (SELECT count(*) FROM forgotten) >= 0
  ORDER BY gr.account_id, gr.mode, gr.kind, gr.key
)
SELECT o.g::int4, o.n::int4, o.refusal, o.addresses, o.allowed, NULL::boolean AS same, NULL::json AS verdicts,
  NULL::json AS answer
FROM outcome o WHERE o.refusal IS NOT NULL
UNION ALL
SELECT k.g::int4, NULL, 'known', NULL, NULL, k.same, k.verdicts, k.answer FROM known k WHERE NOT k.expired`

interface Row {
  readonly g: number
  readonly n: number | null
  readonly refusal: "domain" | "suppressed" | "month" | "day" | "known"
  readonly addresses: ReadonlyArray<string> | null
  readonly allowed: number | null
  readonly same: boolean | null
  readonly verdicts: ReadonlyArray<Verdict> | null
  readonly answer: unknown
}

/** Judges and stores groups of which no two share a key, and of which all of one account claim the same quota. */
export const acceptDistinct = (
  db: Database,
  groups: ReadonlyArray<AcceptGroup>
): Effect.Effect<ReadonlyArray<AcceptAnswer>, SqlError> =>
  Effect.map(db.query<Row>(statement, paramsOf(groups)), (rows) => {
    if (rows.length === 0) return groups.map(allAccepted)
    const answers: Array<AcceptAnswer | undefined> = groups.map(() => undefined)
    const refusals = new Map<number, Row>()
    for (const row of rows) {
      if (row.n !== null) refusals.set(row.n, row)
      else if (row.same !== true) answers[row.g - 1] = { _tag: "KeyReused" }
      else answers[row.g - 1] = { _tag: "Replayed", verdicts: row.verdicts ?? [], answer: row.answer }
    }
    let n = 0
    return groups.map((group, index) => {
      const start = n
      n += group.messages.length
      return answers[index] ?? {
        _tag: "Judged",
        verdicts: group.messages.map((email, position) => verdictOf(email, refusals.get(start + position + 1)))
      }
    })
  })

const allAccepted = (group: AcceptGroup): AcceptAnswer => ({
  _tag: "Judged",
  verdicts: group.messages.map((email) => ({ _tag: "Accepted", emailId: email.id }))
})

const verdictOf = (email: NewEmail, row: Row | undefined): Verdict => {
  switch (row?.refusal) {
    case undefined:
    case "known":
      return { _tag: "Accepted", emailId: email.id }
    case "domain":
      return { _tag: "DomainNotVerified", domain: email.domain ?? "" }
    case "suppressed": {
      const suppressed = new Set(row?.addresses ?? [])
      const addresses = email.recipients.map(({ address }) => address).filter((address) => suppressed.has(address))
      return { _tag: "Suppressed", addresses }
    }
    case "month":
    case "day":
      return { _tag: "OverQuota", limit: row?.refusal === "month" ? "month" : "day", allowed: row?.allowed ?? 0 }
  }
}

/** One array a column; a row's own arrays are written as literals, which `unnest` passes through as texts. */
const paramsOf = (groups: ReadonlyArray<AcceptGroup>): ReadonlyArray<unknown> => {
  const gs: Array<number> = []
  const ids: Array<string> = []
  const eventIds: Array<string> = []
  const senders: Array<string> = []
  const domains: Array<string | null> = []
  const tos: Array<string> = []
  const ccs: Array<string> = []
  const bccs: Array<string> = []
  const replyTos: Array<string | null> = []
  const subjects: Array<string> = []
  const tags: Array<string> = []
  const recipients: Array<string> = []
  const envelopes: Array<string | null> = []
  const simulations: Array<string | null> = []
  const texts: Array<string> = []
  const htmls: Array<string | null> = []
  const bodies: Array<string | null> = []
  const headers: Array<string> = []
  const unsubscribes: Array<string | null> = []
  const messageIds: Array<string> = []
  const createdAts: Array<Date> = []
  const scheduledAts: Array<Date | null> = []
  const attachmentCounts: Array<number> = []
  const files = {
    n: [] as Array<number>,
    position: [] as Array<number>,
    filename: [] as Array<string>,
    contentType: [] as Array<string>,
    content: [] as Array<Uint8Array>
  }
  let n = 0
  groups.forEach((group, index) => {
    for (const email of group.messages) {
      n++
      gs.push(index + 1)
      ids.push(email.id)
      eventIds.push(email.eventId)
      createdAts.push(email.createdAt)
      scheduledAts.push(email.scheduledAt)
      senders.push(email.from)
      domains.push(email.domain)
      tos.push(P.arrayLiteral(email.to))
      ccs.push(P.arrayLiteral(email.cc))
      bccs.push(P.arrayLiteral(email.bcc))
      replyTos.push(email.replyTo)
      subjects.push(email.subject)
      tags.push(P.arrayLiteral(email.tags))
      const { recipients: people } = email
      recipients.push(P.arrayLiteral(people.map(({ address }) => address)))
      envelopes.push(
        people.every(({ address, envelope }) => address === envelope)
          ? null
          : P.arrayLiteral(people.map(({ envelope }) => envelope))
      )
      simulations.push(
        people.every(({ simulation }) => simulation === null)
          ? null
          : P.arrayLiteral(people.map(({ simulation }) => simulation))
      )
      texts.push(searchTextOf(email))
      htmls.push(email.html)
      bodies.push(email.text)
      headers.push(P.json(email.headers))
      unsubscribes.push(email.unsubscribeUrl)
      messageIds.push(email.messageId)
      attachmentCounts.push(email.attachments.length)
      email.attachments.forEach((attachment, position) => {
        files.n.push(n)
        files.position.push(position)
        files.filename.push(attachment.filename)
        files.contentType.push(attachment.contentType)
        files.content.push(attachment.content)
      })
    }
  })
  return [
    P.ints(gs),
    P.uuids(ids),
    P.uuids(eventIds),
    P.times(createdAts),
    P.times(scheduledAts),
    P.texts(senders),
    P.texts(domains),
    P.texts(tos),
    P.texts(ccs),
    P.texts(bccs),
    P.texts(replyTos),
    P.texts(subjects),
    P.texts(tags),
    P.texts(recipients),
    P.texts(envelopes),
    P.texts(simulations),
    P.texts(texts),
    P.texts(htmls),
    P.texts(bodies),
    P.texts(headers),
    P.texts(unsubscribes),
    P.texts(messageIds),
    P.ints(attachmentCounts),
    P.uuids(groups.map((group) => group.accountId)),
    P.texts(groups.map((group) => group.mode)),
    P.texts(groups.map((group) => group.idempotency?.kind ?? null)),
    P.texts(groups.map((group) => group.idempotency?.key ?? null)),
    P.texts(groups.map((group) => group.idempotency?.fingerprint ?? null)),
    P.times(groups.map((group) => group.idempotency?.expiresAt ?? null)),
    P.texts(groups.map((group) => group.idempotency === null ? null : P.json(group.answer))),
    P.times(groups.map((group) => group.messages[0]?.createdAt ?? null)),
    P.texts(groups.map((group) => group.quota?.month ?? null)),
    P.ints(groups.map((group) => group.quota?.monthlyLimit ?? null)),
    P.texts(groups.map((group) => group.quota?.day ?? null)),
    P.ints(groups.map((group) => group.quota?.dailyLimit ?? null)),
    P.ints(files.n),
    P.ints(files.position),
    P.texts(files.filename),
    P.texts(files.contentType),
    P.bytes(files.content)
  ]
}

/** What a search looks through, lower-cased: one line a recipient, and the subject as the last line. */
export const searchTextOf = (email: Pick<NewEmail, "recipients" | "subject">): string => {
  let text = ""
  for (const { address } of email.recipients) text += `${address}\n`
  return (text + email.subject).toLowerCase()
}
