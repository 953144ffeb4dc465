import PostalMime from "postal-mime"
import { afterAll, assert, beforeAll, beforeEach, describe, it } from "vitest"
import { deploy, type Deployment, type MailServer, startMailServer, until } from "./Deployment.ts"
import type { Mode } from "./smtp-server.ts"

let mail: MailServer
let sendwright: Deployment

beforeAll(async () => {
  mail = await startMailServer()
  sendwright = await deploy({
    SMTP_URL: `${mail.url}?answerTimeout=1000&connections=2`,
    SENDWRIGHT_UNKNOWN_WAIT_SECONDS: "1"
  })
})
afterAll(async () => {
  await sendwright?.stop()
  mail?.stop()
})
beforeEach(async () => {
  await mail.behave("take")
  mail.taken.length = 0
  mail.refused.length = 0
})

const send = async (fields: object = {}): Promise<string> =>
  (await sendwright.call("POST", "/v1/emails", {
    from: `注文 <orders@${sendwright.sandbox}>`,
    to: sendwright.owner,
    subject: "plain",
    text: "plain",
    ...fields
  })).id

const settled = (id: string, ...statuses: ReadonlyArray<string>) =>
  until(`status ${statuses.join(" or ")}`, async () => {
    const email = await sendwright.call("GET", `/v1/emails/${id}`)
    return statuses.includes(email.status) ? email : undefined
  })

const eventTypes = (email: { readonly events: ReadonlyArray<{ readonly type: string }> }) =>
  email.events.map((event) => event.type)

describe("a mail server in a process of its own", () => {
  it("takes what was sent, to the byte", async () => {
    const file = Buffer.from([0, 255, 1, 254, 13, 10, 46, 13, 10])
    const id = await send({
      subject: "ご注文ありがとうございます 🎉",
      text: "こんにちは 👋\n.\n終わり",
      html: "<p>こんにちは <b>👋</b></p>",
      attachments: [{ filename: "請求書 №1.pdf", content: file.toString("base64"), content_type: "application/pdf" }]
    })
    const email = await settled(id, "sent")
    assert.deepStrictEqual(eventTypes(email), ["email.queued", "email.sent"])
    assert.strictEqual(mail.taken.length, 1)
    const [taken] = mail.taken
    assert.deepStrictEqual(taken?.to, [sendwright.owner])
    const parsed = await PostalMime.parse(Buffer.from(taken?.message ?? "", "base64"))
    assert.strictEqual(parsed.subject, "ご注文ありがとうございます 🎉")
    assert.strictEqual(parsed.from?.name, "注文")
    assert.strictEqual(parsed.text?.trimEnd(), "こんにちは 👋\r\n.\r\n終わり")
    assert.strictEqual(parsed.html?.trimEnd(), "<p>こんにちは <b>👋</b></p>")
    assert.strictEqual(parsed.messageId, `<${email.provider_message_id}>`)
    const [attachment] = parsed.attachments
    assert.strictEqual(attachment?.filename, "請求書 №1.pdf")
    assert.deepStrictEqual(Buffer.from(attachment?.content as ArrayBuffer), file)
  })

  it("takes images within the html, an invitation and several reply-to addresses as parts of their own", async () => {
    const invitation = "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:打ち合わせ\r\nEND:VCALENDAR\r\n"
    const id = await send({
      html: "<img src=\"cid:logo@acme\">",
      reply_to: ["a@example.com", "サポート <b@example.com>"],
      attachments: [
        { filename: "ロゴ.png", content: "iVBORw0KGgo=", content_id: "logo@acme" },
        {
          content: Buffer.from(invitation).toString("base64"),
          content_type: "text/calendar; method=REQUEST",
          disposition: "alternative"
        },
        { filename: "terms.pdf", content: "JVBERi0xLjQK" }
      ]
    })
    await settled(id, "sent")
    const parsed = await PostalMime.parse(Buffer.from(mail.taken[0]?.message ?? "", "base64"))
    assert.deepStrictEqual(parsed.replyTo, [
      { name: "", address: "a@example.com" },
      { name: "サポート", address: "b@example.com" }
    ])
    assert.deepStrictEqual(
      parsed.attachments.map((
        { contentId, disposition, filename, mimeType, related = false }
      ) => [mimeType, filename, contentId, disposition, related]),
      [
        ["image/png", "ロゴ.png", "<logo@acme>", "inline", true],
        ["text/calendar", null, undefined, null, false],
        ["application/pdf", "terms.pdf", undefined, "attachment", false]
      ]
    )
    assert.strictEqual(parsed.attachments[1]?.method, "REQUEST")
    assert.strictEqual(
      Buffer.from(parsed.attachments[1]?.content as ArrayBuffer).toString(),
      invitation.replaceAll("\r\n", "\n")
    )
  })

  it("refuses a sole recipient permanently, because nobody is there: it bounces and is suppressed", async () => {
    await mail.behave("550")
    const email = await settled(await send(), "bounced", "failed")
    assert.deepStrictEqual(eventTypes(email), ["email.queued", "email.bounced"])
    assert.isNull(email.error)
    assert.deepInclude(email.events[1].payload, {
      recipients: [sendwright.owner],
      bounce_type: "permanent",
      status_code: "550"
    })
    assert.include(email.events[1].payload.diagnostic_code, "No such user")
    const { data } = await sendwright.call("GET", "/v1/suppressions")
    assert.deepInclude(data[0], { email_address: sendwright.owner, reason: "bounce" })
    const path = `/v1/suppressions/${encodeURIComponent(sendwright.owner)}`
    const removed = await fetch(`http://127.0.0.1:${sendwright.port}${path}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${sendwright.key}` }
    })
    assert.strictEqual(removed.status, 204)
  })

  it("refuses a sole recipient permanently, for another reason: the email fails, and says why", async () => {
    await mail.behave("policy")
    const email = await settled(await send(), "bounced", "failed")
    assert.deepStrictEqual(eventTypes(email), ["email.queued", "email.failed"])
    assert.include(email.error, "The provider refused the recipient: 550 5.7.1")
    assert.strictEqual(email.events[1].payload.provider_code, "550")
    assert.deepStrictEqual((await sendwright.call("GET", "/v1/suppressions")).data, [])
  })

  const temporary: ReadonlyArray<Mode> = ["421", "450", "close-before"]
  it.each(temporary)("%s: the email stays queued and goes out with a later attempt", async (mode) => {
    await mail.behave(mode)
    const id = await send()
    await until("a first attempt", () => mail.refused.includes(mode) ? true : undefined)
    // It may go on for a moment, on another connection.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    assert.strictEqual((await sendwright.call("GET", `/v1/emails/${id}`)).status, "queued")
    assert.strictEqual(mail.taken.filter((taken) => taken.mode === "take").length, 0)
    await mail.behave("take")
    const email = await settled(id, "sent")
    assert.deepStrictEqual(eventTypes(email), ["email.queued", "email.sent"])
    assert.strictEqual(email.events[1].payload.attempt, 2)
    assert.strictEqual(mail.taken.filter((taken) => taken.mode === "take").length, 1)
  })

  const unknown: ReadonlyArray<Mode> = ["close-after", "hang"]
  it.each(unknown)(
    "%s: the outcome is unknown, and the email is handed over again as the same message",
    async (mode) => {
      await mail.behave(mode)
      const id = await send()
      await until("a first hand-off", () => mail.taken.length > 0 ? true : undefined)
      await mail.behave("take")
      const email = await settled(id, "sent")
      assert.strictEqual(email.events.at(-1).payload.attempt, 2)
      assert.deepStrictEqual(mail.taken.map((taken) => taken.mode), [mode, "take"])
      assert.strictEqual(mail.taken[0]?.message, mail.taken[1]?.message)
    }
  )
})
