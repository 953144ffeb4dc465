/** What a drill on a Patroni cluster counts, and what of it breaks a promise. */
import pg from "pg"
import type { Ledger } from "../faults/Ledger.ts"
import type { Server } from "../faults/Server.ts"

export type Fault = "killed" | "frozen" | "switchover"

export interface Round {
  readonly fault: Fault
  /** From the fault to the promotion of another server. */
  readonly promotedAfterMs: number
  /** From the promotion to the first 201, and to the first hand-off after it. */
  readonly sendAfterMs: number
  readonly handoffAfterMs: number
  /** What sends were answered from the fault until then. */
  readonly statuses: Readonly<Record<string, number>>
  /** From the first answer that was no 201 to the last one. */
  readonly failingMs: number
  /** The longest time without a 201 around the fault. */
  readonly longestWithoutMs: number
  /** What the slowest of these answers took. */
  readonly slowestMs: number
  /** For how long the former primary took writes when it woke up; null where it never slept. */
  readonly wokeAsPrimaryMs: number | null
}

export interface PatroniFigures {
  readonly patroni: string
  readonly rounds: ReadonlyArray<Round>
  readonly ledger: Ledger
  /** Emails that one request made twice: each has a subject of its own. */
  readonly doubled: number
  /** Lists that were asked for all the while, by status. */
  readonly lists: Readonly<Record<string, number>>
  /** How often the servers went over to another one of the cluster. */
  readonly moves: number
  /** Reads of the servers by where they went and why, as `server reason`. */
  readonly reads: Readonly<Record<string, number>>
  readonly notReady: number
  /** What the servers logged, each line once, numbers as they come first. */
  readonly lines: ReadonlyArray<string>
}

/** Emails of the database that have the subject of another one. */
export const doubledOn = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url, query_timeout: 60_000 })
  await client.connect()
  try {
    const { rows: [row] } = await client.query(
      "SELECT count(*)::int AS count FROM (SELECT FROM sendwright.emails GROUP BY subject HAVING count(*) > 1) t"
    )
    return row.count
  } finally {
    await client.end()
  }
}

/** Reads of all servers by where they went and why. */
export const readsOf = async (servers: ReadonlyArray<Server>): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { metricsPort } of servers) {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    for (const line of text.matchAll(/^sendwright_database_replica_reads_total\{(.*)\} (\d+)$/gm)) {
      const [, labels = "", count] = line
      const label = (name: string) => new RegExp(`${name}="(\\w+)"`).exec(labels)?.[1] ?? ""
      const name = `${label("server")} ${label("reason")}`
      counts[name] = (counts[name] ?? 0) + Number(count)
    }
  }
  return counts
}

/** What the servers logged, each line once whatever its numbers are. */
export const linesOf = (servers: ReadonlyArray<Server>): ReadonlyArray<string> => {
  const lines = new Map<string, string>()
  for (const { level, message } of servers.flatMap(({ log }) => log).filter(({ level }) => level !== "?")) {
    const key = message.replaceAll(/\d[\d.]*/g, "0")
    if (!lines.has(key)) lines.set(key, `${level}: ${message.slice(0, 300)}`)
  }
  return [...lines.values()].slice(0, 60)
}

/** How soon sends and hand-offs have to go on. */
const barMs = 15_000

/** What was promised and did not happen. What asynchronous replication loses is counted, and was not promised. */
export const brokenPromises = (
  { doubled, ledger, notReady, rounds }: PatroniFigures,
  { synchronous }: { readonly synchronous: boolean }
): ReadonlyArray<string> => [
  ...rounds.flatMap(({ fault, handoffAfterMs, sendAfterMs }, index) => [
    ...(sendAfterMs > barMs ? [`round ${index + 1} (${fault}): no send for ${sendAfterMs} ms`] : []),
    ...(handoffAfterMs > barMs ? [`round ${index + 1} (${fault}): no hand-off for ${handoffAfterMs} ms`] : [])
  ]),
  ...(notReady > 0 ? [`${notReady} servers are not ready`] : []),
  ...(synchronous
    ? Object.entries({
      "acknowledged and unknown": ledger.unknown,
      "never handed over": ledger.lost,
      "handed over and unknown": ledger.forgotten,
      "handed over more often than attempted": ledger.twiceUnexplained,
      "events without a webhook": ledger.eventsWithoutWebhook,
      "made twice by one request": doubled
    }).flatMap(([what, count]) => count > 0 ? [`${what}: ${count}`] : [])
    : [])
]
