/** The servers behind HAProxy are restarted one after another while requests go on: none of them may fail. */
import { setTimeout as sleep } from "node:timers/promises"
import { freePort } from "../../../../../scripts/free-port.ts"
import { progress } from "../../Report.ts"
import { startHaproxy } from "../haproxy.ts"
import { type Ledger, readLedger } from "./Ledger.ts"
import { latencyOf, startLoad, statusesOf } from "./Load.ts"
import { withStage } from "./Stage.ts"

export interface RollingOptions {
  readonly restarts: number
  readonly perSecond: number
}

export interface RollingFigures {
  readonly requests: number
  readonly statuses: Readonly<Record<string, number>>
  readonly latency: unknown
  readonly ledger: Ledger
}

/** Asks each server's readiness twice a second, and repeats nothing that a server may have taken. */
const configurationOf = (port: number, servers: ReadonlyArray<number>) => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 3s
  option redispatch
  retries 3
frontend api
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  balance roundrobin
  option httpchk GET /health/ready
  default-server check inter 500ms fall 2 rise 1
${servers.map((server, index) => `  server node${index} 127.0.0.1:${server}`).join("\n")}
`

export const rolling = ({ perSecond, restarts }: RollingOptions): Promise<RollingFigures> =>
  withStage({}, async (stage) => {
    const { api, domain, key, nodes, smtp, webhooks } = stage
    const front = await freePort()
    const configuration = configurationOf(front, nodes.map(({ server }) => server.port))
    const balancer = await startHaproxy(() => ({ "haproxy.cfg": configuration }), front)
    try {
      const load = startLoad({ ports: () => [front], key, perSecond, body: stage.body, withKeys: false })
      await sleep(2_000)
      for (let restart = 0; restart < restarts; restart++) {
        const leaving = nodes[0]!
        const { port } = leaving.server
        await stage.leave(leaving, "SIGTERM")
        await stage.join({ port })
        // The balancer has to see that it is back before the next one goes.
        await sleep(1_500)
        progress(`restart ${restart + 1} of ${restarts}: ${JSON.stringify(statusesOf(load.answers))}`)
      }
      await load.stop()
      const ledger = await readLedger({
        api,
        acknowledged: load.acknowledged,
        smtp,
        webhooks,
        domain,
        patienceMs: 180_000
      })
      return {
        requests: load.answers.length,
        statuses: statusesOf(load.answers),
        latency: latencyOf(load.answers),
        ledger
      }
    } finally {
      await balancer.stop()
    }
  })
