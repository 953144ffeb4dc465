import type { SpamScore } from "@sendwright/core/received/ReceivedEmail"
import type { Arrival } from "@sendwright/core/received/SenderAuthentication"
import { SpamScanner } from "@sendwright/core/received/SpamScanner"
import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as net from "node:net"
import * as Scans from "./Scans.ts"

/** Where SpamAssassin's spamd is. */
export interface SpamdOptions {
  readonly host: string
  /** 783, unless it was told otherwise. */
  readonly port: number
  /** How long one scan may take; 10 seconds by default. */
  readonly timeout?: Duration.Input
}

/** Its own client hands no more than this over: to scan a larger message takes longer than anybody waits. */
const maxMessageBytes = 512_000
/** As much of an answer as is read. */
const maxAnswerBytes = 16_384

/**
 * What the rules for envelopes and addresses read, on top of a message: spamd is told nothing else of where it is from.
 */
const traceOf = ({ greeting, remoteAddress, returnPath }: Arrival, now: Date): string => {
  const path = `Return-Path: <${Scans.lineOf(returnPath, 320)}>\r\n`
  if (remoteAddress === null) return path
  const ip = remoteAddress.includes(":") ? `IPv6:${remoteAddress}` : remoteAddress
  return `${path}Received: from ${Scans.lineOf(greeting, 255)} (unknown [${Scans.lineOf(ip, 64)}])\r\n`
    + `\tby localhost with ESMTP id sendwright;\r\n\t${now.toUTCString().replace("GMT", "+0000")}\r\n`
}

/** A request of its protocol: `CHECK` answers with the score alone. */
const requestOf = (arrival: Arrival, now: Date): ReadonlyArray<Uint8Array> => {
  const trace = Buffer.from(traceOf(arrival, now))
  const length = trace.length + arrival.message.length
  return [Buffer.from(`CHECK SPAMC/1.5\r\nContent-length: ${length}\r\n\r\n`), trace, arrival.message]
}

const statusForm = /^SPAMD\/\d[\d.]* +(\d+) +([A-Z_]+)/
const spamForm = /^Spam: *(True|Yes|False|No) *; *(-?\d+(?:\.\d+)?) *\/ *-?\d/im

const scoreOf = (text: string): Effect.Effect<SpamScore, string> => {
  const [, code, word = ""] = statusForm.exec(text) ?? []
  if (code === undefined) return Effect.fail("an answer that is not spamd's")
  if (code !== "0") return Effect.fail(word)
  const [, verdict, score] = spamForm.exec(text) ?? []
  return verdict === undefined
    ? Effect.fail("an answer without a score")
    : Effect.succeed({ score: Number(score), isSpam: /^(?:true|yes)$/i.test(verdict) })
}

const exchange = (host: string, port: number, request: ReadonlyArray<Uint8Array>): Effect.Effect<string, string> =>
  Effect.callback((resume) => {
    const socket = net.connect({ host, port })
    const chunks: Array<Buffer> = []
    let length = 0
    const end = () => resume(Effect.succeed(Buffer.concat(chunks).toString("latin1")))
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk)
      length += chunk.length
      if (length <= maxAnswerBytes) return
      end()
      socket.destroy()
    })
    socket.once("end", end)
    socket.once("error", (error) => resume(Effect.fail(Scans.codeOf(error))))
    for (const piece of request) socket.write(piece)
    socket.end()
    return Effect.sync(() => socket.destroy())
  })

/**
 * `SpamScanner` by SpamAssassin's spamd, in its protocol over TCP. Spam is what has at least the score that its settings
 * require. A message of more than 512 kB is not scanned.
 *
 * @example
 * ```ts
 * import * as SpamdScanner from "@sendwright/receiving/spam/SpamdScanner"
 *
 * export const Scanner = SpamdScanner.layer({ host: "127.0.0.1", port: 783 })
 * ```
 */
export const layer = ({ host, port, timeout = "10 seconds" }: SpamdOptions): Layer.Layer<SpamScanner> =>
  Layer.effect(
    SpamScanner,
    Scans.make({
      name: "spamd",
      maxBytes: maxMessageBytes,
      timeout: Duration.fromInputUnsafe(timeout),
      score: Effect.fnUntraced(function*(arrival) {
        const now = new Date(yield* Clock.currentTimeMillis)
        return yield* Effect.flatMap(exchange(host, port, requestOf(arrival, now)), scoreOf)
      })
    })
  )
