import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { domainOf, normalize } from "../foundation/Address.ts"
import { EmailProvider, type SiteRecipients } from "./EmailProvider.ts"
import type { FailoverInput } from "./FailoverMembers.ts"
import * as FailoverMembers from "./FailoverMembers.ts"
import * as FailoverOrder from "./FailoverOrder.ts"
import type { OutgoingMessage } from "./OutgoingMessage.ts"
import * as ProviderRoutes from "./ProviderRoutes.ts"
import type { ReceiverHosts } from "./ReceiverHosts.ts"
import * as StoredRules from "./StoredRules.ts"
import * as Submission from "./Submission.ts"

type Provider = EmailProvider["Service"]

/** Which providers mail is handed to, by their names. */
export interface Routes {
  readonly rules: ReadonlyArray<ProviderRoutes.RouteRule>
  /** Those that are tried where no rule holds, in their order. */
  readonly usual: ReadonlyArray<string>
  /** Answers rules that ask for the mail servers of recipients (`mx:`), which cannot do without. */
  readonly hosts?: ReceiverHosts
  /** Rules that come before the others and may change at any time: they are asked for with each message. */
  readonly stored?: () => StoredRules.StoredRules
}

/** One route of a message. */
interface Part {
  readonly order: string
  readonly provider: Provider
  readonly message: OutgoingMessage
}

/** The outcome of each recipient of a part, with the provider that gave it. Nobody is left without one. */
const outcomesOf = (
  { message: { envelope }, provider: { name } }: Part,
  submission: Submission.Submission
): ReadonlyArray<Submission.RecipientOutcome> => {
  const carrier = submission.provider ?? name
  const outcomes = new Map(
    Submission.each(submission, envelope.recipients).map(({ address, outcome }) => [normalize(address), outcome])
  )
  return envelope.recipients.map((address) => {
    const outcome = outcomes.get(normalize(address)) ??
      Submission.unknown("The provider did not say what became of the recipient.")
    return { address, outcome: { ...outcome, provider: outcome.provider ?? carrier } }
  })
}

/** Takes what may go no way that is known to be the right one: it waits. */
const waiting = (answer: Submission.TemporarilyRefused): Provider =>
  EmailProvider.of({ name: "routes", submit: () => Effect.succeed(answer), check: Effect.void })

/** The answer to recipients whose route hangs on mail servers that are not known. */
export const hostsUnknown = Submission.temporarilyRefused(
  "The name servers do not say which mail servers the domain has, by which its route is chosen",
  { code: "4.4.3", reason: "dns" }
)

/** The answer to recipients whose route leads to a provider that is not there. */
export const providerAbsent = (name: string): Submission.TemporarilyRefused =>
  Submission.temporarilyRefused(
    `The route leads to ${name}, which this server does not have: an operator must set it up, or change the route`,
    { code: "4.3.5" }
  )

/** Orders whose hand-offs are remembered at most: more than there can be at one time. */
const maxOrders = 3 * ProviderRoutes.maxRules

/** Mail servers of domains that are asked for at once, for one message. */
const domainsAtOnce = 10

const noRecipients = Submission.permanentlyRefused("The envelope names no recipient")

/**
 * A provider that chooses by rules who carries a message. Each recipient has the providers of the first rule that holds,
 * or the usual ones, and is handed to no others: they replace each other as in `FailoverProvider`. A provider has one
 * circuit, whichever routes lead to it, and every answer names the provider that gave it.
 *
 * Recipients are divided by their routes, and those of a route by the sites of its providers, so that each part has an
 * outcome, attempts and waits of its own. A message of several routes that comes undivided is handed over to all of them
 * at once. A name of a provider that is not there is a defect, and so is a rule that asks for mail servers without `hosts`.
 * In stored rules neither is: their recipients wait.
 *
 * @example
 * ```ts
 * import { EmailProvider } from "@sendwright/core"
 * import * as ProviderRoutes from "@sendwright/core/sending/ProviderRoutes"
 * import * as RoutedProvider from "@sendwright/core/sending/RoutedProvider"
 * import * as CaptureProvider from "@sendwright/node/CaptureProvider"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * const files = (name: string) => ({ ...CaptureProvider.make(name), name })
 *
 * // Mail for one domain goes to a directory of its own.
 * export const Provider = Layer.effect(
 *   EmailProvider,
 *   Effect.flatMap(Effect.fromResult(ProviderRoutes.parse("to:company.example=company")), (rules) =>
 *     RoutedProvider.make([files("others"), files("company")], { rules, usual: ["others"] }))
 * )
 * ```
 */
export const make = Effect.fnUntraced(function*(
  providers: ReadonlyArray<Provider>,
  { hosts, rules, stored, usual }: Routes,
  settings: FailoverInput = {}
) {
  const group = yield* FailoverMembers.make(providers, settings)
  const clock = yield* Clock.Clock
  const memberOf = new Map(group.members.map((member) => [member.provider.name, member]))
  const names = [...memberOf.keys()]
  const orders = [usual, ...rules.map(({ providers }) => providers)]
  if (ProviderRoutes.askForHosts(rules) && hosts === undefined) {
    return yield* Effect.die(new Error("A route asks for mail servers of recipients, and nobody is there to answer"))
  }
  for (const order of orders) {
    if (ProviderRoutes.absentOf(order, names) !== undefined) {
      return yield* Effect.die(
        new Error(`A route names a provider that is not there: ${ProviderRoutes.orderText(order)}`)
      )
    }
  }

  const made = new Map<string, Provider>()
  /** Those that were used last are kept: they remember hand-offs with an unknown outcome. */
  const providerOf = (text: string, order: ReadonlyArray<string>): Provider => {
    const provider = made.get(text) ??
      FailoverOrder.make(group, order.flatMap((name) => memberOf.get(name) ?? []), clock)
    made.delete(text)
    made.set(text, provider)
    if (made.size > maxOrders) made.delete(made.keys().next().value!)
    return provider
  }

  const used = (before: ReadonlyArray<ProviderRoutes.RouteRule>) => {
    const all = [...before, ...rules]
    return { before, all, asksForHosts: ProviderRoutes.askForHosts(all) }
  }
  let inUse = used([])
  const rulesWith = (before: ReadonlyArray<ProviderRoutes.RouteRule>) => {
    if (inUse.before !== before) inUse = used(before)
    return inUse
  }

  const hostsFor = Effect.fnUntraced(function*({ envelope }: OutgoingMessage, asksForHosts: boolean) {
    if (!asksForHosts || hosts === undefined) return () => null
    const domains = new Set(envelope.recipients.map(domainOf))
    const known = new Map(
      yield* Effect.forEach(domains, (domain) => Effect.map(hosts.of(domain), (found) => [domain, found] as const), {
        concurrency: domainsAtOnce
      })
    )
    return (domain: string) => known.get(domain) ?? null
  })

  const partsOf = Effect.fnUntraced(function*(message: OutgoingMessage): Effect.fn.Return<ReadonlyArray<Part>> {
    const before = stored === undefined ? StoredRules.none : stored()
    if (Result.isFailure(before)) {
      const provider = waiting(before.failure)
      return message.envelope.recipients.length === 0 ? [] : [{ order: provider.name, provider, message }]
    }
    const { all, asksForHosts } = rulesWith(before.success)
    const hostsOf = yield* hostsFor(message, asksForHosts)
    return ProviderRoutes.divide(all, usual, message, hostsOf).map(({ providers, recipients }) => {
      const absent = ProviderRoutes.absentOf(providers ?? [], names)
      const order = providers === null || absent !== undefined ? "routes" : ProviderRoutes.orderText(providers)
      const provider = providers === null
        ? waiting(hostsUnknown)
        : absent === undefined
        ? providerOf(order, providers)
        : waiting(providerAbsent(absent))
      return { order, provider, message: { ...message, envelope: { ...message.envelope, recipients } } }
    })
  })

  const sitesOf = ({ message, order, provider: { sites } }: Part): Effect.Effect<ReadonlyArray<SiteRecipients>> =>
    sites === undefined
      ? Effect.succeed([{ site: order, recipients: message.envelope.recipients }])
      : Effect.map(sites(message), (found) => found.map((site) => ({ ...site, site: `${order}: ${site.site}` })))

  const sites = (message: OutgoingMessage): Effect.Effect<ReadonlyArray<SiteRecipients>> =>
    partsOf(message).pipe(
      Effect.flatMap((parts) => Effect.forEach(parts, sitesOf, { concurrency: "unbounded" })),
      Effect.map((found) => found.flat())
    )

  const submit = Effect.fn("RoutedProvider.submit")(function*(message: OutgoingMessage) {
    const parts = yield* partsOf(message)
    const [only, another] = parts
    if (only === undefined) return noRecipients
    if (another === undefined) return yield* only.provider.submit(message)
    const answered = yield* Effect.forEach(
      parts,
      (part) => Effect.map(part.provider.submit(part.message), (submission) => outcomesOf(part, submission)),
      { concurrency: "unbounded" }
    )
    const [first, ...others] = answered.flat()
    const submission = Submission.combine([first!, ...others])
    const carriers = new Set([first!, ...others].flatMap(({ outcome }) => outcome.provider ?? []))
    return { ...submission, provider: [...carriers].join(", ") }
  })

  const members = (order: ReadonlyArray<string>) => order.flatMap((name) => memberOf.get(name)?.provider ?? [])
  const texts = [...new Set(orders.map(ProviderRoutes.orderText))]
  const concurrency = Math.min(...providers.map((provider) => provider.concurrency ?? Infinity))
  return EmailProvider.of({
    name: texts.length === 1 ? providerOf(texts[0]!, usual).name : `routed(${texts.join("; ")})`,
    ...(Number.isFinite(concurrency) ? { concurrency } : {}),
    watched: true,
    sites,
    submit,
    check: FailoverMembers.check(orders.map(members)).pipe(Effect.withSpan("RoutedProvider.check"))
  })
})
