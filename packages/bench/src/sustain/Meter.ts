/** What a stretch of time has cost, by an email. */
import type pg from "pg"
import { round } from "../Statistics.ts"
import { processorTimeOf, processorTimeOfTree } from "../Usage.ts"
import { monotonic } from "./monotonic.ts"
import type { Stage } from "./Stage.ts"

interface Statement {
  readonly calls: number
  readonly ms: number
  /** Read from Postgres's own memory or from the disk. */
  readonly blocks: number
  readonly text: string
}

interface Reading {
  readonly at: number
  /** Emails that the mail server has taken. */
  readonly taken: number
  /** Of the processors, in milliseconds, by part. */
  readonly processor: Readonly<Record<"server" | "postgres" | "load" | "sinks", number>>
  readonly walBytes: number
  readonly mailBytes: number
  readonly statements: ReadonlyMap<string, Statement>
}

const statementsOf = async (database: pg.Client): Promise<ReadonlyMap<string, Statement>> => {
  const { rows } = await database.query(
    `SELECT queryid::text AS id, sum(calls)::float8 AS calls, sum(total_exec_time) AS ms,
      sum(shared_blks_hit + shared_blks_read)::float8 AS blocks, min(query) AS text
    FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat_statements%' GROUP BY queryid`
  )
  return new Map(rows.map(({ id, ...statement }) => [id, statement]))
}

export const readMeter = async (stage: Stage): Promise<Reading> => {
  const statements = await statementsOf(stage.database)
  const { rows: [{ wal }] } = await stage.database.query(
    "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS wal"
  )
  const { bytes, taken } = await stage.mail.ask("counts")
  return {
    at: monotonic(),
    taken,
    processor: {
      server: processorTimeOfTree(stage.server.pid),
      postgres: processorTimeOfTree(stage.postgresPid),
      load: processorTimeOf(stage.load.pid),
      sinks: processorTimeOf(stage.mail.pid) + (stage.hooks === null ? 0 : processorTimeOf(stage.hooks.pid))
    },
    walBytes: wal,
    mailBytes: bytes,
    statements
  }
}

/** A statement: its calls, milliseconds and blocks for an email. */
interface Dear {
  readonly calls: number
  readonly ms: number
  readonly blocks: number
  readonly name: string
}

export interface Cost {
  readonly emails: number
  readonly seconds: number
  readonly perSecond: number
  /** Milliseconds of processor time an email. */
  readonly serverMs: number
  readonly postgresMs: number
  readonly loadMs: number
  readonly sinksMs: number
  readonly walBytes: number
  readonly mailBytes: number
  readonly statements: number
  /** Those that took the most time within Postgres. */
  readonly dearest: ReadonlyArray<Dear>
}

const dearestShown = 12
const textShown = 80
const writes = /(INSERT INTO|UPDATE|DELETE FROM) sendwright\.(\w+)/g

/** A statement by what it writes, or else by how it begins. */
const nameOf = (text: string): string => {
  const written = new Set([...text.matchAll(writes)].map(([, verb, table]) => `${verb!.split(" ")[0]} ${table}`))
  return written.size === 0 ? text.replace(/\s+/g, " ").slice(0, textShown) : [...written].join(", ")
}

const used = (before: Reading, after: Reading): ReadonlyArray<Statement> =>
  [...after.statements].map(([id, { blocks, calls, ms, text }]) => {
    const past = before.statements.get(id) ?? { calls: 0, ms: 0, blocks: 0 }
    return { calls: calls - past.calls, ms: ms - past.ms, blocks: blocks - past.blocks, text }
  }).filter(({ calls }) => calls > 0)

export const costBetween = (before: Reading, after: Reading): Cost => {
  const emails = after.taken - before.taken
  const seconds = (after.at - before.at) / 1000
  const each = (value: number, digits = 3) => round(value / emails, digits)
  const processor = (part: keyof Reading["processor"]) => each(after.processor[part] - before.processor[part])
  const statements = used(before, after)
  return {
    emails,
    seconds: round(seconds),
    perSecond: round(emails / seconds, 0),
    serverMs: processor("server"),
    postgresMs: processor("postgres"),
    loadMs: processor("load"),
    sinksMs: processor("sinks"),
    walBytes: each(after.walBytes - before.walBytes, 0),
    mailBytes: each(after.mailBytes - before.mailBytes, 0),
    statements: each(statements.reduce((sum, { calls }) => sum + calls, 0)),
    dearest: statements.toSorted((a, b) => b.ms - a.ms).slice(0, dearestShown).map(({ blocks, calls, ms, text }) => ({
      calls: each(calls),
      ms: each(ms, 4),
      blocks: each(blocks, 1),
      name: nameOf(text)
    }))
  }
}

const heapName = /^nodejs_heap_size_used_bytes(?:\{[^}]*\})? (\S+)/gm

/** The heaps of the server's processes together, in MiB; NaN where they do not say. */
export const heapOf = async ({ metricsPort }: Stage): Promise<number> => {
  const page = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text(), () => "")
  const heaps = [...page.matchAll(heapName)].map(([, bytes]) => Number(bytes) / 2 ** 20)
  return heaps.length === 0 ? Number.NaN : heaps.reduce((sum, heap) => sum + heap, 0)
}
