import { assert, layer } from "@effect/vitest"
import { IdentityUnavailable } from "@sendwright/core/domains/DomainIdentity"
import { Domains } from "@sendwright/core/domains/Domains"
import { Emails } from "@sendwright/core/emails/Emails"
import { StorageError, type StorageOutage } from "@sendwright/core/foundation/StorageError"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { assertError } from "./answers.ts"
import { good } from "./badRequests.ts"
import { Harness, layer as harnessLayer } from "./harness.ts"

const failing = layerOf()

/** An engine whose storage is gone, and which has a mistake in it. */
function layerOf() {
  const emails = Layer.effect(
    Emails,
    Effect.map(Emails, (emails) => ({
      ...emails,
      send: () => Effect.fail(new StorageError({ command: "EmailStore.accept", cause: new Error("the disk is full") })),
      get: () =>
        Effect.sync((): never => {
          throw new TypeError("undefined is not a function")
        }),
      list: () => Effect.succeed({ data: [{ id: 7 } as never], nextCursor: null }),
      cancel: () => Effect.die("a text")
    }))
  )
  const webhooks = Layer.effect(
    Webhooks,
    Effect.map(Webhooks, (webhooks) => ({
      ...webhooks,
      list: () => Effect.fail(new StorageError({ command: "WebhookStore.listEndpoints", cause: new Error("gone") }))
    }))
  )
  const domains = Layer.effect(
    Domains,
    Effect.map(Domains, (domains) => ({
      ...domains,
      create: () => Effect.fail(new IdentityUnavailable({ message: "the provider's role may not do that" }))
    }))
  )
  return harnessLayer({
    engine: (engine) => Layer.mergeAll(emails, webhooks, domains).pipe(Layer.provideMerge(engine)) as typeof engine
  })
}

layer(failing)("failures on our side", (it) => {
  const id = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"
  const asked = [
    ["POST", "/v1/emails", "the disk is full"],
    ["GET", `/v1/emails/${id}`, "undefined is not a function"],
    ["GET", "/v1/emails?tag=private", "Cannot read properties of undefined"],
    ["POST", `/v1/emails/${id}/cancel`, "a text"],
    ["GET", "/v1/webhooks", "gone"],
    ["POST", "/v1/domains", "the provider's role may not do that"]
  ] as const

  it.effect("are answered with internal_error and nothing of their cause, and logged with it", () =>
    Effect.gen(function*() {
      const { accountId, ask, liveKey, log } = yield* Harness
      const texts = new Set<string>()
      for (const [method, path, cause] of asked) {
        log.length = 0
        const body = path === "/v1/domains" ? { name: "mail.acme.example" } : { ...good, subject: "private" }
        const answer = yield* ask(method, path, method === "POST" ? { body } : {})
        assertError(answer, "500 internal_error", path)
        texts.add(answer.text)
        const errors = log.filter(({ level }) => level === "Error")
        assert.strictEqual(errors.length, 1, path)
        assert.include(errors[0]!.cause + errors[0]!.message, cause)
        assert.strictEqual(errors[0]!.annotations["requestId"], answer.headers["x-request-id"])
        const access = log.find(({ message }) => message === "request")
        assert.strictEqual(access!.annotations["status"], 500)
        assert.strictEqual(access!.annotations["accountId"], accountId)
        const logged = JSON.stringify(log)
        for (const secret of ["private", liveKey, "ada@example.com"]) assert.notInclude(logged, secret, path)
      }
      assert.strictEqual(texts.size, 1)
    }))
})

const outages: ReadonlyArray<StorageOutage> = ["unreachable", "unanswered", "overloaded", "read-only", "full"]
const left: Array<StorageOutage> = []

/** An engine whose storage is out of order, in one way after the other. */
const outOfOrder = harnessLayer({
  engine: (engine) =>
    Layer.effect(
      Emails,
      Effect.map(Emails, (emails) => ({
        ...emails,
        send: () =>
          Effect.suspend(() =>
            Effect.fail(
              new StorageError({
                command: "EmailStore.accept",
                cause: new Error("private"),
                outage: left.shift() ?? null
              })
            )
          )
      }))
    ).pipe(Layer.provideMerge(engine)) as typeof engine
})

layer(outOfOrder)("a storage that is out of order", (it) => {
  it.effect("is answered with 503, when to come back and how, and with no error in the log", () =>
    Effect.gen(function*() {
      const { ask, log } = yield* Harness
      left.push(...outages)
      log.length = 0
      for (const outage of outages) {
        const answer = yield* ask("POST", "/v1/emails", { body: good })
        assertError(answer, "503 internal_error", outage)
        assert.match(answer.headers["retry-after"] ?? "", /^[1-9][0-9]?$/, outage)
        assert.include(answer.text, "same Idempotency-Key")
      }
      assert.deepStrictEqual(log.filter(({ level }) => level === "Error" || level === "Warn"), [])
      assert.notInclude(JSON.stringify(log), "private")
      // What is no state of the storage is a fault of ours.
      assertError(yield* ask("POST", "/v1/emails", { body: good }), "500 internal_error", "no outage")
    }))
})
