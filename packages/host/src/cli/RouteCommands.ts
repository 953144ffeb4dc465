import { Argument, Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { execute } from "./Operator.ts"
import { json, print } from "./Print.ts"

const show = Command.make(
  "show",
  { json },
  ({ json }) => Effect.flatMap(execute({ _tag: "RoutesShow" }), (routes) => print(routes, json))
).pipe(Command.withDescription("Show the stored rules, those of SENDWRIGHT_ROUTES, and the providers"))

const set = Command.make(
  "set",
  {
    rules: Argument.String("rules").pipe(
      Argument.withDescription(
        "Such as \"to:company.example=smtp2; tag:news=ses,smtp\": they replace those that are stored"
      )
    ),
    json
  },
  ({ json, rules }) => Effect.flatMap(execute({ _tag: "RoutesSet", rules }), (routes) => print(routes, json))
).pipe(Command.withDescription("Store rules, which are in use 5 seconds later and come before SENDWRIGHT_ROUTES"))

const clear = Command.make(
  "clear",
  { json },
  ({ json }) => Effect.flatMap(execute({ _tag: "RoutesSet", rules: "" }), (routes) => print(routes, json))
).pipe(Command.withDescription("Remove the stored rules"))

const optional = (name: string, description: string) =>
  Flag.optional(Flag.String(name).pipe(Flag.withDescription(description)))

const explain = Command.make(
  "explain",
  {
    to: Flag.String("to").pipe(Flag.withDescription("The recipient")),
    from: Flag.String("from").pipe(Flag.withDescription("The sender")),
    tag: optional("tag", "A tag of the email"),
    account: optional("account", "The id of the account"),
    json
  },
  ({ account, from, json, tag, to }) =>
    Effect.flatMap(
      execute({ _tag: "RoutesExplain", to, from, tags: Option.toArray(tag), accountId: Option.getOrNull(account) }),
      (answer) => print(answer, json)
    )
).pipe(Command.withDescription("Say which rule an email would follow, and to which providers"))

/** `sendwright routes …` */
export const routes = Command.make("routes").pipe(
  Command.withDescription("See and change the rules that choose providers, while servers run"),
  Command.withSubcommands([show, set, clear, explain])
)
