import * as Context from "effect/Context"
import type { smtpTls } from "../contract/wire/Service.ts"
import type { OidcIssuer } from "./OidcIssuer.ts"

/** A port on which email is taken over SMTP, as the programs of others reach it. */
export interface SmtpPlace {
  readonly host: string
  readonly port: number
  readonly tls: typeof smtpTls[number]
}

/** What is allowed of one user. */
export interface UserRateLimits {
  /** Requests at once. */
  readonly burst: number
  readonly perSecond: number
  /** Users whose requests are counted at a time: beyond, whoever asked longest ago is forgotten. */
  readonly users: number
}

/** How the dashboard is served. */
export interface DashboardSettings {
  /**
   * Scheme, host and port as browsers see them, such as `https://mail.example.com`. Only requests of pages of this origin
   * may change anything. null: whatever loopback name a request has; from elsewhere nobody can sign in.
   */
  readonly origin: string | null
  /**
   * The origins whose pages may show the portal in a frame, such as `https://app.example.com` or
   * `https://*.example.com`; none: there is no portal. Nothing else may be framed by anybody.
   */
  readonly portalOrigins: ReadonlyArray<string>
  /** What the page calls the service. */
  readonly name: string
  /** Where programs hand email over by SMTP, which the set-up shows; null: the server takes none. */
  readonly smtp: SmtpPlace | null
  /** Event streams at once: of one user, and of this process. */
  readonly streamsPerUser: number
  readonly streams: number
  /** Whom people may sign in through, in the order of the buttons. */
  readonly oidc: ReadonlyArray<OidcIssuer>
  /** How long an issuer may take to answer at each step of a sign-in, in milliseconds. */
  readonly oidcDeadlineMillis: number
  /** What one user may ask for, of this process. */
  readonly requests: UserRateLimits
}

/**
 * How the dashboard is served; without it, to this machine alone.
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
      // A page asks for some three things a second while somebody types, and a bulk action for one after the other.
      requests: { burst: 600, perSecond: 60, users: 10_000 }
    })
  }
)
