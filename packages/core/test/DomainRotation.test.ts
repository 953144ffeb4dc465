import { assert, it } from "@effect/vitest"
import { ofOperator } from "@sendwright/core/accounts/Caller"
import { AuditStore } from "@sendwright/core/audit/AuditStore"
import type { DnsRecord } from "@sendwright/core/domains/DnsRecord"
import { type Domain, newDomain } from "@sendwright/core/domains/Domain"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import * as DomainMonitor from "@sendwright/core/domains/DomainMonitor"
import { Domains, recheckMillis } from "@sendwright/core/domains/Domains"
import { dkimPlace, DomainStore } from "@sendwright/core/domains/DomainStore"
import { SecretBox, SecretUnreadable } from "@sendwright/core/secrets/SecretBox"
import { StaticDns } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { SigningKeys } from "../src/sending/SigningKeys.ts"
import { type Customer, customer, engine, hour, minute, start, startWorkers } from "./support/harness.ts"

const name = "mail.acme.example"

const operatorOf = (of: Customer) => ofOperator(of, "live")

/** A customer with a domain that is published and verified. */
const verified = Effect.fnUntraced(function*() {
  const of = yield* customer()
  const domains = yield* Domains
  const dns = yield* StaticDns
  const { dnsRecords, id } = yield* domains.create(of.live, name)
  yield* dns.publish(dnsRecords)
  assert.strictEqual((yield* domains.get(of.live, id)).status, "verified")
  return { of, caller: operatorOf(of), domains, dns, dnsRecords, id, old: dnsRecords[0]! }
})

const keysOf = (records: ReadonlyArray<{ readonly purpose: string; readonly name: string }>) =>
  records.flatMap((record) => record.purpose === "dkim" ? [record.name.split(".")[0]!] : [])

const again = Effect.fnUntraced(function*(caller: Customer["live"], id: string) {
  yield* TestClock.adjust(recheckMillis)
  return yield* (yield* Domains).get(caller, id)
})

it.effect("signs with the new key once its record is found, and needs the old one no longer", () =>
  Effect.gen(function*() {
    const { caller, dns, domains, id, of, old } = yield* verified()
    const keys = yield* SigningKeys
    const signsWith = Effect.map(keys.find(of.account.id, id), (key) => key?.selector)
    const first = old.name.split(".")[0]!
    assert.strictEqual(yield* signsWith, first)
    const begun = yield* domains.rotateKey(caller, id)
    const [, second = ""] = keysOf(begun.dnsRecords)
    assert.match(second, /^sw[0-9a-f]{10}$/)
    assert.deepStrictEqual(begun.rotation, {
      from: first,
      to: second,
      startedAt: new Date(start),
      switchedAt: null
    })
    assert.deepStrictEqual(begun.dnsRecords.map((record) => record.id), [
      "dkim",
      `dkim_${second}`,
      "return_path_mx",
      "return_path_spf",
      "dmarc"
    ])
    // The record is still to come: nothing is wrong with the domain, and mail goes on as before.
    yield* TestClock.adjust(10 * minute)
    const waiting = yield* again(caller, id)
    assert.deepStrictEqual([waiting.status, waiting.health, waiting.brokenSince], ["verified", "healthy", null])
    assert.strictEqual(waiting.dnsChecks?.find((check) => check.id === `dkim_${second}`)?.state, "missing")
    assert.strictEqual(yield* signsWith, first)

    yield* dns.publish(begun.dnsRecords)
    const switched = yield* again(caller, id)
    assert.deepStrictEqual(switched.rotation?.switchedAt, switched.dnsCheckedAt)
    assert.deepStrictEqual(keysOf(switched.dnsRecords), [first, second])
    // Every node asks for the key again within a minute.
    yield* TestClock.adjust(minute)
    assert.strictEqual(yield* signsWith, second)

    yield* dns.withdraw([old])
    yield* TestClock.adjust(hour)
    const without = yield* again(caller, id)
    assert.deepStrictEqual([without.status, without.health], ["verified", "healthy"])
    const retired = yield* domains.retireKey(caller, id)
    assert.deepStrictEqual([keysOf(retired.dnsRecords), retired.rotation], [[second], null])
    yield* TestClock.adjust(minute)
    assert.strictEqual(yield* signsWith, second)

    // The new key is what the domain needs now.
    yield* dns.withdraw(retired.dnsRecords)
    yield* again(caller, id)
    yield* TestClock.adjust(hour)
    assert.strictEqual((yield* again(caller, id)).health, "action_needed")

    const audited = yield* (yield* AuditStore).list(of.account.id, 10, null)
    assert.deepStrictEqual(audited.map(({ action, actor, subject }) => [action, actor.kind, subject]), [
      ["domain.broken", "engine", id],
      ["domain.dkim_retired", "operator", id],
      ["domain.dkim_switched", "engine", id],
      ["domain.dkim_rotated", "operator", id],
      ["domain.verified", "engine", id],
      ["domain.added", "key", id]
    ])
  }).pipe(Effect.provide(Layer.provideMerge(SigningKeys.layer, engine()))))

it.effect("keeps the selector that a domain was stored with, however selectors begin today, until its key is changed", () =>
  Effect.gen(function*() {
    const of = yield* customer()
    const caller = operatorOf(of)
    const [domains, dns, keys] = [yield* Domains, yield* StaticDns, yield* SigningKeys]
    const accountId = of.account.id
    const id = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"
    const selector = "ph1f38ef59a2"
    const record: DnsRecord = {
      id: "dkim",
      type: "TXT",
      name: `${selector}._domainkey.${name}`,
      value: "v=DKIM1; k=rsa; p=old",
      purpose: "dkim"
    }
    const secrets = yield* SecretBox
    const sealedPrivateKey = yield* secrets.seal(Redacted.make("old"), dkimPlace(id, accountId))
    const stored = newDomain({ id, accountId, name, region: "local", dnsRecords: [record], createdAt: new Date(start) })
    assert.strictEqual(
      yield* (yield* DomainStore).add(stored, { limit: 10, key: { selector, sealedPrivateKey } }),
      "added"
    )
    yield* dns.publish([record])
    const verified = yield* again(of.live, id)
    assert.deepStrictEqual([verified.status, verified.dnsRecords], ["verified", [record]])
    const key = yield* keys.find(accountId, id)
    assert.deepStrictEqual([key?.selector, key && Redacted.value(key.privateKey)], [selector, "old"])
    const changed = yield* domains.rotateKey(caller, id)
    assert.deepStrictEqual(changed.dnsRecords[0], record)
    assert.strictEqual(changed.rotation?.from, selector)
  }).pipe(Effect.provide(Layer.provideMerge(SigningKeys.layer, engine()))))

it.effect("switches also where the new record took the place of the old one", () =>
  Effect.gen(function*() {
    const { caller, dns, domains, id, old } = yield* verified()
    const begun = yield* domains.rotateKey(caller, id)
    yield* dns.withdraw([old])
    yield* dns.publish(begun.dnsRecords.filter((record) => record.id !== old.id))
    const switched = yield* again(caller, id)
    assert.deepStrictEqual([switched.status, switched.health, switched.brokenSince], ["verified", "healthy", null])
    assert.isNotNull(switched.rotation?.switchedAt)
  }).pipe(Effect.provide(engine())))

it.effect("looks for a new record of an old domain as often as for those of a new one", () =>
  Effect.gen(function*() {
    const { caller, dns, domains, id, of } = yield* verified()
    yield* startWorkers(DomainMonitor.layer)
    yield* TestClock.adjust(73 * hour)
    const begun = yield* domains.rotateKey(caller, id)
    yield* dns.publish(begun.dnsRecords)
    yield* TestClock.adjust(5 * minute + 15_000)
    assert.isNotNull((yield* domains.list(of.live)).find((domain) => domain.id === id)?.rotation?.switchedAt)
  }).pipe(Effect.provide(engine({ pollMillis: minute }))))

it.effect("rotates one key at a time, and lets go of none that signs", () =>
  Effect.gen(function*() {
    const { caller, dns, domains, id } = yield* verified()
    const refusals = (effect: Effect.Effect<Domain, { readonly _tag: string; readonly message: string }>) =>
      Effect.map(Effect.flip(effect), ({ _tag, message }) => `${_tag}: ${message}`)
    assert.match(yield* refusals(domains.retireKey(caller, id)), /^Conflict: .*has no old DKIM key/)
    const answers = yield* Effect.all(Array.from({ length: 5 }, () => Effect.result(domains.rotateKey(caller, id))), {
      concurrency: "unbounded"
    })
    assert.strictEqual(answers.filter(({ _tag }) => _tag === "Success").length, 1)
    const pending = (yield* domains.get(caller, id)).rotation
    for (const answer of answers) {
      if (answer._tag === "Failure") assert.include(answer.failure.message, pending!.to)
    }
    assert.match(yield* refusals(domains.rotateKey(caller, id)), /^Conflict: .*already: publish the record/)
    assert.match(yield* refusals(domains.retireKey(caller, id)), /^Conflict: .*is still signed under/)
    yield* dns.publish((yield* domains.get(caller, id)).dnsRecords)
    yield* again(caller, id)
    assert.match(yield* refusals(domains.rotateKey(caller, id)), /^Conflict: .*retire-dkim/)
    yield* domains.retireKey(caller, id)
    yield* domains.rotateKey(caller, id)
    const stranger = operatorOf(yield* customer())
    assert.match(yield* refusals(domains.rotateKey(stranger, id)), /^NotFound/)
    assert.match(yield* refusals(domains.retireKey(stranger, id)), /^NotFound/)
  }).pipe(Effect.provide(engine())))

it.effect("makes no key where the old one does not open: what is sealed here could not be opened elsewhere", () =>
  Effect.gen(function*() {
    const { caller, id, of } = yield* verified()
    const elsewhere = Layer.succeed(SecretBox, {
      seal: () => Effect.die("sealed"),
      open: () => Effect.fail(new SecretUnreadable({ message: "another ring" })),
      keys: [],
      signingKeys: () => [new Uint8Array(32)]
    })
    const later = Domains.layer.pipe(Layer.provide(elsewhere), Layer.fresh)
    const refused = yield* Effect.flip(Effect.provide(Domains.use((domains) => domains.rotateKey(caller, id)), later))
    assert.strictEqual(refused._tag, "SecretUnreadable")
    const kept = (yield* (yield* DomainStore).list(of.account.id)).find((domain) => domain.id === id)
    assert.deepStrictEqual([kept?.rotation, kept?.dnsRecords.length], [null, 4])
  }).pipe(Effect.provide(engine())))

it.effect("leaves the keys of a provider that signs to the provider", () =>
  Effect.gen(function*() {
    const of = yield* customer()
    const caller = operatorOf(of)
    const refused = yield* Effect.flip((yield* Domains).rotateKey(caller, of.domainId))
    assert.include(refused.message, "is signed by its provider")
    assert.isNull((yield* (yield* DomainStore).list(of.account.id))[0]!.rotation)

    // So it is where the operator has gone over to such a provider.
    const { id } = yield* (yield* Domains).create(of.live, name)
    const identities = Layer.effect(
      DomainIdentities,
      Effect.map(DomainIdentities, ({ create, release }) => ({ create, release }))
    )
    const later = Domains.layer.pipe(Layer.provide(identities), Layer.fresh)
    const other = yield* Effect.flip(Effect.provide(Domains.use((domains) => domains.rotateKey(caller, id)), later))
    assert.include(other.message, "is signed by its provider")
  }).pipe(Effect.provide(engine())))
