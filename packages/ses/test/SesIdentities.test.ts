import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { assert, it } from "@effect/vitest"
import { type Caller, ofKey } from "@sendwright/core/accounts/Caller"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import type { Domain } from "@sendwright/core/domains/Domain"
import { DomainChecks } from "@sendwright/core/domains/DomainChecks"
import { confirmMillis } from "@sendwright/core/domains/DomainHealth"
import { DomainIdentities, IdentityUnavailable } from "@sendwright/core/domains/DomainIdentity"
import * as DomainMonitor from "@sendwright/core/domains/DomainMonitor"
import { Domains, recheckMillis } from "@sendwright/core/domains/Domains"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as SesIdentities from "@sendwright/ses/SesIdentities"
import { FakeSes } from "@sendwright/testing/FakeSes"
import { account, apiKey, member, peppers } from "@sendwright/testing/fixtures"
import { fakeDkimKeys, StaticDns } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { options } from "./harness.ts"

const name = "mail.acme.example"
const tag = { Key: "sendwright", Value: "domain" }

const routes = Effect.map(FakeSes, ({ requests }) => requests.map(({ route }) => route.replace("/v2/email/", "")))

const identities = Layer.unwrap(Effect.map(options(), SesIdentities.layer))

const beside = Layer.unwrap(
  Effect.map(
    options(),
    (ses) => SesIdentities.layerBeside(ses, Layer.provide(DomainIdentities.layerSelfHosted, fakeDkimKeys))
  )
)

const run = <A, E, R>(effect: Effect.Effect<A, E, R>, layer: typeof identities = identities) =>
  Effect.provide(effect, Layer.fresh(layer.pipe(Layer.provideMerge(Layer.merge(FakeSes.layer, NodeCrypto.layer)))))

/** The texts of records, the random part of the SPF record left out. */
const shown = (records: ReadonlyArray<{ readonly type: string; readonly name: string; readonly value: string }>) =>
  records.map(({ name, type, value }) =>
    `${type} ${name} ${value.replace(/sendwright=[0-9a-f]{20} /, "sendwright=… ")}`
  )

it.effect("makes an identity with Easy DKIM and a return path, and says what to publish", () =>
  run(Effect.gen(function*() {
    const ses = yield* FakeSes
    const { create } = yield* DomainIdentities
    const identity = yield* create(name)
    const kept = ses.identities.get(name)!
    assert.deepStrictEqual([identity.region, identity.key], ["eu-central-1", null])
    assert.deepStrictEqual(shown(identity.records), [
      ...kept.tokens.map((token) => `CNAME ${token}._domainkey.${name} ${token}.dkim.amazonses.com`),
      `MX send.${name} 10 feedback-smtp.eu-central-1.amazonses.com`,
      `TXT send.${name} v=spf1 include:amazonses.com sendwright=… ~all`,
      `TXT _dmarc.${name} v=DMARC1; p=none;`
    ])
    assert.deepStrictEqual(identity.records.map(({ id, purpose }) => `${id} ${purpose}`), [
      "ses_dkim_1 dkim",
      "ses_dkim_2 dkim",
      "ses_dkim_3 dkim",
      "ses_return_path_mx spf",
      "ses_return_path_spf spf",
      "dmarc dmarc"
    ])
    assert.deepStrictEqual(
      [kept.mailFrom, kept.behaviorOnMxFailure, kept.tags],
      [`send.${name}`, "USE_DEFAULT_VALUE", [tag]]
    )
    assert.deepStrictEqual(ses.requests[0]!.body, {
      EmailIdentity: name,
      Tags: [tag],
      DkimSigningAttributes: { NextSigningKeyLength: "RSA_2048_BIT" }
    })
    assert.deepStrictEqual(yield* routes, ["POST identities", `PUT identities/${name}/mail-from`])
  })))

it.effect("takes over the identity that is there, with records that only one account is shown", () =>
  run(Effect.gen(function*() {
    const ses = yield* FakeSes
    const { create, release } = yield* DomainIdentities
    const first = yield* create(name)
    const again = yield* create(name)
    assert.deepStrictEqual(shown(again.records), shown(first.records))
    assert.notStrictEqual(again.records[4]!.value, first.records[4]!.value)
    yield* release(name)
    assert.isFalse(ses.identities.has(name))
    // Nothing to give up: that is what was wanted.
    yield* release(name)
  })))

it.effect("leaves what somebody else has set up in SES as it is", () =>
  run(Effect.gen(function*() {
    const ses = yield* FakeSes
    const { create, release } = yield* DomainIdentities
    yield* ses.putIdentity(name, { mailFrom: `bounce.${name}` })
    const { records } = yield* create(name)
    assert.deepStrictEqual(records.map((record) => record.name).slice(3, 5), [`bounce.${name}`, `bounce.${name}`])
    yield* release(name)
    assert.strictEqual(ses.identities.get(name)?.mailFrom, `bounce.${name}`)
    // One that has no return path gets ours.
    yield* ses.putIdentity("b.example", {})
    yield* create("b.example")
    assert.strictEqual(ses.identities.get("b.example")?.mailFrom, "send.b.example")
    yield* ses.putIdentity("c.example", { origin: "EXTERNAL", tokens: ["selector1"] })
    const error = yield* Effect.flip(create("c.example"))
    assert.match(error.message, /^SES has an identity of c.example that does not sign with Easy DKIM; turn that on/)
  })))

it.effect("says what to do where SES refuses, is not there, or forgets what it has", () =>
  run(Effect.gen(function*() {
    const ses = yield* FakeSes
    const { create, release } = yield* DomainIdentities
    yield* ses.answerNext(1, { status: 403, type: "AccessDeniedException", message: "not authorized to do that" })
    const denied = yield* Effect.flip(create(name))
    assert.instanceOf(denied, IdentityUnavailable)
    assert.match(denied.message, /IAM policy \(AccessDeniedException\): not authorized to do that$/)
    yield* ses.answerNext(1, { status: 400, type: "LimitExceededException", message: "Too many identities" })
    assert.match((yield* Effect.flip(create(name))).message, /Too many identities/)
    yield* ses.answerNext(1, "cut")
    yield* Effect.flip(create(name))
    yield* ses.answerNext(
      1,
      { status: 500, type: "InternalServiceErrorException" },
      `PUT /v2/email/identities/${name}/mail-from`
    )
    yield* Effect.flip(create(name))
    yield* ses.answerNext(1, { status: 500, type: "InternalServiceErrorException" })
    yield* Effect.flip(release(name))
    yield* release(name)
    assert.strictEqual(ses.identities.size, 0)
    // Somebody deletes it between our two questions.
    yield* ses.answerNext(1, { status: 400, type: "AlreadyExistsException" })
    assert.match((yield* Effect.flip(create(name))).message, /NotFoundException/)
  })))

it.live("asks again where SES says that it was asked too fast", () =>
  run(Effect.gen(function*() {
    const ses = yield* FakeSes
    const { create, release } = yield* DomainIdentities
    yield* ses.answerNext(1, { status: 429, type: "TooManyRequestsException", message: "Rate exceeded" })
    yield* create(name)
    yield* ses.answerNext(1, { status: 409, type: "ConcurrentModificationException" })
    yield* release(name)
    assert.deepStrictEqual(yield* routes, [
      "POST identities",
      "POST identities",
      `PUT identities/${name}/mail-from`,
      `GET identities/${name}`,
      `GET identities/${name}`,
      `DELETE identities/${name}`
    ])
  })))

it.effect("stands beside identities of ours, for domains whose mail leaves on two ways", () =>
  run(
    Effect.gen(function*() {
      const ses = yield* FakeSes
      const { create, newKey, release } = yield* DomainIdentities
      const { key, records } = yield* create(name)
      const { selector } = key!
      assert.strictEqual(Redacted.value(key!.privateKey), "private key of FAKE0001")
      assert.isDefined(newKey)
      assert.deepStrictEqual(shown(records), [
        `TXT ${selector}._domainkey.${name} v=DKIM1; k=rsa; p=FAKE0001`,
        `MX send.${name} 10 bounces.sendwright.test`,
        `TXT send.${name} v=spf1 a:bounces.sendwright.test ~all`,
        `TXT _dmarc.${name} v=DMARC1; p=none;`,
        ...ses.identities.get(name)!.tokens.map((token) =>
          `CNAME ${token}._domainkey.${name} ${token}.dkim.amazonses.com`
        ),
        `MX ses.${name} 10 feedback-smtp.eu-central-1.amazonses.com`,
        `TXT ses.${name} v=spf1 include:amazonses.com sendwright=… ~all`
      ])
      assert.strictEqual(new Set(records.map(({ id }) => id)).size, records.length)
      yield* release(name)
      assert.strictEqual(ses.identities.size, 0)
    }),
    beside
  ))

/** A key that opens what it sealed, at once: no virtual clock waits for Web Crypto. */
const secretBox = Layer.succeed(SecretBox, {
  seal: (secret) => Effect.succeed(Redacted.value(secret)),
  open: (sealed) => Effect.succeed(Redacted.make(sealed)),
  keys: [],
  signingKeys: () => [new Uint8Array(32)]
})

const engine = Domains.layer.pipe(
  Layer.provideMerge(DomainChecks.layer),
  Layer.provideMerge(AuditLog.layer),
  Layer.provideMerge(Layer.mergeAll(MemoryStorage.layer, identities, StaticDns.layer, secretBox)),
  Layer.provideMerge(Layer.mergeAll(FakeSes.layer, NodeCrypto.layer, peppers))
)

/** A caller of an account with room for many domains. */
const caller = (): Caller => {
  const of = account({ plan: "enterprise" })
  const key = apiKey({ accountId: of.id })
  return ofKey({ account: of, owner: member({ accountId: of.id }) }, key)
}

const runEngine = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.provide(effect, Layer.fresh(engine))

it.effect("a domain is verified by its records, watched from then on, and gone from SES with its removal", () =>
  runEngine(Effect.gen(function*() {
    const ses = yield* FakeSes
    const dns = yield* StaticDns
    const domains = yield* Domains
    const of = caller()
    const { dnsRecords, id } = yield* domains.create(of, name)
    assert.strictEqual((yield* domains.list(of))[0]?.region, "eu-central-1")
    // Two of three keys are not enough: SES may sign with any.
    yield* dns.publish(dnsRecords.filter(({ id }) => id !== "ses_dkim_3" && id !== "dmarc"))
    assert.deepStrictEqual(
      (yield* domains.get(of, id)).dnsChecks?.map(({ state }) => state),
      ["found", "found", "missing", "found", "found", "missing"]
    )
    yield* dns.set(dnsRecords[2]!.name, "CNAME", [`${dnsRecords[2]!.value.toUpperCase()}.`])
    yield* TestClock.adjust(recheckMillis)
    const verified = yield* domains.get(of, id)
    assert.deepStrictEqual([verified.status, verified.health], ["verified", "healthy"])
    // The monitor sees by itself when one of them goes.
    yield* Layer.build(Layer.fresh(DomainMonitor.layer))
    yield* dns.set(dnsRecords[0]!.name, "CNAME", ["other.example.net"])
    yield* TestClock.adjust(6 * 3_600_000)
    yield* TestClock.adjust(confirmMillis)
    const broken = (yield* domains.list(of))[0]!
    assert.deepStrictEqual([broken.status, broken.health], ["verified", "action_needed"])
    assert.deepStrictEqual(broken.dnsChecks?.[0], {
      id: "ses_dkim_1",
      state: "mismatch",
      found: "other.example.net"
    })
    yield* dns.publish(dnsRecords)
    yield* TestClock.adjust(3_600_000)
    assert.strictEqual((yield* domains.list(of))[0]?.health, "healthy")
    yield* domains.remove(of, id)
    assert.strictEqual(ses.identities.size, 0)
  })))

it.effect("the records of one account do not verify the same name for another one", () =>
  runEngine(Effect.gen(function*() {
    const ses = yield* FakeSes
    const dns = yield* StaticDns
    const domains = yield* Domains
    const [owner, other] = [caller(), caller()]
    const theirs = yield* domains.create(other, name)
    const mine = yield* domains.create(owner, name)
    yield* dns.publish(mine.dnsRecords)
    const seen = yield* domains.get(other, theirs.id)
    assert.deepStrictEqual(
      [seen.status, seen.dnsChecks?.map(({ state }) => state)],
      ["pending", ["found", "found", "found", "found", "mismatch", "found"]]
    )
    assert.strictEqual((yield* domains.get(owner, mine.id)).status, "verified")
    // The other one goes: the identity is still needed.
    yield* domains.remove(other, theirs.id)
    assert.isTrue(ses.identities.has(name))
    yield* domains.remove(owner, mine.id)
    assert.isFalse(ses.identities.has(name))
  })))

it.effect("a domain that SES refuses is not there, and nothing of it stays", () =>
  runEngine(Effect.gen(function*() {
    const ses = yield* FakeSes
    const domains = yield* Domains
    const of = caller()
    yield* ses.answerNext(1, { status: 500 }, `PUT /v2/email/identities/${name}/mail-from`)
    assert.strictEqual((yield* Effect.flip(domains.create(of, name)))._tag, "IdentityUnavailable")
    assert.deepStrictEqual([yield* domains.list(of), ses.identities.size], [[], 0])
    yield* domains.create(of, name)
    const [{ id }] = (yield* domains.list(of)) as [Domain]
    yield* ses.answerNext(1, "cut")
    yield* domains.remove(of, id)
    assert.deepStrictEqual([yield* domains.list(of), ses.identities.size], [[], 1])
    assert.isFalse(yield* (yield* DomainStore).isNameInUse(name))
  })))
