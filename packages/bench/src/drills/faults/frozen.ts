/**
 * One of two servers stands still (SIGSTOP), or dies while its sessions in the database stay open, as when its machine
 * lost power. The other one's sends and webhooks must keep their pace.
 */
import { setTimeout as sleep } from "node:timers/promises"
import { progress } from "../../Report.ts"
import type { Percentiles } from "../../Statistics.ts"
import { longestGap, rateOf } from "./Gaps.ts"
import { type Ledger, readLedger } from "./Ledger.ts"
import { latencyOf, startLoad, statusesOf } from "./Load.ts"
import { type Node, withStage } from "./Stage.ts"

export interface FrozenOptions {
  /** Settings of the servers. */
  readonly env?: Readonly<Record<string, string>>
  readonly freezes: number
  readonly freezeMs: number
  readonly kills: number
  readonly perSecond: number
  /** Without a fault, to compare with. */
  readonly quietMs: number
}

interface Pace {
  readonly sends: Percentiles
  readonly handoffsASecond: number
  readonly webhooksASecond: number
  readonly longestWithoutWebhookMs: number
}

export interface FrozenFigures {
  readonly quiet: Pace
  readonly frozen: ReadonlyArray<Pace>
  readonly killed: ReadonlyArray<Pace>
  readonly ledger: Ledger
  readonly statuses: Readonly<Record<string, number>>
}

export const frozen = (
  { env = {}, freezeMs, freezes, kills, perSecond, quietMs }: FrozenOptions
): Promise<FrozenFigures> =>
  withStage({ env }, async (stage) => {
    const { api, domain, key, nodes, smtp, webhooks } = stage
    const [steady] = nodes as [Node]
    const load = startLoad({ ports: () => [steady.server.port], key, perSecond, body: stage.body })
    await sleep(3_000)
    const paceOf = (fromMs: number, toMs: number): Pace => ({
      sends: latencyOf(load.answers, fromMs, toMs),
      handoffsASecond: rateOf(smtp.takenAt, fromMs, toMs),
      webhooksASecond: rateOf(webhooks.takenAt, fromMs, toMs),
      longestWithoutWebhookMs: longestGap(webhooks.takenAt, fromMs, toMs)
    })
    const during = async (ms: number): Promise<Pace> => {
      const fromMs = performance.now()
      await sleep(ms)
      return paceOf(fromMs, performance.now())
    }
    const quiet = await during(quietMs)
    const frozen: Array<Pace> = []
    for (let time = 0; time < freezes; time++) {
      const victim = nodes[1]!
      await sleep(Math.random() * 1_000)
      victim.server.signal("SIGSTOP")
      frozen.push(await during(freezeMs))
      victim.server.signal("SIGCONT")
      progress(
        `frozen ${time + 1} of ${freezes}: no webhook for ${frozen.at(-1)?.longestWithoutWebhookMs} ms at the most`
      )
      await sleep(1_000)
    }
    const killed: Array<Pace> = []
    for (let time = 0; time < kills; time++) {
      const victim = nodes[1]!
      await sleep(Math.random() * 1_000)
      // Nobody tells the database that the client is gone.
      victim.proxy.muteAll()
      victim.server.signal("SIGKILL")
      killed.push(await during(freezeMs))
      progress(
        `killed ${time + 1} of ${kills}: no webhook for ${killed.at(-1)?.longestWithoutWebhookMs} ms at the most`
      )
      await stage.leave(victim, "SIGKILL")
      await stage.join()
    }
    await load.stop()
    const ledger = await readLedger({
      api,
      acknowledged: load.acknowledged,
      smtp,
      webhooks,
      domain,
      patienceMs: 360_000
    })
    return { quiet, frozen, killed, ledger, statuses: statusesOf(load.answers) }
  })
