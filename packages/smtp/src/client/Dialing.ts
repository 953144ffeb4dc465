import { X509Certificate } from "node:crypto"
import { lookup, type LookupAddress } from "node:dns"
import * as Net from "node:net"
import * as Tls from "node:tls"
import type { SmtpOptions } from "../SmtpOptions.ts"
import type { Target } from "./Target.ts"
import type { NamesDemand } from "./TlsDemand.ts"
import { type TlsFailure, type TlsOutcome, typeOf } from "./TlsOutcome.ts"

let connectionsBegun = 0

/** Each connection begins with another one of the addresses of a host, so that all of them have work. */
const turned = (addresses: ReadonlyArray<LookupAddress>): Array<LookupAddress> => {
  const first = connectionsBegun++ % addresses.length
  return [...addresses.slice(first), ...addresses.slice(0, first)]
}

/** Gives what `find` finds to a socket, or the one address of it that an older socket wants. */
const lookupBy = (
  find: (
    hostname: string,
    options: Parameters<Net.LookupFunction>[1],
    found: (error: NodeJS.ErrnoException | null, addresses: ReadonlyArray<LookupAddress>) => void
  ) => void
): Net.LookupFunction =>
(hostname, options, callback) =>
  find(hostname, options, (error, addresses) => {
    if (error !== null || addresses.length === 0) return callback(error, [])
    const inTurn = turned(addresses)
    if (options.all === true) callback(null, inTurn)
    else callback(null, inTurn[0]!.address, inTurn[0]!.family)
  })

const ofSystem = lookupBy((hostname, options, found) => lookup(hostname, { ...options, all: true }, found))

/** Half of the time to connect is for the addresses but the last, which has what is left. */
const addressShare = 0.5

/** What a socket needs to be connected to a target. */
export const optionsOf = (
  { addresses, localAddress, serverName: host }: Target,
  { connectTimeout, port }: SmtpOptions
): Net.TcpNetConnectOpts => {
  if (addresses === null) return { host, port, lookup: ofSystem }
  const known = addresses.map((address) => ({ address, family: Net.isIP(address) }))
  return {
    // A literal would be connected to without a look at the addresses.
    host: Net.isIP(host) ? "address" : host,
    port,
    lookup: lookupBy((_, __, found) => found(null, known)),
    autoSelectFamily: true,
    // The least that Node.js takes is 10.
    autoSelectFamilyAttemptTimeout: Math.max(10, Math.floor((connectTimeout * addressShare) / addresses.length)),
    ...(localAddress === null ? {} : { localAddress })
  }
}

/** What TLS needs to be agreed upon with a target. */
export const tlsOptionsOf = ({ authorities, serverName, tls }: Target): Tls.ConnectionOptions => {
  const certificate = tls._tag === "Tls" ? tls.certificate : undefined
  return {
    host: serverName,
    rejectUnauthorized: certificate?._tag === "Names",
    ...(Net.isIP(serverName) ? {} : { servername: serverName }),
    ...(authorities === null ? {} : { ca: [...authorities] }),
    ...(certificate?._tag === "Names"
      ? { checkServerIdentity: (_: string, shown: Tls.PeerCertificate) => identityProblem(certificate, shown) }
      : {})
  }
}

/** Why a certificate is for none of the names; undefined where it is for one. */
const identityProblem = ({ names, strict }: NamesDemand, shown: Tls.PeerCertificate): Error | undefined => {
  const problems = names.map((name) =>
    Tls.checkServerIdentity(name, shown) ?? (strict ? strictProblem(name, shown) : undefined)
  )
  return problems.includes(undefined) ? undefined : problems[0]
}

const strictProblem = (name: string, { raw }: Tls.PeerCertificate): Error | undefined =>
  new X509Certificate(raw).checkHost(name, { subject: "never", partialWildcards: false }) === undefined
    ? Object.assign(new Error(`The certificate has no alternative name for ${name}`), {
      code: "ERR_TLS_CERT_ALTNAME_INVALID"
    })
    : undefined

/** What has been agreed upon, or why it is not what the target demands. */
export const outcomeOf = ({ tls }: Target, socket: Tls.TLSSocket): TlsOutcome => {
  const certificate = tls._tag === "Tls" ? tls.certificate : undefined
  const failure = certificate?._tag === "Chain" ? certificate.verify(chainOf(socket)) : undefined
  if (failure !== undefined) return { _tag: "Failed", failure }
  const { name, standardName } = socket.getCipher()
  return {
    _tag: "Secured",
    protocol: socket.getProtocol() ?? "unknown",
    cipher: standardName ?? name,
    verified: certificate?._tag === "Names" ? "names" : certificate?._tag === "Chain" ? "chain" : null,
    doubt: doubtOf(socket)
  }
}

/** An error where its types say so; in fact its code. */
const doubtOf = ({ authorizationError }: Tls.TLSSocket): TlsFailure | null => {
  const code: unknown = authorizationError
  if (typeof code === "string") return { type: typeOf(code), message: code }
  return null
}

/** No chain is longer: an end for one that goes round. */
const longestChain = 10

/** The certificates that the server showed, its own first, each signed by the next. */
const chainOf = (socket: Tls.TLSSocket): ReadonlyArray<Uint8Array> => {
  const chain: Array<Uint8Array> = []
  let shown: Tls.DetailedPeerCertificate | undefined = socket.getPeerCertificate(true)
  while (shown?.raw !== undefined && chain.length < longestChain) {
    chain.push(shown.raw)
    const { issuerCertificate }: Tls.DetailedPeerCertificate = shown
    shown = issuerCertificate === undefined || issuerCertificate.raw.equals(shown.raw) ? undefined : issuerCertificate
  }
  return chain
}
