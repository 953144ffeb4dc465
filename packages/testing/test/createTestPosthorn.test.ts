import type { Posthorn } from "@posthorn/promise"
import { RecipientSuppressed } from "@posthorn/promise"
import { createTestPosthorn } from "@posthorn/testing/createTestPosthorn"
import { afterEach, assert, describe, it } from "vitest"

const open: Array<{ readonly close: () => Promise<void> }> = []
const make: typeof createTestPosthorn = (options) => {
  const posthorn = createTestPosthorn(options)
  open.push(posthorn)
  return posthorn
}
afterEach(async () => {
  for (const posthorn of open.splice(0)) await posthorn.close()
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
const signUp = async (posthorn: Posthorn, address: string, now: Date) => {
  await posthorn.emails.send({
    ...email,
    to: address,
    subject: "Please confirm your address",
    html: `<p>Hello <a class="x" href="https://app.example/confirm?token=7&amp;to=${address}">confirm</a></p>`,
    tags: ["sign-up"]
  })
  const reminder = await posthorn.emails.send({
    ...email,
    to: address,
    subject: "Still there?",
    scheduledAt: new Date(now.getTime() + 3 * day)
  })
  return { confirm: () => posthorn.emails.cancel(reminder.id) }
}

describe("a sign-up", () => {
  it("confirms by the link, and reminds after three days whoever does not", async () => {
    const posthorn = make({ seed: 1, start: "2026-03-01T09:00:00Z" })
    const ada = await signUp(posthorn, "ada@example.com", posthorn.now())
    await signUp(posthorn, "grace@example.com", posthorn.now())
    const sent = posthorn.outbox.expectSent({
      to: "ada@example.com",
      subject: /confirm/,
      html: /token=\d/,
      tag: "sign-up"
    })
    assert.strictEqual(sent.link("/confirm"), "https://app.example/confirm?token=7&to=ada@example.com")
    await ada.confirm()
    posthorn.outbox.clear()
    await posthorn.advance({ days: 3, milliseconds: -1 })
    assert.lengthOf(posthorn.outbox.all, 0)
    await posthorn.advance(1)
    posthorn.outbox.expectNothingTo("ada@example.com")
    assert.strictEqual(
      posthorn.outbox.expectSent({ subject: "Still there?" }).at.toISOString(),
      "2026-03-04T09:00:00.000Z"
    )
    posthorn.outbox.expectCount(1)
  })

  it("with an address that bounces is refused from then on", async () => {
    const posthorn = make()
    const sink = await posthorn.webhooks.sink({ events: ["email.bounced"] })
    posthorn.provider.bounce("gone@example.com")
    await signUp(posthorn, "gone@example.com", posthorn.now())
    posthorn.outbox.expectSent({ to: "gone@example.com" })
    await posthorn.advance("10 seconds")
    assert.strictEqual(sink.expect({ type: "email.bounced", to: "gone@example.com" }).data.status, "bounced")
    assert.deepStrictEqual(
      (await posthorn.suppressions.list().page()).data.map(({ address, reason }) => [address, reason]),
      [["gone@example.com", "bounce"]]
    )
    const refused = await rejection(posthorn.emails.send({ ...email, to: "Gone@example.com" }))
    assert.strictEqual(refused["code"], "recipient_suppressed")
    assert.instanceOf(refused, RecipientSuppressed)
    await posthorn.suppressions.remove("gone@example.com")
    posthorn.provider.accept("gone@example.com")
    const { id } = await posthorn.emails.send({ ...email, to: "gone@example.com" })
    await posthorn.advance("1 second")
    assert.strictEqual((await posthorn.emails.get(id)).status, "delivered")
  })
})

describe("time", () => {
  it("passes 30 days at once, to the millisecond of what falls due on the way", async () => {
    const posthorn = make({ start: "2026-01-01T00:00:00Z" })
    const { id } = await posthorn.emails.send({ ...email, scheduledAt: "2026-01-30T12:34:56.789Z" })
    await posthorn.emails.send({ ...email, to: "bo@example.com", scheduledAt: "2026-01-02T00:00:00Z" })
    const began = performance.now()
    await posthorn.advance("30 days")
    assert.isBelow(performance.now() - began, 2_000)
    assert.deepStrictEqual(
      (await posthorn.emails.get(id)).events.map(({ occurredAt, type }) => [type, occurredAt.toISOString()]),
      [
        ["email.scheduled", "2026-01-01T00:00:00.000Z"],
        ["email.queued", "2026-01-30T12:34:56.789Z"],
        ["email.sent", "2026-01-30T12:34:56.789Z"],
        ["email.delivered", "2026-01-30T12:34:57.789Z"]
      ]
    )
    assert.strictEqual(posthorn.now().toISOString(), "2026-01-31T00:00:00.000Z")
    await posthorn.advanceTo("2026-02-01T00:00:00Z")
    assert.strictEqual(posthorn.now().toISOString(), "2026-02-01T00:00:00.000Z")
    assert.match(String(await rejection(posthorn.advanceTo("2026-01-01"))), /Time does not go back/)
    assert.throws(() => createTestPosthorn({ start: "soon" }), /The start soon is no date/)
  })

  it("is kept to by retries, hangs and unknown outcomes", async () => {
    const posthorn = make()
    posthorn.provider.failNext(3, "temporary")
    const first = await posthorn.emails.send(email)
    assert.lengthOf(posthorn.outbox.all, 0)
    await posthorn.advance("10 minutes")
    assert.strictEqual(posthorn.outbox.expectSent({ emailId: first.id }).attempt, 4)
    posthorn.provider.hang()
    const second = await posthorn.emails.send(email)
    await posthorn.advance("1 minute")
    assert.strictEqual((await posthorn.emails.get(second.id)).status, "queued")
    posthorn.provider.resume()
    assert.strictEqual((await posthorn.emails.get(second.id)).status, "sent")
    posthorn.provider.unknown(1)
    const third = await posthorn.emails.send(email)
    assert.isUndefined(posthorn.outbox.find({ emailId: third.id }))
    await posthorn.advance("2 minutes")
    assert.strictEqual(posthorn.outbox.expectSent({ emailId: third.id }).attempt, 2)
  })
})

describe("a wait", () => {
  it("ends when time has passed, or when it is given up", async () => {
    const posthorn = make()
    const { id } = await posthorn.emails.send(email)
    const waiting = posthorn.emails.waitFor(id, "delivered")
    const signal = new AbortController()
    const given = rejection(posthorn.emails.waitFor(id, "complained", { signal: signal.signal }))
    await posthorn.advance("5 seconds")
    assert.strictEqual((await waiting).status, "delivered")
    signal.abort(new Error("no more"))
    assert.strictEqual((await given)["message"], "no more")
  })
})

describe("the seed", () => {
  const run = async (seed: number): Promise<string> => {
    const posthorn = make({ seed })
    const sink = await posthorn.webhooks.sink()
    posthorn.provider.failNext(2, "temporary")
    posthorn.provider.complain("bo@example.com")
    posthorn.webhooks.answerNext(3, 503)
    const { id: templateId } = await posthorn.templates.create({
      name: "Hi",
      subject: "Hi {{ name }}",
      text: "Hi {{ name }}"
    })
    const { to, from } = email
    await posthorn.emails.send({ from, to: [to, "bo@example.com"], templateId, variables: { name: "Ada" } })
    await posthorn.emails.batch([email, { ...email, to: "gr@example.com" }], { idempotencyKey: "one" })
    await posthorn.domains.add("shop.example")
    await posthorn.advance("1 day")
    const emails = []
    for await (const { id } of posthorn.emails.list()) emails.push(await posthorn.emails.get(id))
    return JSON.stringify([
      sink,
      posthorn.outbox.all,
      emails,
      await posthorn.account.summary(),
      posthorn.webhooks.received()
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
    const posthorn = make({ domains: ["shop.example"] })
    const { domains, emails, suppressions, templates, webhooks } = posthorn
    const from = "orders@shop.example"
    assert.strictEqual((await rejection(emails.send(email)))["code"], "domain_not_verified")
    const { id: domainId } = await domains.add("app.example")
    posthorn.dns.publish("app.example")
    await posthorn.advance("5 minutes")
    assert.deepStrictEqual((await domains.list()).map(({ status }) => status), ["verified", "verified"])
    const first = await emails.send(email, { idempotencyKey: "k" })
    assert.deepStrictEqual(await emails.send(email, { idempotencyKey: "k" }), { id: first.id, replayed: true })
    posthorn.dns.break("app.example")
    await posthorn.advance("15 minutes")
    assert.strictEqual((await domains.get(domainId)).health, "action_needed")
    await domains.remove(domainId)
    assert.strictEqual((await rejection(domains.get(domainId)))["code"], "not_found")
    assert.throws(() => posthorn.dns.publish("app.example"), /has no domain app\.example/)

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
    posthorn.webhooks.answerNext(16, "connect")
    await emails.send({ ...email, from })
    await posthorn.advance("7 days")
    const failed = (await webhooks.deliveries(id).page()).data.filter(({ status }) => status === "failed")
    assert.lengthOf(failed, 2)
    assert.isAbove((await webhooks.attempts(id, failed[0]!.id)).length, 3)
    await webhooks.retry(id, failed[0]!.id)
    assert.lengthOf((await webhooks.deliveries(id).page()).data.filter(({ status }) => status === "delivered"), 1)
    assert.isAbove(posthorn.webhooks.received().length, 3)
    assert.strictEqual((await webhooks.get(id)).url, "https://hooks.app.example/")
    await webhooks.remove(id)
    assert.lengthOf(await webhooks.list(), 0)

    await suppressions.add("no@example.com")
    assert.strictEqual((await rejection(suppressions.add("no@example.com")))["code"], "conflict")
    assert.strictEqual((await posthorn.account.erase("ada@example.com")).emailsDeleted, 2)
    assert.strictEqual((await posthorn.account.summary()).account.plan, "enterprise")
  })

  it("closes in the middle of a hand-off, and answers no more", async () => {
    const posthorn = make()
    await posthorn.start()
    posthorn.provider.hang()
    const { id } = await posthorn.emails.send(email)
    const waiting = rejection(posthorn.emails.waitFor(id, "delivered"))
    assert.strictEqual((await rejection(posthorn.withTransaction(async () => 1)))["code"], "not_running")
    await posthorn.close()
    await posthorn.close()
    assert.strictEqual((await waiting)["code"], "not_running")
    assert.match(String(await rejection(posthorn.emails.list().page())), /close\(\) was called/)
    assert.throws(() => posthorn.provider.resume(), /close\(\) was called/)
  })
})
