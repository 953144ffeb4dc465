import { describe, expect, it } from "@effect/vitest"
import * as RecipientHash from "@sendwright/core/privacy/RecipientHash"
import * as Redacted from "effect/Redacted"
import { type Accept, statementOf } from "../src/internal/acceptStatement.ts"
import { type JoinedFunction, joinedFunctions } from "../src/internal/joinedFunctions.ts"
import { joinedText, parametersOf } from "../src/internal/joinedStatement.ts"
import { joinedAccepts } from "../src/internal/schema/joinedAccepts.ts"
import { sessionSettings } from "../src/internal/sessionSettings.ts"

const nothing: Accept = {
  hasher: RecipientHash.make({ active: "a", peppers: { a: Redacted.make(new Uint8Array(32)) } }),
  ahead: 0,
  isReal: true,
  groups: [],
  messages: [],
  files: []
}

const settings = Object.entries(sessionSettings).map(([name, value]) => `SET ${name} = ${value}`).join(" ")

const definitionOf = ({ name, parts }: JoinedFunction): string => {
  const { params, text } = statementOf(parts)
  const { casts } = parametersOf(params(nothing))
  return `CREATE FUNCTION sendwright.${name}(${casts.map(() => "text").join(", ")}) RETURNS SETOF text
LANGUAGE plpgsql ${settings} AS $$
BEGIN
  RETURN QUERY ${joinedText(text, casts).text};
END $$`
}

describe("the functions of joined transactions", () => {
  it.each(joinedFunctions)("$name is the statement as it is composed", (one) => {
    // Where the statement has changed: a new migration makes it under the next number.
    expect(joinedAccepts).toContain(definitionOf(one))
  })

  it("have the settings of a session of this package, in whosoever's session they are called", () => {
    const functions = joinedAccepts.filter((text) => text.startsWith("CREATE FUNCTION"))
    expect(functions.length).toBe(joinedFunctions.length + 1)
    for (const text of functions) expect(text).toContain(`LANGUAGE plpgsql ${settings} AS`)
  })
})
