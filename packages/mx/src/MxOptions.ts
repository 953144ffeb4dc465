import type { SmtpOptions } from "@sendwright/smtp/SmtpOptions"
import * as Smtp from "@sendwright/smtp/SmtpOptions"
import * as Result from "effect/Result"
import * as Net from "node:net"
import * as Receivers from "./shaping/receivers.ts"
import type { AllLimits, SiteRow } from "./shaping/SiteLimits.ts"
import * as SitesFile from "./shaping/SitesFile.ts"
import { isHostName } from "./sources/hostName.ts"
import * as MxSource from "./sources/MxSource.ts"
import * as WarmupPlan from "./sources/WarmupPlan.ts"

/** How direct delivery is done. */
export interface MxOptions {
  /** What we call ourselves in EHLO: the host name that the PTR record of our address says (RFC 5321 §4.1.4). */
  readonly name: string
  /**
   * The addresses of this machine that connections leave from, 64 at most, each with its own name where that is another one
   * (`mail2.shop.example@198.51.100.8`); none: any. Only hosts with an address of the same family are reached.
   */
  readonly from: ReadonlyArray<string>
  /**
   * The date on which the addresses begin to warm up, in UTC (`2026-12-01`): each of them has a cap for each receiver and
   * day from then on, and nothing leaves before. null: they are known already.
   */
  readonly warmup: string | null
  /** The caps of the first and each further day, 60 at most; null: those of `WarmupPlan.usual`. */
  readonly plan: ReadonlyArray<number> | null
  /**
   * The resolver that is asked: an IP address, with or without a port; null: those of the system. What one on loopback
   * says of DNSSEC is believed, which DANE needs.
   */
  readonly resolver: string | null
  /** The most connections at once to a site without limits of its own, of all processes together, 1 to 1,000. */
  readonly connections: number
  /** A connection is replaced after so many messages, 1 to 1,000,000. */
  readonly messagesPerConnection: number
  /** The port of mail servers: 25, but where a test or a closed network has another one. */
  readonly port: number
  /** Whether mail servers are connected to over IPv6. */
  readonly ipv6: boolean
  /** Whether special addresses, such as private and loopback ones, are connected to: for tests and closed networks only. */
  readonly allowPrivate: boolean
  /** Whether this machine takes mail for itself and hands none of it on: then mail for its own hosts is no loop. */
  readonly receives: boolean
  /** The certificates of the authorities that are believed, in PEM; null: those that Node.js knows. */
  readonly authorities: ReadonlyArray<string> | null
  /** The limits of single receivers. They come before those that large receivers have by default. */
  readonly sites: ReadonlyArray<SiteRow>
}

/** Options as a user gives them: the name alone must be said, and one address needs no list. */
export type MxInput = Pick<MxOptions, "name"> & Partial<Omit<MxOptions, "from">> & {
  readonly from?: string | ReadonlyArray<string> | null
}

/** The most mail servers that connections are kept to at once. */
export const mostPools = 1_000

/**
 * Fills in the defaults: port 25, 10 connections to a site, 100 messages a connection, IPv6 and IPv4.
 *
 * @example
 * ```ts
 * import * as MxOptions from "@sendwright/mx/MxOptions"
 *
 * export const options = MxOptions.make({ name: "mail1.shop.example", from: "198.51.100.7" })
 * ```
 */
export const make = ({ from, ...input }: MxInput): MxOptions => ({
  from: typeof from === "string" ? [from] : from ?? [],
  warmup: null,
  plan: null,
  resolver: null,
  connections: 10,
  messagesPerConnection: 100,
  port: 25,
  ipv6: true,
  allowPrivate: false,
  receives: false,
  authorities: null,
  sites: [],
  ...input
})

/** The plan by which the addresses warm up; null: they are known already. */
export const planOf = ({ plan, warmup }: MxOptions): WarmupPlan.WarmupPlan | null =>
  warmup === null ? null : { begins: warmup, caps: plan ?? WarmupPlan.usual }

/** The limits of receivers: those of these options, then those that large receivers have by default. */
export const limitsOf = ({ connections, messagesPerConnection, sites }: MxOptions): AllLimits => ({
  rows: [...sites, ...Receivers.receivers],
  others: { connections, messagesPerConnection, perMinute: Receivers.othersPerMinute }
})

/**
 * How the client uses connections. Reports are not asked for, since the receiver's own server answers. Servers may greet
 * late, to see who does not wait, and look at a message for long (RFC 5321 §4.5.3.2.6); the time of a hand-off ends before.
 */
export const smtpOf = ({ connections, messagesPerConnection, name, port }: MxOptions): SmtpOptions =>
  Smtp.make({
    host: name,
    name,
    port,
    connections,
    messagesPerConnection,
    dsn: false,
    connectTimeout: "15 seconds",
    greetingTimeout: "15 seconds",
    answerTimeout: "10 minutes"
  })

/** What a value of an option must be; undefined where it is that. */
type Rule = (value: unknown) => string | undefined

const integer = (max: number): Rule => (value) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max
    ? undefined
    : `must be a whole number from 1 to ${max}`

const boolean: Rule = (value) => typeof value === "boolean" ? undefined : "must be true or false"

const resolverForm = /^(?:\[([0-9A-Fa-f:.]{2,45})\]|([0-9.]{7,15}))(?::(\d{1,5}))?$/

const isResolver = (text: string): boolean => {
  const [, v6 = "", v4 = "", port = "53"] = resolverForm.exec(text) ?? []
  return Net.isIPv6(text) || ((Net.isIPv6(v6) || Net.isIPv4(v4)) && Number(port) >= 1 && Number(port) <= 65_535)
}

const textOrNull = (isRight: (text: string) => boolean, words: string): Rule => (value) =>
  value === null || (typeof value === "string" && isRight(value)) ? undefined : words

const list = (isRight: (values: ReadonlyArray<unknown>) => boolean, words: string): Rule => (value) =>
  Array.isArray(value) && isRight(value) ? undefined : words

/** The most addresses of one machine that mail leaves from. */
const mostSources = 64
/** The most days, and messages of a day, of a plan. */
const mostPlanned = { days: 60, messages: 10_000_000 }

const rules = {
  from: list(
    (texts) =>
      texts.length <= mostSources &&
      texts.every((text) => typeof text === "string" && MxSource.read(text, "mail.example") !== undefined),
    `must be an IP address of this machine, such as 198.51.100.7 or mail2.shop.example@198.51.100.8, at most ${mostSources} times`
  ),
  warmup: textOrNull(WarmupPlan.isDay, "must be the first day of the plan, such as 2026-12-01"),
  plan: (value) =>
    value === null ? undefined : list(
      (caps) =>
        caps.length >= 1 && caps.length <= mostPlanned.days &&
        caps.every((cap) => integer(mostPlanned.messages)(cap) === undefined),
      `must be messages a day, such as 20,50,100: 1 to ${mostPlanned.days} whole numbers from 1 to ${mostPlanned.messages}`
    )(value),
  resolver: textOrNull(
    isResolver,
    "must be the IP address of a name server, such as 127.0.0.1, 127.0.0.1:53 or [::1]:53"
  ),
  connections: integer(1_000),
  messagesPerConnection: integer(1_000_000),
  port: integer(65_535),
  ipv6: boolean,
  allowPrivate: boolean
} as const satisfies { readonly [K in keyof MxOptions]?: Rule }

type Key = keyof typeof rules

const keys = Object.keys(rules) as ReadonlyArray<Key>

const isName = (name: unknown): name is string => typeof name === "string" && isHostName(name)

/** What is wrong with options that are right each by itself. */
const conflictOf = (options: MxOptions): string | undefined => {
  const addresses = MxSource.of(options).map(({ address }) => address)
  if (new Set(addresses).size < addresses.length) return "names an address twice in the option from"
  if (!options.ipv6 && addresses.some((address) => Net.isIPv6(address ?? ""))) {
    return "has an option from of IPv6 although ipv6 is false; leave one of them out"
  }
  return options.plan !== null && options.warmup === null
    ? "has an option plan without warmup, the date on which it begins"
    : undefined
}

/**
 * Fills in the defaults, also for what is undefined, and holds the options against their ranges; of a row of `sites` the
 * pattern alone must be said. The failure completes the sentence "MX_URL …" and says what to change.
 *
 * @example
 * ```ts
 * import * as MxOptions from "@sendwright/mx/MxOptions"
 * import * as Result from "effect/Result"
 *
 * const options = MxOptions.validate({ name: "mail1.shop.example", connections: 20 })
 * if (Result.isFailure(options)) throw new Error(`The program ${options.failure}`)
 * ```
 */
export const validate = (
  { sites, ...input }: { readonly [K in keyof Omit<MxInput, "sites">]: MxInput[K] | undefined } & {
    readonly sites?: ReadonlyArray<object> | undefined
  }
): Result.Result<MxOptions, string> => {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const rows = SitesFile.rowsOf(sites ?? [])
  if (Result.isFailure(rows)) return Result.fail(`has an option sites that ${rows.failure}`)
  const options = make({ name: "", ...given, sites: rows.success })
  if (!isName(options.name)) {
    return Result.fail("must name this machine for EHLO, as its PTR record does, such as mail1.shop.example")
  }
  for (const key of keys) {
    const problem = rules[key](options[key])
    if (problem !== undefined) return Result.fail(`has an option ${key} that ${problem}`)
  }
  const conflict = conflictOf(options)
  return conflict === undefined
    ? Result.succeed({ ...options, name: options.name.toLowerCase() })
    : Result.fail(conflict)
}

/** A number as it is written in an address; what is none stays text, which the rule of its option refuses. */
const numberOf = (text: string): number | string => /^\d{1,9}$/.test(text) ? Number(text) : text

const valueOf = (text: string, rule: Rule): unknown => {
  if (rule === rules.plan) return text.split(",").map(numberOf)
  return rule === boolean && (text === "true" || text === "false") ? text === "true" : numberOf(text)
}

/**
 * Reads an address such as `mx://mail1.shop.example?from=198.51.100.7&resolver=127.0.0.1`: the name for EHLO, and the
 * options `from`, `warmup`, `plan`, `resolver`, `connections`, `messagesPerConnection`, `port`, `ipv6` and `allowPrivate`
 * of `MxOptions`; `from` may be there more than once. The failure completes the sentence "MX_URL …" and says what to
 * change.
 *
 * @example
 * ```ts
 * import * as MxOptions from "@sendwright/mx/MxOptions"
 * import * as Result from "effect/Result"
 *
 * const options = MxOptions.parseMxUrl("mx://mail1.shop.example?connections=20")
 * if (Result.isFailure(options)) throw new Error(`The address ${options.failure}`)
 * ```
 */
export const parseMxUrl = (url: string): Result.Result<MxOptions, string> => {
  const text = url.trim()
  if (!/^mx:\/\//i.test(text)) return Result.fail("must begin with mx://")
  if (!URL.canParse(text)) return Result.fail("is not a URL of the form mx://mail1.shop.example?option=value")
  const { hash, hostname, password, pathname, port, searchParams, username } = new URL(text)
  if (username !== "" || password !== "") {
    return Result.fail("must have no user name: mail servers of recipients ask for none")
  }
  if (port !== "") return Result.fail("must give another port than 25 as the option port, and not after the name")
  if ((pathname !== "" && pathname !== "/") || hash !== "") {
    return Result.fail("must end after the name or the ?options")
  }
  const settings: { [key: string]: unknown } = {}
  for (const [option, value] of searchParams) {
    const key = keys.find((one) => one === option)
    if (key === undefined) return Result.fail(`has an option that is not known; the known ones are ${keys.join(", ")}`)
    if (key === "from") continue
    if (Object.hasOwn(settings, key)) return Result.fail(`has the option ${key} twice`)
    settings[key] = valueOf(value, rules[key])
  }
  return validate({ ...settings, from: searchParams.getAll("from"), name: hostname })
}
