/** The mail servers of the small internet: one port on the addresses of all hosts. */
import { once } from "node:events"
import { createServer, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { createSecureContext, type SecureContext, TLSSocket } from "node:tls"
import { certificateFor } from "../../../../node/test/certificate.ts"
import { type Internet, isLarge, type Manner, type Site } from "./Internet.ts"
import { linesOf } from "./Lines.ts"

/**
 * What the receivers do now: all are well, without TLS or with it; the three largest have faults; or each has its manner.
 */
export type Weather = "well" | "tls" | "large" | "storm"

/** One site asks all for less (421) for so long. */
export interface Slowed {
  readonly site: number
  readonly forMs: number
}

/** A connection to a site is opened or is over, or a message is offered there, in the order in which it was seen. */
export interface Seen {
  readonly what: "opened" | "over" | "offered"
  readonly site: number
  /** In milliseconds since 1970. */
  readonly at: number
}

/** How a receiver dealt with a message. */
export interface Deed {
  readonly site: Site
  /** What the client called itself; empty: nothing yet. */
  readonly client: string
  readonly isTls: boolean
  /** None: the client did not get as far as to name any. */
  readonly recipients: ReadonlyArray<string>
  /** null: it did not answer. */
  readonly reply: string | null
  /** What it took, as latin1; null: nothing. */
  readonly taken: string | null
}

/** Mail servers that listen. */
export interface Receivers {
  /** Changes how all of them behave; connections end with that. */
  readonly turn: (weather: Weather) => void
  readonly slow: (order: Slowed) => void
}

/** Of a site that limits: messages a second. */
const mostASecond = 5
/** Of a site that is crowded: connections at once. */
const mostConnections = 2
const tarpitMs = 200
/** How often a mailbox is full before there is room. */
const fullTimes = 2

interface Memory {
  connections: number
  second: number
  messages: number
}

/** What all of them share. */
interface State {
  weather: Weather
  slowed: { readonly site: number; readonly until: number }
  readonly secureContext: SecureContext
  readonly witness: (deed: Deed) => void
  readonly note: (seen: Seen) => void
  /** How often something was seen before, by what it is. */
  readonly timesSeen: (what: string) => number
}

type Now = Manner | "hangs at RCPT" | "hangs at once" | "defers"

const mannerNow = (site: Site, weather: Weather): Now => {
  if (weather === "storm") return site.manner
  if (weather === "tls") return "tls"
  if (weather === "well" || !isLarge(site)) return "plain"
  return (["hangs at RCPT", "hangs at once", "defers"] as const)[site.number - 1]!
}

const isTooFast = (memory: Memory): boolean => {
  const second = Math.floor(Date.now() / 1_000)
  if (memory.second !== second) Object.assign(memory, { second, messages: 0 })
  return ++memory.messages > mostASecond
}

const replyToRecipient = (recipient: string, manner: Now, { timesSeen }: State): string => {
  if (manner === "defers") return "451 4.3.2 Come back later"
  if (recipient.startsWith("gone")) return "550 5.1.1 No such mailbox"
  if (recipient.startsWith("full") && timesSeen(`full ${recipient}`) < fullTimes) return "452 4.2.2 Mailbox full"
  if (manner === "greylists" && timesSeen(`grey ${recipient}`) === 0) return "450 4.7.1 Greylisted"
  return "250 2.1.5 Ok"
}

/** The id of a message, as latin1, without its angle brackets. */
export const messageIdOf = (message: string): string => /^message-id:\s*<([^>]+)>/im.exec(message)?.[1] ?? "none"

const never = () => new Promise<never>(() => {})

/** `end` is called once either side says that it is over. */
const serve = async (first: Socket, site: Site, memory: Memory, state: State, end: () => void): Promise<void> => {
  let socket = first
  let lines = linesOf(socket)
  let client = ""
  let recipients: Array<string> = []
  const say = async (reply: string) => {
    if (mannerNow(site, state.weather) === "tarpit") await sleep(tarpitMs)
    if (socket.writable) socket.write(`${reply}\r\n`)
  }
  const hangUp = (reply: string) => {
    end()
    socket.end(`${reply}\r\n`)
  }
  const tell = (recipients: ReadonlyArray<string>, reply: string | null, taken: string | null = null) =>
    state.witness({ site, client, isTls: socket instanceof TLSSocket, recipients, reply, taken })
  const refuse = (reply: string) => {
    tell([], reply)
    hangUp(reply)
  }

  if (mannerNow(site, state.weather) === "hangs at once") return await never()
  if (mannerNow(site, state.weather) === "crowded" && memory.connections > mostConnections) {
    return refuse("421 4.7.0 Too many connections")
  }
  await say("220 ready")
  for (let line = await lines.line(); line !== undefined; line = await lines.line()) {
    const manner = mannerNow(site, state.weather)
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === "EHLO") {
      client = line.slice(5)
      const offersTls = manner === "tls" && !(socket instanceof TLSSocket)
      await say(
        ["250-ready", "250-PIPELINING", "250-8BITMIME", ...offersTls ? ["250-STARTTLS"] : [], "250 ENHANCEDSTATUSCODES"]
          .join("\r\n")
      )
    } else if (verb === "STAR") {
      lines.release()
      await say("220 2.0.0 Go ahead")
      socket = new TLSSocket(socket, { isServer: true, secureContext: state.secureContext })
      lines = linesOf(socket)
    } else if (verb === "MAIL") {
      recipients = []
      state.note({ what: "offered", site: site.number, at: Date.now() })
      if (state.slowed.site === site.number && Date.now() < state.slowed.until) {
        return refuse("421 4.7.0 Too many messages")
      }
      if (manner === "limits" && isTooFast(memory)) return refuse("421 4.7.0 Too many messages")
      await say("250 2.1.0 Ok")
    } else if (verb === "RCPT") {
      if (manner === "hangs at RCPT") return await never()
      const recipient = /<([^>]*)>/.exec(line)?.[1] ?? ""
      const reply = replyToRecipient(recipient, manner, state)
      if (reply.startsWith("250")) recipients.push(recipient)
      else tell([recipient], reply)
      await say(reply)
    } else if (verb === "DATA") {
      if (recipients.length === 0) {
        await say("554 5.5.1 No valid recipients")
        continue
      }
      await say("354 Go on")
      const message = await lines.message()
      if (message === undefined) return
      const messageId = messageIdOf(message)
      const isFirst = state.timesSeen(`data ${messageId} ${recipients.toSorted().join()}`) === 0
      if (manner === "hangs" && isFirst) {
        tell(recipients, null)
        return await never()
      }
      if (manner === "cuts" && isFirst) {
        tell(recipients, null, message)
        return void socket.destroy()
      }
      const reply = "250 2.0.0 Ok: queued"
      tell(recipients, reply, message)
      await say(reply)
    } else if (verb === "QUIT") {
      return hangUp("221 2.0.0 Bye")
    } else {
      await say(verb === "RSET" || verb === "NOOP" ? "250 2.0.0 Ok" : "502 5.5.1 Not known")
    }
  }
}

/** Starts them, and waits until all listen. `witness` sees what they do, before they answer, `note` each connection. */
export const startReceivers = async (
  { sites }: Internet,
  port: number,
  weather: Weather,
  witness: State["witness"],
  note: State["note"] = () => {}
): Promise<Receivers> => {
  const seen = new Map<string, number>()
  const { cert, key } = certificateFor("*.example.net")
  const state: State = {
    weather,
    slowed: { site: 0, until: 0 },
    secureContext: createSecureContext({ cert, key }),
    witness,
    note,
    timesSeen: (what) => {
      const times = seen.get(what) ?? 0
      seen.set(what, times + 1)
      return times
    }
  }
  const open = new Set<Socket>()
  for (const site of sites) {
    const memory = { connections: 0, second: 0, messages: 0 }
    for (const [index, { address }] of site.hosts.entries()) {
      if (index === 0 && site.first === "dead") continue
      const isSilent = index === 0 && site.first === "silent"
      // Mail servers answer a group of commands in one write. Without this, the second reply waits for the client's system
      // to acknowledge the first, which takes 40 ms.
      const server = createServer({ noDelay: true }, (socket) => {
        open.add(socket)
        memory.connections++
        note({ what: "opened", site: site.number, at: Date.now() })
        let isOver = false
        const end = () => {
          if (!isOver) note({ what: "over", site: site.number, at: Date.now() })
          isOver = true
        }
        socket.on("error", () => socket.destroy())
        socket.on("end", end)
        socket.on("close", () => {
          end()
          open.delete(socket)
          memory.connections--
        })
        if (isSilent && state.weather === "storm") return void socket.resume()
        void serve(socket, site, memory, state, end)
      })
      server.listen(port, address)
      await once(server, "listening")
    }
  }
  return {
    turn: (next) => {
      state.weather = next
      // What was said before holds no more: each client is greeted anew.
      for (const socket of open) socket.destroy()
    },
    slow: ({ forMs, site }) => void (state.slowed = { site, until: Date.now() + forMs })
  }
}
