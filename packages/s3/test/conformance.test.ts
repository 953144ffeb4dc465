import { assert, describe, it } from "@effect/vitest"
import { ContentStore } from "@sendwright/core/objects/ContentStore"
import * as S3ContentStore from "@sendwright/s3/S3ContentStore"
import * as ContentStoreSuite from "@sendwright/testing/conformance/ContentStoreSuite"
import * as Effect from "effect/Effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as http from "node:http"
import { Readable } from "node:stream"
import { inspect } from "node:util"
import { s3Bucket } from "../../../scripts/s3-server.ts"
import { optionsOf, server, serverThat } from "./bucket.ts"

const storeOf = (more: Parameters<typeof optionsOf>[1] = {}) =>
  Layer.unwrap(Effect.map(server, ({ port }) => S3ContentStore.layer(optionsOf(port, more))))

ContentStoreSuite.suite("S3, with the bucket in the path", storeOf(), { excludeTestServices: true })

ContentStoreSuite.suite("S3, below a prefix", storeOf({ prefix: "mail/of.cell-1/" }), { excludeTestServices: true })

/** Goes to the machine itself, whatever the host: no name server knows those of buckets. */
const onThisMachine: typeof globalThis.fetch = (input, init) =>
  new Promise((resolve, reject) => {
    const url = input as URL
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), host: url.host }
    const request = http.request(
      { host: "127.0.0.1", port: url.port, path: url.pathname + url.search, method: init?.method ?? "GET", headers },
      (answer) => {
        const body = [204, 304].includes(answer.statusCode!) ? null : Readable.toWeb(answer) as ReadableStream
        resolve(new Response(body, { status: answer.statusCode! }))
      }
    )
    request.on("error", reject)
    request.end(init?.body)
  })

// Of such requests the server expects another signature than S3 does: the bucket's name in the path as well.
ContentStoreSuite.suite(
  "S3, with the bucket in the host",
  Layer.unwrap(
    Effect.map(
      serverThat({ checksSignatures: false }),
      ({ port }) =>
        S3ContentStore.layer(optionsOf(port, { style: "virtual-host", endpoint: `http://s3.example.com:${port}` }))
    )
  ).pipe(Layer.provide(Layer.succeed(FetchHttpClient.Fetch, onThisMachine))),
  { excludeTestServices: true }
)

describe("S3ContentStore", () => {
  const failureOf = (more: Parameters<typeof optionsOf>[1]) =>
    Effect.gen(function*() {
      const store = yield* ContentStore
      const failures = yield* Effect.forEach([
        store.put("a", new Uint8Array(10)),
        store.get("a", 10),
        store.remove(["a"]),
        store.list({ prefix: "", after: null, limit: 10 })
      ], Effect.flip)
      return failures.map((failure) => {
        assert.strictEqual(failure._tag, "ContentStoreError")
        return failure._tag === "ContentStoreError" ? `${failure.outage} ${failure.reason}` : ""
      })
    }).pipe(Effect.provide(storeOf(more)))

  const all = (text: string) => [text, text, text, text]

  it.live("says that credentials are refused, and shows none of them", () =>
    Effect.gen(function*() {
      const secretAccessKey = Redacted.make("another-secret")
      const refused = yield* failureOf({ credentials: { accessKeyId: "S3RVER", secretAccessKey } })
      assert.deepStrictEqual(refused, all("denied SignatureDoesNotMatch"))
      assert.notInclude(inspect(refused), "another-secret")
    }))

  it.live("says that there is no such bucket, which is no missing object", () =>
    Effect.gen(function*() {
      assert.deepStrictEqual(yield* failureOf({ bucket: "nobodys" }), all("denied NoSuchBucket"))
    }))

  it.live("says that nobody answers there", () =>
    Effect.gen(function*() {
      const refused = yield* failureOf({ endpoint: "http://127.0.0.1:8", tries: 1 })
      assert.deepStrictEqual(refused, all("unreachable ECONNREFUSED"))
    }))

  it.live("names its place without credentials", () =>
    Effect.gen(function*() {
      const { place } = yield* ContentStore
      assert.match(place, new RegExp(`^the bucket ${s3Bucket} at 127\\.0\\.0\\.1:\\d+$`))
    }).pipe(Effect.provide(storeOf())))
})
