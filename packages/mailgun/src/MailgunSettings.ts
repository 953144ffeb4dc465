import * as Context from "effect/Context"

/** How Mailgun's interface is served. */
export interface MailgunSettings {
  /** The path under which it is served, with a leading slash and no trailing one: clients use it as their address. */
  readonly path: `/${string}`
}

/**
 * How Mailgun's interface is served; without it, at `/mailgun`.
 *
 * @example
 * ```ts
 * import { MailgunSettings } from "@sendwright/mailgun/MailgunSettings"
 * import * as Layer from "effect/Layer"
 *
 * export const Settings = Layer.succeed(MailgunSettings, { path: "/mail/mailgun" })
 * ```
 */
export const MailgunSettings = Context.Reference<MailgunSettings>("@sendwright/mailgun/MailgunSettings", {
  defaultValue: () => ({ path: "/mailgun" })
})
