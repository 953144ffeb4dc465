import type * as Tls from "node:tls"
import { ConnectionFailure, type Reason } from "./ConnectionFailure.ts"
import { codeOf } from "./errorCodes.ts"
import { describe, type Place } from "./Place.ts"

/** Why a connection fails, after the name of the host, and what to do. */
type Meaning = readonly [reason: Reason, message: string]

const untrusted: Meaning = [
  "certificate",
  "has a certificate of an authority that is not trusted: name the file of its authority in sslrootcert"
]
const noVersion: Meaning = ["tls", "speaks no version of TLS that Node does: raise its ssl_max_protocol_version"]

/** What Node, OpenSSL and the system say (tls.html#x509-certificate-error-codes, errno). */
const meanings: Readonly<Record<string, Meaning>> = {
  ECONNREFUSED: ["unreachable", "refuses connections: check that Postgres runs there, and the port"],
  ECONNRESET: ["unreachable", "closed the connection: see its log"],
  EPIPE: ["unreachable", "closed the connection: see its log"],
  EHOSTUNREACH: ["unreachable", "cannot be reached: check the network"],
  ENETUNREACH: ["unreachable", "cannot be reached: check the network"],
  ETIMEDOUT: ["silent", "does not answer: check the network and its firewalls"],
  ENOENT: ["unreachable", "has no socket in this directory: check that Postgres runs, and its unix_socket_directories"],
  EACCES: ["unreachable", "may not be connected to by this user: check the modes of the socket's directory"],
  ENOTFOUND: ["name", "has no address: check the host's name"],
  EAI_AGAIN: ["name", "could not be looked up: check the name servers"],
  DEPTH_ZERO_SELF_SIGNED_CERT: ["certificate", "has a certificate that it signed itself: name that in sslrootcert"],
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  CERT_SIGNATURE_FAILURE: untrusted,
  CERT_UNTRUSTED: untrusted,
  INVALID_CA: untrusted,
  INVALID_PURPOSE: ["certificate", "has a certificate that is not made for servers: give it another one"],
  CERT_REVOKED: ["certificate", "has a certificate that was revoked: renew it there"],
  CERT_HAS_EXPIRED: ["certificate-time", "has a certificate, or an authority, that has expired: renew it there"],
  CERT_NOT_YET_VALID: [
    "certificate-time",
    "has a certificate that is not valid yet: check the clocks of both machines"
  ],
  ERR_SSL_WRONG_VERSION_NUMBER: ["no-tls", "answers with something that is not TLS: check the port"],
  ERR_SSL_UNSUPPORTED_PROTOCOL: noVersion,
  ALERT_BAD_CERTIFICATE: ["client-certificate", "does not take the certificate in sslcert: see its log"],
  ALERT_CERTIFICATE_EXPIRED: ["client-certificate", "says that the certificate in sslcert has expired: renew it"],
  ALERT_CERTIFICATE_REQUIRED: ["client-certificate", "asks for a certificate: set sslcert and sslkey"],
  ALERT_CERTIFICATE_REVOKED: ["client-certificate", "says that the certificate in sslcert was revoked: renew it"],
  ALERT_HANDSHAKE_FAILURE: ["tls", "finds no cipher that both sides have: check its ssl_ciphers"],
  ALERT_PROTOCOL_VERSION: noVersion,
  ALERT_UNKNOWN_CA: [
    "client-certificate",
    "does not trust the authority of the certificate in sslcert: check its ssl_ca_file"
  ]
}

/** OpenSSL names alerts after the versions of TLS, and not always after the same ones. */
const alert = /^ERR_SSL_(?:SSL\/TLS|SSLV3|TLSV1|TLSV13)_ALERT_/

const failure = (place: Place, [reason, message]: Meaning, code: string, cause?: unknown) =>
  new ConnectionFailure({
    reason,
    message: `${describe(place)} ${message}`,
    ...(code === "" ? {} : { code }),
    ...(cause === undefined ? {} : { cause })
  })

/** Names that a certificate is for, as Node lists them. */
const namesOf = (error: unknown): string => {
  const certificate = Reflect.get(Object(error), "cert") as Tls.PeerCertificate | undefined
  const names = certificate?.subjectaltname?.replaceAll(/(?:DNS|IP Address):/g, "") ?? certificate?.subject?.CN
  return names === undefined || names.length === 0 ? "another name" : String(names).slice(0, 200)
}

/** Why a connection that is not a session yet broke. */
export const connectFailure = (place: Place, cause: unknown): ConnectionFailure => {
  if (cause instanceof ConnectionFailure) return cause
  // Where a name has several addresses, each has an error.
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause
  const code = codeOf(cause) === "" ? codeOf(first) : codeOf(cause)
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
    const message = `has a certificate for ${namesOf(first)}: connect by one of its names, or give it this one`
    // Its cause holds the whole certificate.
    return failure(place, ["certificate-name", message], code)
  }
  const known = meanings[code.replace(alert, "ALERT_")]
  if (known !== undefined) return failure(place, known, code, cause)
  return code.startsWith("ERR_SSL_") || code.startsWith("ERR_TLS_")
    ? failure(place, ["tls", `failed to speak TLS (${code}): see its log`], code, cause)
    : failure(
      place,
      ["unreachable", `cannot be connected to${code === "" ? "" : ` (${code})`}: see its log`],
      code,
      cause
    )
}

export const closedEarly = (place: Place): ConnectionFailure =>
  failure(place, ["unreachable", "closed the connection before a session began: see its log"], "")

export const noTls = (place: Place): ConnectionFailure =>
  failure(
    place,
    ["no-tls", "does not speak TLS: set ssl = on there, or sslmode=disable where the network is to be trusted"],
    ""
  )

export const noAnswer = (place: Place): ConnectionFailure =>
  failure(place, ["tls", "answers a request for TLS with neither yes nor no: check that Postgres runs there"], "")

export const noDirectTls = (place: Place): ConnectionFailure =>
  failure(place, ["no-tls", "does not begin with TLS: take out sslnegotiation=direct, which needs Postgres 17"], "")

export const silent = (place: Place, millis: number): ConnectionFailure =>
  failure(place, ["silent", `does not answer within ${millis} ms: check the network, its firewalls and its load`], "")

/** It was not waited for, because another one had answered. */
export const late = (place: Place): ConnectionFailure =>
  failure(place, ["silent", "has not answered: check the network, its firewalls and its load"], "")

export const unfit = (place: Place, what: string, target: string): ConnectionFailure =>
  failure(place, ["role", `is ${what}, and target_session_attrs is ${target}`], "")

/** By code (PostgreSQL, appendix A). */
const refusals: Readonly<Record<string, string>> = {
  "28000": "does not let this user in from here: check its pg_hba.conf, and user name and database in the URL",
  "28P01": "does not let this user in: check user name and password in the URL",
  "3D000": "has no such database: make it, or name another in the URL",
  "53300": "has no connection to spare: raise its max_connections, or make the pools of its clients smaller",
  "57P03": "is starting, stopping or recovering: wait until it takes connections"
}

/** A server refused a session, by its code. */
export const refused = (place: Place, code: string, cause: unknown): ConnectionFailure =>
  failure(place, ["refused", refusals[code] ?? `refuses the session (${code}): see its log`], code, cause)

/** What several tries came to. */
export const together = (failures: ReadonlyArray<ConnectionFailure>): ConnectionFailure => {
  const [first] = failures
  if (first !== undefined && failures.length === 1) return first
  const reasons = new Set(failures.map(({ reason }) => reason))
  const codes = new Set(failures.map(({ code }) => code ?? ""))
  // What an operator has to put right says more than a server that is down beside it.
  const telling = failures.find(({ reason }) => reason !== "unreachable" && reason !== "silent" && reason !== "role")
  const [code = ""] = codes.size === 1 ? codes : []
  return new ConnectionFailure({
    reason: reasons.size === 1 ? first!.reason : (telling?.reason ?? "unreachable"),
    message: failures.map(({ message }) => message).join("; "),
    ...(code === "" ? {} : { code }),
    cause: failures
  })
}
