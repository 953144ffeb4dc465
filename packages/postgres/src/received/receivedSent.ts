import type { EmailScope } from "@sendwright/core/accounts/Caller"
import { problemOfText } from "@sendwright/core/foundation/TextRules"
import { emailIdOf } from "@sendwright/core/model/MessageId"
import { maxNamed } from "@sendwright/core/received/ReceivedEmail"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { monthsOf, recentMonths } from "../months/months.ts"
import { type InMonths, statementIn } from "../months/monthStatement.ts"
import * as P from "../sql/params.ts"
import { type Parameters, statement } from "../sql/Statement.ts"

interface Named extends EmailScope {
  /** Message-IDs, or what is before their `@`. */
  readonly names: ReadonlyArray<string>
  /** The ids that they may begin with. */
  readonly ids: ReadonlyArray<string>
}

interface NamedRow {
  readonly id: string
  /** The name by which it was found. */
  readonly name: string
}

const inScope = (table: string, parameters: Parameters<Named>): string =>
  `${table}.account_id = ${parameters.value("uuid", ({ accountId }) => P.idOrNull(accountId))}
  AND ${table}.mode = ANY (${parameters.values("text", ({ modes }) => modes)})`

const ownStatement = statementIn<Named, NamedRow>(({ within }, parameters) => `
SELECT e.id, e.message_id AS name FROM sendwright.emails e
WHERE e.id = ANY (${parameters.values("uuid", ({ ids }) => ids)}::uuid[])${within("e.id")}
  AND e.message_id = ANY (${parameters.values("text", ({ names }) => names)}) AND ${inScope("e", parameters)}`)

const providersText = (within: InMonths["within"], parameters: Parameters<Named>): string => `
SELECT s.email_id AS id, s.provider_message_id AS name FROM sendwright.email_states s
WHERE s.provider_message_id = ANY (${parameters.values("text", ({ names }) => names)})${within("s.email_id")}
  AND ${inScope("s", parameters)}
LIMIT ${2 * maxNamed}`

const recentStatement = statementIn<Named, NamedRow>(({ within }, parameters) => providersText(within, parameters))
const everyStatement = statement<Named, NamedRow>((parameters) => providersText(() => "", parameters))

/**
 * The sent email that is named first. Nearly all are named by the engine's own Message-ID, whose months are known; a
 * provider's id is looked for in the present month and the last one, and in all only where nothing was found.
 */
export const findSent = Effect.fnUntraced(function*(
  db: Database,
  scope: EmailScope,
  messageIds: ReadonlyArray<string>
): Effect.fn.Return<Option.Option<string>, SqlError> {
  const names = messageIds.slice(0, maxNamed).filter((name) => name !== "" && problemOfText(name) === undefined)
  if (names.length === 0) return Option.none()
  const first = (rows: ReadonlyArray<NamedRow>): Option.Option<string> => {
    const ids = new Map(rows.map(({ id, name }) => [name, id]))
    for (const name of names) {
      const id = ids.get(name) ?? ids.get(emailIdOf(name))
      if (id !== undefined) return Option.some(id)
    }
    return Option.none()
  }
  const ids = names.map(emailIdOf).flatMap((id) => P.idOrNull(id) ?? [])
  const own = ids.length === 0 ? [] : yield* db.run(ownStatement(yield* monthsOf(ids)), { ...scope, ids, names })
  // What is asked for first cannot be preceded.
  if (own.some(({ name }) => name === names[0])) return first(own)
  const asked = { ...scope, ids: [], names: [...new Set(names.flatMap((name) => [name, emailIdOf(name)]))] }
  const recent = yield* db.run(recentStatement(recentMonths(yield* Clock.currentTimeMillis)), asked)
  const found = first([...recent, ...own])
  return Option.isSome(found) ? found : first(yield* db.runPlanned(everyStatement, asked))
})
