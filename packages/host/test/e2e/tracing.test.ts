import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { type CollectedSpan, type Collector, startCollector } from "./Collector.ts"
import {
  deploy,
  type Deployment,
  type MailServer,
  startMailServer,
  startReceiver,
  until,
  type WebhookReceiver
} from "./Deployment.ts"

let mail: MailServer
let receiver: WebhookReceiver
let collector: Collector
/** One process that does everything, and one that accepts beside one that works. */
let whole: Deployment
let shared: Deployment

// How long servers take to start is nothing of what the tests wait for.
beforeAll(async () => {
  ;[mail, receiver, collector] = await Promise.all([startMailServer(), startReceiver(), startCollector()])
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  const startWhole = async () => {
    whole = await deploy({ ...env, SMTP_URL: mail.url })
  }
  const startShared = async () => {
    shared = await deploy({ ...env, SENDWRIGHT_ROLE: "api" })
    await shared.join({ SENDWRIGHT_ROLE: "worker", SMTP_URL: mail.url })
  }
  // Each is stopped, also where the other one did not start.
  const starting = await Promise.allSettled([startWhole(), startShared()])
  for (const result of starting) if (result.status === "rejected") throw result.reason
})
afterAll(async () => {
  await Promise.all([whole?.stop(), shared?.stop()])
  collector?.stop()
  receiver?.stop()
  mail?.stop()
})

const hexOf = (length: number) =>
  Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join("").replace(/^0/, "1")

const subject = "A subject that nobody traces"

/** Sends an email and answers with its id; `headers` are added to those of the request. */
const send = async (sendwright: Deployment, headers: Readonly<Record<string, string>>): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${sendwright.port}/v1/emails`, {
    method: "POST",
    headers: { "authorization": `Bearer ${sendwright.key}`, "content-type": "application/json", ...headers },
    body: JSON.stringify({ from: `shop@${sendwright.sandbox}`, to: sendwright.owner, subject, text: "x" })
  })
  assert.strictEqual(response.status, 201)
  const { id } = await response.json() as { readonly id: string }
  return id
}

const spanOf = (name: string, emailId: string, matches: (span: CollectedSpan) => boolean = () => true) =>
  until(
    `${name} of ${emailId}`,
    () =>
      collector.spans.find((span) =>
        span.name === name && span.attributes["sendwright.email.id"] === emailId && matches(span)
      )
  )

const spanBy = (id: string | undefined) =>
  until(`span ${id}`, () => collector.spans.find(({ spanId }) => spanId === id))

const isLinked = (from: CollectedSpan, to: CollectedSpan): boolean =>
  from.links.some(({ spanId, traceId }) => spanId === to.spanId && traceId === to.traceId)

const statementOf = async ({ name, spanId, traceId }: CollectedSpan): Promise<void> => {
  const statement = await until(
    `the statement of ${name}`,
    () => collector.spans.find(({ parentSpanId }) => parentSpanId === spanId)
  )
  assert.deepInclude(statement, { traceId, kind: 3 })
}

/** The batch that a span waited for: it and the span link to each other, and its statement stands below it. */
const batchOf = async (name: string, caller: CollectedSpan): Promise<CollectedSpan> => {
  const batch = await until(
    `the batch ${name}`,
    () => collector.spans.find((span) => span.name === name && isLinked(span, caller))
  )
  assert.isTrue(isLinked(caller, batch), `from its caller to ${name}`)
  assert.isUndefined(batch.parentSpanId)
  await statementOf(batch)
  return batch
}

/**
 * Follows an email from its request, which continued this trace, to its webhooks, through every span. What is handed over
 * where it was accepted is begun by the accept.
 */
const follow = async (
  id: string,
  traceId: string,
  parentId: string,
  { isClaimed }: { readonly isClaimed: boolean }
): Promise<void> => {
  const accept = await spanOf("Emails.send", id)
  assert.strictEqual(accept.traceId, traceId)
  const request = await spanBy(accept.parentSpanId)
  assert.deepInclude(request, { traceId, parentSpanId: parentId, kind: 2, name: "POST" })
  assert.deepInclude(request.attributes, {
    "http.request.method": "POST",
    "http.route": "/v1/emails",
    "http.response.status_code": 201
  })
  await batchOf("EmailStore.accept", accept)

  const handOff = await spanOf("SendWorker.handOff", id)
  assert.notStrictEqual(handOff.traceId, traceId)
  assert.isTrue(isLinked(handOff, accept))
  assert.deepInclude(handOff.attributes, { "sendwright.outcome": "Accepted", "sendwright.provider": "smtp" })
  if (isClaimed) {
    const begin = await until(
      "the begin of the hand-off",
      () => collector.spans.find((span) => span.name === "SendWorker.begin" && isLinked(handOff, span))
    )
    assert.isUndefined(begin.parentSpanId)
    await statementOf(begin)
  }
  await batchOf("SendJobs.settle", handOff)

  for (const event of ["email.queued", "email.sent"]) {
    const attempt = await spanOf(
      "DeliveryWorker.attempt",
      id,
      ({ attributes }) => attributes["sendwright.event.type"] === event
    )
    assert.isTrue(isLinked(attempt, accept), event)
    assert.deepInclude(attempt.attributes, { "http.response.status_code": 204, "sendwright.outcome": "delivered" })
    await batchOf("WebhookStore.settle", attempt)
    const hook = receiver.received.find(({ body }) => body.type === event && body.data.email_id === id)
    assert.strictEqual(hook?.headers["traceparent"], `00-${attempt.traceId}-${attempt.spanId}-01`)
    assert.isUndefined(hook?.headers["tracestate"])
    assert.isUndefined(hook?.headers["baggage"])
  }
}

const hook = (sendwright: Deployment) =>
  sendwright.call("POST", "/v1/webhooks", {
    url: `${receiver.url}?token=opensesame`,
    events: ["email.queued", "email.sent"]
  })

// Spans leave a process every five seconds.
const timeout = 60_000

describe("traces", () => {
  it("lead from the request to hand-off and webhooks, and back, in one process", { timeout }, async () => {
    await hook(whole)
    const [traceId, parentId, unsampled] = [hexOf(32), hexOf(16), hexOf(32)]
    const id = await send(whole, { traceparent: `00-${traceId}-${parentId}-01`, baggage: "user=mallory" })
    const unsampledId = await send(whole, { traceparent: `00-${unsampled}-${parentId}-00` })
    const invalid = [
      "00-0-0-01",
      `00-${"0".repeat(32)}-${parentId}-01`,
      `ff-${hexOf(32)}-${parentId}-01`,
      `00-${hexOf(32).toUpperCase()}-${parentId}-01`,
      `00-${"f".repeat(4000)}-${parentId}-01`
    ]
    const invalidIds: Array<string> = []
    for (const traceparent of invalid) invalidIds.push(await send(whole, { traceparent }))
    const { owner } = whole
    await whole.call("GET", `/v1/emails?q=${encodeURIComponent(owner)}`)
    await fetch(`http://127.0.0.1:${whole.port}/v1/suppressions/${encodeURIComponent(owner)}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${whole.key}` }
    })

    await follow(id, traceId, parentId, { isClaimed: false })

    for (const [index, invalidId] of invalidIds.entries()) {
      const accept = await spanOf("Emails.send", invalidId)
      assert.match(accept.traceId, /^[0-9a-f]{32}$/)
      assert.notInclude(invalid[index], accept.traceId)
      assert.isUndefined((await spanBy(accept.parentSpanId)).parentSpanId, invalid[index])
    }

    const handOff = await spanOf("SendWorker.handOff", unsampledId)
    assert.isFalse(handOff.links.some((link) => link.traceId === unsampled))
    await until(
      "the span of the last request",
      () => collector.spans.find(({ attributes }) => attributes["http.route"] === "/v1/suppressions/:email")
    )
    assert.notInclude(collector.raw(), unsampled)
    for (const secret of [owner, subject, whole.key, "opensesame", "mallory", whole.sandbox]) {
      assert.notInclude(collector.raw(), secret)
      assert.notInclude(collector.raw(), encodeURIComponent(secret))
    }
  })

  it("lead through the database from a process that accepts to one that works", { timeout }, async () => {
    await hook(shared)
    const [traceId, parentId] = [hexOf(32), hexOf(16)]
    const id = await send(shared, { traceparent: `00-${traceId}-${parentId}-01` })
    await follow(id, traceId, parentId, { isClaimed: true })
  })
})
