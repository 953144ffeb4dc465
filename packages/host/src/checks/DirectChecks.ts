import type { DnsResolver } from "@sendwright/core/domains/DnsResolver"
import { MailDns } from "@sendwright/mx/dns/MailDns"
import * as NodeMailDns from "@sendwright/mx/dns/NodeMailDns"
import * as MxDefinition from "@sendwright/mx/MxDefinition"
import type { MxOptions } from "@sendwright/mx/MxOptions"
import * as NodeMxProvider from "@sendwright/mx/NodeMxProvider"
import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as os from "node:os"
import type { HostConfig } from "../config/Config.ts"
import { type Environment, given } from "../config/Environment.ts"
import * as BlocklistChecks from "./BlocklistChecks.ts"
import { type Check, check } from "./Check.ts"
import * as DirectSources from "./DirectSources.ts"
import * as DnssecCheck from "./DnssecCheck.ts"
import * as MailChecks from "./MailChecks.ts"
import * as PortOutChecks from "./PortOutChecks.ts"

/** How long each address of a receiver is waited for. */
const patienceMillis = 5_000

/** The options of direct delivery; null: nothing is delivered directly. */
export const optionsOf = (environment: Environment, { providers }: HostConfig): MxOptions | null => {
  const { kind, settings: { url } } = MxDefinition.definition
  const text = given(environment, url.name)
  return text === undefined || !providers.some(({ name }) => name === kind)
    ? null
    : Result.getOrElse(url.read(text), () => null)
}

const ownAddresses = (): ReadonlyArray<string> =>
  Object.values(os.networkInterfaces()).flatMap((shown = []) => shown.map(({ address }) => address))

const throughItsResolver = <A>(
  { resolver }: MxOptions,
  effect: Effect.Effect<A, never, DnsResolver>
): Effect.Effect<A> =>
  Effect.provide(effect, NodeDnsResolver.layer({ servers: resolver === null ? null : [resolver] }), { local: true })

/** Where receivers see mail come from. */
export const sourcesOf = (options: MxOptions): Effect.Effect<DirectSources.DirectSources> =>
  throughItsResolver(
    options,
    DirectSources.find(options, ownAddresses()).pipe(
      Effect.catch(({ reason }) =>
        Effect.succeed({
          addresses: [],
          checks: [
            check("HELO", "warn", `the DNS gave no answer for ${options.name} (${reason}): check resolver in MX_URL`)
          ]
        })
      )
    )
  )

/** Whether the addresses lead to the HELO name and back, and are on no block list that the operator named. */
export const addresses = (
  options: MxOptions,
  found: ReadonlyArray<string>,
  blocklists: ReadonlyArray<string>
): Effect.Effect<ReadonlyArray<Check>> =>
  found.length === 0 ? Effect.succeed([]) : throughItsResolver(
    options,
    Effect.map(
      Effect.all([
        MailChecks.directAddresses(found, options.name),
        BlocklistChecks.examine(found, blocklists)
      ]),
      (checks) => checks.flat()
    )
  )

/** Whether receivers are reached, and whether what the DNS says of their TLS is believed. */
export const network = Effect.fn("DirectChecks.network")(
  function*(options: MxOptions, receivers: ReadonlyArray<string>): Effect.fn.Return<ReadonlyArray<Check>> {
    const { from, port, resolver } = options
    const servers = resolver === null ? null : [resolver]
    const believed = NodeMailDns.make({ servers })
    const [reached, dnssec] = yield* Effect.all([
      PortOutChecks.examine(receivers, { port, localAddress: from, patienceMillis }).pipe(
        Effect.provide(NodeMxProvider.routes(options).pipe(Layer.provide(Layer.succeed(MailDns, believed))), {
          local: true
        })
      ),
      DnssecCheck.examine({ believed, anyone: NodeMailDns.make({ servers, trust: "all" }) })
    ], { concurrency: "unbounded" })
    return [...reached, dnssec]
  }
)
