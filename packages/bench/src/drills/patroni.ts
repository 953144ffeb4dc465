/**
 * `pnpm bench drill-patroni`: ten failovers of a Patroni cluster under load, with synchronous replication. `--async` plays
 * them without it, and counts what is lost; with `--lag MS` primaries have sent nothing to their standbys for so long
 * before they are killed. `--rounds` and `--members` say how many there are. `--suites` runs the storage's conformance
 * suites on a cluster instead, reading on a replica. `SENDWRIGHT_PATRONI` names the directory of another Patroni's programs
 * than Debian's.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import * as path from "node:path"
import { parseArgs } from "node:util"
import { progress, report } from "../Report.ts"
import { startCluster } from "./patroni/Cluster.ts"
import { brokenPromises, type Fault } from "./patroni/figures.ts"
import { type PatroniOptions, playPatroni } from "./patroni/play.ts"

const faults: ReadonlyArray<Fault> = ["killed", "frozen", "switchover"]

const root = path.join(import.meta.dirname, "../../../..")

/** How long a round may take, and everything else together. */
const roundMs = 240_000
const restMs = 720_000

/** Ends when its run ends, after its time, or when it is told to end: the processes that it started go then. */
const bounded = async <A>(millis: number, run: Promise<A>): Promise<A> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`the drill took longer than ${millis} ms`)), millis)
  const onSignal = (signal: NodeJS.Signals) => reject(new Error(`ended by ${signal}`))
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal)
  try {
    return await Promise.race([run, promise])
  } finally {
    clearTimeout(timer)
  }
}

const suites = async (members: number): Promise<void> => {
  const cluster = await startCluster({ members, synchronous: true })
  try {
    const primary = await cluster.primary()
    const replica = cluster.members.find((member) => member !== primary) ?? primary
    progress(`the suites: on ${primary.name}, reading on ${replica.name}`)
    const tests = spawn(process.execPath, [path.join(root, "scripts/test.ts"), "postgres/test/PgStorage.replica"], {
      cwd: root,
      stdio: "inherit",
      env: {
        ...process.env,
        SENDWRIGHT_TEST_PRIMARY_URL: cluster.adminUrl(primary),
        SENDWRIGHT_TEST_REPLICA_URL: cluster.adminUrl(replica)
      }
    })
    const [code] = await once(tests, "exit")
    if (code !== 0) throw new Error("the suites failed")
  } finally {
    await cluster.stop()
  }
}

export const patroni = async (): Promise<void> => {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      async: { type: "boolean", default: false },
      lag: { type: "string", default: "0" },
      members: { type: "string", default: "3" },
      rounds: { type: "string", default: "10" },
      rate: { type: "string", default: "20" },
      suites: { type: "boolean", default: false }
    }
  })
  const members = Number(values.members)
  if (values.suites) return bounded(restMs, suites(members))
  const options: PatroniOptions = {
    synchronous: !values.async,
    members,
    rounds: Array.from({ length: Number(values.rounds) }, (_, round) => faults[round % faults.length]!),
    perSecond: Number(values.rate),
    quietMs: 5_000,
    lagMs: Number(values.lag)
  }
  const figures = await bounded(options.rounds.length * roundMs + restMs, playPatroni(options))
  const name = values.async ? `-async${options.lagMs === 0 ? "" : "-lag"}` : ""
  report(`drill-patroni${name}`, options, figures)
  const broken = brokenPromises(figures, options)
  if (broken.length > 0) throw new Error(`a promise was broken: ${broken.join("; ")}`)
}
