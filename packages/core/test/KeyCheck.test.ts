import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { assert, describe, it } from "@effect/vitest"
import * as AuditEntry from "@sendwright/core/audit/AuditEntry"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { dkimPlace, DomainStore } from "@sendwright/core/domains/DomainStore"
import { normalize } from "@sendwright/core/foundation/Address"
import { StorageDiagnostics } from "@sendwright/core/foundation/StorageDiagnostics"
import * as KeyCheck from "@sendwright/core/KeyCheck"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { ErasureStore } from "@sendwright/core/privacy/ErasureStore"
import * as RecipientHash from "@sendwright/core/privacy/RecipientHash"
import * as Resealing from "@sendwright/core/secrets/Resealing"
import { type KeyRing, SecretBox } from "@sendwright/core/secrets/SecretBox"
import { SecretStore } from "@sendwright/core/secrets/SecretStore"
import { secretPlace } from "@sendwright/core/webhooks/Webhooks"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as fixtures from "@sendwright/testing/fixtures"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

const key = (fill: number) => Redacted.make(new Uint8Array(32).fill(fill))
const first: KeyRing = { active: "main", keys: { main: key(1) } }
const at = new Date("2026-01-02T03:04:05Z")

/** A storage that several processes share, each with a ring of its own. */
const world = Effect.gen(function*() {
  const crypto = yield* Layer.build(NodeCrypto.layer)
  const storage = yield* Layer.build(
    Layer.fresh(MemoryStorage.layer).pipe(
      Layer.provide(Layer.succeedContext(crypto)),
      Layer.provide(RecipientHash.layer(RecipientHash.fromKeyRing(first)))
    )
  )
  /** Runs something in a process with this ring. */
  const within = (ring: KeyRing) => <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    Effect.provide(
      effect,
      Layer.merge(SecretBox.layer(ring), AuditLog.layer).pipe(
        Layer.provideMerge(RecipientHash.layer(RecipientHash.fromKeyRing(ring))),
        Layer.provideMerge(Layer.succeedContext(Context.merge(storage, crypto)))
      ),
      { local: true }
    )
  const { account } = yield* Effect.provideContext(fixtures.seedAccount({ createdAt: at }), storage)
  const accountId = account.id

  const addEndpoint = (ring: KeyRing, accountOf = accountId) =>
    within(ring)(Effect.gen(function*() {
      const endpoint = fixtures.endpoint({ accountId: accountOf, createdAt: at })
      const sealed = yield* (yield* SecretBox).seal(Redacted.make("whsec"), secretPlace(endpoint.id, accountOf))
      yield* (yield* WebhookStore).addEndpoint(endpoint, sealed)
      return endpoint.id
    }))
  const addDomain = (ring: KeyRing, next: KeyRing | null = null) =>
    within(ring)(Effect.gen(function*() {
      const domains = yield* DomainStore
      const domain = fixtures.domain({ accountId, createdAt: at })
      const seal = (text: string) =>
        SecretBox.use((box) => box.seal(Redacted.make(text), dkimPlace(domain.id, accountId)))
      const sealedPrivateKey = yield* seal("pem 1")
      yield* domains.add(domain, { limit: null, key: { selector: "s1", sealedPrivateKey } })
      if (next !== null) {
        const other = yield* within(next)(seal("pem 2"))
        yield* domains.beginRotation({
          accountId,
          domainId: domain.id,
          from: "s1",
          key: { selector: "s2", sealedPrivateKey: other },
          dnsRecords: [],
          now: at,
          nextCheckAt: at
        })
      }
      return domain.id
    }))
  return { accountId, addEndpoint, addDomain, within }
})

const message = (within: Effect.Success<typeof world>["within"], ring: KeyRing) =>
  Effect.map(Effect.flip(within(ring)(KeyCheck.check)), ({ message }) => message)

describe("KeyCheck", () => {
  it.effect("passes where nothing is stored, and where every key is on the ring, whatever it is called", () =>
    Effect.gen(function*() {
      const { addDomain, addEndpoint, within } = yield* world
      assert.deepStrictEqual(yield* within(first)(KeyCheck.check), [])
      yield* addEndpoint(first)
      yield* addDomain(first)
      const renamed: KeyRing = { active: "new", keys: { new: key(2), old: key(1) } }
      const uses = yield* within(renamed)(KeyCheck.check)
      assert.deepStrictEqual(uses.map(({ count, key, purpose, state }) => [key, purpose, count, state]), [
        ["old", "dkim", 1, "there"],
        ["old", "webhook", 1, "there"]
      ])
    }))

  it.effect("names a missing key, what it seals and how many, for DKIM keys, next ones and webhook secrets alike", () =>
    Effect.gen(function*() {
      const second: KeyRing = { active: "second", keys: { second: key(2) } }
      const other: KeyRing = { active: "other", keys: { other: key(9) } }
      const only = yield* world
      yield* only.addDomain(first)
      assert.match(
        yield* message(only.within, other),
        /^The key main \([0-9a-f]{16}\) that seals 1 DKIM key is missing\.$/
      )
      const next = yield* world
      yield* next.addDomain(first, second)
      assert.match(yield* message(next.within, first), /^The key second \(\w{16}\) that seals 1 DKIM key is missing\.$/)
      const hooks = yield* world
      yield* hooks.addEndpoint(first)
      yield* hooks.addEndpoint(first)
      yield* hooks.addEndpoint(second)
      assert.match(yield* message(hooks.within, second), /^The key main .* that seals 2 webhook secrets is missing\.$/)
    }))

  it.effect("finds a key that was replaced under its name, also where newer secrets open", () =>
    Effect.gen(function*() {
      const { addEndpoint, within } = yield* world
      const replaced: KeyRing = { active: "main", keys: { main: key(2) } }
      yield* addEndpoint(first)
      yield* addEndpoint(replaced)
      assert.match(
        yield* message(within, replaced),
        /^The key main \(\w{16}\) that seals 1 webhook secret is missing: the key main of the ring is another one\.$/
      )
    }))

  it.effect("finds a secret that does not open although its key is there", () =>
    Effect.gen(function*() {
      const { accountId, within } = yield* world
      const endpoint = fixtures.endpoint({ accountId, createdAt: at })
      yield* within(first)(Effect.gen(function*() {
        const sealed = yield* (yield* SecretBox).seal(Redacted.make("x"), secretPlace(fixtures.newId(), accountId))
        yield* (yield* WebhookStore).addEndpoint(endpoint, sealed)
      }))
      assert.strictEqual(
        yield* message(within, first),
        "The key main does not open one of 1 webhook secret: it is damaged."
      )
    }))

  it.effect("misses the key that erased recipients are known by, and says which key has it where it is there", () =>
    Effect.gen(function*() {
      const { accountId, within } = yield* world
      yield* within(first)(ErasureStore.use((store) =>
        store.erase({
          accountId,
          address: normalize("ada@example.com"),
          spelling: "ada@example.com",
          suppressionId: fixtures.newId(),
          now: at,
          waitMillis: 1_000
        })
      ))
      const without: KeyRing = { active: "new", keys: { new: key(2) } }
      assert.match(
        yield* message(within, without),
        /^A key is missing under which 1 erased recipient is known \(pepper \w{16}\): .* written to again\.$/
      )
      const [use] = yield* within({ active: "new", keys: { new: key(2), old: key(1) } })(KeyCheck.check)
      assert.deepInclude(use, { key: "old", purpose: "erasure", count: 1, state: "there" })
    }))
})

describe("Resealing", () => {
  const rotated: KeyRing = { active: "new", keys: { main: key(1), new: key(2) } }
  const last: KeyRing = { active: "new", keys: { new: key(2) } }

  it.effect("seals everything with the active key, so that the old one may go, and once only", () =>
    Effect.gen(function*() {
      const { accountId, addDomain, addEndpoint, within } = yield* world
      const ids = yield* Effect.forEach(Array.from({ length: Resealing.batchSize + 5 }), () => addEndpoint(first))
      const domainId = yield* addDomain(first, rotated)
      yield* Effect.flip(within(last)(KeyCheck.check))
      const report = yield* within(rotated)(Resealing.reseal(AuditEntry.operator))
      assert.deepStrictEqual(report, {
        key: "new",
        resealed: { webhook: ids.length, dkim: 1 },
        unreadable: { webhook: 0, dkim: 0 }
      })
      const uses = yield* within(last)(KeyCheck.check)
      assert.deepStrictEqual(uses.map(({ count, key, purpose }) => [key, purpose, count]), [
        ["new", "dkim", 2],
        ["new", "webhook", ids.length]
      ])
      const signing = yield* within(last)(Effect.gen(function*() {
        const found = yield* DomainStore.use((store) => store.signingKey(accountId, domainId))
        const sealed = found._tag === "Some" ? found.value.sealedPrivateKey : ""
        return yield* (yield* SecretBox).open(sealed, dkimPlace(domainId, accountId))
      }))
      assert.strictEqual(Redacted.value(signing), "pem 1")
      const entries = yield* within(last)(AuditLog.use((log) => log.list(accountId, 100, null)))
      assert.deepStrictEqual(
        entries.map(({ action, actor, subject }) => [action, actor.kind, subject]),
        Array.from({ length: 3 }, () => ["secrets.resealed", "operator", null])
      )
      const again = yield* within(rotated)(Resealing.reseal(AuditEntry.operator))
      assert.deepStrictEqual(again.resealed, { webhook: 0, dkim: 0 })
      assert.strictEqual((yield* within(last)(AuditLog.use((log) => log.list(null, 100, null)))).length, 3)
    }))

  it.effect("goes past what it cannot open, tells how many, and goes on where it was ended", () =>
    Effect.gen(function*() {
      const { addEndpoint, within } = yield* world
      const lost: KeyRing = { active: "lost", keys: { lost: key(9) } }
      yield* Effect.forEach(
        Array.from({ length: Resealing.batchSize * 2 }),
        (_, index) => addEndpoint(index % 2 === 0 ? lost : first)
      )
      // Ended after its first commit.
      const ended = within(rotated)(Effect.gen(function*() {
        const store = yield* SecretStore
        let commits = 0
        return yield* Resealing.reseal(AuditEntry.operator).pipe(
          Effect.provideService(SecretStore, {
            ...store,
            replace: (kind, secrets) => commits++ === 0 ? store.replace(kind, secrets) : Effect.interrupt
          })
        )
      }))
      assert.isTrue((yield* Effect.exit(ended))._tag === "Failure")
      const counts = Effect.map(
        within(rotated)(StorageDiagnostics.use(({ secrets }) => secrets)),
        (uses) => Object.fromEntries(uses.map(({ count, key }) => [key, count]))
      )
      const between = yield* counts
      assert.isAbove(between["new"] ?? 0, 0)
      assert.isAbove(between["main"] ?? 0, 0)
      const report = yield* within(rotated)(Resealing.reseal(AuditEntry.operator))
      assert.strictEqual(report.unreadable.webhook, Resealing.batchSize)
      assert.strictEqual(report.resealed.webhook, between["main"])
      assert.deepStrictEqual(yield* counts, { lost: Resealing.batchSize, new: Resealing.batchSize })
    }))
})
