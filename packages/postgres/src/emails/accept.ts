import type { AcceptAnswer, AcceptGroup, NewEmail, Verdict } from "@sendwright/core/emails/EmailStore"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { acceptOf, type AcceptRow, partsOf, statementOf } from "./acceptStatement.ts"

/**
 * Judges and stores groups of which no two share a key, and of which all of one account claim the same quota. A group that
 * is all or nothing comes alone.
 */
export const acceptDistinct = Effect.fnUntraced(function*(
  db: Database,
  groups: ReadonlyArray<AcceptGroup>
): Effect.fn.Return<ReadonlyArray<AcceptAnswer>, SqlError> {
  const answers = yield* acceptOnce(db, groups)
  const late = answers.flatMap((answer, index) => mayHaveWaited(groups[index]!, answer) ? [index] : [])
  if (late.length === 0) return answers
  const again = yield* acceptOnce(db, late.map((index) => groups[index]!))
  return answers.map((answer, index) => again[late.indexOf(index)] ?? answer)
})

/**
 * Whether a group was refused for its quota, and may be a repeat of what used the quota up: a statement looks for keys,
 * then waits for transactions that count against the same quota, and sees what they used, but not their keys. Had
 * something of the group been accepted, its own key would have met theirs.
 */
const mayHaveWaited = ({ idempotency }: AcceptGroup, answer: AcceptAnswer): boolean =>
  idempotency !== null
  && (answer._tag === "Refused" || answer._tag === "Judged" && !answer.verdicts.some(({ _tag }) => _tag === "Accepted"))
  && answer.verdicts.some(({ _tag }) => _tag === "OverQuota")

const acceptOnce = (
  db: Database,
  groups: ReadonlyArray<AcceptGroup>
): Effect.Effect<ReadonlyArray<AcceptAnswer>, SqlError> => {
  const run = Effect.flatMap(
    db.clock.aheadOf(latestOf(groups)),
    (ahead) => db.run(statementOf(partsOf(groups)), acceptOf(groups, db, ahead))
  )
  return Effect.map(run, (rows) => {
    if (rows.length === 0) return groups.map(allAccepted)
    const answers: Array<AcceptAnswer | undefined> = groups.map(() => undefined)
    const refusals = new Map<number, AcceptRow>()
    const begun = new Map<number, string | null>()
    for (const row of rows) {
      if (row.n !== null && row.refusal === "begun") begun.set(row.n, row.domain_id ?? null)
      else if (row.n !== null) refusals.set(row.n, row)
      else if (row.same !== true) answers[row.g - 1] = { _tag: "KeyReused" }
      else answers[row.g - 1] = { _tag: "Replayed", verdicts: row.verdicts ?? [], answer: row.answer }
    }
    let n = 0
    return groups.map((group, index) => {
      const start = n
      n += group.messages.length
      const known = answers[index]
      if (known !== undefined) return known
      const of = start + 1
      const verdicts = group.messages.map((email, position) => verdictOf(email, refusals.get(of + position)))
      // What was refused is a message: nothing is left of a group that is all or nothing.
      if (group.allOrNothing && verdicts.some(({ _tag }) => _tag !== "Accepted")) return { _tag: "Refused", verdicts }
      return group.lease === undefined
        ? { _tag: "Judged", verdicts }
        : { _tag: "Judged", verdicts, begun: begunOf(group, (position) => begun.get(of + position)) }
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

const begunOf = (
  { messages }: AcceptGroup,
  domainOf: (position: number) => string | null | undefined
): ReadonlyMap<string, string | null> => {
  const begun = new Map<string, string | null>()
  messages.forEach(({ id }, position) => {
    const domainId = domainOf(position)
    if (domainId !== undefined) begun.set(id, domainId)
  })
  return begun
}

const noneBegun: ReadonlyMap<string, string | null> = new Map()

const allAccepted = ({ lease, messages }: AcceptGroup): AcceptAnswer => {
  const verdicts = messages.map((email): Verdict => ({ _tag: "Accepted", emailId: email.id }))
  return lease === undefined ? { _tag: "Judged", verdicts } : { _tag: "Judged", verdicts, begun: noneBegun }
}

/** The verdict for a refusal. */
export const verdictOf = (
  email: NewEmail,
  row: Pick<AcceptRow, "refusal" | "addresses"> & Partial<Pick<AcceptRow, "allowed">> | undefined
): Verdict => {
  switch (row?.refusal) {
    case undefined:
    case "known":
    case "begun":
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
