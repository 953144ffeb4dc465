/**
 * `pnpm bench drill-corpus DIRECTORY`: messages that others wrote, over SMTP in, through durable Postgres, to an SMTP
 * server. At most 1 % may be refused, and the others come out octet for octet below what a server adds, by a comparison
 * in Python. DIRECTORY has a message in each of its files (`.eml` and `.txt`), with CRLF line ends.
 */
import { execFile } from "node:child_process"
import * as fs from "node:fs/promises"
import * as os from "node:os"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import { freePort } from "../../../../scripts/free-port.ts"
import { startPostgres } from "../../../../scripts/local-postgres.ts"
import { environment, makeAccount, startServer } from "../Processes.ts"
import { progress, report } from "../Report.ts"
import { logIn } from "../SmtpLoadClient.ts"
import { percentilesOf, round } from "../Statistics.ts"
import { makeApi } from "./Api.ts"
import { startSmtpSink } from "./SmtpSink.ts"

const connections = 8
const mostRefused = 0.01
/** Trouble that passes: a message is sent again so many times. */
const mostTries = 5
/** How long nothing may come out before the rest is given up. */
const patienceMs = 60_000

/** The message as the data of SMTP (RFC 5321 section 4.5.2): a dot more before each line that begins with one. */
const asData = (message: Buffer): Buffer => {
  const text = message.toString("latin1")
  const whole = text.endsWith("\r\n") ? text : `${text}\r\n`
  return Buffer.from(`${whole.replace(/(^|\r\n)\./g, "$1..")}.\r\n`, "latin1")
}

interface Sent {
  /** Of its email; undefined: it was refused. */
  readonly id: string | undefined
  readonly reply: string
  readonly ms: number
}

/** Sends files one after the other on a connection, and on another one where it was closed. */
const sending = async (
  { from, key, port, to }: { readonly port: number; readonly key: string; readonly from: string; readonly to: string },
  next: () => string | undefined,
  onSent: (file: string, sent: Sent) => void
): Promise<void> => {
  let connection = await logIn(port, key)
  const once = async (data: Buffer): Promise<string> => {
    if (connection.isClosed()) connection = await logIn(port, key)
    for (const command of [`MAIL FROM:<${from}>\r\n`, `RCPT TO:<${to}>\r\n`, "DATA\r\n"]) {
      connection.write(command)
      const reply = await connection.reply()
      if (!/^[23]/.test(reply)) return reply
    }
    connection.write(data)
    return await connection.reply()
  }
  for (let file = next(); file !== undefined; file = next()) {
    const data = asData(await fs.readFile(file))
    let reply = ""
    let started = 0
    for (let tries = 0; tries < mostTries && !/^[25]/.test(reply); tries++) {
      if (tries > 0) await sleep(tries * 500)
      started = performance.now()
      reply = await once(data).catch((error: unknown) => {
        connection.close()
        return `no reply: ${error instanceof Error ? error.message : "unknown"}`
      })
    }
    const id = /^250 .* queued as (\S+)$/.exec(reply)?.[1]
    onSent(file, { id, reply, ms: performance.now() - started })
  }
  connection.close()
}

/** The id of the email that a message is of. */
const idOf = (message: Buffer): string | undefined => {
  const end = message.indexOf("\r\n\r\n")
  const header = message.toString("latin1", 0, end === -1 ? message.length : end)
  const [, id] = /^X-Sendwright-Message-ID:\s*<([^@>]+)@/im.exec(header) ??
    /^Message-ID:\s*<([^@>]+)@/im.exec(header) ?? []
  return id
}

interface Comparison {
  readonly equal: number
  /** Written anew from their fields, as a line is too long for most servers or the header has octets beyond ASCII. */
  readonly madeAnew: number
  readonly missing: ReadonlyArray<string>
  readonly differing: ReadonlyArray<{ readonly file: string; readonly why: string }>
}

const compare = async (pairs: ReadonlyArray<readonly [file: string, taken: string]>, directory: string) => {
  const list = path.join(directory, "pairs.json")
  await fs.writeFile(list, JSON.stringify(pairs))
  const script = path.join(import.meta.dirname, "corpus.py")
  const { stdout } = await promisify(execFile)("python3", [script, list], { maxBuffer: 2 ** 26 })
  return JSON.parse(stdout) as Comparison
}

export const corpus = async (): Promise<void> => {
  const source = process.argv[3]
  if (source === undefined) throw new Error("name a directory with messages: drill-corpus DIRECTORY")
  const files = (await fs.readdir(source, { recursive: true }))
    .filter((name) => /\.(?:eml|txt)$/i.test(name)).toSorted().map((name) => path.join(source, name))
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), "sendwright-corpus-"))
  const takenAs = (id: string) => path.join(directory, `${id}.taken`)
  const postgres = await startPostgres({ durable: true })
  let lastTaken = performance.now()
  const taken = new Set<string>()
  const sink = await startSmtpSink({
    delayMs: 0,
    onMessage: async (message) => {
      lastTaken = performance.now()
      const id = idOf(message)
      if (id === undefined) return
      await fs.writeFile(takenAs(id), message)
      taken.add(id)
    }
  })
  const submissionPort = await freePort()
  const env = {
    ...environment(postgres.url),
    SMTP_URL: `${sink.url}?connections=${connections}`,
    SENDWRIGHT_SUBMISSION_LISTEN: `127.0.0.1:${submissionPort}`,
    SENDWRIGHT_SUBMISSION_FORWARDING: "true"
  }
  const server = await startServer(env)
  try {
    const { key } = await makeAccount(env, "live")
    const { sandbox } = await makeApi(() => [server.port], key).get("/v1/account")
    const sender = { port: submissionPort, key, from: `drill@${sandbox.domain}`, to: sandbox.recipients[0] }
    const started = performance.now()
    const accepted = new Map<string, string>()
    const refused: Record<string, Array<string>> = {}
    const times: Array<number> = []
    let at = 0
    await Promise.all(
      Array.from({ length: connections }, () =>
        sending(sender, () => files[at++], (file, { id, ms, reply }) => {
          times.push(ms)
          if (id === undefined) (refused[reply] ??= []).push(path.relative(source, file))
          else accepted.set(file, id)
          if (times.length % 1_000 === 0) progress(`${times.length} of ${files.length} were sent`)
        }))
    )
    const sentSeconds = (performance.now() - started) / 1_000
    const ids = new Set(accepted.values())
    lastTaken = performance.now()
    while (taken.size < ids.size && performance.now() - lastTaken < patienceMs) await sleep(100)
    const outSeconds = (lastTaken - started) / 1_000

    const compared = await compare([...accepted].map(([file, id]) => [file, takenAs(id)]), directory)
    const refusals = files.length - accepted.size
    const { max, p50, p99 } = percentilesOf(times)
    report("drill-corpus", { connections }, {
      messages: files.length,
      accepted: accepted.size,
      refused: refusals,
      refusedShare: round(refusals / files.length, 4),
      refusedBy: Object.fromEntries(
        Object.entries(refused).map(([reply, of]) => [reply, { count: of.length, such: of.slice(0, 3) }])
      ),
      compared: {
        equal: compared.equal,
        madeAnew: compared.madeAnew,
        missing: compared.missing.length,
        differing: compared.differing.length,
        such: [...compared.missing.map((file) => ({ file, why: "missing" })), ...compared.differing].slice(0, 20)
          .map(({ file, why }) => `${path.relative(source, file)}: ${why}`)
      },
      acceptMs: { p50: round(p50), p99: round(p99), max: round(max) },
      sentSeconds: round(sentSeconds),
      outSeconds: round(outSeconds)
    })
    const isKept = files.length > 0 && refusals <= mostRefused * files.length
      && compared.missing.length === 0 && compared.differing.length === 0
    if (!isKept) throw new Error("a promise was broken: see above")
  } finally {
    await server.stop()
    await sink.stop()
    await postgres.stop()
    await fs.rm(directory, { recursive: true, force: true })
  }
}
