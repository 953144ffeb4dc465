/**
 * Email over SMTP with 2 KB of html on durable Postgres, against `POST /v1/emails` on the same server, turn by turn. What
 * SMTP does besides is measured over HTTP too: a repetition is known, as with an `Idempotency-Key`, and the message is
 * read and kept as it came, as by `POST /v1/emails/raw`.
 *
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
    const body = JSON.stringify({ from: `Shop <${from}>`, to, subject, html })
    const requestOf = (path: string, type: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
      requestBytes({
        method: "POST",
        path,
        headers: { "Authorization": `Bearer ${key}`, "Content-Type": type, ...headers },
        body
      })
    const plain = requestOf("/v1/emails", "application/json", body)
    const keyOf = (sequence: number) => ({ "Idempotency-Key": `${sequence}.${performance.now()}` })
    const keyed = (sequence: number) => requestOf("/v1/emails", "application/json", body, keyOf(sequence))
    const raw = (sequence: number) =>
      requestOf("/v1/emails/raw", "message/rfc822", messageTo(from, to, sequence), keyOf(sequence))

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
    const overHttp = (ms: number, request: (sequence: number) => Buffer) =>
      measured(runLoad({ port: server.port, connections, durationMs: ms, request, expectStatus: 201 }))
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

    const runs = {
      http: (ms: number) => overHttp(ms, () => plain),
      httpWithKey: (ms: number) => overHttp(ms, keyed),
      httpRawWithKey: (ms: number) => overHttp(ms, raw),
      smtp: (ms: number) => overSmtp(ms),
      connectionForEachMessage: (ms: number) => overSmtp(ms, true)
    }
    type Name = keyof typeof runs
    const names = Object.keys(runs) as Array<Name>
    for (const name of names) await runs[name](warmUpMs)
    const results: Record<Name, Array<Awaited<ReturnType<typeof measured>>>> = {
      http: [],
      httpWithKey: [],
      httpRawWithKey: [],
      smtp: [],
      connectionForEachMessage: []
    }
    for (let turn = 0; turn < rounds; turn++) {
      for (const name of names) results[name].push(await runs[name](durationMs))
      progress(names.map((name) => `${name} ${round(results[name].at(-1)!.perSecond, 0)}/s`).join(", "))
    }
    const figuresOf = (runs: (typeof results)[Name]) => ({
      perSecond: round(median(runs.map(({ perSecond }) => perSecond)), 0),
      rounds: runs.map(({ perSecond }) => round(perSecond, 0)),
      p50Ms: round(median(runs.map(({ latency }) => latency.p50))),
      p99Ms: round(median(runs.map(({ latency }) => latency.p99))),
      serverMsPerEmail: round(median(runs.map(({ serverMs }) => serverMs)), 3),
      postgresMsPerEmail: round(median(runs.map(({ postgresMs }) => postgresMs)), 3),
      loadMsPerEmail: round(median(runs.map(({ loadMs }) => loadMs)), 3)
    })
    const ratiosTo = (name: Name) =>
      results.smtp.map(({ perSecond }, turn) => perSecond / results[name][turn]!.perSecond)
    report("submission", { connections, rounds, durationMs, warmUpMs, htmlBytes: html.length, durable: true }, {
      ...Object.fromEntries(names.map((name) => [name, figuresOf(results[name])])),
      ratio: round(median(ratiosTo("http"))),
      ratios: ratiosTo("http").map((ratio) => round(ratio)),
      ratioToRawWithKey: round(median(ratiosTo("httpRawWithKey")))
    })
  } finally {
    await server.stop()
    await postgres.stop()
  }
}
