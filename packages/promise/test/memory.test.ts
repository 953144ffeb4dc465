import { verifyWebhook } from "@sendwright/client"
import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import { RouteControl } from "@sendwright/core/sending/RouteControl"
import {
  Conflict,
  createSendwright,
  DomainNotVerified,
  memory,
  mx,
  NotFound,
  NotRunning,
  NotScheduled,
  type ProviderMessage,
  RecipientSuppressed,
  SendwrightError,
  smtp,
  StartError,
  temporarilyRefused,
  ValidationError
} from "@sendwright/promise"
import { received } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { assert, describe, it } from "vitest"
import { account, all, hello, keeping, owner, rejection, sandboxSender, started, until, zone } from "./app.ts"

const tomorrow = () => new Date(Date.now() + 86_400_000)

describe("receiving", () => {
  it("lists what came, with its files, and removes it", async () => {
    await using sendwright = await started()
    const { account } = await sendwright.account.summary()
    const content = new TextEncoder().encode(
      "From: a@b.example\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\nQUJD\r\n"
    )
    const message = received({ accountId: account.id, content, receivedAt: new Date() })
    await Effect.runPromise(
      ReceivedStore.use((store) => store.add([message])).pipe(Effect.provideContext(sendwright.context))
    )
    assert.deepStrictEqual(
      (await all(sendwright.received.list({ from: "CHARLES@mail.example" }))).map(({ id }) => id),
      [
        message.id
      ]
    )
    assert.deepStrictEqual(await all(sendwright.received.list({ from: "ada@mail.example" })), [])
    assert.strictEqual((await sendwright.received.get(message.id)).subject, "A question")
    assert.deepStrictEqual(await sendwright.received.raw(message.id), content)
    assert.strictEqual(Buffer.from(await sendwright.received.attachment(message.id, 0)).toString(), "ABC")
    assert.instanceOf(await rejection(sendwright.received.attachment(message.id, 1)), NotFound)
    const exported = await sendwright.account.export()
    assert.deepStrictEqual((await all(exported.received)).map(({ id }) => id), [message.id])
    await sendwright.received.remove(message.id)
    assert.instanceOf(await rejection(sendwright.received.get(message.id)), NotFound)
  })

  it("asks a domain to receive", async () => {
    const { dns, publish } = zone()
    await using sendwright = await started({ dns })
    const { dnsRecords, id } = await sendwright.domains.add("in.example.com")
    const { receiving } = await sendwright.domains.addReceiving(id)
    publish([...dnsRecords, ...receiving!.dnsRecords])
    assert.strictEqual((await sendwright.domains.get(id)).receiving?.status, "verified")
    await sendwright.domains.removeReceiving(id)
    assert.instanceOf(await rejection(sendwright.domains.removeReceiving(id)), NotFound)
  })
})

describe("sending", () => {
  it("hands an email to the provider of the application", async () => {
    const { provider, taken } = keeping()
    await using sendwright = await started({ provider })
    const { id, replayed } = await sendwright.emails.send({
      ...await hello(sendwright),
      cc: undefined,
      attachments: [{ filename: "a.txt", content: new TextEncoder().encode("file") }]
    })
    assert.isFalse(replayed)
    const email = await sendwright.emails.waitFor(id, "sent")
    assert.deepStrictEqual(email.events.map(({ type }) => type), ["email.queued", "email.sent"])
    assert.deepStrictEqual(taken.map(({ envelope }) => envelope.recipients), [[owner]])
    assert.strictEqual(Buffer.from(taken[0]!.attachments[0]!.content).toString(), "file")
    assert.include(Buffer.from(await taken[0]!.raw()).toString(), "Subject: Hello\r\n")
    assert.notProperty(taken[0], "dkim")
  })

  it("sends from a domain whose records are found, and signs", async () => {
    const { provider, taken } = keeping()
    const { dns, publish } = zone()
    await using sendwright = await started({ provider, dns })
    const email = { from: "shop@example.com", to: "bob@example.org", subject: "Hi", text: "Hi" }
    const refused = await rejection(sendwright.emails.send(email))
    assert.instanceOf(refused, DomainNotVerified)
    assert.strictEqual(refused.domain, "example.com")
    const domain = await sendwright.domains.add("example.com")
    publish(domain.dnsRecords)
    assert.strictEqual((await sendwright.domains.get(domain.id)).status, "verified")
    await sendwright.emails.waitFor((await sendwright.emails.send(email)).id, "sent")
    assert.match(Buffer.from(await taken[0]!.raw()).toString(), /^DKIM-Signature:.*d=example\.com/ms)
    assert.strictEqual((await sendwright.domains.list()).length, 1)
    await sendwright.domains.remove(domain.id)
    assert.instanceOf(await rejection(sendwright.emails.send(email)), DomainNotVerified)
  })

  it("tells every issue, as errors that can be told apart", async () => {
    await using sendwright = await started()
    const bad = await rejection(sendwright.emails.send({ from: "nobody", to: [], subject: "x" }))
    assert.instanceOf(bad, ValidationError)
    assert.instanceOf(bad, SendwrightError)
    assert.instanceOf(bad, Error)
    assert.strictEqual(bad.code, "validation_error")
    assert.sameDeepMembers(bad.issues.map(({ path }: { path: ReadonlyArray<unknown> }) => path), [["from"], ["to"], []])
    assert.instanceOf(await rejection(sendwright.emails.get("0198c0de-0000-7000-8000-000000000001")), NotFound)
    assert.instanceOf(await rejection(sendwright.emails.list({ limit: 0 }).page()), ValidationError)
  })

  it("replays an idempotency key, and refuses another request under it", async () => {
    await using sendwright = await started()
    const email = { ...await hello(sendwright), scheduledAt: tomorrow() }
    const first = await sendwright.emails.send(email, { idempotencyKey: "order-1" })
    assert.deepStrictEqual(await sendwright.emails.send(email, { idempotencyKey: "order-1" }), {
      id: first.id,
      replayed: true
    })
    const other = sendwright.emails.send({ ...email, subject: "Other" }, { idempotencyKey: "order-1" })
    assert.instanceOf(await rejection(other), Conflict)
  })

  it("schedules and takes back", async () => {
    await using sendwright = await started()
    const { id } = await sendwright.emails.send({ ...await hello(sendwright), scheduledAt: tomorrow() })
    const waiting = rejection(sendwright.emails.waitFor(id, ["sent", "delivered"]))
    assert.strictEqual((await sendwright.emails.get(id)).status, "scheduled")
    const moved = new Date(tomorrow().getTime() + 3_600_000)
    await sendwright.emails.reschedule(id, moved)
    assert.deepStrictEqual((await sendwright.emails.get(id)).scheduledAt, moved)
    for (const wrong of [new Date(0), new Date(Number.NaN), "tomorrow"]) {
      const error = await rejection(sendwright.emails.reschedule(id, wrong))
      assert.deepStrictEqual(error instanceof ValidationError && error.issues[0]?.path, ["scheduledAt"])
    }
    await sendwright.emails.cancel(id)
    assert.instanceOf(await waiting, Conflict)
    assert.instanceOf(await rejection(sendwright.emails.reschedule(id, moved)), NotScheduled)
    assert.instanceOf(await rejection(sendwright.emails.cancel(id)), NotScheduled)
  })

  it("suppresses, names whom, and lets go", async () => {
    await using sendwright = await started()
    await sendwright.suppressions.add("Ada@Example.com")
    const error = await rejection(sendwright.emails.send(await hello(sendwright)))
    assert.instanceOf(error, RecipientSuppressed)
    assert.deepStrictEqual(error.suppressed, [owner])
    assert.deepStrictEqual((await sendwright.suppressions.list().page()).data.map(({ address }) => address), [owner])
    await sendwright.suppressions.remove(owner)
    assert.isString((await sendwright.emails.send(await hello(sendwright))).id)
  })

  it("judges each email of a batch by itself", async () => {
    await using sendwright = await started()
    const good = await hello(sendwright)
    await sendwright.suppressions.add("delivered@example.com").catch(() => undefined)
    const { accepted, failed, results } = await sendwright.emails.batch([good, { ...good, to: "no address" }, good])
    assert.deepStrictEqual([accepted, failed], [2, 1])
    assert.deepStrictEqual(results.map(({ ok }) => ok), [true, false, true])
    const [, second] = results
    assert.isTrue(second?.ok === false && second.error instanceof ValidationError && second.error.issues.length === 1)
  })

  it("walks through a list page by page", async () => {
    await using sendwright = await started()
    const email = await hello(sendwright)
    const sent: Array<string> = []
    for (let n = 0; n < 5; n++) sent.push((await sendwright.emails.send({ ...email, tags: ["walk"] })).id)
    await sendwright.emails.send(email)
    const ids: Array<string> = []
    for await (const { id } of sendwright.emails.list({ limit: 2, tag: "walk" })) ids.push(id)
    // Newest first; of one millisecond, by the rest of their ids.
    assert.deepStrictEqual(ids, sent.toSorted().toReversed())
    const page = await sendwright.emails.list({ limit: 2 }).page()
    assert.strictEqual(page.data.length, 2)
    assert.isString(page.nextCursor)
  })

  it("takes 200 sends at once", async () => {
    const { provider, taken } = keeping()
    await using sendwright = await started({ provider })
    const email = await hello(sendwright)
    const answers = await Promise.all(Array.from({ length: 200 }, () => sendwright.emails.send(email)))
    assert.strictEqual(new Set(answers.map(({ id }) => id)).size, 200)
    await until(() => taken.length === 200)
    assert.strictEqual(new Set(taken.map(({ emailId }) => emailId)).size, 200)
  })

  it("counts a provider that throws as unknown, and tries again where it was refused", async () => {
    const logged: Array<string> = []
    let calls = 0
    await using sendwright = await started({
      engine: { unknownPolicy: "hold" },
      log: ({ message }) => void logged.push(message),
      provider: {
        name: "moody",
        submit: async () => {
          calls++
          throw new Error("broken")
        }
      }
    })
    const { id } = await sendwright.emails.send(await hello(sendwright))
    await until(() => logged.some((message) => message.includes("moody")))
    assert.strictEqual((await sendwright.emails.get(id)).status, "queued")
    assert.strictEqual(calls, 1)
  })

  it("takes what a provider reports", async () => {
    await using sendwright = await started()
    const { id } = await sendwright.emails.send(await hello(sendwright))
    await sendwright.emails.waitFor(id, "sent")
    const report = {
      provider: "keeping",
      key: "report-1",
      emailId: id,
      messageId: null,
      type: "email.delivered" as const,
      occurredAt: new Date(),
      recipients: [owner],
      details: {},
      keys: [],
      providerMessageId: null,
      error: null
    }
    assert.strictEqual((await sendwright.report([report])).applied, 1)
    assert.strictEqual((await sendwright.report([report])).duplicates, 1)
    assert.strictEqual((await sendwright.emails.waitFor(id, "delivered")).status, "delivered")
  })
})

describe("templates, webhooks, the account", () => {
  it("keeps templates and their versions, and sends with them", async () => {
    const { provider, taken } = keeping()
    await using sendwright = await started({ provider })
    const { templates } = sendwright
    const made = await templates.create({
      name: "Welcome",
      subject: "Hi {{name}}",
      text: "Hello {{name}}",
      html: undefined
    })
    await templates.update(made.id, { subject: "Welcome {{name}}" })
    await sendwright.emails.send({
      from: await sandboxSender(sendwright),
      to: owner,
      templateSlug: "welcome",
      variables: { name: "Ada" }
    })
    await until(() => taken.length === 1)
    assert.strictEqual(taken[0]?.subject, "Welcome Ada")
    assert.deepStrictEqual((await templates.versions(made.id)).map(({ version }) => version), [2, 1])
    assert.strictEqual((await templates.restore(made.id, 1)).subject, "Hi {{name}}")
    assert.deepStrictEqual((await templates.list()).map(({ slug }) => slug), ["welcome"])
    const taken2 = await rejection(templates.create({ name: "Other", slug: "welcome", subject: "x", text: "x" }))
    assert.instanceOf(taken2, Conflict)
    await templates.remove(made.id)
    assert.instanceOf(await rejection(templates.get(made.id)), NotFound)
  })

  it("posts signed webhooks", async () => {
    const arrived: Array<{ readonly body: string; readonly headers: Record<string, string | undefined> }> = []
    const server = createServer((request, response) => {
      let body = ""
      request.on("data", (chunk) => body += chunk)
      request.on("end", () => {
        arrived.push({ body, headers: request.headers as Record<string, string | undefined> })
        response.end()
      })
    }).listen(0, "127.0.0.1")
    await once(server, "listening")
    try {
      await using sendwright = await started({ webhooks: { allowPrivate: true } })
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
      const { endpoint, secret } = await sendwright.webhooks.add({ url, events: ["email.sent"] })
      const { id } = await sendwright.emails.send(await hello(sendwright))
      await until(() => arrived.length === 1)
      const event = await verifyWebhook(arrived[0]!.body, arrived[0]!.headers, secret)
      assert.strictEqual(event.type, "email.sent")
      assert.include(arrived[0]!.body, id)
      await until(async () =>
        (await sendwright.webhooks.deliveries(endpoint.id).page()).data[0]?.status === "delivered"
      )
      const [delivery] = (await sendwright.webhooks.deliveries(endpoint.id).page()).data
      assert.instanceOf(await rejection(sendwright.webhooks.retry(endpoint.id, delivery!.id)), Conflict)
      assert.deepStrictEqual((await sendwright.webhooks.list()).map(({ id }) => id), [endpoint.id])
      assert.notStrictEqual((await sendwright.webhooks.rotateSecret(endpoint.id)).secret, secret)
      const changed = await sendwright.webhooks.update(endpoint.id, { enabled: false, url: undefined })
      assert.deepStrictEqual([changed.enabled, changed.url, changed.events], [false, url, ["email.sent"]])
      assert.instanceOf(await rejection(sendwright.webhooks.update(endpoint.id, { events: [] })), ValidationError)
      await sendwright.webhooks.remove(endpoint.id)
      assert.instanceOf(await rejection(sendwright.webhooks.get(endpoint.id)), NotFound)
      const nonsense = sendwright.webhooks.add({ url, events: ["email.opened" as never] })
      assert.instanceOf(await rejection(nonsense), ValidationError)
    } finally {
      server.close()
    }
  })

  it("keeps webhooks out of private networks unless it is told otherwise", async () => {
    await using sendwright = await started()
    assert.instanceOf(await rejection(sendwright.webhooks.add({ url: "http://127.0.0.1/hook" })), ValidationError)
  })

  it("exports the account, and erases a recipient", async () => {
    await using sendwright = await started()
    const { id } = await sendwright.emails.send(await hello(sendwright))
    await sendwright.emails.waitFor(id, "sent")
    const whole = await sendwright.account.export()
    assert.strictEqual(whole.account.name, "Shop")
    assert.deepStrictEqual((await all(whole.emails)).map((email) => email.id), [id])
    assert.strictEqual((await all(whole.events)).length, 2)
    assert.deepStrictEqual(await all(whole.suppressions), [])
    assert.strictEqual((await sendwright.account.erase(owner)).emailsDeleted, 1)
    assert.instanceOf(await rejection(sendwright.emails.get(id)), NotFound)
  })
})

describe("starting and closing", () => {
  it("says what to do before the start and after the end", async () => {
    const sendwright = createSendwright({ storage: memory(), provider: keeping().provider, account })
    const early = await rejection(sendwright.emails.list().page())
    assert.instanceOf(early, NotRunning)
    assert.include(early.message, "sendwright.start()")
    assert.throws(() => sendwright.context, NotRunning)
    await Promise.all([sendwright.start(), sendwright.start()])
    await sendwright.start()
    assert.isString((await sendwright.account.summary()).account.id)
    await Promise.all([sendwright.close(), sendwright.close()])
    assert.instanceOf(await rejection(sendwright.account.summary()), NotRunning)
    assert.instanceOf(await rejection(sendwright.start()), NotRunning)
  })

  it("hands email over by its routes, before which others can be stored", async () => {
    const [one, two] = ["one", "two"].map((name) => ({ name, ...keeping() }))
    const provider = [{ ...one!.provider, name: "one" }, { ...two!.provider, name: "two" }] as const
    await using sendwright = await started({ provider, routes: "tag:news=two" })
    const carrier = async (tags: ReadonlyArray<string>) => {
      const { id } = await sendwright.emails.send({ ...await hello(sendwright), tags })
      const { events } = await sendwright.emails.waitFor(id, "sent")
      return events.flatMap((event) => event.type === "email.sent" ? event.details.provider : [])
    }
    assert.deepStrictEqual(await carrier(["news"]), ["two"])
    assert.deepStrictEqual(await carrier([]), ["one"])
    const question = { to: owner, from: "shop@shop.example", tags: ["news"], accountId: null }
    const stored = RouteControl.use((routes) =>
      Effect.andThen(routes.set("tag:news=two,one", 0), routes.explain(question))
    )
    assert.deepInclude(await Effect.runPromise(Effect.provideContext(stored, sendwright.context)), {
      source: "stored",
      providers: ["two", "one"]
    })
  })

  it("rejects a start that cannot be, and names the option", async () => {
    const provider = keeping().provider
    const refusals = [
      { storage: { kind: "embedded" as const, directory: "unused" }, provider, account },
      { storage: memory(), provider, account, secretKey: "short" },
      { storage: memory(), provider: smtp("http://mail"), account },
      { storage: memory(), provider: mx({ name: "mail1.example.com", port: 0 }), account },
      {
        storage: memory(),
        provider: mx({
          name: "mail1.example.com",
          sites: [{ pattern: "*" }, { pattern: "*.google.com", perMinute: 0 }]
        }),
        account
      },
      { storage: { kind: "postgres" as const, url: "mysql://x" }, provider, account, secretKey: "A".repeat(43) + "=" },
      { storage: memory(), provider, account, routes: "somewhere" },
      { storage: memory(), provider, account, routes: "tag:news=backup" }
    ]
    const messages = [
      "secretKey is missing",
      "secretKey must",
      "smtp(url)",
      "mx(options) has an option port",
      "mx(options) has an option sites that is wrong: row 2 has a field perMinute",
      "postgres({ url })",
      "routes has a rule that is wrong, number 1 (somewhere)",
      `routes names backup, which is none of provider: ${provider.name}`
    ]
    for (const [index, options] of refusals.entries()) {
      const error = await rejection(createSendwright(options).start())
      assert.instanceOf(error, StartError)
      assert.include(error.message, messages[index]!)
    }
    const owner = { name: "Shop", ownerEmail: "nobody" }
    assert.instanceOf(
      await rejection(createSendwright({ storage: memory(), provider, account: owner }).start()),
      StartError
    )
  })

  it("gives a call up for its signal, and waits for its own at the end", async () => {
    const sendwright = await started()
    const { id } = await sendwright.emails.send({ ...await hello(sendwright), scheduledAt: tomorrow() })
    const reason = new Error("enough")
    const controller = new AbortController()
    const waiting = rejection(sendwright.emails.waitFor(id, "sent", { signal: controller.signal }))
    controller.abort(reason)
    assert.strictEqual(await waiting, reason)
    assert.strictEqual(await rejection(sendwright.emails.get(id, { signal: controller.signal })), reason)
    const left = rejection(sendwright.emails.waitFor(id, "sent"))
    await sendwright.close()
    assert.instanceOf(await left, NotRunning)
  })

  it("lets a hand-off that has begun come to its end", async () => {
    const begun = Promise.withResolvers<ProviderMessage>()
    const gate = Promise.withResolvers<void>()
    let ended = false
    const sendwright = await started({
      provider: {
        name: "slow",
        submit: async (message) => {
          begun.resolve(message)
          await gate.promise
          ended = true
          return temporarilyRefused("later")
        }
      }
    })
    await sendwright.emails.send(await hello(sendwright))
    await begun.promise
    const closed = sendwright.close()
    assert.instanceOf(await rejection(sendwright.account.summary()), NotRunning)
    assert.isFalse(ended)
    gate.resolve()
    await closed
    assert.isTrue(ended)
  })

  it("aborts a hand-off that does not end in time", async () => {
    const begun = Promise.withResolvers<AbortSignal>()
    const sendwright = await started({
      engine: { drainTimeout: 50 },
      provider: {
        name: "hanging",
        submit: (_, { signal }) => {
          begun.resolve(signal)
          return new Promise(() => {})
        }
      }
    })
    await sendwright.emails.send(await hello(sendwright))
    const signal = await begun.promise
    await sendwright.close()
    assert.isTrue(signal.aborted)
  })
})
