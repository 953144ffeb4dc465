import { assert, describe, it } from "@effect/vitest"
import * as MxOptions from "@sendwright/mx/MxOptions"
import * as Result from "effect/Result"

describe("parseMxUrl", () => {
  it("reads the name and leaves the rest at its defaults", () => {
    assert.deepStrictEqual(
      MxOptions.parseMxUrl(" mx://Mail1.shop.example "),
      Result.succeed(MxOptions.make({ name: "mail1.shop.example" }))
    )
  })

  it("reads every option", () => {
    const url = "mx://mail1.shop.example/?from=2001:db8::1&from=mail2.shop.example@192.0.2.2&resolver=[::1]:5353"
      + "&warmup=2026-12-01&plan=20,50&connections=1000"
      + "&messagesPerConnection=1&port=2525&ipv6=true&allowPrivate=true"
    assert.deepStrictEqual(
      MxOptions.parseMxUrl(url),
      Result.succeed({
        name: "mail1.shop.example",
        from: ["2001:db8::1", "mail2.shop.example@192.0.2.2"],
        warmup: "2026-12-01",
        plan: [20, 50],
        resolver: "[::1]:5353",
        connections: 1_000,
        messagesPerConnection: 1,
        port: 2_525,
        ipv6: true,
        allowPrivate: true,
        receives: false,
        authorities: null,
        sites: []
      })
    )
  })

  it("takes a resolver with and without a port", () => {
    for (const resolver of ["127.0.0.1", "127.0.0.1:53", "::1", "[::1]", "[2001:db8::1]:65535"]) {
      const options = MxOptions.parseMxUrl(`mx://mail1.shop.example?resolver=${resolver}`)
      assert.strictEqual(Result.isSuccess(options) && options.success.resolver, resolver)
    }
  })

  it("says what is wrong and never repeats the address", () => {
    const ofOption = (option: string) => `mx://mail1.shop.example?${option}`
    for (
      const [url, words] of [
        ["smtp://secret.example", "must begin with mx://"],
        ["mx://[", "is not a URL"],
        ["mx://a:secret@mail1.shop.example", "no user name"],
        ["mx://mail1.shop.example:25", "as the option port"],
        ["mx://mail1.shop.example/secret", "must end"],
        ["mx://localhost", "must name this machine"],
        ["mx://192.0.2.1", "must name this machine"],
        ["mx://secret_1.shop.example", "must name this machine"],
        [ofOption("secret=1"), "the known ones are from, warmup, plan, resolver"],
        [ofOption("port=25&port=26"), "port twice"],
        [ofOption("from=secret"), "from that must be an IP address"],
        [ofOption("from="), "from that must be an IP address"],
        [ofOption("from=secret@192.0.2.1"), "from that must be an IP address"],
        [ofOption("from=192.0.2.1,192.0.2.2"), "from that must be an IP address"],
        [ofOption("from=192.0.2.1&from=mail2.shop.example@192.0.2.1"), "an address twice"],
        [ofOption("warmup=2026-02-30"), "warmup that must be the first day"],
        [ofOption("warmup=tomorrow"), "warmup that must be the first day"],
        [ofOption("plan=10"), "plan without warmup"],
        [ofOption("warmup=2026-12-01&plan=10,0"), "plan that must be messages a day"],
        [ofOption("warmup=2026-12-01&plan="), "plan that must be messages a day"],
        [ofOption("resolver=secret"), "resolver that must be the IP address"],
        [ofOption("resolver=127.0.0.1:0"), "resolver that must be"],
        [ofOption("resolver=127.0.0.1:65536"), "resolver that must be"],
        [ofOption("resolver=300.0.0.1"), "resolver that must be"],
        [ofOption("connections=0"), "from 1 to 1000"],
        [ofOption("connections=1001"), "from 1 to 1000"],
        [ofOption("messagesPerConnection=1e3"), "from 1 to 1000000"],
        [ofOption("port=65536"), "from 1 to 65535"],
        [ofOption("ipv6=yes"), "must be true or false"],
        [ofOption("allowPrivate="), "must be true or false"],
        [ofOption("from=2001:db8::1&ipv6=false"), "although ipv6 is false"]
      ] as const
    ) {
      const options = MxOptions.parseMxUrl(url)
      assert(Result.isFailure(options), url)
      assert.include(options.failure, words)
      assert.notInclude(options.failure, "secret")
    }
  })
})

describe("validate", () => {
  it("fills in what is left out or undefined", () => {
    assert.deepStrictEqual(
      MxOptions.validate({ name: "Mail1.shop.example", from: undefined, connections: undefined, ipv6: false }),
      Result.succeed(MxOptions.make({ name: "mail1.shop.example", ipv6: false }))
    )
  })

  it("says what is wrong, whatever the type", () => {
    for (
      const [options, words] of [
        [{}, "must name this machine"],
        [{ name: 1 }, "must name this machine"],
        [{ name: "localhost" }, "must name this machine"],
        [{ from: 1 }, "from that must be an IP address"],
        [{ from: "2001:db8::1", ipv6: false }, "although ipv6 is false"],
        [{ resolver: "dns.example" }, "resolver that must be"],
        [{ connections: "10" }, "from 1 to 1000"],
        [{ connections: 1.5 }, "from 1 to 1000"],
        [{ port: 0 }, "from 1 to 65535"],
        [{ allowPrivate: "false" }, "must be true or false"]
      ] as const
    ) {
      const input = "name" in options || Object.keys(options).length === 0
        ? options
        : { ...options, name: "mail1.shop.example" }
      const answer = MxOptions.validate(input as MxOptions.MxInput)
      assert(Result.isFailure(answer), JSON.stringify(options))
      assert.include(answer.failure, words)
    }
  })
})
