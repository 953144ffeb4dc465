import type { Mode } from "@sendwright/core/foundation/Mode"
import type { Simulation } from "@sendwright/core/model/Email"
import type { RecipientState } from "@sendwright/core/model/EmailStatus"
import * as Reputation from "@sendwright/core/reputation/Reputation"
import { type Column, column } from "../sql/columns.ts"

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

export interface Count {
  readonly accountId: string
  readonly hour: number
  readonly shard: number
  readonly figures: Reputation.Figures
}

export const countColumns: ReadonlyArray<Column<Count>> = [
  column("account_id", "uuid", ({ accountId }) => accountId),
  column("hour", "int4", ({ hour }) => hour),
  column("shard", "int4", ({ shard }) => shard),
  column("recipients", "int4", ({ figures }) => figures.recipients),
  column("bounces", "int4", ({ figures }) => figures.bounces),
  column("complaints", "int4", ({ figures }) => figures.complaints)
]

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

/** What the evidence on locked emails adds to the figures of their accounts, in rows of this shard. */
export const countsOf = (emails: ReadonlyArray<CountedEmail>, shard: number): ReadonlyArray<Count> => {
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
    counts.set(name, { accountId: row.account_id, hour, shard, figures: Reputation.add(known, figures) })
  }
  return [...counts.values()]
}
