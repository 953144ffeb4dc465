import { afterEach, expect, test, vi } from "vitest"
import { addressOf, ApiError, call } from "../../page/src/foundation/api.ts"

afterEach(() => void vi.unstubAllGlobals())

const answering = (make: (url: string, init: RequestInit) => Response | Promise<Response>) => {
  const seen: Array<readonly [url: string, init: RequestInit]> = []
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    seen.push([url, init])
    return make(url, init)
  })
  return seen
}

const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(() => expect.unreachable(), (error) => error)

test("names and values cannot change other parts of the address", () => {
  expect(addressOf("GET /accounts/:account_id/keys/:id", { params: { account_id: "a/../b", id: "x?y" } }))
    .toBe("/dashboard/api/accounts/a%2F..%2Fb/keys/x%3Fy")
  expect(addressOf("GET /emails", { query: { q: "a&b=c", status: ["sent", "failed"], mode: undefined } }))
    .toBe("/dashboard/api/emails?q=a%26b%3Dc&status=sent&status=failed")
})

test("a call sends its input, and returns the body", async () => {
  const seen = answering(() => Response.json({ data: [] }))
  await expect(call("GET /accounts/:account_id/keys", { params: { account_id: "acc_1" } })).resolves.toEqual({
    data: []
  })
  await call("POST /session", { payload: { email_address: "ada@acme.dev", password: "x" } })
  expect(seen.map(([url, init]) => [init.method, url, init.body])).toEqual([
    ["GET", "/dashboard/api/accounts/acc_1/keys", undefined],
    ["POST", "/dashboard/api/session", `{"email_address":"ada@acme.dev","password":"x"}`]
  ])
})

test("an answer without a body is undefined", async () => {
  answering(() => new Response(null, { status: 204 }))
  await expect(call("DELETE /session")).resolves.toBeUndefined()
})

test("an error envelope becomes an ApiError with all of its fields", async () => {
  answering(() =>
    Response.json({ error: { code: "rate_limited", message: "Too fast." } }, {
      status: 429,
      headers: { "retry-after": "7", "x-request-id": "req_1" }
    })
  )
  const error = await failureOf(call("GET /session"))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    kind: "answer",
    status: 429,
    code: "rate_limited",
    message: "Too fast.",
    retryAfterSeconds: 7,
    requestId: "req_1"
  })
})

test("an answer from elsewhere, such as a proxy, becomes an ApiError too", async () => {
  answering(() => new Response("<h1>Bad gateway</h1>", { status: 502 }))
  expect(await failureOf(call("GET /session"))).toMatchObject({ kind: "answer", status: 502, code: "" })
  answering(() => new Response("<h1>Hello</h1>"))
  expect(await failureOf(call("GET /session"))).toMatchObject({ kind: "answer", status: 200 })
})

test("a timeout and an unreachable server are distinguished", async () => {
  answering((_, { signal }) =>
    new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)))
  )
  expect(await failureOf(call("GET /session", {}, { timeoutMs: 5 }))).toMatchObject({ kind: "timeout", status: 0 })
  answering(() => Promise.reject(new TypeError("Failed to fetch")))
  expect(await failureOf(call("GET /session"))).toMatchObject({ kind: "unreachable", status: 0 })
})

test("an aborted call fails with the reason of the abort, not with an error to show", async () => {
  const controller = new AbortController()
  answering((_, { signal }) =>
    new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)))
  )
  const failure = failureOf(call("GET /session", {}, { signal: controller.signal }))
  controller.abort(new Error("gone"))
  expect((await failure).message).toBe("gone")
})
