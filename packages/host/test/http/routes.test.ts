import { assert, describe, layer } from "@effect/vitest"
import { serviceVersions } from "@sendwright/api/ServiceVersion"
import * as Effect from "effect/Effect"
import { missing, send } from "../support/requests.ts"
import { assertError, pathsOf } from "./answers.ts"
import { domain, Harness, layer as harnessLayer, type LogLine } from "./harness.ts"
import { rows } from "./matrix.ts"

/** The access log: a busy machine may have other lines. */
const requestsIn = (log: ReadonlyArray<LogLine>) => log.filter(({ message }) => message === "request")

interface Issue {
  readonly path: string
  readonly message: string
}

layer(harnessLayer({ settings: { docsUrl: "https://docs.example/api" } }))("account", (it) => {
  it.effect("the summary tells what an integrator needs", () =>
    Effect.gen(function*() {
      const { accountId, ask, sandbox } = yield* Harness
      const { json, status } = yield* ask("GET", "/v1/account")
      assert.strictEqual(status, 200)
      assert.deepStrictEqual(json.account, { id: accountId, name: "Acme", plan: "enterprise", plan_step: null })
      assert.strictEqual(json.key.mode, "live")
      assert.strictEqual(json.key.scopes.length, 9)
      assert.include(json.sandbox.recipients, "owner@acme.example")
      assert.strictEqual(json.receiving_domain, `${accountId.slice(-10)}.inbound.sendwright.test`)
      assert.strictEqual(json.sandbox.simulator.bounced, `bounced@${sandbox}`)
      assert.deepStrictEqual(json.domains.map(({ name, status }: Record<string, string>) => [name, status]), [
        [domain, "verified"]
      ])
      assert.deepStrictEqual(json.templates, [])
      assert.strictEqual(json.docs_url, "https://docs.example/api")
    }))
})

describe("what stands around the routes", () => {
  layer(harnessLayer())((it) => {
    it.effect("every answer has a request id of its own and is neither stored nor sniffed", () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const ids = new Set<string>()
        for (const path of ["/v1/account", "/v1/nothing", "/openapi.json", "/health/live", "/metrics"]) {
          const { headers } = yield* ask("GET", path)
          ids.add(String(headers["x-request-id"]))
          assert.match(String(headers["x-request-id"]), /^[0-9a-f]{32}$/, path)
          assert.strictEqual(headers["x-content-type-options"], "nosniff", path)
          assert.strictEqual(headers["cache-control"], "no-store", path)
          assert.notProperty(headers, "access-control-allow-origin", path)
        }
        assert.strictEqual(ids.size, 5)
      }))

    it.effect("an answer of /v1 says its version; a request may name it, and no other", () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const [oldest] = serviceVersions
        const naming = (version: string) => ({ headers: { "service-version": version } })
        for (const path of ["/v1/account", "/v1/emails"]) {
          for (const version of [undefined, ...serviceVersions]) {
            const { headers, status } = yield* ask("GET", path, version === undefined ? {} : naming(version))
            assert.deepStrictEqual([status, headers["service-version"]], [200, version ?? oldest], path)
          }
          for (const version of ["2999-01-01", "2020-01-01", "1", "", oldest.replaceAll("-", "")]) {
            const refused = yield* ask("GET", path, naming(version))
            assertError(refused, "400 validation_error", version)
            assert.deepStrictEqual(pathsOf(refused), ["Service-Version"])
            assert.include(refused.text, version === "2999-01-01" ? "is later than" : oldest, version)
          }
          const unknown = yield* ask("GET", path, { ...naming("1"), key: null })
          assertError(unknown, "401 unauthorized")
          assert.strictEqual(unknown.headers["service-version"], oldest)
        }
        assert.notProperty((yield* ask("GET", "/health/live", naming("1"))).headers, "service-version")
      }))

    it.effect("what is no route answers 404 in the envelope, whatever the method", () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const asked: ReadonlyArray<readonly [string, string]> = [
          ["POST", "/"],
          ["GET", "/v1"],
          ["GET", "/v2/emails"],
          ["GET", "/V1/emails"],
          ["GET", "/v1/emails/"],
          ["GET", "//v1/emails"],
          ["PUT", "/v1/emails"],
          ["PATCH", "/v1/account"],
          ["DELETE", "/v1/account"],
          ["OPTIONS", "/v1/emails"],
          ["PROPFIND", "/v1/emails"],
          ["POST", "/health/live"]
        ]
        for (const [method, path] of asked) assertError(yield* ask(method, path), "404 not_found", `${method} ${path}`)
      }))

    it.effect("the root leads to the documentation", () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const { headers, status } = yield* ask("GET", "/", { key: null })
        assert.deepStrictEqual([status, headers["location"]], [303, "/docs"])
      }))

    it.effect("HEAD is answered as GET is, without the body, and only where GET is", () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const sent = yield* ask("POST", "/v1/emails", { body: send })
        const paths = [
          "/v1/account",
          "/v1/emails",
          "/v1/emails?limit=0",
          `/v1/emails/${sent.json.id}`,
          `/v1/emails/${missing}`,
          "/v1/domains",
          "/v1/account/export",
          "/v1/templates",
          "/v1/nothing",
          "/health/ready",
          "/docs",
          "/openapi.json"
        ]
        const changing = new Set(["date", "x-request-id", "ratelimit", "transfer-encoding"])
        const steady = (headers: object) => Object.entries(headers).filter(([name]) => !changing.has(name))
        for (const path of paths) {
          const [get, head] = [yield* ask("GET", path), yield* ask("HEAD", path)]
          assert.deepStrictEqual([head.status, head.text], [get.status, ""], path)
          assert.deepStrictEqual(steady(head.headers), steady(get.headers), path)
        }
        assert.strictEqual((yield* ask("HEAD", "/v1/account", { key: null })).status, 401)
        assert.strictEqual((yield* ask("HEAD", "/v1/emails/batch")).status, 404)
        assert.strictEqual((yield* ask("HEAD", `/v1/emails/${sent.json.id}/cancel`)).status, 404)
      }))

    it.effect("a query parameter that a route does not have is refused, on every route", () =>
      Effect.gen(function*() {
        const { ask, newKey } = yield* Harness
        for (const { method, path } of rows) {
          const asked = path.replace(/:\w+/g, missing)
          const answer = yield* ask(method, `${asked}?schedule_at=now&=`)
          assertError(answer, "400 validation_error", `${method} ${path}`)
          const told = answer.json.error.details.map((issue: Issue) => `${issue.path}: ${issue.message}`)
          assert.includeMembers(told, [
            "schedule_at: is not a query parameter of this route",
            ": has a query parameter without a name"
          ])
          assertError(yield* ask(method, `${asked}?x=1`, { key: null }), "401 unauthorized", path)
        }
        const twice = yield* ask("GET", "/v1/emails?status=sent&status=queued&limit=1&limit=2")
        assert.deepStrictEqual(
          twice.json.error.details.map((issue: Issue) => `${issue.path}: ${issue.message}`).sort(),
          ["limit: must be given only once", "status: must be given only once"]
        )
        const scoped = yield* newKey({ scopes: ["emails:send"] })
        assertError(yield* ask("GET", "/v1/emails?x=1", { key: scoped.key }), "403 forbidden")
      }))

    it.effect("a semicolon or a hash in a path does not end it", () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const address = "semicolon@example.com"
        yield* ask("POST", "/v1/suppressions", { body: { email_address: address } })
        for (const end of [";v=1", ";", "#x", ";v=1?x=1"]) {
          const answer = yield* ask("DELETE", `/v1/suppressions/${address}${end}`)
          assertError(answer, end.includes("?") ? "400 validation_error" : "404 not_found", end)
        }
        for (const path of ["/v1/account;x", "/v1/emails;limit=1", "/v1/emails;?limit=1"]) {
          assertError(yield* ask("GET", path), "404 not_found", path)
        }
        assert.strictEqual((yield* ask("DELETE", `/v1/suppressions/${address}`)).status, 204)
        const quoted = "\"a;b\"@example.com"
        yield* ask("POST", "/v1/suppressions", { body: { email_address: quoted } })
        assert.strictEqual((yield* ask("DELETE", "/v1/suppressions/%22a;b%22@example.com")).status, 204)
      }))

    it.effect("a 401 names the scheme that is asked for", () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        for (const key of [null, "nonsense"]) {
          assert.strictEqual((yield* ask("GET", "/v1/account", { key })).headers["www-authenticate"], "Bearer")
        }
        assert.notProperty((yield* ask("GET", "/v1/account")).headers, "www-authenticate")
      }))

    it.effect("a live process is alive; it is ready unless something stands against it", () =>
      Effect.gen(function*() {
        const { ask, conditions } = yield* Harness
        const ready = yield* ask("GET", "/health/ready", { key: null })
        assert.deepStrictEqual([ready.status, ready.json], [200, { status: "ok" }])
        const late = { name: "figures", message: "The gauges are old.", blocks: false }
        yield* conditions.raise(late)
        const told = yield* ask("GET", "/health/ready", { key: null })
        assert.deepStrictEqual([told.status, told.json.status], [200, "ok"])
        assert.deepInclude(told.json.conditions[0], late)

        yield* conditions.raise({ name: "database", message: "The disk is full.", blocks: true })
        const unready = yield* ask("GET", "/health/ready", { key: null })
        assert.deepStrictEqual([unready.status, unready.json.error.code], [503, "internal_error"])
        assert.strictEqual(unready.headers["retry-after"], "5")
        assert.strictEqual(unready.json.error.message, "Not ready: The disk is full.")
        const names = unready.json.error.details.conditions.map(({ name }: { readonly name: string }) => name)
        assert.deepStrictEqual(names, ["figures", "database"])
        assert.strictEqual((yield* ask("GET", "/health/live", { key: null })).status, 200)

        yield* conditions.raise({ name: "draining", message: "This process ends.", blocks: true })
        assert.notProperty((yield* ask("GET", "/health/ready", { key: null })).headers, "retry-after")
        for (const { name } of yield* conditions.current) yield* conditions.clear(name)
        assert.strictEqual((yield* ask("GET", "/health/ready")).status, 200)
      }))

    it.effect("requests are counted by the template of their route, never by their path", () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        yield* ask("GET", `/v1/emails/${missing}`)
        yield* ask("GET", "/v1/secret-path")
        yield* ask("POST", "/v1/emails", { body: send })
        const { headers, text } = yield* ask("GET", "/metrics")
        assert.match(String(headers["content-type"]), /^text\/plain/)
        assert.match(text, /sendwright_http_requests_total\{method="GET",route="\/v1\/emails\/:id",status="404"\} \d+/)
        const duration = (what: string) =>
          Number(
            new RegExp(`sendwright_http_request_duration_seconds_${what}\\{[^}]*route="/v1/emails"[^}]*\\} (\\S+)`)
              .exec(text)?.[1]
          )
        assert.isAbove(duration("count"), 0)
        // In seconds: no request of these takes one.
        assert.isBelow(duration("sum"), duration("count"))
        assert.match(text, /route="unmatched"/)
        assert.match(text, /sendwright_emails_accepted_total\{mode="live"\} \d+/)
        assert.notInclude(text, missing)
        assert.notInclude(text, "secret-path")
      }))

    it.effect("the access log has one line a request, without path, query, body, address or key", () =>
      Effect.gen(function*() {
        const { accountId, ask, liveKey, log } = yield* Harness
        log.length = 0
        const answer = yield* ask("POST", "/v1/emails", { body: { ...send, to: "secret@example.com" } })
        yield* ask("GET", "/v1/emails/secret?secret=1")
        const lines = requestsIn(log)
        assert.strictEqual(lines.length, 2)
        const [line] = lines
        assert.deepStrictEqual(Object.keys(line!.annotations).sort(), [
          "accountId",
          "durationMs",
          "method",
          "requestId",
          "route",
          "status"
        ])
        assert.strictEqual(line!.annotations["route"], "/v1/emails")
        assert.strictEqual(line!.annotations["status"], 201)
        assert.strictEqual(line!.annotations["accountId"], accountId)
        assert.strictEqual(line!.annotations["requestId"], answer.headers["x-request-id"])
        const all = JSON.stringify(log)
        assert.notInclude(all, "secret")
        assert.notInclude(all, liveKey)
      }))

    it.effect("the access log has the caller's X-Request-Id, unless it may be an address or a key", () =>
      Effect.gen(function*() {
        const { ask, liveKey, log } = yield* Harness
        log.length = 0
        const ids = ["order-42_a.b", "x".repeat(128), "x".repeat(129), "ada@example.com", "a b", "", liveKey]
        for (const id of ids) {
          const answer = yield* ask("GET", "/v1/account", { headers: { "x-request-id": id } })
          assert.match(String(answer.headers["x-request-id"]), /^[0-9a-f]{32}$/)
        }
        assert.deepStrictEqual(
          requestsIn(log).map(({ annotations }) => annotations["callerRequestId"]),
          [ids[0], ids[1], undefined, undefined, undefined, undefined, undefined]
        )
      }))
  })
})
