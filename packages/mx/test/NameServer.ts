/** A resolver on loopback for tests: it answers over UDP and TCP, on one port, with what a test says. */
import * as packet from "dns-packet"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { createSocket, type Socket } from "node:dgram"
import { once } from "node:events"
import { createServer, type Server } from "node:net"

/** What is said to a question; undefined: nothing. */
export type Says = (
  question: packet.Question,
  overTcp: boolean,
  id: number
) => Partial<packet.Packet> | Buffer | undefined

export interface NameServer {
  /** `address:port`. */
  readonly address: string
  /** The messages that arrived, in order. */
  readonly queries: Array<packet.DecodedPacket>
}

/** One port for both protocols: what is free for one of them may be taken for the other. */
const bindBoth = async (tcp: Server): Promise<{ readonly port: number; readonly udp: Socket }> => {
  for (let tries = 0; tries < 50; tries++) {
    tcp.listen(0, "127.0.0.1")
    await once(tcp, "listening")
    const { port } = tcp.address() as { readonly port: number }
    const udp = createSocket("udp4")
    udp.bind(port, "127.0.0.1")
    if (await once(udp, "listening").then(() => true, () => false)) return { port, udp }
    udp.close()
    tcp.close()
    await once(tcp, "close")
  }
  throw new Error("no port is free for both UDP and TCP")
}

/** Listens until the scope closes. */
export const nameServer = (says: Says): Effect.Effect<NameServer, never, Scope.Scope> =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(async () => {
        const queries: Array<packet.DecodedPacket> = []
        const respond = (bytes: Buffer, overTcp: boolean): Buffer | undefined => {
          const query = packet.decode(bytes)
          queries.push(query)
          const said = says(query.questions![0]!, overTcp, query.id!)
          if (said === undefined || Buffer.isBuffer(said)) return said
          return packet.encode({ type: "response", id: query.id!, questions: query.questions!, ...said })
        }
        const tcp = createServer((socket) => {
          socket.on("error", () => socket.destroy())
          socket.on("data", (bytes) => {
            const answer = respond(bytes.subarray(2), true)
            if (answer === undefined) return
            const length = Buffer.of(answer.length >> 8, answer.length & 0xff)
            // In two parts: what arrives need not be a whole message.
            socket.write(length.subarray(0, 1))
            setImmediate(() => socket.write(Buffer.concat([length.subarray(1), answer])))
          })
        })
        const { port, udp } = await bindBoth(tcp)
        udp.on("message", (bytes, { address, port }) => {
          const answer = respond(bytes, false)
          if (answer !== undefined) udp.send(answer, port, address)
        })
        return { server: { address: `127.0.0.1:${port}`, queries }, tcp, udp }
      }),
      ({ tcp, udp }) =>
        Effect.sync(() => {
          udp.close()
          tcp.close()
        })
    ),
    ({ server }) => server
  )
