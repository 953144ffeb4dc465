import type { Redactor } from "@sendwright/core/privacy/Redaction"
import type { Parameters } from "./Statement.ts"

/** The condition that a text may hold an address. */
export type Hit = (text: string) => string

/**
 * By the parameters that are the `hint` and the `pattern` of a redactor. The hint costs a twentieth of the pattern and
 * spares nearly every text its match.
 */
export const hitOf = (hint: string, pattern: string): Hit => (text) => `(${text} ~* ${hint} AND ${text} ~* ${pattern})`

/** Emails that are looked through for an address. */
export interface Looked {
  readonly ids: ReadonlyArray<string>
  readonly redactor: Redactor
}

/** The same by the redactor that a statement is run with. */
export const lookedFor = ({ value }: Parameters<Pick<Looked, "redactor">>): Hit =>
  hitOf(value("text", ({ redactor }) => redactor.hint), value("text", ({ redactor }) => redactor.pattern))

/** One text of several, which may be null. To begin a match costs as much as to match a short text. */
export const lines = (texts: ReadonlyArray<string>): string => `concat_ws(E'\\n', ${texts.join(", ")})`
