import * as Context from "effect/Context"

/** How Resend's interface is served. */
export interface ResendSettings {
  /** The path under which it stands, with a slash before and none behind it: clients are given it as base address. */
  readonly path: `/${string}`
}

/**
 * How Resend's interface is served; without it, at `/resend`.
 *
 * @example
 * ```ts
 * import { ResendSettings } from "@sendwright/resend/ResendSettings"
 * import * as Layer from "effect/Layer"
 *
 * export const Settings = Layer.succeed(ResendSettings, { path: "/mail/resend" })
 * ```
 */
export const ResendSettings = Context.Reference<ResendSettings>("@sendwright/resend/ResendSettings", {
  defaultValue: () => ({ path: "/resend" })
})
