import { type Column, elementOf, encodeAll, encodeOne, type Type, type Values } from "./columns.ts"

/** A statement and how its parameters come from what it is run with. */
export interface Statement<in Input, out Row extends object> {
  readonly text: string
  readonly params: (input: Input) => ReadonlyArray<unknown>
  /** It is not prepared: its text is one of many. */
  readonly isPlannedAnew?: true
  /** Of the types alone. */
  readonly Row?: Row
}

/** Gives out the parameters of a statement while it is written; each answers with the text that names the parameter. */
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
   * Rows to select from, each column an array. Arrays that are taken apart in a select list give one row after the other,
   * where `FROM unnest(…)` first stores each of them: of twenty columns that takes 0.1 ms a statement.
   *
   * Where Postgres sees how long the arrays are, it finds each small batch cheaper with a plan of its own than with the
   * kept one, and makes that plan, which takes several times as long as to run it. The sub-select hides the lengths. With
   * `ordinal` there is one more column: the number of the row, from 1.
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
      const given = arrays(columns, of).map((array, index) => `${array} AS a${index}`).join(", ")
      const taken = columns.map(({ name }, index) => `unnest(p.a${index}) AS ${name}`).join(", ")
      const numbered = ordinal === undefined ? "" : `, generate_subscripts(p.a0, 1) AS ${ordinal}`
      return `(SELECT ${taken}${numbered} FROM (SELECT ${given} OFFSET 0) p) AS ${alias}`
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

/**
 * A statement of which parts are left out where they are not needed: to begin and end a part costs the database time even
 * where it does nothing. The same parts give the same text, so that each variant is prepared once.
 */
export const statementWith = <Parts extends object, Input, Row extends object = object>(
  compose: (parts: Parts, parameters: Parameters<Input>) => string
): (parts: Parts) => Statement<Input, Row> => {
  const variants = new Map<string, Statement<Input, Row>>()
  return (parts) => {
    const name = JSON.stringify(parts)
    let variant = variants.get(name)
    if (variant === undefined) {
      variant = statement<Input, Row>((parameters) => compose(parts, parameters))
      variants.set(name, variant)
    }
    return variant
  }
}
