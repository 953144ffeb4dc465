import { assert, describe, it } from "@effect/vitest"
import { ContentStore } from "@sendwright/core/objects/ContentStore"
import * as S3ContentStore from "@sendwright/s3/S3ContentStore"
import * as Effect from "effect/Effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"
import { optionsOf } from "./bucket.ts"

type Scripted = { readonly status: number; readonly body?: string | Uint8Array<ArrayBuffer> } | "silent" | "broken"

/** A service that answers as a script says, one entry a request, and tells what was asked. */
const scripted = (...script: ReadonlyArray<Scripted>) => {
  const asked: Array<string> = []
  let aborted = 0
  const fetch = ((url: URL, init: RequestInit) => {
    const answer = script[asked.length] ?? "broken"
    asked.push(`${init.method} ${url.pathname}${url.search}`)
    if (answer === "broken") return Promise.reject(new TypeError("fetch failed"))
    if (answer !== "silent") return Promise.resolve(new Response(answer.body ?? "", { status: answer.status }))
    return new Promise((_, reject) =>
      init.signal!.addEventListener("abort", () => {
        aborted++
        reject(new Error("aborted"))
      })
    )
  }) as typeof globalThis.fetch
  const layer = S3ContentStore.layer(optionsOf(1, { requestMillis: script[0] === "silent" ? 100 : 60_000 })).pipe(
    Layer.provide(Layer.succeed(FetchHttpClient.Fetch, fetch))
  )
  return { layer, asked, aborted: () => aborted }
}

const error = (code: string) =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>secret words</Message></Error>`
const slow = { status: 503, body: error("SlowDown") }

describe("S3ContentStore", () => {
  const get = ContentStore.use((store) => store.get("a", 100))
  const outcome = Effect.match(get, {
    onSuccess: (bytes) => new TextDecoder().decode(bytes),
    onFailure: (failure) => failure._tag === "ContentMissing" ? "missing" : `${failure.outage} ${failure.reason}`
  })
  const cases: ReadonlyArray<readonly [string, ReadonlyArray<Scripted>, string, number]> = [
    ["tries again what may pass", [slow, "broken", { status: 200, body: "text" }], "text", 3],
    ["gives up after three tries", [slow, slow, slow, { status: 200 }], "overloaded SlowDown", 3],
    ["tries no refusal again", [{ status: 403, body: error("AccessDenied") }], "denied AccessDenied", 1],
    ["follows no redirect", [{ status: 301, body: error("PermanentRedirect") }], "denied PermanentRedirect", 1],
    ["takes a bad request for no outage", [{ status: 400, body: error("InvalidArgument") }], "null InvalidArgument", 1],
    [
      "tries a 400 again that says that time was over",
      [
        { status: 400, body: error("RequestTimeout") },
        { status: 200, body: "text" }
      ],
      "text",
      2
    ],
    ["shows nothing of an answer that is none of S3's", [{ status: 418, body: "secret words" }], "null status 418", 1],
    ["takes 404 for a missing object", [{ status: 404, body: error("NoSuchKey") }], "missing", 1],
    ["reads no longer answer than was asked for", [{ status: 200, body: "x".repeat(101) }], "null too long", 1]
  ]
  for (const [name, script, expected, requests] of cases) {
    it.live(name, () => {
      const { asked, layer } = scripted(...script)
      return Effect.gen(function*() {
        assert.strictEqual(yield* outcome, expected)
        assert.strictEqual(asked.length, requests)
      }).pipe(Effect.provide(layer))
    })
  }

  it.live("lets nothing wait that gets no answer", () => {
    const { aborted, asked, layer } = scripted("silent", "silent", "silent")
    return Effect.gen(function*() {
      assert.strictEqual(yield* outcome, "unanswered null")
      assert.strictEqual(aborted(), asked.length)
    }).pipe(Effect.provide(layer))
  })

  it.live("goes on where a service ends a page early", () => {
    const page = (isTruncated: boolean, ...keys: ReadonlyArray<string>) => ({
      status: 200,
      body:
        `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>${
          keys.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join("")
        }<CommonPrefixes/></ListBucketResult>`
    })
    const { asked, layer } = scripted(page(true, "p/a", "p/b"), page(true), page(true, "p/a&amp;b"), page(false, "p/c"))
    return Effect.gen(function*() {
      const store = yield* ContentStore
      const page = { prefix: "p/", after: null, limit: 5 }
      assert.deepStrictEqual(yield* store.list(page), ["p/a", "p/b"])
      assert.include(asked[1], "start-after=p%2Fb")
      assert.include(asked[1], "max-keys=3")
      assert.deepStrictEqual(yield* store.list(page), ["p/a&b", "p/c"])
    }).pipe(Effect.provide(layer))
  })

  it.live("fails where some of what was to be removed could not be", () => {
    const { layer } = scripted({
      status: 200,
      body: `<DeleteResult><Error><Key>a</Key><Code>AccessDenied</Code></Error></DeleteResult>`
    }, { status: 200, body: "<html></html>" })
    return Effect.gen(function*() {
      const store = yield* ContentStore
      assert.strictEqual((yield* Effect.flip(store.remove(["a"]))).reason, "AccessDenied")
      assert.strictEqual((yield* Effect.flip(store.remove(["a"]))).reason, "an unknown answer")
    }).pipe(Effect.provide(layer))
  })
})
