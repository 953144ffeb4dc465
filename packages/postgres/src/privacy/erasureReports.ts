import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import { redactReport } from "@sendwright/core/privacy/ErasedEmail"
import { all, type Redactor } from "@sendwright/core/privacy/Redaction"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { decodeEvent, encodeEvent, type Stored } from "../reports/providerEvents.ts"
import { type Column, column } from "../sql/columns.ts"
import { hitOf } from "../sql/erasureHit.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"

/** How many reports one transaction goes through. */
const windowLength = 1_000

const toUuid = (text: string): string =>
  `CASE WHEN ${text} ~ '^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$' THEN (${text})::uuid END`

/** Whose email a waiting report speaks of, by the first of its names that is known; null where none is. */
const owner = `coalesce(
  (SELECT s.account_id FROM sendwright.email_states s WHERE s.email_id = ${toUuid("p.event ->> 'emailId'")}),
  (SELECT s.account_id FROM sendwright.email_states s WHERE s.provider_message_id = p.provider_message_id LIMIT 1),
  (SELECT e.account_id FROM sendwright.emails e
    WHERE e.id = ${toUuid("split_part(p.event ->> 'messageId', '@', 1)")} AND e.message_id = p.event ->> 'messageId')
)`

/** The end of a window of the reports that wait, of whichever account. $1 and $2 the place before it. */
const reportsEndStatement = `
SELECT provider, key FROM sendwright.provider_events WHERE (provider, key) > ($1, $2)
ORDER BY provider, key OFFSET ${windowLength - 1} LIMIT 1`

/** In a window of reports: $1 and $2 the place before it, $3 and $4 its end, which is null at the end of them all. */
const inWindow = "(p.provider, p.key) > ($1, $2) AND ($3::text IS NULL OR (p.provider, p.key) <= ($3, $4))"

const dropReportsStatement = `
DELETE FROM sendwright.provider_events p
WHERE ${inWindow} AND (
  SELECT count(*) FROM sendwright.erased_names n
  WHERE n.name IN (p.event ->> 'emailId', p.event ->> 'messageId', p.provider_message_id)
) > 0 AND ${owner} IS NULL`

/** Reports that may hold the address, but for those that are known to be another account's. */
const reportsStatement = `
SELECT p.provider, p.key, p.event FROM sendwright.provider_events p
WHERE ${inWindow} AND ${hitOf("$6", "$7")("p.event::text")} AND coalesce(${owner} = $5, true)
FOR UPDATE OF p`

interface RedactedReport {
  readonly provider: string
  readonly key: string
  readonly event: ProviderEvent
}

const reportColumns: ReadonlyArray<Column<RedactedReport>> = [
  column("provider", "text", ({ provider }) => provider),
  column("key", "text", ({ key }) => key),
  column("new_key", "text", ({ event }) => event.key),
  column("event", "text", ({ event }) => encodeEvent(event)),
  column("provider_message_id", "text", ({ event }) => event.providerMessageId)
]

const writeReportsStatement = statement<ReadonlyArray<RedactedReport>>((parameters) => `
UPDATE sendwright.provider_events p SET key = u.new_key, event = u.event::json, provider_message_id = u.provider_message_id
FROM ${parameters.rows("u", reportColumns, (reports) => reports)}
WHERE p.provider = u.provider AND p.key = u.key`)

interface ReportsPlace {
  readonly provider: string
  readonly key: string
}

/** Takes the address out of reports that wait, and drops those of deleted emails. */
export const redactReports = Effect.fnUntraced(function*(
  db: Database,
  accountId: string,
  redactor: Redactor
): Effect.fn.Return<void, SqlError> {
  let after: ReportsPlace = { provider: "", key: "" }
  for (;;) {
    const [end]: ReadonlyArray<ReportsPlace> = yield* db.query<ReportsPlace>(reportsEndStatement, [
      P.text(after.provider),
      P.text(after.key)
    ])
    const window = [P.text(after.provider), P.text(after.key), P.text(end?.provider ?? null), P.text(end?.key ?? null)]
    yield* db.query(dropReportsStatement, window)
    yield* db.transaction(Effect.gen(function*() {
      const reports = yield* db.query<ReportsPlace & { readonly event: Stored }>(reportsStatement, [
        ...window,
        P.uuid(accountId),
        P.text(redactor.hint),
        P.text(redactor.pattern)
      ])
      if (reports.length === 0) return
      yield* db.run(
        writeReportsStatement,
        reports.map(({ event, key, provider }) => ({
          provider,
          key,
          event: redactReport(decodeEvent(event), all([redactor]))
        }))
      )
    }))
    if (end === undefined) return
    after = end
  }
})
