import { checkAddress, normalize } from "@sendwright/core/foundation/Address"
import { type Reader, setting } from "@sendwright/core/foundation/Setting"
import * as ProviderDefinition from "@sendwright/core/sending/ProviderDefinition"
import type { ProviderSetup } from "@sendwright/core/sending/ProviderDefinition"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { type MxOptions, parseMxUrl } from "./MxOptions.ts"
import * as SitesFile from "./shaping/SitesFile.ts"

const address: Reader<string> = (text) =>
  /^[\x21-\x7e]+$/.test(text) && checkAddress(text) === undefined
    ? Result.succeed(normalize(text))
    : Result.fail("must be an email address in ASCII, such as tls-reports@example.com")

/** What sends TLS reports from an address. What it needs is loaded with it. */
const reporting = (options: MxOptions, from: string): NonNullable<ProviderSetup["chores"]> =>
  Layer.unwrap(Effect.promise(async () => {
    const [NodeMailDns, NodeMxProvider, TlsReports] = await Promise.all([
      import("./dns/NodeMailDns.ts"),
      import("./NodeMxProvider.ts"),
      import("./TlsReports.ts")
    ])
    const { resolver } = options
    return TlsReports.layer(options, from).pipe(
      Layer.provide(NodeMxProvider.routes(options)),
      Layer.provide(NodeMailDns.layer({ servers: resolver === null ? null : [resolver] }))
    )
  }))

/**
 * Direct delivery that is set up; `reports`: the address that TLS reports are sent from. What it needs is loaded when it is
 * first needed.
 */
export const setup = (options: MxOptions, reports: string | null = null): ProviderSetup => ({
  place: "the name server for direct delivery",
  region: null,
  layer: (own, name) =>
    Layer.unwrap(Effect.promise(async () => {
      const [NodeMxProvider, ReturnPath] = await Promise.all([
        import("./NodeMxProvider.ts"),
        import("@sendwright/smtp/ReturnPath")
      ])
      return NodeMxProvider.layer(
        { ...options, receives: options.receives || own?.receives === true },
        own === null ? null : { keys: ReturnPath.keysOf(own.keyRing), host: own.host },
        name
      )
    })),
  ...(reports === null ? {} : { chores: reporting(options, reports) })
})

/** Direct delivery, by `MX_URL`, with limits by `MX_SITES_FILE`. */
export const definition = ProviderDefinition.define({
  kind: "mx",
  instances: 9,
  main: "url",
  // A domain gets one report of all that this process sends there.
  once: ["reports"],
  settings: {
    url: setting(
      "MX_URL",
      "none",
      "`mx://HELO-NAME?from=ADDRESS&resolver=ADDRESS`, enables [direct delivery](./direct-delivery.md) to the mail "
        + "servers of the recipients.",
      parseMxUrl
    ),
    sites: setting(
      "MX_SITES_FILE",
      "none",
      "Path of a JSON file with [limits of receivers](./direct-delivery.md#limits-of-receivers).",
      SitesFile.read
    ),
    reports: setting(
      "MX_TLS_REPORTS",
      "off",
      "Sender of daily [TLS reports](./direct-delivery.md#tls-reports), at a verified domain.",
      address
    )
  },
  read: ({ reports = null, sites = [], url }) => {
    if (url !== undefined) return Result.succeed(setup({ ...url, sites }, reports))
    return reports === null
      ? Result.succeed(undefined)
      : Result.fail({ name: "MX_TLS_REPORTS", message: "needs MX_URL, by which reports leave" })
  }
})
