import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import * as Zlib from "node:zlib"
import { codingFor } from "../src/Coding.ts"
import * as StaticFile from "../src/StaticFile.ts"

describe("how a body is compressed", () => {
  const bodies = { br: 1, gzip: 1, identity: 1 }
  it("is the best way that the client takes", () => {
    const expected: ReadonlyArray<readonly [string | undefined, string]> = [
      [undefined, "identity"],
      ["", "identity"],
      ["gzip", "gzip"],
      ["gzip, br", "br"],
      ["GZIP;Q=1", "gzip"],
      ["br;q=0, gzip", "gzip"],
      ["*", "br"],
      ["*;q=0", "identity"],
      ["br;q=0, *", "gzip"],
      ["deflate, zstd", "identity"],
      ["brx, gzipx", "identity"],
      ["br;q=nonsense", "identity"]
    ]
    for (const [header, coding] of expected) assert.strictEqual(codingFor(header, bodies), coding, header)
    assert.strictEqual(codingFor("br, gzip", { ...bodies, br: undefined }), "gzip")
  })
})

describe("a file", () => {
  const script = Buffer.from("const a = 1\n".repeat(1_000))
  const bodyOf = (response: HttpServerResponse.HttpServerResponse) =>
    Effect.promise(async () => Buffer.from(await HttpServerResponse.toWeb(response).arrayBuffer()))

  it.effect("goes out in the coding that is asked for, compressed once", () =>
    Effect.gen(function*() {
      const file = StaticFile.make("app.js", script, true)
      const of = (coding: string) => StaticFile.answer(file, { "accept-encoding": coding })
      const br = yield* of("br")
      assert.strictEqual(br.headers["content-encoding"], "br")
      assert.deepStrictEqual(Zlib.brotliDecompressSync(yield* bodyOf(br)), script)
      assert.deepStrictEqual(Zlib.gunzipSync(yield* bodyOf(yield* of("gzip"))), script)
      const plain = yield* of("identity")
      assert.isUndefined(plain.headers["content-encoding"])
      assert.deepStrictEqual(yield* bodyOf(plain), script)
      const [first, second] = yield* Effect.promise(() => Promise.all([file.bodies.br!(), file.bodies.br!()]))
      assert.strictEqual(first, second)
    }))

  it.effect("goes out as it is where it is small, or compressed by itself", () =>
    Effect.gen(function*() {
      for (
        const file of [
          StaticFile.make("a.js", script.subarray(0, 999), false),
          StaticFile.make("a.woff2", script, true)
        ]
      ) {
        const answer = yield* StaticFile.answer(file, { "accept-encoding": "br, gzip" })
        assert.isUndefined(answer.headers["content-encoding"])
      }
    }))

  it.effect("is not sent again to who has it", () =>
    Effect.gen(function*() {
      const file = StaticFile.make("index.html", script, false)
      const { headers } = yield* StaticFile.answer(file, { "accept-encoding": "br" })
      const again = yield* StaticFile.answer(file, { "if-none-match": headers["etag"] })
      assert.strictEqual(again.status, 304)
      assert.strictEqual((yield* StaticFile.answer(file, { "if-none-match": "\"other\"" })).status, 200)
    }))
})
