/**
 * The connections between the servers and the database go mute, all that are open at once, while new ones work: what a
 * failover or a stuck proxy leaves behind. Sends and hand-offs must go on.
 */
import { setTimeout as sleep } from "node:timers/promises"
import { progress } from "../../Report.ts"
import { longestGap } from "./Gaps.ts"
import { type Ledger, readLedger } from "./Ledger.ts"
import { isTaken, latencyOf, startLoad, statusesOf } from "./Load.ts"
import { withStage } from "./Stage.ts"
import { type Told, toldBy } from "./Told.ts"

export interface MuteOptions {
  /** Settings of the servers. */
  readonly env?: Readonly<Record<string, string>>
  readonly times: number
  readonly muteMs: number
  /** At most so long between two of them. */
  readonly pauseMs: number
  readonly perSecond: number
}

export interface MuteFigures {
  readonly ledger: Ledger
  /** Of each time, the longest time without an acknowledged send and without a hand-off. */
  readonly sendsStoodMs: ReadonlyArray<number>
  readonly handoffsStoodMs: ReadonlyArray<number>
  readonly told: ReadonlyArray<Told>
  readonly statuses: Readonly<Record<string, number>>
  readonly unanswered: number
  readonly latency: unknown
}

export const mute = ({ env = {}, muteMs, pauseMs, perSecond, times }: MuteOptions): Promise<MuteFigures> =>
  withStage({ env }, async (stage) => {
    const { api, domain, key, nodes, smtp, webhooks } = stage
    const load = startLoad({ ports: () => nodes.map(({ server }) => server.port), key, perSecond, body: stage.body })
    const sendsStoodMs: Array<number> = []
    const handoffsStoodMs: Array<number> = []
    const told: Array<Told> = []
    await sleep(3_000)
    for (let time = 0; time < times; time++) {
      const fromMs = performance.now()
      for (const { proxy } of nodes) proxy.mute()
      await sleep(muteMs)
      for (const { proxy } of nodes) proxy.unmute()
      const endMs = performance.now()
      await sleep(2_000 + Math.random() * pauseMs)
      const untilMs = performance.now()
      const acknowledgedAt = load.answers.filter(({ status }) => isTaken(status)).map(({ atMs, ms }) => atMs + ms)
      sendsStoodMs.push(longestGap(acknowledgedAt, fromMs, endMs))
      handoffsStoodMs.push(longestGap(smtp.takenAt, fromMs, endMs))
      for (const { server } of nodes) told.push(toldBy(server, fromMs, endMs, untilMs))
      progress(
        `mute ${time + 1} of ${times}: sends stood for ${sendsStoodMs.at(-1)} ms, hand-offs for ${
          handoffsStoodMs.at(-1)
        } ms`
      )
    }
    await load.stop()
    const ledger = await readLedger({
      api,
      acknowledged: load.acknowledged,
      smtp,
      webhooks,
      domain,
      patienceMs: 240_000
    })
    return {
      ledger,
      sendsStoodMs,
      handoffsStoodMs,
      told,
      statuses: statusesOf(load.answers),
      unanswered: load.unanswered(),
      latency: latencyOf(load.answers)
    }
  })
