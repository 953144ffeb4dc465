import { Argument, Command } from "effect/cli"
import * as Effect from "effect/Effect"
import type { AdminCommand } from "../admin/AdminCommand.ts"
import { execute } from "./Operator.ts"
import { json, print } from "./Print.ts"

const run = (command: AdminCommand, asJson: boolean) =>
  Effect.flatMap(execute(command), (value) => print(value, asJson))

const status = Command.make("status", { json }, ({ json }) => run({ _tag: "RetentionStatus" }, json)).pipe(
  Command.withDescription("Show the last rounds, what waits for you, and which months can be taken back")
)

const allow = Command.make("allow", { json }, ({ json }) => run({ _tag: "RetentionAllow" }, json)).pipe(
  Command.withDescription("Let a round that waits delete what it was stopped for")
)

const restore = Command.make(
  "restore",
  { month: Argument.String("month").pipe(Argument.withDescription("The month in UTC, such as 2026-11")), json },
  ({ json, month }) => run({ _tag: "RetentionRestore", month }, json)
).pipe(Command.withDescription("Take a month back that was deleted, and stop retention until allow"))

/** `sendwright retention …` */
export const retention = Command.make("retention").pipe(
  Command.withDescription("Decide what retention deletes, and take months back"),
  Command.withSubcommands([status, allow, restore])
)
