import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { agentOf, networkOf, originOf } from "../../src/users/clientNames.ts"

describe("what sessions and attempts are called by", () => {
  it("names browsers as people do", () => {
    const chrome =
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36"
    assert.deepStrictEqual(
      [
        chrome,
        `${chrome} Edg/150.0.0.0`,
        "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1",
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
        "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36",
        "curl/8.9",
        "<script>"
      ].map(agentOf),
      [
        "Chrome on Windows",
        "Edge on Windows",
        "Firefox on Linux",
        "Safari on iOS",
        "Safari on macOS",
        "Chrome on Android",
        "",
        ""
      ]
    )
    assert.strictEqual(agentOf(null), "")
  })

  it("keeps no address of a person, and counts by what they can hardly change", () => {
    const cases = [
      ["203.0.113.77", "203.0.113.0/24", "203.0.113.77"],
      ["::ffff:203.0.113.77", "203.0.113.0/24", "203.0.113.77"],
      ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48", "2001:db8:1:2::/64"],
      ["2001:0DB8:0001::1", "2001:db8:1::/48", "2001:db8:1:0::/64"],
      ["fe80::1%eth0", "fe80:0:0::/48", "fe80:0:0:0::/64"],
      ["::1", "0:0:0::/48", "0:0:0:0::/64"],
      ["", "", ""],
      ["nonsense", "", ""],
      ["1::2::3", "", ""],
      ["1:2:3", "", ""]
    ]
    for (const [address = "", network, origin] of cases) {
      assert.deepStrictEqual([networkOf(address), originOf(address)], [network, origin], address)
    }
    assert.deepStrictEqual([networkOf(null), originOf(null)], ["", ""])
    fc.assert(fc.property(fc.ipV6(), fc.ipV4(), (six, four) => {
      assert.match(networkOf(four), /\.0\/24$/)
      assert.strictEqual(originOf(four), four)
      if (!six.includes(".")) assert.match(originOf(six), /^(?:[0-9a-f]{1,4}:){4}:\/64$/)
    }))
  })
})
