import type { LimitOverrides, PlanLimits } from "@sendwright/core/accounts/Plan"

interface LimitName {
  readonly limit: keyof PlanLimits
  /** What it is called where an account is shown. */
  readonly shown: string
  readonly description: string
}

/** What operators call the limits of an account: in commands, options, and answers. */
export const limitNames = {
  monthly: { limit: "monthlyEmails", shown: "monthly_emails", description: "Live emails a month" },
  domains: { limit: "domains", shown: "domains", description: "Domains" },
  rate: { limit: "requestRate", shown: "requests_per_second", description: "Requests per second and key" },
  received: {
    limit: "receivedMegabytes",
    shown: "received_megabytes",
    description: "Megabytes of received mail that are kept"
  }
} as const satisfies Readonly<Record<string, LimitName>>

/** Something for each limit, by the name that operators have for it. */
export type OfLimits<A> = { readonly [Name in keyof typeof limitNames]: A }

const entries = Object.entries(limitNames) as ReadonlyArray<readonly [keyof typeof limitNames, LimitName]>

export const ofLimits = <A>(make: (name: keyof typeof limitNames, limit: LimitName) => A): OfLimits<A> =>
  Object.fromEntries(entries.map(([name, limit]) => [name, make(name, limit)])) as OfLimits<A>

/** The overrides that a command names; null takes the plan's limit again. */
export const overridesOf = (command: Partial<OfLimits<number | null>>): Partial<LimitOverrides> =>
  Object.fromEntries(
    entries.flatMap(([name, { limit }]) => command[name] === undefined ? [] : [[limit, command[name]]])
  )

export const shownLimits = (limits: PlanLimits): Readonly<Record<string, number | null>> =>
  Object.fromEntries(entries.map(([, { limit, shown }]) => [shown, limits[limit]]))
