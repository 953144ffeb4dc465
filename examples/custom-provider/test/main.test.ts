import { assert, it } from "vitest"
import { startExample } from "../../../scripts/example-program.ts"

it("hands an email to the service, and says that it was sent", async () => {
  await using example = startExample("custom-provider")
  assert.deepStrictEqual(await example.ended, [
    "the service took \"Welcome\" for ada@example.com",
    "sent: email.queued, email.sent"
  ])
}, 300_000)
