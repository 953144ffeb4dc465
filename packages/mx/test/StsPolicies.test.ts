import { assert, describe, it } from "@effect/vitest"
import { GuardedHttp, GuardedHttpError, type GuardedRequest } from "@sendwright/core/net/GuardedHttp"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { MailDns } from "../src/dns/MailDns.ts"
import { StsPolicies } from "../src/tls/StsPolicies.ts"
import { dnsOf, type Table } from "./records.ts"

const enforce = (maxAge: number, mx = "mx.shop.example") =>
  `version: STSv1\nmode: enforce\nmx: ${mx}\nmax_age: ${maxAge}\n`

const week = 604_800

/** A domain whose record and policy a test changes. */
const world = Effect.fnUntraced(function*(options: { readonly capacity?: number } = {}) {
  const state = {
    id: "1" as string | null,
    dnsFails: false,
    policy: enforce(week) as string | GuardedHttpError["reason"],
    status: 200,
    type: "text/plain; charset=utf-8",
    fetchMillis: 0
  }
  const requests: Array<GuardedRequest> = []
  const { dns } = dnsOf((): Table => ({
    txt: new Proxy({}, {
      get: () =>
        state.dnsFails ? { fails: "timeout" } : { records: state.id === null ? [] : [`v=STSv1; id=${state.id};`] }
    })
  }))
  const http = GuardedHttp.of({
    request: (request) =>
      Effect.suspend(() => {
        requests.push(request)
        const failure = (["tls", "timeout", "too_large"] as const).find((reason) => reason === state.policy)
        return Effect.delay(
          failure === undefined
            ? Effect.succeed({
              status: state.status,
              headers: { "content-type": state.type },
              body: new TextEncoder().encode(state.policy)
            })
            : Effect.fail(new GuardedHttpError({ reason: failure, message: `It was ${failure}` })),
          state.fetchMillis
        )
      })
  })
  const policies = yield* Effect.provide(
    StsPolicies,
    StsPolicies.layer(options).pipe(
      Layer.provide([Layer.succeed(MailDns, dns), Layer.succeed(GuardedHttp, http)]),
      Layer.fresh
    )
  )
  return { state, requests, find: policies.find("shop.example"), policies }
})

describe("a policy", () => {
  it.effect("is fetched over HTTPS from its place, and kept", () =>
    Effect.gen(function*() {
      const { find, requests } = yield* world()
      const { policy, problem } = yield* find
      assert.deepStrictEqual(policy, { mode: "enforce", mx: ["mx.shop.example"], maxAgeSeconds: week })
      assert.isNull(problem)
      yield* TestClock.adjust("23 hours")
      assert.deepStrictEqual((yield* find).policy, policy)
      assert.strictEqual(requests.length, 1)
      assert.deepInclude(requests[0], {
        method: "GET",
        url: "https://mta-sts.shop.example/.well-known/mta-sts.txt",
        policy: { protocols: ["https:"], allowPrivate: false },
        maxBodyBytes: 65_536,
        readBody: "all",
        deadlineMillis: 15_000
      })
    }))

  it.effect("is fetched again a minute after its record changes, and once a day", () =>
    Effect.gen(function*() {
      const { find, requests, state } = yield* world()
      yield* find
      state.id = "2"
      state.policy = enforce(week, "other.shop.example")
      yield* TestClock.adjust("59 seconds")
      assert.deepStrictEqual((yield* find).policy?.mx, ["mx.shop.example"])
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual((yield* find).policy?.mx, ["other.shop.example"])
      yield* TestClock.adjust("1 day")
      yield* find
      assert.strictEqual(requests.length, 3)
    }))

  it.effect("holds while its record, or the name servers, or its file are gone, until its time is over", () =>
    Effect.gen(function*() {
      const { find, state } = yield* world()
      const { policy } = yield* find
      state.id = null
      yield* TestClock.adjust("1 day")
      assert.deepStrictEqual(yield* find, { policy, problem: null })
      state.dnsFails = true
      yield* TestClock.adjust("1 day")
      assert.deepStrictEqual(yield* find, { policy, problem: null })
      state.dnsFails = false
      state.id = "2"
      state.policy = "timeout"
      yield* TestClock.adjust("4 days")
      const failed = yield* find
      assert.deepStrictEqual(failed.policy, policy)
      assert.strictEqual(failed.problem?.result, "sts-policy-fetch-error")
      yield* TestClock.adjust("1 day")
      assert.isNull((yield* find).policy)
    }))

  it.effect("ends at its time to the second", () =>
    Effect.gen(function*() {
      const { find, state } = yield* world()
      state.policy = enforce(90)
      yield* find
      state.id = null
      yield* TestClock.adjust(89_999)
      assert.isNotNull((yield* find).policy)
      yield* TestClock.adjust(1)
      assert.isNull((yield* find).policy)
    }))

  it.effect("is fetched once for all who ask at once", () =>
    Effect.gen(function*() {
      const { find, requests, state } = yield* world()
      state.fetchMillis = 1_000
      const all = yield* Effect.forkChild(
        Effect.all(Array.from({ length: 5 }, () => find), { concurrency: "unbounded" })
      )
      yield* TestClock.adjust("1 second")
      yield* Effect.fromNullishOr(all.pollUnsafe())
      assert.strictEqual(requests.length, 1)
    }))

  it.effect("is let go where too many domains have one", () =>
    Effect.gen(function*() {
      const { policies, requests } = yield* world({ capacity: 2 })
      for (const domain of ["a.example", "b.example", "c.example", "a.example"]) yield* policies.find(domain)
      assert.strictEqual(requests.length, 4)
    }))
})

describe("there is no policy", () => {
  it.effect("without a record, or while it cannot be had, and nothing is fetched", () =>
    Effect.gen(function*() {
      const { find, requests, state } = yield* world()
      state.dnsFails = true
      assert.deepStrictEqual(yield* find, { policy: null, problem: null })
      state.dnsFails = false
      state.id = null
      assert.deepStrictEqual(yield* find, { policy: null, problem: null })
      assert.deepStrictEqual(requests, [])
    }))

  it.effect.each([
    ["a redirect", { status: 301 }, "sts-policy-fetch-error"],
    ["a missing file", { status: 404 }, "sts-policy-fetch-error"],
    ["silence", { policy: "timeout" }, "sts-policy-fetch-error"],
    ["a large file", { policy: "too_large" }, "sts-policy-fetch-error"],
    ["a bad certificate", { policy: "tls" }, "sts-webpki-invalid"],
    ["another type", { type: "text/html" }, "sts-policy-invalid"],
    ["a file of another form", { policy: "version: STSv9" }, "sts-policy-invalid"]
  ])("by %s, which is told, and not tried again for five minutes", ([, fault, result]) =>
    Effect.gen(function*() {
      const { find, requests, state } = yield* world()
      const sound = { ...state }
      Object.assign(state, fault)
      const { policy, problem } = yield* find
      assert.isNull(policy)
      assert.strictEqual(problem?.result, result)
      Object.assign(state, sound)
      yield* TestClock.adjust(299_999)
      assert.isNull((yield* find).policy)
      assert.strictEqual(requests.length, 1)
      yield* TestClock.adjust(1)
      assert.isNotNull((yield* find).policy)
    }))
})
