import { isUsable } from "@sendwright/dashboard/server/foundation/Origin"
import { captureDirectory, type HostConfig } from "./Config.ts"
import { unknownText } from "./unknownSettings.ts"

const reachedUnsafely = ({ baseUrl, dashboard, role }: HostConfig): boolean =>
  dashboard !== null && role !== "worker" && baseUrl !== null && !isUsable(new URL(baseUrl).origin)

/** The warnings that a start begins with. */
export const warningsOf = (config: HostConfig): ReadonlyArray<string> => [
  ...(reachedUnsafely(config)
    ? [
      "SENDWRIGHT_BASE_URL is not https, so that nobody can sign in to the dashboard: put a proxy with TLS in front, or "
      + "switch it off by SENDWRIGHT_DASHBOARD=false"
    ]
    : []),
  ...config.unknown.map(unknownText),
  ...config.mailWarnings,
  ...config.unusedProviders.map(({ name, setting }) =>
    `${setting} has no effect: SENDWRIGHT_PROVIDERS does not name ${name}${
      config.routes === null ? "" : ", and no route does"
    }`
  ),
  ...config.providers.flatMap(({ warnings }) => warnings ?? []),
  ...(config.production && config.databaseUrl === null
    ? [
      `DATABASE_URL is not set: everything is kept in the embedded database in ${config.dataDir}, by this process alone, `
      + "and a power cut may lose the last writes"
    ]
    : []),
  ...(config.production && config.providers.length === 0
    ? [`No provider is set up (SMTP_URL): email is written to ${captureDirectory(config)} and reaches nobody`]
    : [])
]
