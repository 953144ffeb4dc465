/**
 * Two servers on one Postgres take 2,000 sends while one of them is killed (SIGKILL) ten times and restarted. Then:
 * no accepted email is lost; a message was sent twice only where its hand-off was repeated; and every event's webhook
 * came at least once.
 */
import { setTimeout as sleep } from "node:timers/promises"
import { startPostgres } from "../../../../scripts/local-postgres.ts"
import { environment, makeAccount, startServer } from "../Processes.ts"
import { progress, report } from "../Report.ts"
import { makeApi } from "./Api.ts"
import { startSmtpSink } from "./SmtpSink.ts"
import { startSink } from "./WebhookSink.ts"

const sends = 2_000
const kills = 10
const connections = 16
/** A killed node's leases run out after two minutes, and unknown hand-offs wait another one. */
const patienceMs = 6 * 60_000

export const nodes = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true })
  // Slow enough that each kill finds hand-offs whose answer has not come.
  const smtp = await startSmtpSink({ delayMs: 60 })
  const sink = await startSink()
  const env = { ...environment(postgres.url), SMTP_URL: `${smtp.url}?connections=16` }
  const steady = await startServer(env)
  let victim = await startServer(env)
  let done = false
  try {
    const { key } = await makeAccount(env, "live")
    const api = makeApi(() => [steady.port, victim.port], key)
    const account = await api.get("/v1/account")
    const owner = account.sandbox.recipients[0]
    await api.post("/v1/webhooks", {
      url: sink.url,
      events: ["email.queued", "email.sent", "email.failed", "email.bounced", "email.delivered"]
    })

    const killing = (async () => {
      for (let kill = 0; kill < kills; kill++) {
        await sleep(300 + Math.random() * 700)
        process.kill(victim.pid, "SIGKILL")
        progress(`kill ${kill + 1} of ${kills}: ${smtp.messages.size} messages are out`)
        victim = await startServer(env)
      }
      done = true
    })()
    const accepted = new Set<string>()
    let next = 0
    await Promise.all(Array.from({ length: connections }, async () => {
      while (next < sends) {
        const number = next++
        accepted.add(
          await api.sendUntilAccepted(
            { from: `Drill <drill@${account.sandbox.domain}>`, to: owner, subject: `No. ${number}`, text: "drill" },
            `drill-${number}`
          )
        )
        // Spread over the kills, so that each finds hand-offs under way.
        if (!done) await sleep(Math.random() * 60)
      }
    }))
    await killing

    const deadline = performance.now() + patienceMs
    const waiting = async () => (await api.get("/v1/emails?status=queued&limit=1")).data.length
    while (await waiting() > 0 && performance.now() < deadline) await sleep(1_000)

    const byStatus: Record<string, number> = {}
    const twice: Array<{ readonly id: string; readonly times: number; readonly attempt: number }> = []
    const events: Array<string> = []
    let lost = 0
    let unexplained = 0
    for await (const { id, status } of api.all()) {
      byStatus[status] = (byStatus[status] ?? 0) + 1
      const email = await api.get(`/v1/emails/${id}`)
      for (const event of email.events) events.push(event.id)
      const times = smtp.messages.get(`${id}@${account.sandbox.domain}`) ?? 0
      if (times === 0) lost++
      const attempt = email.events.findLast((event: any) => event.type === "email.sent")?.payload.attempt ?? 0
      if (times > 1) twice.push({ id, times, attempt })
      if (times > attempt) unexplained++
      accepted.delete(id)
    }
    const settled = performance.now() + 60_000
    const missing = () => events.filter((id) => !sink.events.has(id)).length
    while (missing() > 0 && performance.now() < settled) await sleep(500)

    const figures = {
      accepted: sends,
      byStatus,
      acceptedButUnknown: accepted.size,
      acceptedButNeverHandedOver: lost,
      handedOverTwice: twice,
      handedOverMoreOftenThanAttempted: unexplained,
      events: events.length,
      eventsWithoutWebhook: missing(),
      webhooksThatCameAgain: [...sink.events.values()].filter((times) => times > 1).length
    }
    report("drill-nodes", { sends, kills, connections }, figures)
    if (accepted.size + lost + unexplained + missing() > 0) throw new Error("a promise was broken: see above")
  } finally {
    await victim.stop()
    await steady.stop()
    await smtp.stop()
    await sink.stop()
    await postgres.stop()
  }
}
