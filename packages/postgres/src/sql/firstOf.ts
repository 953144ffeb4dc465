import * as Option from "effect/Option"

/** What the first row means; none where there is no row. */
export const firstOf = <Row, A>(of: (row: Row) => A) => (rows: ReadonlyArray<Row>): Option.Option<A> =>
  Option.map(Option.fromNullishOr(rows[0]), of)
