import { assert, layer } from "@effect/vitest"
import { Api } from "@sendwright/api/Api"
import type { Caller } from "@sendwright/core/accounts/Caller"
import { planLimits } from "@sendwright/core/accounts/Plan"
import { RateLimits } from "@sendwright/core/accounts/RateLimits"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { webhookEventTypes } from "@sendwright/core/model/WebhookEventType"
import * as Effect from "effect/Effect"
import { OpenApi } from "effect/http-api"
import * as Layer from "effect/Layer"
import { pairs } from "./answers.ts"
import { answersOf, type Json, operationsOf, problemsOf, readDocument, toTemplate } from "./documented.ts"
import { type Answer, Harness, layer as harnessLayer } from "./harness.ts"
import { check, resolve } from "./jsonSchema.ts"
import { rows, situations } from "./matrix.ts"
import { provoke } from "./provocations.ts"
import { fields, values } from "./resources.ts"
import { walk } from "./walk.ts"

/** Every schema in the document, with where it stands. */
const schemasIn = function*(value: Json, path: string): Generator<readonly [string, Json]> {
  if (typeof value !== "object" || value === null) return
  yield [path, value]
  for (const [name, item] of Object.entries(value)) if (name !== "examples") yield* schemasIn(item, `${path}/${name}`)
}

/** Operations that take an Idempotency-Key. */
const idempotent: ReadonlySet<string> = new Set([
  "POST /v1/emails",
  "POST /v1/emails/raw",
  "POST /v1/emails/batch",
  "POST /v1/received/{id}/reply"
])

/** Batches answer 422 with results and no error. */
const resultsNotErrors: ReadonlySet<string> = new Set(["POST /v1/emails/batch 422"])

/** Answers that are files. */
const bytes: Readonly<Record<string, string>> = {
  "GET /v1/received/{id}/attachments/{place} 200": "application/octet-stream",
  "GET /v1/received/{id}/raw 200": "message/rfc822"
}

/** A body is JSON of one schema or one of several, each with an example that keeps to it. */
const assertExamples = (document: Json, body: Json, at: string) => {
  if (at === "POST /v1/emails/raw" && body.content["message/rfc822"] !== undefined) return
  if (at in bytes) return assert.deepStrictEqual(Object.keys(body.content), [bytes[at]], at)
  assert.deepStrictEqual(Object.keys(body.content), ["application/json"], at)
  const { examples, schema } = body.content["application/json"]
  const parts = (schema.anyOf ?? [schema]) as ReadonlyArray<Json>
  assert.strictEqual(Object.keys(examples).length, parts.length, at)
  for (const example of Object.values(examples as Record<string, Json>)) {
    const { value } = resolve(document, example.$ref) as Json
    assert.deepStrictEqual(check(document, schema, value), [], at)
  }
}

/** Every schema of an error is the envelope, with one code. */
const assertEnvelope = (document: Json, response: Json, at: string) => {
  const { schema } = response.content["application/json"]
  for (const { $ref } of (schema.anyOf ?? [schema]) as ReadonlyArray<Json>) {
    const { properties, required } = resolve(document, $ref) as Json
    assert.deepStrictEqual(required, ["error"], at)
    assert.deepStrictEqual(Object.keys(properties.error.properties), ["code", "message", "details"], at)
    assert.includeMembers(properties.error.required, ["code", "message"], at)
    assert.strictEqual(properties.error.properties.code.enum.length, 1, at)
  }
}

layer(harnessLayer())("openapi.json", (it) => {
  it.effect("is OpenAPI 3.1 with the version of the specification and every route", () =>
    Effect.gen(function*() {
      const document = yield* readDocument
      // What is linted in the api package is what is served.
      assert.deepStrictEqual(document, JSON.parse(JSON.stringify(OpenApi.fromApi(Api))))
      assert.match(document.openapi, /^3\.1\.\d+$/)
      assert.strictEqual(document.info.version, "0.1.0")
      assert.isNotEmpty(document.info.title)
      assert.isNotEmpty(document.info.description)
      assert.deepStrictEqual(
        operationsOf(document).map(({ name }) => name).sort(),
        rows.map(({ method, path }) => `${method} ${toTemplate(path)}`).sort()
      )
    }))

  it.effect("describes each operation, parameter and answer", () =>
    Effect.gen(function*() {
      const document = yield* readDocument
      const ids = new Set<string>()
      const tags = new Set(document.tags.map((tag: { name: string }) => tag.name))
      for (const { name: at, operation, path } of operationsOf(document)) {
        ids.add(operation.operationId)
        assert.isNotEmpty(operation.summary, at)
        assert.isNotEmpty(operation.description, at)
        assert.isTrue(operation.tags.every((tag: string) => tags.has(tag)), at)
        assert.deepStrictEqual(operation.security, [{ bearer: [] }], at)
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
        assert.deepStrictEqual(
          operation.parameters.filter((parameter: Json) => parameter.in === "path").map((parameter: Json) =>
            parameter.name
          ),
          inPath,
          at
        )
        for (const parameter of operation.parameters) {
          assert.isNotEmpty(parameter.description, `${at} ${parameter.name}`)
          assert.isObject(parameter.schema)
          if (parameter.in === "path") assert.isTrue(parameter.required)
        }
        const names = operation.parameters.map((parameter: Json) => parameter.name)
        assert.strictEqual(names.includes("Idempotency-Key"), idempotent.has(at), at)
        for (const status of ["401", "403", "429", "500", "503"]) assert.property(operation.responses, status, at)
        for (const [status, response] of Object.entries(operation.responses as Record<string, Json>)) {
          assert.match(status, /^[2-5]\d\d$/, at)
          assert.isNotEmpty(response.description, `${at} ${status}`)
          for (const header of ["X-Request-Id", "RateLimit", "RateLimit-Policy", "Service-Version"]) {
            assert.isObject(resolve(document, response.headers[header].$ref), at)
          }
          if (status === "429" || status === "503") {
            assert.isObject(resolve(document, response.headers["Retry-After"].$ref), at)
          }
          if (status === "204") {
            assert.notProperty(response, "content", at)
          } else assertExamples(document, response, `${at} ${status}`)
          if (Number(status) >= 400 && !resultsNotErrors.has(`${at} ${status}`)) assertEnvelope(document, response, at)
        }
        if (operation.requestBody !== undefined) {
          assert.isTrue(operation.requestBody.required)
          assertExamples(document, operation.requestBody, at)
        }
      }
      assert.strictEqual(ids.size, rows.length)
      assert.strictEqual(document.components.securitySchemes.bearer.scheme, "bearer")
    }))

  it.effect("has no reference that leads nowhere, and no schema that is not used or not described", () =>
    Effect.gen(function*() {
      const document = yield* readDocument
      const used = new Set<string>()
      for (const [path, value] of schemasIn(document, "#")) {
        if (typeof value.$ref === "string") {
          assert.isObject(resolve(document, value.$ref), path)
          used.add(value.$ref)
        }
      }
      for (const [name, schema] of Object.entries(document.components.schemas as Record<string, Json>)) {
        assert.isTrue(used.has(`#/components/schemas/${name}`), name)
        assert.isNotEmpty(schema.description, name)
        // A union has no fields of its own, and a provider of somebody's own may say more of an event.
        const isOpen = name.endsWith("Details") || schema.type === undefined
        assert.deepStrictEqual(schema.additionalProperties, isOpen ? undefined : false, name)
        for (const example of schema.examples ?? []) assert.deepStrictEqual(check(document, schema, example), [], name)
      }
    }))

  it.effect("has a webhook for each event type, with the headers of the service's name and those of Standard Webhooks", () =>
    Effect.gen(function*() {
      const document = yield* readDocument
      assert.deepStrictEqual(Object.keys(document.webhooks), [...webhookEventTypes])
      for (const [type, { post }] of Object.entries(document.webhooks as Record<string, Json>)) {
        assert.deepStrictEqual(
          post.parameters.map(({ name }: Json) => name),
          [
            "Service-Signature",
            "Service-Event-Id",
            "Service-Delivery-Id",
            "webhook-id",
            "webhook-timestamp",
            "webhook-signature"
          ]
        )
        assert.deepStrictEqual(Object.keys(post.responses), ["2XX"])
        const { examples, schema } = post.requestBody.content["application/json"]
        const [{ value }] = Object.values(examples) as [Json]
        assert.strictEqual(value.type, type)
        assert.deepStrictEqual(check(document, schema, value), [], type)
        assert.isNotEmpty(check(document, schema, { ...value, type: "email.other" }), type)
      }
    }))

  it.effect("has the fields and the values of every resource, and describes what is asked for", () =>
    Effect.gen(function*() {
      const document = yield* readDocument
      const { schemas } = document.components
      for (const [name, expected] of Object.entries(fields)) {
        assert.sameMembers(Object.keys(schemas[name]?.properties ?? {}), [...expected], name)
      }
      for (const [at, expected] of Object.entries(values)) {
        const [name, field] = at.split(".") as [string, string]
        assert.sameMembers(schemas[name].properties[field].enum, [...expected], at)
      }
      for (
        const name of Object.keys(fields).filter((name) => /Request$|^New|Change$|Restore$|Input$|^Erasure$/.test(name))
      ) {
        for (const [field, schema] of Object.entries(schemas[name].properties as Record<string, Json>)) {
          assert.isNotEmpty(schema.description, `${name}.${field}`)
          for (const example of schema.examples ?? []) {
            assert.deepStrictEqual(check(document, schema, example), [], `${name}.${field}`)
          }
        }
      }
      const send = schemas.SendRequest
      assert.deepStrictEqual([send.properties.from.minLength, send.properties.from.maxLength], [3, 320])
      assert.deepStrictEqual([send.properties.subject.minLength, send.properties.subject.maxLength], [1, 998])
    }))

  it.effect("its errors are the pairs of the specification", () =>
    Effect.gen(function*() {
      const document = yield* readDocument
      const found = new Set<string>()
      for (const { name, operation } of operationsOf(document)) {
        for (const answer of answersOf(document, operation).filter((answer) => answer.includes(" "))) {
          assert.isTrue(pairs.has(answer), `${name} ${answer}`)
          found.add(answer)
        }
      }
      assert.deepStrictEqual([...pairs].filter((pair) => !found.has(pair)), [])
    }))
})

const seen = new Set<string>()

/** Holds an answer against the document, and remembers that it was given. */
const see = (document: Json, method: string, path: string, expected: string, answer: Answer) => {
  const at = `${method} ${path} ${expected}`
  const code = answer.json?.error?.code
  assert.strictEqual(code === undefined ? String(answer.status) : `${answer.status} ${code}`, expected, at)
  assert.deepStrictEqual(problemsOf(document, method, toTemplate(path), answer), [], at)
  seen.add(`${method} ${toTemplate(path)} ${expected}`)
}

layer(harnessLayer({ settings: { accessLog: false } }))("real answers", (it) => {
  it.effect("of every operation to every kind of key conform to the document", () =>
    Effect.gen(function*() {
      const document = yield* readDocument
      const some = situations.filter(({ asker, target }) =>
        ["nobody", "suspended account", "paused account", "live key", "test key"].includes(asker)
          && ["own", "absent"].includes(target)
        || asker === "only account:manage" || asker === "only emails:read"
      )
      for (const { answer, expected, row } of yield* walk(rows, some)) {
        see(document, row.method, row.path, expected, answer)
      }
    }), 300_000)

  it.effect("to what breaks a rule conform to the document", () =>
    Effect.gen(function*() {
      const document = yield* readDocument
      for (const { answer, expected, method, path } of yield* provoke) see(document, method, path, expected, answer)
    }))
})

layer(harnessLayer({ rates: true, settings: { accessLog: false } }))("real answers over the rate", (it) => {
  it.effect("of every operation conform to the document, and say how long to wait", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const document = yield* readDocument
      const { key } = yield* newKey({ plan: "free" })
      for (let n = 0; n < planLimits.free.requestRate; n++) yield* ask("GET", "/v1/account", { key })
      for (const { method, path } of rows) {
        const answer = yield* ask(method, path, { key })
        see(document, method, path, "429 rate_limited", answer)
        for (const name of ["retry-after", "ratelimit", "ratelimit-policy"]) assert.property(answer.headers, name, path)
      }
    }))
})

const broken: { with: unknown } = { with: undefined }
const brokenRates = Layer.effect(
  RateLimits,
  Effect.map(RateLimits, (limits) => ({
    ...limits,
    takeRequest: (caller: Caller) => broken.with === undefined ? limits.takeRequest(caller) : Effect.die(broken.with)
  }))
)

layer(
  harnessLayer({
    settings: { accessLog: false },
    engine: (engine) => brokenRates.pipe(Layer.provideMerge(engine)) as typeof engine
  })
)("real answers of a server that fails", (it) => {
  it.effect("conform to the document for every operation, and no documented answer was left out", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const document = yield* readDocument
      broken.with = "a mistake of ours"
      for (const { method, path } of rows) {
        see(document, method, path, "500 internal_error", yield* ask(method, path))
      }
      broken.with = new StorageError({ command: "RateStore.take", cause: new Error("gone"), outage: "unreachable" })
      for (const { method, path } of rows) {
        see(document, method, path, "503 internal_error", yield* ask(method, path))
      }
      const documented = operationsOf(document).flatMap(({ name, operation }) =>
        answersOf(document, operation).map((answer) => `${name} ${answer}`)
      )
      // Any key may ask for the account.
      const impossible = new Set(["GET /v1/account 403 forbidden"])
      assert.deepStrictEqual(documented.filter((answer) => !seen.has(answer) && !impossible.has(answer)), [])
    }))
})
