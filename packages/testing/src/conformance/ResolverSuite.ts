import { assert, layer, type Vitest } from "@effect/vitest"
import { DnsResolver } from "@sendwright/core/domains/DnsResolver"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import type { StaticDnsType } from "../StaticDns.ts"
import type { SuiteOptions } from "./Harness.ts"

export type { SuiteOptions } from "./Harness.ts"

/** The name server that the resolver under test asks, as its author scripts it. */
export class ResolverPeer extends Context.Service<ResolverPeer, {
  /**
   * Replaces the answers to a name and type; an empty list removes them. An answer is written as:
   *
   * - `TXT`: one character string, or an array of the character strings of one record
   * - `MX`: `"<preference> <exchange>"`, such as `"10 mx.example"`
   * - `CNAME`: the target's name
   * - `A`, `AAAA`: the address
   * - `PTR`: a name; `name` is the address itself, such as `192.0.2.7`, not its name under `in-addr.arpa`
   */
  readonly set: (
    name: string,
    type: StaticDnsType,
    answers: ReadonlyArray<string | ReadonlyArray<string>>
  ) => Effect.Effect<void>
  /** Makes every look-up of a name fail from now on, as with SERVFAIL. */
  readonly fail: (name: string) => Effect.Effect<void>
}>()("@sendwright/testing/conformance/ResolverPeer") {}

type It = Vitest.MethodsNonLive<DnsResolver | ResolverPeer>

/** What every `DnsResolver` must do. Each test has names of its own. */
export const tests = (it: It): void => {
  it.effect("reads a TXT as its character strings, one by one", () =>
    Effect.gen(function*() {
      const { resolver, peer } = yield* both
      const long = "k".repeat(300)
      yield* peer.set("txt.example", "TXT", ["v=spf1 -all", ["v=DKIM1; ", "p=abc"], [
        long.slice(0, 255),
        long.slice(255)
      ]])
      const answers = yield* resolver.txt("txt.example")
      assert.sameDeepMembers([...answers], [["v=spf1 -all"], ["v=DKIM1; ", "p=abc"], [
        long.slice(0, 255),
        long.slice(255)
      ]])
      for (const strings of answers) for (const text of strings) assert.isAtMost(text.length, 255)
    }))

  it.effect("reads an MX with its preference", () =>
    Effect.gen(function*() {
      const { resolver, peer } = yield* both
      yield* peer.set("mx.example", "MX", ["20 b.example", "10 a.example"])
      assert.sameDeepMembers([...(yield* resolver.mx("mx.example"))], [
        { preference: 10, exchange: "a.example" },
        { preference: 20, exchange: "b.example" }
      ])
    }))

  it.effect("reads CNAME, A, AAAA, and the names of addresses", () =>
    Effect.gen(function*() {
      const { resolver, peer } = yield* both
      yield* peer.set("alias.example", "CNAME", ["host.example"])
      yield* peer.set("host.example", "A", ["192.0.2.7", "192.0.2.8"])
      yield* peer.set("host.example", "AAAA", ["2001:db8::7"])
      yield* peer.set("192.0.2.7", "PTR", ["host.example"])
      yield* peer.set("2001:db8::7", "PTR", ["host.example"])
      assert.deepStrictEqual(yield* resolver.cname("alias.example"), ["host.example"])
      assert.sameMembers([...(yield* resolver.a("host.example"))], ["192.0.2.7", "192.0.2.8"])
      assert.deepStrictEqual(yield* resolver.aaaa("host.example"), ["2001:db8::7"])
      assert.deepStrictEqual(yield* resolver.ptr("192.0.2.7"), ["host.example"])
      assert.deepStrictEqual(yield* resolver.ptr("2001:db8::7"), ["host.example"])
    }))

  it.effect("looks names up without case", () =>
    Effect.gen(function*() {
      const { resolver, peer } = yield* both
      yield* peer.set("case.example", "TXT", ["here"])
      assert.deepStrictEqual(yield* resolver.txt("CASE.Example"), [["here"]])
    }))

  it.effect("answers with nothing where there is no name, and where there is no such record", () =>
    Effect.gen(function*() {
      const { resolver, peer } = yield* both
      yield* peer.set("other.example", "A", ["192.0.2.9"])
      for (const name of ["nowhere.example", "other.example"]) {
        assert.deepStrictEqual(yield* resolver.txt(name), [])
        assert.deepStrictEqual(yield* resolver.mx(name), [])
        assert.deepStrictEqual(yield* resolver.cname(name), [])
        assert.deepStrictEqual(yield* resolver.aaaa(name), [])
      }
      assert.deepStrictEqual(yield* resolver.a("nowhere.example"), [])
      assert.deepStrictEqual(yield* resolver.ptr("192.0.2.99"), [])
    }))

  it.effect("tells nothing from no answer, and its reason names no name", () =>
    Effect.gen(function*() {
      const { resolver, peer } = yield* both
      const name = "broken.example"
      yield* peer.fail(name)
      const errors = yield* Effect.all([
        Effect.flip(resolver.txt(name)),
        Effect.flip(resolver.mx(name)),
        Effect.flip(resolver.cname(name)),
        Effect.flip(resolver.a(name)),
        Effect.flip(resolver.aaaa(name))
      ])
      for (const error of errors) {
        assert.strictEqual(error._tag, "DnsInconclusive")
        assert.notInclude(JSON.stringify(error), name)
      }
    }))

  it.effect("sees what changes, and answers many at once", () =>
    Effect.gen(function*() {
      const { resolver, peer } = yield* both
      yield* peer.set("change.example", "TXT", ["old"])
      assert.deepStrictEqual(yield* resolver.txt("change.example"), [["old"]])
      yield* peer.set("change.example", "TXT", ["new"])
      assert.deepStrictEqual(yield* resolver.txt("change.example"), [["new"]])
      const names = Array.from({ length: 20 }, (_, index) => `many-${index}.example`)
      yield* Effect.forEach(names, (name) => peer.set(name, "TXT", [name]))
      const answers = yield* Effect.forEach(names, resolver.txt, { concurrency: "unbounded" })
      assert.deepStrictEqual(answers, names.map((name) => [[name]]))
    }))
}

const both = Effect.gen(function*() {
  return { resolver: yield* DnsResolver, peer: yield* ResolverPeer }
})

/**
 * Runs the conformance tests of `DnsResolver` on an adapter and a name server that its author scripts.
 *
 * @example
 * ```ts no-run: it registers tests
 * import * as ResolverSuite from "@sendwright/testing/conformance/ResolverSuite"
 * import { StaticDns } from "@sendwright/testing/StaticDns"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * const Peer = Layer.effect(
 *   ResolverSuite.ResolverPeer,
 *   Effect.map(StaticDns, (dns) => ({ set: dns.set, fail: (name) => dns.fail(true, name) }))
 * )
 *
 * ResolverSuite.suite("StaticDns", Layer.provideMerge(Peer, StaticDns.layer))
 * ```
 */
export const suite = <E>(
  name: string,
  resolver: Layer.Layer<DnsResolver | ResolverPeer, E>,
  options?: SuiteOptions
): void => layer(resolver, options)(`${name}: DnsResolver`, tests)
