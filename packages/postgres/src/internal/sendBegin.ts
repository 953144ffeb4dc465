import type { Mode } from "@sendwright/core/foundation/Mode"
import type { Attachment } from "@sendwright/core/model/Attachment"
import type { RecipientHasher } from "@sendwright/core/privacy/RecipientHash"
import { erased } from "@sendwright/core/privacy/Redaction"
import type { Begun, SendLease } from "@sendwright/core/sending/SendJobs"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "./Database.ts"
import { plus } from "./DatabaseClock.ts"
import { contentsOf, type ContentsRow, type HeadingRow, toContents } from "./emailColumns.ts"
import { type RecipientColumns, toRecipients } from "./emailRows.ts"
import * as P from "./params.ts"
import { erasedOf, hasErased } from "./recipientHash.ts"
import { jobsOf, leaseColumns } from "./sendLeases.ts"
import { statement } from "./Statement.ts"
import { decodeTrace } from "./trace.ts"

interface Beginning {
  readonly leases: ReadonlyArray<SendLease>
  readonly now: Date
  readonly hasher: RecipientHasher
}

/**
 * Locks the leased jobs, looks again at domain and suppressions, records the attempts of those that pass, and reads
 * their emails. A removed domain is looked for by its name: it may have been added again. Nothing leaves in the name of
 * an erased sender.
 */
const beginStatement = statement<Beginning, BegunRow>((parameters) => {
  const now = parameters.value("timestamptz", (input) => input.now)
  return `
WITH l AS MATERIALIZED (SELECT DISTINCT * FROM ${parameters.rows("l", leaseColumns, ({ leases }) => leases)}),
job AS MATERIALIZED (
  SELECT j.email_id, j.token, j.queued_at, j.attempt
  FROM l JOIN sendwright.send_jobs j ON j.email_id = l.email_id AND j.token = l.token
  WHERE ${jobsOf("l")} AND j.wake_at > ${now} ORDER BY j.email_id FOR UPDATE OF j
),
checked AS MATERIALIZED (
  SELECT j.email_id, j.token, j.queued_at, j.attempt AS attempts, s.states, s.mode,
    e.domain_id IS NOT NULL AS has_domain, s.scheduled_at,
    (SELECT d.id FROM sendwright.domains was JOIN sendwright.domains d
        ON d.account_id = was.account_id AND d.name = was.name AND d.status = 'verified' AND d.removed_at IS NULL
      WHERE was.id = e.domain_id) AS domain_id,
    (SELECT array_agg(r.address ORDER BY r.position)
      FROM unnest(e.recipients, s.states) WITH ORDINALITY AS r(address, state, position)
      JOIN sendwright.suppressions x ON x.account_id = e.account_id AND x.address = r.address
      WHERE r.state = 'queued')
    || CASE WHEN ${hasErased("e.account_id")} THEN (SELECT array_agg(r.address ORDER BY r.position)
      FROM unnest(e.recipients, s.states) WITH ORDINALITY AS r(address, state, position)
      WHERE r.state = 'queued'
        AND (r.address = '${erased}' OR ${erasedOf("e.account_id", "ARRAY[r.address]", parameters)} IS NOT NULL))
    END
    || CASE WHEN e.sender = '${erased}' THEN ARRAY[e.sender] END AS suppressed
  FROM job j JOIN sendwright.emails e ON e.id = j.email_id JOIN sendwright.email_states s ON s.email_id = j.email_id
),
begun AS (
  UPDATE sendwright.send_jobs j SET began_at = ${now}, attempt = j.attempt + 1
  FROM checked k
  WHERE j.email_id = k.email_id AND ${
    jobsOf("checked")
  } AND (NOT k.has_domain OR k.domain_id IS NOT NULL) AND k.suppressed IS NULL
  RETURNING j.email_id, j.attempt
)
SELECT k.email_id, k.token, k.has_domain, k.domain_id, k.suppressed, k.queued_at, k.states, k.mode, k.attempts,
  b.attempt, e.account_id, e.message_id,
  e.sender, e.to_list, e.cc_list, e.reply_to, e.subject, e.own_header, e.recipients, e.envelopes, e.simulations, e.attachment_count,
  e.created_at, k.scheduled_at, e.trace, ${contentsOf("c")}
FROM checked k
LEFT JOIN begun b ON b.email_id = k.email_id
LEFT JOIN sendwright.emails e ON e.id = b.email_id
LEFT JOIN sendwright.email_contents c ON c.email_id = b.email_id`
})

interface BegunRow extends RecipientColumns, ContentsRow, Omit<HeadingRow, "bcc_list" | "tags"> {
  readonly email_id: string
  readonly token: string
  readonly has_domain: boolean
  /** The one that has the domain's name now. */
  readonly domain_id: string | null
  readonly suppressed: ReadonlyArray<string> | null
  readonly queued_at: Date
  /** Recorded before this one. */
  readonly attempts: number
  readonly attempt: number
  readonly account_id: string
  readonly mode: Mode
  readonly message_id: string
  readonly attachment_count: number
  readonly created_at: Date
  readonly scheduled_at: Date | null
  readonly trace: Uint8Array | null
}

const attachmentsStatement = `
SELECT email_id, filename, content_type AS "contentType", content_id AS "contentId", disposition, content
FROM sendwright.email_attachments
WHERE email_id = ANY ($1::uuid[]) ORDER BY email_id, position`

export const begin = Effect.fnUntraced(function*(
  db: Database,
  leases: ReadonlyArray<SendLease>,
  now: Date,
  ahead: number
): Effect.fn.Return<ReadonlyArray<Begun>, SqlError> {
  const rows = yield* db.write(db.run(beginStatement, { leases, now, hasher: db.hasher }))
  const held = new Map(rows.map((row) => [`${row.email_id} ${row.token}`, row]))
  const files = new Map<string, Array<Attachment>>()
  // Attachments never change, so that they may be read after the hand-off is recorded.
  const withFiles = rows.filter((row) => row.attachment_count > 0).map((row) => row.email_id)
  if (withFiles.length > 0) {
    const fileRows = yield* db.query<Attachment & { readonly email_id: string }>(attachmentsStatement, [
      P.uuids(withFiles)
    ])
    for (const { email_id, ...file } of fileRows) {
      const ofEmail = files.get(email_id) ?? []
      ofEmail.push(file)
      files.set(email_id, ofEmail)
    }
  }
  return leases.map((lease): Begun => {
    const name = `${lease.emailId} ${lease.token}`
    const row = held.get(name)
    // The same lease twice: it begins once.
    held.delete(name)
    if (row === undefined) return { _tag: "Lost", lease }
    const { attempts, mode } = row
    if (row.has_domain && row.domain_id === null) return { _tag: "DomainRemoved", lease, mode, attempts }
    if (row.suppressed !== null) return { _tag: "Suppressed", lease, mode, attempts, addresses: row.suppressed }
    return {
      _tag: "Ready",
      lease,
      attempt: row.attempt,
      email: {
        id: row.email_id,
        accountId: row.account_id,
        mode,
        domainId: row.domain_id,
        messageId: row.message_id,
        from: row.sender,
        to: row.to_list,
        cc: row.cc_list,
        replyTo: row.reply_to ?? [],
        subject: row.subject,
        ownHeader: row.own_header,
        ...toContents(row),
        attachments: files.get(row.email_id) ?? [],
        recipients: toRecipients(row),
        createdAt: row.created_at,
        scheduledAt: row.scheduled_at,
        queuedAt: plus(row.queued_at, -ahead),
        trace: decodeTrace(row.trace)
      }
    }
  })
})
