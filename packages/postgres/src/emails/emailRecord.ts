import type { EmailScope } from "@sendwright/core/accounts/Caller"
import type { EmailRecord, EmailState } from "@sendwright/core/emails/EmailStore"
import type { HandoffAttempt } from "@sendwright/core/model/HandoffAttempt"
import type { StoredFile } from "@sendwright/core/model/OriginalMessage"
import type { SendFacts } from "@sendwright/core/model/Waiting"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { monthsOf } from "../months/months.ts"
import { type InMonths, statementIn } from "../months/monthStatement.ts"
import * as P from "../sql/params.ts"
import type { Parameters } from "../sql/Statement.ts"
import {
  type EmailRow,
  isAsked,
  type OneEmail,
  type RecipientColumns,
  recordsWith,
  toEmail,
  toRecipients
} from "./emailRows.ts"
import { verifiedDomainOf } from "./verifiedDomain.ts"

const millis = (time: string): string => `(extract(epoch FROM ${time}) * 1000)::int8`

/** Everything of one email by one statement; the columns of the job are null where there is none. */
const recordStatement = statementIn<OneEmail, RecordRow>(({ within }, parameters) => `
${
  recordsWith(
    within,
    `,
  (SELECT k.name FROM sendwright.api_keys k WHERE k.id = e.key_id AND k.account_id = e.account_id) AS key_name,
  e.key_id, e.user_id, e.request_id, e.copy_of, e.template_id, e.recipients, e.envelopes, e.simulations, s.states,
  (SELECT json_agg(json_build_object('number', h.number, 'beganAt', ${millis("h.began_at")},
      'endedAt', ${millis("h.ended_at")}, 'provider', h.provider, 'outcome', h.outcome, 'reply', h.reply,
      'nextAt', ${millis("h.next_at")}) ORDER BY h.number)
    FROM sendwright.email_handoffs h WHERE h.email_id = e.id${within("h.email_id")}) AS handoffs,
  (SELECT json_build_object('dueAt', CASE WHEN NOT j.held THEN ${millis("j.due_at")} END, 'attempts', j.attempt,
      'isLeased', j.token IS NOT NULL, 'beganAt', ${millis("j.began_at")}, 'isHeld', j.held, 'throttle', j.waits_for,
      'isReceiverPaused',
      EXISTS (SELECT FROM sendwright.sites p WHERE p.site = ANY (j.receivers) AND p.paused_at IS NOT NULL))
    FROM sendwright.send_jobs j WHERE j.email_id = e.id) AS job,
  (SELECT json_build_object('isPaused', a.paused_at IS NOT NULL, 'isSuspended', a.suspended_at IS NOT NULL)
    FROM sendwright.accounts a WHERE a.id = e.account_id) AS account,
  (e.domain_id IS NULL OR ${verifiedDomainOf("e.account_id", "e.domain_id")} IS NOT NULL) AS is_domain_verified`
  )
}
WHERE ${isAsked(within, parameters)}`)

/** Times as they are in JSON: milliseconds since 1970. */
type Stored<A, Times extends keyof A> = {
  readonly [Name in keyof A]: Name extends Times ? number | Extract<A[Name], null> : A[Name]
}

interface RecordRow extends EmailRow, RecipientColumns {
  readonly key_id: string | null
  readonly key_name: string | null
  readonly user_id: string | null
  readonly request_id: string | null
  readonly copy_of: string | null
  readonly template_id: string | null
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
    copyOf: row.copy_of,
    templateId: row.template_id
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
  scope: EmailScope,
  id: string
): Effect.Effect<Option.Option<EmailRecord>, SqlError> =>
  Effect.flatMap(Effect.all([db.clock.ahead, monthsOf([id])]), ([ahead, months]) =>
    Effect.map(
      db.run(recordStatement(months), { ...scope, id }),
      ([row]) => Option.map(Option.fromNullishOr(row), (found) => toRecord(found, ahead))
    ))

const filesOf = ({ within }: InMonths, parameters: Parameters<OneEmail>): string => `
SELECT a.filename, a.content_type AS "contentType", a.content_id AS "contentId", a.disposition, a.content
FROM sendwright.emails e JOIN sendwright.email_attachments a ON a.email_id = e.id${within("a.email_id")}
WHERE ${isAsked(within, parameters)}`

/** The attachments of an email with their contents. */
export const attachmentsStatement = statementIn<OneEmail, StoredFile>((months, parameters) =>
  `${filesOf(months, parameters)} ORDER BY a.position`
)

/** One of them. */
export const attachmentStatement = statementIn<OneEmail & { readonly position: number }, StoredFile>(
  (months, parameters) =>
    `${filesOf(months, parameters)} AND a.position = ${parameters.value("int4", ({ position }) => position)}`
)

/** How far emails have come. */
export const statesStatement = statementIn<EmailScope & { readonly ids: ReadonlyArray<string> }, EmailState>((
  { within },
  parameters
) => `
SELECT s.email_id AS id, s.status, s.updated_at AS "updatedAt" FROM sendwright.email_states s
WHERE s.email_id = ANY (${parameters.values("uuid", ({ ids }) => ids.map(P.idOrNull))}::uuid[])${within("s.email_id")}
  AND s.account_id = ${parameters.value("uuid", ({ accountId }) => P.idOrNull(accountId))}
  AND s.mode = ANY (${parameters.values("text", ({ modes }) => modes)})`)
