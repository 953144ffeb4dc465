import { setting } from "@sendwright/core/foundation/Setting"
import * as ProviderDefinition from "@sendwright/core/sending/ProviderDefinition"
import type { ProviderSetup } from "@sendwright/core/sending/ProviderDefinition"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { type MxOptions, parseMxUrl } from "./MxOptions.ts"
import * as SitesFile from "./shaping/SitesFile.ts"

/** Direct delivery that is set up. What it needs is loaded when it is first needed. */
export const setup = (options: MxOptions): ProviderSetup => ({
  place: "the name server for direct delivery",
  region: null,
  layer: (own, name) =>
    Layer.unwrap(Effect.promise(async () => {
      const [NodeMxProvider, ReturnPath] = await Promise.all([
        import("./NodeMxProvider.ts"),
        import("@sendwright/smtp/ReturnPath")
      ])
      return NodeMxProvider.layer(
        options,
        own === null ? null : { keys: ReturnPath.keysOf(own.keyRing), host: own.host },
        name
      )
    }))
})

/** Direct delivery, by `MX_URL`, with limits by `MX_SITES_FILE`. */
export const definition = ProviderDefinition.define({
  kind: "mx",
  instances: 9,
  main: "url",
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
    )
  },
  read: ({ sites = [], url }) => Result.succeed(url === undefined ? undefined : setup({ ...url, sites }))
})
