/** The mail servers of the drill: one for each address, on port 25. They keep each octet that they receive. */
import { once } from "node:events"
import { createServer, type Socket } from "node:net"
import { duplexPair } from "node:stream"
import { createSecureContext, type SecureContext, TLSSocket, type TLSSocketOptions } from "node:tls"
import { linesOf } from "../mx/Lines.ts"
import type { Identity, Manner, Server } from "./Case.ts"
import { foreign } from "./Certificates.ts"

/** One connection to a mail server. */
export interface Seen {
  readonly address: string
  /** What the client called itself before TLS. */
  client: string
  /** The octets that came over the wire, in the clear and not, as Latin-1. */
  wire: string
  /** What was taken. */
  readonly taken: Array<{ readonly recipient: string; readonly isSecured: boolean }>
}

export interface Receivers {
  readonly seen: ReadonlyArray<Seen>
  /** Changes what is at the addresses; connections end. */
  readonly place: (servers: ReadonlyMap<string, Server>) => void
  readonly stop: () => void
}

const garbage = "This is not TLS.\r\n"

const contexts = new WeakMap<Identity, SecureContext>()

const contextOf = (identity: Identity, manner: Manner): SecureContext => {
  const known = contexts.get(identity)
  if (known !== undefined) return known
  const { cert, key } = identity
  const versions = { minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT:@SECLEVEL=0" } as const
  const made = createSecureContext({ cert, key, ...manner === "old" ? versions : {} })
  contexts.set(identity, made)
  return made
}

/** What TLS is agreed upon with. */
const tlsOf = ({ identity, manner, only }: Server): TLSSocketOptions => ({
  isServer: true,
  secureContext: contextOf(only === undefined ? identity : foreign, manner),
  SNICallback: (name, done) => done(null, contextOf(only === undefined || only === name ? identity : foreign, manner))
})

const offer = (isOffered: boolean) => isOffered ? "250-mx\r\n250 STARTTLS" : "250 mx"

/** A session, up to its end or to TLS, which is another one. */
const serve = async (socket: Socket, server: Server, seen: Seen, isSecured: boolean): Promise<void> => {
  const { manner } = server
  const { line, message, release } = linesOf(socket)
  const say = (reply: string) => void socket.write(`${reply}\r\n`)
  let recipient = ""
  if (!isSecured) say("220 mx ESMTP")
  for (let said = await line(); said !== undefined; said = await line()) {
    const [verb = ""] = said.toUpperCase().split(" ")
    if (verb === "EHLO") {
      if (!isSecured) seen.client = said.slice("EHLO ".length)
      say(offer(!isSecured && manner !== "strips"))
    } else if (verb === "STARTTLS" && manner === "refuses") say("454 4.7.0 TLS not available")
    else if (verb === "STARTTLS" && manner !== "strips") {
      say("220 Go ahead")
      release()
      if (manner === "breaks") return void socket.once("data", () => socket.end(garbage))
      if (manner === "hangs") return
      // The octets of the socket itself are kept on.
      const [near, far] = duplexPair()
      socket.pipe(far)
      far.pipe(socket)
      const secured = new TLSSocket(near, tlsOf(server))
      secured.on("error", () => socket.destroy())
      return await serve(secured, server, seen, true)
    } else if (verb === "RCPT") {
      recipient = /<(.*)>/.exec(said)?.[1] ?? ""
      say("250 2.1.5 Ok")
    } else if (verb === "DATA") {
      say("354 Go ahead")
      if (await message() === undefined) return
      seen.taken.push({ recipient, isSecured })
      say("250 2.0.0 Taken")
    } else if (verb === "QUIT") return void socket.end("221 Bye\r\n")
    else say(verb === "MAIL" || verb === "RSET" ? "250 Ok" : "502 5.5.1 Unknown")
  }
}

/** Listens on port 25 of all addresses. */
export const startReceivers = async (): Promise<Receivers> => {
  let servers: ReadonlyMap<string, Server> = new Map()
  const all: Array<Seen> = []
  const open = new Set<Socket>()
  const listener = createServer((socket) => {
    const address = socket.localAddress ?? ""
    const server = servers.get(address)
    socket.on("error", () => socket.destroy())
    if (server === undefined) return void socket.destroy()
    open.add(socket)
    socket.on("close", () => open.delete(socket))
    const seen: Seen = { address, client: "", wire: "", taken: [] }
    all.push(seen)
    socket.on("data", (octets: Buffer) => (seen.wire += octets.toString("latin1")))
    void serve(socket, server, seen, false)
  })
  listener.listen(25, "0.0.0.0")
  await once(listener, "listening")
  const end = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    seen: all,
    place: (next) => {
      servers = next
      end()
    },
    stop: () => {
      end()
      listener.close()
    }
  }
}
