import type { DnsResolver } from "@sendwright/core/domains/DnsResolver"
import { MailDns } from "@sendwright/mx/dns/MailDns"
import * as NodeMailDns from "@sendwright/mx/dns/NodeMailDns"
import * as MxDefinition from "@sendwright/mx/MxDefinition"
import type { MxOptions } from "@sendwright/mx/MxOptions"
import * as NodeMxProvider from "@sendwright/mx/NodeMxProvider"
import * as MxSource from "@sendwright/mx/sources/MxSource"
import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as os from "node:os"
import type { HostConfig } from "../config/Config.ts"
import { type Environment, given } from "../config/Environment.ts"
import { slots } from "../config/ProviderRegistry.ts"
import * as BlocklistChecks from "./BlocklistChecks.ts"
import { type Check, check } from "./Check.ts"
import * as DirectSources from "./DirectSources.ts"
import * as DnssecCheck from "./DnssecCheck.ts"
import * as MailChecks from "./MailChecks.ts"
import * as PortOutChecks from "./PortOutChecks.ts"

/** How long each address of a receiver is waited for. */
const patienceMillis = 5_000

/** A pool of direct delivery. */
export interface DirectPool {
  readonly options: MxOptions
  /** The variable that sets it up, such as `MX_URL_2`. */
  readonly variable: string
}

/** Each pool of direct delivery that takes mail. */
export const poolsOf = (environment: Environment, { providers }: HostConfig): ReadonlyArray<DirectPool> =>
  slots([MxDefinition.definition]).flatMap(({ name, needs }) => {
    const text = given(environment, needs)
    if (text === undefined || !providers.some((provider) => provider.name === name)) return []
    const options = MxDefinition.definition.settings.url.read(text)
    return Result.isFailure(options) ? [] : [{ options: options.success, variable: needs }]
  })

const ownAddresses = (): ReadonlyArray<string> =>
  Object.values(os.networkInterfaces()).flatMap((shown = []) => shown.map(({ address }) => address))

const throughItsResolver = <A>(
  { resolver }: MxOptions,
  effect: Effect.Effect<A, never, DnsResolver>
): Effect.Effect<A> =>
  Effect.provide(effect, NodeDnsResolver.layer({ servers: resolver === null ? null : [resolver] }), { local: true })

/**
 * Where receivers see mail of one source come from, and whether those addresses lead to its HELO name and back, and are on
 * no block list that the operator named.
 */
const ofSource = (source: MxSource.MxSource, pool: DirectPool, blocklists: ReadonlyArray<string>) =>
  Effect.gen(function*() {
    const { addresses, checks } = yield* DirectSources.find(source, pool, ownAddresses())
    return {
      addresses,
      checks: [
        ...checks,
        ...(yield* MailChecks.directAddresses(addresses, { name: source.name, variable: pool.variable })),
        ...(yield* BlocklistChecks.examine(addresses, blocklists))
      ]
    }
  }).pipe(
    Effect.catch(({ reason }) =>
      Effect.succeed({
        addresses: [],
        checks: [
          check(
            "HELO",
            "warn",
            `the DNS gave no answer for ${source.name} (${reason}): check resolver in ${pool.variable}`
          )
        ]
      })
    )
  )

/** The addresses that receivers see mail of a pool come from, and what they look at there. */
export const sources = (
  pool: DirectPool,
  blocklists: ReadonlyArray<string>
): Effect.Effect<DirectSources.DirectSources> =>
  throughItsResolver(
    pool.options,
    Effect.map(
      Effect.forEach(MxSource.of(pool.options), (source) => ofSource(source, pool, blocklists)),
      (all) => ({
        addresses: all.flatMap(({ addresses }) => addresses),
        checks: all.flatMap(({ checks }) => checks)
      })
    )
  )

/** Whether receivers are reached, and whether what the DNS says of their TLS is believed. */
export const network = Effect.fn("DirectChecks.network")(
  function*(
    { options }: DirectPool,
    receivers: ReadonlyArray<string>
  ): Effect.fn.Return<ReadonlyArray<Check>> {
    const { port, resolver } = options
    const servers = resolver === null ? null : [resolver]
    const believed = NodeMailDns.make({ servers })
    const [reached, dnssec] = yield* Effect.all([
      Effect.forEach(
        MxSource.of(options),
        ({ address: localAddress }) => PortOutChecks.examine(receivers, { port, localAddress, patienceMillis })
      ).pipe(
        Effect.provide(NodeMxProvider.routes(options).pipe(Layer.provide(Layer.succeed(MailDns, believed))), {
          local: true
        })
      ),
      DnssecCheck.examine({ believed, anyone: NodeMailDns.make({ servers, trust: "all" }) })
    ], { concurrency: "unbounded" })
    return [...reached.flat(), dnssec]
  }
)
