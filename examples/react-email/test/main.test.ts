import { assert, it } from "vitest"
import { startDevServer, startExample } from "../../../scripts/example-program.ts"

it("prints the page and its plain text where there is no server", async () => {
  await using example = startExample("react-email")
  const text = (await example.ended).join("\n")
  assert.match(text, /^<!DOCTYPE html/)
  assert.match(text, /^Welcome, Ada$/m)
})

it("sends one and the same email as it is and by its template, also when it is started again", async () => {
  await using sendwright = await startDevServer("react-email")
  const env = { SENDWRIGHT_URL: sendwright.base_url, SENDWRIGHT_KEY: sendwright.live_key }
  const bodies: Array<string> = []
  for (let start = 0; start < 2; start++) {
    await using example = startExample("react-email", { env })
    for (const line of await example.ended) {
      const [, id] = /^sent (?:as it is|by its template): (\S+)$/.exec(line) ?? assert.fail(line)
      const answer = await fetch(`${sendwright.base_url}/v1/emails/${id}`, {
        headers: { authorization: `Bearer ${sendwright.live_key}` }
      })
      const { html, subject, text } = await answer.json() as Record<"html" | "subject" | "text", string>
      bodies.push([subject, html, text].join("\n"))
    }
  }
  assert.strictEqual(bodies.length, 4)
  assert.strictEqual(new Set(bodies).size, 1)
  assert.include(bodies[0], "Welcome, Ada\n<!DOCTYPE html")
}, 300_000)
