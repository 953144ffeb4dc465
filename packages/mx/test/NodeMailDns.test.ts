import { assert, describe, it } from "@effect/vitest"
import * as packet from "dns-packet"
import * as Effect from "effect/Effect"
import * as NodeMailDns from "../src/dns/NodeMailDns.ts"
import { nameServer, type Says } from "./NameServer.ts"

const authentic = packet.AUTHENTIC_DATA
const servfail = { flags: 2 }
const nxdomain = 3

const standing = Effect.fnUntraced(function*(says: Says, options: Partial<NodeMailDns.NodeMailDnsOptions> = {}) {
  const server = yield* nameServer(says)
  return { server, dns: NodeMailDns.make({ servers: [server.address], timeout: 2_000, ...options }) }
})

const mx = (name: string, exchange: string, ttl = 300): packet.Answer => ({
  type: "MX",
  name,
  ttl,
  data: { preference: 10, exchange }
})

/** What an authority says of how long it may be remembered that there is nothing. */
const soa = (ttl: number, minimum: number): packet.Answer => ({
  type: "SOA",
  name: "example",
  ttl,
  data: { mname: "ns.example", rname: "hostmaster.example", serial: 1, refresh: 1, retry: 1, expire: 1, minimum }
})

describe("a question", () => {
  it.live("asks one thing, recursively, with EDNS, and whether the answer is authentic", () =>
    Effect.gen(function*() {
      const { dns, server } = yield* standing(() => ({}))
      yield* dns.mx("Shop.Example.")
      yield* dns.mx("shop.example")
      const [first, second] = server.queries
      assert.deepStrictEqual(first?.questions, [{ name: "shop.example", type: "MX", class: "IN" }])
      assert.isTrue(first?.flag_rd && first.flag_ad && !first.flag_cd)
      const [opt] = first?.additionals ?? []
      assert.isTrue(opt?.type === "OPT" && opt.flag_do && opt.udpPayloadSize === 1_232)
      assert.notStrictEqual(first?.id, second?.id)
    }))

  it.live("is not asked of a name that cannot be", () =>
    Effect.gen(function*() {
      const { dns, server } = yield* standing(() => ({}))
      for (
        const name of ["", "a..example", `${"a".repeat(64)}.example`, "a b.example", "ü.example", "a.".repeat(128)]
      ) {
        assert.deepInclude(yield* dns.mx(name), { _tag: "Absent", what: "name" })
      }
      assert.deepStrictEqual(server.queries, [])
    }))
})

describe("an answer", () => {
  it.live("tells its records, each kind as it is, and the least TTL", () =>
    Effect.gen(function*() {
      const certificate = Buffer.from("0102ff", "hex")
      const { dns } = yield* standing(({ name, type }) => ({
        answers: ([
          mx(name, "MX.Example", 600),
          mx(name, ".", 120),
          { type: "A", name, ttl: 0, data: "192.0.2.1" },
          { type: "AAAA", name, ttl: 999_999_999, data: "2001:db8::1" },
          { type: "TXT", name, ttl: 60, data: ["v=STSv1; ", Buffer.from("id=1;")] },
          { type: "TLSA", name, ttl: 60, data: { usage: 3, selector: 1, matchingType: 0, certificate } }
        ] satisfies Array<packet.Answer>).filter((answer) => answer.type === type)
      }))
      const found = { _tag: "Found", name: "a.example", authentic: false } as const
      assert.deepStrictEqual<unknown>(yield* dns.mx("a.example"), {
        ...found,
        ttlSeconds: 120,
        records: [{ preference: 10, exchange: "mx.example" }, { preference: 10, exchange: "" }]
      })
      assert.deepInclude(yield* dns.addresses("a.example", "IPv4"), { records: ["192.0.2.1"], ttlSeconds: 1 })
      assert.deepInclude(yield* dns.addresses("a.example", "IPv6"), { records: ["2001:db8::1"], ttlSeconds: 86_400 })
      assert.deepInclude(yield* dns.txt("a.example"), { records: ["v=STSv1; id=1;"] })
      const tlsa = { usage: 3, selector: 1, matching: 0, data: new Uint8Array(certificate) }
      assert.deepInclude(yield* dns.tlsa("a.example"), { records: [tlsa] })
    }))

  it.live("follows aliases to their end", () =>
    Effect.gen(function*() {
      const { dns } = yield* standing(({ name }) => ({
        answers: [
          { type: "CNAME", name, ttl: 30, data: "B.example" },
          { type: "CNAME", name: "b.example", ttl: 90, data: "c.example" },
          { type: "A", name: "c.example", ttl: 60, data: "192.0.2.1" },
          { type: "A", name: "other.example", ttl: 1, data: "192.0.2.9" }
        ]
      }))
      assert.deepInclude(yield* dns.addresses("a.example", "IPv4"), {
        name: "c.example",
        records: ["192.0.2.1"],
        ttlSeconds: 30
      })
    }))

  it.live("says where an alias leads", () =>
    Effect.gen(function*() {
      const { dns } = yield* standing(({ name }) => ({
        answers: [{ type: "CNAME", name, ttl: 30, data: "B.example" }]
      }))
      assert.deepInclude(yield* dns.cname("a.example"), { name: "a.example", records: ["b.example"], ttlSeconds: 30 })
    }))

  it.live("is authentic where a resolver that is trusted says so", () =>
    Effect.gen(function*() {
      for (
        const [trust, flags, expected] of [["loopback", authentic, true], ["loopback", 0, false], [
          "none",
          authentic,
          false
        ], [
          "all",
          authentic,
          true
        ]] as const
      ) {
        const { dns } = yield* standing(({ name }) => ({ flags, answers: [mx(name, "mx.example")] }), { trust })
        assert.strictEqual((yield* dns.mx("a.example")).authentic, expected, `${trust} ${flags}`)
      }
    }))

  it.live("says that there is no name, or no record, and for how long that holds", () =>
    Effect.gen(function*() {
      const { dns } = yield* standing(({ name }) => ({
        flags: authentic | (name.startsWith("no") ? nxdomain : 0),
        ...(name.startsWith("bare")
          ? {}
          : { authorities: [name.startsWith("long") ? soa(99_999, 99_999) : soa(900, 300)] })
      }))
      const absent = { _tag: "Absent", ttlSeconds: 300, authentic: true } as const
      assert.deepStrictEqual<unknown>(yield* dns.mx("no.example"), { ...absent, what: "name", name: "no.example" })
      assert.deepStrictEqual<unknown>(yield* dns.mx("a.example"), { ...absent, what: "records", name: "a.example" })
      assert.strictEqual((yield* dns.mx("long.example")).ttlSeconds, 10_800)
      assert.strictEqual((yield* dns.mx("bare.example")).ttlSeconds, 1)
    }))

  it.live("that does not fit comes over TCP", () =>
    Effect.gen(function*() {
      const exchanges = Array.from({ length: 60 }, (_, index) => `mx${index}.a-rather-long-name-for-a-server.example`)
      const { dns, server } = yield* standing(({ name }, overTcp) =>
        overTcp ? { answers: exchanges.map((exchange) => mx(name, exchange)) } : { flags: packet.TRUNCATED_RESPONSE }
      )
      const answer = yield* dns.mx("a.example")
      assert.deepStrictEqual(answer._tag === "Found" ? answer.records.map(({ exchange }) => exchange) : [], exchanges)
      assert.strictEqual(server.queries.length, 2)
    }))

  it.live("to another question, or with another id, is passed over", () =>
    Effect.gen(function*() {
      const forged = (id: number, name: string) =>
        packet.encode({
          type: "response",
          id,
          questions: [{ name, type: "MX" }],
          answers: [mx("a.example", "evil.example")]
        })
      const forgers: ReadonlyArray<Says> = [
        (_, __, id) => forged(id, "b.example"),
        ({ name }, _, id) => forged(id ^ 1, name)
      ]
      for (const says of forgers) {
        const { dns } = yield* standing(says, { timeout: 30, tries: 1 })
        assert.strictEqual((yield* Effect.flip(dns.mx("a.example"))).reason, "timeout")
      }
    }))
})

describe("a failure", () => {
  it.live("of one resolver sends the question to the next", () =>
    Effect.gen(function*() {
      const broken = yield* nameServer(() => servfail)
      const refusing = yield* nameServer(() => ({ flags: 5 }))
      const good = yield* nameServer(({ name }) => ({ answers: [mx(name, "mx.example")] }))
      const dns = NodeMailDns.make({ servers: [broken.address, refusing.address, good.address] })
      assert.strictEqual((yield* dns.mx("a.example"))._tag, "Found")
      assert.deepStrictEqual([broken, refusing, good].map(({ queries }) => queries.length), [1, 1, 1])
    }))

  it.live("tells what it was", () =>
    Effect.gen(function*() {
      const bogus = Buffer.of(0, 6)
      const optOf = (data: Buffer) => ({
        flags: servfail.flags,
        additionals: [{
          type: "OPT",
          name: ".",
          udpPayloadSize: 1_232,
          extendedRcode: 0,
          ednsVersion: 0,
          flags: 0,
          flag_do: false,
          options: [{ code: 15, data }]
        } as unknown as packet.Answer]
      })
      const saying: ReadonlyArray<readonly [Says, string]> = [
        [() => servfail, "server_failure"],
        [() => optOf(bogus), "bogus"],
        [() => optOf(Buffer.of(0, 23)), "server_failure"],
        [() => ({ flags: 5 }), "refused"],
        [({ name }) => ({ flags: packet.TRUNCATED_RESPONSE, answers: [mx(name, "mx.example")] }), "malformed"]
      ]
      for (const [says, reason] of saying) {
        const { dns } = yield* standing(says)
        assert.strictEqual((yield* Effect.flip(dns.mx("a.example"))).reason, reason)
      }
    }))

  it.live("is no answer in time, from all that are asked, as often as they may be", () =>
    Effect.gen(function*() {
      const { dns, server } = yield* standing(() => undefined, { timeout: 20, tries: 3 })
      assert.strictEqual((yield* Effect.flip(dns.mx("a.example"))).reason, "timeout")
      assert.strictEqual(server.queries.length, 3)
    }))

  it.live("ends a look-up at its deadline, whether it had its turn or not, and one too many at once", () =>
    Effect.gen(function*() {
      const { dns } = yield* standing(() => undefined, { timeout: 5_000, deadline: 50, concurrency: 1 })
      const reasonOf = (name: string) => Effect.map(Effect.flip(dns.mx(name)), ({ reason }) => reason)
      const names = Array.from({ length: 11 }, (_, index) => `a${index}.example`)
      const reasons = yield* Effect.forEach(names, reasonOf, { concurrency: "unbounded" })
      assert.deepStrictEqual(reasons, [...Array.from({ length: 10 }, () => "timeout"), "busy"])
      assert.strictEqual(yield* reasonOf("b.example"), "timeout", "there is room again")
    }))

  it.live("is a port that nobody listens on", () =>
    Effect.gen(function*() {
      const gone = yield* Effect.scoped(Effect.map(nameServer(() => undefined), ({ address }) => address))
      const dns = NodeMailDns.make({ servers: [gone], timeout: 2_000 })
      assert.strictEqual((yield* Effect.flip(dns.mx("a.example"))).reason, "unreachable")
    }))
})

it("refuses a name server that is no address", () => {
  assert.throws(() => NodeMailDns.make({ servers: ["dns.example"] }), "dns.example")
})
