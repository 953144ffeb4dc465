/**
 * What a webhook costs a node that does nothing else. Then what deliveries to a healthy endpoint take, from the event to
 * its arrival, alone and beside endpoints that never answer, drip their head or drip their body: the baseline is the
 * healthy endpoint alone, in the same run.
 */
import { once } from "node:events"
import { createServer, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { startPostgres } from "../../../scripts/local-postgres.ts"
import { deliveries } from "./deliveries.ts"
import { makeApi } from "./drills/Api.ts"
import { startSink } from "./drills/WebhookSink.ts"
import { environment, makeAccount, startServer } from "./Processes.ts"
import { progress, report } from "./Report.ts"
import { percentilesOf, round } from "./Statistics.ts"

const perSecond = 50
const seconds = 20

/** Endpoints that misbehave, each in its own way, on a bare socket. */
const misbehaving: Readonly<Record<string, (socket: Socket) => void>> = {
  "never answers": () => {},
  "drips its head": (socket) => {
    socket.write("HTTP/1.1 200 OK\r\n")
    const timer = setInterval(() => socket.write("x-drip: 1\r\n"), 200)
    socket.on("close", () => clearInterval(timer))
  },
  "drips its body": (socket) => {
    socket.write("HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n")
    const timer = setInterval(() => socket.write("."), 200)
    socket.on("close", () => clearInterval(timer))
  }
}

const startBad = async (behave: (socket: Socket) => void) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on("error", () => {})
    socket.on("close", () => sockets.delete(socket))
    socket.once("data", () => behave(socket))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no address")
  return {
    url: `http://127.0.0.1:${address.port}/`,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    }
  }
}

export const webhooks = async (): Promise<void> => {
  const worker = await deliveries()
  progress(`one node alone: ${worker.figures.perSecond}/s, ${worker.figures.nodeMs} ms of its processor each`)
  const postgres = await startPostgres({ durable: true })
  const env = environment(postgres.url)
  const server = await startServer(env)
  let latencies: Array<number> = []
  const sink = await startSink((body) => latencies.push(Date.now() - Date.parse(body.created_at)))
  const bad = await Promise.all(Object.values(misbehaving).map(startBad))
  try {
    const { key } = await makeAccount(env, "test")
    const api = makeApi(() => [server.port], key)
    const account = await api.get("/v1/account")
    // Of the hand-off alone: the simulator's reports are applied by the clock of the Scheduler, up to a second later.
    await api.post("/v1/webhooks", { url: sink.url, events: ["email.sent"] })
    const phase = async (name: string) => {
      latencies = []
      for (let second = 0; second < seconds; second++) {
        for (let n = 0; n < perSecond; n++) {
          void api.post("/v1/emails", {
            from: `bench@${account.sandbox.domain}`,
            to: account.sandbox.simulator.delivered,
            subject: "bench",
            text: "bench"
          })
          await sleep(1_000 / perSecond)
        }
      }
      await sleep(5_000)
      const { max, p50, p95, p99 } = percentilesOf(latencies)
      progress(`${name}: ${latencies.length} deliveries, p50 ${p50} ms, p99 ${p99} ms`)
      return { deliveries: latencies.length, p50, p95, p99, max }
    }
    await phase("warm-up")
    const alone = await phase("alone")
    for (const endpoint of bad) await api.post("/v1/webhooks", { url: endpoint.url })
    const beside = await phase("beside misbehaving endpoints")
    report("webhooks", { perSecond, seconds, misbehaving: Object.keys(misbehaving), worker: worker.settings }, {
      worker: worker.figures,
      alone,
      beside,
      p99Ratio: round(beside.p99 / alone.p99)
    })
  } finally {
    for (const endpoint of bad) endpoint.stop()
    await sink.stop()
    await server.stop()
    await postgres.stop()
  }
}
