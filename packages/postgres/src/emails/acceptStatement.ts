import type { AcceptGroup, Verdict } from "@sendwright/core/emails/EmailStore"
import type { RecipientHasher } from "@sendwright/core/privacy/RecipientHash"
import { erased } from "@sendwright/core/privacy/Redaction"
import type { Database } from "../database/Database.ts"
import { isNow, judged, plusInSql } from "../database/DatabaseClock.ts"
import { type Column, namesOf, valuesOf } from "../sql/columns.ts"
import { erasedOf, hasErased } from "../sql/recipientHash.ts"
import { isReplicated } from "../sql/replicated.ts"
import { type Parameters, type Statement, statement } from "../sql/Statement.ts"
import { suppressedOf } from "../sql/suppressedOf.ts"
import * as C from "./acceptColumns.ts"
import { granted, grantedWhole } from "./acceptQuota.ts"
import { contentColumns, headingColumns } from "./emailColumns.ts"
import { fanOut } from "./fanOut.ts"
import { newEntries } from "./searchEntries.ts"

/** Which parts of the statement a batch needs: a plain send has none of them. */
export interface Parts {
  /** Some group has an idempotency key. */
  readonly keyed: boolean
  /** Some group counts against a quota. */
  readonly metered: boolean
  /** Some message has attachments. */
  readonly attached: boolean
  /** Some message is scheduled. */
  readonly scheduled: boolean
  /** The one group is all or nothing. */
  readonly whole: boolean
  /** Some message is begun by its sender. */
  readonly leased: boolean
  /** Some message answers a received email. */
  readonly answering: boolean
}

export const partsOf = (groups: ReadonlyArray<AcceptGroup>): Parts => ({
  keyed: groups.some((group) => group.idempotency !== null),
  metered: groups.some((group) => group.quota !== null),
  attached: groups.some((group) => group.messages.some((email) => email.attachments.length > 0)),
  scheduled: groups.some((group) => group.messages.some((email) => email.scheduledAt !== null)),
  whole: groups.some((group) => group.allOrNothing),
  leased: groups.some((group) => group.lease !== undefined),
  answering: groups.some((group) => group.messages.some((email) => email.answers !== undefined))
})

const groupColumnsOf = ({ keyed, metered }: Parts): ReadonlyArray<Column<AcceptGroup>> => [
  ...(keyed || metered ? C.groupColumns : []),
  ...(keyed ? C.keyColumns : []),
  ...(metered ? C.quotaColumns : [])
]

/** A refusal of the message `n`, that it was begun, or what is known of the key of the group `g`. */
export interface AcceptRow {
  readonly g: number
  readonly n: number | null
  readonly refusal: "domain" | "suppressed" | "month" | "day" | "known" | "begun"
  readonly addresses: ReadonlyArray<string> | null
  readonly allowed: number | null
  readonly same: boolean | null
  readonly verdicts: ReadonlyArray<Verdict> | null
  readonly answer: unknown
  /** Of a message that was begun. */
  readonly domain_id?: string | null
}

/** What an accept is run with. */
export interface Accept {
  readonly hasher: RecipientHasher
  /** How far the database's clock is ahead of that of the messages' times, in milliseconds. */
  readonly ahead: number
  /** Whether the database's own clock counts. */
  readonly isReal: boolean
  readonly groups: ReadonlyArray<AcceptGroup>
  /** The messages of all groups, and their attachments. */
  readonly messages: ReadonlyArray<C.MessageRow>
  readonly files: ReadonlyArray<C.FileRow>
}

export const acceptOf = (
  groups: ReadonlyArray<AcceptGroup>,
  { clock, hasher }: Pick<Database, "clock" | "hasher">,
  ahead: number
): Accept => {
  const messages: Array<C.MessageRow> = []
  const files: Array<C.FileRow> = []
  groups.forEach((group, index) => {
    const lease = group.lease === undefined
      ? undefined
      : { ...group.lease, toleranceMillis: clock.toleranceOf(group.lease.leaseMillis) }
    for (const email of group.messages) {
      messages.push({ g: index + 1, email, lease })
      email.attachments.forEach((file, position) => files.push({ n: messages.length, position, file }))
    }
  })
  return { hasher, ahead, isReal: clock.isReal, groups, messages, files }
}

const knownBy = (isReal: string): string => `
known AS MATERIALIZED (
  SELECT gr.g, k.at, k.expires_at <= ${
  judged("gr.now", isReal)
} AS expired, k.fingerprint = gr.fingerprint AS same, k.verdicts, k.answer
  FROM gr CROSS JOIN LATERAL (
    SELECT k.ctid AS at, k.expires_at, k.fingerprint, k.verdicts, k.answer FROM sendwright.idempotency_keys k
    WHERE k.account_id = gr.account_id AND k.mode = gr.mode AND k.kind = gr.kind AND k.key = gr.key OFFSET 0
  ) k
),`

const allGranted = `
outcome AS MATERIALIZED (
  SELECT n, g, domain_id, addresses, kept_addresses, refusal, NULL::int4 AS allowed FROM judged
),`

const status = "CASE WHEN scheduled_at IS NULL THEN 'queued' ELSE 'scheduled' END AS status"

/** What speaks against a message `m`; `lookups` say where it is looked up. */
export const judgement = `d.id AS domain_id, s.addresses || x.addresses AS addresses,
    CASE WHEN x.addresses IS NULL THEN s.addresses
      ELSE s.addresses || array_fill('${erased}'::text, ARRAY[cardinality(x.addresses)]) END AS kept_addresses,
    CASE WHEN m.domain IS NOT NULL AND d.id IS NULL THEN 'domain'
      WHEN s.addresses IS NOT NULL OR x.addresses IS NOT NULL THEN 'suppressed' END AS refusal`

/** The domain and the suppressed recipients of a message `m`. */
export const lookups = (parameters: Parameters<Accept>): string => `
  LEFT JOIN LATERAL (
    SELECT d.id FROM sendwright.domains d
    WHERE d.account_id = m.account_id AND d.name = m.domain AND d.status = 'verified' AND d.removed_at IS NULL OFFSET 0
  ) d ON true
  LEFT JOIN LATERAL (
    ${suppressedOf("m.account_id", "unnest(m.recipients::text[]) AS r(address)")}
  ) s ON true
  LEFT JOIN LATERAL (
    SELECT CASE WHEN ${hasErased("m.account_id")}
      THEN ${erasedOf("m.account_id", "m.recipients::text[]", parameters)} END AS addresses
  ) x ON true`

const messages = (name: string, { answering, leased }: Parts, parameters: Parameters<Accept>): string => {
  const columns = [...C.messageColumns, ...(leased ? C.leaseColumns : []), ...(answering ? C.answerColumns : [])]
  return parameters.rows(name, columns, (accept) => accept.messages, "n")
}

/** Accepted of `outcome` is what nothing speaks against; of a group that is all or nothing, all or nothing. */
const isAccepted = (outcome: string, { whole }: Parts): string =>
  `${outcome}.refusal IS NULL${whole ? ` AND NOT EXISTS (SELECT FROM ${outcome} r WHERE r.refusal IS NOT NULL)` : ""}`

/** Judges messages that nothing but domain and suppressions can speak against. */
const judgedAlone = (parts: Parts, parameters: Parameters<Accept>): string => `
judged AS MATERIALIZED (
  SELECT m.*, NULL::text AS key, NULL::int4 AS allowed, ${judgement}
  FROM ${messages("m", parts, parameters)} ${lookups(parameters)}
),
accepted AS NOT MATERIALIZED (SELECT *, ${status} FROM judged WHERE ${isAccepted("judged", parts)}),`

/** Judges messages whose groups have keys, or count against quotas. */
const judgedInGroups = (parts: Parts, parameters: Parameters<Accept>): string => {
  const { keyed, metered, whole } = parts
  const known = keyed ? knownBy(parameters.value("bool", ({ isReal }) => isReal)) : ""
  return `
gr AS MATERIALIZED (
  SELECT * FROM ${parameters.rows("t", groupColumnsOf(parts), (accept) => accept.groups, "g")}
),${known}
m AS MATERIALIZED (
  SELECT t.*, ${keyed ? "gr.kind, gr.key" : "NULL::text AS key"}
    ${metered ? ", gr.month, gr.month_limit, gr.day, gr.day_limit" : ""}
  FROM ${messages("t", parts, parameters)} JOIN gr ON gr.g = t.g
  ${keyed ? "WHERE NOT EXISTS (SELECT FROM known WHERE known.g = t.g AND NOT known.expired)" : ""}
),
judged AS MATERIALIZED (
  SELECT m.n, m.g, m.account_id, ${judgement}
    ${metered ? ", m.month, m.month_limit, m.day, m.day_limit" : ""}
  FROM m ${lookups(parameters)}
),${metered ? whole ? grantedWhole : granted : allGranted}
accepted AS MATERIALIZED (
  SELECT m.*, outcome.domain_id, ${status} FROM outcome JOIN m ON m.n = outcome.n WHERE ${isAccepted("outcome", parts)}
),`
}

const newAttachments = (parameters: Parameters<Accept>): string => `
new_attachments AS (
  INSERT INTO sendwright.email_attachments (email_id, position, filename, content_type, content_id, disposition, size,
    content)
  SELECT a.id, f.position, f.filename, f.content_type, f.content_id, f.disposition, f.size, f.content
  FROM ${parameters.rows("f", C.fileColumns, (accept) => accept.files)}
  JOIN accepted a ON a.n = f.n
),`

/** One that was removed, or is another account's, has no answers. Who removes it meanwhile waits, and removes this as well. */
const newAnswers = `
new_answers AS (
  INSERT INTO sendwright.received_answers (received_id, email_id)
  SELECT r.id, a.id FROM accepted a CROSS JOIN LATERAL (
    SELECT r.id FROM sendwright.received r WHERE r.id = a.answers AND r.account_id = a.account_id OFFSET 0
    FOR KEY SHARE
  ) r
),`

/** What nobody has to claim: of accounts that may send now, and of a process whose clock a lease may go by. */
const begun = (dueAt: string): string => `
begun AS MATERIALIZED (
  SELECT a.g, a.n, a.domain_id FROM accepted a
  LEFT JOIN LATERAL (SELECT x.suspended_at, x.paused_at FROM sendwright.accounts x WHERE x.id = a.account_id OFFSET 0) c
    ON true
  WHERE a.token IS NOT NULL AND a.scheduled_at IS NULL
    AND c.suspended_at IS NULL AND (c.paused_at IS NULL OR a.mode = 'test') AND ${isNow(dueAt, "a.tolerance_millis")}
),`

const freeJobs = (dueAt: string): string => `
new_jobs AS (
  INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at)
  SELECT id, account_id, mode, ${dueAt}, ${dueAt}, ${dueAt} FROM accepted WHERE scheduled_at IS NULL
),`

const leasedJobs = (dueAt: string): string => `
new_jobs AS (
  INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at, token, began_at, attempt)
  SELECT a.id, a.account_id, a.mode, a.at,
    CASE WHEN b.n IS NULL THEN a.at ELSE a.at + a.lease_millis * interval '1 millisecond' END,
    a.at, CASE WHEN b.n IS NOT NULL THEN a.token END, CASE WHEN b.n IS NOT NULL THEN a.at END,
    CASE WHEN b.n IS NULL THEN 0 ELSE 1 END
  FROM (SELECT *, ${dueAt} AS at FROM accepted WHERE scheduled_at IS NULL) a LEFT JOIN begun b ON b.n = a.n
),`

const begunRows = `
UNION ALL
SELECT b.g::int4, b.n::int4, 'begun', NULL, NULL, NULL, NULL, NULL, b.domain_id FROM begun b`

const scheduledEntries = `,${
  newEntries(`SELECT account_id, mode, id, tags::text[], search_text
  FROM accepted WHERE scheduled_at IS NOT NULL`)
}`

const newKeys = ({ whole }: Parts): string =>
  `,
forgotten AS (
  DELETE FROM sendwright.idempotency_keys k
  WHERE k.ctid = ANY (ARRAY(SELECT known.at FROM known WHERE known.expired)) RETURNING 1
),
new_keys AS (
  INSERT INTO sendwright.idempotency_keys (account_id, mode, kind, key, fingerprint, expires_at, verdicts, answer)
  SELECT gr.account_id, gr.mode, gr.kind, gr.key, gr.fingerprint, gr.expires_at, v.verdicts, gr.answer::json
  FROM gr JOIN (
    SELECT o.g, json_agg(CASE o.refusal
        WHEN 'domain' THEN json_build_object('_tag', 'DomainNotVerified', 'domain', m.domain)
        WHEN 'suppressed' THEN json_build_object('_tag', 'Suppressed', 'addresses', o.kept_addresses)
        WHEN 'month' THEN json_build_object('_tag', 'OverQuota', 'limit', 'month', 'allowed', o.allowed)
        WHEN 'day' THEN json_build_object('_tag', 'OverQuota', 'limit', 'day', 'allowed', o.allowed)
        ELSE json_build_object('_tag', 'Accepted', 'emailId', m.id) END ORDER BY o.n) AS verdicts
    FROM outcome o JOIN m ON m.n = o.n WHERE m.key IS NOT NULL
    GROUP BY o.g HAVING ${whole ? "bool_and" : "bool_or"}(o.refusal IS NULL)
  ) v ON v.g = gr.g
  WHERE (SELECT count(*) FROM forgotten) >= 0
  ORDER BY gr.account_id, gr.mode, gr.kind, gr.key
)`

const replayed = `
UNION ALL
SELECT k.g::int4, NULL, 'known', NULL, NULL, k.same, k.verdicts, k.answer, NULL FROM known k
WHERE NOT k.expired AND ${isReplicated}`

/**
 * The whole accept as one statement. `m` are the messages of groups whose key is not known, `judged` what speaks
 * against them, `granted` the quota that is theirs, `accepted` what is stored. Only refusals and known keys come back.
 * Whether a recipient was erased is looked up by hash, and only for an account that erased somebody: a replay of its
 * answer says so without the address. Parts that no group of a batch needs are left out: to begin and end them costs as
 * much as to store several emails.
 *
 * A key is found by itself, and an expired one deleted by its place: planned as joins while a database is new, these would
 * read all keys of the account for each accept.
 *
 * A key that another transaction stores meanwhile makes the plain INSERT of `idempotency_keys` wait, and then fail: the
 * statement is run again and sees it. So it is where the quota is used up, and no key is inserted. Rows that transactions
 * contend for are written in the order of their keys.
 */
const compose = (parts: Parts) => (parameters: Parameters<Accept>): string => {
  const { answering, attached, keyed, leased, metered, scheduled } = parts
  const inGroups = keyed || metered
  const ahead = `${parameters.value("float8", (accept) => accept.ahead)}::float8`
  const dueAt = plusInSql("created_at", ahead)
  return `
WITH ${inGroups ? judgedInGroups(parts, parameters) : judgedAlone(parts, parameters)}${leased ? begun(dueAt) : ""}
appended AS MATERIALIZED (
  SELECT event_id, id AS email_id, account_id, mode, 'email.' || status AS type, created_at AS at FROM accepted
),
new_emails AS (
  INSERT INTO sendwright.emails (id, account_id, mode, created_at, scheduled_at, domain_id, ${namesOf(headingColumns)},
    message_id, recipients, envelopes, simulations, attachment_count, idempotency_key, search_text, first_event_id,
    trace, ${namesOf(C.originColumns)})
  SELECT id, account_id, mode, created_at, scheduled_at, domain_id, ${valuesOf(headingColumns)},
    message_id, recipients::text[], envelopes::text[], simulations::text[], attachment_count, ${
    keyed ? "CASE WHEN kind <> 'message' THEN key END" : "key"
  }, search_text, event_id,
    trace, ${namesOf(C.originColumns)}
  FROM accepted
),
new_states AS (
  INSERT INTO sendwright.email_states (email_id, account_id, mode, updated_at, status, states, scheduled_at,
    next_sequence, has_evidence)
  SELECT id, account_id, mode, created_at, status,
    array_fill(status, ARRAY[cardinality(recipients::text[])]), scheduled_at, 1, false
  FROM accepted
),
new_contents AS (
  INSERT INTO sendwright.email_contents (email_id, ${namesOf(contentColumns)})
  SELECT id, ${valuesOf(contentColumns)} FROM accepted
),${attached ? newAttachments(parameters) : ""}${answering ? newAnswers : ""}${
    leased ? leasedJobs(dueAt) : freeJobs(dueAt)
  }
${fanOut(ahead)}${scheduled ? scheduledEntries : ""}${keyed ? newKeys(parts) : ""}
SELECT o.g::int4, o.n::int4, o.refusal, o.addresses, o.allowed, NULL::boolean AS same, NULL::json AS verdicts,
  NULL::json AS answer, NULL::uuid AS domain_id
FROM ${inGroups ? "outcome" : "judged"} o WHERE o.refusal IS NOT NULL${keyed ? replayed : ""}${leased ? begunRows : ""}`
}

const statements = new Map<string, Statement<Accept, AcceptRow>>()

/** The statement with these parts; always the same text, so that it is prepared once. */
export const statementOf = (parts: Parts): Statement<Accept, AcceptRow> => {
  const name = Object.values(parts).join(" ")
  let found = statements.get(name)
  if (found === undefined) statements.set(name, found = statement(compose(parts)))
  return found
}
