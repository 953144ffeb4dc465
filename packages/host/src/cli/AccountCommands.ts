import { plans } from "@sendwright/core/accounts/Plan"
import { Argument, Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { ofLimits } from "../admin/AccountLimits.ts"
import { execute } from "./Operator.ts"
import { json, print } from "./Print.ts"

const id = Argument.String("id").pipe(Argument.withDescription("Id of the account"))

const limits = ofLimits((name, { description }) =>
  Flag.Int(name).pipe(Flag.withDescription(`${description}, in place of the plan's`), Flag.optional)
)

/** The options that were given, by their names. */
const given = <A extends Record<string, Option.Option<unknown>>>(options: A): {
  [Name in keyof A]?: Option.Option.Value<A[Name]>
} =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, option]) => Option.isSome(option) ? [[name, option.value]] : [])
  ) as never

const create = Command.make(
  "create",
  {
    json,
    name: Flag.String("name").pipe(Flag.withDescription("What the account is called")),
    ownerEmail: Flag.String("owner-email").pipe(
      Flag.withDescription("Address of the owner; it counts as verified, and sandbox mail reaches it")
    ),
    plan: Flag.Literals("plan", plans).pipe(Flag.withDescription("What the account may use"), Flag.withDefault("free")),
    trusted: Flag.Boolean("trusted").pipe(
      Flag.withDescription("Lift the cap of the first week"),
      Flag.withDefault(false)
    ),
    limits
  },
  ({ json, limits, name, ownerEmail, plan, trusted }) =>
    execute({ _tag: "AccountsCreate", name, ownerEmail, plan, trusted, ...given(limits) }).pipe(
      Effect.flatMap((account) => print(account, json))
    )
).pipe(Command.withDescription("Create an account"))

const update = Command.make(
  "update",
  {
    id,
    json,
    name: Flag.String("name").pipe(Flag.optional),
    plan: Flag.Literals("plan", plans).pipe(Flag.optional),
    trusted: Flag.Boolean("trusted").pipe(
      Flag.withDescription("Lift the cap of the first week, or put it back with --no-trusted"),
      Flag.optional
    ),
    limits
  },
  ({ id, json, limits, name, plan, trusted }) =>
    execute({ _tag: "AccountsUpdate", id, ...given({ name, plan, trusted }), ...given(limits) }).pipe(
      Effect.flatMap((account) => print(account, json))
    )
).pipe(Command.withDescription("Change an account; what is not named stays"))

const list = Command.make(
  "list",
  { json },
  ({ json }) => Effect.flatMap(execute({ _tag: "AccountsList" }), (accounts) => print(accounts, json))
).pipe(
  Command.withDescription("List all accounts")
)

const show = Command.make(
  "show",
  { id, json },
  ({ id, json }) => Effect.flatMap(execute({ _tag: "AccountsShow", id }), (account) => print(account, json))
).pipe(
  Command.withDescription("Show an account and its users")
)

const pause = Command.make(
  "pause",
  { id, json, reason: Flag.String("reason").pipe(Flag.withDescription("Shown to the customer"), Flag.optional) },
  ({ id, json, reason }) =>
    Effect.flatMap(
      execute({ _tag: "AccountsPause", id, reason: Option.getOrNull(reason) }),
      (account) => print(account, json)
    )
).pipe(Command.withDescription("Stop live sending; queued email is held"))

const resume = Command.make(
  "resume",
  { id, json },
  ({ id, json }) => Effect.flatMap(execute({ _tag: "AccountsResume", id }), (account) => print(account, json))
).pipe(
  Command.withDescription("Let a paused account send again")
)

const suspend = Command.make(
  "suspend",
  { id, json, reason: Flag.String("reason").pipe(Flag.withDescription("Why: the customer is shown it")) },
  ({ id, json, reason }) =>
    Effect.flatMap(execute({ _tag: "AccountsSuspend", id, reason }), (account) => print(account, json))
).pipe(Command.withDescription("Close every route to an account"))

const reinstate = Command.make(
  "reinstate",
  { id, json },
  ({ id, json }) => Effect.flatMap(execute({ _tag: "AccountsReinstate", id }), (account) => print(account, json))
).pipe(
  Command.withDescription("Open a suspended account again")
)

/** `sendwright accounts …` */
export const accounts = Command.make("accounts").pipe(
  Command.withDescription("Create and look after accounts"),
  Command.withSubcommands([create, update, list, show, pause, resume, suspend, reinstate])
)
