// The tests of a suite fail with whatever their assertions throw.
// @effect-diagnostics anyUnknownInErrorContext:off
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as Submission from "@sendwright/core/sending/Submission"
import * as ProviderSuite from "@sendwright/testing/conformance/ProviderSuite"
import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { assert, describe, it } from "vitest"

type Body = () => Effect.Effect<void, unknown, EmailProvider | ProviderSuite.ProviderPeer>

/** The tests that the suite registers with these options, by name. */
const registered = (options: ProviderSuite.ProviderOptions): ReadonlyArray<readonly [string, Body]> => {
  const bodies: Array<readonly [string, Body]> = []
  const effect = Object.assign((name: string, body: Body) => bodies.push([name, body]), {
    skipIf: (skipped: boolean) => (name: string, body: Body) => {
      if (!skipped) bodies.push([name, body])
    }
  })
  ProviderSuite.tests({ effect } as never, options)
  return bodies
}

/** A provider that takes everything, and a peer that does nothing of what it is asked for. */
const context = Context.make(EmailProvider, {
  name: "deaf",
  submit: ({ messageId }) => Effect.succeed(Submission.accepted(messageId)),
  check: Effect.void
}).pipe(Context.add(ProviderSuite.ProviderPeer, { behave: () => Effect.void, delivered: Effect.succeed([]) }))

describe("ProviderSuite", () => {
  it("says what the peer must do, in each test that fails over a peer that does nothing", async () => {
    const tests = registered({
      plays: ["refuse_temporarily", "refuse_permanently", "unavailable", "break_off", "hang"],
      refusesRecipients: true
    })
    const failed = []
    for (const [name, body] of tests) {
      const exit = await Effect.runPromiseExit(Effect.provideContext(body(), context))
      if (Exit.isSuccess(exit)) continue
      const error = Cause.squash(exit.cause)
      assert.instanceOf(error, Error, name)
      assert.match(error.message, /The peer must [a-z]|needs a peer with/, name)
      failed.push(name)
    }
    assert.lengthOf(failed, tests.length - 1)
  })
})
