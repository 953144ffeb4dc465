/**
 * `pnpm bench drill-received [MESSAGES]`: 20,000 messages in over SMTP to two servers, by senders that retry. Meanwhile
 * connections end at random steps, servers are killed (SIGKILL), and so is Postgres. Each message is then there once, and
 * its webhook came.
 */
import { setTimeout as sleep } from "node:timers/promises"
import { freePort } from "../../../../scripts/free-port.ts"
import { startPostgres } from "../../../../scripts/local-postgres.ts"
import { startNameServer } from "../../../host/test/e2e/NameServer.ts"
import { environment, makeAccount, type Running, startServer } from "../Processes.ts"
import { progress, report } from "../Report.ts"
import { openSmtp, type SmtpConnection } from "../SmtpLoadClient.ts"
import { type Api, makeApi } from "./Api.ts"
import { startSink } from "./WebhookSink.ts"

const connections = 16
/** A connection ends before each step of a message with this probability. */
const breaks = 0.02
/** Of a killed server's leases, and of webhooks that were tried in vain. */
const patienceMs = 10 * 60_000
const startTries = 5

interface Node {
  readonly running: Running
  readonly mailPort: number
}

class Broken extends Error {}

/** Trouble of the network, here and there. */
const step = (connection: SmtpConnection): void => {
  if (Math.random() >= breaks) return
  connection.close()
  throw new Broken("cut")
}

const messageOf = (number: number, to: string): string =>
  [
    "From: Ada <ada@drill.example>",
    `To: ${to}`,
    `Subject: No. ${number}`,
    `Message-ID: <${number}@drill.example>`,
    "Date: Sun, 29 Nov 2026 12:00:00 +0000",
    "",
    "Is it there yet?\r\n".repeat(100)
  ].join("\r\n")

/** Tries once; the reply to the message, or to the command that was refused. */
const tryOnce = async (connection: SmtpConnection, to: string, message: string): Promise<string> => {
  for (const command of ["MAIL FROM:<ada@drill.example>", `RCPT TO:<${to}>`, "DATA"]) {
    step(connection)
    connection.write(`${command}\r\n`)
    const reply = await connection.reply()
    if (!/^[23]/.test(reply)) return reply
  }
  const middle = Math.floor(Math.random() * message.length)
  connection.write(message.slice(0, middle))
  step(connection)
  connection.write(`${message.slice(middle)}.\r\n`)
  // The worst moment: the message may be stored, and the sender does not learn of it.
  step(connection)
  return await connection.reply()
}

const greeted = async (port: number): Promise<SmtpConnection> => {
  const connection = await openSmtp(port)
  for (const command of ["", "EHLO mx.drill.example\r\n"]) {
    if (command !== "") connection.write(command)
    const reply = await connection.reply()
    if (!reply.startsWith("2")) throw new Broken(reply)
  }
  return connection
}

interface Sending {
  readonly next: () => number | undefined
  readonly ports: () => ReadonlyArray<number>
  readonly to: string
  readonly onTry: (outcome: "stored" | "again") => void
}

/** Sends messages one after the other, each until a server has said 250. */
const send = async ({ next, onTry, ports, to }: Sending): Promise<void> => {
  let connection: SmtpConnection | undefined
  for (let number = next(); number !== undefined; number = next()) {
    const message = messageOf(number, to)
    for (let isStored = false; !isStored;) {
      try {
        const open = ports()
        connection ??= await greeted(open[Math.floor(Math.random() * open.length)]!)
        const reply = await tryOnce(connection, to, message)
        if (reply.startsWith("5")) throw new Error(`refused for good: ${reply}`)
        isStored = reply.startsWith("250")
        if (!isStored) throw new Broken(reply)
        onTry("stored")
      } catch (error) {
        if (error instanceof Error && error.message.startsWith("refused for good")) throw error
        connection?.close()
        connection = undefined
        onTry("again")
        await sleep(100 + Math.random() * 400)
      }
    }
  }
  connection?.close()
}

/** How often each message is there, by its subject, and the ids of all. */
const received = async (api: Api): Promise<{ readonly times: Map<string, number>; readonly ids: Array<string> }> => {
  const times = new Map<string, number>()
  const ids: Array<string> = []
  let cursor: string | null = null
  do {
    const page: any = await api.get(`/v1/received?limit=100${cursor === null ? "" : `&cursor=${cursor}`}`)
    for (const { id, subject } of page.data) {
      ids.push(id)
      times.set(subject, (times.get(subject) ?? 0) + 1)
    }
    cursor = page.next_cursor
  } while (cursor !== null)
  return { times, ids }
}

export const receivedDrill = async (): Promise<void> => {
  const messages = Number(process.argv[3] ?? 20_000)
  const postgres = await startPostgres({ durable: true })
  const sink = await startSink()
  const names = await startNameServer()
  const env = { ...environment(postgres.url), SENDWRIGHT_DNS_SERVERS: names.address, SENDWRIGHT_LOG_LEVEL: "none" }
  const start = async (): Promise<Node> => {
    for (let tries = 1;; tries++) {
      const mailPort = await freePort()
      try {
        const running = await startServer({ ...env, SENDWRIGHT_MAIL_LISTEN: `127.0.0.1:${mailPort}` })
        return { running, mailPort }
      } catch (error) {
        if (tries === startTries) throw error
      }
    }
  }
  const nodes = [await start(), await start()]
  const kills = { servers: 0, databases: 0 }
  const tries = { stored: 0, again: 0 }
  try {
    const { key } = await makeAccount(env, "live")
    const api = makeApi(() => nodes.map(({ running }) => running.port), key)
    const account = await api.get("/v1/account")
    await api.post("/v1/webhooks", { url: sink.url, events: ["email.received"] })

    let number = 0
    const load = { isOver: false }
    const killing = (async () => {
      for (let turn = 0; !load.isOver; turn++) {
        await sleep(500 + Math.random() * 1_500)
        if (load.isOver) break
        if (turn % 4 === 3) {
          await postgres.crash()
          kills.databases++
          await sleep(Math.random() * 1_000)
          await postgres.restart()
        } else {
          const at = turn % nodes.length
          process.kill(nodes[at]!.running.pid, "SIGKILL")
          kills.servers++
          nodes[at] = await start()
        }
        progress(`${tries.stored} of ${messages} are stored after ${tries.again} tries in vain`)
      }
    })()
    await Promise.all(Array.from({ length: connections }, () =>
      send({
        next: () => number < messages ? number++ : undefined,
        ports: () => nodes.map(({ mailPort }) => mailPort),
        to: `help@${account.receiving_domain}`,
        onTry: (outcome) => void tries[outcome]++
      })))
    load.isOver = true
    await killing

    const { ids, times } = await received(api)
    const lost = Array.from({ length: messages }, (_, at) => `No. ${at}`).filter((subject) => !times.has(subject))
    const missing = () => ids.filter((id) => !sink.events.has(id)).length
    const until = performance.now() + patienceMs
    while (missing() > 0 && performance.now() < until) await sleep(500)
    const twice = [...times.values()].filter((count) => count > 1).length
    report("drill-received", { messages, connections, breaks }, {
      messages,
      triesInVain: tries.again,
      killedServers: kills.servers,
      killedDatabases: kills.databases,
      received: ids.length,
      lost: lost.length,
      receivedTwice: twice,
      withoutWebhook: missing(),
      webhooksThatCameAgain: [...sink.events.values()].filter((count) => count > 1).length
    })
    if (lost.length + twice + missing() > 0 || ids.length !== messages || kills.servers + kills.databases === 0) {
      throw new Error("a promise was broken: see above")
    }
  } finally {
    for (const { running } of nodes) await running.stop()
    names.stop()
    await sink.stop()
    await postgres.stop()
  }
}
