import * as Context from "effect/Context"
import type { smtpTls } from "../contract/wire/Service.ts"
import type { OidcIssuer } from "./OidcIssuer.ts"

/** A port that receives email over SMTP, as programs reach it. */
export interface SmtpPlace {
  readonly host: string
  readonly port: number
  readonly tls: typeof smtpTls[number]
}

/** The request limits of one user. */
export interface UserRateLimits {
  /** Requests at once. */
  readonly burst: number
  readonly perSecond: number
  /** How many users are counted at a time. Beyond that, the user whose last request is the oldest is forgotten. */
  readonly users: number
}

/** The settings of the dashboard. */
export interface DashboardSettings {
  /**
   * Scheme, host and port as browsers see them, such as `https://mail.example.com`. Only pages of this origin may
   * change anything. null: any loopback name; from elsewhere nobody can sign in.
   */
  readonly origin: string | null
  /**
   * The origins whose pages may show the portal in a frame, such as `https://app.example.com` or
   * `https://*.example.com`. If empty, there is no portal. No other page of the dashboard may be framed.
   */
  readonly portalOrigins: ReadonlyArray<string>
  /** The name of the service on the page. */
  readonly name: string
  /** The SMTP port for programs, which the set-up shows; null: the server has none. */
  readonly smtp: SmtpPlace | null
  /** The most event streams at once, of one user and of this process. */
  readonly streamsPerUser: number
  readonly streams: number
  /** The OpenID providers that people may sign in through, in the order of the buttons. */
  readonly oidc: ReadonlyArray<OidcIssuer>
  /** How long an issuer may take to answer at each step of a sign-in, in milliseconds. */
  readonly oidcDeadlineMillis: number
  /** The request limits of each user in this process. */
  readonly requests: UserRateLimits
}

/**
 * The settings of the dashboard. By default it is served to this machine alone.
 *
 * @example
 * ```ts
 * import { DashboardSettings } from "@sendwright/dashboard/server/DashboardSettings"
 * import * as Layer from "effect/Layer"
 *
 * export const Settings = Layer.succeed(DashboardSettings, {
 *   ...DashboardSettings.defaultValue(),
 *   origin: "https://mail.example.com",
 *   name: "Post office"
 * })
 * ```
 */
export const DashboardSettings = Context.Reference<DashboardSettings>(
  "@sendwright/dashboard/server/DashboardSettings",
  {
    defaultValue: () => ({
      origin: null,
      portalOrigins: [],
      name: "Sendwright",
      smtp: null,
      streamsPerUser: 8,
      streams: 1_000,
      oidc: [],
      oidcDeadlineMillis: 10_000,
      // A page sends about three requests a second while somebody types. A bulk action sends one after the other.
      requests: { burst: 600, perSecond: 60, users: 10_000 }
    })
  }
)
