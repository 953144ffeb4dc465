import { assert } from "@effect/vitest"
import { dkimPlace } from "@sendwright/core/domains/DomainStore"
import { normalize } from "@sendwright/core/foundation/Address"
import { StorageDiagnostics } from "@sendwright/core/foundation/StorageDiagnostics"
import { secretPlace } from "@sendwright/core/webhooks/Webhooks"
import * as Effect from "effect/Effect"
import * as fixtures from "../fixtures.ts"
import { harness, type It, minute } from "./Harness.ts"

/** What every `StorageDiagnostics` must do. */
export const tests = (it: It): void => {
  it.effect("answers, and says what it is", () =>
    Effect.gen(function*() {
      const diagnostics = yield* StorageDiagnostics
      yield* diagnostics.ping
      const { product, version } = yield* diagnostics.server
      assert.isNotEmpty(product)
      assert.isTrue(version === null || /^\d/.test(version), String(version))
      const { millis, uncertaintyMillis } = yield* diagnostics.clock
      assert.isTrue(Number.isSafeInteger(millis))
      assert.isAtLeast(uncertaintyMillis, 0)
    }))

  it.effect("tells of its tables, where it has any, the largest first", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.send()
      const diagnostics = yield* StorageDiagnostics
      const tables = yield* diagnostics.tables
      const { product } = yield* diagnostics.server
      assert.strictEqual(tables.some(({ table }) => table === "emails"), product !== "memory")
      const sizes = tables.map(({ bytes }) => bytes)
      assert.deepStrictEqual(sizes, sizes.toSorted((left, right) => right - left))
      for (const { deadRows, liveRows, table, vacuumedAt } of tables) {
        assert.isTrue(Number.isFinite(liveRows) && Number.isFinite(deadRows), table)
        assert.isTrue(vacuumedAt === null || vacuumedAt instanceof Date, table)
      }
    }))

  it.effect("names the keys that stored secrets need, with one secret of each that is still needed", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const diagnostics = yield* StorageDiagnostics
      const accountId = t.account.id
      const name = (suffix: string) => `${fixtures.newId().slice(0, 8)}-${suffix}`
      const [hooks, dkim, gone] = [name("hooks"), name("dkim"), name("gone")]
      const sealed = (key: string, index: number) => `2.${key}.${key}0.nonce${index}.text`
      const endpoints = [1, 2, 3].map((index) => fixtures.endpoint({ accountId, createdAt: t.at(index * minute) }))
      yield* Effect.forEach(endpoints, (endpoint, index) => t.webhooks.addEndpoint(endpoint, sealed(hooks, index)))
      yield* t.webhooks.removeEndpoint({ accountId, modes: ["live", "test"], endpointId: endpoints[2]!.id })
      const add = (key: string) => {
        const domain = fixtures.domain({ accountId, createdAt: t.at(0) })
        const options = { limit: null, key: { selector: "s1", sealedPrivateKey: sealed(key, 7) } }
        return Effect.as(t.domains.add(domain, options), domain)
      }
      const kept = yield* add(dkim)
      const removed = yield* add(gone)
      yield* t.domains.remove(accountId, removed.id, t.at(minute))

      const uses = yield* diagnostics.secrets
      assert.deepStrictEqual(uses.filter(({ key }) => [hooks, dkim, gone].includes(key)).length, 2)
      const of = (key: string) => uses.find((use) => use.key === key)
      assert.deepStrictEqual(of(dkim), {
        key: dkim,
        fingerprint: `${dkim}0`,
        kind: "dkim",
        count: 1,
        sample: { sealed: sealed(dkim, 7), place: dkimPlace(kept.id, accountId) }
      })
      assert.strictEqual(of(hooks)?.count, 2)
      const samples = endpoints.slice(0, 2).map(({ id }, index) => ({
        sealed: sealed(hooks, index),
        place: secretPlace(id, accountId)
      }))
      assert.deepInclude(samples, of(hooks)?.sample)
      const keys = uses.map(({ fingerprint, key, kind }) => [key, fingerprint, kind].join(" "))
      assert.deepStrictEqual(keys, keys.toSorted((left, right) => left < right ? -1 : 1))
    }))

  it.effect("tells keys of one name and different kinds of secrets apart, and sees a domain's next key", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const accountId = t.account.id
      const key = fixtures.newId().slice(0, 13)
      const sealed = (fingerprint: string) => `2.${key}.${fingerprint}.nonce.${fixtures.newId()}`
      for (const fingerprint of ["a", "b", "b"]) {
        yield* t.webhooks.addEndpoint(fixtures.endpoint({ accountId, createdAt: t.at(0) }), sealed(fingerprint))
      }
      const domain = fixtures.domain({ accountId, createdAt: t.at(0) })
      yield* t.domains.add(domain, { limit: null, key: { selector: "s1", sealedPrivateKey: sealed("a") } })
      yield* t.domains.beginRotation({
        accountId,
        domainId: domain.id,
        from: "s1",
        key: { selector: "s2", sealedPrivateKey: sealed("c") },
        dnsRecords: [],
        now: t.at(0),
        nextCheckAt: t.at(minute)
      })
      const uses = (yield* (yield* StorageDiagnostics).secrets).filter((use) => use.key === key)
      assert.deepStrictEqual(uses.map(({ count, fingerprint, kind }) => [fingerprint, kind, count]), [
        ["a", "dkim", 1],
        ["a", "webhook", 1],
        ["b", "webhook", 2],
        ["c", "dkim", 1]
      ])
    }))

  it.effect("counts the erased recipients of each pepper", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const diagnostics = yield* StorageDiagnostics
      const count = Effect.map(diagnostics.peppers, (uses) => uses.reduce((sum, use) => sum + use.count, 0))
      const before = yield* count
      yield* Effect.forEach(["ada@example.com", "bob@example.com"], (address) =>
        t.erasures.erase({
          accountId: t.account.id,
          address: normalize(address),
          spelling: address,
          suppressionId: fixtures.newId(),
          now: t.at(minute),
          waitMillis: minute
        }))
      assert.strictEqual(yield* count, before + 2)
      for (const { pepper } of yield* diagnostics.peppers) assert.match(pepper, /^[0-9a-f]{16}$/)
    }))
}
