import { assert, describe, it } from "@effect/vitest"
import { codingFor } from "../src/Coding.ts"

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
