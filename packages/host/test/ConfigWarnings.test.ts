import { assert, describe, it } from "@effect/vitest"
import type { Environment } from "../src/config/Environment.ts"
import { warningsOf } from "../src/config/warningsOf.ts"
import { configOf, production } from "./support/config.ts"

describe("warnings of a configuration", () => {
  it("says at the start that nobody can sign in over plain http, but on this machine", () => {
    const warnings = (environment: Environment) => warningsOf(configOf(environment)).join()
    const plain = { ...production, SENDWRIGHT_BASE_URL: "http://mail.lan" }
    assert.match(warnings(plain), /SENDWRIGHT_BASE_URL is not https/)
    const fine = [
      { ...plain, SENDWRIGHT_DASHBOARD: "false" },
      { ...plain, DATABASE_URL: "postgres://db.example.com/x", SENDWRIGHT_ROLE: "worker" },
      { ...plain, SENDWRIGHT_BASE_URL: "https://mail.example.com" },
      { ...plain, SENDWRIGHT_BASE_URL: "http://localhost:4400" },
      production
    ]
    for (const environment of fine) assert.notMatch(warnings(environment), /is not https/)
  })

  it("says at the start that the embedded database is used in production", () => {
    assert.match(warningsOf(configOf(production)).join(), /DATABASE_URL is not set: .* embedded database in \//)
    assert.notMatch(warningsOf(configOf({}, "dev")).join(), /DATABASE_URL/)
    const own = { ...production, DATABASE_URL: "postgres://db.example.com/x" }
    assert.notMatch(warningsOf(configOf(own)).join(), /embedded/)
  })

  it("warns of a variable that is misspelt and names the one that was meant", () => {
    const config = configOf({
      ...production,
      SENDWRIGHT_SECRET_KEYS: "x",
      SENDWRIGHT_COLOUR: "red",
      SENDWRIGHT_KEY: "x",
      OTHER: "x"
    })
    assert.deepStrictEqual(config.unknown, [
      { name: "SENDWRIGHT_COLOUR", meant: null },
      { name: "SENDWRIGHT_SECRET_KEYS", meant: "SENDWRIGHT_SECRET_KEY" }
    ])
    const warnings = warningsOf(config)
    assert.include(warnings[1], "did you mean SENDWRIGHT_SECRET_KEY?")
  })

  it("warns of a variable that a further provider does not have", () => {
    const { unknown } = configOf({
      ...production,
      SMTP_URL_2: "smtp://a",
      SMTP_URL_10: "smtp://b",
      MX_TLS_REPORTS_2: "a@b",
      DATABASE_URL_2: "another program's"
    })
    assert.deepStrictEqual(unknown, [
      { name: "MX_TLS_REPORTS_2", meant: "MX_TLS_REPORTS" },
      { name: "SMTP_URL_10", meant: "SMTP_URL_2" }
    ])
  })
})
