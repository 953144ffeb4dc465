import * as Context from "effect/Context"

/** How the API of SES is served. */
export interface SesApiSettings {
  /** The path under which it is served, with a leading slash and no trailing one: clients use it as their endpoint. */
  readonly path: `/${string}`
}

/**
 * How the API of SES is served; without it, at `/ses`.
 *
 * @example
 * ```ts
 * import { SesApiSettings } from "@sendwright/ses-api/SesApiSettings"
 * import * as Layer from "effect/Layer"
 *
 * export const Settings = Layer.succeed(SesApiSettings, { path: "/mail/ses" })
 * ```
 */
export const SesApiSettings = Context.Reference<SesApiSettings>("@sendwright/ses-api/SesApiSettings", {
  defaultValue: () => ({ path: "/ses" })
})
