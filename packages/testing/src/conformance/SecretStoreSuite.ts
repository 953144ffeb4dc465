import { assert } from "@effect/vitest"
import { dkimPlace } from "@sendwright/core/domains/DomainStore"
import type { SecretKind, StoredSecret } from "@sendwright/core/foundation/StorageDiagnostics"
import { SecretStore } from "@sendwright/core/secrets/SecretStore"
import { secretPlace } from "@sendwright/core/webhooks/Webhooks"
import * as Effect from "effect/Effect"
import * as fixtures from "../fixtures.ts"
import { harness, type It, minute } from "./Harness.ts"

const kinds: ReadonlyArray<SecretKind> = ["webhook", "dkim"]

/** Two endpoints, one with an old secret, and two domains, one with a key that does not sign yet, sealed by a key that no other test has. */
const world = Effect.fnUntraced(function*() {
  const t = yield* harness()
  const store = yield* SecretStore
  const accountId = t.account.id
  const old = fixtures.newId().replaceAll("-", "").slice(0, 16)
  let number = 0
  const sealed = () => `2.old.${old}.nonce.${fixtures.newId()}${number++}`
  const webhook: Array<StoredSecret> = []
  const dkim: Array<StoredSecret> = []
  for (const _ of [1, 2]) {
    const endpoint = fixtures.endpoint({ accountId, createdAt: t.at(0) })
    webhook.push({ sealed: sealed(), place: secretPlace(endpoint.id, accountId) })
    yield* t.webhooks.addEndpoint(endpoint, webhook.at(-1)!.sealed)
    const domain = fixtures.domain({ accountId, createdAt: t.at(0) })
    dkim.push({ sealed: sealed(), place: dkimPlace(domain.id, accountId) })
    const key = { selector: "s1", sealedPrivateKey: dkim.at(-1)!.sealed }
    yield* t.domains.add(domain, { limit: null, key })
  }
  const next = { sealed: sealed(), place: dkim[1]!.place }
  yield* t.domains.beginRotation({
    accountId,
    domainId: next.place.row,
    from: "s1",
    key: { selector: "s2", sealedPrivateKey: next.sealed },
    dnsRecords: [],
    now: t.at(0),
    nextCheckAt: t.at(minute)
  })
  dkim.push(next)
  const newSecret = { sealed: sealed(), place: webhook[1]!.place }
  yield* t.webhooks.rotateSecret({
    accountId,
    modes: ["live"],
    endpointId: newSecret.place.row,
    sealedSecret: newSecret.sealed,
    oldSecretUntil: t.at(minute)
  })
  webhook.push(newSecret)
  const secrets: { readonly [Kind in SecretKind]: ReadonlyArray<StoredSecret> } = { webhook, dkim }

  /** Those of this test, page by page. */
  const found = Effect.fnUntraced(function*(kind: SecretKind, fingerprint: string, limit: number) {
    const all: Array<StoredSecret> = []
    let after: string | null = null
    for (;;) {
      const page: ReadonlyArray<StoredSecret> = yield* store.sealedOtherwise({ kind, fingerprint, after, limit })
      const rows = page.map(({ place }) => place.row)
      assert.isAtMost(new Set(rows).size, limit)
      assert.deepStrictEqual(rows, rows.toSorted())
      if (after !== null) { for (const row of rows) assert.isTrue(row > after) }
      all.push(...page)
      if (page.length === 0) return all.filter(({ place }) => place.accountId === accountId).map(keyOf).sort()
      after = rows.at(-1)!
    }
  })
  return { t, store, accountId, old, secrets, found }
})

const keyOf = ({ place, sealed }: StoredSecret): string => `${place.table} ${place.row} ${sealed}`

/** What every `SecretStore` must do. */
export const tests = (it: It): void => {
  it.effect("finds what another key sealed, in pages, keys of rotations too", () =>
    Effect.gen(function*() {
      const { found, old, secrets } = yield* world()
      for (const kind of kinds) {
        for (const limit of [1, 100]) {
          assert.deepStrictEqual(yield* found(kind, "0".repeat(16), limit), secrets[kind].map(keyOf).sort())
        }
        assert.deepStrictEqual(yield* found(kind, old, 100), [])
      }
    }))

  it.effect("replaces a secret where it still is what was read, and nothing else", () =>
    Effect.gen(function*() {
      const { accountId, found, old, secrets, store, t } = yield* world()
      const renew = (secret: StoredSecret) => ({ secret, sealed: secret.sealed.replace(`.${old}.`, ".new.") })
      for (const kind of kinds) {
        const [first, ...rest] = secrets[kind].map(renew)
        const changed = { ...first!, secret: { ...first!.secret, sealed: "2.old.x.y.z" } }
        assert.strictEqual(yield* store.replace(kind, [changed]), 0)
        const elsewhere = { ...first!.secret, place: { ...first!.secret.place, accountId: fixtures.newId() } }
        assert.strictEqual(yield* store.replace(kind, [{ ...first!, secret: elsewhere }]), 0)
        assert.strictEqual(yield* store.replace(kind, rest), rest.length)
        assert.deepStrictEqual(yield* found(kind, "new", 100), [keyOf(first!.secret)])
        assert.strictEqual(yield* store.replace(kind, [first!, ...rest]), 1)
        assert.deepStrictEqual(yield* found(kind, "new", 100), [])
        assert.strictEqual(yield* store.replace(kind, []), 0)
        const renewed = secrets[kind].map(renew).map(({ sealed, secret }) => keyOf({ ...secret, sealed }))
        assert.deepStrictEqual(yield* found(kind, "0".repeat(16), 100), renewed.sort())
      }
      // Each key of a rotation has its own text.
      const { place } = secrets.dkim[1]!
      const signing = yield* t.domains.signingKey(accountId, place.row)
      assert.deepInclude(signing, {
        value: {
          domainId: place.row,
          domain: signing._tag === "Some" ? signing.value.domain : "",
          selector: "s1",
          sealedPrivateKey: renew(secrets.dkim[1]!).sealed
        }
      })
    }))

  it.effect("has nothing of what was removed", () =>
    Effect.gen(function*() {
      const { accountId, found, secrets, store, t } = yield* world()
      yield* t.webhooks.removeEndpoint({
        accountId,
        modes: ["live", "test"],
        endpointId: secrets.webhook[0]!.place.row
      })
      yield* t.domains.remove(accountId, secrets.dkim[1]!.place.row, t.at(minute))
      assert.deepStrictEqual(yield* found("webhook", "none", 100), secrets.webhook.slice(1).map(keyOf).sort())
      assert.deepStrictEqual(yield* found("dkim", "none", 100), [keyOf(secrets.dkim[0]!)])
      const removed = [secrets.dkim[1]!, secrets.dkim[2]!].map((secret) => ({ secret, sealed: "2.new.n.n.t" }))
      assert.strictEqual(yield* store.replace("dkim", removed), 0)
    }))
}
