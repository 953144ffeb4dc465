/**
 * What an email takes: of the server's and Postgres's processors, of the log of writes, in statements, and on the disk
 * once it was sent. `pnpm bench footprint --turns 1 --turn-seconds 10` is a short run. The figures of docs/operate/scaling.md
 * are computed from its result.
 */
import { parseArgs } from "node:util"
import { progress, report } from "./Report.ts"
import { median, round } from "./Statistics.ts"
import { takeTurn, tellTurn } from "./sustain/maximum.ts"
import type { Cost } from "./sustain/Meter.ts"
import { holdPace } from "./sustain/pace.ts"
import { openStage, type Stage } from "./sustain/Stage.ts"
import { plain, type Variant } from "./sustain/Variant.ts"

/** Each with 2 kB of HTML, signed, of one account. */
const variants = {
  /** Without endpoints. */
  plain,
  /** With a webhook for each `email.sent`. */
  webhooks: { ...plain, webhooks: true }
} as const satisfies Readonly<Record<string, Variant>>

interface Settings {
  readonly turns: number
  readonly turnSeconds: number
  /** Of the load at half of the maximum. */
  readonly seconds: number
}

const warmUpSeconds = 15

// The months of a table together. One that was never vacuumed counts -1 rows.
const sizes = String.raw`SELECT regexp_replace(c.relname, '_\d{4}_\d{2}$', '') AS name,
    sum(greatest(c.reltuples, 0))::float8 AS count, sum(pg_table_size(c.oid))::float8 AS rows,
    sum(pg_indexes_size(c.oid))::float8 AS indexes
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'sendwright' AND c.relkind = 'r' GROUP BY 1`

interface Size {
  /** How many rows it has, about. */
  readonly count: number
  /** Bytes of the table, what is kept beside it because it is long included. */
  readonly rows: number
  readonly indexes: number
}

const sizesOf = async ({ database }: Stage): Promise<ReadonlyMap<string, Size>> => {
  await database.query("VACUUM")
  const { rows } = await database.query(sizes)
  return new Map(rows.map(({ name, ...size }) => [name, size]))
}

const emailsOf = async ({ database }: Stage): Promise<number> => {
  const { rows: [row] } = await database.query("SELECT count(*)::int4 AS n FROM sendwright.emails")
  return row.n
}

/** What an email takes of each table that keeps rows of it: queues, and what counts, do not grow with emails that are sent. */
const grownBy = (before: ReadonlyMap<string, Size>, after: ReadonlyMap<string, Size>, emails: number) =>
  [...after].filter(([, { count }]) => count >= emails / 2).map(([table, size]) => {
    const had = before.get(table) ?? { rows: 0, indexes: 0 }
    return {
      table,
      rows: round((size.rows - had.rows) / emails, 0),
      indexes: round((size.indexes - had.indexes) / emails, 0)
    }
  }).toSorted((a, b) => b.rows + b.indexes - a.rows - a.indexes)

const costs = ["serverMs", "postgresMs", "walBytes", "statements"] as const satisfies ReadonlyArray<keyof Cost>

const costOf = (of: ReadonlyArray<Cost>) =>
  Object.fromEntries(costs.map((name) => [name, median(of.map((one) => one[name]))])) as Record<
    typeof costs[number],
    number
  >

const measure = async (name: string, variant: Variant, { seconds, turns: count, turnSeconds }: Settings) => {
  const stage = await openStage(variant)
  try {
    const before = await sizesOf(stage)
    tellTurn(`${name}, not counted: warming up`, await takeTurn(stage, warmUpSeconds))
    const turns = []
    for (let n = 0; n < count; n++) {
      turns.push(await takeTurn(stage, turnSeconds))
      tellTurn(name, turns.at(-1)!)
    }
    const perSecond = median(turns.map((turn) => turn.perSecond))
    const half = await holdPace(stage, 0.5, { perSecond: perSecond / 2, seconds, seed: 1 })
    const emails = await emailsOf(stage)
    const tables = grownBy(before, await sizesOf(stage), emails)
    const diskBytes = tables.reduce((sum, { indexes, rows }) => sum + rows + indexes, 0)
    progress(`${name}: ${emails} emails, ${diskBytes} bytes of the disk each`)
    return {
      perSecond,
      atMaximum: costOf(turns),
      atHalf: { perSecond: half.cost.perSecond, ...costOf([half.cost]) },
      emails,
      diskBytes,
      tables,
      faults: [...turns, half].flatMap(({ faults }) => faults)
    }
  } finally {
    await stage.stop()
  }
}

export const footprint = async (): Promise<void> => {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      "turns": { type: "string", default: "3" },
      "turn-seconds": { type: "string", default: "15" },
      "seconds": { type: "string", default: "30" }
    }
  })
  const settings: Settings = {
    turns: Number(values.turns),
    turnSeconds: Number(values["turn-seconds"]),
    seconds: Number(values.seconds)
  }
  report("footprint", { ...settings, variants }, {
    plain: await measure("plain", variants.plain, settings),
    webhooks: await measure("webhooks", variants.webhooks, settings)
  })
}
