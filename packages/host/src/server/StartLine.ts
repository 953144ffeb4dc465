import { version } from "@sendwright/core/foundation/Version"
import { pathOf } from "@sendwright/core/users/SignInLink"
import { Users } from "@sendwright/core/users/Users"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { captureDirectory, type HostConfig } from "../config/Config.ts"
import { mailOrder } from "../config/mailOrder.ts"
import * as Storage from "../engine/Storage.ts"
import { HostError } from "../foundation/HostError.ts"

/** The path that makes the first operator; null where there is one, or this process serves no dashboard. */
export const setupPath = (config: HostConfig): Effect.Effect<string | null, HostError, Users> =>
  config.dashboard === null || config.role === "worker"
    ? Effect.succeed(null)
    : Effect.flatMap(Users, ({ setupLink }) => setupLink).pipe(
      Effect.map(Option.match({ onNone: () => null, onSome: ({ secret }) => pathOf(Redacted.value(secret)) })),
      Effect.mapError(({ message }) => new HostError({ message: `The users could not be read: ${message}.` }))
    )

/** How the first operator signs in. */
export const toSetupText = (baseUrl: string, setup: string): string =>
  `Nobody can sign in to the dashboard yet. This link makes the first operator, once and within the hour:\n  ${baseUrl}${setup}`

/** What a server says of itself once it serves: for programs. It holds no passwords. */
export const toJson = (config: HostConfig, baseUrl: string, setup: string | null) => ({
  base_url: baseUrl,
  setup_url: setup === null ? null : `${baseUrl}${setup}`,
  version,
  role: config.role,
  processes: config.processes,
  database: Storage.describe(config),
  providers: config.providers.map(({ name }) => name),
  metrics_port: config.metricsPort,
  mail_port: config.mail?.port ?? null,
  submission_ports: config.submission?.ports.map(({ port }) => port) ?? [],
  data_dir: config.dataDir
})

/** The same in one line. */
export const toText = (config: HostConfig, baseUrl: string): string => {
  const mail = config.providers.length === 0
    ? `mail written to ${captureDirectory(config)}`
    : `mail by ${mailOrder(config)}`
  return [
    `Sendwright serves ${baseUrl} (version ${version}`,
    `role ${config.role}`,
    ...(config.processes === 1 ? [] : [`${config.processes} processes`]),
    Storage.describe(config),
    mail,
    config.metricsPort === null ? "no metrics" : `metrics on port ${config.metricsPort}`,
    ...(config.mail === null ? [] : [`incoming mail on port ${config.mail.port}`]),
    ...(config.submission === null
      ? []
      : [`SMTP on port ${config.submission.ports.map(({ port }) => port).join(" and ")}`]),
    `data directory ${config.dataDir})`
  ].join(", ")
}
