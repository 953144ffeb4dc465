/** An endpoint that takes 300 ms an event and one that never answers, side by side, while an account sends steadily. */
import { setTimeout as sleep } from "node:timers/promises"
import { startSink } from "../WebhookSink.ts"
import { longestGap, rateOf } from "./Gaps.ts"
import { latencyOf, startLoad } from "./Load.ts"
import { withStage } from "./Stage.ts"

export interface EndpointsOptions {
  readonly eventsASecond: number
  readonly answerMs: number
  readonly forMs: number
  /** At the beginning, so long is not counted: the pace is found. */
  readonly warmUpMs: number
}

export interface EndpointsFigures {
  readonly eventsMade: number
  readonly slowGot: number
  readonly slowASecond: number
  /** Of the slow endpoint at the end: events that had not come. */
  readonly slowBehind: number
  readonly quickASecond: number
  readonly quickLongestGapMs: number
  readonly sends: unknown
}

export const endpoints = (options: EndpointsOptions): Promise<EndpointsFigures> =>
  withStage({ nodes: 1 }, async (stage) => {
    const { answerMs, eventsASecond, forMs, warmUpMs } = options
    const slow = await startSink(undefined, (_, response) => {
      setTimeout(() => response.writeHead(204).end(), answerMs)
    })
    const dead = await startSink(undefined, () => {})
    try {
      for (const { url } of [slow, dead]) {
        await stage.api.post("/v1/webhooks", { url, events: ["email.queued", "email.sent"] })
      }
      // Two events an email, to each of the three endpoints.
      const load = startLoad({
        ports: () => stage.nodes.map(({ server }) => server.port),
        key: stage.key,
        perSecond: eventsASecond / 2,
        body: stage.body,
        withKeys: false
      })
      await sleep(warmUpMs)
      const fromMs = performance.now()
      await sleep(forMs)
      const toMs = performance.now()
      const made = stage.webhooks.events.size
      const behind = made - slow.events.size
      await load.stop()
      return {
        eventsMade: made,
        slowGot: slow.events.size,
        slowASecond: rateOf(slow.takenAt, fromMs, toMs),
        slowBehind: behind,
        quickASecond: rateOf(stage.webhooks.takenAt, fromMs, toMs),
        quickLongestGapMs: longestGap(stage.webhooks.takenAt, fromMs, toMs),
        sends: latencyOf(load.answers, fromMs, toMs)
      }
    } finally {
      await slow.stop()
      await dead.stop()
    }
  })
