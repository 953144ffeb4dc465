import { assert, it } from "@effect/vitest"
import { noRoutes, RouteStore } from "@sendwright/core/sending/RouteStore"
import * as Effect from "effect/Effect"
import * as RouteChecks from "../src/checks/RouteChecks.ts"

const examined = (text: string, names: ReadonlyArray<string>) =>
  Effect.provideService(RouteChecks.stored(names), RouteStore, {
    current: Effect.succeed({ ...noRoutes, text, version: 1, changed: { at: new Date(0), by: "Ada" } }),
    set: () => Effect.succeed(false)
  }).pipe(Effect.map((checks) => checks.map(({ message, status }) => [status, message])))

it.effect("stored routes are examined as the process follows them", () =>
  Effect.gen(function*() {
    const both = ["smtp", "smtp2"]
    assert.deepStrictEqual(yield* examined("", both), [])
    assert.deepStrictEqual(yield* examined("to:a.example=smtp2\ntag:news=smtp", both), [
      ["ok", "to:a.example=smtp2; tag:news=smtp (set by Ada)"]
    ])
    assert.deepStrictEqual(yield* examined("to:a.example=smtp", ["smtp"]), [
      ["warn", "set by Ada, and not in use: one provider takes all mail"]
    ])
    assert.deepStrictEqual(yield* examined("to:a.example=ses", both), [[
      "fail",
      "A stored rule names ses, which is no provider of this process (set by Ada): email that it is for waits; " +
      "see sendwright routes show"
    ]])
    assert.match((yield* examined("nonsense", both))[0]?.[1] ?? "", /^The stored text has a rule that is wrong/)
  }))
