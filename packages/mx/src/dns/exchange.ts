// What is waited for is a network, which no test clock moves: its timers are the machine's.
// @effect-diagnostics globalTimers:off globalTimersInEffect:off
import * as Effect from "effect/Effect"
import { randomInt } from "node:crypto"
import * as dgram from "node:dgram"
import * as net from "node:net"
import type { MailDnsFailure } from "./MailDns.ts"
import * as Response from "./Response.ts"
import type { Server } from "./Server.ts"

interface Asking {
  readonly server: Server
  readonly timeoutMillis: number
  readonly trusted: boolean
}

type Ending<T extends Response.Type> = Extract<Response.Reading<T>, { readonly _tag: "Answer" | "Failure" }>

/** Longer answers are of no use to the delivery of mail. */
const maxTcpBytes = 16_384

const failed = (reason: MailDnsFailure["reason"]) => ({ _tag: "Failure", reason }) as const

/** One answer over TCP, behind its length (RFC 1035 §4.2.2). */
const overTcp = <T extends Response.Type>(question: Response.Question<T>, { server, timeoutMillis, trusted }: Asking) =>
  Effect.callback<Ending<T>>((resume) => {
    const id = randomInt(0x1_00_00)
    const socket = net.connect({ host: server.address, port: server.port })
    const settle = (ending: Ending<T>) => {
      clearTimeout(late)
      socket.destroy()
      resume(Effect.succeed(ending))
    }
    const late = setTimeout(() => settle(failed("timeout")), timeoutMillis)
    let received = Buffer.alloc(0)
    socket.on("error", () => settle(failed("unreachable")))
    socket.on("end", () => settle(failed("malformed")))
    socket.on("connect", () => {
      const message = Response.ask(id, question)
      const length = Buffer.alloc(2)
      length.writeUInt16BE(message.length)
      socket.write(Buffer.concat([length, message]))
    })
    socket.on("data", (chunk) => {
      received = Buffer.concat([received, chunk])
      const length = received.length < 2 ? 0 : received.readUInt16BE(0)
      if (length > maxTcpBytes) return settle(failed("malformed"))
      if (received.length < 2 || received.length < 2 + length) return
      const reading = Response.read(received.subarray(2, 2 + length), { id, question, trusted })
      settle(reading._tag === "Answer" || reading._tag === "Failure" ? reading : failed("malformed"))
    })
    return Effect.sync(() => {
      clearTimeout(late)
      socket.destroy()
    })
  })

/** One answer over UDP, on a socket of its own that takes nothing from anybody else. */
const overUdp = <T extends Response.Type>(question: Response.Question<T>, { server, timeoutMillis, trusted }: Asking) =>
  Effect.callback<Exclude<Response.Reading<T>, { readonly _tag: "Foreign" }>>((resume) => {
    const id = randomInt(0x1_00_00)
    const socket = dgram.createSocket(server.family === "IPv4" ? "udp4" : "udp6")
    let ended = false
    const stop = () => {
      if (ended) return
      ended = true
      clearTimeout(late)
      socket.close()
    }
    const settle = (reading: Exclude<Response.Reading<T>, { readonly _tag: "Foreign" }>) => {
      stop()
      resume(Effect.succeed(reading))
    }
    const late = setTimeout(() => settle(failed("timeout")), timeoutMillis)
    socket.on("error", () => settle(failed("unreachable")))
    socket.on("message", (bytes) => {
      const reading = Response.read(bytes, { id, question, trusted })
      if (reading._tag !== "Foreign") settle(reading)
    })
    socket.on("connect", () => {
      if (!ended) socket.send(Response.ask(id, question))
    })
    socket.connect(server.port, server.address)
    return Effect.sync(stop)
  })

/** Asks one resolver once: over UDP, and where the answer does not fit, over TCP. */
export const exchange = <T extends Response.Type>(
  question: Response.Question<T>,
  asking: Asking
): Effect.Effect<Ending<T>> =>
  Effect.flatMap(
    overUdp(question, asking),
    (reading) => reading._tag === "Truncated" ? overTcp(question, asking) : Effect.succeed(reading)
  )
