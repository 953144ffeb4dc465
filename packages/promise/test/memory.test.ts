import { verifyWebhook } from "@posthorn/client"
import {
  Conflict,
  createPosthorn,
  DomainNotVerified,
  memory,
  NotFound,
  NotRunning,
  NotScheduled,
  PosthornError,
  type ProviderMessage,
  RecipientSuppressed,
  StartError,
  temporarilyRefused,
  ValidationError
} from "@posthorn/promise"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { assert, describe, it } from "vitest"
import { account, all, hello, keeping, owner, rejection, sandboxSender, started, until, zone } from "./app.ts"

const tomorrow = () => new Date(Date.now() + 86_400_000)

describe("sending", () => {
  it("hands an email to the provider of the application", async () => {
    const { provider, taken } = keeping()
    await using posthorn = await started({ provider })
    const { id, replayed } = await posthorn.emails.send({
      ...await hello(posthorn),
      cc: undefined,
      attachments: [{ filename: "a.txt", content: new TextEncoder().encode("file") }]
    })
    assert.isFalse(replayed)
    const email = await posthorn.emails.waitFor(id, "sent")
    assert.deepStrictEqual(email.events.map(({ type }) => type), ["email.queued", "email.sent"])
    assert.deepStrictEqual(taken.map(({ envelope }) => envelope.recipients), [[owner]])
    assert.strictEqual(Buffer.from(taken[0]!.attachments[0]!.content).toString(), "file")
    assert.include(Buffer.from(await taken[0]!.raw()).toString(), "Subject: Hello\r\n")
    assert.notProperty(taken[0], "dkim")
  })

  it("sends from a domain whose records are found, and signs", async () => {
    const { provider, taken } = keeping()
    const { dns, publish } = zone()
    await using posthorn = await started({ provider, dns })
    const email = { from: "shop@example.com", to: "bob@example.org", subject: "Hi", text: "Hi" }
    const refused = await rejection(posthorn.emails.send(email))
    assert.instanceOf(refused, DomainNotVerified)
    assert.strictEqual(refused.domain, "example.com")
    const domain = await posthorn.domains.add("example.com")
    publish(domain.dnsRecords)
    assert.strictEqual((await posthorn.domains.get(domain.id)).status, "verified")
    await posthorn.emails.waitFor((await posthorn.emails.send(email)).id, "sent")
    assert.match(Buffer.from(await taken[0]!.raw()).toString(), /^DKIM-Signature:.*d=example\.com/ms)
    assert.strictEqual((await posthorn.domains.list()).length, 1)
    await posthorn.domains.remove(domain.id)
    assert.instanceOf(await rejection(posthorn.emails.send(email)), DomainNotVerified)
  })

  it("tells every issue, as errors that can be told apart", async () => {
    await using posthorn = await started()
    const bad = await rejection(posthorn.emails.send({ from: "nobody", to: [], subject: "x" }))
    assert.instanceOf(bad, ValidationError)
    assert.instanceOf(bad, PosthornError)
    assert.instanceOf(bad, Error)
    assert.strictEqual(bad.code, "validation_error")
    assert.sameDeepMembers(bad.issues.map(({ path }: { path: ReadonlyArray<unknown> }) => path), [["from"], ["to"], []])
    assert.instanceOf(await rejection(posthorn.emails.get("0198c0de-0000-7000-8000-000000000001")), NotFound)
    assert.instanceOf(await rejection(posthorn.emails.list({ limit: 0 }).page()), ValidationError)
  })

  it("replays an idempotency key, and refuses another request under it", async () => {
    await using posthorn = await started()
    const email = { ...await hello(posthorn), scheduledAt: tomorrow() }
    const first = await posthorn.emails.send(email, { idempotencyKey: "order-1" })
    assert.deepStrictEqual(await posthorn.emails.send(email, { idempotencyKey: "order-1" }), {
      id: first.id,
      replayed: true
    })
    const other = posthorn.emails.send({ ...email, subject: "Other" }, { idempotencyKey: "order-1" })
    assert.instanceOf(await rejection(other), Conflict)
  })

  it("schedules and takes back", async () => {
    await using posthorn = await started()
    const { id } = await posthorn.emails.send({ ...await hello(posthorn), scheduledAt: tomorrow() })
    const waiting = rejection(posthorn.emails.waitFor(id, ["sent", "delivered"]))
    assert.strictEqual((await posthorn.emails.get(id)).status, "scheduled")
    await posthorn.emails.cancel(id)
    assert.instanceOf(await waiting, Conflict)
    assert.instanceOf(await rejection(posthorn.emails.cancel(id)), NotScheduled)
  })

  it("suppresses, names whom, and lets go", async () => {
    await using posthorn = await started()
    await posthorn.suppressions.add("Ada@Example.com")
    const error = await rejection(posthorn.emails.send(await hello(posthorn)))
    assert.instanceOf(error, RecipientSuppressed)
    assert.deepStrictEqual(error.suppressed, [owner])
    assert.deepStrictEqual((await posthorn.suppressions.list().page()).data.map(({ address }) => address), [owner])
    await posthorn.suppressions.remove(owner)
    assert.isString((await posthorn.emails.send(await hello(posthorn))).id)
  })

  it("judges each email of a batch by itself", async () => {
    await using posthorn = await started()
    const good = await hello(posthorn)
    await posthorn.suppressions.add("delivered@example.com").catch(() => undefined)
    const { accepted, failed, results } = await posthorn.emails.batch([good, { ...good, to: "no address" }, good])
    assert.deepStrictEqual([accepted, failed], [2, 1])
    assert.deepStrictEqual(results.map(({ ok }) => ok), [true, false, true])
    const [, second] = results
    assert.isTrue(second?.ok === false && second.error instanceof ValidationError && second.error.issues.length === 1)
  })

  it("walks through a list page by page", async () => {
    await using posthorn = await started()
    const email = await hello(posthorn)
    for (let n = 0; n < 5; n++) await posthorn.emails.send({ ...email, subject: `No. ${n}`, tags: ["walk"] })
    await posthorn.emails.send(email)
    const subjects: Array<string> = []
    for await (const { subject } of posthorn.emails.list({ limit: 2, tag: "walk" })) subjects.push(subject)
    assert.deepStrictEqual(subjects, ["No. 4", "No. 3", "No. 2", "No. 1", "No. 0"])
    const page = await posthorn.emails.list({ limit: 2 }).page()
    assert.strictEqual(page.data.length, 2)
    assert.isString(page.nextCursor)
  })

  it("takes 200 sends at once", async () => {
    const { provider, taken } = keeping()
    await using posthorn = await started({ provider })
    const email = await hello(posthorn)
    const answers = await Promise.all(Array.from({ length: 200 }, () => posthorn.emails.send(email)))
    assert.strictEqual(new Set(answers.map(({ id }) => id)).size, 200)
    await until(() => taken.length === 200)
    assert.strictEqual(new Set(taken.map(({ emailId }) => emailId)).size, 200)
  })

  it("counts a provider that throws as unknown, and tries again where it was refused", async () => {
    const logged: Array<string> = []
    let calls = 0
    await using posthorn = await started({
      settings: { unknownPolicy: "hold" },
      log: ({ message }) => void logged.push(message),
      provider: {
        name: "moody",
        submit: async () => {
          calls++
          throw new Error("broken")
        }
      }
    })
    const { id } = await posthorn.emails.send(await hello(posthorn))
    await until(() => logged.some((message) => message.includes("moody")))
    assert.strictEqual((await posthorn.emails.get(id)).status, "queued")
    assert.strictEqual(calls, 1)
  })

  it("takes what a provider reports", async () => {
    await using posthorn = await started()
    const { id } = await posthorn.emails.send(await hello(posthorn))
    await posthorn.emails.waitFor(id, "sent")
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
    assert.strictEqual((await posthorn.report([report])).applied, 1)
    assert.strictEqual((await posthorn.report([report])).duplicates, 1)
    assert.strictEqual((await posthorn.emails.waitFor(id, "delivered")).status, "delivered")
  })
})

describe("templates, webhooks, the account", () => {
  it("keeps templates and their versions, and sends with them", async () => {
    const { provider, taken } = keeping()
    await using posthorn = await started({ provider })
    const { templates } = posthorn
    const made = await templates.create({
      name: "Welcome",
      subject: "Hi {{name}}",
      text: "Hello {{name}}",
      html: undefined
    })
    await templates.update(made.id, { subject: "Welcome {{name}}" })
    await posthorn.emails.send({
      from: await sandboxSender(posthorn),
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
      await using posthorn = await started({ webhooks: { allowPrivate: true } })
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
      const { endpoint, secret } = await posthorn.webhooks.add({ url, events: ["email.sent"] })
      const { id } = await posthorn.emails.send(await hello(posthorn))
      await until(() => arrived.length === 1)
      const event = await verifyWebhook(arrived[0]!.body, arrived[0]!.headers, secret)
      assert.strictEqual(event.type, "email.sent")
      assert.include(arrived[0]!.body, id)
      await until(async () => (await posthorn.webhooks.deliveries(endpoint.id).page()).data[0]?.status === "delivered")
      const [delivery] = (await posthorn.webhooks.deliveries(endpoint.id).page()).data
      assert.instanceOf(await rejection(posthorn.webhooks.retry(endpoint.id, delivery!.id)), Conflict)
      assert.deepStrictEqual((await posthorn.webhooks.list()).map(({ id }) => id), [endpoint.id])
      await posthorn.webhooks.remove(endpoint.id)
      assert.instanceOf(await rejection(posthorn.webhooks.get(endpoint.id)), NotFound)
      const nonsense = posthorn.webhooks.add({ url, events: ["email.opened" as never] })
      assert.instanceOf(await rejection(nonsense), ValidationError)
    } finally {
      server.close()
    }
  })

  it("keeps webhooks out of private networks unless it is told otherwise", async () => {
    await using posthorn = await started()
    assert.instanceOf(await rejection(posthorn.webhooks.add({ url: "http://127.0.0.1/hook" })), ValidationError)
  })

  it("exports the account, and erases a recipient", async () => {
    await using posthorn = await started()
    const { id } = await posthorn.emails.send(await hello(posthorn))
    await posthorn.emails.waitFor(id, "sent")
    const whole = await posthorn.account.export()
    assert.strictEqual(whole.account.name, "Shop")
    assert.deepStrictEqual((await all(whole.emails)).map((email) => email.id), [id])
    assert.strictEqual((await all(whole.events)).length, 2)
    assert.deepStrictEqual(await all(whole.suppressions), [])
    assert.strictEqual((await posthorn.account.erase(owner)).emailsDeleted, 1)
    assert.instanceOf(await rejection(posthorn.emails.get(id)), NotFound)
  })
})

describe("starting and closing", () => {
  it("says what to do before the start and after the end", async () => {
    const posthorn = createPosthorn({ storage: memory(), provider: keeping().provider, account })
    const early = await rejection(posthorn.emails.list().page())
    assert.instanceOf(early, NotRunning)
    assert.include(early.message, "posthorn.start()")
    assert.throws(() => posthorn.context, NotRunning)
    await Promise.all([posthorn.start(), posthorn.start()])
    await posthorn.start()
    assert.isString((await posthorn.account.summary()).account.id)
    await Promise.all([posthorn.close(), posthorn.close()])
    assert.instanceOf(await rejection(posthorn.account.summary()), NotRunning)
    assert.instanceOf(await rejection(posthorn.start()), NotRunning)
  })

  it("rejects a start that cannot be, and names the option", async () => {
    const provider = keeping().provider
    const refusals = [
      { storage: { kind: "embedded" as const, directory: "unused" }, provider, account },
      { storage: memory(), provider, account, secretKey: "short" },
      { storage: memory(), provider: { kind: "smtp" as const, url: "http://mail" }, account },
      { storage: { kind: "postgres" as const, url: "mysql://x" }, provider, account, secretKey: "A".repeat(43) + "=" }
    ]
    const messages = ["secretKey is missing", "secretKey must", "smtp(url)", "postgres({ url })"]
    for (const [index, options] of refusals.entries()) {
      const error = await rejection(createPosthorn(options).start())
      assert.instanceOf(error, StartError)
      assert.include(error.message, messages[index]!)
    }
    const owner = { name: "Shop", ownerEmail: "nobody" }
    assert.instanceOf(
      await rejection(createPosthorn({ storage: memory(), provider, account: owner }).start()),
      StartError
    )
  })

  it("gives a call up for its signal, and waits for its own at the end", async () => {
    const posthorn = await started()
    const { id } = await posthorn.emails.send({ ...await hello(posthorn), scheduledAt: tomorrow() })
    const reason = new Error("enough")
    const controller = new AbortController()
    const waiting = rejection(posthorn.emails.waitFor(id, "sent", { signal: controller.signal }))
    controller.abort(reason)
    assert.strictEqual(await waiting, reason)
    assert.strictEqual(await rejection(posthorn.emails.get(id, { signal: controller.signal })), reason)
    const left = rejection(posthorn.emails.waitFor(id, "sent"))
    await posthorn.close()
    assert.instanceOf(await left, NotRunning)
  })

  it("lets a hand-off that has begun come to its end", async () => {
    const begun = Promise.withResolvers<ProviderMessage>()
    const gate = Promise.withResolvers<void>()
    let ended = false
    const posthorn = await started({
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
    await posthorn.emails.send(await hello(posthorn))
    await begun.promise
    const closed = posthorn.close()
    assert.instanceOf(await rejection(posthorn.account.summary()), NotRunning)
    assert.isFalse(ended)
    gate.resolve()
    await closed
    assert.isTrue(ended)
  })

  it("aborts a hand-off that does not end in time", async () => {
    const begun = Promise.withResolvers<AbortSignal>()
    const posthorn = await started({
      settings: { drainMillis: 50 },
      provider: {
        name: "hanging",
        submit: (_, { signal }) => {
          begun.resolve(signal)
          return new Promise(() => {})
        }
      }
    })
    await posthorn.emails.send(await hello(posthorn))
    const signal = await begun.promise
    await posthorn.close()
    assert.isTrue(signal.aborted)
  })
})
