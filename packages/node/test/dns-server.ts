/** A name server on loopback for tests: it answers over UDP and TCP with what a test says. */
import * as packet from "dns-packet"
import * as Effect from "effect/Effect"
import { listen } from "../../../scripts/dns-listener.ts"

type Type = "TXT" | "MX" | "CNAME" | "A" | "AAAA" | "PTR"

/** What is said of a name and type: records, or what goes wrong. `truncated` is whole over TCP only. */
export type Reply =
  | ReadonlyArray<string | ReadonlyArray<string>>
  | "servfail"
  | "refused"
  | "silence"
  | { readonly truncated: ReadonlyArray<string> }

export interface DnsServer {
  /** `address:port`. */
  readonly address: string
  /** The questions that arrived, `TYPE name`. */
  readonly questions: Array<string>
  /** Names without any entry do not exist. */
  readonly set: (name: string, type: Type, reply: Reply) => void
  readonly remove: (name: string, type: Type) => void
}

const rcodes = { refused: 5, servfail: 2, nxdomain: 3 } as const

const answersOf = (
  name: string,
  type: Type,
  records: ReadonlyArray<string | ReadonlyArray<string>>
): Array<packet.Answer> =>
  records.map((record): packet.Answer => {
    const strings = typeof record === "string" ? [record] : record
    switch (type) {
      case "TXT":
        // A character string holds 255 octets.
        return { type, name, ttl: 300, data: strings.flatMap((text) => text.match(/.{1,255}/gs) ?? [""]) }
      case "MX": {
        const [preference, exchange = ""] = strings.join("").split(" ")
        return { type, name, ttl: 300, data: { preference: Number(preference), exchange } }
      }
      case "CNAME":
      case "A":
      case "AAAA":
      case "PTR":
        return { type, name, ttl: 300, data: strings.join("") }
    }
  })

/** Listens until the scope closes. */
export const make = Effect.acquireRelease(
  Effect.promise(async () => {
    const zone = new Map<string, Reply>()
    const names = new Map<string, number>()
    const questions: Array<string> = []
    const placeOf = (name: string, type: string) => `${type} ${name.toLowerCase()}`

    const respond = (message: Buffer, overTcp: boolean): packet.Packet | undefined => {
      const query = packet.decode(message)
      const [question] = query.questions ?? []
      if (question === undefined) return undefined
      const { name, type } = question
      questions.push(`${type} ${name}`)
      const reply = zone.get(placeOf(name, type))
      if (reply === "silence") return undefined
      const base = { type: "response", id: query.id, questions: query.questions ?? [] } as const
      const flags = packet.RECURSION_DESIRED | packet.RECURSION_AVAILABLE
      if (reply === "servfail" || reply === "refused") return { ...base, flags: flags | rcodes[reply] }
      if (reply === undefined) {
        return { ...base, flags: names.has(name.toLowerCase()) ? flags : flags | rcodes.nxdomain }
      }
      if ("truncated" in reply && !overTcp) return { ...base, flags: flags | packet.TRUNCATED_RESPONSE }
      return { ...base, flags, answers: answersOf(name, type as Type, "truncated" in reply ? reply.truncated : reply) }
    }

    const listener = await listen("127.0.0.1", (message, overTcp) => {
      const answer = respond(message, overTcp)
      return answer === undefined ? undefined : packet.encode(answer)
    })

    const server: DnsServer = {
      address: `127.0.0.1:${listener.port}`,
      questions,
      set: (name, type, reply) => {
        if (!zone.has(placeOf(name, type))) names.set(name.toLowerCase(), (names.get(name.toLowerCase()) ?? 0) + 1)
        zone.set(placeOf(name, type), reply)
      },
      remove: (name, type) => void zone.delete(placeOf(name, type))
    }
    return { server, listener }
  }),
  ({ listener }) => Effect.sync(listener.stop)
).pipe(Effect.map(({ server }) => server))
