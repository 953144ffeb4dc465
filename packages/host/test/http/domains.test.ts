import { assert, describe, it as test, layer } from "@effect/vitest"
import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { type DnsServer, make as makeDnsServer, type Reply } from "../../../node/test/dns-server.ts"
import { assertError } from "./answers.ts"
import { domain, Harness, layer as harnessLayer } from "./harness.ts"

const missing = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"

interface WireRecord {
  readonly type: "TXT" | "MX" | "CNAME"
  readonly name: string
  readonly value: string
  readonly purpose: string
}

/** The four records of a new domain. */
type Four = readonly [dkim: WireRecord, mx: WireRecord, spf: WireRecord, dmarc: WireRecord]

let names = 0

/** Adds a domain and answers with it. */
const add = Effect.fnUntraced(function*() {
  const { ask } = yield* Harness
  const added = yield* ask("POST", "/v1/domains", { body: { name: `mail${++names}.acme.example` } })
  assert.strictEqual(added.status, 201, added.text)
  return { id: added.json.id as string, records: added.json.dns_records as Four, json: added.json }
})

layer(harnessLayer())("domains over HTTP", (it) => {
  it.effect("are added, listed, read and removed", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { id, json, records } = yield* add()
      assert.deepStrictEqual(Object.keys(json), [
        "id",
        "name",
        "region",
        "status",
        "dns_records",
        "health",
        "health_changed_at",
        "dns_checks",
        "dns_checked_at",
        "receiving",
        "created_at"
      ])
      assert.deepInclude(json, {
        region: "local",
        status: "pending",
        health: "unknown",
        health_changed_at: null,
        dns_checks: null,
        dns_checked_at: null
      })
      assert.deepStrictEqual(records.map(({ purpose, type }) => `${purpose} ${type}`), [
        "dkim TXT",
        "spf MX",
        "spf TXT",
        "dmarc TXT"
      ])
      for (const record of records) assert.deepStrictEqual(Object.keys(record), ["type", "name", "value", "purpose"])
      assert.notInclude(JSON.stringify(json), "private")
      const listed = yield* ask("GET", "/v1/domains")
      assert.deepStrictEqual(Object.keys(listed.json), ["data"])
      assert.sameMembers(listed.json.data.map(({ name }: { name: string }) => name), [domain, json.name])
      assert.deepStrictEqual(listed.json.data.find((one: { id: string }) => one.id === id), json)
      const got = yield* ask("GET", `/v1/domains/${id.toUpperCase()}`)
      assert.deepStrictEqual([got.json.health, got.json.dns_checks.length], ["action_needed", 4])
      for (const [index, check] of got.json.dns_checks.entries()) {
        const { id: of, ...rest } = check
        assert.isString(of)
        assert.deepStrictEqual(rest, { ...records[index], state: "missing", found: null })
      }
      const account = yield* ask("GET", "/v1/account")
      assert.deepInclude(account.json.domains, { id, name: json.name, status: "pending" })
      const removed = yield* ask("DELETE", `/v1/domains/${id}`)
      assert.deepStrictEqual([removed.status, removed.text], [204, ""])
      assertError(yield* ask("GET", `/v1/domains/${id}`), "404 not_found")
      const again = yield* ask("POST", "/v1/domains", { body: { name: json.name } })
      assert.strictEqual(again.status, 201)
      assert.notDeepEqual(again.json.dns_records[0], records[0])
    }))

  it.effect("a name is refused that is none, that is there, and that is more than the plan allows", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      for (
        const body of [{}, { name: 1 }, { name: "" }, { name: "Acme.example" }, { name: "acme" }, {
          name: "a.example",
          region: "x"
        }]
      ) {
        assertError(yield* ask("POST", "/v1/domains", { body }), "400 validation_error", JSON.stringify(body))
      }
      assertError(yield* ask("POST", "/v1/domains", { raw: "{" }), "400 validation_error")
      assertError(yield* ask("POST", "/v1/domains", { body: { name: domain } }), "409 conflict")
      const { key } = yield* newKey({ plan: "free" })
      assert.strictEqual((yield* ask("POST", "/v1/domains", { key, body: { name: domain } })).status, 201)
      const limit = yield* ask("POST", "/v1/domains", { key, body: { name: "two.acme.example" } })
      assertError(limit, "403 plan_limit")
      assert.deepStrictEqual(limit.json.error.details, { limit: "domains", allowed: 1 })
    }))

  it.effect("are removed with a live key only, and seen by their account only", () =>
    Effect.gen(function*() {
      const { ask, newKey, testKey } = yield* Harness
      const { id } = yield* add()
      assert.strictEqual((yield* ask("GET", `/v1/domains/${id}`, { key: testKey })).status, 200)
      for (const named of [id, missing, "no-id"]) {
        assertError(yield* ask("DELETE", `/v1/domains/${named}`, { key: testKey }), "403 forbidden")
      }
      const { key: scopeless } = yield* newKey({ scopes: ["emails:send", "emails:read"] })
      for (
        const [method, path] of [["GET", "/v1/domains"], ["GET", `/v1/domains/${id}`], ["POST", "/v1/domains"], [
          "DELETE",
          `/v1/domains/${id}`
        ]] as const
      ) {
        const refused = yield* ask(method, path, { key: scopeless })
        assertError(refused, "403 forbidden", `${method} ${path}`)
        assert.include(refused.json.error.message, "domains:manage")
      }
      const { key: stranger } = yield* newKey()
      const bodies = new Set<string>()
      for (const method of ["GET", "DELETE"]) {
        for (const named of [id, missing, "no-id"]) {
          const answer = yield* ask(method, `/v1/domains/${named}`, { key: stranger })
          assertError(answer, "404 not_found")
          bodies.add(answer.text)
        }
      }
      assert.strictEqual(bodies.size, 1)
      assert.strictEqual((yield* ask("GET", `/v1/domains/${id}`)).status, 200)
    }))
})

/** A stand whose domains are looked up on a name server of its own, and soon given up where that is silent. */
const withDns = (silent = false) =>
  Effect.map(makeDnsServer, (server) => ({
    server,
    stand: harnessLayer({
      dns: NodeDnsResolver.layer({ servers: [server.address], timeout: silent ? 100 : 3_000, tries: 2 })
    })
  }))

type Found = "found" | "missing" | "mismatch"

interface Case {
  readonly title: string
  /** What is published in place of the right records; `null` takes one away. */
  readonly wrong: (records: Four) => { readonly [index: number]: Reply | null }
  readonly states: readonly [dkim: Found, mx: Found, spf: Found, dmarc: Found] | null
  readonly status: "verified" | "pending"
}

const good = ["found", "found", "found", "found"] as const

const cases: ReadonlyArray<Case> = [
  { title: "right records", wrong: () => ({}), states: good, status: "verified" },
  {
    title: "a DKIM record in many character strings, as DNS providers split it",
    wrong: ([dkim]) => ({ 0: [dkim.value.match(/.{1,40}/g) ?? []] }),
    states: good,
    status: "verified"
  },
  {
    title: "a DKIM record that is too long for UDP",
    wrong: ([dkim]) => ({ 0: { truncated: [dkim.value] } }),
    states: good,
    status: "verified"
  },
  {
    title: "a host name in capitals, among others",
    wrong: () => ({ 1: ["5 mx.other.example", "10 BOUNCES.Sendwright.Test"] }),
    states: good,
    status: "verified"
  },
  {
    title: "records of other services beside ours, and a stricter policy",
    wrong: ([, , spf]) => ({ 2: ["other-verification=1", spf.value], 3: ["v=DMARC1; p=reject; adkim=s"] }),
    states: good,
    status: "verified"
  },
  {
    title: "no policy",
    wrong: () => ({ 3: null }),
    states: ["found", "found", "found", "missing"],
    status: "verified"
  },
  {
    title: "an invalid policy",
    wrong: () => ({ 3: ["v=DMARC1; p=perhaps"] }),
    states: ["found", "found", "found", "mismatch"],
    status: "verified"
  },
  {
    title: "a policy that cannot be looked up",
    wrong: () => ({ 3: "servfail" }),
    states: ["found", "found", "found", "missing"],
    status: "verified"
  },
  {
    title: "names that do not exist",
    wrong: () => ({ 0: null, 1: null, 2: null, 3: null }),
    states: ["missing", "missing", "missing", "missing"],
    status: "pending"
  },
  {
    title: "a name without a record of the type",
    wrong: () => ({ 1: null }),
    states: ["found", "missing", "found", "found"],
    status: "pending"
  },
  {
    title: "another DKIM key",
    wrong: ([dkim]) => ({ 0: [dkim.value.replace("p=", "p=x")] }),
    states: ["mismatch", "found", "found", "found"],
    status: "pending"
  },
  {
    title: "another host",
    wrong: () => ({ 1: ["10 mx.other.example"] }),
    states: ["found", "mismatch", "found", "found"],
    status: "pending"
  },
  {
    title: "an SPF record without us",
    wrong: () => ({ 2: ["v=spf1 include:other.example -all"] }),
    states: ["found", "found", "mismatch", "found"],
    status: "pending"
  },
  {
    title: "two SPF records",
    wrong: ([, , spf]) => ({ 2: [spf.value, "v=spf1 -all"] }),
    states: ["found", "found", "mismatch", "found"],
    status: "pending"
  },
  { title: "SERVFAIL", wrong: () => ({ 0: "servfail" }), states: null, status: "pending" },
  { title: "a refusal", wrong: () => ({ 1: "refused" }), states: null, status: "pending" },
  { title: "silence", wrong: () => ({ 2: "silence" }), states: null, status: "pending" },
  {
    title: "a missing record while others are silent",
    wrong: () => ({ 0: null, 1: "silence" }),
    states: ["missing", "missing", "found", "found"],
    status: "pending"
  }
]

/** Those whose look-up has no result, and which are not in the list therefore. */
const unknown = (records: Four, wrong: ReturnType<Case["wrong"]>): ReadonlyArray<string> =>
  records.filter((_, index) => ["servfail", "refused", "silence"].includes(String(wrong[index]))).map((
    { name, type }
  ) => `${type} ${name}`)

const publish = (server: DnsServer, records: Four, wrong: ReturnType<Case["wrong"]> = {}): void => {
  for (const [index, { name, type, value }] of records.entries()) {
    const reply = index in wrong ? wrong[index] ?? null : [value]
    if (reply === null) server.remove(name, type)
    else server.set(name, type, reply)
  }
}

describe("domains on a real name server", () => {
  for (const { states, status, title, wrong } of cases) {
    test.effect(title, () =>
      Effect.gen(function*() {
        const { server, stand } = yield* withDns(title.includes("silen"))
        yield* Effect.gen(function*() {
          const { ask } = yield* Harness
          const { id, json, records } = yield* add()
          const departures = wrong(records)
          publish(server, records, departures)
          const got = (yield* ask("GET", `/v1/domains/${id}`)).json
          assert.strictEqual(got.status, status)
          assert.strictEqual(
            got.health,
            states === null ? "unknown" : status === "verified" ? "healthy" : "action_needed"
          )
          if (states === null) {
            // Nothing that can be relied on: the domain is as it was.
            assert.deepStrictEqual(got, json)
          } else {
            const left = unknown(records, departures)
            const expected = records.map(({ name, type }, index) => [`${type} ${name}`, states[index]!] as const)
              .filter(([place]) => !left.includes(place))
            assert.deepStrictEqual(
              got.dns_checks.map((
                check: WireRecord & { state: Found }
              ) => [`${check.type} ${check.name}`, check.state]),
              expected
            )
            for (const { found, state } of got.dns_checks) assert.strictEqual(found === null, state === "missing")
            assert.isString(got.dns_checked_at)
          }
          assert.sameMembers([...new Set(server.questions)], records.map(({ name, type }) => `${type} ${name}`))
        }).pipe(Effect.provide(stand))
      }))
  }

  test.effect("what is published later verifies, what breaks shows, and a domain that is verified sends", () =>
    Effect.gen(function*() {
      const { server, stand } = yield* withDns()
      yield* Effect.gen(function*() {
        const { ask, testKey } = yield* Harness
        const { id, json, records } = yield* add()
        const get = Effect.map(ask("GET", `/v1/domains/${id}`), (answer) => answer.json)
        const later = Effect.andThen(TestClock.adjust(10_000), get)
        const mail = { from: `Acme <hello@${json.name}>`, to: "ada@example.com", subject: "Hello", text: "Hello Ada" }
        const send = (key?: string) => ask("POST", "/v1/emails", { body: mail, ...(key === undefined ? {} : { key }) })

        assert.strictEqual((yield* get).status, "pending")
        assertError(yield* send(), "403 domain_not_verified")
        assertError(yield* send(testKey), "403 domain_not_verified")
        publish(server, records)
        const asked = server.questions.length
        // Within 10 seconds it is as it was, and nobody is asked.
        assert.strictEqual((yield* get).status, "pending")
        assert.strictEqual(server.questions.length, asked)
        const verified = yield* later
        assert.deepStrictEqual([verified.status, verified.health], ["verified", "healthy"])
        const sent = yield* send()
        assert.strictEqual(sent.status, 201)
        assert.strictEqual((yield* ask("GET", `/v1/emails/${sent.json.id}`)).json.domain_id, id)
        assert.strictEqual((yield* send(testKey)).status, 201)

        publish(server, records, { 0: null })
        const broken = yield* later
        assert.deepStrictEqual([broken.status, broken.health, broken.dns_checks[0].state], [
          "verified",
          "healthy",
          "missing"
        ])
        yield* TestClock.adjust(5 * 60_000)
        assert.strictEqual((yield* get).health, "action_needed")
        assert.strictEqual((yield* send()).status, 201)
        yield* TestClock.adjust(72 * 3_600_000)
        assert.strictEqual((yield* get).status, "failed")
        assertError(yield* send(), "403 domain_not_verified")
        publish(server, records)
        assert.deepStrictEqual((yield* later).status, "verified")
        assert.strictEqual((yield* send()).status, 201)
        yield* ask("DELETE", `/v1/domains/${id}`)
        assertError(yield* send(), "403 domain_not_verified")
      }).pipe(Effect.provide(stand))
    }))
})
