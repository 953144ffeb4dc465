import { assert } from "@effect/vitest"
import type { DnsCheck } from "@sendwright/core/domains/DnsCheck"
import type { DnsRecord } from "@sendwright/core/domains/DnsRecord"
import type { ClaimedCheck } from "@sendwright/core/domains/DomainStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { domain, newId } from "../fixtures.ts"
import { key } from "./domainFixtures.ts"
import { harness, hour, type It, minute, second } from "./Harness.ts"

const records: ReadonlyArray<DnsRecord> = [
  { id: "dkim", type: "TXT", name: "phone._domainkey.a.example", value: "v=DKIM1; p=AB", purpose: "dkim" },
  { id: "return_path_mx", type: "MX", name: "send.a.example", value: "10 bounces.example", purpose: "spf" }
]

const checks: ReadonlyArray<DnsCheck> = [{ id: "dkim", state: "found", found: "v=DKIM1; p=AB" }]

/** The change of a DKIM key in `DomainStore`. */
export const rotationTests = (it: It): void => {
  it.effect("gives a domain a second key, which signs when its record is found, and forgets the first when told", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const accountId = t.account.id
      const rotated = domain({ accountId, status: "verified", dnsRecords: records, createdAt: t.at(0) })
      const { id } = rotated
      yield* t.domains.add(rotated, { key: key("one"), limit: null })
      const both: ReadonlyArray<DnsRecord> = [...records, {
        id: "dkim_phtwo",
        type: "TXT",
        name: "phtwo._domainkey.a.example",
        value: "v=DKIM1; p=CD",
        purpose: "dkim",
        gating: false
      }]
      const begin = (over: { readonly from?: string; readonly accountId?: string; readonly domainId?: string } = {}) =>
        t.domains.beginRotation({
          accountId,
          domainId: id,
          from: "phone",
          key: key("two"),
          dnsRecords: both,
          now: t.at(second),
          nextCheckAt: t.at(minute),
          ...over
        })
      const end = (from = "phone", of = accountId) =>
        t.domains.endRotation({ accountId: of, domainId: id, from, dnsRecords: both.slice(1) })
      const signs = Effect.map(t.domains.signingKey(accountId, id), Option.getOrNull)
      for (const over of [{ from: "phtwo" }, { accountId: newId() }, { domainId: newId() }]) {
        assert.isTrue(Option.isNone(yield* begin(over)))
      }
      assert.isTrue(Option.isNone(yield* begin({ domainId: t.domain.id })))
      assert.isTrue(Option.isNone(yield* end()))
      const began = yield* Effect.all(Array.from({ length: 6 }, () => begin()), { concurrency: "unbounded" })
      const pending = { from: "phone", to: "phtwo", startedAt: t.at(second), switchedAt: null }
      assert.deepStrictEqual(began.flatMap(Option.toArray), [{ ...rotated, dnsRecords: both, rotation: pending }])
      assert.deepStrictEqual(Option.getOrNull(yield* t.domains.find(accountId, id)), began.flatMap(Option.toArray)[0])
      assert.deepStrictEqual(yield* signs, { ...key("one"), domainId: id, domain: rotated.name })
      assert.isTrue(Option.isNone(yield* end()))

      // Looked for sooner than the domain's own timetable said.
      yield* t.domains.remove(accountId, t.domain.id, t.at(0))
      const claim = (at: number) =>
        Effect.map(
          t.domains.claimDueChecks({ now: t.at(at), limit: 100, leaseMillis: minute }),
          (claimed) => claimed.filter(({ domain }) => domain.id === id)
        )
      assert.deepStrictEqual(yield* claim(minute - 1), [])
      const [claimed] = yield* claim(minute)
      assert.deepStrictEqual(claimed?.domain.rotation, pending)
      const switches = (check: ClaimedCheck, at: Date) =>
        t.domains.settleCheck({
          accountId,
          domainId: id,
          number: check.number,
          found: {
            state: { status: "verified", health: "healthy", healthChangedAt: at, brokenSince: null },
            dnsChecks: checks,
            at,
            switched: both
          },
          nextCheckAt: new Date(at.getTime() + hour)
        })
      const settled = yield* switches(claimed!, t.at(2 * minute))
      assert.deepStrictEqual(Option.getOrNull(settled)?.rotation, { ...pending, switchedAt: t.at(2 * minute) })
      assert.isTrue(Option.isNone(yield* switches(claimed!, t.at(3 * minute))))
      const [next] = yield* claim(2 * hour)
      assert.isTrue(Option.isNone(yield* switches(next!, t.at(2 * hour))), "there is no key to change to any more")
      assert.deepStrictEqual(yield* signs, { ...key("two"), domainId: id, domain: rotated.name })
      assert.isTrue(Option.isNone(yield* begin({ from: "phtwo" })))

      assert.isTrue(Option.isNone(yield* end("phtwo")))
      assert.isTrue(Option.isNone(yield* end("phone", newId())))
      const ended = yield* Effect.all(Array.from({ length: 6 }, () => end()), { concurrency: "unbounded" })
      const answers = ended.flatMap(Option.toArray)
      assert.deepStrictEqual(answers.map(({ dnsRecords, rotation }) => ({ dnsRecords, rotation })), [{
        dnsRecords: both.slice(1),
        rotation: null
      }])
      assert.deepStrictEqual(yield* signs, { ...key("two"), domainId: id, domain: rotated.name })
      assert.isTrue(Option.isNone(yield* begin()))
      assert.isTrue(Option.isSome(yield* begin({ from: "phtwo" })))
      yield* t.domains.remove(accountId, id, t.at(hour))
      assert.isTrue(Option.isNone(yield* begin({ from: "phtwo" })))
    }))
}
