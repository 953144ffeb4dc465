/**
 * One account asks for all that it can at once: searches that match hardly anything, erasures, the largest
 * bodies that are none, and the largest batches of files.
 * Another account's sends must keep their pace, and the server its memory.
 */
import { connect } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { makeAccount } from "../../Processes.ts"
import { progress } from "../../Report.ts"
import { seed } from "../../Seed.ts"
import type { Percentiles } from "../../Statistics.ts"
import { latencyOf, startLoad } from "./Load.ts"
import { withStage } from "./Stage.ts"

export interface GreedyOptions {
  readonly emails: number
  readonly searches: number
  readonly erasures: number
  readonly uploads: number
  readonly uploadMb: number
  /** Batches of emails with one file each. */
  readonly batches: number
  readonly filesPerBatch: number
  readonly fileBytes: number
  readonly perSecond: number
  readonly quietMs: number
}

interface Greed {
  /** Of the account that asks for much. */
  readonly statuses: Readonly<Record<string, number>>
  readonly tookMs: number
  /** Of the other account, from the first to the last answer. */
  readonly sends: Percentiles
  readonly memoryGrewMb: number
  /** The longest that the event loop of the server was held up. */
  readonly heldUpMs: number
  readonly unready: ReadonlyArray<string>
}

export interface GreedyFigures {
  readonly quiet: Percentiles
  readonly cases: Readonly<Record<string, Greed>>
}

/** Sends a body of random digits in chunks, without saying how long it will be. Answers with the status; 0: cut off. */
const upload = (port: number, key: string, megabytes: number): Promise<number> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" })
    let answer = ""
    const done = () => {
      socket.destroy()
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0))
    }
    socket.on("error", done).on("close", done).on("data", (chunk: Buffer) => {
      answer += chunk.toString("latin1")
      if (answer.includes("\r\n\r\n")) done()
    })
    socket.write(
      `POST /v1/emails/batch HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`
        + "Transfer-Encoding: chunked\r\n\r\n"
    )
    const piece = Buffer.alloc(1 << 20, "7")
    const head = Buffer.from(`${piece.length.toString(16)}\r\n`)
    let sent = 0
    const more = () => {
      while (sent < megabytes && !socket.destroyed) {
        sent++
        const flushed = socket.write(Buffer.concat([head, piece, Buffer.from("\r\n")]))
        if (!flushed) return void socket.once("drain", more)
      }
      if (!socket.destroyed) socket.write("0\r\n\r\n")
    }
    more()
  })

export const greedy = (options: GreedyOptions): Promise<GreedyFigures> =>
  withStage({ nodes: 1 }, async (stage) => {
    const [node] = stage.nodes
    if (node === undefined) throw new Error("no server")
    const { server } = node
    const client = new pg.Client({ connectionString: stage.postgres.url })
    await client.connect()
    const { id, key } = await makeAccount({ ...stage.env }, "live")
    progress(`seeding ${options.emails} emails`)
    await seed(client, id, options.emails).catch(async (error: unknown) => {
      await client.end()
      throw error
    })
    await client.query("VACUUM (ANALYZE)")
    await client.end()
    const load = startLoad({
      ports: () => [server.port],
      key: stage.key,
      perSecond: options.perSecond,
      body: stage.body,
      withKeys: false
    })
    await sleep(2_000)
    const quietFrom = performance.now()
    await sleep(options.quietMs)
    const quiet = latencyOf(load.answers, quietFrom)

    const ask = (path: string, init: RequestInit) =>
      fetch(`http://127.0.0.1:${server.port}${path}`, { ...init, signal: AbortSignal.timeout(180_000) })
    const headers = { "authorization": `Bearer ${key}`, "content-type": "application/json" }
    const call = (method: string, path: string, body?: unknown, idempotencyKey?: string): Promise<number> =>
      ask(path, {
        method,
        headers: idempotencyKey === undefined ? headers : { ...headers, "idempotency-key": idempotencyKey },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) })
      }).then(async (answer) => {
        await answer.text()
        return answer.status
      }, () => 0)
    const cases: Record<string, Greed> = {}
    const play = async (name: string, requests: ReadonlyArray<() => Promise<number>>) => {
      await sleep(3_000)
      const before = server.memoryMb()
      server.resetPeak()
      const fromMs = performance.now()
      const statuses: Record<string, number> = {}
      const sampling = new AbortController()
      let heldUpMs = 0
      const sample = async () => {
        const seconds = await server.metric("nodejs_eventloop_delay_max_seconds")
        heldUpMs = Math.max(heldUpMs, Math.round((seconds ?? 0) * 1_000))
      }
      const sampled = (async () => {
        for (; !sampling.signal.aborted; await sleep(1_000)) await sample()
      })()
      for (const status of await Promise.all(requests.map((request) => request()))) {
        statuses[status] = (statuses[status] ?? 0) + 1
      }
      const untilMs = performance.now()
      await sleep(1_000)
      sampling.abort()
      await sampled
      cases[name] = {
        statuses,
        tookMs: Math.round(untilMs - fromMs),
        sends: latencyOf(load.answers, fromMs, Math.max(untilMs, fromMs + 1_000)),
        memoryGrewMb: server.peakMb() - before,
        heldUpMs,
        unready: server.readiness.filter(({ atMs, status }) => atMs >= fromMs && status !== 200).map(({ message }) =>
          message
        )
      }
      progress(`${name}: ${JSON.stringify(cases[name])}`)
    }
    const times = <A>(count: number, of: (index: number) => A) => Array.from({ length: count }, (_, index) => of(index))
    await play("searches", times(options.searches, () => () => call("GET", "/v1/emails?limit=20&q=!!!")))
    await play(
      "erasures",
      times(options.erasures, (index) => () =>
        call("POST", "/v1/recipients/erase", { email_address: `user${index * 7 + 1}@example.net` }))
    )
    await play(
      "uploads",
      times(options.uploads, () => () =>
        upload(server.port, key, options.uploadMb))
    )
    const { sandbox } = await ask("/v1/account", { headers }).then((answer) => answer.json()) as {
      readonly sandbox: { readonly domain: string; readonly recipients: ReadonlyArray<string> }
    }
    const file = { filename: "report.pdf", content: Buffer.alloc(options.fileBytes, "sendwright").toString("base64") }
    const message = {
      from: `greedy@${sandbox.domain}`,
      to: sandbox.recipients[0],
      subject: "Report",
      text: "It is attached.",
      // Not handed off meanwhile: what is measured is the way in.
      scheduled_at: new Date(Date.now() + 86_400_000).toISOString(),
      attachments: [file]
    }
    const batch = JSON.stringify({ messages: times(options.filesPerBatch, () => message) })
    const insist = async (index: number): Promise<number> => {
      const status = await call("POST", "/v1/emails/batch", batch, `batch-${index}`)
      if (status !== 429 && status !== 503) return status
      await sleep(1_000)
      return insist(index)
    }
    await play("batches", times(options.batches, (index) => () => insist(index)))
    await load.stop()
    return { quiet, cases }
  })
