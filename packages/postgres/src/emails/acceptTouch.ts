/** An id that no row has. */
const nobody = `'00000000-0000-0000-0000-000000000000'::uuid`

interface Written {
  readonly table: string
  /** The key of a row that is not there, by which no more is read than an index. */
  readonly where: string
  /** A column that would keep its value. */
  readonly column: string
}

const written: ReadonlyArray<Written> = [
  { table: "emails", column: "account_id", where: "id = $1::uuid" },
  { table: "email_states", column: "account_id", where: "email_id = $1::uuid" },
  { table: "email_contents", column: "email_id", where: "email_id = $1::uuid" },
  { table: "email_attachments", column: "email_id", where: "email_id = $1::uuid" },
  { table: "send_jobs", column: "account_id", where: "email_id = $1::uuid" },
  { table: "webhook_deliveries", column: "account_id", where: "id = $1::uuid" },
  { table: "webhook_jobs", column: "endpoint_id", where: "delivery_id = $1::uuid" },
  { table: "quotas", column: "account_id", where: `account_id = ${nobody}` },
  {
    table: "idempotency_keys",
    column: "account_id",
    where: `account_id = ${nobody} AND mode = '' AND kind = '' AND key = ''`
  }
]

const read: ReadonlyArray<{ readonly table: string; readonly where: string }> = [
  { table: "accounts", where: `id = ${nobody}` },
  { table: "api_keys", where: `id = ${nobody}` },
  { table: "domains", where: `id = ${nobody}` },
  { table: "suppressions", where: `account_id = ${nobody} AND address = ''` },
  { table: "webhook_endpoints", where: `account_id = ${nobody}` }
]

/** The tables that an accept writes, and those that it, and what comes before it, reads. */
export const tables = {
  written: written.map(({ table }) => table),
  read: read.map(({ table }) => table)
}

/**
 * Waits for the locks of every table that an accept writes or reads, those of this month's partitions among them, and
 * changes nothing: it updates rows that are not there, which takes no transaction id and writes no log. Its parameter is
 * an id of this month that no email has (`firstIdOf`). It must be planned anew each time: a plan that is kept would lock
 * all months.
 */
export const touchStatement = `WITH ${
  written.map(({ column, table, where }) =>
    `${table} AS (UPDATE sendwright.${table} SET ${column} = ${column} WHERE ${where})`
  ).join(", ")
} SELECT ${read.map(({ table, where }) => `EXISTS (SELECT FROM sendwright.${table} WHERE ${where})`).join(", ")}`
