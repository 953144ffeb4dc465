import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { MailDns } from "../src/dns/MailDns.ts"
import type { Route, RouteHost } from "../src/Route.ts"
import { type StsLookup, StsPolicies } from "../src/tls/StsPolicies.ts"
import { TlsDemands } from "../src/tls/TlsDemands.ts"
import type { TlsOptions } from "../src/tls/TlsOptions.ts"
import { dnsOf, type Table } from "./records.ts"

const record = { usage: 3, selector: 1, matching: 1, data: new Uint8Array(32) }
const signed = { records: [record], authentic: true }

const host: RouteHost = {
  name: "mx.shop.example",
  preference: 10,
  addresses: [{ address: "8.8.8.8", family: "IPv4" }],
  canonicalName: "mx.shop.example",
  authentic: true
}
const route: Route = {
  domain: "shop.example",
  by: "mx",
  site: "mx.shop.example",
  hosts: [host],
  authentic: true,
  canonicalName: "shop.example"
}

const enforced: StsLookup = {
  policy: { mode: "enforce", mx: ["mx.shop.example"], maxAgeSeconds: 1 },
  problem: null
}

const demandOf = Effect.fnUntraced(function*(
  { changes = {}, cname = {}, hostChanges = {}, options = {}, sts = { policy: null, problem: null }, tlsa = {} }: {
    readonly changes?: Partial<Route>
    readonly cname?: Table["cname"]
    readonly hostChanges?: Partial<RouteHost>
    readonly options?: Partial<TlsOptions>
    readonly sts?: StsLookup
    readonly tlsa?: Table["tlsa"]
  }
) {
  const { asked, dns } = dnsOf(() => ({ cname: cname ?? {}, tlsa: tlsa ?? {} }))
  const policies = StsPolicies.of({
    find: (domain) =>
      Effect.sync(() => {
        asked.push(`sts ${domain}`)
        return sts
      })
  })
  const demands = yield* Effect.provide(
    TlsDemands,
    Layer.fresh(TlsDemands.layer(options)).pipe(
      Layer.provide([Layer.succeed(MailDns, dns), Layer.succeed(StsPolicies, policies)])
    )
  )
  const { demand } = yield* demands.of({ ...route, ...changes }, { ...host, ...hostChanges })
  return { asked, demand }
})

const tlsa = { "_25._tcp.mx.shop.example": signed }

describe("TLSA records", () => {
  it.effect("are asked for below the host's port and name, and the policy at the same time", () =>
    Effect.gen(function*() {
      const { asked, demand } = yield* demandOf({ tlsa })
      assert.strictEqual(demand._tag, "Dane")
      assert.deepStrictEqual(asked.toSorted(), ["sts shop.example", "tlsa _25._tcp.mx.shop.example"])
      assert.deepStrictEqual((yield* demandOf({ options: { port: 2525, sts: false } })).asked, [
        "tlsa _2525._tcp.mx.shop.example"
      ])
    }))

  it.effect("are not asked for where the MX records or the addresses are not authentic, or the options say so", () =>
    Effect.gen(function*() {
      for (
        const unasked of [
          { changes: { authentic: false } },
          { hostChanges: { authentic: false } },
          { options: { dane: false } }
        ]
      ) {
        const { asked, demand } = yield* demandOf({ tlsa, ...unasked })
        assert.deepStrictEqual(asked, ["sts shop.example"])
        assert.strictEqual(demand._tag, "Opportunistic")
      }
    }))

  it.effect("that are not authentic demand nothing", () =>
    Effect.gen(function*() {
      const { demand } = yield* demandOf({ tlsa: { "_25._tcp.mx.shop.example": { records: [record] } } })
      assert.strictEqual(demand._tag, "Opportunistic")
    }))

  it.effect("of an alias are those at its end, or else its own", () =>
    Effect.gen(function*() {
      const alias = { hostChanges: { canonicalName: "real.example" } }
      const end = yield* demandOf({ ...alias, tlsa: { ...tlsa, "_25._tcp.real.example": signed } })
      assert.isTrue(end.demand._tag === "Dane" && end.demand.serverName === "real.example")
      const own = yield* demandOf({ ...alias, tlsa })
      assert.isTrue(own.demand._tag === "Dane" && own.demand.serverName === "mx.shop.example")
    }))

  it.effect("of an alias whose end is not authentic are its own, where the alias is authentic", () =>
    Effect.gen(function*() {
      const hostChanges = { authentic: false, canonicalName: "real.example" }
      const records = ["real.example"]
      const own = yield* demandOf({ hostChanges, tlsa, cname: { "mx.shop.example": { records, authentic: true } } })
      assert.isTrue(own.demand._tag === "Dane" && own.demand.serverName === "mx.shop.example")
      assert.notInclude(own.asked, "tlsa _25._tcp.real.example")
      const unsigned = yield* demandOf({ hostChanges, tlsa, cname: { "mx.shop.example": { records } } })
      assert.strictEqual(unsigned.demand._tag, "Opportunistic")
      assert.deepStrictEqual(unsigned.asked.toSorted(), ["cname mx.shop.example", "sts shop.example"])
      const failed = yield* demandOf({ hostChanges, cname: { "mx.shop.example": { fails: "bogus" } } })
      assert.strictEqual(failed.demand._tag, "Unusable")
    }))

  it.effect("that cannot be had leave the host unused, even where a policy would do", () =>
    Effect.gen(function*() {
      const { demand } = yield* demandOf({
        sts: enforced,
        tlsa: { "_25._tcp.mx.shop.example": { fails: "server_failure" } }
      })
      assert.strictEqual(demand._tag, "Unusable")
    }))
})

describe("a policy of MTA-STS", () => {
  it.effect("counts where there are no TLSA records, and is not asked for where the options say so", () =>
    Effect.gen(function*() {
      assert.deepStrictEqual((yield* demandOf({ sts: enforced })).demand, {
        _tag: "Verified",
        serverName: "mx.shop.example"
      })
      const without = yield* demandOf({ sts: enforced, options: { sts: false } })
      assert.strictEqual(without.demand._tag, "Opportunistic")
    }))
})

it.effect("nobody is asked about a domain literal, nor where TLS is never used", () =>
  Effect.gen(function*() {
    for (const unasked of [{ changes: { by: "literal" } as const }, { options: { use: "never" } as const }]) {
      const { asked } = yield* demandOf({ sts: enforced, tlsa, ...unasked })
      assert.deepStrictEqual(asked, [])
    }
  }))
