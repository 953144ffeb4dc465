/** The rules that choose providers, as operators stored them: one row, which stays where they are removed, for its version. */
export const routes: ReadonlyArray<string> = [
  `CREATE TABLE sendwright.routes (
    id boolean PRIMARY KEY DEFAULT true,
    text text NOT NULL,
    version int4 NOT NULL,
    changed_at timestamptz(3) NOT NULL,
    changed_by text NOT NULL
  )`
]
