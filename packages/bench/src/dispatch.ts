/**
 * The whole way on Postgres. The engine alone, from accept to the stored `sent` with a provider that takes 20 ms. Then
 * the server: accept, hand-off to an SMTP server that takes 20 ms a message, and the webhook of the `sent` event at a
 * sink on this machine, first as fast as it goes, then at a steady pace for the latencies.
 */
import { setTimeout as sleep } from "node:timers/promises"
import { startPostgres } from "../../../scripts/local-postgres.ts"
import { makeApi } from "./drills/Api.ts"
import { startSmtpSink } from "./drills/SmtpSink.ts"
import { startSink } from "./drills/WebhookSink.ts"
import { engine } from "./engine.ts"
import { requestBytes, runLoad } from "./LoadClient.ts"
import { environment, makeAccount, startServer } from "./Processes.ts"
import { progress, report } from "./Report.ts"
import { percentilesOf, round } from "./Statistics.ts"
import { processorTimeOf } from "./Usage.ts"

// A slow machine compiles the server's code for several seconds of load.
const warmUpMs = 9_000
const burstMs = 3_000
const connections = 32
const steadyPerSecond = 50
const steadySeconds = 20
const providerDelayMs = 20
const providerConnections = 32

export const dispatch = async (): Promise<void> => {
  const alone = await engine()
  const postgres = await startPostgres({ durable: true })
  const smtp = await startSmtpSink({ delayMs: providerDelayMs })
  const env = { ...environment(postgres.url), SMTP_URL: `${smtp.url}?connections=${providerConnections}` }
  const server = await startServer(env)
  const accepted = new Map<string, number>()
  let toSent: Array<number> = []
  let toWebhook: Array<number> = []
  const sink = await startSink((body) => {
    const at = accepted.get(body.data.email_id)
    if (at === undefined) return
    toSent.push(Date.parse(body.created_at) - at)
    toWebhook.push(Date.now() - Date.parse(body.created_at))
  })
  try {
    const { key } = await makeAccount(env, "live")
    const api = makeApi(() => [server.port], key)
    const account = await api.get("/v1/account")
    await api.post("/v1/webhooks", { url: sink.url, events: ["email.sent"] })
    const send = {
      from: `bench@${account.sandbox.domain}`,
      to: account.sandbox.recipients[0],
      subject: "bench",
      html: "<p>bench</p>".repeat(100)
    }
    const drained = async (count: number) => {
      while (sink.events.size < count) await sleep(20)
    }

    const request = requestBytes({
      method: "POST",
      path: "/v1/emails",
      headers: { "Authorization": `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify(send)
    })
    const accept = (durationMs: number) =>
      runLoad({ port: server.port, connections, durationMs, request: () => request, expectStatus: 201 })
    const { requests: before } = await accept(warmUpMs)
    await drained(before)

    const usedBefore = processorTimeOf(server.pid)
    const began = performance.now()
    const burst = await accept(burstMs)
    await drained(before + burst.requests)
    const perSecond = burst.requests / ((performance.now() - began) / 1000)
    const serverMsPerEmail = round((processorTimeOf(server.pid) - usedBefore) / burst.requests, 3)
    progress(
      `burst: ${burst.requests} emails, ${round(perSecond, 0)}/s from accept to webhook, ${serverMsPerEmail} ms each`
    )

    toSent = []
    toWebhook = []
    for (let n = 0; n < steadyPerSecond * steadySeconds; n++) {
      const at = Date.now()
      void api.post("/v1/emails", send).then(({ id }) => accepted.set(id, at))
      await sleep(1_000 / steadyPerSecond)
    }
    await drained(before + burst.requests + steadyPerSecond * steadySeconds)
    report("dispatch", {
      engine: alone.settings,
      server: { warmUpMs, burstMs, connections, steadyPerSecond, providerDelayMs, providerConnections }
    }, {
      engine: alone.figures,
      burst: { emails: burst.requests, perSecond: round(perSecond, 0), serverMsPerEmail },
      steady: { acceptToSentMs: percentilesOf(toSent), eventToWebhookMs: percentilesOf(toWebhook) }
    })
  } finally {
    await server.stop()
    await smtp.stop()
    await sink.stop()
    await postgres.stop()
  }
}
