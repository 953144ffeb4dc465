import type { Sendwright } from "@sendwright/promise"
import { RecipientSuppressed } from "@sendwright/promise"
import { createTestSendwright } from "@sendwright/testing/createTestSendwright"
import { afterEach, assert, describe, it } from "vitest"

const open: Array<{ readonly close: () => Promise<void> }> = []
const make: typeof createTestSendwright = (options) => {
  const sendwright = createTestSendwright(options)
  open.push(sendwright)
  return sendwright
}
afterEach(async () => {
  for (const sendwright of open.splice(0)) await sendwright.close()
})

const rejection = async (promise: Promise<unknown>): Promise<Record<string, unknown>> => {
  try {
    await promise
  } catch (error) {
    return error as Record<string, unknown>
  }
  throw new Error("it did not fail")
}

const email = { from: "Shop <hello@app.example>", to: "ada@example.com", subject: "Hello", text: "Hello, Ada." }
const day = 86_400_000

/** What the tests below take for an app. */
const signUp = async (sendwright: Sendwright, address: string, now: Date) => {
  await sendwright.emails.send({
    ...email,
    to: address,
    subject: "Please confirm your address",
    html: `<p>Hello <a class="x" href="https://app.example/confirm?token=7&amp;to=${address}">confirm</a></p>`,
    tags: ["sign-up"]
  })
  const reminder = await sendwright.emails.send({
    ...email,
    to: address,
    subject: "Still there?",
    scheduledAt: new Date(now.getTime() + 3 * day)
  })
  return { confirm: () => sendwright.emails.cancel(reminder.id) }
}

describe("a sign-up", () => {
  it("confirms by the link, and reminds after three days whoever does not", async () => {
    const sendwright = make({ seed: 1, start: "2026-03-01T09:00:00Z" })
    const ada = await signUp(sendwright, "ada@example.com", sendwright.now())
    await signUp(sendwright, "grace@example.com", sendwright.now())
    const sent = sendwright.outbox.expectSent({
      to: "ada@example.com",
      subject: /confirm/,
      html: /token=\d/,
      tag: "sign-up"
    })
    assert.strictEqual(sent.link("/confirm"), "https://app.example/confirm?token=7&to=ada@example.com")
    await ada.confirm()
    sendwright.outbox.clear()
    await sendwright.advance({ days: 3, milliseconds: -1 })
    assert.lengthOf(sendwright.outbox.all, 0)
    await sendwright.advance(1)
    sendwright.outbox.expectNothingTo("ada@example.com")
    assert.strictEqual(
      sendwright.outbox.expectSent({ subject: "Still there?" }).at.toISOString(),
      "2026-03-04T09:00:00.000Z"
    )
    sendwright.outbox.expectCount(1)
  })

  it("with an address that bounces is refused from then on", async () => {
    const sendwright = make()
    const sink = await sendwright.webhooks.sink({ events: ["email.bounced"] })
    sendwright.provider.bounce("gone@example.com")
    await signUp(sendwright, "gone@example.com", sendwright.now())
    sendwright.outbox.expectSent({ to: "gone@example.com" })
    await sendwright.advance("10 seconds")
    assert.strictEqual(sink.expect({ type: "email.bounced", to: "gone@example.com" }).data.status, "bounced")
    assert.deepStrictEqual(
      (await sendwright.suppressions.list().page()).data.map(({ address, reason }) => [address, reason]),
      [["gone@example.com", "bounce"]]
    )
    const refused = await rejection(sendwright.emails.send({ ...email, to: "Gone@example.com" }))
    assert.strictEqual(refused["code"], "recipient_suppressed")
    assert.instanceOf(refused, RecipientSuppressed)
    await sendwright.suppressions.remove("gone@example.com")
    sendwright.provider.accept("gone@example.com")
    const { id } = await sendwright.emails.send({ ...email, to: "gone@example.com" })
    await sendwright.advance("1 second")
    assert.strictEqual((await sendwright.emails.get(id)).status, "delivered")
  })
})

describe("time", () => {
  it("passes 30 days at once, to the millisecond of what falls due on the way", async () => {
    const sendwright = make({ start: "2026-01-01T00:00:00Z" })
    const { id } = await sendwright.emails.send({ ...email, scheduledAt: "2026-01-30T12:34:56.789Z" })
    await sendwright.emails.send({ ...email, to: "bo@example.com", scheduledAt: "2026-01-02T00:00:00Z" })
    const began = process.cpuUsage()
    await sendwright.advance("30 days")
    assert.isBelow(process.cpuUsage(began).user, 2_000_000)
    assert.deepStrictEqual(
      (await sendwright.emails.get(id)).events.map(({ occurredAt, type }) => [type, occurredAt.toISOString()]),
      [
        ["email.scheduled", "2026-01-01T00:00:00.000Z"],
        ["email.queued", "2026-01-30T12:34:56.789Z"],
        ["email.sent", "2026-01-30T12:34:56.789Z"],
        ["email.delivered", "2026-01-30T12:34:57.789Z"]
      ]
    )
    assert.strictEqual(sendwright.now().toISOString(), "2026-01-31T00:00:00.000Z")
    await sendwright.advanceTo("2026-02-01T00:00:00Z")
    assert.strictEqual(sendwright.now().toISOString(), "2026-02-01T00:00:00.000Z")
    assert.match(String(await rejection(sendwright.advanceTo("2026-01-01"))), /Time does not go back/)
    assert.throws(() => createTestSendwright({ start: "soon" }), /The start soon is no date/)
  })

  it("is kept to by retries, hangs and unknown outcomes", async () => {
    const sendwright = make()
    sendwright.provider.failNext(3, "temporary")
    const first = await sendwright.emails.send(email)
    assert.lengthOf(sendwright.outbox.all, 0)
    await sendwright.advance("10 minutes")
    assert.strictEqual(sendwright.outbox.expectSent({ emailId: first.id }).attempt, 4)
    sendwright.provider.hang()
    const second = await sendwright.emails.send(email)
    await sendwright.advance("1 minute")
    assert.strictEqual((await sendwright.emails.get(second.id)).status, "queued")
    sendwright.provider.resume()
    assert.strictEqual((await sendwright.emails.get(second.id)).status, "sent")
    sendwright.provider.unknown(1)
    const third = await sendwright.emails.send(email)
    assert.isUndefined(sendwright.outbox.find({ emailId: third.id }))
    await sendwright.advance("2 minutes")
    assert.strictEqual(sendwright.outbox.expectSent({ emailId: third.id }).attempt, 2)
  })
})

describe("a wait", () => {
  it("ends when time has passed, or when it is given up", async () => {
    const sendwright = make()
    const { id } = await sendwright.emails.send(email)
    const waiting = sendwright.emails.waitFor(id, "delivered")
    const signal = new AbortController()
    const given = rejection(sendwright.emails.waitFor(id, "complained", { signal: signal.signal }))
    await sendwright.advance("5 seconds")
    assert.strictEqual((await waiting).status, "delivered")
    signal.abort(new Error("no more"))
    assert.strictEqual((await given)["message"], "no more")
  })
})

describe("the seed", () => {
  const run = async (seed: number): Promise<string> => {
    const sendwright = make({ seed })
    const sink = await sendwright.webhooks.sink()
    sendwright.provider.failNext(2, "temporary")
    sendwright.provider.complain("bo@example.com")
    sendwright.webhooks.answerNext(3, 503)
    const { id: templateId } = await sendwright.templates.create({
      name: "Hi",
      subject: "Hi {{ name }}",
      text: "Hi {{ name }}"
    })
    const { to, from } = email
    await sendwright.emails.send({ from, to: [to, "bo@example.com"], templateId, variables: { name: "Ada" } })
    await sendwright.emails.batch([email, { ...email, to: "gr@example.com" }], { idempotencyKey: "one" })
    await sendwright.domains.add("shop.example")
    await sendwright.advance("1 day")
    const emails = []
    for await (const { id } of sendwright.emails.list()) emails.push(await sendwright.emails.get(id))
    return JSON.stringify([
      sink,
      sendwright.outbox.all,
      emails,
      await sendwright.account.summary(),
      sendwright.webhooks.received()
    ])
  }

  it("decides on every byte: ids, secrets, signatures, times", async () => {
    const [one, again, other] = [await run(1), await run(1), await run(2)]
    assert.strictEqual(one, again)
    assert.notStrictEqual(one, other)
    assert.match(one, /v1=[0-9a-f]{64}/)
    assert.isAbove(one.length, 10_000)
  })
})

describe("the rest of an account", () => {
  it("is there", async () => {
    const sendwright = make({ domains: ["shop.example"] })
    const { domains, emails, suppressions, templates, webhooks } = sendwright
    const from = "orders@shop.example"
    assert.strictEqual((await rejection(emails.send(email)))["code"], "domain_not_verified")
    const { id: domainId } = await domains.add("app.example")
    sendwright.dns.publish("app.example")
    await sendwright.advance("5 minutes")
    assert.deepStrictEqual((await domains.list()).map(({ status }) => status), ["verified", "verified"])
    const first = await emails.send(email, { idempotencyKey: "k" })
    assert.deepStrictEqual(await emails.send(email, { idempotencyKey: "k" }), { id: first.id, replayed: true })
    sendwright.dns.break("app.example")
    await sendwright.advance("15 minutes")
    assert.strictEqual((await domains.get(domainId)).health, "action_needed")
    await domains.remove(domainId)
    assert.strictEqual((await rejection(domains.get(domainId)))["code"], "not_found")
    assert.throws(() => sendwright.dns.publish("app.example"), /has no domain app\.example/)

    const template = await templates.create({ name: "T", subject: "S {{ a }}", text: "x" })
    assert.strictEqual((await templates.update(template.id, { text: "y" })).version, 2)
    assert.lengthOf(await templates.versions(template.id), 2)
    assert.strictEqual((await templates.restore(template.id, 1)).text, "x")
    assert.strictEqual((await templates.get(template.id)).slug, "t")
    await templates.remove(template.id)
    assert.lengthOf(await templates.list(), 0)

    const { endpoint, secret } = await webhooks.add({ url: "https://hooks.app.example/" })
    const { id } = endpoint
    assert.match(secret, /^whsec_/)
    sendwright.webhooks.answerNext(16, "connect")
    await emails.send({ ...email, from })
    await sendwright.advance("7 days")
    const failed = (await webhooks.deliveries(id).page()).data.filter(({ status }) => status === "failed")
    assert.lengthOf(failed, 2)
    assert.isAbove((await webhooks.attempts(id, failed[0]!.id)).length, 3)
    await webhooks.retry(id, failed[0]!.id)
    assert.lengthOf((await webhooks.deliveries(id).page()).data.filter(({ status }) => status === "delivered"), 1)
    assert.isAbove(sendwright.webhooks.received().length, 3)
    assert.strictEqual((await webhooks.get(id)).url, "https://hooks.app.example/")
    await webhooks.remove(id)
    assert.lengthOf(await webhooks.list(), 0)

    await suppressions.add("no@example.com")
    assert.strictEqual((await rejection(suppressions.add("no@example.com")))["code"], "conflict")
    assert.strictEqual((await sendwright.account.erase("ada@example.com")).emailsDeleted, 2)
    assert.strictEqual((await sendwright.account.summary()).account.plan, "enterprise")
  })

  it("closes in the middle of a hand-off, and answers no more", async () => {
    const sendwright = make()
    await sendwright.start()
    sendwright.provider.hang()
    const { id } = await sendwright.emails.send(email)
    const waiting = rejection(sendwright.emails.waitFor(id, "delivered"))
    assert.strictEqual((await rejection(sendwright.withTransaction(async () => 1)))["code"], "not_running")
    await sendwright.close()
    await sendwright.close()
    assert.strictEqual((await waiting)["code"], "not_running")
    assert.match(String(await rejection(sendwright.emails.list().page())), /close\(\) was called/)
    assert.throws(() => sendwright.provider.resume(), /close\(\) was called/)
  })
})

describe("an answer", () => {
  it("finds the email that it answers, reaches the app, and is answered in its thread", async () => {
    const sendwright = make()
    const sink = await sendwright.webhooks.sink({ events: ["email.received"] })
    const { id } = await sendwright.emails.send({ ...email, replyTracking: true })
    const { replyTo } = await sendwright.emails.get(id)
    assert.match(replyTo.join(), /^Shop <r\+[a-z2-7]{42}@\w+\.inbound\./)

    const receivedId = await sendwright.receive({
      from: "Ada <ada@example.com>",
      to: replyTo,
      subject: "Re: Hello",
      text: "Hello yourself.",
      messageId: "1@example.com"
    })
    await sendwright.advance("1 second")
    assert.strictEqual((await sendwright.received.get(receivedId)).repliedToEmailId, id)
    assert.deepStrictEqual(sink.received.map(({ rawBody }) => JSON.parse(rawBody).data.replied_to_email_id), [id])

    const answer = await sendwright.received.reply(receivedId, { from: email.from, text: "How are you?" })
    sendwright.outbox.expectSent({ to: "ada@example.com", subject: "Re: Hello" })
    assert.strictEqual((await sendwright.emails.get(answer.id)).headers["In-Reply-To"], "<1@example.com>")
  })

  it("to the Message-ID of an email finds it as well, and what is in test mode stays there", async () => {
    const sendwright = make()
    const { id } = await sendwright.emails.send(email)
    const sent = sendwright.outbox.expectSent({ to: "ada@example.com" })
    const to = "anybody@in.app.example"
    const answers = [
      await sendwright.receive({ from: "ada@example.com", to, inReplyTo: sent.messageId }),
      await sendwright.receive({ from: "ada@example.com", to, references: ["0@example.com", sent.messageId] }),
      await sendwright.receive({ from: "ada@example.com", to, inReplyTo: "0@example.com" })
    ]
    await sendwright.receive({ from: "ada@example.com", to, inReplyTo: sent.messageId, mode: "test" })
    const found = await sendwright.received.list({ repliedToEmailId: id }).page()
    assert.sameMembers(found.data.map((received) => received.id), answers.slice(0, 2))
  })
})
