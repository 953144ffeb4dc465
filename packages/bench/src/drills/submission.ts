/**
 * What clients of SMTP may do to a server: say nothing, drip, send without end, send what is large, guess keys, and come
 * in hundreds. Beside each of them an ordinary client, which was there before, sends 20 messages a second, and another
 * one connects, logs in and sends anew each half a second: both get all of them through, and the memory of the server
 * has a bound.
 */
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import * as ApiKey from "@sendwright/core/accounts/ApiKey"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { setTimeout as sleep } from "node:timers/promises"
import { freePort } from "../../../../scripts/free-port.ts"
import { startPostgres } from "../../../../scripts/local-postgres.ts"
import { environment, makeAccount, makeKey, startServer } from "../Processes.ts"
import { progress, report } from "../Report.ts"
import { logIn, openSmtp, sendMessage, type SmtpConnection } from "../SmtpLoadClient.ts"
import { percentilesOf, round } from "../Statistics.ts"
import { memoryOf } from "../Usage.ts"

const probeMs = 50
const newcomerMs = 500
const holdMs = 10_000
const idleConnections = 1_000
const perAddress = 200
const perKey = 100
const drips = 200
const endlessBytes = 10 * 2 ** 30
const floodMs = 10_000
/** What a client may take in this drill for a message, and for a command, so that it is seen to end. */
const messageSeconds = 15
const idleSeconds = 30
/** Beyond what a server holds when it is busy with nothing but the ordinary client. */
const mostMemoryMiB = 400

interface Sender {
  readonly key: string
  readonly from: string
  readonly to: string
}

interface Stage {
  readonly port: number
  readonly pid: number
  readonly ordinary: Sender
  /** Keys of another account, and what they may send. */
  readonly keys: ReadonlyArray<string>
  readonly from: string
  readonly to: string
  readonly wrongKey: () => string
}

const small = (from: string, to: string): string =>
  `From: <${from}>\r\nTo: <${to}>\r\nSubject: drill\r\n\r\n${"It goes on.\r\n".repeat(20)}`

/** An address of this machine: every one of 127.0.0.0/8 is. */
const addressOf = (block: number, index: number): string => `127.0.${block}.${1 + index % 250}`

/** The ordinary clients, and the server's memory, for as long as something else goes on. */
const beside = async <A>(stage: Stage, work: () => Promise<A>) => {
  const { from, key, to } = stage.ordinary
  const latencies: Array<number> = []
  const newcomers: Array<number> = []
  const failures: Array<string> = []
  const before = memoryOf(stage.pid)
  let peak = before
  const over = new AbortController()
  const message = { from, to, message: small(from, to) }
  const timed = async (into: Array<number>, send: () => Promise<void>) => {
    const started = performance.now()
    try {
      await send()
      into.push(performance.now() - started)
    } catch (error) {
      failures.push(String(error))
    }
    return performance.now() - started
  }
  const ordinary = async () => {
    const connection = await logIn(stage.port, key, "127.0.1.1")
    while (!over.signal.aborted) {
      await sleep(Math.max(0, probeMs - await timed(latencies, () => sendMessage(connection, message))))
    }
    connection.close()
  }
  const newcomer = async () => {
    while (!over.signal.aborted) {
      const took = await timed(newcomers, async () => {
        const connection = await logIn(stage.port, key, "127.0.1.2")
        await sendMessage(connection, message)
        connection.close()
      })
      await sleep(Math.max(0, newcomerMs - took))
    }
  }
  const watching = setInterval(() => {
    peak = Math.max(peak, memoryOf(stage.pid))
  }, 50)
  const clients = [ordinary(), newcomer()]
  const figures = await work()
  over.abort()
  await Promise.all(clients)
  clearInterval(watching)
  const [of, anew] = [percentilesOf(latencies), percentilesOf(newcomers)]
  return {
    ...figures,
    ordinary: { messages: latencies.length, p50Ms: round(of.p50), p99Ms: round(of.p99), maxMs: round(of.max) },
    newcomers: { messages: newcomers.length, p50Ms: round(anew.p50), maxMs: round(anew.max) },
    failures: failures.length,
    failedWith: [...new Set(failures)].slice(0, 5),
    memoryMiB: { before: round(before, 0), peak: round(peak, 0) }
  }
}

const countBy = (replies: ReadonlyArray<string>): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const reply of replies) {
    const key = /^\d{3} \d\.\d+\.\d+/.exec(reply)?.[0] ?? reply.slice(0, 3)
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

/** The next reply, or why there is none. */
const replyOf = (connection: SmtpConnection): Promise<string> => connection.reply().catch(() => "none")

const idle = async ({ keys, port }: Stage) => {
  const connections: Array<SmtpConnection> = []
  for (let n = 0; n < idleConnections; n++) {
    connections.push(await logIn(port, keys[Math.floor(n / perKey)]!, addressOf(2, Math.floor(n / perAddress))))
  }
  await sleep(holdMs)
  const open = connections.filter((connection) => !connection.isClosed()).length
  for (const connection of connections) connection.close()
  return { connections: idleConnections, open }
}

const dripping = async ({ from, keys, port, to }: Stage) => {
  const connections: Array<SmtpConnection> = []
  const text = `${small(from, to)}${"x".repeat(1_000)}`
  for (let n = 0; n < drips; n++) {
    const connection = await logIn(port, keys[Math.floor(n / perKey)]!, addressOf(3, 0))
    if (n % 2 === 0) {
      connection.write(`MAIL FROM:<${from}>\r\nRCPT TO:<${to}>\r\nDATA\r\n`)
      for (let replies = 0; replies < 3; replies++) await connection.reply()
    }
    connections.push(connection)
  }
  const started = performance.now()
  const replies: Array<string> = []
  const ended: Array<number> = []
  const endings = connections.map(async (connection) => {
    replies.push(await replyOf(connection))
    ended.push((performance.now() - started) / 1_000)
  })
  for (let second = 0; second < 2 * idleSeconds && ended.length < drips; second++) {
    for (const [n, connection] of connections.entries()) {
      if (!connection.isClosed()) connection.write(n % 2 === 0 ? text[second]! : "N")
    }
    await sleep(1_000)
  }
  for (const connection of connections) connection.close()
  await Promise.all(endings)
  return { drips, replies: countBy(replies), lastEndedAfterSeconds: round(percentilesOf(ended).max, 1) }
}

const endless = async ({ from, keys, port, to }: Stage) => {
  const announced = await logIn(port, keys[0]!, addressOf(4, 0))
  announced.write(`MAIL FROM:<${from}> SIZE=${endlessBytes}\r\n`)
  const atMail = await announced.reply()
  announced.close()
  const connection = await logIn(port, keys[0]!, addressOf(4, 0))
  connection.write(`MAIL FROM:<${from}>\r\nRCPT TO:<${to}>\r\nDATA\r\n`)
  for (let replies = 0; replies < 3; replies++) await connection.reply()
  connection.write(small(from, to))
  let answer: string | undefined
  void replyOf(connection).then((reply) => answer = reply)
  const started = performance.now()
  const piece = Buffer.from("All work and no play makes a long message, line after line after line.\r\n".repeat(900))
  let sent = 0
  while (sent < endlessBytes && await connection.drained()) {
    connection.write(piece)
    sent += piece.length
  }
  connection.close()
  await sleep(100)
  return {
    announced: atMail.slice(0, 9),
    reply: answer?.slice(0, 9) ?? "none",
    writtenMiB: round(sent / 2 ** 20, 0),
    seconds: round((performance.now() - started) / 1_000, 1)
  }
}

/** A message with a file of so many bytes in base64. */
const withFile = (from: string, to: string, bytes: number): Buffer =>
  Buffer.from([
    `From: <${from}>`,
    `To: <${to}>`,
    "Subject: large",
    "MIME-Version: 1.0",
    "Content-Type: multipart/mixed; boundary=b",
    "",
    "--b",
    "Content-Type: text/plain",
    "",
    "See the file.",
    "--b",
    "Content-Type: application/pdf; name=file.pdf",
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.alloc(bytes, "Some content of a file, which is no text. ").toString("base64").replace(/.{76}/g, "$&\r\n"),
    "--b--",
    ".",
    ""
  ].join("\r\n"))

/** A text in quoted-printable of so many bytes, which is harder to decode. */
const quoted = (from: string, to: string, bytes: number): Buffer =>
  Buffer.from([
    `From: <${from}>`,
    `To: <${to}>`,
    "Subject: large",
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=iso-8859-1; format=flowed",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "=E4=F6=FC a line of text that goes on =\r\nand on.\r\n".repeat(Math.floor(bytes / 52)),
    ".",
    ""
  ].join("\r\n"))

const largeMessages = (from: string, to: string): Readonly<Record<string, Buffer>> => ({
  "a file of 7 MB": withFile(from, to, 7_000_000),
  "a file of 18 MB, too large for an email": withFile(from, to, 18_000_000),
  "a text of 5 MB": quoted(from, to, 5_000_000),
  "a text of 24 MB, too long for an email": quoted(from, to, 24_000_000)
})

const large = async ({ from, keys, port, to }: Stage, messages: Readonly<Record<string, Buffer>>) => {
  const answers: Record<string, { readonly reply: string; readonly ms: number }> = {}
  for (const [name, message] of Object.entries(messages)) {
    const connection = await logIn(port, keys[0]!, addressOf(5, 0))
    const times: Array<number> = []
    let reply = ""
    for (let turn = 0; turn < 5; turn++) {
      connection.write(`MAIL FROM:<${from}>\r\nRCPT TO:<${to}>\r\nDATA\r\n`)
      for (let replies = 0; replies < 3; replies++) await connection.reply()
      const started = performance.now()
      connection.write(message)
      reply = await connection.reply()
      times.push(performance.now() - started)
    }
    connection.close()
    answers[name] = { reply: reply.slice(0, 9), ms: round(percentilesOf(times).p50, 0) }
  }
  return { answers }
}

/** Connects and tries wrong keys until it is sent away. */
const guess = async (port: number, address: string, key: () => string, replies: Array<string>): Promise<void> => {
  const connection = await openSmtp(port, address)
  try {
    const greeting = await connection.reply()
    if (!greeting.startsWith("220")) return void replies.push(greeting)
    connection.write("EHLO client.example\r\n")
    await connection.reply()
    while (!connection.isClosed()) {
      connection.write(`AUTH PLAIN ${Buffer.from(`\0any\0${key()}`).toString("base64")}\r\n`)
      const reply = await connection.reply()
      replies.push(reply)
      if (!reply.startsWith("535")) return
    }
  } catch {
    replies.push("none")
  } finally {
    connection.close()
  }
}

/** Guesses from addresses, on so many connections at once; and logs in with a right key from the first of them. */
const flood = async (stage: Stage, addresses: ReadonlyArray<string>, connections: number) => {
  const { from, keys, port, to, wrongKey } = stage
  // It has logged in from there before.
  const first = await logIn(port, keys[0]!, addresses[0])
  const replies: Array<string> = []
  const until = performance.now() + floodMs
  let turn = 0
  const guessing = Promise.all(Array.from({ length: connections }, async () => {
    while (performance.now() < until) {
      await guess(port, addresses[turn++ % addresses.length]!, wrongKey, replies)
    }
  }))
  await sleep(floodMs / 2)
  const started = performance.now()
  const again = await logIn(port, keys[0]!, addresses[0])
  await sendMessage(again, { from, to, message: small(from, to) })
  const rightKeyMs = performance.now() - started
  again.close()
  await guessing
  first.close()
  return {
    addresses: addresses.length,
    connections,
    attempts: replies.length,
    replies: countBy(replies),
    rightKeyFromThereMs: round(rightKeyMs)
  }
}

const crowd = async ({ port }: Stage) => {
  const address = addressOf(8, 0)
  const connections: Array<SmtpConnection> = []
  const replies: Array<string> = []
  for (let n = 0; n < idleConnections; n++) {
    const connection = await openSmtp(port, address)
    replies.push(await replyOf(connection))
    connections.push(connection)
  }
  const open = connections.filter((connection) => !connection.isClosed()).length
  for (const connection of connections) connection.close()
  return { connections: idleConnections, greetings: countBy(replies), open }
}

const wrongKeys = (count: number): ReadonlyArray<string> =>
  Effect.runSync(
    Effect.provide(
      Effect.forEach(Array.from({ length: count }), () => Effect.map(ApiKey.generate("svc", "live"), Redacted.value)),
      NodeCrypto.layer
    )
  )

export const submissionDrill = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true })
  const port = await freePort()
  const env = {
    ...environment(postgres.url),
    SENDWRIGHT_ROLE: "api",
    SENDWRIGHT_SUBMISSION_LISTEN: `127.0.0.1:${port}`,
    SENDWRIGHT_SUBMISSION_IDLE_SECONDS: `${idleSeconds}`,
    SENDWRIGHT_SUBMISSION_MESSAGE_SECONDS: `${messageSeconds}`
  }
  const server = await startServer(env)
  try {
    const senderOf = async (key: string): Promise<Sender> => {
      const { sandbox } = await fetch(`http://127.0.0.1:${server.port}/v1/account`, {
        headers: { authorization: `Bearer ${key}` }
      }).then((answer) => answer.json()) as any
      return { key, from: `drill@${sandbox.domain}`, to: sandbox.simulator.delivered }
    }
    const ordinary = await senderOf((await makeAccount(env, "live")).key)
    const other = await makeAccount(env, "live")
    const keys = [other.key]
    while (keys.length < idleConnections / perKey) keys.push(await makeKey(env, other.id, "live"))
    const { from, to } = await senderOf(other.key)
    const wrong = wrongKeys(20_000)
    let used = 0
    const stage: Stage = {
      port,
      pid: server.pid,
      ordinary,
      keys,
      from,
      to,
      wrongKey: () => wrong[used++ % wrong.length]!
    }
    const messages = largeMessages(from, to)
    const cases = {
      warmUp: () => sleep(3_000),
      alone: () => sleep(10_000),
      idle: () => idle(stage),
      dripping: () => dripping(stage),
      endless: () => endless(stage),
      large: () => large(stage, messages),
      floodFromOneAddress: () => flood(stage, [addressOf(6, 0)], 50),
      floodFromMany: () => flood(stage, Array.from({ length: 200 }, (_, n) => addressOf(7, n)), 200),
      crowd: () => crowd(stage)
    }
    const figures: Record<string, Awaited<ReturnType<typeof beside>>> = {}
    for (const [name, work] of Object.entries<() => Promise<object | void>>(cases)) {
      progress(name)
      const found = await beside(stage, async () => ({ ...await work() }))
      if (name !== "warmUp") figures[name] = found
    }
    const settings = { idleConnections, drips, endlessBytes, messageSeconds, idleSeconds, probeMs, newcomerMs, floodMs }
    report("drill-submission", settings, figures)
    const isKept = Object.values(figures).every(({ failures, memoryMiB }) =>
      failures === 0 && memoryMiB.peak < (figures["alone"]?.memoryMiB.peak ?? 0) + mostMemoryMiB
    )
    if (!isKept) throw new Error("a promise was broken: see above")
  } finally {
    await server.stop()
    await postgres.stop()
  }
}
