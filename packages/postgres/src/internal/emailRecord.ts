import type { EmailScope } from "@sendwright/core/accounts/Caller"
import type { EmailRecord } from "@sendwright/core/emails/EmailStore"
import type { HandoffAttempt } from "@sendwright/core/model/HandoffAttempt"
import type { SendFacts } from "@sendwright/core/model/Waiting"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "./Database.ts"
import { type EmailRow, type RecipientColumns, recordsWith, toEmail, toRecipients } from "./emailRows.ts"
import * as P from "./params.ts"
import { verifiedDomainOf } from "./verifiedDomain.ts"

const millis = (time: string): string => `(extract(epoch FROM ${time}) * 1000)::int8`

/** Everything of one email by one statement; the columns of the job are null where there is none. */
const recordStatement = `
${
  recordsWith(`,
  (SELECT k.name FROM sendwright.api_keys k WHERE k.id = e.key_id AND k.account_id = e.account_id) AS key_name,
  e.key_id, e.user_id, e.request_id, e.copy_of, e.recipients, e.envelopes, e.simulations, s.states,
  (SELECT json_agg(json_build_object('number', h.number, 'beganAt', ${millis("h.began_at")},
      'endedAt', ${millis("h.ended_at")}, 'provider', h.provider, 'outcome', h.outcome, 'reply', h.reply,
      'nextAt', ${millis("h.next_at")}) ORDER BY h.number)
    FROM sendwright.email_handoffs h WHERE h.email_id = e.id) AS handoffs,
  (SELECT json_build_object('dueAt', CASE WHEN NOT j.held THEN ${millis("j.due_at")} END, 'attempts', j.attempt,
      'isLeased', j.token IS NOT NULL, 'beganAt', ${millis("j.began_at")}, 'isHeld', j.held, 'throttle', j.waits_for)
    FROM sendwright.send_jobs j WHERE j.email_id = e.id) AS job,
  (SELECT json_build_object('isPaused', a.paused_at IS NOT NULL, 'isSuspended', a.suspended_at IS NOT NULL)
    FROM sendwright.accounts a WHERE a.id = e.account_id) AS account,
  (e.domain_id IS NULL OR ${verifiedDomainOf("e.account_id", "e.domain_id")} IS NOT NULL) AS is_domain_verified`)
}
WHERE e.id = $1 AND e.account_id = $2 AND e.mode = ANY ($3)`

/** Times as they stand in JSON: milliseconds since 1970. */
type Stored<A, Times extends keyof A> = {
  readonly [Name in keyof A]: Name extends Times ? number | Extract<A[Name], null> : A[Name]
}

interface RecordRow extends EmailRow, RecipientColumns {
  readonly key_id: string | null
  readonly key_name: string | null
  readonly user_id: string | null
  readonly request_id: string | null
  readonly copy_of: string | null
  readonly handoffs: ReadonlyArray<Stored<HandoffAttempt, "beganAt" | "endedAt" | "nextAt">> | null
  readonly job: Stored<NonNullable<SendFacts["job"]>, "dueAt" | "beganAt"> | null
  readonly account: SendFacts["account"] | null
  readonly is_domain_verified: boolean
}

const dateOf = (time: number | null): Date | null => time === null ? null : new Date(time)

const toRecord = (row: RecordRow, ahead: number): EmailRecord => ({
  email: toEmail(row),
  origin: {
    keyId: row.key_id,
    userId: row.user_id,
    requestId: row.request_id?.replaceAll("-", "") ?? null,
    copyOf: row.copy_of
  },
  keyName: row.key_name,
  recipients: toRecipients(row),
  handoffs: (row.handoffs ?? []).map((handoff) => ({
    ...handoff,
    beganAt: new Date(handoff.beganAt),
    endedAt: new Date(handoff.endedAt),
    nextAt: dateOf(handoff.nextAt)
  })),
  facts: {
    mode: row.mode,
    status: row.status,
    scheduledAt: row.scheduled_at,
    // Jobs go by the database's clock.
    job: row.job === null ? null : {
      ...row.job,
      dueAt: dateOf(row.job.dueAt === null ? null : row.job.dueAt - ahead),
      beganAt: dateOf(row.job.beganAt === null ? null : row.job.beganAt - ahead)
    },
    account: row.account ?? { isPaused: false, isSuspended: false },
    isDomainVerified: row.is_domain_verified
  }
})

/** All that is stored of an email. */
export const record = (
  db: Database,
  { accountId, modes }: EmailScope,
  id: string
): Effect.Effect<Option.Option<EmailRecord>, SqlError> =>
  Effect.flatMap(db.clock.ahead, (ahead) =>
    Effect.map(
      db.query<RecordRow>(recordStatement, [P.uuid(P.idOrNull(id)), P.uuid(P.idOrNull(accountId)), P.texts(modes)]),
      ([row]) => Option.map(Option.fromNullishOr(row), (found) => toRecord(found, ahead))
    ))

const filesOf = `
SELECT a.filename, a.content_type AS "contentType", a.content_id AS "contentId", a.disposition, a.content
FROM sendwright.emails e JOIN sendwright.email_attachments a ON a.email_id = e.id
WHERE e.id = $1 AND e.account_id = $2 AND e.mode = ANY ($3)`

/** The attachments of an email with their contents. */
export const attachmentsStatement = `${filesOf} ORDER BY a.position`

/** One of them. */
export const attachmentStatement = `${filesOf} AND a.position = $4`

/** How far emails have come. */
export const statesStatement = `
SELECT s.email_id AS id, s.status, s.updated_at AS "updatedAt" FROM sendwright.email_states s
WHERE s.email_id = ANY ($1::uuid[]) AND s.account_id = $2 AND s.mode = ANY ($3)`
