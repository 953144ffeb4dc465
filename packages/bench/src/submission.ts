/**
 * Email over SMTP with 2 KB of html on durable Postgres, against `POST /v1/emails` on the same server, turn by turn.
 * Connections stay open and send message after message, as mail programs do under load; a last figure is that of a
 * connection for each message. MAIL, RCPT and DATA leave in one write, as PIPELINING lets clients do (RFC 2920); the
 * message leaves once they are answered. The server accepts only: hand-offs are another benchmark's.
 */
import { freePort } from "../../../scripts/free-port.ts"
import { startPostgres } from "../../../scripts/local-postgres.ts"
import { type LoadResult, requestBytes, runLoad } from "./LoadClient.ts"
import { environment, makeAccount, startServer } from "./Processes.ts"
import { progress, report } from "./Report.ts"
import { runSmtpLoad } from "./SmtpLoadClient.ts"
import { median, round } from "./Statistics.ts"
import { processorTimeOf, processorTimeOfTree } from "./Usage.ts"

const html = `<html><body>${"<p>Your order has shipped.</p>\r\n".repeat(66)}</body></html>`.slice(0, 2048)
const subject = "Your order has shipped"
const connections = 50
const rounds = 5
const durationMs = 5_000
const warmUpMs = 4_000

/** A message as mail programs write it: each has a Message-ID of its own, by which a repetition would be known. */
const messageTo = (from: string, to: string, sequence: number): string =>
  [
    `From: Shop <${from}>`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: <${process.pid}.${sequence}.${performance.now()}@shop.example>`,
    "Date: Sun, 22 Nov 2026 12:00:00 +0000",
    "MIME-Version: 1.0",
    "Content-Type: text/html; charset=utf-8",
    "Content-Transfer-Encoding: 7bit",
    "",
    html,
    ""
  ].join("\r\n")

export const submission = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true })
  const smtpPort = await freePort()
  const env = {
    ...environment(postgres.url),
    SENDWRIGHT_ROLE: "api",
    SENDWRIGHT_SUBMISSION_LISTEN: `127.0.0.1:${smtpPort}`
  }
  const server = await startServer(env)
  try {
    const { key } = await makeAccount(env, "live")
    const account = await fetch(`http://127.0.0.1:${server.port}/v1/account`, {
      headers: { authorization: `Bearer ${key}` }
    }).then((answer) => answer.json()) as any
    const from = `orders@${account.sandbox.domain}`
    const to: string = account.sandbox.simulator.delivered
    const request = requestBytes({
      method: "POST",
      path: "/v1/emails",
      headers: { "Authorization": `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify({ from: `Shop <${from}>`, to, subject, html })
    })

    const processorTimes = () => {
      const [own, its] = [processorTimeOf(process.pid), processorTimeOf(server.pid)]
      // Postgres is what else this process has started.
      return { server: its, postgres: processorTimeOfTree(process.pid) - own - its, load: own }
    }
    /** What a run took of the processor, too, for an email. */
    const measured = async (run: Promise<LoadResult>) => {
      const before = processorTimes()
      const result = await run
      const after = processorTimes()
      const perEmail = (of: keyof typeof before) => (after[of] - before[of]) / result.requests
      return { ...result, serverMs: perEmail("server"), postgresMs: perEmail("postgres"), loadMs: perEmail("load") }
    }
    const overHttp = (ms: number) =>
      measured(runLoad({ port: server.port, connections, durationMs: ms, request: () => request, expectStatus: 201 }))
    const overSmtp = (ms: number, alone = false) =>
      measured(runSmtpLoad({
        port: smtpPort,
        key,
        connections,
        durationMs: ms,
        from,
        to,
        message: (sequence) => messageTo(from, to, sequence),
        alone
      }))

    await overHttp(warmUpMs)
    await overSmtp(warmUpMs)
    const http: Array<Awaited<ReturnType<typeof measured>>> = []
    const smtp: typeof http = []
    const alone: typeof http = []
    for (let turn = 0; turn < rounds; turn++) {
      http.push(await overHttp(durationMs))
      smtp.push(await overSmtp(durationMs))
      alone.push(await overSmtp(durationMs, true))
      const [of, ours, each] = [http, smtp, alone].map((runs) => round(runs.at(-1)!.perSecond, 0))
      progress(`HTTP ${of}/s, SMTP ${ours}/s, with a connection for each message ${each}/s`)
    }
    const figuresOf = (runs: typeof http) => ({
      perSecond: round(median(runs.map(({ perSecond }) => perSecond)), 0),
      rounds: runs.map(({ perSecond }) => round(perSecond, 0)),
      p50Ms: round(median(runs.map(({ latency }) => latency.p50))),
      p99Ms: round(median(runs.map(({ latency }) => latency.p99))),
      serverMsPerEmail: round(median(runs.map(({ serverMs }) => serverMs)), 3),
      postgresMsPerEmail: round(median(runs.map(({ postgresMs }) => postgresMs)), 3),
      loadMsPerEmail: round(median(runs.map(({ loadMs }) => loadMs)), 3)
    })
    const ratios = smtp.map(({ perSecond }, turn) => perSecond / http[turn]!.perSecond)
    report("submission", { connections, rounds, durationMs, warmUpMs, htmlBytes: html.length, durable: true }, {
      http: figuresOf(http),
      smtp: figuresOf(smtp),
      ratio: round(median(ratios)),
      ratios: ratios.map((ratio) => round(ratio)),
      connectionForEachMessage: figuresOf(alone)
    })
  } finally {
    await server.stop()
    await postgres.stop()
  }
}
