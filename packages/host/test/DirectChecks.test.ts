import { assert, describe, it } from "@effect/vitest"
import { type Answer, MailDns, MailDnsFailure } from "@sendwright/mx/dns/MailDns"
import { NoRoute } from "@sendwright/mx/NoRoute"
import { Routes } from "@sendwright/mx/Routes"
import { StaticDns } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as net from "node:net"
import * as DnsServer from "../../node/test/dns-server.ts"
import * as ScriptedServer from "../../smtp/test/ScriptedServer.ts"
import * as BlocklistChecks from "../src/checks/BlocklistChecks.ts"
import type { Check } from "../src/checks/Check.ts"
import * as DirectSources from "../src/checks/DirectSources.ts"
import * as DnssecCheck from "../src/checks/DnssecCheck.ts"
import { greetingOf } from "../src/checks/greetingOf.ts"
import * as MailChecks from "../src/checks/MailChecks.ts"
import * as PortOutChecks from "../src/checks/PortOutChecks.ts"
import * as Doctor from "../src/cli/Doctor.ts"
import { temporaryDirectory } from "./Program.ts"

const fresh = Layer.fresh(StaticDns.layer)
const lines = (checks: ReadonlyArray<Check>) =>
  checks.map(({ message, name, status }) => `${status} ${name}: ${message}`)
const [ipv4, ipv6] = ["45.79.1.2", "2600:3c03::1"]

describe("the addresses of direct delivery", () => {
  const find = (
    own: ReadonlyArray<string>,
    { from = null, ipv6 = true }: { readonly from?: string | null; readonly ipv6?: boolean } = {}
  ) =>
    Effect.map(
      DirectSources.find(
        { name: "mail1.example.org", address: from },
        { options: { ipv6 }, variable: "MX_URL_2" },
        own
      ),
      ({ addresses, checks }) => ({
        addresses,
        said: lines(checks)
      })
    )

  it.effect("are the one that is named, those of the machine, and behind a NAT those of the name", () =>
    Effect.gen(function*() {
      const dns = yield* StaticDns
      assert.deepStrictEqual(yield* find([], { from: "45.79.1.9" }), { addresses: ["45.79.1.9"], said: [] })
      const nowhere = yield* find(["10.0.0.2", "fe80::1"])
      assert.deepStrictEqual(nowhere.addresses, [])
      assert.match(nowhere.said.join("\n"), /^fail HELO: mail1\.example\.org has no address: give it an A record/m)
      yield* dns.set("mail1.example.org", "A", [ipv4])
      const natted = { addresses: [ipv4], said: ["ok IPv6: is not used: this machine has no public IPv6 address"] }
      assert.deepStrictEqual(yield* find(["127.0.0.1", "10.0.0.2", "fe80::1"]), natted)
      assert.deepStrictEqual(yield* find(["10.0.0.2"], { from: "10.0.0.2" }), { addresses: [ipv4], said: [] })
      assert.deepStrictEqual((yield* find(["45.79.1.3", ipv4])).addresses, [ipv4])
      assert.deepStrictEqual((yield* find(["45.79.1.3"])).addresses, ["45.79.1.3"])
    }).pipe(Effect.provide(fresh)))

  it.effect("of IPv6 are to have a name where they are used", () =>
    Effect.gen(function*() {
      const dns = yield* StaticDns
      yield* dns.set("mail1.example.org", "A", [ipv4])
      const missing = yield* find([ipv4, ipv6])
      assert.deepStrictEqual(missing.addresses, [ipv4])
      assert.match(missing.said[0]!, /^fail IPv6: mail may leave from 2600:3c03::1, .* or set ipv6=false in MX_URL_2$/)
      assert.deepStrictEqual((yield* find([ipv4, ipv6], { ipv6: false })).said, [
        "ok IPv6: is not used: MX_URL_2 has ipv6=false"
      ])
      yield* dns.set("mail1.example.org", "AAAA", ["2600:3c03:0:0::1"])
      assert.deepStrictEqual(yield* find([ipv4, ipv6]), {
        addresses: [ipv4, ipv6],
        said: ["ok IPv6: mail may leave from 2600:3c03::1"]
      })
      assert.match((yield* find([ipv4])).said[0]!, /^warn IPv6: .* take the AAAA record away/)
    }).pipe(Effect.provide(fresh)))

  it.effect("lead to the name of HELO and back", () =>
    Effect.gen(function*() {
      const dns = yield* StaticDns
      const look = Effect.map(
        MailChecks.directAddresses([ipv4], { name: "mail1.example.org", variable: "MX_URL_2" }),
        lines
      )
      yield* dns.set("mail1.example.org", "A", [ipv4])
      yield* dns.set("host1.example.net", "A", [ipv4])
      yield* dns.set(ipv4, "PTR", ["host1.example.net"])
      assert.match(
        (yield* look)[0]!,
        /^warn PTR .*not what HELO says: have the PTR changed to mail1\.example\.org, or put/
      )
      yield* dns.set(ipv4, "PTR", ["host1.example.net", "Mail1.example.org."])
      assert.deepStrictEqual(yield* look, [
        `ok PTR of ${ipv4}: mail1.example.org, which leads back to it`,
        `ok HELO from ${ipv4}: mail1.example.org leads to the address`
      ])
      yield* dns.set("mail1.example.org", "A", [])
      assert.match((yield* look)[1]!, /^fail HELO/)
    }).pipe(Effect.provide(fresh)))
})

describe("block lists", () => {
  it("are asked for the address backwards (RFC 5782)", () => {
    assert.strictEqual(BlocklistChecks.entryOf("192.0.2.99", "bl.example"), "99.2.0.192.bl.example")
    assert.strictEqual(
      BlocklistChecks.entryOf("2001:db8:1:2:3:4:567:89ab", "bl.example"),
      "b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.8.b.d.0.1.0.0.2.bl.example"
    )
  })

  it.effect("tell who is listed, and are told from zones that are none, or that tell nothing", () =>
    Effect.gen(function*() {
      const dns = yield* StaticDns
      for (const zone of ["clean", "lists", "refuses"]) yield* dns.set(`2.0.0.127.${zone}.test`, "A", ["127.0.0.2"])
      yield* dns.set("2.1.79.45.lists.test", "A", ["127.0.0.3", "127.0.0.10"])
      yield* dns.set("2.1.79.45.refuses.test", "A", ["127.255.255.254"])
      yield* dns.set("2.1.79.45.misspelt.test", "A", ["127.255.255.252"])
      yield* dns.set("2.1.79.45.parked.test", "A", ["192.0.2.1"])
      yield* dns.fail(true, "2.1.79.45.silent.test")
      const zones = ["clean", "lists", "refuses", "misspelt", "parked", "silent", "none"].map((zone) => `${zone}.test`)
      const found = lines(yield* BlocklistChecks.examine([ipv4], zones))
      const expected = [
        /^ok clean\.test for 45\.79\.1\.2: not listed$/,
        /^fail lists\.test .*: listed \(127\.0\.0\.3, 127\.0\.0\.10\): look the reason up/,
        /^warn refuses\.test .*: the list refuses the name server \(127\.255\.255\.254\)/,
        /^warn misspelt\.test .*: is the name of no block list/,
        /^warn parked\.test .*: is the name of no block list.*192\.0\.2\.1/,
        /^warn silent\.test .*: the DNS gave no answer/,
        /^warn none\.test .*: is the name of no block list: correct SENDWRIGHT_BLOCKLISTS$/
      ]
      for (const [index, pattern] of expected.entries()) assert.match(found[index]!, pattern)
      assert.deepStrictEqual(yield* BlocklistChecks.examine([ipv4], []), [])
    }).pipe(Effect.provide(fresh)))
})

describe("port 25", () => {
  const way = (port: number, patienceMillis = 5_000) => ({
    host: "127.0.0.1",
    port,
    localAddress: null,
    patienceMillis
  })
  /** Every domain has this machine for its mail server, but for those that begin with `no`. */
  const here = Layer.succeed(
    Routes,
    Routes.of({
      find: (domain) =>
        domain.startsWith("no")
          ? Effect.fail(new NoRoute({ domain, cause: "dns", permanent: false, status: "4.4.3", message: "Silence" }))
          : Effect.succeed({
            domain,
            by: "mx",
            site: domain,
            authentic: false,
            canonicalName: domain,
            hosts: [{
              name: `mx.${domain}`,
              preference: 0,
              canonicalName: domain,
              authentic: false,
              addresses: [{ address: "127.0.0.1", family: "IPv4" }]
            }]
          })
    })
  )
  const reach = (domains: ReadonlyArray<string>, port: number) =>
    Effect.map(PortOutChecks.examine(domains, way(port)), lines).pipe(Effect.provide(here))

  it.live("is heard to greet, and told QUIT", () =>
    Effect.gen(function*() {
      const server = yield* ScriptedServer.start({ greeting: "220-one\r\n220 mx.example.net \u00e9", drips: true })
      assert.match(yield* greetingOf(way(server.port)), /^220 mx\.example\.net \?+$/)
      assert.deepStrictEqual(server.verbs, ["QUIT"])
      const mute = yield* ScriptedServer.start({ greeting: "hang" })
      assert.strictEqual(yield* greetingOf(way(mute.port, 50)), "silence")
      const rude = yield* ScriptedServer.start({ greeting: "close" })
      assert.strictEqual(yield* greetingOf(way(rude.port)), "hung up")
      const other = yield* ScriptedServer.start({ greeting: "x".repeat(10_001) })
      assert.strictEqual(yield* greetingOf(way(other.port)), "no greeting")
    }))

  it.live("is open, refused or shut", () =>
    Effect.gen(function*() {
      const server = yield* ScriptedServer.start({})
      assert.deepStrictEqual(yield* reach(["example.net"], server.port), [
        `ok port ${server.port} to example.net: mx.example.net (127.0.0.1) greets`
      ])
      const refusing = yield* ScriptedServer.start({ greeting: "554 5.7.1 See https://example.net/why" })
      assert.match(
        (yield* reach(["example.net"], refusing.port))[0]!,
        /^fail .*refuses .*"554 5\.7\.1 See https:\S+why"$/
      )
      const shut = yield* Effect.promise(async () => {
        const listener = net.createServer().listen(0, "127.0.0.1")
        await new Promise((resolve) => listener.once("listening", resolve))
        const { port } = listener.address() as net.AddressInfo
        await new Promise((resolve) => listener.close(resolve))
        return port
      })
      const [told, ...others] = yield* reach([], shut)
      assert.match(
        told!,
        /^fail port \d+ to gmail\.com: mx\.gmail\.com .*\(ECONNREFUSED\): have the hosting company open it/
      )
      assert.lengthOf(others, 2)
    }))

  it.live("is open where one of the receivers that nobody named greets", () =>
    Effect.gen(function*() {
      const greetings = ["220 hello", "554 no", "554 no"]
      const server = net.createServer((socket) => socket.end(`${greetings.shift()}\r\n`)).listen(0, "127.0.0.1")
      yield* Effect.promise(() => new Promise((resolve) => server.once("listening", resolve)))
      const { port } = server.address() as net.AddressInfo
      const found = yield* reach([], port)
      server.close()
      assert.deepStrictEqual(found.map((line) => line.slice(0, 4)).toSorted(), ["ok p", "warn", "warn"])
    }))

  it.live("is not judged where the DNS is silent, and of the family that mail leaves from", () =>
    Effect.gen(function*() {
      assert.deepStrictEqual(yield* reach(["nowhere.example"], 1), [
        "warn port 1 to nowhere.example: Silence; name another domain with --receiver"
      ])
      const other = { port: 1, localAddress: "::1", patienceMillis: 50 }
      const found = lines(yield* Effect.provide(PortOutChecks.examine(["example.net"], other), here))
      assert.match(found[0]!, /^fail .*no address of the family of ::1/)
    }))
})

describe("DNSSEC", () => {
  const dns = (authentic: boolean | null) => {
    const answer: Answer<never> = {
      _tag: "Absent",
      what: "records",
      name: "org",
      ttlSeconds: 1,
      authentic: authentic === true
    }
    const said = authentic === null ? Effect.fail(new MailDnsFailure({ reason: "timeout" })) : Effect.succeed(answer)
    return MailDns.of({ mx: () => said, addresses: () => said, tlsa: () => said, cname: () => said, txt: () => said })
  }

  it.effect("says whether DANE is used, and why not", () =>
    Effect.gen(function*() {
      const look = (believed: boolean | null, anyone: boolean | null) =>
        Effect.map(
          DnssecCheck.examine({ believed: dns(believed), anyone: dns(anyone) }),
          (check) => lines([check])[0]!
        )
      assert.strictEqual(yield* look(true, true), "ok DNSSEC: the name server validates: DANE is used")
      assert.match(yield* look(false, true), /^warn .*over a network, .*DANE is not used: run a resolver/)
      assert.match(
        yield* look(false, false),
        /^warn .*does not validate, so DANE is not used: run a resolver .* in each MX_URL$/
      )
      assert.match(yield* look(false, null), /^warn .*does not validate/)
      assert.match(yield* look(null, true), /^warn .*no answer \(timeout\)/)
    }))
})

describe("sendwright doctor with MX_URL", () => {
  it.live("looks at all of it through the name server of direct delivery", () =>
    Effect.gen(function*() {
      const { directory } = yield* Effect.acquireRelease(
        Effect.sync(temporaryDirectory),
        ({ remove }) => Effect.sync(remove)
      )
      const names = yield* DnsServer.make
      const server = yield* ScriptedServer.start({})
      names.set("mail1.example.org", "A", [ipv4])
      names.set("2.1.79.45.in-addr.arpa", "PTR", ["mail1.example.org"])
      names.set("2.1.79.45.bl.test", "A", ["127.0.0.2"])
      names.set("example.net", "MX", ["10 mx.example.net"])
      names.set("mx.example.net", "A", ["127.0.0.1"])
      names.set("bounces.mail.example.org", "A", [ipv4])
      // The second pool has an address that this machine has not, and no PTR record for it.
      names.set("mail3.example.org", "A", ["45.79.1.9"])
      const options = `resolver=${names.address}&port=${server.port}&allowPrivate=true`
      const environment = {
        PORT: "0",
        SENDWRIGHT_DATA_DIR: directory,
        SENDWRIGHT_SERVICE_DOMAIN: "mail.example.org",
        SENDWRIGHT_DNS_SERVERS: names.address,
        SENDWRIGHT_BLOCKLISTS: "bl.test",
        MX_URL: `mx://mail1.example.org?${options}&ipv6=false`,
        MX_URL_2: `mx://mail2.example.org?${options}&from=mail3.example.org@45.79.1.9`
      }
      const mail = { addresses: [], helo: null, domain: null }
      const found = yield* Doctor.examine(environment, { mail, receivers: ["example.net"] })
      const told = found.slice(found.findIndex(({ name }) => name === "mail: mx2") + 1)
      assert.deepStrictEqual(told.map(({ name, status }) => `${status} ${name}`), [
        "ok IPv6",
        `ok PTR of ${ipv4}`,
        `ok HELO from ${ipv4}`,
        `fail bl.test for ${ipv4}`,
        `ok port ${server.port} to example.net`,
        "warn DNSSEC",
        "fail PTR of 45.79.1.9",
        "ok HELO from 45.79.1.9",
        "warn bl.test for 45.79.1.9",
        `fail port ${server.port} to example.net from 45.79.1.9`,
        "ok bounce host",
        "warn mail listener"
      ])
      const others = yield* Doctor.examine({ ...environment, MX_URL: "", MX_URL_2: "" }, { mail: null, receivers: [] })
      assert.notInclude(others.map(({ name }) => name), "DNSSEC")
    }))
})
