import { scopes } from "@sendwright/core/accounts/Scope"
import { modes } from "@sendwright/core/foundation/Mode"
import { Argument, Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import { execute } from "./Operator.ts"
import { json, print } from "./Print.ts"

const accountId = Flag.String("account").pipe(Flag.withDescription("Id of the account"))

const create = Command.make(
  "create",
  {
    accountId,
    json,
    mode: Flag.Literals("mode", modes).pipe(
      Flag.withDescription("live sends real mail; test runs the same pipeline without delivering")
    ),
    name: Flag.String("name").pipe(Flag.withDescription("What the key is called")),
    scopes: Flag.Literals("scope", scopes).pipe(
      Flag.withDescription("What the key may do, once for each scope; all of it where none is named"),
      Flag.atLeast(0)
    )
  },
  ({ accountId, json, mode, name, scopes }) =>
    Effect.flatMap(execute({ _tag: "KeysCreate", accountId, mode, name, scopes }), (key) => print(key, json))
).pipe(Command.withDescription("Make a key; its text is shown this once"))

const list = Command.make(
  "list",
  { accountId, json },
  ({ accountId, json }) => Effect.flatMap(execute({ _tag: "KeysList", accountId }), (keys) => print(keys, json))
).pipe(
  Command.withDescription("List the keys of an account, revoked ones too")
)

const revoke = Command.make(
  "revoke",
  { accountId, json, id: Argument.String("id").pipe(Argument.withDescription("Id of the key")) },
  ({ accountId, id, json }) => Effect.flatMap(execute({ _tag: "KeysRevoke", accountId, id }), (key) => print(key, json))
).pipe(Command.withDescription("Revoke a key permanently, on every node within a second"))

/** `sendwright keys …` */
export const keys = Command.make("keys").pipe(
  Command.withDescription("Make, list and revoke API keys"),
  Command.withSubcommands([create, list, revoke])
)
