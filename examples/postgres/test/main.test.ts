import { assert, inject, it } from "vitest"
import { startExample, temporaryDatabase } from "../../../scripts/example-program.ts"

it("sends each email once, from two nodes", async () => {
  await using database = await temporaryDatabase(inject("databaseUrl"))
  await using example = startExample("postgres", { env: { DATABASE_URL: database.url } })
  const lines = await example.ended
  const found = lines.flatMap((line) => {
    const match = /^(left|right) hands over "Order (\d+)"$/.exec(line)
    return match === null ? [] : [{ node: match[1], order: Number(match[2]) }]
  })
  const orders = found.map(({ order }) => order).sort((left, right) => left - right)
  assert.deepStrictEqual(orders, Array.from({ length: 40 }, (_, index) => index + 1))
  assert.deepStrictEqual([...new Set(found.map(({ node }) => node))].sort(), ["left", "right"])
  assert.strictEqual(lines.at(-1), "40 emails, 40 hand-offs")
}, 300_000)
