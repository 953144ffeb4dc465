import type { AcceptAnswer, AcceptGroup, NewEmail, Verdict } from "@sendwright/core/emails/EmailStore"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import { acceptOf, type AcceptRow, partsOf, statementOf } from "./acceptStatement.ts"
import type { Database } from "./Database.ts"

/**
 * Judges and stores groups of which no two share a key, and of which all of one account claim the same quota. A group that
 * is all or nothing comes alone.
 */
export const acceptDistinct = (
  db: Database,
  groups: ReadonlyArray<AcceptGroup>
): Effect.Effect<ReadonlyArray<AcceptAnswer>, SqlError> => {
  const run = Effect.flatMap(
    db.clock.aheadOf(latestOf(groups)),
    (ahead) => db.run(statementOf(partsOf(groups)), acceptOf(groups, db.hasher, ahead))
  )
  return Effect.map(run, (rows) => {
    if (rows.length === 0) return groups.map(allAccepted)
    const answers: Array<AcceptAnswer | undefined> = groups.map(() => undefined)
    const refusals = new Map<number, AcceptRow>()
    for (const row of rows) {
      if (row.n !== null) refusals.set(row.n, row)
      else if (row.same !== true) answers[row.g - 1] = { _tag: "KeyReused" }
      else answers[row.g - 1] = { _tag: "Replayed", verdicts: row.verdicts ?? [], answer: row.answer }
    }
    let n = 0
    return groups.map((group, index) => {
      const start = n
      n += group.messages.length
      return answers[index] ?? {
        // What was refused is a message: nothing is left of a group that is all or nothing.
        _tag: group.allOrNothing ? "Refused" : "Judged",
        verdicts: group.messages.map((email, position) => verdictOf(email, refusals.get(start + position + 1)))
      }
    })
  })
}

/** When the latest of the messages was made. */
const latestOf = (groups: ReadonlyArray<AcceptGroup>): Date => {
  let latest = new Date(0)
  for (const { messages } of groups) {
    for (const { createdAt } of messages) if (createdAt > latest) latest = createdAt
  }
  return latest
}

const allAccepted = (group: AcceptGroup): AcceptAnswer => ({
  _tag: "Judged",
  verdicts: group.messages.map((email) => ({ _tag: "Accepted", emailId: email.id }))
})

/** The verdict that a refusal stands for. */
export const verdictOf = (
  email: NewEmail,
  row: Pick<AcceptRow, "refusal" | "addresses"> & Partial<Pick<AcceptRow, "allowed">> | undefined
): Verdict => {
  switch (row?.refusal) {
    case undefined:
    case "known":
      return { _tag: "Accepted", emailId: email.id }
    case "domain":
      return { _tag: "DomainNotVerified", domain: email.domain ?? "" }
    case "suppressed": {
      const suppressed = new Set(row?.addresses ?? [])
      const addresses = email.recipients.map(({ address }) => address).filter((address) => suppressed.has(address))
      return { _tag: "Suppressed", addresses }
    }
    case "month":
    case "day":
      return { _tag: "OverQuota", limit: row?.refusal === "month" ? "month" : "day", allowed: row?.allowed ?? 0 }
  }
}
