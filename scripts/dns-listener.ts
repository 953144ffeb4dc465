/** Listens for questions to the DNS over UDP and TCP on one port, for the name servers of tests and drills. */
import { createSocket, type Socket } from "node:dgram"
import { once } from "node:events"
import { createServer, type Server, type Socket as Connection } from "node:net"

/** What is said to a message; undefined: nothing. */
export type Respond = (message: Buffer, overTcp: boolean) => Buffer | undefined

export interface DnsListener {
  readonly port: number
  readonly stop: () => void
}

/** One port for both protocols: what is free for one of them may be taken for the other. */
const bindBoth = async (
  tcp: Server,
  address: string,
  wanted: number
): Promise<{ readonly port: number; readonly udp: Socket }> => {
  for (let tries = 0; tries < 50; tries++) {
    tcp.listen(wanted, address)
    await once(tcp, "listening")
    const { port } = tcp.address() as { readonly port: number }
    const udp = createSocket("udp4")
    udp.bind(port, address)
    if (await once(udp, "listening").then(() => true, () => false)) return { port, udp }
    udp.close()
    tcp.close()
    await once(tcp, "close")
  }
  throw new Error("no port is free for both UDP and TCP")
}

/** An answer behind its length (RFC 1035 §4.2.2), in two parts: what arrives need not be a whole message. */
const write = (connection: Connection, answer: Buffer): void => {
  connection.write(Buffer.of(answer.length >> 8))
  setImmediate(() => connection.write(Buffer.concat([Buffer.of(answer.length & 0xff), answer])))
}

/** Listens on a loopback address until it is stopped. `wanted`: its port, or 0 for a free one. */
export const listen = async (address: string, respond: Respond, wanted = 0): Promise<DnsListener> => {
  const tcp = createServer((connection) => {
    let received = Buffer.alloc(0)
    connection.on("error", () => connection.destroy())
    connection.on("data", (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      while (received.length >= 2 && received.length >= 2 + received.readUInt16BE(0)) {
        const end = 2 + received.readUInt16BE(0)
        const answer = respond(received.subarray(2, end), true)
        received = received.subarray(end)
        if (answer !== undefined) write(connection, answer)
      }
    })
  })
  const { port, udp } = await bindBoth(tcp, address, wanted)
  udp.on("message", (message, from) => {
    const answer = respond(message, false)
    if (answer !== undefined) udp.send(answer, from.port, from.address)
  })
  return {
    port,
    stop: () => {
      udp.close()
      tcp.close()
    }
  }
}
