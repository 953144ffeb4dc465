/**
 * Verdicts beside those of others: the test suite of ARC by ValiMail (MIT), and dkimpy, opendkim and libopendmarc as
 * Debian has them, on messages that are made here.
 */
import { assert, describe, it } from "@effect/vitest"
import { SenderAuthentication } from "@sendwright/core/received/SenderAuthentication"
import * as MailauthAuthentication from "@sendwright/receiving/authentication/MailauthAuthentication"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { execFileSync } from "node:child_process"
import * as fs from "node:fs"
import { gunzipSync } from "node:zlib"
import { dkimCases, privateKeys, zone as keys } from "./verdicts/dkimCases.ts"
import { type DmarcCase, dmarcCases, played } from "./verdicts/dmarcCases.ts"
import * as ZoneDns from "./ZoneDns.ts"

const fileOf = (name: string) => new URL(`verdicts/${name}`, import.meta.url).pathname

const check = (message: Uint8Array, zone: ZoneDns.Zone, returnPath = "") =>
  Effect.flatMap(
    SenderAuthentication,
    ({ check }) => check({ returnPath, greeting: "x.example", remoteAddress: "192.0.2.1", message })
  ).pipe(Effect.provide(Layer.provide(MailauthAuthentication.layer, ZoneDns.layer(zone))))

/** Names of keys of ARC and DKIM, with their records. */
const zoneOf = (records: Readonly<Record<string, unknown>>): ZoneDns.Zone =>
  Object.fromEntries(Object.entries(records).map(([name, record]) => [name, [{ TXT: record }]]))

const run = (script: string, input: unknown): unknown =>
  JSON.parse(
    execFileSync("/usr/bin/python3", [fileOf(script)], {
      input: JSON.stringify(input),
      encoding: "utf8",
      maxBuffer: 16_777_216
    })
  )

const isThere = (...files: ReadonlyArray<string>) => files.every((file) => fs.existsSync(file))

interface ArcScenario {
  readonly txt: Readonly<Record<string, unknown>>
  readonly tests: Readonly<Record<string, { readonly message: string; readonly cv: string }>>
}

/**
 * Where the suite, which is of a draft, has something else than RFC 8617. The first three: a chain that its last seal says
 * is broken has no result there, and is `fail` by §5.2. `ams_fields_c_na`: the form by default was relaxed, and is simple
 * (RFC 6376 §3.5). `ams_fields_h_empty`: a signature that does not cover From is none (RFC 6376 §5.4).
 */
const ofTheDraft = [
  "cv_fail_i1_as_cv_fail",
  "cv_fail_i2_as2_fail",
  "cv_fail_i2_as1_fail",
  "ams_fields_c_na",
  "ams_fields_h_empty"
]

it.live("has the results of the ARC test suite, but where RFC 8617 differs from its draft", () =>
  Effect.gen(function*() {
    const scenarios: ReadonlyArray<ArcScenario> = JSON.parse(
      gunzipSync(fs.readFileSync(fileOf("arc-suite.json.gz"))).toString()
    )
    const different: Array<string> = []
    let count = 0
    for (const { tests, txt } of scenarios) {
      for (const [name, { cv, message }] of Object.entries(tests)) {
        count++
        const { arc } = yield* check(Buffer.from(message.replaceAll(/\r?\n/g, "\r\n")), zoneOf(txt))
        if (arc.result !== cv.toLowerCase()) different.push(name)
      }
    }
    assert.strictEqual(count, 171)
    assert.deepStrictEqual(different, ofTheDraft)
  }))

/** Cases in which the three do not agree whether a signature is good, and why: `dkimpy` and `opendkim` say who differs. */
const disputed: ReadonlyArray<readonly [RegExp, { readonly dkimpy?: true; readonly opendkim?: true }, string]> = [
  [
    /^(?!of everything twice).*another From above$/,
    { dkimpy: true },
    "it takes each From as signed; here DMARC has no author then"
  ],
  [/relaxed, .*: no end of the last line$/, { opendkim: true }, "it gives no result; no SMTP brings such a message"],
  [/^without From$/, { dkimpy: true }, "it does not ask for From (RFC 6376 §5.4)"],
  [/^of no field$/, { dkimpy: true }, "it does not ask for From (RFC 6376 §5.4)"],
  [/^with l= of more than all$/, { opendkim: true }, "it holds the signer to RFC 6376 §3.5"],
  [/^with several queries$/, { dkimpy: true }, "it knows dns/txt alone (RFC 6376 §3.5)"],
  [/^with a tag twice$/, { opendkim: true }, "it takes the last (RFC 6376 §3.2)"],
  [/^by rsa-sha1$/, { dkimpy: true, opendkim: true }, "they verify it (RFC 8301 §3.1)"],
  [/^by the key pkcs1$/, { opendkim: true }, "it does not read the form of RFC 6376 §3.6.1"],
  [/^by the key sha1only$/, { dkimpy: true }, "it does not look at h= of the key"],
  [/^by the key exact, with an identity of a subdomain$/, { dkimpy: true }, "it does not look at t=s of the key"]
]

const disputeOf = (name: string) => disputed.find(([form]) => form.test(name))?.[1] ?? {}

describe.skipIf(!isThere("/usr/sbin/opendkim", "/usr/lib/python3/dist-packages/dkim"))(
  "beside dkimpy and opendkim",
  () => {
    it.live("finds the same signatures good", () =>
      Effect.gen(function*() {
        const cases = dkimCases()
        const messages = cases.map(({ message }) => message.toString("base64"))
        const others = run("others.py", { zone: keys, messages }) as Record<
          "dkimpy" | "opendkim",
          ReadonlyArray<string>
        >
        const zone = zoneOf(keys)
        const unlike: Array<string> = []
        for (const [index, { message, name }] of cases.entries()) {
          const [ours] = (yield* check(message, zone)).dkim
          const isGood = ours?.result === "pass"
          const dispute = disputeOf(name)
          for (const other of ["dkimpy", "opendkim"] as const) {
            const differs = (others[other][index] === "pass") !== isGood
            if (differs !== (dispute[other] ?? false)) {
              unlike.push(`${name}: ${ours?.result}, ${other}: ${others[other][index]}`)
            }
          }
        }
        assert.deepStrictEqual(unlike, [])
        assert.isAtLeast(cases.length, 250)
      }))

    it.live("verifies what dkimpy signs and seals, and finds each change", () =>
      Effect.gen(function*() {
        const text = "From:  Ada \t<ada@a.example>\r\nTo: bob@b.example\r\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\r\n"
          + "\tfolded\r\nMessage-ID: <1@a.example>\r\nDate: Tue, 1 Jan 2030 00:00:00 +0000\r\n\r\n"
          + "Two  spaces, a tab\t, and one behind: \r\n.\r\n\r\n"
        const cases = ["simple/simple", "simple/relaxed", "relaxed/simple", "relaxed/relaxed"].flatMap((canon) =>
          ["rsa", "ed"].flatMap((selector) => [0, 1, 2, 5].map((hops) => ({ canon, selector, hops })))
        )
        const message = Buffer.from(text).toString("base64")
        const signed = run("signed.py", {
          keys: privateKeys,
          cases: cases.map((one) => ({ ...one, message }))
        }) as ReadonlyArray<string>
        const zone = zoneOf(keys)
        const verdicts = (message: Buffer) =>
          Effect.map(check(message, zone), ({ arc, dkim }) => `${dkim[0]?.result} ${arc.result}`)
        for (const [index, { canon, hops, selector }] of cases.entries()) {
          const whole = Buffer.from(signed[index]!, "base64")
          const name = `${selector}, ${canon}, ${hops} hops`
          // Each hop but the first has put a footer below, for which the next one's seal answers.
          const [dkim, arc] = [hops > 1 ? "fail" : "pass", hops === 0 ? "none" : "pass"]
          assert.strictEqual(yield* verdicts(whole), `${dkim} ${arc}`, name)
          const changed = Buffer.from(whole.toString("latin1").replace("Two  spaces", "One  space"), "latin1")
          assert.strictEqual(yield* verdicts(changed), `fail ${hops === 0 ? "none" : "fail"}`, name)
        }
      }))
  }
)

/**
 * Where libopendmarc has another action: a domain above the one that publishes the policy, or beside it, is of the same
 * organization there by the list of public suffixes (RFC 7489), and is not by RFC 9989 §4.10.2; and it takes a domain below
 * or above that of From as the same where the policy asks for the same one (`adkim=s`, `aspf=s`).
 */
const isDisputed = ({ from, isPathGood, isSignatureGood, organization, path, record, signer }: DmarcCase): boolean => {
  if (record === null) return false
  const good = [
    ...isPathGood ? [[path, "aspf=s"]] : [],
    ...isSignatureGood && signer !== null ? [[signer, "adkim=s"]] : []
  ]
  const isOutside = (domain: string) => domain !== record.place && !domain.endsWith(`.${record.place}`)
  return good.some(([domain = "", strict = ""]) =>
    record.text.includes(strict)
      ? domain.endsWith(`.${from}`) || from.endsWith(`.${domain}`)
      : isOutside(domain) && (domain === organization || domain.endsWith(`.${organization}`))
  )
}

describe.skipIf(fs.globSync("/usr/lib/*/libopendmarc.so.2").length === 0)(
  "beside libopendmarc",
  () => {
    it.live("does the same with a message", () =>
      Effect.gen(function*() {
        const cases = dmarcCases(400)
        const others = run("opendmarc.py", cases) as ReadonlyArray<string>
        const unlike: Array<unknown> = []
        let disputes = 0
        for (const [index, one] of cases.entries()) {
          const { message, returnPath, zone } = played(one)
          const { dmarc } = yield* check(message, zone, returnPath)
          const ours = dmarc.result === "none" ? "absent" : dmarc.result === "fail" ? dmarc.policy : dmarc.result
          if (ours === others[index]) continue
          disputes++
          if (!isDisputed(one) || others[index] !== "pass") unlike.push({ ours, other: others[index], ...one })
        }
        assert.deepStrictEqual(unlike, [])
        assert.isAtMost(disputes, 40)
      }))
  }
)
