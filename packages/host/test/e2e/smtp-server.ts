/**
 * A mail server in a process of its own. The parent says over IPC how it shall behave from now on, and is told when it
 * does; what it takes, and what it refuses for the time being, it tells the parent. The first time that it sees a recipient whose name is a mode, it behaves so for that one:
 * `450@example.net`.
 */
import { SMTPServer, type SMTPServerSession } from "smtp-server"

/** `550` and `policy`: nobody is there, or mail is not taken for whoever is. `close-before` and `close-after`: the connection is cut before, or after, the final dot; `hang`: no answer to it. */
export type Mode = "take" | "421" | "450" | "550" | "policy" | "close-before" | "close-after" | "hang"

export interface Taken {
  readonly from: string
  readonly to: ReadonlyArray<string>
  /** Base64. */
  readonly message: string
  readonly mode: Mode
}

let mode: Mode = "take"
process.on("message", (next: Mode) => {
  mode = next
  process.send?.({ behaves: next })
})
process.on("disconnect", () => process.exit())

const seen = new Set<string>()

/** How to behave in this step; `counts`: from now on the recipient is like any other. */
const modeOf = (recipient: string, counts: (mode: Mode) => boolean): Mode => {
  const name = recipient.split("@")[0] as Mode
  if (!["450", "550", "close-after"].includes(name) || seen.has(recipient)) return mode
  if (counts(name)) seen.add(recipient)
  return name
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

const notNow = (mode: Mode) => process.send?.({ refused: mode })

const tooBusy = () => {
  notNow("421")
  return refusal(421, "Too busy, come back later")
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["AUTH", "STARTTLS"],
  onConnect: (_session, callback) => callback(mode === "421" ? tooBusy() : undefined),
  // A connection that is kept from before meets the same answer.
  onMailFrom: (_address, _session, callback) => callback(mode === "421" ? tooBusy() : undefined),
  onRcptTo: ({ address }, session, callback) => {
    const mode = modeOf(address, (mode) => mode !== "close-after")
    // A server that cut the connection in the middle of so short a message would have got all of it.
    if (mode === "close-before" || mode === "450") notNow(mode)
    if (mode === "close-before") return cut(session)
    callback(
      mode === "450"
        ? refusal(450, "Mailbox busy")
        : mode === "550"
        ? refusal(550, "No such user")
        : mode === "policy"
        ? refusal(550, "5.7.1 Relaying denied")
        : undefined
    )
  },
  onData: (stream, session, callback) => {
    const chunks: Array<Buffer> = []
    stream.on("data", (chunk: Buffer) => chunks.push(chunk))
    stream.on("end", () => {
      const { mailFrom, rcptTo } = session.envelope
      const mode = modeOf(rcptTo[0]?.address ?? "", (mode) => mode === "close-after")
      const taken: Taken = {
        from: mailFrom === false ? "" : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        message: Buffer.concat(chunks).toString("base64"),
        mode
      }
      process.send?.({ taken })
      if (mode === "close-after") cut(session)
      else if (mode !== "hang") callback()
    })
  }
})

const cut = (session: SMTPServerSession) => {
  for (const connection of (server as any).connections) {
    if (connection.session?.id === session.id || connection.id === session.id) connection._socket.destroy()
  }
}

server.on("error", () => {})
server.listen(0, "127.0.0.1", () => {
  const address = server.server.address()
  process.send?.({ port: typeof address === "object" ? address?.port : undefined })
})
