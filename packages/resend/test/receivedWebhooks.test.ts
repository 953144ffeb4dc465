import * as Http from "node:http"
import { Webhook } from "svix"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { type Server, start } from "./server.ts"
import { clientOf, dataOf } from "./support/sdk.ts"

let server: Server
let sink: Http.Server
const posted: Array<{ readonly headers: Http.IncomingHttpHeaders; readonly body: string }> = []

beforeAll(async () => {
  server = await start()
  sink = Http.createServer((request, response) => {
    let body = ""
    request.setEncoding("utf8")
    request.on("data", (chunk: string) => body += chunk)
    request.on("end", () => {
      posted.push({ headers: request.headers, body })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve))
})
afterAll(async () => {
  await server.close()
  sink.close()
})

describe("webhooks about received emails", () => {
  it("reach an endpoint that was made with Resend's SDK, which verifies them, as svix does, and knows their type", async () => {
    const resend = clientOf(server, server.key)
    const { port } = sink.address() as { readonly port: number }
    const endpoint = `http://127.0.0.1:${port}/hooks`
    const made = dataOf(await resend.webhooks.create({ endpoint, events: ["email.received"] }))
    assert.deepStrictEqual(dataOf(await resend.webhooks.get(made.id)).events, ["email.received"])
    const received = await server.receive({
      subject: "Größe",
      cc: ["Mary <mary@mail.example>"],
      attachments: [
        { filename: "a.pdf", contentType: "application/pdf", contentId: null, disposition: "attachment", size: 3 }
      ]
    })
    const deadline = Date.now() + 10_000
    while (posted.length === 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
    const { body, headers } = posted[0]!
    const [id, timestamp, signature] = ["svix-id", "svix-timestamp", "svix-signature"].map((name) =>
      String(headers[name])
    ) as [string, string, string]
    assert.strictEqual(id, received.id)
    const event = resend.webhooks.verify({
      payload: body,
      headers: { id, timestamp, signature },
      webhookSecret: made.signing_secret
    })
    assert.deepStrictEqual(
      new Webhook(made.signing_secret).verify(body, {
        "svix-id": id,
        "svix-timestamp": timestamp,
        "svix-signature": signature
      }),
      event
    )
    if (event.type !== "email.received") throw new Error(event.type)
    const { attachments, ...data } = event.data
    const at = received.receivedAt.toISOString()
    assert.deepStrictEqual(data, {
      email_id: received.id,
      created_at: at,
      from: "Charles <charles@mail.example>",
      to: ["Help <help@in.engines.example>"],
      bcc: [],
      cc: ["Mary <mary@mail.example>"],
      received_for: ["help@in.engines.example"],
      message_id: `<${received.messageId}>`,
      subject: "Größe"
    })
    assert.strictEqual(attachments.length, 1)
    assert.deepInclude(attachments[0], {
      filename: "a.pdf",
      content_type: "application/pdf",
      content_disposition: "attachment",
      content_id: null
    })
  })
})
