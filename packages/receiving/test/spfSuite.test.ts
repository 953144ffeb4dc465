/**
 * The test suite of SPF by openspf.org, for RFC 7208, as Debian's python3-spf has it. It is not copied here, because it
 * says no licence of its own.
 */
import { assert, describe, it } from "@effect/vitest"
import { SenderAuthentication } from "@sendwright/core/received/SenderAuthentication"
import * as MailauthAuthentication from "@sendwright/receiving/authentication/MailauthAuthentication"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { execFileSync } from "node:child_process"
import * as fs from "node:fs"
import * as ZoneDns from "./ZoneDns.ts"

const suite = "/usr/share/doc/python3-spf/rfc7208-tests.yml.gz"

const reader = `
import gzip, json, sys, yaml
print(json.dumps(list(yaml.safe_load_all(gzip.open(sys.argv[1], "rt", encoding="utf-8")))))
`

interface Case {
  readonly helo: string
  readonly host: string
  readonly mailfrom: string
  readonly result: string | ReadonlyArray<string>
}

interface Scenario {
  readonly description: string
  readonly tests: Readonly<Record<string, Case>>
  readonly zonedata: ZoneDns.Zone
}

const scenarios = (): ReadonlyArray<Scenario> =>
  JSON.parse(execFileSync("/usr/bin/python3", ["-c", reader, suite], { encoding: "utf8", maxBuffer: 16_777_216 }))

const message = Buffer.from("From: a@b.example\r\n\r\nHello\r\n")

const resultOf = ({ helo, host, mailfrom }: Case, zone: ZoneDns.Zone) =>
  Effect.gen(function*() {
    const { check } = yield* SenderAuthentication
    const { spf } = yield* check({ returnPath: mailfrom, greeting: helo, remoteAddress: host, message })
    return spf.result
  }).pipe(Effect.provide(Layer.provide(MailauthAuthentication.layer, ZoneDns.layer(zone))))

describe.skipIf(!fs.existsSync(suite))("the suite of openspf.org", () => {
  it.live("has the results that it says", () =>
    Effect.gen(function*() {
      const wrong: Array<string> = []
      let count = 0
      for (const { description, tests, zonedata } of scenarios()) {
        for (const [name, one] of Object.entries(tests)) {
          count++
          const result = yield* resultOf(one, zonedata)
          const right = typeof one.result === "string" ? [one.result] : one.result
          if (!right.includes(result)) wrong.push(`${description}: ${name}: ${result}, not ${right.join(" or ")}`)
        }
      }
      assert.deepStrictEqual(wrong, [])
      assert.isAbove(count, 200)
    }))
})
