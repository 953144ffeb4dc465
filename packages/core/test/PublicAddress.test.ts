import { assert, describe, it } from "@effect/vitest"
import { isPublic } from "@sendwright/core/net/PublicAddress"
import { checkUrl } from "@sendwright/core/net/UrlPolicy"
import * as NetAddress from "effect/net/NetAddress"
import * as fc from "fast-check"

/** First and last address of each block that is not globally reachable (IANA special-purpose registries, RFC 6890). */
const closed: ReadonlyArray<readonly [first: string, last: string]> = [
  ["0.0.0.0", "0.255.255.255"],
  ["10.0.0.0", "10.255.255.255"],
  ["100.64.0.0", "100.127.255.255"],
  ["127.0.0.0", "127.255.255.255"],
  ["168.63.129.16", "168.63.129.16"],
  ["169.254.0.0", "169.254.255.255"],
  ["172.16.0.0", "172.31.255.255"],
  ["192.0.0.0", "192.0.0.255"],
  ["192.0.2.0", "192.0.2.255"],
  ["192.88.99.0", "192.88.99.255"],
  ["192.168.0.0", "192.168.255.255"],
  ["198.18.0.0", "198.19.255.255"],
  ["198.51.100.0", "198.51.100.255"],
  ["203.0.113.0", "203.0.113.255"],
  ["224.0.0.0", "255.255.255.255"]
]
const closedIpv6: ReadonlyArray<readonly [first: string, last: string]> = [
  ["::", "::"],
  ["::1", "::1"],
  ["::2", "::fffe:ffff:ffff"],
  ["64:ff9b:1::", "64:ff9b:1:ffff:ffff:ffff:ffff:ffff"],
  ["100::", "100::ffff:ffff:ffff:ffff"],
  ["100:0:0:1::", "100:0:0:1:ffff:ffff:ffff:ffff"],
  ["2001::", "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["3fff::", "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["5f00::", "5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["fc00::", "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["fe80::", "febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["fec0::", "feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["ff00::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"]
]

const toNumber = (address: string): number => address.split(".").reduce((sum, octet) => sum * 256 + Number(octet), 0)
const toAddress = (value: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join(".")
const publicText = (text: string) => isPublic(NetAddress.ipFromStringUnsafe(text))

const policy = { protocols: ["https:", "http:"], allowPrivate: false } as const

describe("isPublic", () => {
  it("is false from the first to the last address of each closed block, and true beside it", () => {
    const isClosed = (value: number) =>
      closed.some(([first, last]) => value >= toNumber(first) && value <= toNumber(last))
    for (const [first, last] of closed) {
      for (const value of [toNumber(first), toNumber(last), toNumber(first) - 1, toNumber(last) + 1]) {
        if (value < 0 || value >= 2 ** 32) continue
        assert.strictEqual(publicText(toAddress(value)), !isClosed(value), toAddress(value))
      }
    }
    for (const block of closedIpv6) for (const address of block) assert.isFalse(publicText(address), address)
    for (
      const address of [
        "2001:200::",
        "2001:db7:ffff::",
        "2001:db9::",
        "2000::",
        "3ffe:ffff::",
        "2620:4f:8000::",
        "2a00::1"
      ]
    ) {
      assert.isTrue(publicText(address), address)
    }
  })
})

/** Ways to write an IPv4 address as the host of a URL. */
const spellings: ReadonlyArray<(value: number) => string> = [
  toAddress,
  (value) => String(value),
  (value) => `0x${value.toString(16)}`,
  (value) => `0${value.toString(8)}`,
  (value) => toAddress(value).split(".").map((octet) => `0x${Number(octet).toString(16)}`).join("."),
  (value) => toAddress(value).split(".").map((octet) => `0${Number(octet).toString(8).padStart(3, "0")}`).join("."),
  (value) => `${Math.floor(value / 2 ** 24)}.${value % 2 ** 24}`,
  (value) => `${Math.floor(value / 2 ** 24)}.${Math.floor(value / 2 ** 16) % 256}.${value % 2 ** 16}`,
  (value) => `${toAddress(value)}.`,
  (value) => toAddress(value).replaceAll(".", "%2e"),
  (value) => toAddress(value).replaceAll(".", "。"),
  (value) =>
    [...toAddress(value)].map((char) => char === "." ? char : String.fromCodePoint(0xff10 + Number(char))).join(""),
  (value) => `[::${toAddress(value)}]`,
  (value) => `[::ffff:${toAddress(value)}]`,
  (value) => `[::ffff:${Math.floor(value / 2 ** 16).toString(16)}:${(value % 2 ** 16).toString(16)}]`,
  (value) => `[0:0:0:0:0:FFFF:${toAddress(value)}]`,
  (value) => `[::ffff:0:${toAddress(value)}]`,
  (value) => `[64:ff9b::${toAddress(value)}]`,
  (value) => `[64:ff9b:1::${toAddress(value)}]`,
  (value) => `[2002:${Math.floor(value / 2 ** 16).toString(16)}:${(value % 2 ** 16).toString(16)}::1]`
]

describe("checkUrl", () => {
  it("lets no private IPv4 address pass, in any spelling", () => {
    const privateValue = fc.constantFrom(...closed).chain(([first, last]) =>
      fc.integer({ min: toNumber(first), max: toNumber(last) })
    )
    fc.assert(
      fc.property(privateValue, fc.constantFrom(...spellings), fc.constantFrom("", ":8080"), (value, spell, port) => {
        assert.isString(checkUrl(`http://${spell(value)}${port}/hook`, policy), spell(value))
      }),
      { numRuns: 1_000 }
    )
  })

  it("reads a public address in its usual form only", () => {
    for (const [index, spell] of spellings.entries()) {
      const problem = checkUrl(`http://${spell(toNumber("93.184.216.34"))}/`, policy)
      assert.strictEqual(
        problem === undefined,
        [0, 13, 14, 15, 17, 19].includes(index),
        spell(toNumber("93.184.216.34"))
      )
    }
  })

  it("never throws", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
          fc.string().map((text) => `http://${text}`)
        ),
        (text) => {
          const problem = checkUrl(text, policy)
          assert.isTrue(problem === undefined || problem.length > 0)
        }
      )
    )
  })
})
