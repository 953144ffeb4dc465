import { heldOutcomes } from "@sendwright/core/sending/HeldEmails"
import { Argument, Command, Flag } from "effect/cli"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as fs from "node:fs"
import { HostError } from "../foundation/HostError.ts"
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

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i
const settledAtOnce = 1_000

const settleListed = Command.make(
  "settle-listed",
  {
    file: Argument.File("file").pipe(
      Argument.withDescription("Ids or Message-IDs of emails, one a line, as a mail server's log has them")
    ),
    outcome: Flag.Literals("as", heldOutcomes).pipe(Flag.withDescription("What became of them")),
    json
  },
  Effect.fnUntraced(function*({ file, json, outcome }) {
    const text = yield* Effect.try({
      try: () => fs.readFileSync(file, "utf8"),
      catch: () => new HostError({ code: "unreadable", message: `The file ${file} cannot be read.` })
    })
    const lines = text.split("\n")
    const ids = [...new Set(lines.flatMap((line) => uuid.exec(line)?.[0].toLowerCase() ?? []))]
    const done = { settled: 0, not_held: [] as ReadonlyArray<string> }
    for (let at = 0; at < ids.length; at += settledAtOnce) {
      const emailIds = ids.slice(at, at + settledAtOnce)
      const next = (yield* execute({ _tag: "EmailsSettleListed", emailIds, outcome })) as typeof done
      done.settled += next.settled
      done.not_held = [...done.not_held, ...next.not_held]
      if (!json && at + settledAtOnce < ids.length) yield* Console.error(`${done.settled} emails …`)
    }
    yield* print(done, json)
  })
).pipe(
  Command.withDescription("Say what became of the held emails that a file lists; other emails stay as they are")
)

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

const selection = {
  all: Flag.Boolean("all").pipe(
    Flag.withDescription("Everything that would leave: emails, scheduled ones and webhooks"),
    Flag.withDefault(false)
  ),
  queuedBefore: Flag.String("queued-before").pipe(
    Flag.withSchema(
      Schema.String.check(Schema.makeFilter(
        (text: string) => instant.test(text) && !Number.isNaN(Date.parse(text)),
        { message: "a time with its zone, such as 2026-03-01T10:00:00Z" }
      ))
    ),
    Flag.withDescription("The emails that had become due by this time, such as 2026-03-01T10:00:00Z"),
    Flag.optional
  ),
  accountId: Flag.String("account").pipe(
    Flag.withDescription("With --queued-before: id of the account; all where none is named"),
    Flag.optional
  ),
  json
}

interface Selected {
  readonly all: boolean
  readonly queuedBefore: Option.Option<string>
  readonly accountId: Option.Option<string>
  readonly json: boolean
}

/** What one call of many answers. */
interface Moved {
  readonly moved: number
  readonly under_way: number
  readonly next: string | null
}

/** Each call looks at a part of the queue, so that it can be stopped at any time, and run again. */
const inQueue = Effect.fnUntraced(
  function*(_tag: "EmailsHold" | "EmailsRelease", text: string, accountId: string | null, asJson: boolean) {
    const queuedBy = new Date(text)
    const done = { moved: 0, under_way: 0 }
    let after: string | null = null
    do {
      const { moved, next, under_way } = (yield* execute({ _tag, accountId, queuedBy, after })) as Moved
      done.moved += moved
      done.under_way += under_way
      after = next
      if (after !== null && !asJson) yield* Console.error(`${done.moved} emails …`)
    } while (after !== null)
    if (done.under_way > 0 && !asJson) {
      yield* Console.error(
        `${done.under_way} are in the hands of processes, or of some that are gone: run this again in two minutes, ` +
          "when what those had is free."
      )
    }
    return done
  }
)

const moving = (all: "EmailsHoldAll" | "EmailsReleaseAll", some: "EmailsHold" | "EmailsRelease") =>
  Effect.fnUntraced(function*({ accountId, all: isAll, json, queuedBefore }: Selected) {
    if (isAll === Option.isSome(queuedBefore) || isAll && Option.isSome(accountId)) {
      return yield* new HostError({
        code: "usage",
        message: "Say either --all, or --queued-before with a time and, for one account alone, --account."
      })
    }
    const done = Option.isNone(queuedBefore)
      ? yield* execute({ _tag: all })
      : yield* inQueue(some, queuedBefore.value, Option.getOrNull(accountId), json)
    yield* print(done, json)
  })

const hold = Command.make("hold", selection, moving("EmailsHoldAll", "EmailsHold")).pipe(
  Command.withDescription("Let nothing leave, or hold queued emails that may have left already")
)

const release = Command.make("release", selection, moving("EmailsReleaseAll", "EmailsRelease")).pipe(
  Command.withDescription("Let everything leave again, or the queued emails that were held by hold --queued-before")
)

/** `sendwright emails …` */
export const emails = Command.make("emails").pipe(
  Command.withDescription("Hold email, and decide about what is held because nobody knows whether it left"),
  Command.withSubcommands([held, resend, settle, settleListed, hold, release])
)
