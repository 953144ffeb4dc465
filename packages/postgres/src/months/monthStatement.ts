import { type Parameters, type Statement, statement } from "../sql/Statement.ts"
import { among, type Month, type Months } from "./months.ts"

/** The months of a statement, for the conditions that it is written with. */
export interface InMonths {
  /** The condition that a column of ids is of these months; it begins with AND. */
  readonly within: (column: string) => string
  /**
   * The condition that a column of ids is one of those of some rows, and of these months; it begins with AND. For the rows
   * that an `UPDATE` or a `DELETE` changes: a join and the months alone may read all that the months hold, where the
   * planner believes that this is little. It does so of a table that was not analyzed yet, as each month's is at first,
   * and a plan that it made then is kept. It believes as well that one row is found, and goes through all of the others
   * that it joins for each: these should be few and narrow. What is only read is looked up in a `LATERAL … OFFSET 0`,
   * row by row.
   */
  readonly ofRows: (column: string, rows: string, id?: string) => string
  readonly present: Month
}

/**
 * A statement about emails whose ids are known, and so the months of the log that they are in. It names the months in its
 * text, beside each table of the log: it is then planned for their partitions alone, and opens and locks no others. A
 * parameter would not do: the plan that is kept of a prepared statement has all partitions, and an execution locks them.
 * Nor does a bound of one table hold for those that are joined to it.
 *
 * Where the months are the present one and the one before it, there are three texts, which are prepared; when a month
 * ends, they are forgotten. About older months there is little to say: such a statement is planned when it is run.
 */
export const statementIn = <Input, Row extends object = object, Parts extends object = object>(
  compose: (months: InMonths, parameters: Parameters<Input>, parts: Parts) => string
): (months: Months, ...parts: object extends Parts ? [] : [Parts]) => Statement<Input, Row> => {
  const recent = new Map<string, Statement<Input, Row>>()
  let present: Month | undefined
  return (months, ...[parts]) => {
    const write = () =>
      statement<Input, Row>((parameters) => {
        const within = (column: string) => among(months, column)
        const ofRows = (column: string, rows: string, id = "email_id") =>
          ` AND ${column} = ANY (ARRAY(SELECT ${id} FROM ${rows}))${within(column)}`
        return compose({ within, ofRows, present: months.present }, parameters, parts ?? {} as Parts)
      })
    if (!months.areRecent) return { ...write(), isPlannedAnew: true }
    if (months.present !== present) {
      recent.clear()
      present = months.present
    }
    const name = JSON.stringify([months.spans, parts])
    let found = recent.get(name)
    if (found === undefined) recent.set(name, found = write())
    return found
  }
}
