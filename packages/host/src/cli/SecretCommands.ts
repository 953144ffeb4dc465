import { Command } from "effect/cli"
import * as Effect from "effect/Effect"
import { execute } from "./Operator.ts"
import { json, print } from "./Print.ts"

const list = Command.make(
  "list",
  { json },
  ({ json }) => Effect.flatMap(execute({ _tag: "SecretsList" }), (keys) => print(keys, json))
).pipe(Command.withDescription("Show the secret keys, what each is needed for, and those that are missing"))

const reseal = Command.make(
  "reseal",
  { json },
  ({ json }) => Effect.flatMap(execute({ _tag: "SecretsReseal" }), (report) => print(report, json))
).pipe(
  Command.withDescription("Seal every stored secret with the first key of SENDWRIGHT_SECRET_KEY; servers may run")
)

/** `sendwright secrets …` */
export const secrets = Command.make("secrets").pipe(
  Command.withDescription("Look at the keys that stored secrets are sealed with, and finish a change of the key"),
  Command.withSubcommands([list, reseal])
)
