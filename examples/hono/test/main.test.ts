import { assert, it } from "vitest"
import { startExample } from "../../../scripts/example-program.ts"

it("sends by the app's own route and by the mounted API", async () => {
  await using example = startExample("hono")
  assert.deepStrictEqual(await example.ended, ["201", "201", "Your order, Welcome", "401 unauthorized"])
}, 300_000)
