import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { domainOf, normalize } from "../foundation/Address.ts"
import { EmailProvider, type SiteRecipients } from "./EmailProvider.ts"
import type { FailoverInput } from "./FailoverMembers.ts"
import * as FailoverMembers from "./FailoverMembers.ts"
import * as FailoverOrder from "./FailoverOrder.ts"
import type { OutgoingMessage } from "./OutgoingMessage.ts"
import * as ProviderRoutes from "./ProviderRoutes.ts"
import type { ReceiverHosts } from "./ReceiverHosts.ts"
import * as Submission from "./Submission.ts"

type Provider = EmailProvider["Service"]

/** Which providers mail is handed to, by their names. */
export interface Routes {
  readonly rules: ReadonlyArray<ProviderRoutes.RouteRule>
  /** Those that are tried where no rule holds, in their order. */
  readonly usual: ReadonlyArray<string>
  /** Answers rules that ask for the mail servers of recipients (`mx:`), which cannot do without. */
  readonly hosts?: ReceiverHosts
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

/** Takes what hangs on mail servers that are not known: it waits, and goes no way that may be the wrong one. */
const undecided: Provider = EmailProvider.of({
  name: "routes",
  submit: () =>
    Effect.succeed(Submission.temporarilyRefused(
      "The name servers do not say which mail servers the domain has, by which its route is chosen",
      { code: "4.4.3", reason: "dns" }
    )),
  check: Effect.void
})

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
  { hosts, rules, usual }: Routes,
  settings: FailoverInput = {}
) {
  const group = yield* FailoverMembers.make(providers, settings)
  const clock = yield* Clock.Clock
  const memberOf = new Map(group.members.map((member) => [member.provider.name, member]))
  const orders = new Map([usual, ...rules.map(({ providers }) => providers)].map((order) => [
    ProviderRoutes.orderText(order),
    order
  ]))
  const asksForHosts = ProviderRoutes.askForHosts(rules)
  if (asksForHosts && hosts === undefined) {
    return yield* Effect.die(new Error("A route asks for mail servers of recipients, and nobody is there to answer"))
  }
  const routes = new Map<string, Provider>()
  for (const [text, order] of orders) {
    const members = order.flatMap((name) => memberOf.get(name) ?? [])
    if (members.length < order.length) {
      return yield* Effect.die(new Error(`A route names a provider that is not there: ${text}`))
    }
    routes.set(text, FailoverOrder.make(group, members, clock))
  }

  const hostsFor = Effect.fnUntraced(function*({ envelope }: OutgoingMessage) {
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
    const hostsOf = yield* hostsFor(message)
    return ProviderRoutes.divide(rules, usual, message, hostsOf).map(({ providers, recipients }) => {
      const order = providers === null ? undecided.name : ProviderRoutes.orderText(providers)
      return {
        order,
        provider: providers === null ? undecided : routes.get(order)!,
        message: { ...message, envelope: { ...message.envelope, recipients } }
      }
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

  const members = (order: ReadonlyArray<string>) => order.map((name) => memberOf.get(name)!.provider)
  const concurrency = Math.min(...[...routes.values()].map((provider) => provider.concurrency ?? Infinity))
  return EmailProvider.of({
    name: `routed(${[...orders.keys()].join("; ")})`,
    ...(Number.isFinite(concurrency) ? { concurrency } : {}),
    watched: true,
    sites,
    submit,
    check: FailoverMembers.check([...orders.values()].map(members)).pipe(Effect.withSpan("RoutedProvider.check"))
  })
})
