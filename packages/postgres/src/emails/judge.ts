import * as Quota from "@sendwright/core/accounts/Quota"
import type { AcceptGroup, Verdict } from "@sendwright/core/emails/EmailStore"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { column } from "../sql/columns.ts"
import { statement } from "../sql/Statement.ts"
import { verdictOf } from "./accept.ts"
import type { MessageRow } from "./acceptColumns.ts"
import { type Accept, acceptOf, type AcceptRow, judgement, lookups } from "./acceptStatement.ts"

const columns = [
  column("account_id", "uuid", ({ email }: MessageRow) => email.accountId),
  column("domain", "text", ({ email }: MessageRow) => email.domain),
  column("recipients", "text[]", ({ email }: MessageRow) => email.recipients.map(({ address }) => address))
]

interface JudgedRow extends Pick<AcceptRow, "refusal" | "addresses"> {
  readonly n: number
  readonly month_used: number
  readonly day_used: number
}

/** One row for each message, and how much of its quota the account has used. */
const judged = statement<Accept, Omit<JudgedRow, "refusal"> & { readonly refusal: JudgedRow["refusal"] | null }>(
  (parameters) => {
    const quota = (of: "month" | "day") => parameters.value("text", ({ groups: [group] }) => group?.quota?.[of] ?? null)
    const [month, day] = [quota("month"), quota("day")]
    return `
WITH judged AS MATERIALIZED (
  SELECT m.n, m.account_id, ${judgement}
  FROM ${parameters.rows("m", columns, ({ messages }) => messages, "n")} ${lookups(parameters)}
)
SELECT j.n::int4, j.refusal, j.addresses, coalesce(q.month_used, 0)::int4 AS month_used,
  CASE WHEN q.day >= ${day}::text THEN q.day_used ELSE 0 END::int4 AS day_used
FROM judged j LEFT JOIN sendwright.quotas q ON q.account_id = j.account_id AND q.month = ${month}::text
ORDER BY j.n`
  }
)

// Reading alone needs no time, and so not how far the database's clock is ahead.
const ahead = 0

/** What `acceptDistinct` would answer to a group without a key, by reading alone. */
export const judge = (db: Database, group: AcceptGroup): Effect.Effect<ReadonlyArray<Verdict>, SqlError> =>
  Effect.map(db.run(judged, acceptOf([{ ...group, idempotency: null }], db, ahead)), (rows) => {
    let accepted = 0
    return group.messages.map((email, index): Verdict => {
      const { addresses, day_used, month_used, refusal } = rows[index]!
      if (refusal !== null) return verdictOf(email, { refusal, addresses })
      const used = { month: month_used + accepted, day: day_used + accepted }
      const short = group.quota === null ? undefined : Quota.shortageOf(group.quota, used)
      if (short !== undefined) return { _tag: "OverQuota", ...short }
      accepted++
      return { _tag: "Accepted", emailId: email.id }
    })
  })
