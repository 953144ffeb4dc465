import { assert, it } from "vitest"
import { startExample } from "../../../scripts/example-program.ts"

it("prints what became of two emails", async () => {
  await using example = startExample("in-memory")
  assert.deepStrictEqual(await example.ended, [
    "handed over: \"Welcome\" to ada@example.com",
    "sent: email.queued, email.sent",
    "bounced: email.queued, email.sent, email.bounced"
  ])
}, 300_000)
