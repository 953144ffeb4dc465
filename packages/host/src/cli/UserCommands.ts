import { roles } from "@sendwright/core/accounts/Role"
import { Argument, Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { AdminCommand } from "../admin/AdminCommand.ts"
import * as Config from "../config/Config.ts"
import { execute } from "./Operator.ts"
import { json, print } from "./Print.ts"

const user = Argument.String("user").pipe(Argument.withDescription("Address or id of the user"))
const email = Flag.String("email").pipe(Flag.withDescription("Address that the person signs in with"))

/** Carries out a command whose answer has a link in it, and shows where the link leads. */
const printLinked = Effect.fnUntraced(function*(command: AdminCommand, asJson: boolean) {
  const { link_path, ...answer } = (yield* execute(command)) as Readonly<Record<string, unknown>>
  const { baseUrl, host, port } = yield* Config.load(process.env, "admin")
  yield* print({ ...answer, link: `${baseUrl ?? `http://${host}:${port}`}${String(link_path)}` }, asJson)
})

const create = Command.make(
  "create",
  {
    email,
    json,
    name: Flag.String("name").pipe(
      Flag.withDescription("What the person is called; what stands before the @ where it is missing"),
      Flag.optional
    ),
    operator: Flag.Boolean("operator").pipe(
      Flag.withDescription("Let the person see all accounts and the pages of operators"),
      Flag.withDefault(false)
    )
  },
  ({ email, json, name, operator }) =>
    printLinked({ _tag: "UsersCreate", email, name: Option.getOrNull(name), operator }, json)
).pipe(Command.withDescription("Create a user, and the link with which they choose their password"))

const list = Command.make(
  "list",
  { json },
  ({ json }) => Effect.flatMap(execute({ _tag: "UsersList" }), (users) => print(users, json))
).pipe(Command.withDescription("List all users, oldest first"))

const invite = Command.make(
  "invite",
  {
    accountId: Flag.String("account").pipe(Flag.withDescription("Id of the account")),
    email,
    json,
    role: Flag.Literals("role", roles).pipe(Flag.withDescription("What the person may do in the account"))
  },
  ({ json, ...invitation }) => printLinked({ _tag: "UsersInvite", ...invitation }, json)
).pipe(Command.withDescription("Invite somebody into an account; the link is for them alone"))

const reset = Command.make(
  "reset",
  { json, user },
  ({ json, user }) => printLinked({ _tag: "UsersReset", user }, json)
).pipe(Command.withDescription("Make a link with which a user chooses a new password"))

const changing = (name: string, becomes: Extract<AdminCommand, { readonly _tag: "UsersChange" }>["becomes"]) =>
  Command.make(
    name,
    { json, user },
    ({ json, user }) =>
      Effect.flatMap(execute({ _tag: "UsersChange", user, becomes }), (changed) => print(changed, json))
  )

const disable = changing("disable", "disabled").pipe(
  Command.withDescription("End a user's sessions and let them sign in no more")
)
const enable = changing("enable", "enabled").pipe(Command.withDescription("Let a disabled user sign in again"))
const promote = changing("promote", "operator").pipe(Command.withDescription("Make an operator of a user"))
const demote = changing("demote", "user").pipe(Command.withDescription("Make a usual user of an operator"))

/** `sendwright users …` */
export const users = Command.make("users").pipe(
  Command.withDescription("Create and look after the people who sign in"),
  Command.withSubcommands([create, list, invite, reset, disable, enable, promote, demote])
)
