import { nearest } from "@sendwright/core/foundation/Nearest"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as Net from "node:net"
import { granted, type Offered, offered, refusalOf, withheld } from "./urlParameters.ts"

/** What a server must be to be connected to, as `target_session_attrs` says it. */
export type Target = "any" | "read-write" | "read-only" | "primary" | "standby" | "prefer-standby"

/** How much encryption is asked for, and whose identity is checked, in the words of `sslmode`. */
export type SslMode = "disable" | "allow" | "prefer" | "require" | "verify-ca" | "verify-full"

/** One of the servers. */
export interface Host {
  /** A name, an IP address, or the directory of a Unix socket, which begins with a slash. */
  readonly name: string
  readonly port: number
}

/** How connections are encrypted. Those over a Unix socket never are. */
export interface Tls {
  readonly mode: SslMode
  /** `direct` begins with TLS at once, which Postgres 17 and newer understand, and saves a round trip. */
  readonly negotiation: "postgres" | "direct"
  /** A file of certificates, `system` for those that Node trusts, or null where nobody makes sure of the server. */
  readonly rootCertificate: string | null
  /** Files of a certificate of our own and its key; both or neither. */
  readonly client: {
    readonly certificate: string
    readonly key: string
    readonly password: Redacted.Redacted | null
  } | null
}

/** What a connection URL says. */
export interface ConnectionUrl {
  /** In the order in which they are tried; one at least. */
  readonly hosts: readonly [Host, ...ReadonlyArray<Host>]
  readonly user: string | null
  readonly password: Redacted.Redacted | null
  readonly database: string | null
  readonly target: Target
  /** Whether hosts, and the addresses of each, are tried in random order. */
  readonly isRandom: boolean
  readonly tls: Tls
  /** How long a connection to one host may take, in milliseconds. */
  readonly connectTimeoutMillis: number | null
  readonly applicationName: string | null
  /** Command-line options of the session, such as `-c geqo=off`. */
  readonly options: string | null
}

const targets: ReadonlyArray<Target> = ["any", "read-write", "read-only", "primary", "standby", "prefer-standby"]
const modes: ReadonlyArray<SslMode> = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"]
const defaultPort = 5432
const maxTimeoutSeconds = 300

const form = "must be of the form postgres://user:password@host:5432/database, with commas between several hosts; "
  + "characters such as @ : / ? # % & in the user name and the password must be percent-encoded"

/** The scheme, user and password, hosts, database and parameters: a second @ belongs to what is not encoded. */
const parts = /^postgres(?:ql)?:\/\/(?:([^@/]*)@)?([^@/?]*)(?:\/([^@?]*))?(?:\?([^@]*))?$/
const hostForm = /^(?:\[([^[\]]+)\]|([^:[\]]*))(?::(\d*))?$/
// oxlint-disable-next-line no-control-regex -- what is refused are control characters
const control = /[\u0000-\u001f\u007f]/

/** Stops the reading of a URL; the message never repeats a secret. */
class Refused {
  readonly message: string
  constructor(message: string) {
    this.message = message
  }
}

const refuse = (message: string): never => {
  throw new Refused(message)
}

/** libpq decodes %XX and nothing else: a plus is a plus. */
const decode = (text: string): string =>
  Option.getOrElse(
    Result.getSuccess(Result.try(() => decodeURIComponent(text))),
    () => refuse("has a % that begins no character: write it as %25")
  )

const plain = (what: string, text: string): string =>
  control.test(text) ? refuse(`has a control character in its ${what}`) : text

const oneOf = <A extends string>(name: string, values: ReadonlyArray<A>, value: string): A =>
  values.find((one) => one === value) ?? refuse(`has a ${name} that is none of ${values.join(", ")}`)

const parameterName = /^[a-z_]{1,40}$/i
const isSecret = (name: string) => name === "password" || name === "sslpassword"

/** What follows the question mark. */
const parametersOf = (query: string): ReadonlyMap<Offered, string> => {
  const found = new Map<Offered, string>()
  const pairs = query.split("&").filter((pair) => pair !== "").map((pair) => pair.split("="))
  const besideSecret = pairs.some(([name = ""]) => isSecret(decode(name)))
  for (const [encoded = "", ...values] of pairs) {
    const name = decode(encoded)
    const [value] = values
    const quoted = !besideSecret && parameterName.test(name) ? ` ${name}` : ""
    if (value === undefined || values.length > 1) {
      return refuse(`has a parameter${quoted} without one = between name and value; & and = in a value are %26 and %3D`)
    }
    // JDBC writes it so, and libpq takes it for that reason.
    const [known, text] = name === "ssl" && value === "true" ? ["sslmode", "require"] : [name, decode(value)]
    const parameter = offered.find((one) => one === known)
    if (parameter === undefined) {
      if (known in granted || withheld.includes(known)) {
        const refusal = refusalOf(known, text)
        if (refusal !== null) refuse(refusal)
        continue
      }
      const meant = nearest(known.toLowerCase(), offered)
      return refuse(
        `has a parameter${quoted} that is not known${
          meant === null ? `; there are ${offered.join(", ")}` : `: did you mean ${meant}?`
        }`
      )
    }
    if (found.has(parameter)) refuse(`has ${parameter} twice`)
    found.set(parameter, parameter === "password" ? text : plain(parameter, text))
  }
  return found
}

const portOf = (text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : text === "" ? defaultPort : 0
  return port >= 1 && port <= 65_535 ? port : refuse("has a port that is no number from 1 to 65535")
}

const hostNameOf = (text: string): string => {
  if (text === "") return "localhost"
  if (text.startsWith("/")) return text
  if (text.startsWith("@")) return refuse("names an abstract Unix socket, which Sendwright does not connect to")
  return /[\s/?#@[\]]/.test(text) || (text.includes(":") && !Net.isIPv6(text))
    ? refuse("has a host that is no name, no IP address and no directory")
    : text
}

const hostsOf = (authority: string, parameters: ReadonlyMap<Offered, string>): ConnectionUrl["hosts"] => {
  const given = authority.split(",").map((text) => {
    const [, literal, name = "", port = ""] = hostForm.exec(text) ?? refuse(form)
    if (literal === undefined) return { name: plain("host", decode(name)), port }
    const address = decode(literal)
    return Net.isIPv6(address) ? { name: address, port } : refuse("has brackets around what is no IPv6 address")
  })
  const names = parameters.get("host")?.split(",") ?? given.map(({ name }) => name)
  const ports = parameters.get("port")?.split(",") ?? given.map(({ port }) => port)
  if (ports.length > 1 && ports.length !== names.length) {
    return refuse("must have one port for all hosts, or as many as there are hosts")
  }
  const [first = "", ...others] = names
  const [port = ""] = ports
  return [
    { name: hostNameOf(first), port: portOf(port) },
    ...others.map((name, index) => ({ name: hostNameOf(name), port: portOf(ports[index + 1] ?? port) }))
  ]
}

const filled = (name: Offered, parameters: ReadonlyMap<Offered, string>): string | null => {
  const value = parameters.get(name)
  return value === undefined || value === "" ? null : value
}

const tlsOf = (parameters: ReadonlyMap<Offered, string>): Tls => {
  const root = filled("sslrootcert", parameters)
  const given = filled("sslmode", parameters)
  // Anybody has a certificate that the system's authorities signed: nothing but the name tells who it is.
  const mode = given === null ? (root === "system" ? "verify-full" : "prefer") : oneOf("sslmode", modes, given)
  if (root === "system" && mode !== "verify-full" && mode !== "disable") {
    return refuse("must have sslmode=verify-full with sslrootcert=system")
  }
  if (mode === "verify-ca" && root === null) {
    return refuse("must name the file of an authority in sslrootcert with sslmode=verify-ca")
  }
  const negotiation = oneOf(
    "sslnegotiation",
    ["postgres", "direct"] as const,
    filled("sslnegotiation", parameters) ?? "postgres"
  )
  if (negotiation === "direct" && modes.indexOf(mode) < modes.indexOf("require")) {
    return refuse("must have sslmode=require, verify-ca or verify-full with sslnegotiation=direct")
  }
  const certificate = filled("sslcert", parameters)
  const key = filled("sslkey", parameters)
  const password = filled("sslpassword", parameters)
  if ((certificate === null) !== (key === null)) return refuse("must have both sslcert and sslkey, or neither")
  if (password !== null && key === null) return refuse("has an sslpassword without an sslkey")
  return {
    mode,
    negotiation,
    rootCertificate: root ?? (mode === "verify-full" ? "system" : null),
    client: certificate === null || key === null
      ? null
      : { certificate, key, password: password === null ? null : Redacted.make(password) }
  }
}

const timeoutOf = (text: string | null): number | null => {
  if (text === null) return null
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return seconds >= 1 && seconds <= maxTimeoutSeconds
    ? seconds * 1_000
    : refuse(`must have a connect_timeout from 1 to ${maxTimeoutSeconds} seconds: nothing waits for ever`)
}

const read = (text: string): ConnectionUrl => {
  const [, login, authority = "", path = "", query = ""] = parts.exec(text) ?? refuse(form)
  const parameters = parametersOf(query)
  const colon = login?.indexOf(":") ?? -1
  const user = filled("user", parameters) ?? decode(login?.slice(0, colon < 0 ? undefined : colon) ?? "")
  const password = filled("password", parameters) ?? decode(colon < 0 ? "" : login!.slice(colon + 1))
  if (password.includes("\0")) refuse("has a NUL in its password")
  const database = filled("dbname", parameters) ?? plain("database", decode(path))
  const hosts = hostsOf(authority, parameters)
  const target = filled("target_session_attrs", parameters)
  return {
    hosts,
    user: user === "" ? null : plain("user name", user),
    password: password === "" ? null : Redacted.make(password),
    database: database === "" ? null : database,
    // All that Sendwright does comes to writing: which of several servers takes it has to be known.
    target: target === null ? hosts.length > 1 ? "read-write" : "any" : oneOf("target_session_attrs", targets, target),
    isRandom: oneOf(
      "load_balance_hosts",
      ["disable", "random"] as const,
      filled("load_balance_hosts", parameters) ?? "disable"
    ) === "random",
    tls: tlsOf(parameters),
    connectTimeoutMillis: timeoutOf(filled("connect_timeout", parameters)),
    applicationName: filled("application_name", parameters),
    options: filled("options", parameters)
  }
}

/**
 * Reads a connection URL as libpq does (PostgreSQL documentation, 34.1.1.2). The failure completes the sentence "The
 * connection URL …", says what to do, and repeats nothing of the user name, the password or the hosts.
 *
 * Otherwise than in libpq: several hosts without `target_session_attrs` mean `read-write`, and not `any`;
 * `sslmode=verify-full` without `sslrootcert` trusts the authorities that Node trusts; no files and variables of the
 * user (`~/.pgpass`,
 * `~/.postgresql`, `PGPASSWORD`) are examined; `connect_timeout` has bounds; and parameters that nobody knows, or that
 * are given twice, are refused.
 *
 * @example
 * ```ts
 * import * as ConnectionUrl from "@sendwright/postgres/connection/ConnectionUrl"
 * import * as Result from "effect/Result"
 *
 * const url = ConnectionUrl.parse("postgres://app:secret@db1.internal,db2.internal/app?sslmode=verify-full")
 *
 * // "the database app on db1.internal, db2.internal"
 * export const place = Result.map(url, ConnectionUrl.describe)
 * ```
 */
export const parse = (text: string): Result.Result<ConnectionUrl, string> =>
  Result.try({
    try: () => read(control.test(text) ? refuse("has a control character, such as the end of a line") : text),
    catch: (error) => error instanceof Refused ? error.message : form
  })

/** A host for people, with its port where that is not 5432. */
export const describeHost = ({ name, port }: Host): string =>
  `${name.includes(":") ? `[${name}]` : name}${port === defaultPort ? "" : `:${port}`}`

/** Where a database is, for people: never with a user name or password. */
export const describe = ({ database, hosts }: ConnectionUrl): string =>
  `the database ${database ?? "of the user's name"} on ${hosts.map(describeHost).join(", ")}`

const hidden = "<redacted>"

/**
 * A connection URL as it may be shown: without passwords, and without a user name that may be a token, because it stands
 * alone or is the password too. Null where the text is no such URL, and all of it may be a secret.
 */
export const shown = (text: string): string | null => {
  if (Result.isFailure(parse(text))) return null
  const [, login, authority = "", path, query] = parts.exec(text) ?? []
  const [user = "", password = ""] = login?.split(":") ?? []
  const who = login === undefined || login === ""
    ? ""
    : `${password === "" || password === user ? hidden : user}:${hidden}@`
  const parameters = query?.split("&").map((pair) => {
    const [name = ""] = pair.split("=")
    return isSecret(decode(name)) || decode(name) === "user" ? `${name}=${hidden}` : pair
  })
  return `${text.slice(0, text.indexOf("//") + 2)}${who}${authority}${path === undefined ? "" : `/${path}`}${
    parameters === undefined ? "" : `?${parameters.join("&")}`
  }`
}
