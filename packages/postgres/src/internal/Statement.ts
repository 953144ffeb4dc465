import { type Column, elementOf, encodeAll, encodeOne, namesOf, type Type, type Values } from "./columns.ts"

/** A statement and how its parameters come from what it is run with. */
export interface Statement<in Input, out Row extends object> {
  readonly text: string
  readonly params: (input: Input) => ReadonlyArray<unknown>
  /** Of the types alone. */
  readonly Row?: Row
}

/** Gives out the parameters of a statement while it is written; what each answers stands for the parameter in the text. */
export interface Parameters<out Input> {
  readonly value: <T extends Type>(type: T, of: (input: Input) => Values[T]) => string
  /** An array, such as `= ANY (…)` takes. */
  readonly values: <T extends Type>(type: T, of: (input: Input) => ReadonlyArray<Values[T]>) => string
  /** The values of one row, in the order of its columns. */
  readonly row: <Row>(columns: ReadonlyArray<Column<Row>>, of: (input: Input) => Row) => string
  /** Rows as the arguments of a function, each column an array. */
  readonly arrays: <Row>(
    columns: ReadonlyArray<Column<Row>>,
    of: (input: Input) => ReadonlyArray<Row>
  ) => string
  /**
   * Rows to select from, each column an array. Where Postgres sees how long the arrays are, it finds each small batch
   * cheaper with a plan of its own than with the kept one, and makes that plan, which takes several times as long as to
   * run it. Sub-selects hide the lengths. With `ordinal` there is one more column: the number of the row, from 1.
   */
  readonly rows: <Row>(
    alias: string,
    columns: ReadonlyArray<Column<Row>>,
    of: (input: Input) => ReadonlyArray<Row>,
    ordinal?: string
  ) => string
}

/** Writes a statement: its parameters are numbered in the order in which they are asked for. */
export const statement = <Input, Row extends object = object>(
  write: (parameters: Parameters<Input>) => string
): Statement<Input, Row> => {
  const encoders: Array<(input: Input, params: Array<unknown>) => void> = []
  let count = 0
  const next = (type: string): string => `$${++count}${type === "json" ? "::json" : ""}`
  const arrays = <Row>(columns: ReadonlyArray<Column<Row>>, of: (input: Input) => ReadonlyArray<Row>) => {
    encoders.push((input, params) => {
      const rows = of(input)
      for (const column of columns) params.push(encodeAll(column.type, rows.map(column.of)))
    })
    return columns.map(({ type }) => `${next("array")}::${elementOf(type)}[]`)
  }
  const text = write({
    value: (type, of) => {
      encoders.push((input, params) => params.push(encodeOne(type, of(input))))
      return next(type)
    },
    values: (type, of) => {
      encoders.push((input, params) => params.push(encodeAll(type, of(input))))
      return next("array")
    },
    row: (columns, of) => {
      encoders.push((input, params) => {
        const row = of(input)
        for (const column of columns) params.push(encodeOne(column.type, column.of(row)))
      })
      return columns.map(({ type }) => next(type)).join(", ")
    },
    arrays: (columns, of) => arrays(columns, of).join(", "),
    rows: (alias, columns, of, ordinal) => {
      const hidden = arrays(columns, of).map((array) => `(SELECT ${array})`).join(", ")
      return ordinal === undefined
        ? `unnest(${hidden}) AS ${alias}(${namesOf(columns)})`
        : `unnest(${hidden}) WITH ORDINALITY AS ${alias}(${namesOf(columns)}, ${ordinal})`
    }
  })
  return {
    text,
    params: (input) => {
      const params: Array<unknown> = []
      for (const encode of encoders) encode(input, params)
      return params
    }
  }
}
