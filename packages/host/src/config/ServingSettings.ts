import { boolean, httpUrl, integer, oneOf, pattern, setting } from "@sendwright/core/foundation/Setting"
import { portalOrigins } from "./PortalOrigins.ts"
import { processCount } from "./processCount.ts"
import { surfaceSettings } from "./SurfacePaths.ts"

/** Where the server listens, what it answers there, and which clients it answers. */
export const servingSettings = {
  host: setting(
    "HOST",
    "`127.0.0.1`",
    "Address to listen on; `0.0.0.0` for all interfaces.",
    pattern(/^[A-Za-z0-9.:_-]{1,253}$/, "must be an IP address or a host name of this machine")
  ),
  port: setting("PORT", "`4400`", "Port of the API; `0` picks a free one.", integer(0, 65_535)),
  baseUrl: setting(
    "SENDWRIGHT_BASE_URL",
    "`http://<HOST>:<PORT>`",
    "Public URL of the API and the dashboard.",
    httpUrl
  ),
  role: setting(
    "SENDWRIGHT_ROLE",
    "`all`",
    "`api` answers requests, `worker` sends email and webhooks, `all` does both. Separate roles share one Postgres.",
    oneOf("all", "api", "worker")
  ),
  processes: setting(
    "SENDWRIGHT_PROCESSES",
    "`1`",
    "[Processes](../internals/engine.md#all-cores) that `serve` runs on the same ports; `auto`: one per core. "
      + "Several need `DATABASE_URL`.",
    processCount
  ),
  hold: setting(
    "SENDWRIGHT_HOLD",
    "`false`",
    "[Hold](./backups.md#starting-without-sending) all email and webhooks at startup, like `--hold`.",
    boolean
  ),
  dashboard: setting(
    "SENDWRIGHT_DASHBOARD",
    "`true`",
    "Serve the [dashboard](./dashboard.md) at `/`. Workers never do.",
    boolean
  ),
  dashboardName: setting(
    "SENDWRIGHT_DASHBOARD_NAME",
    "`Sendwright`",
    "Name of the service in the dashboard.",
    pattern(/^[^\p{C}]{1,60}$/u, "must be 1 to 60 characters")
  ),
  portalOrigins: setting(
    "SENDWRIGHT_PORTAL_ORIGINS",
    "none: no portal",
    "Comma-separated origins that may frame the [portal](../embed/portal.md), such as `https://*.example.com`.",
    portalOrigins
  ),
  ...surfaceSettings,
  proxies: setting(
    "SENDWRIGHT_PROXIES",
    "`0`",
    "Proxies in front that append to `X-Forwarded-For`, which sign-in limits use.",
    integer(0, 10)
  )
} as const
