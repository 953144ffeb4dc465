import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import * as BodyBudget from "../src/BodyBudget.ts"
import { makeRoom } from "../src/FileDownload.ts"
import { make, RequestContext } from "../src/RequestContext.ts"

describe("makeRoom", () => {
  it.effect("counts files with the bodies of requests, by account, until their request is answered", () =>
    Effect.gen(function*() {
      const bodies = BodyBudget.make({
        bodyLimits: { send: 1_000, batch: 1_000, message: 1_000, other: 1_000 },
        bodyMemory: 12_000,
        bodyTimeoutMillis: 1_000
      })
      const scope = Scope.makeUnsafe()
      const room = (accountId: string) =>
        makeRoom(accountId, 1_000).pipe(
          Effect.as("room"),
          Effect.catchTag("Overloaded", ({ by }) => Effect.succeed(by)),
          Effect.provideService(RequestContext, make("", bodies)),
          Effect.provideService(Scope.Scope, scope)
        )
      const answers = yield* Effect.forEach(["a", "a", "a", "b", "b", "c"], room)
      assert.deepStrictEqual(answers, ["room", "room", "account", "room", "room", "process"])
      yield* Scope.close(scope, Exit.void)
      assert.strictEqual(bodies.budget.held(), 0)
    }))
})
