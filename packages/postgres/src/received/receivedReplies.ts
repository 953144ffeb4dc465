import type { EmailScope } from "@sendwright/core/accounts/Caller"
import type { EmailStatus } from "@sendwright/core/model/EmailStatus"
import type { SentReply } from "@sendwright/core/received/ReceivedEmail"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { lowestId } from "../queues/DueGroups.ts"
import * as P from "../sql/params.ts"

/** What is asked of sent emails whose ids are known. */
interface Asked extends EmailScope {
  readonly ids: ReadonlyArray<string>
}

interface AnswerRow {
  readonly received_id: string
  readonly email_id: string
}

interface SentRow {
  readonly id: string
  readonly sender: string
  readonly subject: string
  readonly status: EmailStatus
  readonly created_at: Date
}

const sentStatement = statementIn<Asked, SentRow>(({ within }, parameters) => `
SELECT e.id, e.sender, e.subject, s.status, e.created_at
FROM unnest(${parameters.values("uuid", ({ ids }) => ids)}::uuid[]) AS asked(id)
CROSS JOIN LATERAL (
  SELECT * FROM sendwright.emails e WHERE e.id = asked.id${within("e.id")} OFFSET 0
) e
CROSS JOIN LATERAL (
  SELECT s.status FROM sendwright.email_states s WHERE s.email_id = asked.id${within("s.email_id")} OFFSET 0
) s
WHERE e.account_id = ${parameters.value("uuid", ({ accountId }) => P.idOrNull(accountId))}
  AND e.mode = ANY (${parameters.values("text", ({ modes }) => modes)})`)

/** The next answers to some received emails, in the order of their ids. */
interface NextAnswers {
  readonly received: ReadonlyArray<string>
  readonly after: string
  readonly limit: number
}

const answersStatement = statementIn<NextAnswers, AnswerRow>(({ within }, parameters) => `
SELECT received_id, email_id FROM sendwright.received_answers
WHERE received_id = ANY (${parameters.values("uuid", ({ received }) => received)}::uuid[])${within("received_id")}
  AND email_id > ${parameters.value("uuid", ({ after }) => after)}
ORDER BY email_id LIMIT ${parameters.value("int4", ({ limit }) => limit)}`)

/** The scope's sent emails that answer some received ones, oldest first. */
export const repliesTo = Effect.fnUntraced(function*(
  db: Database,
  scope: EmailScope,
  receivedIds: ReadonlyArray<string>,
  limit: number
): Effect.fn.Return<ReadonlyArray<SentReply>, SqlError> {
  const received = receivedIds.flatMap((id) => P.idOrNull(id) ?? [])
  const replies: Array<SentReply> = []
  if (received.length === 0 || limit <= 0) return replies
  const answers = answersStatement(yield* monthsOf(received))
  // Those that are gone take no place of those that are there.
  for (let after: string | undefined = lowestId; after !== undefined && replies.length < limit;) {
    const rows: ReadonlyArray<AnswerRow> = yield* db.run(answers, { received, after, limit })
    replies.push(...yield* sentOf(db, scope, rows))
    after = rows[limit - 1]?.email_id
  }
  return replies.slice(0, limit)
})

const sentOf = Effect.fnUntraced(function*(
  db: Database,
  scope: EmailScope,
  rows: ReadonlyArray<AnswerRow>
): Effect.fn.Return<ReadonlyArray<SentReply>, SqlError> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.email_id)
  const sent = yield* db.run(sentStatement(yield* monthsOf(ids)), { ...scope, ids })
  const byId = new Map(sent.map((row) => [row.id, row]))
  return rows.flatMap((row) => {
    const email = byId.get(row.email_id)
    return email === undefined ? [] : [{
      id: email.id,
      receivedId: row.received_id,
      from: email.sender,
      subject: email.subject,
      status: email.status,
      createdAt: email.created_at
    }]
  })
})
