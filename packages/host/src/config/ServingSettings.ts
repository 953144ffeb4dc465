import { boolean, duration, httpUrl, integer, oneOf, pattern, setting } from "@sendwright/core/foundation/Setting"
import { portalOrigins } from "./PortalOrigins.ts"
import { processCount } from "./processCount.ts"
import { surfaceSettings } from "./SurfacePaths.ts"

/** Where the server listens, what it answers there, and to whom. */
export const servingSettings = {
  host: setting(
    "HOST",
    "`127.0.0.1`",
    "Address to listen on; `0.0.0.0` for all.",
    pattern(/^[A-Za-z0-9.:_-]{1,253}$/, "must be an IP address or a host name of this machine")
  ),
  port: setting("PORT", "`4400`", "Port of the API; `0` for any free one.", integer(0, 65_535)),
  baseUrl: setting(
    "SENDWRIGHT_BASE_URL",
    "`http://<HOST>:<PORT>`",
    "Where clients reach the API from outside.",
    httpUrl
  ),
  role: setting(
    "SENDWRIGHT_ROLE",
    "`all`",
    "What this process does: `api` answers requests, `worker` hands email over and posts webhooks, `all` does both. "
      + "Roles need a shared database.",
    oneOf("all", "api", "worker")
  ),
  processes: setting(
    "SENDWRIGHT_PROCESSES",
    "`1`",
    "How many processes `serve` runs behind its ports, each of which does all that `SENDWRIGHT_ROLE` says, or `auto` for as "
      + "many as there are cores for it. More than one need a shared database. See [All cores](../internals/engine.md#all-cores).",
    processCount
  ),
  processSilence: setting(
    "SENDWRIGHT_PROCESS_SILENCE_SECONDS",
    "`30`",
    "With several processes: how long one may hang, its event loop blocked, until it is ended and replaced.",
    duration("second", 2, 600)
  ),
  hold: setting(
    "SENDWRIGHT_HOLD",
    "`false`",
    "Whether `serve` holds everything that would leave, on every process of the database, before it begins: what `--hold` "
      + "does. It stays so until `sendwright emails release --all`. See [Backups](./backups.md#starting-without-sending).",
    boolean
  ),
  dashboard: setting(
    "SENDWRIGHT_DASHBOARD",
    "`true`",
    "Whether the [dashboard](./dashboard.md) is served, at `/`. Processes whose role is `worker` serve none.",
    boolean
  ),
  dashboardName: setting(
    "SENDWRIGHT_DASHBOARD_NAME",
    "`Sendwright`",
    "What the dashboard calls the service.",
    pattern(/^[^\p{C}]{1,60}$/u, "must be 1 to 60 characters")
  ),
  portalOrigins: setting(
    "SENDWRIGHT_PORTAL_ORIGINS",
    "none: there is no portal",
    "Origins whose pages may show the [portal](../embed/portal.md) in a frame, with commas between them, such as "
      + "`https://app.example.com` or `https://*.example.com`.",
    portalOrigins
  ),
  ...surfaceSettings,
  proxies: setting(
    "SENDWRIGHT_PROXIES",
    "`0`",
    "How many proxies stand in front of the server, each of which adds the address that it was called from to "
      + "`X-Forwarded-For`: the dashboard limits attempts to sign in by the client's address.",
    integer(0, 10)
  )
} as const
