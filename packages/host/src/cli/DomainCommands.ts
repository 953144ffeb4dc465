import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import { execute } from "./Operator.ts"
import { json, print } from "./Print.ts"

const accountId = Flag.String("account").pipe(Flag.withDescription("Id of the account"))
const domain = Flag.String("domain").pipe(Flag.withDescription("Name of the domain"))

const list = Command.make(
  "list",
  { accountId, json },
  ({ accountId, json }) =>
    Effect.flatMap(execute({ _tag: "DomainsList", accountId }), (domains) => print(domains, json))
).pipe(
  Command.withDescription("List the domains of an account and the selectors that they sign with")
)

const rotate = Command.make(
  "rotate-dkim",
  { accountId, domain, json },
  ({ json, ...named }) =>
    Effect.flatMap(execute({ _tag: "DomainsRotateDkim", ...named }), (changed) => print(changed, json))
).pipe(
  Command.withDescription("Make a new DKIM key; the old one signs until the new record is found in the DNS")
)

const retire = Command.make(
  "retire-dkim",
  { accountId, domain, json },
  ({ json, ...named }) =>
    Effect.flatMap(execute({ _tag: "DomainsRetireDkim", ...named }), (changed) => print(changed, json))
).pipe(
  Command.withDescription("Forget the old DKIM key once the new one signs; its record may then go")
)

/** `sendwright domains …` */
export const domains = Command.make("domains").pipe(
  Command.withDescription("Look at sending domains and change their DKIM keys"),
  Command.withSubcommands([list, rotate, retire])
)
