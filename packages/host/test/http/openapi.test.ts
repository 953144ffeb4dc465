import { assert, layer } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { pairs } from "./answers.ts"
import { good } from "./badRequests.ts"
import { check, resolve } from "./jsonSchema.ts"
import { type Answer, type Ask, layer as standLayer, Stand } from "./stand.ts"

// oxlint-disable-next-line typescript/no-explicit-any
type Json = any

const readDocument = Effect.gen(function*() {
  const { ask } = yield* Stand
  const answer = yield* ask("GET", "/openapi.json", { key: null })
  assert.strictEqual(answer.status, 200)
  return answer.json as Json
})

const operationsOf = (document: Json): ReadonlyArray<{ path: string; method: string; operation: Json }> =>
  Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation }))
  )

/** Every schema in the document, with where it stands. */
const walk = function*(value: Json, path: string): Generator<readonly [string, Json]> {
  if (typeof value !== "object" || value === null) return
  yield [path, value]
  for (const [name, item] of Object.entries(value)) if (name !== "examples") yield* walk(item, `${path}/${name}`)
}

const expected = [
  "DELETE /v1/webhooks/{id}",
  "GET /v1/account",
  "GET /v1/emails",
  "GET /v1/emails/{id}",
  "GET /v1/webhooks",
  "GET /v1/webhooks/{id}",
  "GET /v1/webhooks/{id}/deliveries",
  "POST /v1/emails",
  "POST /v1/emails/batch",
  "POST /v1/emails/{id}/cancel",
  "POST /v1/webhooks",
  "POST /v1/webhooks/{id}/deliveries/{deliveryId}/retry"
]

layer(standLayer())("openapi.json", (it) => {
  it.effect("is OpenAPI 3.1 with the version of the specification and every route", () =>
    Effect.gen(function*() {
      const document = yield* readDocument
      assert.match(document.openapi, /^3\.1\.\d+$/)
      assert.strictEqual(document.info.version, "0.1.0")
      assert.isNotEmpty(document.info.title)
      assert.isNotEmpty(document.info.description)
      const routes = operationsOf(document).map(({ method, path }) => `${method.toUpperCase()} ${path}`)
      assert.deepStrictEqual(routes.sort(), expected)
    }))

  it.effect("describes each operation, parameter and answer", () =>
    Effect.gen(function*() {
      const document = yield* readDocument
      const ids = new Set<string>()
      const tags = new Set(document.tags.map((tag: { name: string }) => tag.name))
      for (const { method, operation, path } of operationsOf(document)) {
        const at = `${method} ${path}`
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
        for (const status of ["401", "403", "429", "500"]) assert.property(operation.responses, status, at)
        for (const [status, response] of Object.entries(operation.responses as Record<string, Json>)) {
          assert.match(status, /^[2-5]\d\d$/, at)
          assert.isNotEmpty(response.description, `${at} ${status}`)
          for (const header of ["X-Request-Id", "RateLimit", "RateLimit-Policy"]) {
            assert.isObject(resolve(document, response.headers[header].$ref), at)
          }
          if (status === "204") assert.notProperty(response, "content", at)
          else assert.isObject(response.content["application/json"].schema, `${at} ${status}`)
        }
        if (method === "post" && operation.requestBody !== undefined) {
          assert.isTrue(operation.requestBody.required)
          assert.deepStrictEqual(Object.keys(operation.requestBody.content), ["application/json"])
        }
      }
      assert.strictEqual(ids.size, expected.length)
      assert.strictEqual(document.components.securitySchemes.bearer.scheme, "bearer")
    }))

  it.effect("has no reference that leads nowhere, and no schema that is not used or not described", () =>
    Effect.gen(function*() {
      const document = yield* readDocument
      const used = new Set<string>()
      for (const [path, value] of walk(document, "#")) {
        if (typeof value.$ref === "string") {
          assert.isObject(resolve(document, value.$ref), path)
          used.add(value.$ref)
        }
      }
      for (const [name, schema] of Object.entries(document.components.schemas as Record<string, Json>)) {
        assert.isTrue(used.has(`#/components/schemas/${name}`), name)
        assert.isNotEmpty(schema.description, name)
        assert.deepStrictEqual(schema.additionalProperties, false, name)
        for (const example of schema.examples ?? []) assert.deepStrictEqual(check(document, schema, example), [], name)
      }
      const send = document.components.schemas.SendRequest
      for (const [name, field] of Object.entries(send.properties as Record<string, Json>)) {
        assert.isNotEmpty(field.description, name)
        for (const example of field.examples ?? []) assert.deepStrictEqual(check(document, field, example), [], name)
      }
      assert.deepStrictEqual(Object.keys(send.properties).sort(), [
        "attachments",
        "bcc",
        "cc",
        "from",
        "headers",
        "html",
        "reply_to",
        "scheduled_at",
        "subject",
        "tags",
        "template_id",
        "template_slug",
        "text",
        "to",
        "unsubscribe_url",
        "variables"
      ])
      assert.deepStrictEqual([send.properties.from.minLength, send.properties.from.maxLength], [3, 320])
      assert.deepStrictEqual([send.properties.subject.minLength, send.properties.subject.maxLength], [1, 998])
    }))

  it.effect("its errors are the pairs of the specification", () =>
    Effect.gen(function*() {
      const document = yield* readDocument
      for (const { method, operation, path } of operationsOf(document)) {
        for (const [status, response] of Object.entries(operation.responses as Record<string, Json>)) {
          if (Number(status) < 400 || path.endsWith("/batch") && status === "422") continue
          const schema = response.content["application/json"].schema
          for (const { $ref } of schema.anyOf ?? [schema]) {
            const [code] = (resolve(document, $ref) as Json).properties.error.properties.code.enum
            assert.isTrue(pairs.has(`${status} ${code}`), `${method} ${path} ${status} ${code}`)
          }
        }
      }
    }))

  it.effect("real answers of every operation and status conform to it", () =>
    Effect.gen(function*() {
      const document = yield* readDocument
      const { ask, newKey, sandbox, testKey } = yield* Stand
      const seen = new Set<string>()
      const conform = (template: string, method: string, answer: Answer) => {
        const response = document.paths[template][method.toLowerCase()].responses[answer.status]
        assert.isObject(response, `${method} ${template} does not mention ${answer.status} ${answer.text}`)
        seen.add(`${method} ${template} ${answer.status}`)
        if (response.content === undefined) {
          assert.strictEqual(answer.text, "")
          return
        }
        const problems = check(document, response.content["application/json"].schema, answer.json)
        assert.deepStrictEqual(problems, [], `${method} ${template} ${answer.status} ${answer.text.slice(0, 500)}`)
      }
      const asking = Effect.fnUntraced(function*(method: string, template: string, path: string, options: Ask = {}) {
        const answer = yield* ask(method, path, options)
        conform(template, method, answer)
        return answer
      })
      const missing = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"
      const keyed = { headers: { "idempotency-key": "conform" } }
      const hook = yield* asking("POST", "/v1/webhooks", "/v1/webhooks", {
        body: { url: "https://example.com/", events: ["email.queued"] }
      })
      const sent = yield* asking("POST", "/v1/emails", "/v1/emails", {
        ...keyed,
        body: { ...good, headers: { "X-A": "1" }, attachments: [{ filename: "a.txt", content: "QQ==" }] }
      })
      yield* asking("POST", "/v1/emails", "/v1/emails", {
        ...keyed,
        body: { ...good, headers: { "X-A": "1" }, attachments: [{ filename: "a.txt", content: "QQ==" }] }
      })
      yield* asking("POST", "/v1/emails", "/v1/emails", { ...keyed, body: good })
      yield* asking("POST", "/v1/emails", "/v1/emails", { body: {} })
      yield* asking("POST", "/v1/emails", "/v1/emails", { body: { ...good, from: "a@other.example" } })
      yield* asking("POST", "/v1/emails", "/v1/emails", { body: { ...good, from: `a@${sandbox}` } })
      yield* asking("POST", "/v1/emails", "/v1/emails", { key: "no", body: good })
      const later = new Date((yield* Clock.currentTimeMillis) + 60_000).toISOString()
      const scheduled = yield* asking("POST", "/v1/emails", "/v1/emails", { body: { ...good, scheduled_at: later } })
      yield* asking("POST", "/v1/emails/batch", "/v1/emails/batch", { body: { messages: [good] } })
      yield* asking("POST", "/v1/emails/batch", "/v1/emails/batch", { body: { messages: [good, {}] } })
      yield* asking("POST", "/v1/emails/batch", "/v1/emails/batch", { body: { messages: [{}] } })
      yield* asking("POST", "/v1/emails/batch", "/v1/emails/batch", { body: {} })
      yield* asking("GET", "/v1/emails", "/v1/emails?limit=2")
      yield* asking("GET", "/v1/emails", "/v1/emails?q=ada%40")
      yield* asking("GET", "/v1/emails", "/v1/emails?limit=0")
      yield* asking("GET", "/v1/emails/{id}", `/v1/emails/${sent.json.id}`)
      yield* asking("GET", "/v1/emails/{id}", `/v1/emails/${scheduled.json.id}`)
      yield* asking("GET", "/v1/emails/{id}", `/v1/emails/${missing}`)
      yield* asking("POST", "/v1/emails/{id}/cancel", `/v1/emails/${scheduled.json.id}/cancel`)
      yield* asking("POST", "/v1/emails/{id}/cancel", `/v1/emails/${scheduled.json.id}/cancel`)
      yield* asking("POST", "/v1/emails/{id}/cancel", `/v1/emails/${missing}/cancel`)
      yield* asking("POST", "/v1/webhooks", "/v1/webhooks", { body: {} })
      yield* asking("GET", "/v1/webhooks", "/v1/webhooks")
      yield* asking("GET", "/v1/webhooks/{id}", `/v1/webhooks/${hook.json.id}`)
      yield* asking("GET", "/v1/webhooks/{id}", `/v1/webhooks/${missing}`)
      const deliveries = `/v1/webhooks/${hook.json.id}/deliveries`
      const page = yield* asking("GET", "/v1/webhooks/{id}/deliveries", deliveries)
      yield* asking("GET", "/v1/webhooks/{id}/deliveries", `${deliveries}?limit=x`)
      yield* asking("GET", "/v1/webhooks/{id}/deliveries", `/v1/webhooks/${missing}/deliveries`)
      const retry = "/v1/webhooks/{id}/deliveries/{deliveryId}/retry"
      yield* asking("POST", retry, `${deliveries}/${page.json.data[0].id}/retry`)
      yield* asking("POST", retry, `${deliveries}/${missing}/retry`)
      yield* asking("DELETE", "/v1/webhooks/{id}", `/v1/webhooks/${hook.json.id}`)
      yield* asking("DELETE", "/v1/webhooks/{id}", `/v1/webhooks/${missing}`)
      yield* asking("GET", "/v1/account", "/v1/account")
      yield* asking("GET", "/v1/account", "/v1/account", { key: testKey })
      const reader = yield* newKey({ scopes: ["emails:read"] })
      yield* asking("GET", "/v1/webhooks", "/v1/webhooks", { key: reader.key })
      // A delivery becomes failed only after all its attempts: the delivery's schema is checked in the list.
      const exempt = new Set([`POST ${retry} 200`])
      for (const { method, operation, path } of operationsOf(document)) {
        for (const status of Object.keys(operation.responses).filter((status) => Number(status) < 300)) {
          const asked = `${method.toUpperCase()} ${path} ${status}`
          assert.isTrue(seen.has(asked) || exempt.has(asked), asked)
        }
      }
    }))
})

layer(standLayer())("the reference for people", (it) => {
  it.effect("names every route and field, and loads nothing from anywhere", () =>
    Effect.gen(function*() {
      const { ask } = yield* Stand
      const document = yield* readDocument
      const { headers, status, text } = yield* ask("GET", "/docs", { key: null })
      assert.strictEqual(status, 200)
      assert.match(String(headers["content-type"]), /^text\/html/)
      assert.match(String(headers["content-security-policy"]), /^default-src 'none'/)
      assert.notMatch(text, /<script|<link|<img|<iframe|@import|url\(|\ssrc=|href="https?:/i)
      for (const { operation, path } of operationsOf(document)) {
        assert.include(text, `id="${operation.operationId}"`)
        assert.include(text, path)
      }
      for (const name of Object.keys(document.components.schemas)) assert.include(text, `id="schema-${name}"`)
      for (const name of Object.keys(document.components.schemas.SendRequest.properties)) {
        assert.include(text, `<code>${name}</code>`)
      }
      const anchors = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
      for (const id of anchors) assert.include(text, `id="${id}"`)
    }))
})
