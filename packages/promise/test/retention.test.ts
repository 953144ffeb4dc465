import { memory } from "@sendwright/promise"
import { assert, it } from "vitest"
import { keeping, started } from "./app.ts"

it("says what retention waits for, and takes nothing back that is not there", async () => {
  await using sendwright = await started({ storage: memory(), provider: keeping().provider })
  const { doubt, setAside, terms } = await sendwright.retention.status()
  assert.deepStrictEqual([doubt, setAside, terms.emails.stopped], [null, [], null])
  assert.deepStrictEqual(await sendwright.retention.allow(), [])
  assert.isFalse(await sendwright.retention.restore("2026-08"))
})
