import * as packet from "dns-packet"
import { randomInt } from "node:crypto"
import { createSocket, type Socket } from "node:dgram"
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
  readonly host: string
  /** Adds records as the API shows them. */
  readonly publish: (records: ReadonlyArray<Published>) => void
  /** Takes away what a name has. */
  readonly withdraw: (name: string) => void
  /** From now on gives no answer about a name and those below it. */
  readonly silence: (name: string) => void
  readonly stop: () => void
}

const answerOf = ({ name, type, value }: Published): packet.Answer => {
  if (type === "TXT") return { type, name, ttl: 60, data: value.match(/.{1,255}/g) ?? [] }
  if (type === "A" || type === "AAAA" || type === "PTR" || type === "CNAME") return { type, name, ttl: 60, data: value }
  const [preference = "", exchange = ""] = value.split(" ")
  return { type: "MX", name, ttl: 60, data: { preference: Number(preference), exchange } }
}

const bind = async (host: string, port: number): Promise<Socket> => {
  const socket = createSocket("udp4")
  socket.bind(port, host)
  await once(socket, "listening")
  return socket
}

/** Port 53, which a resolv.conf means, is one that every address of the loopback network has to itself. */
const bindForResolvers = async (): Promise<Socket> => {
  for (let tries = 0;; tries++) {
    try {
      return await bind(`127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`, 53)
    } catch (error) {
      if (tries === 20) throw error
    }
  }
}

/** `forResolvers`: on port 53, where a program that reads a resolv.conf asks; only root may listen there. */
export const startNameServer = async (options: { readonly forResolvers?: boolean } = {}): Promise<NameServer> => {
  const records: Array<Published> = []
  const silent: Array<string> = []
  const socket = options.forResolvers === true ? await bindForResolvers() : await bind("127.0.0.1", 0)
  socket.on("message", (message, from) => {
    const { id, questions = [] } = packet.decode(message)
    const asked = `.${questions[0]?.name.toLowerCase()}`
    if (silent.some((name) => asked.endsWith(`.${name}`))) return
    const named = records.filter(({ name }) => name === questions[0]?.name.toLowerCase())
    const answers = named.filter(({ type }) => type === questions[0]?.type).map(answerOf)
    const nameError = 3
    const flags = packet.AUTHORITATIVE_ANSWER | (named.length === 0 ? nameError : 0)
    socket.send(packet.encode({ type: "response", id: id ?? 0, flags, questions, answers }), from.port, from.address)
  })
  const { address: host, port } = socket.address()
  return {
    address: `${host}:${port}`,
    host,
    publish: (more) => void records.push(...more),
    withdraw: (name) => void records.splice(0, records.length, ...records.filter((record) => record.name !== name)),
    silence: (name) => void silent.push(name),
    stop: () => void socket.close()
  }
}
