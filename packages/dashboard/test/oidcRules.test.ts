import { assert, describe, it } from "@effect/vitest"
import * as FastCheck from "fast-check"
import { claimsOf } from "../src/server/oidc/claimsOf.ts"
import { returnPath } from "../src/server/oidc/returnPath.ts"

const ours = "https://mail.example.com"

const hostile = FastCheck.array(
  FastCheck.constantFrom(
    "/",
    "\\",
    "//",
    "..",
    "@",
    ":",
    "evil.example",
    "%2f",
    "\t",
    "\n",
    " ",
    "?",
    "#",
    "a",
    "https:"
  ),
  { maxLength: 8 }
).map((parts) => parts.join(""))

describe("the address after signing in", () => {
  it("is always one of our own, whatever was requested", () => {
    FastCheck.assert(FastCheck.property(FastCheck.oneof(hostile, FastCheck.string(), FastCheck.webUrl()), (to) => {
      const path = returnPath(to)
      const asLink = new URL(path, ours)
      assert.strictEqual(asLink.origin, ours, JSON.stringify([to, path]))
      assert.strictEqual(`${asLink.pathname}${asLink.search}${asLink.hash}`, path)
      // With a mount, it is appended to the path of the mount.
      assert.strictEqual(new URL(`/mail${path}`, ours).origin, ours)
    }))
  })

  it("is the requested one if it is ours, otherwise the home screen", () => {
    for (const to of ["/", "/a/1/emails?status=bounced&q=a%20b", "/sign-in/link#abc-DEF_1", "/a/1?to=//x"]) {
      assert.strictEqual(returnPath(to), to)
    }
    const elsewhere = [
      undefined,
      "",
      "a",
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "https://evil.example/",
      "javascript:alert(1)",
      "/a/..//evil.example",
      `/${"a".repeat(1_001)}`
    ]
    for (const to of elsewhere) assert.strictEqual(returnPath(to), "/", to)
  })
})

describe("the claims of an issuer", () => {
  const identity = { iss: "https://id.example", sub: "1" }

  it("are read in every form, and an address is verified only if they say so", () => {
    FastCheck.assert(FastCheck.property(
      FastCheck.record({
        email: FastCheck.anything(),
        email_verified: FastCheck.anything(),
        name: FastCheck.anything(),
        groups: FastCheck.anything()
      }, { requiredKeys: [] }),
      (said) => {
        const claims = claimsOf(identity, said, "groups")
        assert.strictEqual(claims.emailVerified, said.email_verified === true || said.email_verified === "true")
        assert.isTrue(claims.groups.every((group) => typeof group === "string"))
        assert.strictEqual(claims.subject, "1")
      }
    ))
  })

  it("contain a list of groups, or a single one, under the name from the settings", () => {
    assert.deepStrictEqual(claimsOf(identity, { roles: ["a", 7, "", "b"] }, "roles").groups, ["a", "b"])
    assert.deepStrictEqual(
      claimsOf(identity, { "https://acme.example/groups": "a" }, "https://acme.example/groups").groups,
      ["a"]
    )
    assert.deepStrictEqual(claimsOf(identity, {}, "toString").groups, [])
    assert.lengthOf(claimsOf(identity, { g: Array.from({ length: 5_000 }, (_, i) => `g${i}`) }, "g").groups, 1_000)
  })
})
