import { toMillisUnsafe } from "@sendwright/core/foundation/DurationInput"
import type * as Duration from "effect/Duration"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"

/** How to reach and use a mail server, in its resolved form (see `SmtpInput`): all times are in milliseconds. */
export interface SmtpOptions {
  /** A host name or an IP address, IPv6 without brackets. */
  readonly host: string
  readonly port: number
  /** TLS from the first octet (RFC 8314). Otherwise STARTTLS is used where the server offers it. */
  readonly secure: boolean
  readonly auth: { readonly user: string; readonly password: Redacted.Redacted } | null
  /** What we call ourselves in EHLO: a host name or an address literal; null for the name of the machine. */
  readonly name: string | null
  /** Refuse to go on where STARTTLS is not offered. */
  readonly requireTls: boolean
  /** Take any certificate: for tests and closed networks only. */
  readonly tlsInsecure: boolean
  /** Ask a relay that offers it for reports on what becomes of each message (DSN, RFC 3461). */
  readonly dsn: boolean
  /**
   * The most connections that are open at once, 1 to 1,000. There are as many as the answer times of the server are
   * worth (`client/Growth.ts`), and fewer where it refuses more.
   */
  readonly connections: number
  /** A connection is replaced after so many messages, and earlier where the server is seen to end it earlier. */
  readonly messagesPerConnection: number
  /** DNS, connecting, TLS and the greeting, all together. */
  readonly connectTimeout: number
  readonly greetingTimeout: number
  /** The longest silence of the server in any other place. An idle connection is closed after it, too. */
  readonly socketTimeout: number
  /** How long to wait for the answer to a whole message (RFC 5321 §4.5.3.2.6 would allow ten minutes). */
  readonly answerTimeout: number
}

const timeoutBounds = { min: 1, max: 3_600_000 }

type Timeout = "connectTimeout" | "greetingTimeout" | "socketTimeout" | "answerTimeout"

/** Options as a user gives them: the host alone must be said. Times are durations such as `"10 seconds"`. */
export type SmtpInput =
  & Pick<SmtpOptions, "host">
  & Partial<Omit<SmtpOptions, Timeout>>
  & { readonly [K in Timeout]?: Duration.Input }

/**
 * Fills in the defaults: port 587, or 465 with `secure`; reports are asked for; up to 64 connections; 10 s to connect and
 * greet, 60 s after. Throws a `RangeError` for a time that cannot be: none is longer than an hour.
 *
 * @example
 * ```ts
 * import * as SmtpOptions from "@sendwright/smtp/SmtpOptions"
 * import * as Redacted from "effect/Redacted"
 *
 * const options = SmtpOptions.make({
 *   host: "mail.example",
 *   port: 587,
 *   requireTls: true,
 *   auth: { user: "shop", password: Redacted.make("secret") }
 * })
 * ```
 */
export const make = ({
  answerTimeout = "60 seconds",
  connectTimeout = "10 seconds",
  greetingTimeout = "10 seconds",
  socketTimeout = "60 seconds",
  ...options
}: SmtpInput): SmtpOptions => ({
  port: options.secure === true ? 465 : 587,
  secure: false,
  auth: null,
  name: null,
  requireTls: false,
  tlsInsecure: false,
  dsn: true,
  connections: 64,
  messagesPerConnection: 10_000,
  connectTimeout: toMillisUnsafe("connectTimeout", connectTimeout, timeoutBounds),
  greetingTimeout: toMillisUnsafe("greetingTimeout", greetingTimeout, timeoutBounds),
  socketTimeout: toMillisUnsafe("socketTimeout", socketTimeout, timeoutBounds),
  answerTimeout: toMillisUnsafe("answerTimeout", answerTimeout, timeoutBounds),
  ...options
})

type Mutable<A> = { -readonly [K in keyof A]: A[K] }
type Settings = Partial<Mutable<SmtpInput>>
/** Reads one value into the settings; where it is wrong, answers with the values that are allowed. */
type Reader = (value: string, settings: Settings) => string | undefined

const integer = (key: "connections" | "messagesPerConnection", max: number): Reader => (value, settings) => {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : 0
  if (number < 1 || number > max) return `must be a whole number from 1 to ${max}`
  settings[key] = number
  return undefined
}

const durationForm = /^(\d{1,9}) ?(ms|s|m)?$/
const unitMillis = { ms: 1, s: 1_000, m: 60_000 } as const

const timeout = (key: Timeout): Reader => (value, settings) => {
  const [, digits, unit = "ms"] = durationForm.exec(value) ?? []
  const millis = digits === undefined ? NaN : Number(digits) * unitMillis[unit as keyof typeof unitMillis]
  if (!(millis >= 1 && millis <= timeoutBounds.max)) {
    return "must be a time of up to an hour, such as 10s, 2m or 500 (milliseconds)"
  }
  settings[key] = millis
  return undefined
}

const boolean = (key: "requireTls" | "tlsInsecure" | "dsn", negated = false): Reader => (value, settings) => {
  if (value !== "true" && value !== "false") return "must be true or false"
  settings[key] = (value === "true") !== negated
  return undefined
}

const readers = new Map<string, Reader>([
  ["name", (value, settings) => {
    if (!/^(?:[A-Za-z0-9.-]{1,253}|\[[A-Za-z0-9.:]{2,60}\])$/.test(value)) return "must be a host name or an [address]"
    settings.name = value
    return undefined
  }],
  ["requireTls", boolean("requireTls")],
  ["tlsInsecure", boolean("tlsInsecure")],
  ["rejectUnauthorized", boolean("tlsInsecure", true)],
  ["dsn", boolean("dsn")],
  ["connections", integer("connections", 1_000)],
  ["messagesPerConnection", integer("messagesPerConnection", 1_000_000)],
  ["connectTimeout", timeout("connectTimeout")],
  ["greetingTimeout", timeout("greetingTimeout")],
  ["socketTimeout", timeout("socketTimeout")],
  ["answerTimeout", timeout("answerTimeout")]
])

const percentDecoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const authOf = (url: URL): Result.Result<SmtpOptions["auth"], string> => {
  if (url.username === "" && url.password === "") return Result.succeed(null)
  if (url.username === "" || url.password === "") {
    return Result.fail("must have both a user name and a password, as in smtp://user:password@host, or neither")
  }
  const user = percentDecoded(url.username)
  const password = percentDecoded(url.password)
  return user === undefined || password === undefined
    ? Result.fail("must have the % in its user name and password written as %25")
    : Result.succeed({ user, password: Redacted.make(password) })
}

/**
 * Reads an address such as `smtp://user:password@host:587?connections=5` or `smtps://host`.
 *
 * Query options: `connections`, `messagesPerConnection`, `name`, `requireTls`, `tlsInsecure` (or
 * `rejectUnauthorized`, its opposite), `dsn`, and the timeouts `connectTimeout`, `greetingTimeout`, `socketTimeout`,
 * `answerTimeout`, as `10s`, `2m`, `500ms`, or a number of milliseconds. The failure says what to change and never repeats any part of the address except
 * the names of known options.
 *
 * @example
 * ```ts
 * import * as SmtpOptions from "@sendwright/smtp/SmtpOptions"
 * import * as Redacted from "effect/Redacted"
 * import * as Result from "effect/Result"
 *
 * const options = SmtpOptions.parseSmtpUrl(Redacted.make("smtps://shop:secret@mail.example?connections=10"))
 * if (Result.isFailure(options)) throw new Error(`The address ${options.failure}`)
 * ```
 */
export const parseSmtpUrl = (url: Redacted.Redacted): Result.Result<SmtpOptions, string> => {
  const text = Redacted.value(url).trim()
  if (!/^smtps?:\/\//i.test(text)) return Result.fail("must begin with smtp:// or smtps://")
  if (!URL.canParse(text)) {
    return Result.fail(
      "is not a URL of the form smtp://user:password@host:port; characters such as @ : / ? # % in the user name and " +
        "the password must be percent-encoded"
    )
  }
  const parsed = new URL(text)
  if ((parsed.pathname !== "" && parsed.pathname !== "/") || parsed.hash !== "") {
    return Result.fail(
      "must end after the port or the ?options; a / ? or # in the password must be percent-encoded"
    )
  }
  const host = parsed.hostname.replace(/^\[(.*)\]$/, "$1")
  if (!/^(?:[A-Za-z0-9._-]{1,253}|[0-9A-Fa-f:.]{2,45})$/.test(host)) {
    return Result.fail("must name the host of the mail server, an IDN as its xn-- form")
  }
  if (parsed.port === "0") return Result.fail("must have a port from 1 to 65535")
  const auth = authOf(parsed)
  if (Result.isFailure(auth)) return Result.fail(auth.failure)
  const settings: Settings = { secure: parsed.protocol === "smtps:", auth: auth.success }
  if (parsed.port !== "") settings.port = Number(parsed.port)
  const given = new Set<string>()
  for (const [key, value] of parsed.searchParams) {
    const read = readers.get(key)
    // The key is not repeated: it may be the rest of a password with a ? in it.
    if (read === undefined) return Result.fail(`has an option that is not known; the known ones are ${known}`)
    if (given.has(key)) return Result.fail(`has the option ${key} twice`)
    given.add(key)
    const problem = read(value, settings)
    if (problem !== undefined) return Result.fail(`has an option ${key} that ${problem}`)
  }
  return Result.succeed(make({ ...settings, host }))
}

const known = [...readers.keys()].join(", ")
