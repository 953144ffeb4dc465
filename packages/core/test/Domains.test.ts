import { assert, it } from "@effect/vitest"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { AuditStore } from "@sendwright/core/audit/AuditStore"
import { lookupMillis } from "@sendwright/core/domains/DomainChecks"
import { Domains, recheckMillis } from "@sendwright/core/domains/Domains"
import { dkimPlace, DomainStore } from "@sendwright/core/domains/DomainStore"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import { StaticDns } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { customer, engine, get, hour, minute, send, start, startWorkers } from "./support/harness.ts"

const missing = "00000000-0000-7000-8009-000000000000"

it.effect("a new domain has its records and is pending, and its key is stored where only it can be opened", () =>
  Effect.gen(function*() {
    const of = yield* customer()
    const domains = yield* Domains
    const domain = yield* domains.create(of.live, "mail.acme.example")
    const selector = domain.dnsRecords[0]!.name.split(".")[0]!
    assert.match(selector, /^sw[0-9a-f]{10}$/)
    const { publicKey } = /p=(?<publicKey>\w+)$/.exec(domain.dnsRecords[0]!.value)!.groups!
    assert.deepStrictEqual(domain, {
      id: domain.id,
      accountId: of.account.id,
      name: "mail.acme.example",
      region: "local",
      status: "pending",
      health: "unknown",
      healthChangedAt: null,
      brokenSince: null,
      dnsRecords: [
        {
          id: "dkim",
          type: "TXT",
          name: `${selector}._domainkey.mail.acme.example`,
          value: `v=DKIM1; k=rsa; p=${publicKey}`,
          purpose: "dkim"
        },
        {
          id: "return_path_mx",
          type: "MX",
          name: "send.mail.acme.example",
          value: "10 bounces.sendwright.test",
          purpose: "spf"
        },
        {
          id: "return_path_spf",
          type: "TXT",
          name: "send.mail.acme.example",
          value: "v=spf1 a:bounces.sendwright.test ~all",
          purpose: "spf"
        },
        { id: "dmarc", type: "TXT", name: "_dmarc.mail.acme.example", value: "v=DMARC1; p=none;", purpose: "dmarc" }
      ],
      dnsChecks: null,
      dnsCheckedAt: null,
      rotation: null,
      receiving: null,
      createdAt: new Date(start)
    })
    assert.deepStrictEqual((yield* domains.list(of.live)).map(({ name }) => name), [of.domain, "mail.acme.example"])
    const key = Option.getOrThrow(yield* (yield* DomainStore).signingKey(of.account.id, domain.id))
    assert.deepStrictEqual([key.domain, key.selector], ["mail.acme.example", selector])
    const secrets = yield* SecretBox
    const opened = yield* secrets.open(key.sealedPrivateKey, dkimPlace(key.domainId, of.account.id))
    assert.strictEqual(Redacted.value(opened), `private key of ${publicKey}`)
    yield* Effect.flip(secrets.open(key.sealedPrivateKey, dkimPlace(missing, of.account.id)))
  }).pipe(Effect.provide(engine())))

it.effect("refuses names that are none, names it has, and more than the plan allows", () =>
  Effect.gen(function*() {
    const of = yield* customer({ plan: "free" })
    const more = yield* customer({ plan: "free", overrides: { ...noOverrides, domains: 2 } })
    const domains = yield* Domains
    const refused = (caller: typeof of.live, name: string) => Effect.flip(domains.create(caller, name))
    const invalid = yield* refused(of.live, "No Domain")
    assert.deepStrictEqual(invalid._tag === "ValidationError" && invalid.issues[0]?.path, ["name"])
    assert.strictEqual((yield* refused(of.live, of.domain))._tag, "Conflict")
    const limit = yield* refused(of.live, "mail.acme.example")
    assert.deepStrictEqual(limit._tag === "PlanLimit" && [limit.limit, limit.allowed], ["domains", 1])
    const answers = yield* Effect.forEach(
      ["a.acme.example", "a.acme.example", "b.acme.example"],
      (name) => Effect.result(domains.create(more.live, name)),
      { concurrency: "unbounded" }
    )
    assert.strictEqual(answers.filter(({ _tag }) => _tag === "Success").length, 1)
    assert.strictEqual((yield* domains.list(more.live)).length, 2)
  }).pipe(Effect.provide(engine())))

it.effect("looks a domain up when it is asked for, at most every 10 seconds", () =>
  Effect.gen(function*() {
    const of = yield* customer()
    const domains = yield* Domains
    const dns = yield* StaticDns
    const { dnsRecords, id } = yield* domains.create(of.live, "mail.acme.example")
    assert.strictEqual((yield* domains.get(of.live, id)).health, "action_needed")
    yield* dns.publish(dnsRecords)
    yield* TestClock.adjust(recheckMillis - 1)
    assert.strictEqual((yield* domains.get(of.live, id)).status, "pending")
    yield* TestClock.adjust(1)
    const asked = yield* Effect.all(Array.from({ length: 10 }, () => domains.get(of.live, id)), {
      concurrency: "unbounded"
    })
    assert.strictEqual(dns.lookups.length, 8)
    assert.isTrue(asked.some(({ status }) => status === "verified"))
    const listed = (yield* domains.list(of.live)).find((domain) => domain.id === id)
    assert.deepStrictEqual(listed, yield* domains.get(of.test, id))
    assert.deepStrictEqual([listed?.status, listed?.dnsCheckedAt], ["verified", new Date(start + recheckMillis)])
  }).pipe(Effect.provide(engine())))

it.effect("shows of wrong mail hosts the one that mail would go to first", () =>
  Effect.gen(function*() {
    const of = yield* customer()
    const domains = yield* Domains
    const dns = yield* StaticDns
    const { dnsRecords, id } = yield* domains.create(of.live, "mail.acme.example")
    yield* dns.set(dnsRecords[1]!.name, "MX", ["30 c.example", "10 a.example", "20 b.example"])
    const { dnsChecks } = yield* domains.get(of.live, id)
    const check = dnsChecks?.find((check) => check.id === dnsRecords[1]!.id)
    assert.deepStrictEqual([check?.state, check?.found], ["mismatch", "10 a.example"])
  }).pipe(Effect.provide(engine())))

it.effect("answers with what it knows when the DNS is silent or out of order", () =>
  Effect.gen(function*() {
    const of = yield* customer()
    const domains = yield* Domains
    const dns = yield* StaticDns
    const { dnsRecords, id } = yield* domains.create(of.live, "mail.acme.example")
    yield* dns.delay(hour)
    const asking = yield* Effect.forkChild(domains.get(of.live, id))
    yield* TestClock.adjust(lookupMillis)
    const silent = yield* Fiber.join(asking)
    assert.deepStrictEqual([silent.health, silent.dnsChecks, silent.dnsCheckedAt], ["unknown", null, null])
    yield* dns.delay(0)
    yield* dns.publish(dnsRecords)
    yield* TestClock.adjust(minute)
    // The policy's name alone is out of order: that gates nothing, and nothing is made up of it.
    yield* dns.fail(true, dnsRecords[3]!.name)
    const verified = yield* domains.get(of.live, id)
    assert.strictEqual(verified.status, "verified")
    assert.deepStrictEqual(verified.dnsChecks?.map((check) => check.id), ["dkim", "return_path_mx", "return_path_spf"])
    yield* dns.fail(false, dnsRecords[3]!.name)
    yield* TestClock.adjust(minute)
    const whole = yield* domains.get(of.live, id)
    assert.strictEqual(whole.dnsChecks?.length, 4)
    yield* dns.fail(true)
    yield* TestClock.adjust(minute)
    assert.deepStrictEqual(yield* domains.get(of.live, id), whole)
    // A record that is certainly gone counts, though others could not be looked up; what those had stays.
    yield* dns.fail(false)
    yield* dns.withdraw([dnsRecords[0]!])
    yield* dns.fail(true, dnsRecords[1]!.name)
    yield* TestClock.adjust(minute)
    const broken = yield* domains.get(of.live, id)
    assert.deepStrictEqual(broken.dnsChecks?.map(({ state }) => state), ["missing", "found", "found", "found"])
    assert.isNotNull(broken.brokenSince)
  }).pipe(Effect.provide(engine())))

it.effect("is nobody else's, and gone when it is removed; added again it has another key", () =>
  Effect.gen(function*() {
    const [of, other] = [yield* customer(), yield* customer()]
    const domains = yield* Domains
    const { dnsRecords, id } = yield* domains.create(of.live, "mail.acme.example")
    assert.strictEqual((yield* Effect.flip(domains.get(other.live, id)))._tag, "NotFound")
    assert.strictEqual((yield* Effect.flip(domains.remove(other.live, id)))._tag, "NotFound")
    assert.strictEqual((yield* Effect.flip(domains.get(of.live, missing)))._tag, "NotFound")
    yield* domains.remove(of.live, id)
    assert.strictEqual((yield* Effect.flip(domains.remove(of.live, id)))._tag, "NotFound")
    assert.strictEqual((yield* Effect.flip(domains.get(of.live, id)))._tag, "NotFound")
    const again = yield* domains.create(of.live, "mail.acme.example")
    assert.notStrictEqual(again.dnsRecords[0]?.name, dnsRecords[0]?.name)
    assert.notStrictEqual(again.dnsRecords[0]?.value, dnsRecords[0]?.value)
    const entries = yield* (yield* AuditStore).list(of.account.id, 10, null)
    assert.deepStrictEqual(
      entries.map(({ action, actor, subject }) => [action, actor.name, subject]).sort(),
      [
        ["domain.added", "live", id],
        ["domain.added", "live", again.id],
        ["domain.removed", "live", id]
      ].sort()
    )
  }).pipe(Effect.provide(engine())))

it.effect("a domain that was verified by its records sends; removed, what it queued fails", () =>
  Effect.gen(function*() {
    const of = yield* customer()
    const domains = yield* Domains
    const dns = yield* StaticDns
    const { dnsRecords, id } = yield* domains.create(of.live, "mail.acme.example")
    const from = "Acme <hello@mail.acme.example>"
    assert.strictEqual((yield* Effect.flip(send(of, { from })))._tag, "DomainNotVerified")
    yield* dns.publish(dnsRecords)
    yield* domains.get(of.live, id)
    const sent = yield* send(of, { from })
    assert.strictEqual((yield* get(of, sent)).domainId, id)
    const { stop } = yield* startWorkers(SendWorker.layer)
    yield* TestClock.adjust(1)
    assert.strictEqual((yield* get(of, sent)).status, "sent")
    yield* stop
    const queued = yield* send(of, { from })
    yield* domains.remove(of.live, id)
    yield* startWorkers(SendWorker.layer)
    yield* TestClock.adjust(1)
    const failed = yield* get(of, queued)
    assert.deepStrictEqual([failed.status, failed.events.at(-1)?.details["reason"]], ["failed", "domain_removed"])
  }).pipe(Effect.provide(engine())))
