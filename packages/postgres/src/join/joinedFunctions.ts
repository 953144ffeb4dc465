/** Statements of joined transactions that the schema has as functions. */
import { type Parts, statementOf } from "../emails/acceptStatement.ts"

/**
 * Nothing is prepared on a connection of somebody else's, so that a statement is planned each time that it runs, which for
 * an accept takes four times as long as to run it. Of a function the server's session keeps the plan.
 */
export interface JoinedFunction {
  /** Its number is raised by the migration that makes it anew: older programs go on with theirs. */
  readonly name: string
  readonly parts: Parts
}

const plain: Parts = {
  keyed: false,
  metered: false,
  attached: false,
  scheduled: false,
  whole: false,
  leased: false,
  answering: false
}

export const joinedFunctions: ReadonlyArray<JoinedFunction> = [
  { name: "accept_2", parts: plain },
  { name: "accept_keyed_2", parts: { ...plain, keyed: true } }
]

const names = new Map(joinedFunctions.map(({ name, parts }) => [statementOf(parts).text, name]))

/** The name of the function for a statement of the stores; undefined where there is none. */
export const functionFor = (text: string): string | undefined => names.get(text)
