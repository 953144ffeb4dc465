import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import * as Net from "node:net"
import * as Tls from "node:tls"

/** What the server does at one step: a reply, an end of the connection, or silence. */
type Step = string | "close" | "hang"

/** The steps of a session; those left out go well. */
export interface Script {
  readonly greeting?: Step
  readonly ehlo?: Step
  readonly auth?: Step
  /** The answer to STARTTLS. */
  readonly startTls?: Step
  /** What TLS is agreed upon with behind a 220 to STARTTLS; without it, nothing is secured. */
  readonly secure?: Tls.SecureContextOptions
  /** What may depend on how many times it was asked on the connection before. */
  readonly mail?: Step | ((before: number) => Step)
  /** The answer to a MAIL that came together with the message before it, and to all that came with it. */
  readonly early?: Step
  readonly rcpt?: Step | ((address: string) => Step)
  readonly data?: Step
  /** Octets of the message after which the server acts, once, without waiting for the final dot. */
  readonly midData?: { readonly after: number; readonly step: Step }
  /** The answer to the final dot. */
  readonly dot?: Step
  readonly rset?: Step
  /** Writes each octet by itself. */
  readonly drips?: boolean
}

/** A message that got as far as its final dot. */
interface Seen {
  /** The address that its connection came from. */
  readonly client: string
  /** What the client called itself last. */
  readonly helo: string
  readonly recipients: ReadonlyArray<string>
  readonly data: string
}

/** A mail server that follows a script, with what it has seen. */
export interface ScriptedServer {
  readonly port: number
  /** Commands without their arguments, in order, over all connections; `<TLS>` where it has been agreed upon. */
  readonly verbs: ReadonlyArray<string>
  /** The same as they came. */
  readonly lines: ReadonlyArray<string>
  /** The messages that got as far as their final dot. */
  readonly messages: ReadonlyArray<Seen>
  /** The addresses that the connections came from. */
  readonly clients: ReadonlyArray<string>
  /** How many connections there have been. */
  readonly connections: () => number
  /** How many connections are open. */
  readonly open: () => number
  /** Ends all connections, as a server does with idle ones. */
  readonly disconnect: () => void
}

export const pipelining = "250-mail.test\r\n250-SIZE 10000000\r\n250 PIPELINING"

const session = (
  socket: Net.Socket,
  script: Script,
  verbs: Array<string>,
  lines: Array<string>,
  messages: Array<Seen>,
  isSecured = false
) => {
  let buffer = ""
  let searched = 0
  let inData = false
  let stopped = false
  let acted = false
  let mails = 0
  let early = 0
  let helo = ""
  let recipients: Array<string> = []
  const act = (step: Step) => {
    if (step === "hang" || step === "close") stopped = true
    if (step === "close") socket.destroy()
    else if (step !== "hang" && script.drips === true) {
      for (const octet of `${step}\r\n`) socket.write(octet)
    } else if (step !== "hang") socket.write(`${step}\r\n`)
  }
  const command = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase()
    verbs.push(verb)
    lines.push(line)
    if (early > 0) {
      early--
      return act(script.early ?? "hang")
    }
    switch (verb) {
      case "STAR": {
        const { secure, startTls = secure === undefined ? "502 Not implemented" : "220 Go ahead" } = script
        act(startTls)
        return secure === undefined || !startTls.startsWith("220") ? undefined : upgrade(secure)
      }
      case "EHLO":
        helo = line.slice(5)
        return act(script.ehlo ?? "250 mail.test")
      case "AUTH":
        return act(script.auth ?? "235 2.7.0 Welcome")
      case "MAIL":
        recipients = []
        return act(typeof script.mail === "function" ? script.mail(mails++) : script.mail ?? "250 2.1.0 Ok")
      case "RCPT": {
        const address = /<(.*)>/.exec(line)?.[1] ?? ""
        const step = typeof script.rcpt === "function" ? script.rcpt(address) : script.rcpt ?? "250 2.1.5 Ok"
        if (step.startsWith("2")) recipients.push(address)
        return act(step)
      }
      case "DATA": {
        const step = recipients.length === 0 && script.data === undefined
          ? "554 5.5.1 No valid recipients"
          : script.data ?? "354 Go ahead"
        inData = step.startsWith("3")
        return act(step)
      }
      case "RSET":
        return act(script.rset ?? "250 Ok")
      case "QUIT":
        socket.write("221 Bye\r\n")
        return socket.end()
      default:
        return act("502 Not implemented")
    }
  }
  const upgrade = (secure: Tls.SecureContextOptions) => {
    stopped = true
    socket.removeAllListeners("data")
    const secured = new Tls.TLSSocket(socket, { isServer: true, secureContext: Tls.createSecureContext(secure) })
    secured.on("error", () => {})
    secured.once("secure", () => {
      verbs.push("<TLS>")
      session(secured, script, verbs, lines, messages, true)
    })
  }
  // One line or one message off the buffer; false when more must come first.
  const next = () => {
    if (inData) {
      if (script.midData !== undefined && buffer.length >= script.midData.after) {
        if (!acted) act(script.midData.step)
        acted = true
        return false
      }
      const end = buffer.startsWith(".\r\n") ? 0 : buffer.indexOf("\r\n.\r\n", searched) + 2
      searched = Math.max(0, buffer.length - 4)
      if (end === 1) return false
      const data = buffer.slice(0, end).replace(/^\.\./gm, ".")
      messages.push({ client: socket.remoteAddress ?? "", helo, recipients, data })
      buffer = buffer.slice(end + 3)
      inData = false
      if (script.early !== undefined) early = buffer.split("\r\n").length - 1
      act(script.dot ?? "250 2.0.0 Ok: queued as 4ABC")
    } else {
      const end = buffer.indexOf("\r\n")
      if (end === -1) return false
      const line = buffer.slice(0, end)
      buffer = buffer.slice(end + 2)
      searched = 0
      command(line)
    }
    return !stopped
  }
  // Replies to pipelined commands are written one by one; Nagle would hold them back.
  socket.setNoDelay(true)
  socket.setEncoding("latin1")
  socket.on("error", () => {})
  socket.on("data", (chunk) => {
    if (stopped) return
    buffer += chunk.toString()
    while (next());
    // A server in trouble does not go on reading.
    if (stopped && script.secure === undefined) socket.pause()
  })
  if (!isSecured) act(script.greeting ?? "220 mail.test ESMTP")
}

/** Where a server listens: on a free port of the loopback interface. */
interface Place {
  readonly host?: string
  readonly port?: number
}

/** Starts a server; `script` may differ from connection to connection. */
export const start = (
  script: Script | ((connection: number) => Script) = {},
  { host = "127.0.0.1", port: wanted = 0 }: Place = {}
): Effect.Effect<ScriptedServer, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.callback<ScriptedServer & { readonly stop: () => void }>((resume) => {
      const verbs: Array<string> = []
      const lines: Array<string> = []
      const messages: Array<Seen> = []
      const clients: Array<string> = []
      const sockets = new Set<Net.Socket>()
      let connections = 0
      const server = Net.createServer((socket) => {
        sockets.add(socket)
        clients.push(socket.remoteAddress ?? "")
        socket.on("close", () => sockets.delete(socket))
        const scripted = typeof script === "function" ? script(connections) : script
        connections++
        session(socket, scripted, verbs, lines, messages)
      })
      const disconnect = () => {
        for (const socket of sockets) socket.destroy()
      }
      const stop = () => {
        disconnect()
        server.close()
      }
      server.listen(wanted, host, () => {
        const { port } = server.address() as Net.AddressInfo
        const open = () => sockets.size
        resume(Effect.succeed({
          port,
          verbs,
          lines,
          messages,
          clients,
          connections: () => connections,
          open,
          disconnect,
          stop
        }))
      })
    }),
    (server) => Effect.sync(server.stop)
  )
