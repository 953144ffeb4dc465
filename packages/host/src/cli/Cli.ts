import { Command } from "effect/cli"
import { accounts } from "./AccountCommands.ts"
import { keys } from "./KeyCommands.ts"
import { config, dev, doctor, migrate, serve } from "./ServerCommands.ts"
import { webhooks } from "./WebhookCommands.ts"

/** The command line: `posthorn …`. */
export const posthorn = Command.make("posthorn").pipe(
  Command.withDescription("A transactional email service"),
  Command.withSubcommands([dev, serve, migrate, accounts, keys, webhooks, doctor, config])
)

export const run = Command.run(posthorn, { version: "0.1.0" })
