import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { execute } from "./Operator.ts"
import { json, print } from "./Print.ts"

/** Entries that are shown at once, at most. */
const maxEntries = 1_000

const limit = Flag.Int("limit").pipe(
  Flag.withSchema(
    Schema.Int.check(
      Schema.isBetween({ minimum: 1, maximum: maxEntries }, { message: `a whole number from 1 to ${maxEntries}` })
    )
  ),
  Flag.withDescription(`Entries at the most, up to ${maxEntries}`),
  Flag.withDefault(50)
)

const list = Command.make(
  "list",
  {
    accountId: Flag.String("account").pipe(
      Flag.withDescription("Id of the account; all where none is named"),
      Flag.optional
    ),
    json,
    limit
  },
  ({ accountId, json, limit }) =>
    Effect.flatMap(
      execute({ _tag: "AuditList", accountId: Option.getOrNull(accountId), limit }),
      (entries) => print(entries, json)
    )
).pipe(Command.withDescription("Show who did what, newest first"))

/** `sendwright audit …` */
export const audit = Command.make("audit").pipe(
  Command.withDescription("Look into the history of accounts"),
  Command.withSubcommands([list])
)
