import type { Mode } from "@sendwright/core/foundation/Mode"
import type { StoredFile } from "@sendwright/core/model/OriginalMessage"
import type { RecipientHasher } from "@sendwright/core/privacy/RecipientHash"
import { erased } from "@sendwright/core/privacy/Redaction"
import type { Begun, SendLease } from "@sendwright/core/sending/SendJobs"
import { shift } from "@sendwright/core/sending/SendParts"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import { contentsOf, type ContentsRow, type HeadingRow, toContents } from "../emails/emailColumns.ts"
import { type RecipientColumns, toRecipients } from "../emails/emailRows.ts"
import { verifiedDomainOf } from "../emails/verifiedDomain.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { erasedQueuedOf, hasErased } from "../sql/recipientHash.ts"
import { suppressedOf } from "../sql/suppressedOf.ts"
import { decodeTrace } from "../sql/trace.ts"
import { jobsOf, leaseColumns } from "./sendLeases.ts"
import { partsFrom, type StoredPart } from "./storedParts.ts"

interface Beginning {
  readonly leases: ReadonlyArray<SendLease>
  readonly now: Date
  readonly hasher: RecipientHasher
}

const queuedRecipients =
  "(SELECT r.address FROM unnest(e.recipients, s.states) AS r(address, state) WHERE r.state = 'queued') r"

/**
 * Locks the leased jobs, looks again at domain and suppressions, records the attempts of those that pass, and reads
 * their emails. A removed domain is looked for by its name: it may have been added again. Nothing leaves in the name of
 * an erased sender.
 */
const beginStatement = statementIn<Beginning, BegunRow>(({ within }, parameters) => {
  const now = parameters.value("timestamptz", (input) => input.now)
  return `
WITH l AS MATERIALIZED (SELECT * FROM ${parameters.rows("l", leaseColumns, ({ leases }) => leases)}),
job AS MATERIALIZED (
  SELECT j.email_id, j.token, j.queued_at, j.attempt, j.parts
  FROM l JOIN sendwright.send_jobs j ON j.email_id = l.email_id AND j.token = l.token
  WHERE ${jobsOf("l")} AND j.wake_at > ${now} ORDER BY j.email_id FOR UPDATE OF j
),
checked AS MATERIALIZED (
  SELECT j.email_id, j.token, j.queued_at, j.attempt AS attempts, j.parts, s.states, s.mode,
    e.domain_id IS NOT NULL AS has_domain, s.scheduled_at, e.account_id, e.message_id, e.sender, e.to_list, e.cc_list,
    e.reply_to, e.subject, e.tags, e.own_header, e.recipients, e.envelopes, e.simulations, e.attachment_count,
    e.created_at, e.trace,
    ${verifiedDomainOf("e.account_id", "e.domain_id")} AS domain_id,
    (${suppressedOf("e.account_id", queuedRecipients)})
    || CASE WHEN ${hasErased("e.account_id")}
      THEN ${erasedQueuedOf("e.account_id", "e.recipients", "s.states", parameters)} END
    || CASE WHEN e.sender = '${erased}' THEN ARRAY[e.sender] END AS suppressed
  FROM job j
  CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = j.email_id${within("e.id")} OFFSET 0) e
  CROSS JOIN LATERAL (
    SELECT * FROM sendwright.email_states s WHERE s.email_id = j.email_id${within("s.email_id")} OFFSET 0
  ) s
),
ready AS (
  SELECT email_id FROM checked WHERE (NOT has_domain OR domain_id IS NOT NULL) AND suppressed IS NULL
),
begun AS (
  UPDATE sendwright.send_jobs j SET began_at = ${now}, attempt = j.attempt + 1 WHERE ${jobsOf("ready")}
)
SELECT k.*, ${contentsOf("c")}
FROM checked k LEFT JOIN LATERAL (
  SELECT * FROM sendwright.email_contents c WHERE c.email_id = k.email_id${within("c.email_id")} OFFSET 0
) c ON true`
})

interface BegunRow extends RecipientColumns, ContentsRow, Omit<HeadingRow, "bcc_list"> {
  readonly email_id: string
  readonly token: string
  readonly has_domain: boolean
  /** The one that has the domain's name now. */
  readonly domain_id: string | null
  readonly suppressed: ReadonlyArray<string> | null
  readonly queued_at: Date
  /** Recorded before this one. */
  readonly attempts: number
  readonly parts: ReadonlyArray<StoredPart> | null
  readonly account_id: string
  readonly mode: Mode
  readonly message_id: string
  readonly attachment_count: number
  readonly created_at: Date
  readonly scheduled_at: Date | null
  readonly trace: Uint8Array | null
}

const attachmentsStatement = statementIn<ReadonlyArray<string>, StoredFile & { readonly email_id: string }>((
  { within },
  parameters
) => `
SELECT email_id, filename, content_type AS "contentType", content_id AS "contentId", disposition, content
FROM sendwright.email_attachments
WHERE email_id = ANY (${parameters.values("uuid", (ids) => ids)}::uuid[])${within("email_id")}
ORDER BY email_id, position`)

const nameOf = ({ emailId, token }: SendLease): string => `${emailId} ${token}`

export const begin = Effect.fnUntraced(function*(
  db: Database,
  leases: ReadonlyArray<SendLease>,
  now: Date,
  ahead: number
): Effect.fn.Return<ReadonlyArray<Begun>, SqlError> {
  const distinct = new Map(leases.map((lease) => [nameOf(lease), lease]))
  const months = yield* monthsOf(leases.map(({ emailId }) => emailId))
  const rows = yield* db.write(
    db.run(beginStatement(months), { leases: [...distinct.values()], now, hasher: db.hasher })
  )
  const held = new Map(rows.map((row) => [`${row.email_id} ${row.token}`, row]))
  const files = new Map<string, Array<StoredFile>>()
  // Attachments never change, so that they may be read after the hand-off is recorded.
  const withFiles = rows.filter((row) => row.attachment_count > 0).map((row) => row.email_id)
  if (withFiles.length > 0) {
    const fileRows = yield* db.run(attachmentsStatement(yield* monthsOf(withFiles)), withFiles)
    for (const { email_id, ...file } of fileRows) {
      const ofEmail = files.get(email_id) ?? []
      ofEmail.push(file)
      files.set(email_id, ofEmail)
    }
  }
  return leases.map((lease): Begun => {
    const name = nameOf(lease)
    const row = held.get(name)
    // The same lease twice: it begins once.
    held.delete(name)
    if (row === undefined) return { _tag: "Lost", lease }
    const { attempts, mode } = row
    if (row.has_domain && row.domain_id === null) return { _tag: "DomainRemoved", lease, mode, attempts }
    if (row.suppressed !== null) {
      const place = (address: string) => row.recipients.indexOf(address)
      const addresses = row.suppressed.toSorted((left, right) => place(left) - place(right))
      return { _tag: "Suppressed", lease, mode, attempts, addresses }
    }
    return {
      _tag: "Ready",
      lease,
      attempt: attempts + 1,
      parts: row.parts === null ? null : shift(partsFrom(row.parts), -ahead),
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
        tags: row.tags,
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
