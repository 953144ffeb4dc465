import { assert, describe, it } from "@effect/vitest"
import { isPublic } from "@sendwright/core/net/PublicAddress"
import { checkUrl, type UrlPolicy } from "@sendwright/core/net/UrlPolicy"
import * as NetAddress from "effect/net/NetAddress"
import * as fc from "fast-check"

const policy: UrlPolicy = { protocols: ["https:", "http:"], allowPrivate: false }
const httpsOnly: UrlPolicy = { protocols: ["https:"], allowPrivate: false }
const anywhere: UrlPolicy = { protocols: ["https:", "http:"], allowPrivate: true }

const publicAddress = (text: string) => isPublic(NetAddress.ipFromStringUnsafe(text))

describe("UrlPolicy", () => {
  it("takes ordinary URLs", () => {
    for (
      const url of [
        "https://hooks.example.com",
        "https://hooks.example.com:8443/a/b?c=d#e",
        "http://93.184.216.34/",
        "https://[2606:4700:4700::1111]/",
        "https://[2606:4700:4700:0:0:0:0:1111]/",
        "HTTPS://Hooks.Example.COM/",
        "https://bücher.example.com/"
      ]
    ) assert.isUndefined(checkUrl(url, policy), url)
  })

  it("refuses what is no http or https URL", () => {
    for (
      const url of [
        "",
        "hooks.example.com",
        "/hook",
        "//hooks.example.com/",
        "ftp://hooks.example.com/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "https://",
        "https://hooks.example.com:99999/",
        "https://hooks.example .com/",
        "https://hooks.example.com\\@127.0.0.1/",
        "https://hooks.example.com/\r\nx: y",
        "https://hooks.exa\tmple.com/"
      ]
    ) assert.isDefined(checkUrl(url, policy), url)
    assert.strictEqual(checkUrl("http://hooks.example.com/", httpsOnly), "must be an https URL")
  })

  it("refuses a user name, however it is written", () => {
    for (
      const url of [
        "https://user@hooks.example.com/",
        "https://user:password@hooks.example.com/",
        "https://:password@hooks.example.com/",
        "https://hooks.example.com@127.0.0.1/",
        "https://@hooks.example.com/",
        "https://:@hooks.example.com/",
        "https://%40@hooks.example.com/"
      ]
    ) assert.isDefined(checkUrl(url, anywhere), url)
  })

  it("refuses every way to write a private address, and odd ways to write any", () => {
    for (
      const host of [
        "127.0.0.1",
        "127.0.0.1.",
        "127.1",
        "0177.0.0.1",
        "0x7f.0.0.1",
        "0x7f000001",
        "2130706433",
        "017700000001",
        "127.0.0.1:80",
        "%31%32%37.0.0.1",
        "１２７.0.0.1",
        "127。0。0。1",
        "①②⑦.0.0.1",
        "0",
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "169.254.169.254",
        "168.63.129.16",
        "172.31.255.255",
        "192.168.1.1",
        "198.18.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "1572395042",
        "0x5db8d822",
        "[::]",
        "[::1]",
        "[0:0:0:0:0:0:0:1]",
        "[::127.0.0.1]",
        "[::93.184.216.34]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "[::ffff:a9fe:a9fe]",
        "[64:ff9b::127.0.0.1]",
        "[64:ff9b::a9fe:a9fe]",
        "[64:ff9b:1::7f00:1]",
        "[2002:7f00:1::]",
        "[2002:a9fe:a9fe::1]",
        "[2001::1]",
        "[2001:db8::1]",
        "[3fff::1]",
        "[fc00::1]",
        "[fd00:ec2::254]",
        "[fe80::1]",
        "[fec0::1]",
        "[ff02::1]",
        "[100::1]"
      ]
    ) assert.isDefined(checkUrl(`http://${host}/`, policy), host)
  })

  it("refuses names that stay inside a network, and names with a trailing dot", () => {
    for (
      const host of [
        "localhost",
        "LOCALHOST",
        "ｌｏｃａｌｈｏｓｔ",
        "localhost.",
        "a.localhost",
        "printer.local",
        "metadata.google.internal",
        "intranet",
        "router.lan",
        "nas.home.arpa",
        "x.onion",
        "kubernetes",
        "kubernetes.default.svc",
        "payments.shop.svc",
        "payments.shop.svc.cluster.local",
        "vault.service.consul",
        "host.docker.internal",
        "hooks.example.com.",
        "hooks.example.com%2e",
        "hooks.example.com。"
      ]
    ) assert.isDefined(checkUrl(`http://${host}/`, policy), host)
  })

  it("refuses hosts and ports that do not exist, wherever they may lead", () => {
    const label = "a".repeat(63)
    for (
      const host of [
        "hooks..example.com",
        ".example.com",
        "hooks%2e%2eexample.com",
        "hooks.example.com:0",
        "hooks.example.com:00",
        `a${label}.example.com`,
        `${label}.${label}.${label}.${label}.com`
      ]
    ) assert.isDefined(checkUrl(`http://${host}/`, anywhere), host)
    for (const url of ["https:hooks.example.com/", "https:/hooks.example.com/", "https:///hooks.example.com/"]) {
      assert.isDefined(checkUrl(url, anywhere), url)
    }
    for (const host of [`${label}.example.com`, "hooks.example.com:1", "hooks.example.com:", "a_b.example.com"]) {
      assert.isUndefined(checkUrl(`http://${host}/`, policy), host)
    }
  })

  it("says which name leads to no host of the public internet", () => {
    assert.strictEqual(
      checkUrl("https://kubernetes.default.svc/", policy),
      "must name a host of the public internet, such as hooks.example.com: names in .svc lead to none"
    )
    assert.include(checkUrl("https://kubernetes/", policy), "public internet in full")
  })

  it("refuses cloud metadata addresses in every form, also where private targets pass", () => {
    for (
      const address of [
        "169.254.169.254",
        "169.254.170.2",
        "169.254.169.123",
        "168.63.129.16",
        "100.100.100.200",
        "192.0.0.192"
      ]
    ) {
      const [a, b, c, d] = address.split(".").map(Number) as [number, number, number, number]
      const words = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
      for (
        const host of [
          address,
          `[::ffff:${address}]`,
          `[::ffff:${words}]`,
          `[::${address}]`,
          `[::ffff:0:${words}]`,
          `[64:ff9b::${words}]`,
          `[64:ff9b:1::${words}]`,
          `[2002:${words}::1]`
        ]
      ) {
        assert.strictEqual(checkUrl(`http://${host}/`, anywhere), "must not point at a cloud metadata address", host)
      }
    }
    for (const host of ["[fd00:ec2::254]", "[fd00:ec2::23]", "[fd20:ce::254]", "[fe80::a9fe:a9fe]", "[fd00:42::42]"]) {
      assert.strictEqual(checkUrl(`http://${host}/`, anywhere), "must not point at a cloud metadata address", host)
    }
    for (const host of ["10.0.0.1", "192.168.0.1", "[::ffff:10.0.0.1]", "[fd00::1]", "[::1]", "100.64.0.1"]) {
      assert.isUndefined(checkUrl(`http://${host}/`, anywhere), host)
    }
  })

  it("lets private targets pass where the policy does, but no disguise", () => {
    for (const host of ["127.0.0.1:4000", "localhost:4000", "[::1]:4000", "10.0.0.1", "service"]) {
      assert.isUndefined(checkUrl(`http://${host}/`, anywhere), host)
    }
    for (const host of ["2130706433", "0x7f.1", "127.1", "localhost."]) {
      assert.isDefined(checkUrl(`http://${host}/`, anywhere), host)
    }
  })
})

describe("PublicAddress", () => {
  it("knows public addresses, and forms of IPv6 that carry one", () => {
    for (
      const address of [
        "1.1.1.1",
        "172.32.0.1",
        "192.167.255.255",
        "2606:4700:4700::1111",
        "::ffff:1.1.1.1",
        "64:ff9b::101:101",
        "2002:101:101::1"
      ]
    ) assert.isTrue(publicAddress(address), address)
  })

  it("judges an IPv4 address alike in every form that carries it", () => {
    fc.assert(fc.property(fc.ipV4(), (address) => {
      const expected = publicAddress(address)
      const [a, b, c, d] = address.split(".").map((octet) => Number(octet)) as [number, number, number, number]
      const words = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
      assert.strictEqual(publicAddress(`::ffff:${words}`), expected)
      assert.strictEqual(publicAddress(`64:ff9b::${words}`), expected)
      assert.strictEqual(publicAddress(`2002:${words}::1`), expected)
      assert.isFalse(publicAddress(`::${words}`))
    }))
  })

  it("holds nothing outside 2000::/3 for public, the forms that carry IPv4 aside", () => {
    fc.assert(fc.property(fc.integer({ min: 0x65, max: 0xffff }), (first) => {
      fc.pre(first < 0x2000 || first > 0x3fff)
      assert.isFalse(publicAddress(`${first.toString(16)}::1`))
    }))
  })
})
