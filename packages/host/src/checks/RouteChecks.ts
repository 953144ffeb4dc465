import { DnsResolver } from "@sendwright/core/domains/DnsResolver"
import * as StorageTime from "@sendwright/core/foundation/StorageTime"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import { orderText, rulesOf, ruleText } from "@sendwright/core/sending/ProviderRoutes"
import { RouteStore } from "@sendwright/core/sending/RouteStore"
import * as StoredRules from "@sendwright/core/sending/StoredRules"
import { WarmupStore } from "@sendwright/core/sending/WarmupStore"
import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as Config from "../config/Config.ts"
import { type Check, check } from "./Check.ts"

// A captured message would make the directory: here it is only looked for.
const captureCheck = (config: Config.HostConfig): Check =>
  check(
    "mail",
    "warn",
    `is written to ${Config.captureDirectory(config)}: set SMTP_URL, or what sets up another provider, to send it`
  )

const routesCheck = ({ routes }: Config.HostConfig): ReadonlyArray<Check> =>
  routes === null ? [] : [
    check("mail: routes", "ok", `${routes.rules.map(ruleText).join("; ")}; otherwise ${orderText(routes.usual)}`)
  ]

/** The rules that operators stored, as a process with these providers follows them. */
export const stored = (names: ReadonlyArray<string>) =>
  Effect.map(RouteStore.use(({ current }) => current), (routes): ReadonlyArray<Check> => {
    if (routes.text === "") return []
    const by = `set by ${routes.changed?.by ?? "nobody"}`
    const { problem } = StoredRules.read(routes, names)
    return [
      names.length < 2
        ? check("mail: stored routes", "warn", `${by}, and not in use: one provider takes all mail`)
        : problem !== undefined
        ? check(
          "mail: stored routes",
          "fail",
          `${problem} (${by}): email that it is for waits; see sendwright routes show`
        )
        : check("mail: stored routes", "ok", `${rulesOf(routes.text).join("; ")} (${by})`)
    ]
  })

/** A check hands nothing over: there is nothing to count. */
const noStores = Layer.merge(
  StorageTime.layerInStep,
  Layer.succeed(WarmupStore, {
    take: () => Effect.succeed(null),
    giveBack: () => Effect.void,
    sweep: () => Effect.succeed(0)
  })
)

/** One that fails is a warning where another one replaces it on each of its routes. */
export const providers = (config: Config.HostConfig): Effect.Effect<ReadonlyArray<Check>> =>
  Effect.gen(function*() {
    if (config.providers.length === 0) return [captureCheck(config)]
    const results = yield* Effect.forEach(config.providers, (choice) =>
      EmailProvider.use((provider) =>
        provider.check
      ).pipe(
        Effect.provide(Layer.provide(choice.layer(null, choice.name), noStores), { local: true }),
        Effect.result,
        Effect.map((result) => ({ choice, result }))
      ), { concurrency: "unbounded" })
    const working = new Set(results.flatMap(({ choice, result }) =>
      Result.isSuccess(result) ? [choice.name] : []
    ))
    const { routes } = config
    const orders = routes === null
      ? [config.providers.map(({ name }) => name)]
      : [routes.usual, ...routes.rules.map(({ providers }) => providers)]
    const lost = new Set(orders.filter((order) => !order.some((name) => working.has(name))).flat())
    return [
      ...results.map(({ choice: { name, place }, result }) =>
        Result.isFailure(result)
          ? check(`mail: ${name}`, lost.has(name) ? "fail" : "warn", result.failure.message)
          : check(`mail: ${name}`, "ok", `${place} answers and lets us in`)
      ),
      ...routesCheck(config)
    ]
  })

/** Whether name servers answer at all: what they say of a domain's records is a matter of `--mail`. */
export const names = (config: Config.HostConfig): Effect.Effect<ReadonlyArray<Check>> =>
  config.providers.length === 0 ? Effect.succeed([]) : DnsResolver.use((dns) => dns.a(config.bounceHost)).pipe(
    Effect.match({
      onFailure: ({ reason }) => [
        check("dns", "warn", `no answer (${reason}): domains are not verified without one; see SENDWRIGHT_DNS_SERVERS`)
      ],
      onSuccess: (found) => [
        found.length > 0
          ? check("dns", "ok", `answers; ${config.bounceHost} is at ${found.join(", ")}`)
          : check("dns", "warn", `answers; ${config.bounceHost}, which takes bounces, has no address`)
      ]
    }),
    Effect.provide(NodeDnsResolver.layer({ servers: config.dnsServers }), { local: true })
  )
