import { assert, it } from "vitest"
import { startDevServer, startExample } from "../../../scripts/example-program.ts"
import { freePort } from "../../../scripts/free-port.ts"

it("prints the events of an email that a server sends", async () => {
  await using sendwright = await startDevServer("webhook-receiver")
  const port = String(await freePort())
  const post = async <A>(path: string, body: unknown): Promise<A> => {
    const answer = await fetch(sendwright.base_url + path, {
      method: "POST",
      headers: { authorization: `Bearer ${sendwright.live_key}`, "content-type": "application/json" },
      body: JSON.stringify(body)
    })
    assert.strictEqual(answer.status, 201, await answer.clone().text())
    return await answer.json() as A
  }
  const endpoint = { url: `http://127.0.0.1:${port}/webhooks` }
  const { secret } = await post<{ readonly secret: string }>("/v1/webhooks", endpoint)
  await using receiver = startExample("webhook-receiver", { env: { WEBHOOK_SECRET: secret, PORT: port } })
  await receiver.line(/^listening on http:\/\/127\.0\.0\.1:\d+\/webhooks$/)
  await post("/v1/emails", {
    from: `Shop <shop@${sendwright.sandbox_domain}>`,
    to: `delivered@${sendwright.sandbox_domain}`,
    subject: "Hello",
    text: "Hello."
  })
  await receiver.line(/^email\.delivered: "Hello" is delivered$/)
  assert.include(receiver.lines, "email.sent: \"Hello\" is sent")
}, 300_000)
