import type { NumberedStep, Status } from "@sendwright/postgres/Migrations"
import { Command, Flag } from "effect/cli"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Config from "../config/Config.ts"
import { HostError } from "../foundation/HostError.ts"
import { json } from "./Print.ts"

// The database and its driver are loaded by the commands that need them: the others answer sooner.
const load = {
  storage: Effect.promise(() => import("../engine/Storage.ts")),
  migrations: Effect.promise(() => import("@sendwright/postgres/Migrations"))
}

const stepJson = ({ id, migration, name, of, outsideTransaction, step }: NumberedStep) => ({
  id,
  name: migration,
  step,
  of,
  step_name: name,
  transaction: outsideTransaction !== true
})

const statusJson = ({ obstacle, pending, ran, refusal }: Status, database: string) => ({
  database,
  compatible: refusal === null,
  up_to_date: pending?.length === 0,
  ran: ran.map(({ id, migration, program, ranAt, step }) => ({
    id,
    name: migration,
    step,
    version: program,
    ran_at: ranAt.toISOString()
  })),
  pending: pending?.map(stepJson) ?? null,
  refusal: refusal === null ? null : { code: `migration_${refusal.reason}`, message: refusal.message },
  obstacle
})

const placeOf = ({ id, step }: { readonly id: number; readonly step: number }) => `${id}.${step}`.padEnd(6)

const verdictOf = ({ obstacle, pending, refusal }: Status): string => {
  if (refusal !== null) return refusal.message
  if (pending?.length === 0) return "Up to date: this program works with it."
  return `${pending?.length} to run.${obstacle === null ? "" : ` ${obstacle}.`}`
}

const statusText = (status: Status): string =>
  [
    ...status.ran.map((step) =>
      `${placeOf(step)}  ran ${step.ranAt.toISOString()}  ${step.migration}  (Sendwright ${step.program})`
    ),
    ...(status.pending ?? []).map((step) =>
      `${placeOf(step)}  pending                       ${step.migration}: ${step.name}`
    ),
    verdictOf(status)
  ].join("\n")

const ended = (statement: string): string => `${statement};`

const scriptOf = (parts: ReadonlyArray<ReadonlyArray<string>>): string =>
  parts.length === 0 ? "-- Nothing to run." : parts.map((lines) => lines.join("\n")).join("\n\n")

const flags = {
  json,
  status: Flag.Boolean("status").pipe(
    Flag.withDescription(
      "Show what ran and when, what has not, and whether this program works with it; change nothing"
    ),
    Flag.withDefault(false)
  ),
  dryRun: Flag.Boolean("dry-run").pipe(
    Flag.withDescription("Print the SQL that would run, and with --grant that of the grants; change nothing"),
    Flag.withDefault(false)
  ),
  sql: Flag.Boolean("sql").pipe(
    Flag.withDescription("Print the SQL of all migrations for another tool to run; look at no database"),
    Flag.withDefault(false)
  ),
  after: Flag.Int("after").pipe(
    Flag.withDescription("With --sql: of those alone that come after the one with this number"),
    Flag.optional
  ),
  grant: Flag.String("grant").pipe(
    Flag.withDescription("Then give this database user what it needs to serve, and no right to change the schema"),
    Flag.optional
  )
}

/** `sendwright migrate` */
export const migrate = Command.make(
  "migrate",
  flags,
  Effect.fnUntraced(function*({ after, dryRun, grant, json, sql, status }) {
    if (sql ? status || dryRun || json || Option.isSome(grant) : Option.isSome(after)) {
      return yield* new HostError({ code: "usage", message: "--sql goes with --after and nothing else." })
    }
    if (sql) {
      const { describeStep, sqlAfter } = yield* load.migrations
      const steps = sqlAfter(Option.getOrElse(after, () => 0))
      return yield* Console.log(scriptOf(steps.map(({ sql, step }) => [`-- ${describeStep(step)}`, ...sql.map(ended)])))
    }
    if (status && (dryRun || Option.isSome(grant))) {
      return yield* new HostError({ code: "usage", message: "--status goes with neither --dry-run nor --grant." })
    }
    const config = yield* Config.load(process.env, "admin")
    const Storage = yield* load.storage
    const Migrations = yield* load.migrations
    const database = Storage.describe(config)

    if (status) {
      const found = yield* Storage.withClient(config, { looks: true }, Migrations.status)
      return yield* Console.log(json ? JSON.stringify(statusJson(found, database)) : statusText(found))
    }
    if (dryRun) {
      const steps = yield* Storage.withClient(config, { looks: true }, Migrations.dryRun)
      const grants = Option.match(grant, { onNone: () => [], onSome: Migrations.grantsFor })
      if (json) {
        const pending = steps.map(({ sql, step }) => ({ ...stepJson(step), sql }))
        return yield* Console.log(JSON.stringify({ database, pending, grants }))
      }
      return yield* Console.log(scriptOf([
        ...steps.map(({ sql, step }) => [`-- ${Migrations.describeStep(step)}`, ...sql.map(ended)]),
        ...grants.length === 0 ? [] : [["-- grants", ...grants.map(ended)]]
      ]))
    }

    if (process.stderr.isTTY) yield* Console.error(`Bringing ${database} up to date …`)
    const ran = yield* Storage.withClient(config, { looks: false }, Migrations.migrate)
    const role = Option.getOrNull(grant)
    if (role !== null) yield* Storage.withClient(config, { looks: false }, Migrations.grant(role))
    if (json) {
      const report = { database, migrated: ran.length > 0, ran: ran.map(stepJson), granted: role }
      return yield* Console.log(JSON.stringify(report))
    }
    for (const step of ran) yield* Console.log(`Ran ${Migrations.describeStep(step)}.`)
    yield* Console.log(ran.length === 0 ? "The database was up to date: nothing to do." : "The database is up to date.")
    if (role !== null) yield* Console.log(`The user ${role} may serve.`)
  })
).pipe(Command.withDescription("Bring the database's schema up to date; the server does so at its start, too"))
