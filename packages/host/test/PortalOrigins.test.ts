import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"
import { portalOrigins } from "../src/config/PortalOrigins.ts"

describe("the origins that may frame the portal", () => {
  it("are those of pages, and nothing that would end or widen a policy", () => {
    const read = (text: string) => Result.getOrNull(portalOrigins(text))
    assert.deepStrictEqual(read("https://app.example.com"), ["https://app.example.com"])
    assert.deepStrictEqual(read("https://a.example, https://*.b.example:8443,https://a.example"), [
      "https://a.example",
      "https://*.b.example:8443"
    ])
    assert.deepStrictEqual(read("http://localhost:3000,http://127.0.0.1"), [
      "http://localhost:3000",
      "http://127.0.0.1"
    ])
    for (
      const text of [
        "",
        "*",
        "https:",
        "https://*",
        "https://",
        "https://a.example/",
        "https://a.example/path",
        "https://a.example; script-src *",
        "https://a.example 'self'",
        "https://a.*.example",
        "https://user@a.example",
        "http://a.example",
        "a.example",
        "https://a.example,",
        "https://a.example:0",
        "data:text/html"
      ]
    ) assert.isNull(read(text), text)
  })
})
