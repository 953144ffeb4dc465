import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Random from "effect/Random"
import { MailDns } from "../src/dns/MailDns.ts"
import * as MxOptions from "../src/MxOptions.ts"
import * as NodeMxProvider from "../src/NodeMxProvider.ts"
import type { RouteOptions } from "../src/RouteOptions.ts"
import { Routes } from "../src/Routes.ts"
import { dnsOf, type Table } from "./records.ts"

const mx = (...exchanges: ReadonlyArray<readonly [number, string]>) => ({
  records: exchanges.map(([preference, exchange]) => ({ preference, exchange }))
})
const at = (...records: ReadonlyArray<string>) => ({ records })

const find = (domain: string, table: Table, options: Partial<RouteOptions> = {}) => {
  const { asked, dns } = dnsOf(() => table)
  const live = Routes.layer(options).pipe(Layer.provide(Layer.succeed(MailDns, dns)))
  const route = Effect.flatMap(Routes, (routes) => routes.find(domain))
  return { asked, route: Random.withSeed(Effect.provide(route, live), "routes") }
}

const routeOf = (domain: string, table: Table, options?: Partial<RouteOptions>) => find(domain, table, options).route

const refusalOf = (domain: string, table: Table, options?: Partial<RouteOptions>) =>
  Effect.map(Effect.flip(routeOf(domain, table, options)), ({ cause, permanent, status }) => [cause, permanent, status])

describe("a route by MX records", () => {
  it.effect("has the hosts by preference, each with its addresses, IPv6 first and families in turn", () =>
    Effect.gen(function*() {
      const route = yield* routeOf("Shop.example", {
        mx: { "shop.example": { ...mx([20, "b.shop.example"], [10, "a.shop.example"]), authentic: true } },
        ipv4: { "a.shop.example": at("8.8.8.1", "8.8.8.2"), "b.shop.example": at("8.8.8.3") },
        ipv6: { "a.shop.example": at("2606:4700::1") }
      })
      assert.deepInclude(route, {
        domain: "shop.example",
        by: "mx",
        site: "(a|b).shop.example",
        authentic: true,
        canonicalName: "shop.example"
      })
      assert.deepStrictEqual(
        route.hosts.map(({ addresses, name }) => [name, ...addresses.map(({ address }) => address)]),
        [
          ["a.shop.example", "2606:4700::1", "8.8.8.1", "8.8.8.2"],
          ["b.shop.example", "8.8.8.3"]
        ]
      )
    }))

  it.effect("finds the A-labels of a domain in its own script", () =>
    Effect.gen(function*() {
      const route = yield* routeOf("bücher.example", {
        mx: { "xn--bcher-kva.example": mx([10, "mx.example"]) },
        ipv4: { "mx.example": at("8.8.8.8") }
      })
      assert.strictEqual(route.domain, "xn--bcher-kva.example")
    }))

  it.effect("takes five hosts that have addresses, and asks for no more than it takes to find them", () =>
    Effect.gen(function*() {
      const names = Array.from({ length: 12 }, (_, index) => `mx${index + 10}.example`)
      const { asked, route } = find("shop.example", {
        mx: { "shop.example": mx(...names.map((name, index) => [index, name] as const)) },
        ipv4: Object.fromEntries(names.slice(2).map((name) => [name, at("8.8.8.8")]))
      })
      assert.deepStrictEqual((yield* route).hosts.map(({ name }) => name), names.slice(2, 7))
      assert.strictEqual(asked.filter((question) => question.startsWith("ipv4")).length, 7)
    }))

  it.effect("takes one host at least, and both families where the options name none", () =>
    Effect.gen(function*() {
      const table = {
        mx: { "shop.example": mx([10, "a.example"], [20, "b.example"]) },
        ipv4: { "a.example": at("8.8.8.1"), "b.example": at("8.8.8.2") }
      }
      const { hosts } = yield* routeOf("shop.example", table, { families: [], maxHosts: 0 })
      assert.deepStrictEqual(hosts.map(({ name }) => name), ["a.example"])
    }))

  it.effect("tries equals in another order each time", () =>
    Effect.gen(function*() {
      const names = ["a.example", "b.example", "c.example"]
      const { dns } = dnsOf(() => ({
        mx: { "shop.example": mx(...names.map((name) => [10, name] as const)) },
        ipv4: Object.fromEntries(names.map((name) => [name, at("8.8.8.8")]))
      }))
      const firsts = yield* Effect.gen(function*() {
        const routes = yield* Routes
        return yield* Effect.forEach(
          Array.from({ length: 40 }),
          () => Effect.map(routes.find("shop.example"), ({ hosts }) => hosts[0]!.name)
        )
      }).pipe(Effect.provide(Routes.layer()), Effect.provideService(MailDns, dns), Random.withSeed("order"))
      assert.deepStrictEqual([...new Set(firsts)].toSorted(), names)
    }))

  it.effect("goes on without a host whose addresses cannot be had", () =>
    Effect.gen(function*() {
      const route = yield* routeOf("shop.example", {
        mx: { "shop.example": mx([10, "a.example"], [20, "b.example"]) },
        ipv4: { "a.example": { fails: "timeout" }, "b.example": at("8.8.8.8") }
      })
      assert.deepStrictEqual(route.hosts.map(({ name }) => name), ["b.example"])
    }))

  it.effect("counts a host as authentic where all of its addresses are, and tells the end of its aliases", () =>
    Effect.gen(function*() {
      const signed = { ...at("8.8.8.8"), authentic: true, canonicalName: "real.example" }
      const route = yield* routeOf("shop.example", {
        mx: { "shop.example": mx([10, "a.example"], [20, "b.example"]) },
        ipv4: { "a.example": signed, "b.example": signed },
        ipv6: { "b.example": { ...at("2606:4700::1"), canonicalName: "real.example" } }
      })
      assert.isFalse(route.authentic)
      assert.deepStrictEqual(
        route.hosts.map(({ authentic, canonicalName }) => [authentic, canonicalName]),
        [[true, "real.example"], [false, "real.example"]]
      )
    }))
})

describe("without MX records", () => {
  const table: Table = { mx: { "shop.example": { absent: "records" } }, ipv4: { "shop.example": at("8.8.8.8") } }

  it.effect("the domain itself is the host", () =>
    Effect.gen(function*() {
      const route = yield* routeOf("shop.example", table)
      assert.deepInclude(route, { by: "implicit", site: "shop.example" })
      assert.deepStrictEqual(route.hosts.map(({ name, preference }) => [name, preference]), [["shop.example", 0]])
    }))

  it.effect("there is none where it is this machine, or has no address", () =>
    Effect.gen(function*() {
      assert.deepStrictEqual(yield* refusalOf("shop.example", table, { ownNames: ["Shop.example."] }), [
        "loop",
        true,
        "5.4.6"
      ])
      assert.deepStrictEqual(yield* refusalOf("shop.example", { mx: table.mx! }), ["no_server", true, "5.1.2"])
    }))
})

describe("there is no route", () => {
  const one: Table = { mx: { "shop.example": mx([10, "mx.example"]) } }

  it.effect.each<readonly [string, Table, ReadonlyArray<unknown>]>([
    ["by a null MX", { mx: { "shop.example": mx([0, ""]) } }, ["null_mx", true, "5.1.10"]],
    ["to a domain that does not exist", {}, ["no_domain", true, "5.1.2"]],
    ["while the MX records cannot be had", { mx: { "shop.example": { fails: "server_failure" } } }, [
      "dns",
      false,
      "4.4.3"
    ]],
    ["while no address can be had", { ...one, ipv4: { "mx.example": { fails: "timeout" } } }, ["dns", false, "4.4.3"]],
    ["where no host has an address", one, ["no_address", true, "5.4.4"]],
    ["where a record names an address", { mx: { "shop.example": mx([10, "8.8.8.8"]) } }, ["no_address", true, "5.4.4"]],
    ["to loopback", { ...one, ipv4: { "mx.example": at("127.0.0.1") } }, ["special", true, "5.4.4"]],
    ["to a private network", { ...one, ipv4: { "mx.example": at("10.0.0.1") } }, ["special", true, "5.4.4"]],
    ["to a carrier's network", { ...one, ipv4: { "mx.example": at("100.64.0.1") } }, ["special", true, "5.4.4"]],
    ["to a private address that is mapped", { ...one, ipv6: { "mx.example": at("::ffff:10.0.0.1") } }, [
      "special",
      true,
      "5.4.4"
    ]],
    ["to a link-local address", { ...one, ipv6: { "mx.example": at("fe80::1") } }, ["special", true, "5.4.4"]]
  ])("%s", ([, table, expected]) =>
    Effect.gen(function*() {
      assert.deepStrictEqual(yield* refusalOf("shop.example", table), expected)
    }))

  it.effect("to what is no domain", () =>
    Effect.gen(function*() {
      for (const domain of ["", "nodots", "a b.example", "-a.example", `${"a".repeat(64)}.example`]) {
        assert.deepStrictEqual(yield* refusalOf(domain, {}), ["no_domain", true, "5.1.2"], domain)
      }
    }))

  it.effect("and a sentence says why", () =>
    Effect.gen(function*() {
      const { message } = yield* Effect.flip(routeOf("shop.example", { mx: { "shop.example": mx([0, ""]) } }))
      assert.strictEqual(message, "The domain shop.example takes no mail: it has a null MX")
    }))
})

describe("this machine among the hosts", () => {
  const table: Table = {
    mx: { "shop.example": mx([10, "a.example"], [20, "us.example"], [20, "b.example"], [30, "c.example"]) },
    ipv4: {
      "a.example": at("8.8.8.1"),
      "us.example": at("8.8.8.9"),
      "b.example": at("8.8.8.2"),
      "c.example": at("8.8.8.3")
    }
  }

  it.effect("leaves only those that are better, whether known by its name or by its address", () =>
    Effect.gen(function*() {
      for (const options of [{ ownNames: ["US.example"] }, { ownAddresses: ["8.8.8.9"] }]) {
        const route = yield* routeOf("shop.example", table, options)
        assert.deepStrictEqual(route.hosts.map(({ name }) => name), ["a.example"])
      }
    }))

  it.effect("leaves none where it is the best", () =>
    Effect.gen(function*() {
      for (const options of [{ ownNames: ["a.example"] }, { ownAddresses: ["::ffff:8.8.8.1"] }]) {
        assert.deepStrictEqual(yield* refusalOf("shop.example", table, options), ["loop", true, "5.4.6"])
      }
    }))

  it.effect("is one of them where it takes mail for itself", () =>
    Effect.gen(function*() {
      const { dns } = dnsOf(() => table)
      const found = (receives: boolean) =>
        Effect.flatMap(Routes, (routes) => routes.find("shop.example")).pipe(
          Effect.provide(NodeMxProvider.routes(MxOptions.make({ name: "a.example", receives }))),
          Effect.provideService(MailDns, dns)
        )
      assert.strictEqual((yield* Effect.flip(found(false))).cause, "loop")
      assert.strictEqual((yield* found(true)).hosts[0]?.name, "a.example")
    }))
})

describe("special addresses", () => {
  it.effect("are used where the options allow it, but for those of cloud metadata", () =>
    Effect.gen(function*() {
      const route = yield* routeOf("shop.example", {
        mx: { "shop.example": mx([10, "mx.example"]) },
        ipv4: { "mx.example": at("127.0.0.1", "169.254.169.254", "0.0.0.0", "224.0.0.1", "10.1.1.1") }
      }, { allowSpecial: true })
      assert.deepStrictEqual(route.hosts[0]!.addresses.map(({ address }) => address), ["127.0.0.1", "10.1.1.1"])
    }))

  it.effect("are left out beside others", () =>
    Effect.gen(function*() {
      const route = yield* routeOf("shop.example", {
        mx: { "shop.example": mx([10, "mx.example"]) },
        ipv4: { "mx.example": at("10.1.1.1", "8.8.8.8") }
      })
      assert.deepStrictEqual(route.hosts[0]!.addresses, [{ address: "8.8.8.8", family: "IPv4" }])
    }))
})

describe("a domain literal", () => {
  it.effect("is its own host, and asks nobody", () =>
    Effect.gen(function*() {
      const { asked, route } = find("[IPv6:2606:4700:0::1]", {})
      assert.deepInclude(yield* route, { by: "literal", domain: "[IPv6:2606:4700::1]", site: "[IPv6:2606:4700::1]" })
      assert.deepStrictEqual((yield* routeOf("[8.8.8.8]", {})).hosts[0]!.addresses, [
        { address: "8.8.8.8", family: "IPv4" }
      ])
      assert.deepStrictEqual(asked, [])
    }))

  it.effect("leads nowhere if it is none, special, of a family that is not used, or this machine", () =>
    Effect.gen(function*() {
      for (const literal of ["[]", "[8.8.8]", "[8.8.8.8", "[2606:4700::1]", "[IPv6:8.8.8.8]", "[IPv6:fe80::1%eth0]"]) {
        assert.deepStrictEqual(yield* refusalOf(literal, {}), ["no_domain", true, "5.1.2"], literal)
      }
      assert.deepStrictEqual(yield* refusalOf("[127.0.0.1]", {}), ["special", true, "5.4.4"])
      assert.deepStrictEqual(yield* refusalOf("[8.8.8.8]", {}, { families: ["IPv6"] }), ["no_address", true, "5.4.4"])
      assert.deepStrictEqual(yield* refusalOf("[8.8.8.8]", {}, { ownAddresses: ["8.8.8.8"] }), ["loop", true, "5.4.6"])
    }))
})
