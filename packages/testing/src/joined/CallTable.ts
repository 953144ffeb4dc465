/**
 * Which calls of a kit are stored in the app's database: Postgres decides by it what commits and savepoints come to.
 */
import type { JoinableTransaction } from "@sendwright/promise"
import { randomUUID } from "node:crypto"

type Query = JoinableTransaction["query"]

const table = "sendwright_test.calls"

// One statement, so that it holds the lock over all of it on a pool too. What no kit has asked for in a day is left over.
const creation = `DO $$ BEGIN
  PERFORM pg_advisory_xact_lock(7291053528107641);
  IF to_regclass('${table}') IS NULL THEN
    CREATE SCHEMA IF NOT EXISTS sendwright_test;
    CREATE TABLE ${table} (
      kit uuid, call int, key text, transaction text NOT NULL DEFAULT pg_current_xact_id()::text,
      made_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (kit, call), UNIQUE (kit, key)
    );
  END IF;
  DELETE FROM ${table} WHERE made_at < now() - interval '1 day';
END $$`

/** A transaction and each of its open savepoints hold a lock on what their rows have as xmin. */
const isOpen = `EXISTS (
  SELECT FROM pg_locks
  WHERE locktype = 'transactionid' AND pid = pg_backend_pid() AND granted AND transactionid = calls.xmin
)`

const textAt = (row: object | undefined, name: string): string | undefined => {
  const value: unknown = row === undefined ? undefined : Reflect.get(row, name)
  return typeof value === "string" ? value : undefined
}

const listAt = (row: object | undefined, name: string): ReadonlyArray<string> => textAt(row, name)?.split(",") ?? []

/** Makes the table where it is missing. */
export const create = async (query: Query): Promise<void> => {
  await query(creation, [])
}

/** What is known of a database. */
export interface Found {
  readonly hasTable: boolean
  /** Whether it has one connection (PGlite), so that each question to it waits for the transaction that is open. */
  readonly isSingle: boolean
}

/** Looks first: a statement that misses the table costs a transaction. */
export const find = async (query: Query): Promise<Found> => {
  const [row] = await query(`SELECT to_regclass('${table}')::text AS name, version() AS version`, [])
  return {
    hasTable: textAt(row, "name") !== undefined,
    isSingle: textAt(row, "version")?.includes("wasm32") === true
  }
}

/** The rows of one kit. */
export class KitCalls {
  readonly #kit = randomUUID()

  /** The numbers of the calls that a transaction sees: its own, and those that were committed. */
  async seen(query: Query): Promise<ReadonlyArray<number>> {
    const [row] = await query(
      `SELECT string_agg(call::text, ',' ORDER BY call) AS calls FROM ${table} WHERE kit = $1::uuid`,
      [this.#kit]
    )
    return listAt(row, "calls").map(Number)
  }

  /**
   * Notes a call down in a transaction, and answers with the transaction's id; `undefined` where another one has used
   * the key meanwhile, which is waited for.
   */
  async add(query: Query, call: number, key: string | null): Promise<string | undefined> {
    const [row] = await query(
      `INSERT INTO ${table} (kit, call, key) VALUES ($1::uuid, $2::int, $3) ON CONFLICT DO NOTHING RETURNING transaction`,
      [this.#kit, String(call), key]
    )
    return textAt(row, "transaction")
  }

  /** Takes out the calls that were committed; and says which of the transactions go on. */
  async take(query: Query, transactions: ReadonlyArray<string>): Promise<{
    readonly calls: ReadonlyArray<number>
    readonly open: ReadonlyArray<string>
  }> {
    const [row] = await query(
      `WITH taken AS (DELETE FROM ${table} WHERE kit = $1::uuid AND NOT ${isOpen} RETURNING call)
      SELECT
        (SELECT string_agg(call::text, ',' ORDER BY call) FROM taken) AS calls,
        (SELECT string_agg(id, ',') FROM unnest(string_to_array($2, ',')) id
          WHERE pg_xact_status(id::xid8) = 'in progress') AS open`,
      [this.#kit, transactions.join(",")]
    )
    return { calls: listAt(row, "calls").map(Number), open: listAt(row, "open") }
  }
}

/** The id of the transaction that a statement would run in; `undefined` where it has none, or has ended. */
export const transactionOf = async (query: Query): Promise<string | undefined> => {
  const [row] = await query("SELECT pg_current_xact_id_if_assigned()::text AS id", [])
  return textAt(row, "id")
}
