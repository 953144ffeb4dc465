/**
 * What the client must do in every runtime. Nothing here but the client, `fetch` and Web Crypto: the same file runs in
 * Node, in another runtime and in a browser, against `stub.ts`.
 */
import { Sendwright, SendwrightError, verifyWebhook, WebhookVerificationError } from "@sendwright/client"

export type Case = readonly [name: string, run: (origin: string) => Promise<void>]

const same = (actual: unknown, expected: unknown): void => {
  const [left, right] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (left !== right) throw new Error(`got ${left}, expected ${right}`)
}

const thrownBy = async (promise: Promise<unknown>): Promise<unknown> => {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error("nothing was thrown")
}

const failure = async (promise: Promise<unknown>): Promise<SendwrightError> => {
  const error = await thrownBy(promise)
  if (!(error instanceof SendwrightError)) throw error
  return error
}

const refusal = async (promise: Promise<unknown>): Promise<string> => {
  const error = await thrownBy(promise)
  if (!(error instanceof WebhookVerificationError)) throw error
  return error.reason
}

let used = 0

/** A client of a place of its own at the stub: what the stub counts there is this client's. */
const at = (origin: string, scenario: string, over: object = {}) => {
  const baseUrl = `${origin}/${scenario}/${++used}-${Math.random()}`
  const client = new Sendwright({ apiKey: "svc_test_key", baseUrl, timeoutMillis: 5_000, ...over })
  const seen = async (): Promise<ReadonlyArray<Record<string, string>>> =>
    (await fetch(`${baseUrl}/seen`)).json() as Promise<ReadonlyArray<Record<string, string>>>
  return { client, seen }
}

const email = { from: "a@example.com", to: "b@example.com", subject: "Grüße 📯", text: "Hello" }

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
const now = Date.UTC(2026, 10, 21)
const body = JSON.stringify({ id: "1", type: "email.sent", data: { subject: "Grüße 📯" } })

const sign = async (text: string, seconds: number, key = secret): Promise<string> => {
  const bytes = (value: string) => new TextEncoder().encode(value)
  const imported = await crypto.subtle.importKey("raw", bytes(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"])
  const mac = new Uint8Array(await crypto.subtle.sign("HMAC", imported, bytes(`${seconds}.${text}`)))
  return Array.from(mac, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

const headerFor = async (text = body, seconds = now / 1000, key = secret): Promise<Record<string, string>> => ({
  "service-signature": `t=${seconds},v1=${await sign(text, seconds, key)}`
})

export const cases: ReadonlyArray<Case> = [
  ["sends, with the key, and a body and an idempotency key of its own", async (origin) => {
    const { client, seen } = at(origin, "echo")
    same(await client.emails.send(email), { id: "1" })
    const [request] = await seen()
    same(request?.["authorization"], "Bearer svc_test_key")
    same(JSON.parse(request?.["body"] ?? ""), email)
    same(request?.["path"], "/v1/emails")
    same((request?.["idempotency-key"]?.length ?? 0) > 20, true)
  }],
  ["repeats a send that failed under the same idempotency key", async (origin) => {
    const { client, seen } = at(origin, "flaky")
    same(await client.emails.send(email), { id: "1" })
    const keys = (await seen()).map((request) => request["idempotency-key"])
    same([keys.length, new Set(keys).size], [2, 1])
  }],
  ["keeps to an idempotency key that it is given", async (origin) => {
    const { client, seen } = at(origin, "echo")
    await client.emails.send(email, { idempotencyKey: "order-7" })
    same((await seen())[0]?.["idempotency-key"], "order-7")
  }],
  ["reads a received message and its files as bytes", async (origin) => {
    const { client, seen } = at(origin, "bytes")
    same([...await client.received.raw("a/b")], [...new TextEncoder().encode("\"é\"")])
    same((await client.received.attachment("id", 3)).length, 4)
    same((await seen()).map(({ path }) => path), ["/v1/received/a%2Fb/raw", "/v1/received/id/attachments/3"])
  }],
  ["lists received emails by what narrows them", async (origin) => {
    const { client, seen } = at(origin, "pages")
    const ids: Array<string> = []
    for await (const { id } of client.received.list({ to: "a@b.example", limit: 2 })) ids.push(id)
    same(ids, ["1", "2", "3", "4", "5"])
    same((await seen())[0]?.["query"], "to=a%40b.example&limit=2")
  }],
  ["does not repeat what might be done twice", async (origin) => {
    const { client, seen } = at(origin, "down")
    const error = await failure(client.domains.add("example.com"))
    same([error.code, error.status, (await seen()).length], ["internal_error", 500, 1])
  }],
  ["gives up after its retries, with what the service said", async (origin) => {
    const { client, seen } = at(origin, "down", { retries: 1 })
    const error = await failure(client.emails.get("7"))
    same([error.code, error.message, (await seen()).length], ["internal_error", "Something broke.", 2])
  }],
  ["waits as long as a rate limit asks, whatever the request", async (origin) => {
    const { client, seen } = at(origin, "limited")
    const began = Date.now()
    await client.suppressions.add("b@example.com")
    same([(await seen()).length, Date.now() - began >= 950], [2, true])
  }],
  ["does not wait longer than it is told to", async (origin) => {
    const { client, seen } = at(origin, "limited", { maxWaitMillis: 10 })
    const error = await failure(client.account.get())
    same([error.code, error.retryAfterMillis, (await seen()).length], ["rate_limited", 1_000, 1])
  }],
  ["reads errors with their details", async (origin) => {
    const error = await failure(at(origin, "invalid").client.emails.send(email))
    same([error.code, error.status, error.details], ["validation_error", 400, [{
      path: "to.1",
      message: "must be an address"
    }]])
  }],
  ["reads an answer that is no envelope", async (origin) => {
    const error = await failure(at(origin, "gateway", { retries: 0 }).client.emails.get("7"))
    same([error.code, error.status], ["internal_error", 502])
  }],
  ["names a service that is not there", async (origin) => {
    const client = new Sendwright({
      apiKey: "k",
      baseUrl: origin,
      retries: 0,
      fetch: () => Promise.reject(new TypeError("x"))
    })
    same((await failure(client.emails.get("7"))).code, "network_error")
  }],
  ["takes an answer that breaks off for none", async (origin) => {
    const { client, seen } = at(origin, "broken", { retries: 1 })
    same((await failure(client.emails.get("7"))).code, "network_error")
    same((await seen()).length >= 2, true)
  }],
  ["gives an attempt up after its time", async (origin) => {
    const { client } = at(origin, "silent", { timeoutMillis: 200, retries: 0 })
    same((await failure(client.emails.get("7"))).code, "timeout")
  }],
  ["gives up when its signal says so, in a request and between two", async (origin) => {
    for (const scenario of ["silent", "limited"]) {
      const { client } = at(origin, scenario)
      const controller = new AbortController()
      const gone = thrownBy(client.account.get({ signal: controller.signal }))
      setTimeout(() => controller.abort(new Error("enough")), 100)
      same((await gone as Error).message, "enough")
    }
  }],
  ["takes a batch of which nothing was accepted for an answer", async (origin) => {
    same((await at(origin, "batch").client.emails.sendBatch([email])).failed, 1)
  }],
  ["does not mind that a repeated delete finds nothing", async (origin) => {
    const { client, seen } = at(origin, "deleted")
    same(await client.templates.remove("7"), undefined)
    same((await seen()).length, 2)
    same((await failure(at(origin, "absent").client.templates.remove("7"))).code, "not_found")
  }],
  ["walks through all pages of a list, with its filters", async (origin) => {
    const { client, seen } = at(origin, "pages")
    const ids: Array<string> = []
    for await (const { id } of client.emails.list({ tag: "a b&c", limit: 2 })) ids.push(id)
    same(ids, ["1", "2", "3", "4", "5"])
    same((await seen()).map((request) => request["query"]), [
      "tag=a+b%26c&limit=2",
      "tag=a+b%26c&limit=2&cursor=2",
      "tag=a+b%26c&limit=2&cursor=4"
    ])
    same((await client.emails.list({ limit: 2 }).page()).next_cursor, "2")
  }],
  ["writes addresses and ids into paths so that they stay one part", async (origin) => {
    const { client, seen } = at(origin, "echo")
    await client.suppressions.remove("a/b+c?#@example.com")
    same((await seen())[0]?.["path"], "/v1/suppressions/a%2Fb%2Bc%3F%23%40example.com")
  }],
  ["verifies a webhook, with headers of any kind and a body of either", async () => {
    const headers = await headerFor()
    const upper = { "Service-Signature": headers["service-signature"]! }
    for (const one of [headers, upper, new Headers(headers), { "service-signature": [upper["Service-Signature"]] }]) {
      for (const raw of [body, new TextEncoder().encode(body)]) {
        same((await verifyWebhook(raw, one, secret, { now })).data.subject, "Grüße 📯")
      }
    }
  }],
  ["refuses a webhook of which anything was changed", async () => {
    const headers = await headerFor()
    same(await refusal(verifyWebhook(`${body} `, headers, secret, { now })), "no_match")
    same(await refusal(verifyWebhook(body, headers, `${secret}x`, { now })), "no_match")
    same(await refusal(verifyWebhook(body, await headerFor(body, now / 1000, "other"), secret, { now })), "no_match")
    const shifted = {
      "service-signature": headers["service-signature"]!.replace(/t=(\d+)/, (_, t) => `t=${Number(t) + 1}`)
    }
    same(await refusal(verifyWebhook(body, shifted, secret, { now })), "no_match")
  }],
  ["keeps to the tolerance in both directions", async () => {
    const headers = await headerFor()
    for (const offset of [-300_000, 300_000]) await verifyWebhook(body, headers, secret, { now: now + offset })
    for (const offset of [-301_000, 301_000]) {
      const late = verifyWebhook(body, headers, secret, { now: now + offset })
      same(await refusal(late), "timestamp_out_of_tolerance")
    }
    await verifyWebhook(body, headers, secret, { now: now + 500_000, toleranceSeconds: 600 })
  }],
  ["takes any of several signatures and of several secrets", async () => {
    const [old, current] = [await sign(body, now / 1000, "old"), await sign(body, now / 1000)]
    const headers = { "service-signature": `t=${now / 1000},v0=zz,v1=${old},v1=${current}` }
    await verifyWebhook(body, headers, secret, { now })
    await verifyWebhook(body, headers, "old", { now })
    await verifyWebhook(body, await headerFor(), ["new", secret], { now })
  }],
  ["says what is wrong with a signature that it cannot read", async () => {
    same(await refusal(verifyWebhook(body, {}, secret, { now })), "missing_header")
    for (
      const text of [
        "",
        "t=1",
        "v1=aa",
        `t=x,v1=${"a".repeat(64)}`,
        `t=1,v1=${"g".repeat(64)}`,
        `t=1e3,v1=${"a".repeat(64)}`
      ]
    ) {
      same(await refusal(verifyWebhook(body, { "service-signature": text }, secret, { now })), "malformed_header")
    }
  }],
  ["reads the header of a brand of its own", async () => {
    const headers = { "acme-signature": (await headerFor())["service-signature"]! }
    same((await verifyWebhook(body, headers, secret, { now, header: "Acme-Signature" })).id, "1")
  }],
  ["refuses a signed body that is not JSON", async () => {
    same(await refusal(verifyWebhook("hello", await headerFor("hello"), secret, { now })), "malformed_body")
  }]
]

/** Runs all cases one after the other; answers with what each failed with, or null. */
export const runAll = async (origin: string): Promise<Record<string, string | null>> => {
  const results: Record<string, string | null> = {}
  for (const [name, run] of cases) {
    results[name] = await run(origin).then(() => null, (error: unknown) => String(error))
  }
  return results
}
