import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { anyCharacter } from "../../../../scripts/any-character.ts"
import {
  type DnsRecord,
  fieldsOf,
  likelyZone,
  quoted,
  relativeName,
  zoneFile,
  zonesOf
} from "../../page/src/screens/domains/recordForms.ts"

const key = `v=DKIM1; k=rsa; p=${"A".repeat(390)}`
const dkim: DnsRecord = { type: "TXT", name: "ph1._domainkey.mail.shop.example", value: key }
const mx: DnsRecord = { type: "MX", name: "bounces.mail.shop.example", value: "10 mx.sendwright.example" }
const cname: DnsRecord = { type: "CNAME", name: "a._domainkey.mail.shop.example", value: "a.dkim.provider.example" }

const said = (...given: Parameters<typeof fieldsOf>) =>
  fieldsOf(...given).map(({ label, value }) => `${label}: ${value}`)

test("a provider's form has the fields of its page, with names relative to the zone", () => {
  expect(said("cloudflare", dkim, "shop.example")).toEqual([
    "Type: TXT",
    "Name: ph1._domainkey.mail",
    `Content: ${key}`,
    "TTL: Auto"
  ])
  expect(said("cloudflare", cname, "shop.example")).toContain("Proxy status: DNS only")
  expect(said("cloudflare", mx, "shop.example")).toEqual([
    "Type: MX",
    "Name: bounces.mail",
    "Mail server: mx.sendwright.example",
    "Priority: 10",
    "TTL: Auto"
  ])
  expect(said("route53", mx, "shop.example")).toEqual([
    "Record name: bounces.mail",
    "Record type: MX",
    "Value: 10 mx.sendwright.example",
    "TTL (seconds): 3600"
  ])
  expect(said("route53", dkim, "shop.example")[2]).toBe(`Value: "${key.slice(0, 255)}" "${key.slice(255)}"`)
  expect(said("other", mx, "shop.example")).toEqual([
    "Type: MX",
    "Name: bounces.mail",
    "Value: mx.sendwright.example",
    "Priority: 10",
    "TTL (seconds): 3600"
  ])
})

test("the zone itself is @, or empty if the provider appends the zone", () => {
  const root: DnsRecord = { ...mx, name: "shop.example" }
  expect(said("other", root, "shop.example")[1]).toBe("Name: @")
  expect(said("route53", root, "shop.example")[0]).toBe("Record name: ")
})

test("a zone file has absolute names, and a dot after each host", () => {
  expect(zoneFile([mx, cname, { ...dkim, value: "v=DKIM1; p=\"\\" }])).toBe(
    "bounces.mail.shop.example. 3600 IN MX 10 mx.sendwright.example.\n"
      + "a._domainkey.mail.shop.example. 3600 IN CNAME a.dkim.provider.example.\n"
      + "ph1._domainkey.mail.shop.example. 3600 IN TXT \"v=DKIM1; p=\\\"\\\\\"\n"
  )
})

test("the likely zone is the registered name", () => {
  expect(["shop.example", "mail.shop.example", "a.b.shop.co.uk", "shop.com.au", "mail.acme.dev"].map(likelyZone))
    .toEqual(["shop.example", "shop.example", "shop.co.uk", "shop.com.au", "acme.dev"])
  expect(zonesOf("a.shop.example")).toEqual(["a.shop.example", "shop.example"])
})

describe("for every name and text", () => {
  const label = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/)
  const domain = fc.array(label, { minLength: 2, maxLength: 6 }).map((labels) => labels.join("."))

  test("a relative name within its zone is the name again", () => {
    fc.assert(fc.property(domain, (name) => {
      for (const zone of [...zonesOf(name), "other.zone"]) {
        const relative = relativeName(name, zone)
        const whole = relative === "@" ? zone : relative === name ? name : `${relative}.${zone}`
        expect(whole).toBe(name)
      }
    }))
  })

  test("the likely zone is one of the zones", () => {
    fc.assert(fc.property(domain, (name) => void expect(zonesOf(name)).toContain(likelyZone(name))))
  })

  test("the strings of a text have at most 255 bytes, and together are the text", () => {
    fc.assert(fc.property(fc.string({ unit: anyCharacter, maxLength: 700 }), (text) => {
      const strings = [...quoted(text).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, inner]) => inner!)
      const bytes = strings.map((inner) =>
        [...inner.matchAll(/\\(\d{3})|\\(.)|(.)/g)].map(([, code, escaped, plain]) =>
          code === undefined ? (escaped ?? plain!).charCodeAt(0) : Number(code)
        )
      )
      for (const part of bytes) expect(part.length).toBeLessThanOrEqual(255)
      expect(bytes.flat()).toEqual([...new TextEncoder().encode(text)])
    }))
  })
})
