import type { HandoffAttempt } from "@sendwright/core/model/HandoffAttempt"
import { type Column, column, inside, namesOf } from "../sql/columns.ts"

/** A hand-off that has ended, with the email that it was of. */
export interface EndedHandoff {
  readonly emailId: string
  readonly handoff: HandoffAttempt
}

/** The columns of a hand-off; all are null where there was none. */
const handoffColumns: ReadonlyArray<Column<HandoffAttempt | undefined>> = [
  column("number", "int4", (handoff) => handoff?.number ?? null),
  column("began_at", "timestamptz", (handoff) => handoff?.beganAt ?? null),
  column("ended_at", "timestamptz", (handoff) => handoff?.endedAt ?? null),
  column("next_at", "timestamptz", (handoff) => handoff?.nextAt ?? null),
  column("outcome", "text", (handoff) => handoff?.outcome ?? null),
  column("provider", "text", (handoff) => handoff?.provider ?? null),
  column("reply", "text", (handoff) => handoff?.reply ?? null)
]

/** The columns of ended hand-offs. */
export const endedColumns: ReadonlyArray<Column<EndedHandoff>> = [
  column("email_id", "uuid", ({ emailId }) => emailId),
  ...inside(({ handoff }: EndedHandoff): HandoffAttempt | undefined => handoff, handoffColumns)
]

/** The same columns under names of their own, beside the columns of something else. */
export const besides: ReadonlyArray<Column<HandoffAttempt | undefined>> = handoffColumns.map((column) => ({
  ...column,
  name: `handoff_${column.name}`
}))

/** Keeps hand-offs: `rows` selects them, in the order of `endedColumns`. Of one number there is one, whatever happens. */
export const newHandoffs = (rows: string): string => `
new_handoffs AS (
  INSERT INTO sendwright.email_handoffs (${namesOf(endedColumns)})
  ${rows}
  ON CONFLICT DO NOTHING
)`
