import type { Resend } from "resend"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { type Server, start } from "./server.ts"
import { clientOf, dataOf, errorOf } from "./support/sdk.ts"

let server: Server
let resend: Resend

beforeAll(async () => {
  server = await start()
  resend = clientOf(server, server.key)
})
afterAll(() => server.close())

const image = Buffer.from([137, 80, 78, 71])
const lines = [
  "From: Charles <charles@mail.example>",
  "To: Help <help@in.engines.example>",
  "Subject: A card",
  "MIME-Version: 1.0",
  "Content-Type: multipart/mixed; boundary=b",
  "",
  "--b",
  "Content-Type: text/html",
  "",
  "<img src=\"cid:card@mail.example\">",
  "--b",
  "Content-Type: image/png; name=card.png",
  "Content-Disposition: inline; filename=card.png",
  "Content-ID: <card@mail.example>",
  "Content-Transfer-Encoding: base64",
  "",
  image.toString("base64"),
  "--b",
  "Content-Type: text/plain",
  "Content-Disposition: attachment; filename=notes.txt",
  "",
  "Notes",
  "--b--",
  ""
]
const content = new Uint8Array(Buffer.from(lines.join("\r\n")))

const card = {
  content,
  sizeBytes: content.length,
  subject: "A card",
  replyTo: ["notes@mail.example"],
  envelope: { from: "charles@mail.example", to: ["help@in.engines.example", "copies@in.engines.example"] },
  text: null,
  html: "<img src=\"cid:card@mail.example\"><p>cid:card@mail.example</p><img src='cid:other@mail.example'>",
  headers: [
    { name: "Received", value: "by b" },
    { name: "Received", value: "by a" },
    { name: "X-Card", value: "7" }
  ],
  attachments: [
    {
      filename: "card.png",
      contentType: "image/png",
      contentId: "card@mail.example",
      disposition: "inline",
      size: 4
    },
    { filename: "notes.txt", contentType: "text/plain", contentId: null, disposition: "attachment", size: 5 }
  ]
} as const

const oneHour = 3_600_000

describe("received emails of resend-node", () => {
  it("gives an email with its images, its message and its files, by links that need no key and end", async () => {
    const received = await server.receive(card)
    const email = dataOf(await resend.emails.receiving.get(received.id))
    const { attachments, raw, ...rest } = email
    assert.deepStrictEqual(rest, {
      object: "email",
      id: received.id,
      to: ["Help <help@in.engines.example>"],
      from: "Charles <charles@mail.example>",
      created_at: received.receivedAt.toISOString(),
      subject: "A card",
      bcc: ["copies@in.engines.example"],
      cc: null,
      reply_to: ["notes@mail.example"],
      received_for: ["help@in.engines.example", "copies@in.engines.example"],
      message_id: `<${received.messageId}>`,
      html: `<img src="data:image/png;base64,${image.toString("base64")}"><p>cid:card@mail.example</p>`
        + "<img src='cid:other@mail.example'>",
      text: null,
      headers: { received: "by b, by a", "x-card": "7" }
    })
    assert.strictEqual(
      dataOf(await resend.emails.receiving.get(received.id, { html_format: "cid" })).html,
      card.html
    )
    assert.deepStrictEqual(
      errorOf(await resend.emails.receiving.get(received.id, { html_format: "text" as never })),
      [422, "validation_error"]
    )
    assert.closeTo(Date.parse(raw!.expires_at), Date.now() + oneHour, 60_000)
    const message = await fetch(raw!.download_url)
    assert.strictEqual(message.headers.get("content-type"), "message/rfc822")
    assert.deepStrictEqual(new Uint8Array(await message.arrayBuffer()), content)

    const files = dataOf(await resend.emails.receiving.attachments.list({ emailId: received.id }))
    assert.deepStrictEqual([files.object, files.has_more], ["list", false])
    assert.deepStrictEqual(files.data.map(({ id }) => id), attachments.map(({ id }) => id))
    const [first, second] = files.data
    const { download_url: url, expires_at: expiresAt, ...described } = first!
    assert.deepStrictEqual(described, {
      id: attachments[0]!.id,
      filename: "card.png",
      size: 4,
      content_type: "image/png",
      content_disposition: "inline",
      content_id: "card@mail.example"
    })
    assert.closeTo(Date.parse(expiresAt), Date.now() + oneHour, 60_000)
    assert.deepStrictEqual(new Uint8Array(await (await fetch(url)).arrayBuffer()), new Uint8Array(image))
    const one = dataOf(await resend.emails.receiving.attachments.get({ emailId: received.id, id: second!.id }))
    assert.deepInclude(one, { object: "attachment", filename: "notes.txt", content_disposition: "attachment" })
    const notes = await fetch(one.download_url)
    assert.strictEqual(notes.headers.get("content-type"), "application/octet-stream")
    assert.strictEqual(await notes.text(), "Notes")
    const page = dataOf(await resend.emails.receiving.attachments.list({ emailId: received.id, limit: 1 }))
    assert.deepStrictEqual([page.has_more, page.data.length], [true, 1])
    const forged = url.replace(/.$/, (last) => last === "A" ? "B" : "A")
    assert.strictEqual((await fetch(forged)).status, 404)
    assert.deepStrictEqual(
      errorOf(await resend.emails.receiving.attachments.get({ emailId: received.id, id: received.id })),
      [404, "not_found"]
    )
  })

  it("lists them newest first, page by page in both directions", async () => {
    const { accountId, key } = await server.newKey({ rate: 1_000 })
    const own = clientOf(server, key).emails.receiving
    const at = Date.now() - 60_000
    const ids: Array<string> = []
    for (let place = 0; place < 5; place++) {
      const more = place === 2 ? { attachments: card.attachments } : {}
      const receivedAt = new Date(at + place * 1_000)
      ids.unshift((await server.receive({ accountId, receivedAt, subject: `Card ${place}`, ...more })).id)
    }
    const idsOf = async (options: Parameters<typeof own.list>[0]) => {
      const page = dataOf(await own.list(options))
      return [page.data.map(({ id }) => ids.indexOf(id)), page.has_more]
    }
    assert.deepStrictEqual(await idsOf({}), [[0, 1, 2, 3, 4], false])
    assert.deepStrictEqual(await idsOf({ limit: 2 }), [[0, 1], true])
    assert.deepStrictEqual(await idsOf({ limit: 2, after: ids[1]! }), [[2, 3], true])
    assert.deepStrictEqual(await idsOf({ limit: 2, after: ids[3]! }), [[4], false])
    assert.deepStrictEqual(await idsOf({ limit: 2, before: ids[4]! }), [[2, 3], true])
    assert.deepStrictEqual(await idsOf({ limit: 2, before: ids[2]! }), [[0, 1], false])
    const { data } = dataOf(await own.list())
    assert.deepStrictEqual(data.map(({ attachments }) => attachments.length), [0, 0, 2, 0, 0])
    assert.notProperty(data[0], "html")
    assert.deepStrictEqual(errorOf(await own.list({ after: "x" })), [422, "validation_error"])
    assert.deepStrictEqual(errorOf(await resend.emails.receiving.get(ids[0]!)), [404, "not_found"])
    const tester = clientOf(server, (await server.newKey({ accountId, mode: "test" })).key)
    assert.deepStrictEqual(dataOf(await tester.emails.receiving.list()).data, [])
    const sender = clientOf(server, (await server.newKey({ accountId, scopes: ["emails:read"] })).key)
    assert.deepStrictEqual(errorOf(await sender.emails.receiving.list()), [401, "restricted_api_key"])
  })

  it("has domains receive that are asked to", async () => {
    const { accountId, key } = await server.newKey({ rate: 1_000 })
    const { domains } = clientOf(server, key)
    const capabilities = { receiving: "enabled" } as const
    const made = dataOf(await domains.create({ name: "in.acme.example", capabilities }))
    assert.deepStrictEqual(made.capabilities, { sending: "enabled", receiving: "enabled" })
    const mx = made.records.find(({ record }) => record === "Receiving")
    assert.deepInclude(mx, { type: "MX", name: "in.acme.example", priority: 10, status: "not_started" })
    const tester = clientOf(server, (await server.newKey({ accountId, mode: "test" })).key)
    const ended = { id: made.id, capabilities: { receiving: "disabled" } } as const
    assert.deepStrictEqual(errorOf(await tester.domains.update(ended))[0], 401)
    dataOf(await domains.update(ended))
    const read = dataOf(await domains.get(made.id))
    assert.strictEqual(read.capabilities.receiving, "disabled")
    assert.isFalse(read.records.some(({ record }) => record === "Receiving"))
    dataOf(await domains.update({ id: made.id, capabilities }))
    assert.strictEqual(dataOf(await domains.get(made.id)).capabilities.receiving, "enabled")
  })
})
