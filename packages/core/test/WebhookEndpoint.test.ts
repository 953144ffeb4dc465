import { assert, describe, it } from "@effect/vitest"
import { takesMode } from "../src/webhooks/WebhookEndpoint.ts"

describe("The mode of an endpoint", () => {
  it("gives one of live mode the events of both modes, and one of test mode no live ones", () => {
    const modes = ["live", "test"] as const
    const taken = modes.map((mode) => modes.filter((of) => takesMode({ mode }, of)))
    assert.deepStrictEqual(taken, [["live", "test"], ["test"]])
  })
})
