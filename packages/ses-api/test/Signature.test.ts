import { assert, describe, it } from "@effect/vitest"
import { finish } from "@sendwright/core/foundation/Steps"
import { SignatureV4 } from "@smithy/signature-v4"
import type { Checksum, SourceData } from "@smithy/types"
import * as FastCheck from "fast-check"
import { createHash, createHmac, type Hash, type Hmac } from "node:crypto"
import * as Signature from "../src/Signature.ts"

const bytesOf = (data: SourceData): Buffer =>
  typeof data === "string"
    ? Buffer.from(data)
    : ArrayBuffer.isView(data)
    ? Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    : Buffer.from(data)

/** The digest that the signer of AWS asks for. */
class Sha256 implements Checksum {
  #hash: Hash | Hmac
  constructor(secret?: SourceData) {
    this.#hash = secret === undefined ? createHash("sha256") : createHmac("sha256", bytesOf(secret))
  }
  update(data: SourceData) {
    this.#hash.update(bytesOf(data))
  }
  digest() {
    return Promise.resolve(new Uint8Array(this.#hash.digest()))
  }
  reset() {
    this.#hash = createHash("sha256")
  }
}

const secret = "a-secret-for-tests"
const signer = new SignatureV4({
  credentials: { accessKeyId: "a".repeat(64), secretAccessKey: secret },
  region: "eu-central-1",
  service: "ses",
  sha256: Sha256
})

interface Given {
  readonly method: string
  readonly segments: ReadonlyArray<string>
  readonly query: Readonly<Record<string, string>>
  readonly value: string
  readonly body: string
}

/** What the signer of AWS makes of a request, and the request as it comes to a server. */
const signed = async ({ body, method, query, segments, value }: Given) => {
  const path = `/ses/${segments.map(encodeURIComponent).join("/")}`
  const { headers } = await signer.sign({
    method,
    protocol: "http:",
    hostname: "mail.example.com",
    path,
    query,
    headers: { "host": "mail.example.com", "content-type": "application/json", "x-amz-other": value },
    body
  }, { signingDate: new Date("2026-11-28T20:00:00Z") })
  const search = Object.entries(query).map((pair) => pair.map(encodeURIComponent).join("=")).join("&")
  const target = search === "" ? path : `${path}?${search}`
  const bodyHash = finish(Signature.hashInSteps(new TextEncoder().encode(body)))
  return { headers, request: { method, target, headers, bodyHash } }
}

const given = FastCheck.record({
  method: FastCheck.constantFrom("GET", "POST", "DELETE"),
  segments: FastCheck.array(
    FastCheck.string({ minLength: 1, unit: "grapheme" }).filter((text) =>
      text.isWellFormed() && !/^\.{1,2}$/.test(text)
    ),
    { minLength: 1 }
  ),
  query: FastCheck.dictionary(
    FastCheck.string({ minLength: 1, unit: "grapheme" }).filter((text) =>
      text.isWellFormed() && text.toLowerCase() !== "x-amz-signature" && text !== "__proto__"
    ),
    FastCheck.string({ unit: "grapheme" }).filter((text) => text.isWellFormed()),
    { maxKeys: 4 }
  ),
  value: FastCheck.string({ unit: FastCheck.constantFrom(..."ab \t,;=\"") }),
  body: FastCheck.string({ unit: "grapheme" })
})

describe("the signature of a request", () => {
  it("is what the signer of AWS makes", () =>
    FastCheck.assert(FastCheck.asyncProperty(given, async (one) => {
      const { headers, request } = await signed(one)
      const header = Signature.readHeader(headers["authorization"]!)
      assert.isDefined(header)
      assert.strictEqual(
        Signature.signatureOf(secret, request, header, headers["x-amz-date"]!),
        header.signature
      )
      const other = { ...request, bodyHash: finish(Signature.hashInSteps(new TextEncoder().encode(`${one.body}.`))) }
      assert.notStrictEqual(Signature.signatureOf(secret, other, header, headers["x-amz-date"]!), header.signature)
      assert.notStrictEqual(Signature.signatureOf("another", request, header, headers["x-amz-date"]!), header.signature)
    })))

  it("is read from a header of its form alone", () => {
    const right = `AWS4-HMAC-SHA256 Credential=${"a".repeat(64)}/20261128/us-east-1/ses/aws4_request, `
      + `SignedHeaders=host;x-amz-date, Signature=${"0".repeat(64)}`
    assert.deepInclude(Signature.readHeader(right), { region: "us-east-1", signedHeaders: ["host", "x-amz-date"] })
    assert.deepInclude(Signature.readHeader(right.replaceAll(", ", ",")), { service: "ses", day: "20261128" })
    for (
      const wrong of [
        "",
        "Bearer a",
        right.replace("HMAC-SHA256", "ECDSA-P256-SHA256"),
        right.replace("aws4_request", "aws5_request"),
        right.replace("SignedHeaders=host;", "SignedHeaders=;"),
        right.replace("Signature=0", "Signature=g"),
        right.slice(0, -1)
      ]
    ) assert.isUndefined(Signature.readHeader(wrong), wrong)
  })

  it("is of a moment", () => {
    assert.strictEqual(Signature.momentOf("20261128T200000Z"), Date.UTC(2026, 10, 28, 20))
    for (const wrong of ["", "20261128", "20261328T200000Z", "2026-11-28T20:00:00Z"]) {
      assert.isNaN(Signature.momentOf(wrong), wrong)
    }
  })
})
