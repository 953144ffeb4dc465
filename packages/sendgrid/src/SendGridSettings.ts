import * as Context from "effect/Context"

/** How SendGrid's interface is served. */
export interface SendGridSettings {
  /** The path under which it stands, with a slash before and none behind it: clients are given it as base address. */
  readonly path: `/${string}`
}

/**
 * How SendGrid's interface is served; without it, at `/sendgrid`.
 *
 * @example
 * ```ts
 * import { SendGridSettings } from "@sendwright/sendgrid/SendGridSettings"
 * import * as Layer from "effect/Layer"
 *
 * export const Settings = Layer.succeed(SendGridSettings, { path: "/mail/sendgrid" })
 * ```
 */
export const SendGridSettings = Context.Reference<SendGridSettings>("@sendwright/sendgrid/SendGridSettings", {
  defaultValue: () => ({ path: "/sendgrid" })
})
