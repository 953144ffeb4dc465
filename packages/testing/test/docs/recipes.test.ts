import { createSendwright, memory } from "@sendwright/promise"
import { createTestSendwright, type TestSendwright } from "@sendwright/testing/createTestSendwright"
import { assert, expect, it } from "vitest"
import * as Recipes from "./recipes.ts"

const day = 24 * 3_600_000
const to = "ada@example.com"

it("one email for each order", async () => {
  await using sendwright = createTestSendwright()
  const first = await Recipes.confirmOrder(sendwright, { id: "7", email: to })
  expect(await Recipes.confirmOrder(sendwright, { id: "7", email: to })).toEqual({ ...first, replayed: true })
  await sendwright.advance("1 minute")
  sendwright.outbox.expectCount(1)
})

it("a reminder that is taken back, and one that has gone", async () => {
  await using sendwright = createTestSendwright()
  const at = new Date(sendwright.now().getTime() + day)
  const takeBack = await Recipes.remindLater(sendwright, to, at)
  expect(await takeBack()).toBe("taken back")
  const tooLate = await Recipes.remindLater(sendwright, to, at)
  await sendwright.advance("2 days")
  sendwright.outbox.expectCount(1)
  expect(await tooLate()).toBe("too late")
})

it("a message of one's own", async () => {
  await using sendwright = createTestSendwright()
  const message = `From: shop@app.example\nTo: ${to}\nSubject: Invoice 7\n\nPlease pay.\n`
  await Recipes.sendSigned(sendwright, Buffer.from(message), "7")
  await sendwright.advance("1 minute")
  const { original } = sendwright.outbox.expectSent({ to, subject: "Invoice 7", text: "Please pay." })
  expect(Buffer.from(original ?? []).toString()).toBe(message.replaceAll("\n", "\r\n"))
})

it("a recipient who bounced", async () => {
  await using sendwright = createTestSendwright()
  sendwright.provider.bounce(to)
  expect(await Recipes.trySend(sendwright, to)).toBe("accepted")
  await sendwright.advance("1 minute")
  expect(await Recipes.trySend(sendwright, to)).toBe(`ask ${to} for another address`)
  expect(await Recipes.bouncedAddresses(sendwright)).toEqual([to])
})

it("a welcome by template", async () => {
  await using sendwright = createTestSendwright()
  await Recipes.createWelcome(sendwright)
  await Recipes.createWelcome(sendwright)
  await Recipes.welcome(sendwright, to, "Ada <3")
  await sendwright.advance("1 minute")
  sendwright.outbox.expectSent({ to, subject: "Hello Ada <3", html: /Hello Ada &lt;3!/ })
  expect((await sendwright.templates.list()).length).toBe(1)
})

it("a provider with a quota", async () => {
  let left = 1
  const raws: Array<string> = []
  const provider = Recipes.withQuota(() => left--, async (raw) => String(raws.push(Buffer.from(raw).toString())))
  await using sendwright = createSendwright({
    storage: memory(),
    provider,
    account: { name: "App", ownerEmail: "owner@example.com" }
  })
  await sendwright.start()
  const { sandbox } = await sendwright.account.summary()
  const email = { from: `shop@${sandbox.domain}`, to: "owner@example.com", subject: "Hello", text: "Hello." }
  const { id } = await sendwright.emails.send(email)
  expect((await sendwright.emails.waitFor(id, "sent")).status).toBe("sent")
  expect(raws[0]).toContain("Subject: Hello")
  expect((await sendwright.emails.get((await sendwright.emails.send(email)).id)).status).toBe("queued")
})

/** Handlers are promises, which time that is simulated does not wait for. */
const until = async (sendwright: TestSendwright, holds: () => boolean | Promise<boolean>) => {
  while (!await holds()) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    await sendwright.advance(1)
  }
}

it("an answer to a comment", async () => {
  await using sendwright = createTestSendwright()
  const comments: Array<unknown> = []
  await Recipes.takeAnswers(sendwright, async (comment) => void comments.push(comment))
  const { id } = await Recipes.mailComment(sendwright, { id: "7", text: "Looks good." }, to)
  await sendwright.advance("1 minute")
  const { replyTo } = await sendwright.emails.get(id)
  const answer = await sendwright.receive({
    from: to,
    to: replyTo[0]!,
    text: "Thanks!\n> Looks good.",
    replyText: "Thanks!"
  })
  await until(sendwright, () => comments.length > 0)
  assert.deepStrictEqual(comments, [{ id: answer, parent: "7", text: "Thanks!" }])
})

it("a support inbox that answers people once, and programs not at all", async () => {
  await using sendwright = createTestSendwright()
  const tickets: Array<string> = []
  await Recipes.supportInbox(sendwright, async ({ id }) => tickets.push(id))
  const message = { from: `Ada <${to}>`, to: "support@app.example", subject: "It is broken", text: "Help." }
  const first = await sendwright.receive(message)
  const second = await sendwright.receive({ ...message, headers: [{ name: "Auto-Submitted", value: "auto-replied" }] })
  const [endpoint] = await sendwright.webhooks.list()
  await until(sendwright, async () => {
    const { data } = await sendwright.webhooks.deliveries(endpoint!.id).page()
    return data.filter(({ status }) => status === "delivered").length === 2
  })
  assert.sameMembers(tickets, [first, second])
  await sendwright.advance("1 minute")
  sendwright.outbox.expectCount(1)
  sendwright.outbox.expectSent({ to, subject: "Re: It is broken", text: /ticket 1\.|ticket 2\./ })
})
