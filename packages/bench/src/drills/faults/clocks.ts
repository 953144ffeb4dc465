/**
 * The clock of one of two servers is ahead, behind, or jumps, by libfaketime. No message is sent twice because of it,
 * nothing scheduled leaves early, and the other server is not starved.
 */
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { progress } from "../../Report.ts"
import { type Ledger, readLedger } from "./Ledger.ts"
import { latencyOf, startLoad, statusesOf } from "./Load.ts"
import { withStage } from "./Stage.ts"
import { type Told, toldBy } from "./Told.ts"

export interface ClocksOptions {
  /** Settings of the servers. */
  readonly env?: Readonly<Record<string, string>>
  readonly faultMs: number
  readonly perSecond: number
  /** Scheduled sends are made for so long ahead. */
  readonly aheadMs: number
  /** Settings of the clock, one after another: `+10m`, `-10m`; several are jumped between. */
  readonly clocks: Readonly<Record<string, ReadonlyArray<string>>>
}

interface ClockFault {
  readonly told: Told
  readonly steadyLatency: unknown
  readonly statuses: Readonly<Record<string, number>>
  /** Milliseconds by which something scheduled left before its time: the most of all; 0: nothing did. */
  readonly earlyMs: number
}

export interface ClocksFigures {
  readonly faults: Readonly<Record<string, ClockFault>>
  readonly ledger: Ledger
}

const libraries = [
  "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
  "/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1"
]

/** Where Debian's libfaketime lies; undefined: it is not installed. */
export const libfaketime = libraries.find((file) => fs.existsSync(file))

const jumpMs = 3_000
export const clocks = async (
  { aheadMs, clocks, env = {}, faultMs, perSecond }: ClocksOptions
): Promise<ClocksFigures> => {
  if (libfaketime === undefined) throw new Error("libfaketime is not installed: apt-get install faketime")
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-clock-"))
  const file = path.join(directory, "clock")
  fs.writeFileSync(file, "+0")
  const preload = libfaketime
  try {
    return await withStage(
      { nodes: 1, smtpDelayMs: 200, env: { SENDWRIGHT_SEND_LEASE_SECONDS: "60", ...env } },
      async (stage) => {
        const wrong = await stage.join({
          env: {
            LD_PRELOAD: preload,
            FAKETIME_TIMESTAMP_FILE: file,
            FAKETIME_NO_CACHE: "1",
            FAKETIME_DONT_FAKE_MONOTONIC: "1",
            DONT_FAKE_MONOTONIC: "1"
          }
        })
        const [steady] = stage.nodes
        const scheduled = new Map<string, number>()
        const load = startLoad({
          ports: () => stage.nodes.map(({ server }) => server.port),
          key: stage.key,
          perSecond,
          body: stage.body
        })
        const faults: Record<string, ClockFault> = {}
        for (const [name, values] of Object.entries(clocks)) {
          await sleep(3_000)
          const fromMs = performance.now()
          const untilMs = fromMs + faultMs
          for (let turn = 0; performance.now() < untilMs; turn++) {
            fs.writeFileSync(file, values[turn % values.length] ?? "+0")
            const at = Date.now() + aheadMs
            const body: any = { ...stage.body(turn) as object, scheduled_at: new Date(at).toISOString() }
            scheduled.set(await stage.api.sendUntilAccepted(body, `scheduled-${name}-${turn}`).catch(() => ""), at)
            await sleep(jumpMs)
          }
          fs.writeFileSync(file, "+0")
          const endMs = performance.now()
          await sleep(aheadMs + 5_000)
          let earlyMs = 0
          for (const [id, at] of scheduled) {
            const left = stage.smtp.leftAt.get(`${id}@${stage.domain}`)
            if (left !== undefined) earlyMs = Math.max(earlyMs, at - left)
          }
          const answers = load.answers.filter(({ atMs }) => atMs >= fromMs && atMs < endMs)
          faults[name] = {
            told: toldBy(wrong.server, fromMs, endMs, performance.now()),
            steadyLatency: latencyOf(answers.filter(({ port }) => port === steady?.server.port)),
            statuses: statusesOf(answers),
            earlyMs
          }
          progress(`${name}: ${JSON.stringify(faults[name])}`)
        }
        await load.stop()
        const ledger = await readLedger({
          api: stage.api,
          acknowledged: load.acknowledged,
          smtp: stage.smtp,
          webhooks: stage.webhooks,
          domain: stage.domain,
          patienceMs: 360_000
        })
        return { faults, ledger }
      }
    )
  } finally {
    fs.rmSync(directory, { recursive: true })
  }
}
