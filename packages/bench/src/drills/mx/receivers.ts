/** The mail servers of the small internet, in a process of their own: one port on the addresses of all hosts. */
import { once } from "node:events"
import { createServer, type Server, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { createSecureContext, TLSSocket } from "node:tls"
import { certificateFor } from "../../../../node/test/certificate.ts"
import { isLarge, makeInternet, type Manner, type Site } from "./Internet.ts"
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

/** What the receivers are told to do. */
type Order = Weather | Slowed | "tell"

/** What was taken, for one recipient. */
export interface Taken {
  readonly messageId: string
  readonly recipient: string
  /** In milliseconds since 1970. */
  readonly at: number
  /** What the client called itself. */
  readonly client: string
  /** False: the connection was cut before the 250. */
  readonly isAnswered: boolean
}

/** Of a site that limits: messages a second. */
const mostASecond = 5
/** Of a site that is crowded: connections at once. */
const mostConnections = 2
const tarpitMs = 200
/** How often a mailbox is full before there is room. */
const fullTimes = 2

const port = Number(process.argv[2])
const { sites } = makeInternet()
const { cert, key } = certificateFor("*.example.net")
const secureContext = createSecureContext({ cert, key })
let weather: Weather = "well"
let slowed = { site: 0, until: 0 }
const all: Array<Seen> = []
const note = (what: Seen["what"], { number: site }: Site) => void all.push({ what, site, at: Date.now() })
const open = new Set<Socket>()

interface Memory {
  connections: number
  second: number
  messages: number
}
const memories = new Map(sites.map(({ number }) => [number, { connections: 0, second: 0, messages: 0 } as Memory]))
/** How often something was seen, by what it is. */
const seen = new Map<string, number>()
const timesSeen = (what: string): number => {
  const times = seen.get(what) ?? 0
  seen.set(what, times + 1)
  return times
}

type Now = Manner | "hangs at RCPT" | "hangs at once" | "defers"

const mannerNow = (site: Site): Now => {
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

const replyToRecipient = (recipient: string, manner: Now): string => {
  if (manner === "defers") return "451 4.3.2 Come back later"
  if (recipient.startsWith("gone")) return "550 5.1.1 No such mailbox"
  if (recipient.startsWith("full") && timesSeen(`full ${recipient}`) < fullTimes) return "452 4.2.2 Mailbox full"
  if (manner === "greylists" && timesSeen(`grey ${recipient}`) === 0) return "450 4.7.1 Greylisted"
  return "250 2.1.5 Ok"
}

const tell = (messageId: string, recipients: ReadonlyArray<string>, client: string, isAnswered: boolean) => {
  const at = Date.now()
  for (const recipient of recipients) {
    process.send?.({ messageId, recipient, at, client, isAnswered } satisfies Taken)
  }
}

const never = () => new Promise<never>(() => {})

/** `end` is called once either side says that it is over. */
const serve = async (first: Socket, site: Site, end: () => void): Promise<void> => {
  let socket = first
  let lines = linesOf(socket)
  let client = ""
  let recipients: Array<string> = []
  const memory = memories.get(site.number)!
  const say = async (reply: string) => {
    if (mannerNow(site) === "tarpit") await sleep(tarpitMs)
    if (socket.writable) socket.write(`${reply}\r\n`)
  }
  const hangUp = (reply: string) => {
    end()
    socket.end(`${reply}\r\n`)
  }

  if (mannerNow(site) === "hangs at once") return await never()
  if (mannerNow(site) === "crowded" && memory.connections > mostConnections) {
    return hangUp("421 4.7.0 Too many connections")
  }
  await say("220 ready")
  for (let line = await lines.line(); line !== undefined; line = await lines.line()) {
    const manner = mannerNow(site)
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
      socket = new TLSSocket(socket, { isServer: true, secureContext })
      lines = linesOf(socket)
    } else if (verb === "MAIL") {
      recipients = []
      note("offered", site)
      if (slowed.site === site.number && Date.now() < slowed.until) return hangUp("421 4.7.0 Too many messages")
      if (manner === "limits" && isTooFast(memory)) return hangUp("421 4.7.0 Too many messages")
      await say("250 2.1.0 Ok")
    } else if (verb === "RCPT") {
      if (manner === "hangs at RCPT") return await never()
      const recipient = /<([^>]*)>/.exec(line)?.[1] ?? ""
      const reply = replyToRecipient(recipient, manner)
      if (reply.startsWith("250")) recipients.push(recipient)
      await say(reply)
    } else if (verb === "DATA") {
      if (recipients.length === 0) {
        await say("554 5.5.1 No valid recipients")
        continue
      }
      await say("354 Go on")
      const message = await lines.message()
      if (message === undefined) return
      const messageId = /^message-id:\s*<([^>]+)>/im.exec(message)?.[1] ?? "none"
      const isFirst = timesSeen(`data ${messageId} ${recipients.toSorted().join()}`) === 0
      if (manner === "hangs" && isFirst) return await never()
      if (manner === "cuts" && isFirst) {
        tell(messageId, recipients, client, false)
        return void socket.destroy()
      }
      tell(messageId, recipients, client, true)
      await say("250 2.0.0 Ok: queued")
    } else if (verb === "QUIT") {
      return hangUp("221 2.0.0 Bye")
    } else {
      await say(verb === "RSET" || verb === "NOOP" ? "250 2.0.0 Ok" : "502 5.5.1 Not known")
    }
  }
}

const listen = async (site: Site, address: string, isSilent: boolean): Promise<Server> => {
  const memory = memories.get(site.number)!
  const server = createServer((socket) => {
    open.add(socket)
    memory.connections++
    note("opened", site)
    let isOver = false
    const end = () => {
      if (!isOver) note("over", site)
      isOver = true
    }
    socket.on("error", () => socket.destroy())
    socket.on("end", end)
    socket.on("close", () => {
      end()
      open.delete(socket)
      memory.connections--
    })
    if (isSilent && weather === "storm") return void socket.resume()
    void serve(socket, site, end)
  })
  server.listen(port, address)
  await once(server, "listening")
  return server
}

for (const site of sites) {
  for (const [index, { address }] of site.hosts.entries()) {
    if (index === 0 && site.first === "dead") continue
    await listen(site, address, index === 0 && site.first === "silent")
  }
}
process.on("message", (next: Order) => {
  if (next === "tell") return void process.send?.({ seen: all })
  if (typeof next === "object") {
    slowed = { site: next.site, until: Date.now() + next.forMs }
    return
  }
  weather = next
  // What was said before holds no more: each client is greeted anew.
  for (const socket of open) socket.destroy()
  process.send?.({ weather })
})
process.on("disconnect", () => process.exit())
process.send?.({ weather })
