import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import * as FastCheck from "fast-check"
import { connectFailure } from "../src/connection/connectFailures.ts"
import type { ConnectionFailure } from "../src/connection/ConnectionFailure.ts"
import type { Target } from "../src/connection/ConnectionUrl.ts"
import * as Hosts from "../src/connection/Hosts.ts"
import type { Place } from "../src/connection/Place.ts"

const primary: Hosts.Role = { isStandby: false, isReadOnly: false }
const standby: Hosts.Role = { isStandby: true, isReadOnly: true }
const frozen: Hosts.Role = { isStandby: false, isReadOnly: true }

/** What a server does when it is asked: it says what it is, refuses, or keeps silent for so long and then refuses. */
type Server = Hosts.Role | "down" | number

const refusal = (place: Place): ConnectionFailure =>
  connectFailure(place, Object.assign(new Error(), { code: "ECONNREFUSED" }))

/** Servers by host name; those of one name with several addresses are `name address`. */
const network = (servers: Record<string, Server>, target: Target = "read-write", isRandom = false) => {
  const asked: Array<string> = []
  const addressesOf = new Map<string, Array<string | null>>()
  for (const key of Object.keys(servers)) {
    const [name = "", address = null] = key.split(" ")
    addressesOf.set(name, [...(addressesOf.get(name) ?? []), address])
  }
  const search: Hosts.Search = {
    hosts: [...addressesOf.keys()].map((name) => ({ name, port: 5432 })),
    target,
    isRandom,
    lookUp: (host) => Effect.succeed(addressesOf.get(host.name)!.map((address) => ({ host, address }))),
    ask: (place) =>
      Effect.suspend(() => {
        const key = place.address === null ? place.host.name : `${place.host.name} ${place.address}`
        asked.push(key)
        const server = servers[key]
        if (typeof server === "number") return Effect.delay(Effect.fail(refusal(place)), server)
        return server === undefined || server === "down" ? Effect.fail(refusal(place)) : Effect.succeed(server)
      })
  }
  return { asked, search, servers }
}

const nameOf = ({ address, host }: Place) => address === null ? host.name : `${host.name} ${address}`

const found = (servers: Record<string, Server>, target?: Target) =>
  Effect.map(Hosts.search(network(servers, target).search, null), ({ place }) => nameOf(place))

describe("a search for a server", () => {
  it.effect("takes the first one that is what target_session_attrs asks for", () =>
    Effect.gen(function*() {
      const servers = { standby, frozen, primary, other: primary }
      const expected: Record<Target, string> = {
        any: "standby",
        "read-write": "primary",
        "read-only": "standby",
        primary: "frozen",
        standby: "standby",
        "prefer-standby": "standby"
      }
      for (const [target, name] of Object.entries(expected)) {
        assert.strictEqual(yield* found(servers, target as Target), name, target)
      }
      assert.strictEqual(yield* found({ primary, standby }, "prefer-standby"), "standby")
      assert.strictEqual(yield* found({ down: "down", primary, frozen }, "prefer-standby"), "primary")
      assert.strictEqual(yield* found({ "db 10.0.0.1": standby, "db 10.0.0.2": primary }), "db 10.0.0.2")
    }))

  it.effect("says of each why it is none", () =>
    Effect.gen(function*() {
      const failure = yield* Effect.flip(found({ a: standby, b: frozen, c: "down", "d 10.0.0.1": standby }))
      assert.strictEqual(
        failure.message,
        "a is a standby, and target_session_attrs is read-write; b is a primary that takes no writes, and "
          + "target_session_attrs is read-write; c refuses connections: check that Postgres runs there, and the port; "
          + "d (10.0.0.1) is a standby, and target_session_attrs is read-write"
      )
      assert.strictEqual((yield* Effect.flip(found({ a: standby, b: standby }))).reason, "role")
      assert.strictEqual((yield* Effect.flip(found({ a: standby, b: "down" }))).reason, "unreachable")
    }))

  it.effect("waits half a second for one that is silent, then asks the next beside it", () =>
    Effect.gen(function*() {
      const { asked, search } = network({ silent: 60_000, mute: 60_000, primary })
      const fiber = yield* Effect.forkChild(Hosts.search(search, null))
      yield* TestClock.adjust(499)
      assert.deepStrictEqual(asked, ["silent"])
      yield* TestClock.adjust(501)
      assert.deepStrictEqual(asked, ["silent", "mute", "primary"])
      assert.strictEqual(nameOf((yield* Fiber.join(fiber)).place), "primary")
    }))

  it.effect("asks the one in use before all others, and no server twice", () =>
    Effect.gen(function*() {
      const { asked, search } = network({ a: primary, b: "down", c: standby })
      const b = { host: { name: "b", port: 5432 }, address: null }
      yield* Hosts.search(search, b)
      assert.deepStrictEqual(asked, ["b", "a"])
      yield* Hosts.search(search, { ...b, host: { name: "a", port: 5432 } })
      assert.deepStrictEqual(asked, ["b", "a", "a"])
    }))

  it("finds one that fits wherever there is one, and no other one", async () => {
    const server = FastCheck.constantFrom<Server>(primary, standby, frozen, "down")
    const target = FastCheck.constantFrom<Target>("any", "read-write", "read-only", "primary", "standby")
    await FastCheck.assert(
      FastCheck.asyncProperty(
        FastCheck.array(server, { minLength: 1, maxLength: 5 }),
        target,
        FastCheck.boolean(),
        async (list, target, isRandom) => {
          const servers = Object.fromEntries(list.map((server, index) => [`h${index}`, server]))
          const { search } = network(servers, target, isRandom)
          const fitting = Object.keys(servers).filter((name) => {
            const server = servers[name]
            return typeof server === "object" && Hosts.fits(target, server) === true
          })
          const exit = await Effect.runPromiseExit(Hosts.search(search, null))
          if (fitting.length === 0) return assert.strictEqual(exit._tag, "Failure")
          assert.strictEqual(exit._tag, "Success")
          if (exit._tag !== "Success") return
          if (isRandom) assert.include(fitting, nameOf(exit.value.place))
          else assert.strictEqual(nameOf(exit.value.place), fitting[0])
        }
      )
    )
  })
})

describe("the server in use", () => {
  const kept = Effect.fnUntraced(function*(servers: Record<string, Server>) {
    const { asked, search } = network(servers)
    const moves: Array<string> = []
    const hosts = yield* Hosts.make(
      search,
      (from, { place }, millis) => Effect.sync(() => moves.push(`${nameOf(from)} ${nameOf(place)} ${millis}`))
    )
    return { asked, hosts, moves, pick: Effect.map(hosts.pick, nameOf), servers }
  })

  it.effect("is asked for once, and stays until it is in doubt and fits no longer", () =>
    Effect.gen(function*() {
      const { asked, hosts, moves, pick, servers } = yield* kept({ a: primary, b: standby })
      assert.deepStrictEqual(yield* Effect.all([pick, pick, pick], { concurrency: "unbounded" }), ["a", "a", "a"])
      assert.deepStrictEqual(asked, ["a"])
      yield* TestClock.adjust("1 minute")
      hosts.doubt()
      assert.strictEqual(yield* pick, "a")
      assert.deepStrictEqual(moves, [])
      servers["a"] = standby
      servers["b"] = primary
      assert.strictEqual(yield* pick, "a")
      yield* TestClock.adjust("1 minute")
      hosts.doubt()
      assert.strictEqual(yield* pick, "b")
      assert.deepStrictEqual(moves, ["a b 0"])
      // The former one is back, and nobody goes back for that.
      servers["a"] = primary
      yield* TestClock.adjust("1 minute")
      hosts.doubt()
      assert.strictEqual(yield* pick, "b")
    }).pipe(Effect.scoped))

  it.effect("is looked for twice a second at the most while there is none", () =>
    Effect.gen(function*() {
      const { asked, hosts, moves, pick, servers } = yield* kept({ a: primary, b: standby })
      yield* pick
      servers["a"] = "down"
      yield* TestClock.adjust("1 minute")
      asked.length = 0
      hosts.doubt()
      for (let again = 0; again < 100; again++) {
        const fiber = yield* Effect.forkChild(Effect.exit(pick))
        hosts.doubt()
        yield* TestClock.adjust("100 millis")
        yield* Fiber.interrupt(fiber)
      }
      assert.isAtMost(asked.length, 42)
      assert.isAtLeast(asked.length, 30)
      servers["b"] = primary
      const fiber = yield* Effect.forkChild(pick)
      yield* TestClock.adjust("1 second")
      assert.strictEqual(yield* Fiber.join(fiber), "b")
      assert.strictEqual(moves.length, 1)
    }).pipe(Effect.scoped))
})
