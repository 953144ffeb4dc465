import type { Mode } from "@sendwright/core/foundation/Mode"
import type { Simulation } from "@sendwright/core/model/Email"
import type { RecipientState } from "@sendwright/core/model/EmailStatus"
import * as Reputation from "@sendwright/core/reputation/Reputation"
import * as P from "./params.ts"

// As many rows an hour and account: of two commits that count for it at once, one waits for the other in an eighth.
const shards = 8

/** The row of an hour that a statement counts in, by an id that it draws anyway. */
export const shardOf = (id: string): number => (Number.parseInt(id.slice(-1), 16) || 0) % shards

/**
 * Adds counts to the hours of accounts. `counts` are the columns (account_id, hour, shard, recipients, bounces,
 * complaints), each (account_id, hour, shard) once: those of one statement are taken in one order.
 */
export const addCounts = (counts: string): string => `
  INSERT INTO sendwright.reputation_hours AS r (account_id, hour, shard, recipients, bounces, complaints)
  ${counts} ORDER BY 1, 2, 3
  ON CONFLICT (account_id, hour, shard) DO UPDATE SET recipients = r.recipients + EXCLUDED.recipients,
    bounces = r.bounces + EXCLUDED.bounces, complaints = r.complaints + EXCLUDED.complaints`

interface Count {
  readonly accountId: string
  readonly hour: number
  readonly figures: Reputation.Figures
}

/** What is counted of an email: the states of its recipients before and after this transaction's evidence. */
interface CountedEmail {
  readonly row: {
    readonly account_id: string
    readonly mode: Mode
    readonly states: ReadonlyArray<RecipientState>
    readonly simulations: ReadonlyArray<Simulation | null> | null
  }
  readonly record: { readonly recipients: ReadonlyArray<{ readonly state: RecipientState }> }
  readonly updatedAt: Date | null
}

/** What the evidence on locked emails adds to the figures of their accounts. */
export const countsOf = (emails: ReadonlyArray<CountedEmail>): ReadonlyArray<Count> => {
  const counts = new Map<string, Count>()
  for (const { record, row, updatedAt } of emails) {
    if (row.mode !== "live" || updatedAt === null) continue
    const { simulations } = row
    const figures = Reputation.tally(
      row.states,
      record.recipients.map(({ state }) => state),
      (index) => simulations === null || simulations[index] === null
    )
    if (figures.recipients + figures.bounces + figures.complaints === 0) continue
    const hour = Reputation.hourOf(updatedAt)
    const name = `${row.account_id} ${hour}`
    const known = counts.get(name)?.figures ?? Reputation.noFigures
    counts.set(name, { accountId: row.account_id, hour, figures: Reputation.add(known, figures) })
  }
  return [...counts.values()]
}

/** The parameters that `countsOf` becomes: six columns. */
export const paramsOf = (counts: ReadonlyArray<Count>, shard: number): ReadonlyArray<unknown> => [
  P.uuids(counts.map(({ accountId }) => accountId)),
  P.ints(counts.map(({ hour }) => hour)),
  P.ints(counts.map(() => shard)),
  P.ints(counts.map(({ figures }) => figures.recipients)),
  P.ints(counts.map(({ figures }) => figures.bounces)),
  P.ints(counts.map(({ figures }) => figures.complaints))
]
