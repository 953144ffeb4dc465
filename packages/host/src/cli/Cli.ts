import { version } from "@sendwright/core/foundation/Version"
import { Command } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import { accounts } from "./AccountCommands.ts"
import { audit } from "./AuditCommands.ts"
import { domains } from "./DomainCommands.ts"
import { emails } from "./EmailCommands.ts"
import { keys } from "./KeyCommands.ts"
import { migrate } from "./MigrateCommand.ts"
import * as Presenter from "./Presenter.ts"
import { retention } from "./RetentionCommands.ts"
import { routes } from "./RouteCommands.ts"
import { secrets } from "./SecretCommands.ts"
import { config, dev, doctor, serve } from "./ServerCommands.ts"
import { sites } from "./SiteCommands.ts"
import { users } from "./UserCommands.ts"
import { webhooks } from "./WebhookCommands.ts"

const commands = [
  dev,
  serve,
  migrate,
  accounts,
  keys,
  domains,
  emails,
  sites,
  routes,
  webhooks,
  secrets,
  users,
  audit,
  retention,
  doctor,
  config
] as const

/** The command line: `sendwright …`. */
const sendwright = Command.make("sendwright").pipe(
  Command.withDescription("A transactional email service"),
  Command.withSubcommands(commands)
)

/** Runs the arguments of the process. Standard output is for what was asked for; a server's logs go there by its own. */
export const run = Command.run(sendwright, { version }).pipe(
  Effect.provide(Presenter.layer(commands.map(({ name }) => name))),
  Effect.provideService(Logger.LogToStderr, true)
)
