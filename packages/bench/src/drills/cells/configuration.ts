/** The configuration of docs/operate/haproxy as it is, but for where everything listens on this machine. */
import * as fs from "node:fs"
import * as path from "node:path"
import { distinctPorts } from "../../../../../scripts/free-port.ts"
import { certificateFor } from "../../../../node/test/certificate.ts"
import type { Configuration } from "../haproxy.ts"

const documented = path.join(import.meta.dirname, "../../../../../docs/operate/haproxy")

export type CellName = "a" | "b"

/** Names that docs/operate/haproxy/hosts.map gives the cells. */
export const hostOf = (cell: CellName): string => `${cell}.mail.example.com`

/** Prefixes that docs/operate/haproxy/keys.map gives the cells. */
export const prefixOf = (cell: CellName): string => `svc${cell}`

/** The ports of one server. */
export interface ServerPorts {
  readonly http: number
  readonly smtps: number
  readonly starttls: number
}

/** Two of each cell. */
export type Servers = Readonly<Record<CellName, readonly [ServerPorts, ServerPorts]>>

/** Where HAProxy listens on this machine, and where the servers do. */
export interface Ports {
  /** `http://` of the configuration, which leads on. */
  readonly plain: number
  /** `https://` of the configuration, and beside it the same without TLS, for the load. */
  readonly secure: number
  readonly open: number
  readonly smtps: number
  readonly starttls: Readonly<Record<CellName, number>>
  readonly servers: Servers
}

/** Gives so many free ports, one after the other. */
const portsInTurn = async (count: number): Promise<() => number> => {
  const left = [...await distinctPorts(count)]
  return () => left.pop()!
}

export const freeServers = async (): Promise<Servers> => {
  const next = await portsInTurn(12)
  const server = (): ServerPorts => ({ http: next(), smtps: next(), starttls: next() })
  return { a: [server(), server()], b: [server(), server()] }
}

/** Ports in front of servers: asked for just before HAProxy starts, as somebody else may have taken them later. */
export const freePorts = async (servers: Servers): Promise<Ports> => {
  const next = await portsInTurn(6)
  return { plain: next(), secure: next(), open: next(), smtps: next(), starttls: { a: next(), b: next() }, servers }
}

const cells = ["a", "b"] as const

/** Replaces what is there, and fails where it is not: then the documentation has changed. */
const replaced = (text: string, from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`docs/operate/haproxy/haproxy.cfg has no longer: ${from}`)
  return text.replaceAll(from, to)
}

const local = (text: string, ports: Ports, directory: string): string => {
  const changes: Array<readonly [from: string, to: string]> = [
    ["  user haproxy\n  group haproxy\n", ""],
    ["/run/haproxy/", `${directory}/`],
    ["/etc/haproxy/", `${directory}/`],
    ["bind :80\n", `bind 127.0.0.1:${ports.plain}\n`],
    ["bind :443 ", `bind 127.0.0.1:${ports.open}\n  bind 127.0.0.1:${ports.secure} `],
    ["bind :465\n", `bind 127.0.0.1:${ports.smtps}\n`]
  ]
  for (const [number, cell] of cells.entries()) {
    changes.push([`bind 203.0.113.1${number + 1}:587\n`, `bind 127.0.0.1:${ports.starttls[cell]}\n`])
    for (const [index, { http, smtps, starttls }] of ports.servers[cell].entries()) {
      const host = `10.0.${number + 1}.1${index + 1}`
      changes.push(
        [`${host}:4400\n`, `127.0.0.1:${http}\n`],
        // Servers of a cell share the port that they are asked on, but not on one machine.
        [`${host}:465\n`, `127.0.0.1:${smtps} port ${http}\n`],
        [`${host}:587\n`, `127.0.0.1:${starttls} port ${http}\n`]
      )
    }
  }
  return changes.reduce((done, [from, to]) => replaced(done, from, to), `${text}\n`)
}

/** A certificate for the name of each cell, with its key. */
export const certificates: Readonly<Record<CellName, ReturnType<typeof certificateFor>>> = {
  a: certificateFor(hostOf("a")),
  b: certificateFor(hostOf("b"))
}

export const configurationFor = (ports: Ports): Configuration => (directory) => {
  const read = (name: string) => fs.readFileSync(path.join(documented, name), "utf8")
  return {
    "haproxy.cfg": local(read("haproxy.cfg"), ports, directory),
    "hosts.map": read("hosts.map"),
    "keys.map": read("keys.map"),
    "certs/a.pem": certificates.a.cert + certificates.a.key,
    "certs/b.pem": certificates.b.cert + certificates.b.key
  }
}
