import { assert, describe, it } from "@effect/vitest"
import { addressOf, isLoopbackAddress } from "@sendwright/http/clientAddress"
import { fileName } from "@sendwright/http/FileDownload"
import { attachment } from "@sendwright/testing/OutgoingMessages"
import { Cookies, HttpServerResponse } from "effect/http"
import * as Headers from "effect/http/Headers"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as FastCheck from "fast-check"
import { anyCharacter } from "../../../scripts/any-character.ts"
import { isOurs, isOwnPage } from "../src/server/foundation/Origin.ts"
import * as InlineImages from "../src/server/previews/InlineImages.ts"
import * as UntrustedContent from "../src/server/previews/UntrustedContent.ts"
import * as SessionCookie from "../src/server/sessions/SessionCookie.ts"
import { toText } from "../src/server/streams/ServerEvent.ts"

const host = FastCheck.oneof(
  FastCheck.domain(),
  FastCheck.ipV4(),
  FastCheck.constantFrom("localhost", "127.0.0.1", "[::1]", "127.0.0.1.evil.example", "localhost.evil.example")
)
const anyOrigin = FastCheck.tuple(
  FastCheck.constantFrom("http", "https"),
  host,
  FastCheck.option(FastCheck.integer({ min: 1, max: 65_535 }))
).map(([scheme, host, port]) => new URL(`${scheme}://${host}${port === null ? "" : `:${port}`}`).origin)

const loopback = (origin: string) => /^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(origin)

describe("the origin of a page", () => {
  it("is ours if it is equal, and otherwise only among the names of this machine", () => {
    FastCheck.assert(FastCheck.property(anyOrigin, anyOrigin, (ours, asked) => {
      const expected = (ours === asked && (loopback(ours) || ours.startsWith("https:")))
        || (loopback(ours) && loopback(asked) && new URL(ours).port === new URL(asked).port)
      assert.strictEqual(isOurs(ours, asked, undefined), expected)
    }))
  })

  it("is ours without a configured origin only on this machine, under the name in the request", () => {
    FastCheck.assert(FastCheck.property(anyOrigin, anyOrigin, (asked, other) => {
      assert.strictEqual(isOurs(null, asked, new URL(asked).host), loopback(asked))
      assert.strictEqual(
        isOurs(null, asked, new URL(other).host),
        loopback(asked) && new URL(asked).host === new URL(other).host
      )
    }))
  })

  it("is never ours if it is missing, or if the browser names another site", () => {
    const ours = "https://mail.example.com"
    const asked = { origin: ours, host: "mail.example.com", fetchSite: undefined }
    assert.isTrue(isOwnPage(ours, asked))
    assert.isTrue(isOwnPage(ours, { ...asked, fetchSite: "same-origin" }))
    assert.isFalse(isOwnPage(ours, { ...asked, origin: undefined }))
    for (const fetchSite of ["same-site", "cross-site", "none", ""]) {
      assert.isFalse(isOwnPage(ours, { ...asked, fetchSite }))
    }
    FastCheck.assert(FastCheck.property(FastCheck.string(), (origin) => {
      assert.isFalse(isOwnPage(ours, { ...asked, origin }) && origin !== ours)
    }))
  })
})

const token = FastCheck.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) =>
  Buffer.from(bytes).toString("base64url")
)
const otherCookies = FastCheck.array(
  FastCheck.constantFrom(
    "a=1",
    "theme=dark",
    "sendwright-session=x",
    "sendwright-session-44=x",
    "x__Host-sendwright-session=y"
  )
)

describe("the cookie of a session", () => {
  it("is found among other cookies", () => {
    FastCheck.assert(FastCheck.property(anyOrigin, token, otherCookies, otherCookies, (origin, text, before, after) => {
      const [set = ""] = Cookies.toSetCookieHeaders(
        SessionCookie.begin(HttpServerResponse.empty(), origin, Redacted.make(text)).cookies
      )
      const header = [...before, set.split(";")[0], ...after].join("; ")
      const found = SessionCookie.read(header, origin)
      assert.strictEqual(found === undefined ? undefined : Redacted.value(found), text)
      assert.strictEqual(set.includes("; Secure"), origin.startsWith("https:"))
      assert.strictEqual(set.startsWith("__Host-"), origin.startsWith("https:"))
      assert.match(set, /; HttpOnly(?:; Secure)?; SameSite=Lax$/)
      assert.notMatch(set, /domain=/i)
    }))
  })

  it("is refused if there are two, or if it is malformed", () => {
    FastCheck.assert(FastCheck.property(token, FastCheck.string(), (text, other) => {
      const origin = "https://mail.example.com"
      const name = SessionCookie.nameOf(origin)
      assert.isUndefined(SessionCookie.read(`${name}=${text}; ${name}=${text}`, origin))
      if (!/^[A-Za-z0-9_-]{43}$/.test(other.trim())) {
        assert.isUndefined(SessionCookie.read(`${name}=${other.replaceAll(";", "")}`, origin))
      }
    }))
    assert.isUndefined(SessionCookie.read(undefined, "https://mail.example.com"))
  })
})

describe("the client's address", () => {
  const request = (forwarded: string | undefined, remote: string | null) => ({
    headers: Headers.fromInput(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
    remoteAddress: Option.fromNullishOr(remote)
  })

  it("is the one that called the first of our proxies, whatever the client wrote", () => {
    FastCheck.assert(FastCheck.property(
      FastCheck.array(FastCheck.string()),
      FastCheck.ipV4(),
      FastCheck.array(FastCheck.ipV4(), { maxLength: 4 }),
      (written, client, proxies) => {
        const forwarded = [...written, client, ...proxies].join(", ")
        assert.strictEqual(addressOf(request(forwarded, "10.0.0.1"), proxies.length + 1), client)
        assert.strictEqual(addressOf(request(forwarded, "10.0.0.1"), 0), "10.0.0.1")
      }
    ))
    // The request did not pass all of the proxies.
    assert.strictEqual(addressOf(request(undefined, "10.0.0.1"), 1), "10.0.0.1")
    assert.strictEqual(addressOf(request("203.0.113.1", "10.0.0.1"), 2), "10.0.0.1")
    assert.isNull(addressOf(request(undefined, null), 1))
    assert.isNull(addressOf(request(undefined, null), 0))
  })

  it("is recognized as this machine's own", () => {
    for (const own of ["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"]) assert.isTrue(isLoopbackAddress(own))
    for (const other of ["10.0.0.1", "::2", "127.0.0.1.example", "1127.0.0.1", "", null]) {
      assert.isFalse(isLoopbackAddress(other))
    }
  })
})

describe("the contents of an email", () => {
  const hostile = FastCheck.oneof(
    FastCheck.string({ unit: anyCharacter }),
    FastCheck.constantFrom(
      "a\r\nset-cookie: x=1",
      "\"; filename=\"evil.exe",
      "../../etc/passwd",
      "C:\\windows\\system.ini",
      "\u202Etxt.exe",
      "a\u0000b",
      "\uD800",
      ".htaccess",
      "con.",
      "  ",
      "名前.pdf",
      "'%0d%0a",
      "a".repeat(5_000)
    )
  )

  it("have a file name that cannot end a header and contains no path", () => {
    FastCheck.assert(FastCheck.property(hostile, (given) => {
      const name = fileName(given)
      assert.notMatch(name, /[\p{Cc}\p{Cf}\p{Cs}"/\\:*?<>|%]|^\.|^$/u)
      assert.isAtMost([...name].length, 150)
      const { headers } = UntrustedContent.download(new Uint8Array(3), given)
      const disposition = headers["content-disposition"]!
      assert.match(disposition, /^attachment; filename="[\x20-\x21\x23-\x7e]+"; filename\*=UTF-8''[A-Za-z0-9%!~_.-]+$/)
      assert.strictEqual(decodeURIComponent(disposition.split("''")[1]!), name)
      assert.strictEqual(headers["content-type"], "application/octet-stream")
      assert.strictEqual(headers["x-content-type-options"], "nosniff")
    }))
  })

  it("are shown in a document that runs nothing and fetches nothing", () => {
    FastCheck.assert(FastCheck.property(FastCheck.string(), FastCheck.boolean(), (html, remoteImages) => {
      const { headers } = UntrustedContent.document(html, { remoteImages })
      assert.strictEqual(headers["content-type"], "text/html; charset=utf-8")
      assert.strictEqual(headers["cache-control"], "no-store")
      const policy = headers["content-security-policy"]!.split("; ")
      assert.deepStrictEqual(policy, [
        "sandbox",
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        remoteImages ? "img-src data: https:" : "img-src data:",
        "frame-ancestors 'self'",
        "base-uri 'none'",
        "form-action 'none'"
      ])
    }))
    assert.strictEqual(UntrustedContent.text("<script>").headers["content-type"], "text/plain; charset=utf-8")
    assert.match(UntrustedContent.text("x").headers["content-security-policy"]!, /^sandbox; default-src 'none'/)
  })

  it("get the chosen colour scheme, however they ask for it", async () => {
    const asked = "@media (prefers-color-scheme: dark){a}@media screen and ( PREFERS-COLOR-SCHEME :light ){b}"
    const shown = (options: UntrustedContent.PreviewOptions) =>
      HttpServerResponse.toWeb(UntrustedContent.document(asked, options)).text()
    const [always, never] = ["(min-width:0)", "(max-width:0)"]
    const light = `@media ${never}{a}@media screen and ${always}{b}`
    assert.strictEqual(await shown({ remoteImages: false }), light)
    assert.strictEqual(await shown({ remoteImages: false, scheme: "light" }), light)
    const dark = `@media ${always}{a}@media screen and ${never}{b}`
    assert.strictEqual(await shown({ remoteImages: true, scheme: "dark" }), dark)
  })
})

describe("the inline images of an email", () => {
  const file = (contentId: string | null, contentType = "image/png", size = 3) =>
    attachment({ filename: null, contentId, contentType, disposition: "inline", content: new Uint8Array(size) })
  const url = "data:image/png;base64,AAAA"

  it("are inserted where HTML and CSS refer to them, in every spelling", () => {
    const files = [file("logo"), file("a&b@c d".replace(" ", "%"))]
    const cases: ReadonlyArray<readonly [string, string]> = [
      ["<img src=\"cid:logo\">", `<img src="${url}">`],
      ["<img src='CID:logo' alt=''>", `<img src='${url}' alt=''>`],
      ["<img SRC = cid:logo>", `<img SRC = ${url}>`],
      ["<td background=\"cid:logo\">", `<td background="${url}">`],
      ["<p style=\"background:url(cid:logo)\">", `<p style="background:url(${url})">`],
      ["<p style=\"background:url(&quot;cid:logo&quot;)\">", `<p style="background:url(&quot;${url}&quot;)">`],
      ["<style>p{background:url( 'cid:logo' )}</style>", `<style>p{background:url( '${url}' )}</style>`],
      ["<img src=\"cid:%6Cogo\">", `<img src="${url}">`],
      ["<img src=\"cid:a&amp;b@c%25d\">", `<img src="${url}">`],
      ["<p>src cid:logo</p>", "<p>src cid:logo</p>"],
      ["<a href=\"cid:logo\">", "<a href=\"cid:logo\">"],
      ["<img src=\"cid:LOGO\"><img src=\"cid:logo2\">", "<img src=\"cid:LOGO\"><img src=\"cid:logo2\">"]
    ]
    for (const [html, shown] of cases) assert.strictEqual(InlineImages.show(html, files), shown)
  })

  it("cannot end an attribute with their type, and are no pages", () => {
    const type = FastCheck.oneof(
      FastCheck.string(),
      FastCheck.string().map((text) => `image/${text}`),
      FastCheck.constantFrom(
        "image/png\"><script>",
        "image/png,<b>",
        "image/svg+xml; x=\"y\"",
        "text/html",
        "IMAGE/PNG"
      )
    )
    FastCheck.assert(FastCheck.property(type, (contentType) => {
      const shown = InlineImages.show("<img src=\"cid:logo\">", [file("logo", contentType)])
      assert.match(shown, /^<img src="(?:cid:logo|data:image\/[a-z0-9.+-]+;base64,AAAA)">$/)
    }))
  })

  it("leave the rest as it is, and have a limited size", () => {
    FastCheck.assert(FastCheck.property(FastCheck.string(), (html) => {
      assert.strictEqual(
        InlineImages.show(html.replaceAll(/cid:/gi, ""), [file("logo")]),
        html.replaceAll(/cid:/gi, "")
      )
    }))
    const many = "<img src=\"cid:logo\">".repeat(40_000)
    const shown = InlineImages.show(many, [file("logo", "image/png", 1_000_000)])
    assert.isAtMost(shown.length, many.length + 12_000_000)
    assert.include(shown, "data:image/png")
  })
})

describe("a server-sent event", () => {
  it("is exactly one event, whatever its data", () => {
    FastCheck.assert(FastCheck.property(FastCheck.json(), (json) => {
      const data = JSON.parse(json)
      const text = toText({ event: "changed", data })
      const lines = text.split("\n")
      assert.deepStrictEqual([lines[0], lines[2], lines[3], lines.length], ["event: changed", "", "", 4])
      assert.deepStrictEqual(JSON.parse(lines[1]!.slice("data: ".length)), JSON.parse(JSON.stringify(data)))
      assert.notInclude(text, "\r")
    }))
  })
})
