import { heldOutcomes } from "@sendwright/core/sending/HeldEmails"
import { Argument, Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import { execute } from "./Operator.ts"
import { json, print } from "./Print.ts"

const accountId = Flag.String("account").pipe(Flag.withDescription("Id of the account"))
const emailId = Argument.String("email").pipe(Argument.withDescription("Id of the email"))

const held = Command.make(
  "held",
  { accountId, json },
  ({ accountId, json }) => Effect.flatMap(execute({ _tag: "EmailsHeld", accountId }), (emails) => print(emails, json))
).pipe(
  Command.withDescription("List emails of which nobody knows whether they left, oldest first")
)

const resend = Command.make(
  "resend",
  { accountId, emailId, json },
  ({ json, ...email }) => Effect.flatMap(execute({ _tag: "EmailsResend", ...email }), (done) => print(done, json))
).pipe(
  Command.withDescription("Hand a held email over again")
)

const settle = Command.make(
  "settle",
  {
    accountId,
    emailId,
    outcome: Flag.Literals("as", heldOutcomes).pipe(Flag.withDescription("What became of it")),
    json
  },
  ({ json, ...email }) => Effect.flatMap(execute({ _tag: "EmailsSettle", ...email }), (done) => print(done, json))
).pipe(
  Command.withDescription("Say what became of a held email, without handing it over again")
)

/** `sendwright emails …` */
export const emails = Command.make("emails").pipe(
  Command.withDescription("Decide about emails that are held because nobody knows whether they left"),
  Command.withSubcommands([held, resend, settle])
)
