import { version } from "@sendwright/core/foundation/Version"
import { captureDirectory, type HostConfig } from "./config/Config.ts"
import * as Storage from "./Storage.ts"

/** What a server says of itself once it serves: for programs. It holds no passwords. */
export const toJson = (config: HostConfig, baseUrl: string) => ({
  base_url: baseUrl,
  version,
  role: config.role,
  database: Storage.describe(config),
  providers: config.providers.map(({ name }) => name),
  metrics_port: config.metricsPort,
  bounce_port: config.bounces?.port ?? null,
  data_dir: config.dataDir
})

/** The same in one line. */
export const toText = (config: HostConfig, baseUrl: string): string => {
  const mail = config.providers.length === 0
    ? `mail written to ${captureDirectory(config)}`
    : `mail by ${config.providers.map(({ name }) => name).join(", then ")}`
  return [
    `Sendwright serves ${baseUrl} (version ${version}`,
    `role ${config.role}`,
    Storage.describe(config),
    mail,
    config.metricsPort === null ? "no metrics" : `metrics on port ${config.metricsPort}`,
    ...(config.bounces === null ? [] : [`bounces on port ${config.bounces.port}`]),
    `data directory ${config.dataDir})`
  ].join(", ")
}
