import * as Result from "effect/Result"
import { domainOf, domainToAscii } from "../foundation/Address.ts"
import type { Reader } from "../foundation/Setting.ts"
import type { OutgoingMessage } from "./OutgoingMessage.ts"

/** What a rule asks of a message. The first three are of a name in A-label form, or `*.` and one for all below it. */
export interface Condition {
  /**
   * The domain of the recipient or of the sender, the mail servers of the recipient's domain (`ReceiverHosts`), a tag of
   * the email, or the id of its account.
   */
  readonly of: "to" | "from" | "mx" | "tag" | "account"
  readonly value: string
}

/** Where mail goes for which all conditions hold. */
export interface RouteRule {
  readonly conditions: ReadonlyArray<Condition>
  /** Names of the providers that are tried, in their order. */
  readonly providers: ReadonlyArray<string>
}

/** Recipients of one message who have the same route. */
export interface RoutedRecipients {
  /** null: they hang on mail servers that the DNS does not tell at present. */
  readonly providers: ReadonlyArray<string> | null
  /** As in the envelope. */
  readonly recipients: ReadonlyArray<string>
}

/** Rules that there may be. */
export const maxRules = 100

/** What rules look at, beside the recipient. */
type Routable = Pick<OutgoingMessage, "accountId" | "from" | "tags">

const isBelowOrSame = (domain: string, pattern: string): boolean =>
  pattern.startsWith("*.") ? domain.endsWith(pattern.slice(1)) : domain === pattern

/** The mail servers that a domain's mail is taken to first; null: they are not known. */
export type HostsOf = (domain: string) => ReadonlyArray<string> | null

const unknownHosts: HostsOf = () => null

/** Whether a condition holds; null: that is not known. */
const holds = (
  { of, value }: Condition,
  recipient: string,
  { accountId, from, tags }: Routable,
  hostsOf: HostsOf
): boolean | null => {
  switch (of) {
    case "mx": {
      const hosts = hostsOf(domainOf(recipient))
      return hosts === null ? null : hosts.length > 0 && hosts.every((host) => isBelowOrSame(host, value))
    }
    case "to":
      return isBelowOrSame(domainOf(recipient), value)
    case "from":
      return isBelowOrSame(domainOf(from.address), value)
    case "tag":
      return tags.includes(value)
    case "account":
      return accountId === value
  }
}

/** The first rule that holds for a recipient; undefined: none does, null: it is not known whether one does. */
export const ruleFor = (
  rules: ReadonlyArray<RouteRule>,
  recipient: string,
  message: Routable,
  hostsOf: HostsOf = unknownHosts
): RouteRule | null | undefined => {
  for (const rule of rules) {
    const held = new Set(rule.conditions.map((condition) => holds(condition, recipient, message, hostsOf)))
    if (held.has(false)) continue
    return held.has(null) ? null : rule
  }
  return undefined
}

/**
 * The providers that a recipient's mail is handed to: those of the first rule that holds, or else the usual ones; null
 * where it is not known whether a rule before holds.
 */
export const providersFor = (
  rules: ReadonlyArray<RouteRule>,
  usual: ReadonlyArray<string>,
  recipient: string,
  message: Routable,
  hostsOf: HostsOf = unknownHosts
): ReadonlyArray<string> | null => {
  const rule = ruleFor(rules, recipient, message, hostsOf)
  return rule === undefined ? usual : rule?.providers ?? null
}

/** Whether rules ask for the mail servers of recipients. */
export const askForHosts = (rules: ReadonlyArray<RouteRule>): boolean =>
  rules.some(({ conditions }) => conditions.some(({ of }) => of === "mx"))

/** An order of providers as one text. */
export const orderText = (providers: ReadonlyArray<string>): string => providers.join(",")

/** Divides the recipients of a message by the providers that they are handed to; rules with the same ones are one route. */
export const divide = (
  rules: ReadonlyArray<RouteRule>,
  usual: ReadonlyArray<string>,
  message: Routable & Pick<OutgoingMessage, "envelope">,
  hostsOf: HostsOf = unknownHosts
): ReadonlyArray<RoutedRecipients> => {
  const routed = message.envelope.recipients.map((recipient) => ({
    recipient,
    providers: providersFor(rules, usual, recipient, message, hostsOf)
  }))
  return [...Map.groupBy(routed, ({ providers }) => orderText(providers ?? [])).values()].map((alike) => ({
    providers: alike[0]!.providers,
    recipients: alike.map(({ recipient }) => recipient)
  }))
}

/** A rule as it is written. */
export const ruleText = ({ conditions, providers }: RouteRule): string =>
  `${conditions.map(({ of, value }) => `${of}:${value}`).join(" ")}=${orderText(providers)}`

/** A provider that an order names and that is not there. */
export const absentOf = (order: ReadonlyArray<string>, names: ReadonlyArray<string>): string | undefined =>
  order.find((name) => !names.includes(name))

/** The names of the providers that rules lead to, each once. */
export const namesOf = (rules: ReadonlyArray<RouteRule>): ReadonlyArray<string> => [
  ...new Set(rules.flatMap(({ providers }) => providers))
]

const domainPattern = (text: string): Result.Result<string, string> => {
  const isBelow = text.startsWith("*.")
  // Below a domain of one label there are domains too.
  const ascii = domainToAscii(isBelow ? `x.${text.slice(2)}` : text)
  return ascii === undefined
    ? Result.fail("needs a domain such as company.example, or *.company.example for all below it")
    : Result.succeed(isBelow ? `*${ascii.slice(1)}` : ascii)
}

const tagPattern = /^[A-Za-z0-9_:.-]{1,64}$/
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const readers: { readonly [Of in Condition["of"]]: Reader<string> } = {
  to: domainPattern,
  from: domainPattern,
  mx: domainPattern,
  tag: (text) =>
    tagPattern.test(text)
      ? Result.succeed(text)
      : Result.fail("needs a tag: 1 to 64 letters, digits, underscores, hyphens, colons and dots"),
  account: (text) => {
    const id = text.toLowerCase()
    return uuidPattern.test(id) ? Result.succeed(id) : Result.fail("needs the id of an account")
  }
}

const isKind = (text: string): text is Condition["of"] => Object.hasOwn(readers, text)

const conditionOf = (text: string): Result.Result<Condition, string> => {
  const colon = text.indexOf(":")
  const of = text.slice(0, colon)
  if (colon < 0 || !isKind(of)) {
    return Result.fail(`begin ${text} with to:, from:, mx:, tag: or account:`)
  }
  return Result.mapBoth(readers[of](text.slice(colon + 1)), {
    onFailure: (problem) => `${of}: ${problem}`,
    onSuccess: (value) => ({ of, value })
  })
}

const words = (text: string, separator: RegExp): ReadonlyArray<string> =>
  text.split(separator).map((word) => word.trim()).filter((word) => word !== "")

const ruleOf = (text: string): Result.Result<RouteRule, string> => {
  const [left = "", right, ...more] = text.split("=")
  const providers = words(right ?? "", /,/)
  if (providers.length === 0 || more.length > 0) {
    return Result.fail("write its conditions, one =, and the names of providers: to:company.example=smtp2")
  }
  const twice = providers.find((name, index) => providers.indexOf(name) !== index)
  if (twice !== undefined) return Result.fail(`name ${twice} once`)
  const conditions = words(left, /\s/)
  if (conditions.length === 0) {
    return Result.fail("write what it is for, such as to:company.example; the usual order is in SENDWRIGHT_PROVIDERS")
  }
  return Result.flatMap(Result.all(conditions.map(conditionOf)), (conditions) => {
    const kinds = conditions.map(({ of }) => of).filter((of) => of !== "tag")
    const again = kinds.find((kind, index) => kinds.indexOf(kind) !== index)
    return again === undefined
      ? Result.succeed({ conditions, providers })
      : Result.fail(`write ${again}: once, and another rule for the other: all conditions of a rule must hold`)
  })
}

/** The rules of a text, as they are written. */
export const rulesOf = (text: string): ReadonlyArray<string> => words(text, /[;\n]/)

/**
 * Reads rules with semicolons or line ends between them: `to:company.example=mx; from:*.shop.example tag:newsletter=ses`.
 * All conditions of a rule must hold. The failure completes the sentence "SENDWRIGHT_ROUTES …".
 */
export const parse: Reader<ReadonlyArray<RouteRule>> = (text) => {
  const rules = rulesOf(text)
  if (rules.length === 0 || rules.length > maxRules) {
    return Result.fail(
      `must have 1 to ${maxRules} rules, such as to:company.example=smtp2, with semicolons between them`
    )
  }
  return Result.all(
    rules.map((rule, index) =>
      Result.mapError(ruleOf(rule), (problem) => `has a rule that is wrong, number ${index + 1} (${rule}): ${problem}`)
    )
  )
}

/** The same of a text that may be empty: then there are none. */
export const parseStored: Reader<ReadonlyArray<RouteRule>> = (text) =>
  rulesOf(text).length === 0 ? Result.succeed([]) : parse(text)
