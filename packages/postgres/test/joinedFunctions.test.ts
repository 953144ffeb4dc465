import { describe, expect, it } from "@effect/vitest"
import * as RecipientHash from "@sendwright/core/privacy/RecipientHash"
import * as Redacted from "effect/Redacted"
import { sessionSettings } from "../src/connection/sessionSettings.ts"
import { type Accept, statementOf } from "../src/emails/acceptStatement.ts"
import { type JoinedFunction, joinedFunctions } from "../src/join/joinedFunctions.ts"
import { joinedText, parametersOf } from "../src/join/joinedStatement.ts"
import { joinedAccepts } from "../src/schema/joinedAccepts.ts"
import { joinedLookups } from "../src/schema/joinedLookups.ts"

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
    expect(joinedLookups).toContain(definitionOf(one))
  })

  it("have the settings of a session of this package, in whosoever's session they are called", () => {
    const functions = [...joinedAccepts, ...joinedLookups].filter((text) => text.startsWith("CREATE FUNCTION"))
    expect(functions.length).toBe(2 * joinedFunctions.length + 1)
    for (const text of functions) expect(text).toContain(`LANGUAGE plpgsql ${settings} AS`)
  })
})
