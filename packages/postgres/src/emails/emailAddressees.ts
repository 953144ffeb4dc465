import type { EmailScope } from "@sendwright/core/accounts/Caller"
import type { Addressees } from "@sendwright/core/emails/EmailStore"
import { recipientWith } from "@sendwright/core/model/SearchedAddress"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { monthsOf } from "../months/months.ts"
import { type InMonths, statementIn } from "../months/monthStatement.ts"
import * as P from "../sql/params.ts"
import type { Parameters } from "../sql/Statement.ts"
import { patternOf } from "./emailSearched.ts"

interface Asked extends EmailScope {
  readonly ids: ReadonlyArray<string>
}

const ofIds = ({ within }: InMonths, parameters: Parameters<Asked>): string => `
SELECT e.id, e.to_list AS "to", e.cc_list AS cc, e.bcc_list AS bcc, e.recipients FROM sendwright.emails e
WHERE e.id = ANY (${parameters.values("uuid", ({ ids }) => ids.map(P.idOrNull))}::uuid[])${within("e.id")}
  AND e.account_id = ${parameters.value("uuid", ({ accountId }) => P.idOrNull(accountId))}
  AND e.mode = ANY (${parameters.values("text", ({ modes }) => modes)})`

const addresseesStatement = statementIn<Asked, Addressees>((months, parameters) => ofIds(months, parameters))

const namingStatement = statementIn<Asked & { readonly text: string }, Addressees>((months, parameters) => `
${ofIds(months, parameters)} AND e.search_text LIKE ${parameters.value("text", ({ text }) => patternOf(text))}`)

/** What emails say of their recipients. */
export const addressees = (
  db: Database,
  scope: EmailScope,
  ids: ReadonlyArray<string>
): Effect.Effect<ReadonlyArray<Addressees>, SqlError> =>
  Effect.flatMap(monthsOf(ids), (months) => db.run(addresseesStatement(months), { ...scope, ids: [...new Set(ids)] }))

/** Those of some emails that have a recipient with a text in the address, by their ids. */
export const emailsNaming = Effect.fnUntraced(function*(
  db: Database,
  scope: EmailScope,
  ids: ReadonlyArray<string>,
  text: string
): Effect.fn.Return<ReadonlySet<string>, SqlError> {
  if (ids.length === 0) return new Set()
  // The subject is searched as well, and so is the text that replaces an erased recipient: the rule has the last word.
  const rows = yield* db.run(namingStatement(yield* monthsOf(ids)), { ...scope, ids: [...new Set(ids)], text })
  return new Set(rows.flatMap((row) => recipientWith(row, text) === undefined ? [] : [row.id]))
})
