/**
 * `pnpm bench drill-floods [SECONDS [KIND]]`: strangers flood the mail listener in seven ways, one after the other, for 15 seconds
 * each, or in one way. Meanwhile another sender's mail arrives, 10 a second on a connection each, and an application sends, 20 a second.
 * All of that is taken, and how long it takes is compared with the time before each flood.
 */
import { randomInt } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { freePort } from "../../../../scripts/free-port.ts"
import { startPostgres } from "../../../../scripts/local-postgres.ts"
import { startNameServer } from "../../../host/test/e2e/NameServer.ts"
import { environment, makeAccount, startServer } from "../Processes.ts"
import { progress, report } from "../Report.ts"
import { openSmtp, sendMessage, type SmtpConnection } from "../SmtpLoadClient.ts"
import { percentilesOf, round } from "../Statistics.ts"
import { type Api, makeApi } from "./Api.ts"

const quietMs = 5_000
const mailPerSecond = 10
const sendsPerSecond = 20
/** After a 421 a sender waits for so long; real ones wait for minutes. */
const retryMs = 500
const maxTries = 60

interface Target {
  readonly port: number
  readonly to: string
}

/** Whether a flood goes on. */
interface Flood {
  isOver: boolean
}

const messageOf = (from: string, to: string, text: string): string =>
  `From: <${from}>\r\nTo: <${to}>\r\nSubject: ${randomInt(2 ** 40)}\r\n\r\n${text}\r\n`

/** Connects as the proxy of a client with that address. */
const openAs = async ({ port }: Target, address: string): Promise<SmtpConnection> => {
  const connection = await openSmtp(port)
  connection.write(`PROXY TCP4 ${address} 127.0.0.1 ${randomInt(1_024, 65_536)} 25\r\n`)
  return connection
}

const greetAs = async (target: Target, address: string): Promise<SmtpConnection> => {
  const connection = await openAs(target, address)
  for (const command of ["", "EHLO mx.flood.example\r\n"]) {
    if (command !== "") connection.write(command)
    const reply = await connection.reply()
    if (!reply.startsWith("2")) {
      connection.close()
      throw new Error(reply)
    }
  }
  return connection
}

/** One of many clients, none of which the other sender's address belongs to. */
const stranger = (at: number): string => `203.0.${Math.floor(at / 250)}.${1 + at % 250}`

/** Does something again and again on as many connections, each of an address of its own, until the flood is over. */
const repeat = async (
  flood: Flood,
  target: Target,
  clients: number,
  once: (connection: SmtpConnection) => Promise<number>
): Promise<number> => {
  let done = 0
  await Promise.all(Array.from({ length: clients }, async (_, at) => {
    while (!flood.isOver) {
      let connection: SmtpConnection | undefined
      try {
        connection = await greetAs(target, stranger(at))
        while (!flood.isOver) {
          const more = await once(connection)
          done += more
        }
      } catch {
        await sleep(50)
      }
      connection?.close()
    }
  }))
  return done
}

/** Opens connections that say nothing. */
const silent = (addresses: number) => async (flood: Flood, target: Target): Promise<number> => {
  const connections: Array<SmtpConnection> = []
  for (let at = 0; at < 1_000; at++) connections.push(await openAs(target, stranger(at % addresses)))
  while (!flood.isOver) await sleep(50)
  for (const connection of connections) connection.close()
  return connections.length
}

const begin = async (connection: SmtpConnection, { to }: Target): Promise<void> => {
  for (const command of ["MAIL FROM:<eve@flood.example>", `RCPT TO:<${to}>`, "DATA"]) {
    connection.write(`${command}\r\n`)
    const reply = await connection.reply()
    if (!/^[23]/.test(reply)) throw new Error(reply)
  }
}

/** Sends an octet a second. Counts octets. */
const slow = (flood: Flood, target: Target) =>
  repeat(flood, target, 100, async (connection) => {
    await begin(connection, target)
    for (let octets = 0;; octets++) {
      if (flood.isOver || connection.isClosed()) return octets
      connection.write("x")
      await sleep(1_000)
    }
  })

const megabyte = Buffer.alloc(1_000_000, "Endless.\r\n")

/** Sends messages that do not end. Counts megabytes. */
const endless = (flood: Flood, target: Target) =>
  repeat(flood, target, 8, async (connection) => {
    await begin(connection, target)
    for (let sent = 0;; sent++) {
      if (flood.isOver || connection.isClosed()) return sent
      connection.write(megabyte)
      await connection.drained()
    }
  })

/** Names recipients that are nobody's, some at once. Counts them. */
const guessing = (flood: Flood, target: Target) =>
  repeat(flood, target, 20, async (connection) => {
    const many = 20
    connection.write(`MAIL FROM:<eve@flood.example>\r\n`)
    await connection.reply()
    connection.write(Array.from({ length: many }, () => `RCPT TO:<${randomInt(2 ** 40)}@nobody.example>\r\n`).join(""))
    for (let at = 0; at < many; at++) await connection.reply()
    return many
  })

const bombs = [
  Array.from({ length: 5_000 }, (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`).join(
    ""
  ),
  `Content-Type: multipart/mixed; boundary=b\r\n\r\n${"--b\r\n\r\nx\r\n".repeat(100_000)}`,
  `${"X-Y: z\r\n".repeat(100_000)}\r\nx\r\n`,
  `References: ${"<a@b> ".repeat(40_000)}\r\n\r\nx\r\n`,
  `Content-Type: text/html\r\n\r\n${"<div>".repeat(100_000)}\r\n`
]

/** Sends messages that are hard to read. Counts them. */
const malformed = (flood: Flood, target: Target) =>
  repeat(flood, target, 4, async (connection) => {
    const bomb = bombs[randomInt(bombs.length)]!
    await begin(connection, target)
    connection.write(`X-Number: ${randomInt(2 ** 40)}\r\n${bomb}.\r\n`)
    await connection.reply()
    return 1
  })

/** Sends messages of a domain about which no name server answers. Counts them. */
const unanswered = (flood: Flood, target: Target) =>
  repeat(flood, target, 50, async (connection) => {
    const from = `eve@${randomInt(2 ** 40)}.silent.example`
    await sendMessage(connection, { from, to: target.to, message: messageOf(from, target.to, "Hello?") })
    return 1
  })

const kinds = {
  silent: silent(1),
  silentOfMany: silent(100),
  slow,
  endless,
  guessing,
  malformed,
  unanswered
}

/** Milliseconds until one message of the other sender was stored. */
const mailOnce = async (target: Target): Promise<number> => {
  const started = performance.now()
  for (let tries = 0; tries < maxTries; tries++) {
    let connection: SmtpConnection | undefined
    try {
      connection = await greetAs(target, "198.51.100.7")
      const from = "ada@other.example"
      await sendMessage(connection, { from, to: target.to, message: messageOf(from, target.to, "Is it there yet?") })
      return performance.now() - started
    } catch {
      await sleep(retryMs)
    } finally {
      connection?.close()
    }
  }
  throw new Error("the mail of others is not taken")
}

const sendOnce = async (api: Api, body: unknown): Promise<number> => {
  const started = performance.now()
  await api.post("/v1/emails", body)
  return performance.now() - started
}

/** Begins something so often, whether the last one has ended or not. */
const paced = async (until: () => boolean, perSecond: number, once: () => Promise<number>) => {
  const begun: Array<Promise<number>> = []
  const started = performance.now()
  while (!until()) {
    while (begun.length < (performance.now() - started) * perSecond / 1_000) begun.push(once())
    await sleep(5)
  }
  const { p50, p99 } = percentilesOf(await Promise.all(begun))
  return { count: begun.length, p50Ms: round(p50, 1), p99Ms: round(p99, 1) }
}

export const floods = async (): Promise<void> => {
  const floodMs = 1_000 * Number(process.argv[3] ?? 15)
  const postgres = await startPostgres({ durable: true })
  const names = await startNameServer()
  names.silence("silent.example")
  const mailPort = await freePort()
  const env = {
    ...environment(postgres.url),
    SENDWRIGHT_DNS_SERVERS: names.address,
    SENDWRIGHT_MAIL_LISTEN: `127.0.0.1:${mailPort}`,
    SENDWRIGHT_MAIL_PROXY: "127.0.0.1"
  }
  const server = await startServer(env)
  try {
    const { key } = await makeAccount(env, "test")
    const api = makeApi(() => [server.port], key)
    const { receiving_domain, sandbox } = await api.get("/v1/account")
    const target = { port: mailPort, to: `help@${receiving_domain}` }
    const body = { from: `d@${sandbox.domain}`, to: sandbox.simulator.delivered, text: "drill" }
    const others = async (until: () => boolean) => {
      const [mail, sends] = await Promise.all([
        paced(until, mailPerSecond, () => mailOnce(target)),
        paced(until, sendsPerSecond, () => sendOnce(api, body))
      ])
      return { mail, sends }
    }
    const forMs = (millis: number) => {
      const end = performance.now() + millis
      return () => performance.now() >= end
    }
    await others(forMs(2 * quietMs))
    const figures: Record<string, unknown> = {}
    for (const [kind, run] of Object.entries(kinds)) {
      if (kind !== (process.argv[4] ?? kind)) continue
      const before = await others(forMs(quietMs))
      const flood: Flood = { isOver: false }
      const flooding = run(flood, target)
      const during = await others(forMs(floodMs))
      flood.isOver = true
      const done = await flooding
      figures[kind] = { done, before, during }
      progress(
        `${kind}: ${done}; mail p99 ${before.mail.p99Ms} and ${during.mail.p99Ms} ms, `
          + `sends ${before.sends.p99Ms} and ${during.sends.p99Ms} ms`
      )
    }
    report("drill-floods", { floodMs, mailPerSecond, sendsPerSecond }, figures)
  } finally {
    await server.stop()
    names.stop()
    await postgres.stop()
  }
}
