/**
 * Mail of 10 kB with a DKIM signature in over SMTP on durable Postgres, checked with SPF, DKIM, DMARC and ARC by a name
 * server on this machine: without webhooks, and with an endpoint. The baseline, turn by turn in the same run, is Postfix,
 * which checks nothing and delivers into a Maildir. A message counts once it is there: stored, at the endpoint, or in the
 * Maildir. Only root can start Postfix.
 */
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { generateKeyPairSync } from "node:crypto"
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { freePort } from "../../../scripts/free-port.ts"
import { startPostgres } from "../../../scripts/local-postgres.ts"
import { startNameServer } from "../../host/test/e2e/NameServer.ts"
import { startPostfix, whyNot } from "../../host/test/e2e/postfix/Postfix.ts"
import { makeApi } from "./drills/Api.ts"
import { startSink } from "./drills/WebhookSink.ts"
import { environment, makeAccount, startServer } from "./Processes.ts"
import { progress, report } from "./Report.ts"
import { openSmtp, sendMessage } from "./SmtpLoadClient.ts"
import { median, percentilesOf, round } from "./Statistics.ts"

const connections = 50
const rounds = 5
const warmUpMs = 15_000
const bodyBytes = 9_000
/** How long what was taken may be on its way to where it counts. */
const patienceMs = 120_000
const sender = "ada@bench.example"

const pair = generateKeyPairSync("rsa", { modulusLength: 2_048 })
const record = `v=DKIM1; k=rsa; p=${pair.publicKey.export({ type: "spki", format: "der" }).toString("base64")}`

/** What the author's domain publishes, so that each check has something to find. */
const published = [
  { type: "TXT", name: "bench.example", value: "v=spf1 ip4:127.0.0.1 -all" },
  { type: "TXT", name: "s._domainkey.bench.example", value: record },
  { type: "TXT", name: "_dmarc.bench.example", value: "v=DMARC1; p=reject" }
]

const signedMessage = (): Promise<string> =>
  Effect.runPromise(Effect.map(
    MimeMessage.render(outgoing({
      from: { name: "Ada", address: sender },
      subject: "How many?",
      text: "How many cards do you have, and of which?\n".repeat(bodyBytes / 42),
      html: null,
      dkim: {
        domain: "bench.example",
        selector: "s",
        privateKey: Redacted.make(pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString())
      }
    })),
    (bytes) => Buffer.from(bytes).toString("latin1")
  ))

interface Target {
  readonly port: number
  readonly to: string
  /** How many of what was taken are where they count. */
  readonly there: () => number
}

interface Turn {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

const greet = async (port: number) => {
  const connection = await openSmtp(port)
  await connection.reply()
  connection.write("EHLO mx.bench.example\r\n")
  const reply = await connection.reply()
  if (!reply.startsWith("250")) throw new Error(`not greeted: ${reply}`)
  return connection
}

let sequence = 0

/** Sends for a while; the turn ends when all of it is where it counts. */
const turnOf = async ({ port, there, to }: Target, message: string, durationMs: number): Promise<Turn> => {
  const latencies: Array<number> = []
  const before = there()
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, async () => {
    const connection = await greet(port)
    while (performance.now() < began + durationMs) {
      const start = performance.now()
      // A field that is not signed makes each message another one.
      await sendMessage(connection, { from: sender, to, message: `X-Sequence: ${sequence++}\r\n${message}` })
      latencies.push(performance.now() - start)
    }
    connection.close()
  }))
  const taken = performance.now()
  while (there() - before < latencies.length) {
    if (performance.now() > taken + patienceMs) throw new Error("what was taken did not arrive")
    await sleep(10)
  }
  const { p50, p99 } = percentilesOf(latencies)
  return { perSecond: 1_000 * latencies.length / (performance.now() - began), p50, p99 }
}

const figuresOf = (turns: ReadonlyArray<Turn>) => ({
  perSecond: round(median(turns.map(({ perSecond }) => perSecond)), 0),
  rounds: turns.map(({ perSecond }) => round(perSecond, 0)),
  p50Ms: round(median(turns.map(({ p50 }) => p50))),
  p99Ms: round(median(turns.map(({ p99 }) => p99)))
})

/** `pnpm bench receiving [SECONDS]`: so many seconds a turn, 5 by default. */
export const receiving = async (): Promise<void> => {
  const why = whyNot()
  if (why !== undefined) throw new Error(why)
  const durationMs = 1_000 * Number(process.argv[3] ?? 5)
  const message = await signedMessage()
  const names = await startNameServer()
  names.publish(published)
  const postgres = await startPostgres({ durable: true })
  const sink = await startSink()
  const [mailPort, postfixPort] = [await freePort(), await freePort()]
  const env = {
    ...environment(postgres.url),
    SENDWRIGHT_DNS_SERVERS: names.address,
    SENDWRIGHT_MAIL_LISTEN: `127.0.0.1:${mailPort}`
  }
  const server = await startServer(env)
  const postfix = await startPostfix({
    port: postfixPort,
    settings: {
      myhostname: "mx.maildir.example",
      virtual_mailbox_domains: "maildir.example",
      virtual_mailbox_maps: "static:inbox/",
      virtual_mailbox_limit: "0"
    }
  })
  try {
    const { key } = await makeAccount(env, "live")
    const api = makeApi(() => [server.port], key)
    const to = `help@${(await api.get("/v1/account")).receiving_domain}`
    // A 250 says that it is stored: nothing is to be waited for.
    const stored: Target = { port: mailPort, to, there: () => Number.POSITIVE_INFINITY }
    const posted: Target = { port: mailPort, to, there: () => sink.events.size }
    const delivered = () => postfix.log().match(/status=sent \(delivered to maildir\)/g)?.length ?? 0
    const maildir: Target = { port: postfixPort, to: "help@maildir.example", there: delivered }

    const { id } = await api.post("/v1/webhooks", { url: sink.url, events: ["email.received"] })
    const webhooks = async (enabled: boolean) => {
      const answer = await fetch(`http://127.0.0.1:${server.port}/v1/webhooks/${id}`, {
        method: "PATCH",
        headers: { "authorization": `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify({ enabled })
      })
      if (!answer.ok) throw new Error(`the webhook is as it was: ${answer.status} ${await answer.text()}`)
    }
    const ofPostfix: Array<Turn> = []
    const alone: Array<Turn> = []
    const withWebhooks: Array<Turn> = []
    await webhooks(false)
    await turnOf(stored, message, warmUpMs)
    await turnOf(maildir, message, warmUpMs)
    const [newest] = (await api.get("/v1/received?limit=1")).data
    const { authentication } = await api.get(`/v1/received/${newest.id}`)
    if (authentication?.dmarc.result !== "pass") throw new Error("nothing was checked")
    for (let round = 0; round < rounds; round++) {
      ofPostfix.push(await turnOf(maildir, message, durationMs))
      alone.push(await turnOf(stored, message, durationMs))
      await webhooks(true)
      withWebhooks.push(await turnOf(posted, message, durationMs))
      await webhooks(false)
      const [baseline, ours, each] = [ofPostfix, alone, withWebhooks].map((turns) => turns.at(-1)!.perSecond.toFixed(0))
      progress(`Postfix ${baseline}/s, stored ${ours}/s, with webhooks ${each}/s`)
    }
    const ratioOf = (turns: ReadonlyArray<Turn>) =>
      round(median(turns.map(({ perSecond }, at) => perSecond / ofPostfix[at]!.perSecond)))
    report("receiving", { connections, rounds, durationMs, messageBytes: message.length, durable: true }, {
      postfixIntoMaildir: figuresOf(ofPostfix),
      stored: figuresOf(alone),
      withWebhooks: figuresOf(withWebhooks),
      ratio: ratioOf(alone),
      ratioWithWebhooks: ratioOf(withWebhooks)
    })
  } finally {
    await postfix.stop()
    await server.stop()
    await sink.stop()
    names.stop()
    await postgres.stop()
  }
}
