import * as packet from "dns-packet"
import { createSocket } from "node:dgram"
import { once } from "node:events"

interface Published {
  readonly type: string
  readonly name: string
  readonly value: string
}

/** A name server on the loopback interface (RFC 1035) that knows what is published, and no other name. */
export interface NameServer {
  /** Its address and port, as a setting names them. */
  readonly address: string
  /** Adds records as the API shows them. */
  readonly publish: (records: ReadonlyArray<Published>) => void
  readonly stop: () => void
}

const answerOf = ({ name, type, value }: Published): packet.Answer => {
  if (type === "TXT") return { type, name, ttl: 60, data: value.match(/.{1,255}/g) ?? [] }
  const [preference = "", exchange = ""] = value.split(" ")
  return { type: "MX", name, ttl: 60, data: { preference: Number(preference), exchange } }
}

export const startNameServer = async (): Promise<NameServer> => {
  const records: Array<Published> = []
  const socket = createSocket("udp4")
  socket.on("message", (message, from) => {
    const { id, questions = [] } = packet.decode(message)
    const named = records.filter(({ name }) => name === questions[0]?.name.toLowerCase())
    const answers = named.filter(({ type }) => type === questions[0]?.type).map(answerOf)
    const nameError = 3
    const flags = packet.AUTHORITATIVE_ANSWER | (named.length === 0 ? nameError : 0)
    socket.send(packet.encode({ type: "response", id: id ?? 0, flags, questions, answers }), from.port, from.address)
  })
  socket.bind(0, "127.0.0.1")
  await once(socket, "listening")
  return {
    address: `127.0.0.1:${socket.address().port}`,
    publish: (more) => void records.push(...more),
    stop: () => void socket.close()
  }
}
