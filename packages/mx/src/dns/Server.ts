import * as NetAddress from "effect/net/NetAddress"
import * as Result from "effect/Result"

/** Where a resolver listens. */
export interface Server {
  readonly address: string
  readonly family: "IPv4" | "IPv6"
  readonly port: number
  readonly isLoopback: boolean
}

const domainPort = 53
const withPort = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/

/** Reads an IP address with or without a port, as Node's `dns.getServers` gives it. Throws where the text is none. */
export const serverOf = (text: string): Server => {
  const [, bracketed, bare, port] = withPort.exec(text) ?? []
  const given = bracketed ?? bare ?? text.replace(/^\[(.*)\]$/, "$1")
  // A zone, as in fe80::1%eth0, is no part of the address, but of where it is.
  const address = Result.getOrThrowWith(
    NetAddress.ipFromString(given.split("%")[0]!),
    () => new Error(`A name server must be an IP address, with or without a port, and not "${text}"`)
  )
  return {
    address: given,
    family: NetAddress.familyOf(address),
    port: port === undefined ? domainPort : Number(port),
    isLoopback: NetAddress.isLoopback(address)
  }
}
