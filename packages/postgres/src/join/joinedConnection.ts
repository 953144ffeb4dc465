import * as Effect from "effect/Effect"
import type { Connection } from "effect/sql/SqlConnection"
import type { SqlError } from "effect/sql/SqlError"
import * as Stream from "effect/Stream"
import { sqlErrorOf } from "./joinedErrors.ts"
import { functionFor } from "./joinedFunctions.ts"
import { rowOf } from "./joinedRow.ts"
import { called, parametersOf, ran, rowColumn, type Sent } from "./joinedStatement.ts"
import { notification } from "./wakeupChannel.ts"

/**
 * Runs one statement in a transaction that somebody else has begun, and answers with its rows. The text names
 * parameters as `$1`, `$2` …; they are texts or null.
 */
export type Query = (
  text: string,
  parameters: ReadonlyArray<string | null>
) => PromiseLike<ReadonlyArray<object>>

/** Statements as they were written for other connections, and then by their casts: the same ones come again and again. */
const written = new Map<string, Map<string, Sent>>()
const maxWritten = 1_000
/** A statement has the same casts as a rule. */
const maxCasts = 100

const write = (text: string, casts: ReadonlyArray<string>): Sent => {
  let byCasts = written.get(text)
  if (byCasts === undefined || byCasts.size >= maxCasts) {
    if (written.size >= maxWritten) written.clear()
    written.set(text, byCasts = new Map())
  }
  const name = casts.join()
  let found = byCasts.get(name)
  if (found === undefined) {
    const itself = functionFor(text)
    byCasts.set(name, found = itself === undefined ? ran(text, casts) : called(itself, casts.length))
  }
  return found
}

/** Says it beside the rows, in rows of no value. */
const telling = (text: string, news: ReadonlyArray<string>): string =>
  [text, ...news.map((one) => `SELECT NULL FROM (SELECT ${notification(one)}) told`)].join(" UNION ALL ")

interface Hooks {
  readonly failed: (error: unknown) => void
  /** What the next statement with rows says to the workers; asked once for each. */
  readonly news: () => ReadonlyArray<string>
}

const rowsOf = (answer: ReadonlyArray<object>): Array<Record<string, unknown>> => {
  const rows: Array<Record<string, unknown>> = []
  for (const row of answer) {
    const text: unknown = Reflect.get(row, rowColumn)
    if (typeof text === "string") rows.push(rowOf(text))
  }
  return rows
}

/** A connection over somebody else's library. */
export const connectionOf = (query: Query, { failed, news }: Hooks): Connection => {
  const run = (
    text: string,
    parameters: ReadonlyArray<unknown>
  ): Effect.Effect<Array<Record<string, unknown>>, SqlError> =>
    Effect.suspend(() => {
      const { casts, texts } = parametersOf(parameters)
      const { given, hasRows, text: wire } = write(text, casts)
      const due = hasRows ? news() : []
      const answer = Effect.tryPromise({
        try: async () => query(telling(wire, due), given(texts)),
        catch: (error) => {
          failed(error)
          return sqlErrorOf(error)
        }
      })
      return Effect.map(answer, (rows) => hasRows ? rowsOf(rows) : [])
    })
  const execute: Connection["execute"] = (text, parameters, transform) =>
    transform === undefined ? run(text, parameters) : Effect.map(run(text, parameters), transform)
  const values: Connection["executeValues"] = (text, parameters) =>
    Effect.map(run(text, parameters), (rows) => rows.map((row) => Object.values(row)))
  return {
    execute,
    executeUnprepared: execute,
    executeRaw: run,
    executeValues: values,
    executeValuesUnprepared: values,
    executeStream: (text, parameters, transform) =>
      Stream.unwrap(Effect.map(execute(text, parameters, transform), Stream.fromIterable))
  }
}
