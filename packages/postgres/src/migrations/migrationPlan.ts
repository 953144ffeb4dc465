import * as Result from "effect/Result"

/** One part of a migration. It is recorded when it is done, and run again where a process ended before that. */
export interface Step {
  /** What it does, for logs and the command line, such as `index of emails by tag`. */
  readonly name: string
  /** One SQL statement an entry, without a semicolon at its end. */
  readonly statements: ReadonlyArray<string>
  /**
   * By default the statements run in one transaction with the record of the step: all of it is done, or nothing. A step
   * that has to wait longer than a second for a lock gives up and tries again later, so that traffic never queues
   * behind it.
   *
   * With `true` each statement runs by itself, for those that Postgres takes in no transaction, such as `CREATE INDEX
   * CONCURRENTLY`, and for `DO` blocks that fill columns in batches with a `COMMIT` of their own. A process may end
   * between any two of them, and before the record: such a step has to be written so that it can be run again from its
   * beginning, whatever of it was done. An index that was not finished stays there, invalid, so that
   * `DROP INDEX CONCURRENTLY IF EXISTS` stands before its making. Locks are waited for without an end: nothing belongs
   * here that takes one which reads or writes must wait for. The first step of all is none of these.
   */
  readonly outsideTransaction?: boolean
}

/** A change of the schema. Numbers grow by one, and what was released is never changed. */
export interface Migration {
  readonly id: number
  readonly name: string
  readonly steps: readonly [Step, ...ReadonlyArray<Step>]
  /**
   * The number of the migration that a program has to know to run on a database that has this one; its own by default.
   * A smaller number says that older programs can go on beside newer ones: the migration is compatible with them.
   */
  readonly needs?: number
}

/** A step with its place, as the record names it. */
export interface NumberedStep extends Step {
  readonly id: number
  readonly migration: string
  readonly needs: number
  /** From 1. */
  readonly step: number
  /** How many steps the migration has. */
  readonly of: number
}

/** A step that ran. */
export interface RecordedStep {
  readonly id: number
  readonly migration: string
  readonly needs: number
  readonly step: number
  /** The version of Sendwright that ran it. */
  readonly program: string
  readonly ranAt: Date
}

/** Why a program must not touch a database: it is too old for it (`newer`), or its tables are of another history (`foreign`). */
export interface Refusal {
  readonly reason: "newer" | "foreign"
  /** Full sentences that say what to do. */
  readonly message: string
}

/** All steps in the order in which they run. */
export const stepsOf = (known: ReadonlyArray<Migration>): ReadonlyArray<NumberedStep> =>
  known.flatMap(({ id, name, needs = id, steps }) =>
    steps.map((step, index): NumberedStep => ({
      ...step,
      id,
      migration: name,
      needs,
      step: index + 1,
      of: steps.length
    }))
  )

/** A step in words. */
export const describe = (step: NumberedStep): string =>
  `migration ${step.id} (${step.migration})${step.of === 1 ? "" : `, step ${step.step} of ${step.of}: ${step.name}`}`

const foreign = (why: string): Refusal => ({
  reason: "foreign",
  message: `The database has the tables of another, unreleased version of Sendwright (${why}). Nothing was changed. `
    + "Use the version that made it, or begin with an empty database or data directory."
})

const keyOf = ({ id, step }: { readonly id: number; readonly step: number }): string => `${id}/${step}`

/**
 * What is still to run, in order; or why nothing may. `recorded` is what ran, in any order; an entry is null where it
 * cannot be read. What ran must be a beginning of what is known, perhaps with newer migrations behind it that this
 * program need not know.
 */
export const plan = (
  known: ReadonlyArray<Migration>,
  recorded: ReadonlyArray<RecordedStep | null>
): Result.Result<ReadonlyArray<NumberedStep>, Refusal> => {
  const newest = Math.max(0, ...known.map(({ id }) => id))
  const byId = new Map(known.map((migration) => [migration.id, migration]))
  const ran = recorded.filter((entry) => entry !== null)
  if (ran.length < recorded.length) return Result.fail(foreign("its record is written in another way"))

  for (const { id, migration, step } of ran) {
    const here = byId.get(id)
    if (id > newest) continue
    if (here === undefined) return Result.fail(foreign(`migration ${id} is "${migration}", here there is none`))
    if (here.name !== migration) {
      return Result.fail(foreign(`migration ${id} is "${migration}", here it is "${here.name}"`))
    }
    if (step > here.steps.length) {
      return Result.fail(foreign(`migration ${id} has step ${step}, here it has ${here.steps.length}`))
    }
  }

  const barring = ran.filter(({ id, needs }) => id > newest && needs > newest).toSorted((a, b) => b.id - a.id)[0]
  if (barring !== undefined) {
    return Result.fail({
      reason: "newer",
      message: `The database is newer than this program: Sendwright ${barring.program} ran migration ${barring.id} `
        + `(${barring.migration}), which works with programs that know migration ${barring.needs} or later; this one `
        + `knows ${newest}. Nothing was changed. Update this program.`
    })
  }

  const done = new Set(ran.map(keyOf))
  const steps = stepsOf(known)
  const begin = steps.findIndex((step) => !done.has(keyOf(step)))
  if (begin < 0) return Result.succeed([])
  const pending = steps.slice(begin)
  const first = steps[begin]!
  return pending.some((step) => done.has(keyOf(step))) || ran.some(({ id }) => id > newest)
    ? Result.fail(foreign(`its record lacks ${describe(first)}, and has later ones`))
    : Result.succeed(pending)
}
