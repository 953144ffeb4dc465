import type { ReactNode } from "react"
import { classes } from "../../../ui/classes.ts"

export interface PlainColumn<Row> {
  readonly name: string
  readonly header: string
  /** For numbers, at the right. */
  readonly align?: "right"
  /** Hidden on a narrow screen. */
  readonly wide?: boolean
  readonly cell: (row: Row) => ReactNode
}

export interface PlainTableProps<Row> {
  /** The name of the table: "Nodes". */
  readonly label: string
  readonly columns: ReadonlyArray<PlainColumn<Row>>
  readonly rows: ReadonlyArray<Row>
  readonly keyOf: (row: Row) => string
}

/** A table of a few rows among other contents. For a long list there is `Table`, which scrolls within itself. */
export const PlainTable = <Row extends object>({ columns, keyOf, label, rows }: PlainTableProps<Row>) => {
  const place = ({ align, wide }: PlainColumn<Row>, index: number) =>
    classes(
      "py-2 align-top",
      index < columns.length - 1 && "pr-4",
      align === "right" ? "text-right" : "text-left",
      wide === true && "max-md:hidden"
    )
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-13">
        <thead>
          <tr className="border-b border-line text-12 text-faint">
            {columns.map((column, index) => (
              <th key={column.name} scope="col" className={classes(place(column, index), "font-normal")}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line">
              {columns.map((column, index) => (
                <td key={column.name} className={place(column, index)}>{column.cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
