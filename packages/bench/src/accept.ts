/**
 * `POST /v1/emails` with 2 KB of html on Postgres, against the floor, turn by turn on the same machine and the same
 * Postgres. The server accepts only: hand-offs are another benchmark's.
 */
import { startPostgres } from "../../../scripts/local-postgres.ts"
import { requestBytes, runLoad } from "./LoadClient.ts"
import { environment, makeAccount, startFloor, startServer } from "./Processes.ts"
import { progress, report } from "./Report.ts"
import { median, round } from "./Statistics.ts"

const html = `<html><body>${"<p>Your order has shipped.</p>".repeat(70)}</body></html>`.slice(0, 2048)
const rounds = 5
const durationMs = 5_000
const warmUpMs = 4_000

export const accept = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true })
  const env = { ...environment(postgres.url), SENDWRIGHT_ROLE: "api" }
  const server = await startServer(env)
  const floor = await startFloor(postgres.url)
  try {
    const { key } = await makeAccount(env, "live")
    const account = await fetch(`http://127.0.0.1:${server.port}/v1/account`, {
      headers: { authorization: `Bearer ${key}` }
    }).then((answer) => answer.json()) as any
    const body = JSON.stringify({
      from: `Shop <orders@${account.sandbox.domain}>`,
      to: account.sandbox.simulator.delivered,
      subject: "Your order has shipped",
      html
    })
    const request = requestBytes({
      method: "POST",
      path: "/v1/emails",
      headers: { "Authorization": `Bearer ${key}`, "Content-Type": "application/json" },
      body
    })
    const load = (port: number, connections: number, ms: number) =>
      runLoad({ port, connections, durationMs: ms, request: () => request, expectStatus: 201 })

    const figures: Record<string, unknown> = {}
    for (const connections of [32, 64]) {
      await load(floor.port, connections, warmUpMs)
      await load(server.port, connections, warmUpMs)
      const ours: Array<number> = []
      const base: Array<number> = []
      const latencies: Array<{ readonly p50: number; readonly p99: number }> = []
      for (let round_ = 0; round_ < rounds; round_++) {
        const floorRun = await load(floor.port, connections, durationMs)
        const run = await load(server.port, connections, durationMs)
        base.push(floorRun.perSecond)
        ours.push(run.perSecond)
        latencies.push(run.latency)
        progress(
          `${connections} connections: floor ${round(floorRun.perSecond, 0)}/s, sendwright ${round(run.perSecond, 0)}/s`
        )
      }
      figures[`${connections} connections`] = {
        floorPerSecond: round(median(base), 0),
        sendwrightPerSecond: round(median(ours), 0),
        ratio: round(median(ours.map((value, index) => value / base[index]!))),
        ratios: ours.map((value, index) => round(value / base[index]!)),
        sendwrightP50Ms: round(median(latencies.map((latency) => latency.p50))),
        sendwrightP99Ms: round(median(latencies.map((latency) => latency.p99)))
      }
    }
    report("accept", { rounds, durationMs, warmUpMs, htmlBytes: html.length, durable: true }, figures)
  } finally {
    await floor.stop()
    await server.stop()
    await postgres.stop()
  }
}
