/** The name server of the small internet, over UDP and TCP on one port (RFC 1035). */
import * as packet from "dns-packet"
import { listen } from "../../../../../scripts/dns-listener.ts"
import type { Internet } from "./Internet.ts"

export interface Published {
  readonly type: string
  readonly name: string
  readonly value: string
}

export interface Names {
  /** Its address and port, as settings name them. */
  readonly address: string
  /** Adds records as the API shows them. */
  readonly publish: (records: ReadonlyArray<Published>) => void
  /** Whether it answers of each domain. */
  readonly setWell: (isWell: boolean) => void
  readonly stop: () => void
}

const address = "127.77.0.53"
const nameError = 3
const serverFailure = 2
/** The answers about each tenth domain are too long for UDP. */
const longEvery = 10
/** Each fifth domain has hosts of equal preference. */
const equalEvery = 5
const ttl = 300

const answerOf = ({ name, type, value }: Published): packet.Answer => {
  if (type === "TXT") return { type, name, ttl, data: value.match(/.{1,255}/g) ?? [] }
  if (type === "A" || type === "CNAME") return { type, name, ttl, data: value }
  const [preference = "", exchange = ""] = value.split(" ")
  return { type: "MX", name, ttl, data: { preference: Number(preference), exchange } }
}

const recordsOf = ({ domains, sites }: Internet): ReadonlyArray<Published> => {
  const mx = (name: string, value: string) => ({ type: "MX", name, value })
  return [
    ...sites.flatMap(({ hosts }) => hosts.map((host) => ({ type: "A", name: host.name, value: host.address }))),
    ...domains.flatMap(({ kind, name, site }, number): ReadonlyArray<Published> => {
      if (kind === "no_domain") return []
      if (kind === "null_mx") return [mx(name, "0 .")]
      if (kind === "no_address") return [mx(name, `10 mx.${name}`), { type: "TXT", name: `mx.${name}`, value: "none" }]
      if (kind === "implicit") return [{ type: "A", name, value: site!.hosts.at(-1)!.address }]
      if (site === null) return [{ type: "TXT", name, value: "neither MX nor address" }]
      return site.hosts.map((host, index) =>
        mx(name, `${number % equalEvery === 0 ? 10 : 10 * (index + 1)} ${host.name}`)
      )
    })
  ]
}

/** Listens until it is stopped. `port`: 0 for a free one; `also`: what else is published, now. */
export const startNames = async (
  internet: Internet,
  port = 0,
  also: () => ReadonlyArray<Published> = () => []
): Promise<Names> => {
  const records = new Map<string, Array<Published>>()
  const publish = (more: ReadonlyArray<Published>) => {
    for (const record of more) {
      const known = records.get(record.name)
      if (known === undefined) records.set(record.name, [record])
      else known.push(record)
    }
  }
  publish(recordsOf(internet))
  const troubled = new Map(internet.domains.map(({ kind, name }) => [name, kind]))
  const long = new Set(internet.domains.filter((_, number) => number % longEvery === 0).map(({ name }) => name))
  let isWell = true

  const respond = (bytes: Buffer, overTcp: boolean): Buffer | undefined => {
    const { id = 0, questions = [] } = packet.decode(bytes)
    const [question] = questions
    const name = question?.name.toLowerCase() ?? ""
    const kind = isWell ? undefined : troubled.get(name)
    if (kind === "lame") return undefined
    const say = (code: number, answers: Array<packet.Answer>) =>
      packet.encode({ type: "response", id, flags: packet.AUTHORITATIVE_ANSWER | code, questions, answers })
    if (kind === "servfail") return say(serverFailure, [])
    if (!overTcp && long.has(name)) return say(packet.TRUNCATED_RESPONSE, [])
    const found = [...records.get(name) ?? [], ...also().filter((record) => record.name === name)]
    return found.length === 0
      ? say(nameError, [])
      : say(0, found.filter(({ type }) => type === question?.type).map(answerOf))
  }

  const listener = await listen(address, respond, port)
  return {
    address: `${address}:${listener.port}`,
    publish,
    setWell: (well) => void (isWell = well),
    stop: listener.stop
  }
}
