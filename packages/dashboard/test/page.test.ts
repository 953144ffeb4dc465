import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import * as zlib from "node:zlib"
import { Harness, layer as harnessLayer } from "./harness.ts"

const root = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-assets-"))
const assets = path.join(root, "assets")
fs.mkdirSync(path.join(assets, "below"), { recursive: true })
const script = `export const text = "${"a".repeat(4_000)}"\n`
fs.writeFileSync(path.join(root, "secret.txt"), "outside")
fs.writeFileSync(path.join(assets, "below", "inner.js"), "below")
fs.writeFileSync(path.join(assets, "main-AbC1_-9z.js"), script)
fs.writeFileSync(path.join(assets, "manifest.json"), "{}")
fs.writeFileSync(
  path.join(assets, "index.html"),
  `<!doctype html><meta name="sendwright-base" content="__SENDWRIGHT_BASE__">`
    + `<script type="module" src="__SENDWRIGHT_BASE__/dashboard/assets/main-AbC1_-9z.js"></script>`
)

const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", origin: undefined, "sec-fetch-site": "none" }
const file = "/dashboard/assets/main-AbC1_-9z.js"

layer(harnessLayer({ assets, basePath: "/mail" }))("the page", (it) => {
  it.effect("is at every address that a browser opens and that no other route serves", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      for (const address of ["/", "/sign-in/link", "/a/0199/emails?status=bounced", "/a/b/c/d/e"]) {
        const answer = yield* ask("GET", address, { headers: browser })
        assert.strictEqual(answer.status, 200, address)
        assert.match(String(answer.headers["content-type"]), /^text\/html/)
        assert.include(answer.text, `content="/mail"`)
        assert.include(answer.text, `src="/mail${file}"`)
      }
      assert.strictEqual((yield* ask("GET", "/")).status, 200, "whatever is accepted")
      const others = [
        "/v1/nothing",
        "/v1",
        "/dashboard/api/nothing",
        "/dashboard/assets/nothing.js",
        "/health",
        "/dashboard"
      ]
      for (const address of others) {
        const answer = yield* ask("GET", address, { headers: browser })
        assert.deepStrictEqual([answer.status, answer.json?.error.code], [404, "not_found"], address)
      }
      const program = yield* ask("GET", "/nothing", { headers: { accept: "*/*" } })
      assert.deepStrictEqual([program.status, program.json?.error.code], [404, "not_found"])
      assert.strictEqual((yield* ask("POST", "/", { body: {} })).status, 404)
      assert.include((yield* ask("GET", "/openapi.json", { headers: browser })).text, "openapi")
    }))

  it.effect("runs and loads only its own files, and may not be framed", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { headers } = yield* ask("GET", "/", { headers: browser })
      const policy = new Map(
        String(headers["content-security-policy"]).split("; ").map((part) => {
          const [name = "", ...values] = part.split(" ")
          return [name, values.join(" ")] as const
        })
      )
      assert.deepInclude(Object.fromEntries(policy), {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "connect-src": "'self'",
        "frame-src": "'self'",
        "frame-ancestors": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'"
      })
      assert.notMatch(String(headers["content-security-policy"]), /unsafe|\*|https?:/)
      assert.deepInclude(headers, {
        "x-frame-options": "DENY",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "no-cache"
      })
      assert.notProperty(headers, "set-cookie")
    }))

  it.effect("has files that are cached for good if their names change with them, and are checked again otherwise", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const plain = yield* ask("GET", file)
      assert.strictEqual(plain.text, script)
      assert.deepInclude(plain.headers, {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
        vary: "accept-encoding"
      })
      assert.strictEqual((yield* ask("GET", "/dashboard/assets/manifest.json")).headers["cache-control"], "no-cache")
      for (
        const [accepted, coding, decode] of [
          ["gzip, deflate, br", "br", zlib.brotliDecompressSync],
          ["gzip;q=0.5, br;q=0", "gzip", zlib.gunzipSync]
        ] as const
      ) {
        const answer = yield* ask("GET", file, { headers: { "accept-encoding": accepted } })
        assert.strictEqual(answer.headers["content-encoding"], coding)
        assert.isBelow(answer.bytes.length, 200)
        assert.strictEqual(decode(answer.bytes).toString(), script)
        const etag = String(answer.headers["etag"])
        assert.notStrictEqual(etag, plain.headers["etag"])
        const again = yield* ask("GET", file, { headers: { "accept-encoding": accepted, "if-none-match": etag } })
        assert.deepStrictEqual([again.status, again.text, again.headers["etag"]], [304, "", etag])
      }
      const head = yield* ask("HEAD", file)
      assert.deepStrictEqual([head.status, head.text], [200, ""])
      assert.strictEqual(head.headers["content-length"], String(script.length))
    }))

  it.effect("serves only its own files", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const tries = [
        "../secret.txt",
        "..%2fsecret.txt",
        "%2e%2e/secret.txt",
        "%2e%2e%2fsecret.txt",
        "..%5csecret.txt",
        "....//secret.txt",
        "below/inner.js",
        "below%2finner.js",
        "below",
        "",
        ".",
        "..",
        "%00",
        "main-AbC1_-9z.js%00.txt",
        "/etc/passwd",
        "//etc/passwd",
        "%2fetc%2fpasswd",
        "index.html",
        "constructor",
        "__proto__"
      ]
      for (const name of tries) {
        const answer = yield* ask("GET", `/dashboard/assets/${name}`, { headers: browser })
        assert.strictEqual(answer.status, 404, name)
        assert.notInclude(answer.text, "outside")
      }
    }))
})

const later = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-page-")), "assets")

layer(harnessLayer({ assets: later }))("a page that was not built", (it) => {
  it.effect("is replaced by an answer that tells how to build it", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const answer = yield* ask("GET", "/", { headers: browser })
      assert.strictEqual(answer.status, 503)
      assert.include(answer.text, "not built")
      assert.match(String(answer.headers["content-security-policy"]), /default-src 'none'/)
      assert.strictEqual((yield* ask("GET", "/dashboard/api/service")).status, 200)
    }))

  it.effect("is served as soon as it is built, without a restart", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      assert.strictEqual((yield* ask("GET", "/", { headers: browser })).status, 503)
      fs.mkdirSync(later)
      fs.writeFileSync(path.join(later, "index.html"), "<!doctype html><title>built</title>")
      const answer = yield* ask("GET", "/", { headers: browser })
      assert.strictEqual(answer.status, 200)
      assert.include(answer.text, "built")
      fs.rmSync(path.dirname(later), { recursive: true })
    }))
})
