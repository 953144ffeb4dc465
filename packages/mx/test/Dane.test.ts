import * as Result from "effect/Result"
import { createHash, X509Certificate } from "node:crypto"
import { assert, describe, it } from "vitest"
import { authority, certificateFor } from "../../node/test/certificate.ts"
import type { TlsaRecord } from "../src/dns/MailDns.ts"
import * as Dane from "../src/tls/Dane.ts"
import { publicKeyInfo } from "../src/tls/publicKeyInfo.ts"

const derOf = (pem: string) => new Uint8Array(new X509Certificate(pem).raw)

const root = authority("Root")
const middle = root.below("Middle")
const leaf = middle.issue("mx.shop.example")
const [rootDer, middleDer, leafDer] = [root.cert, middle.cert, leaf.cert].map(derOf) as [
  Uint8Array,
  Uint8Array,
  Uint8Array
]
const chain = [leafDer, middleDer, rootDer]
const stranger = derOf(certificateFor("mx.shop.example").cert)

const nowMillis = Date.now()
const dayMillis = 86_400_000

/** The record that names a certificate. */
const recordOf = (usage: number, selector: number, matching: number, der: Uint8Array): TlsaRecord => {
  const selected = selector === 0 ? der : new X509Certificate(der).publicKey.export({ type: "spki", format: "der" })
  const data = matching === 0 ? selected : createHash(matching === 1 ? "sha256" : "sha512").update(selected).digest()
  return { usage, selector, matching, data: new Uint8Array(data) }
}

const verify = (
  presented: ReadonlyArray<Uint8Array>,
  records: ReadonlyArray<TlsaRecord>,
  { atMillis = nowMillis, names = ["mx.shop.example"] }: {
    readonly atMillis?: number
    readonly names?: ReadonlyArray<string>
  } = {}
) =>
  Result.match(Dane.verify(presented, { records, names, atMillis }), {
    onSuccess: (record) => record,
    onFailure: ({ result }) => result
  })

const ways = [0, 1].flatMap((selector) => [0, 1, 2].map((matching) => ({ selector, matching })))

describe("DANE-EE", () => {
  it.each(ways)(
    "matches the server's certificate: selector $selector, matching $matching",
    ({ matching, selector }) => {
      const record = recordOf(3, selector, matching, leafDer)
      const other = recordOf(3, selector, matching, stranger)
      assert.strictEqual(verify([leafDer], [other, record]), record)
      assert.strictEqual(verify(chain, [other]), "validation-failure")
    }
  )

  it("asks neither for names nor for dates", () => {
    const record = recordOf(3, 1, 1, stranger)
    assert.strictEqual(
      verify([stranger], [record], { names: ["other.example"], atMillis: nowMillis + 900 * dayMillis }),
      record
    )
  })

  it("matches no certificate but the server's own", () => {
    assert.strictEqual(verify(chain, [recordOf(3, 1, 1, middleDer)]), "validation-failure")
  })
})

describe("DANE-TA", () => {
  it.each(ways)("matches an authority: selector $selector, matching $matching", ({ matching, selector }) => {
    for (const anchor of [rootDer, middleDer]) {
      const record = recordOf(2, selector, matching, anchor)
      assert.strictEqual(verify(chain, [record]), record)
      assert.strictEqual(verify([leafDer, rootDer, middleDer], [record]), record, "in another order")
    }
    assert.strictEqual(verify(chain, [recordOf(2, selector, matching, stranger)]), "validation-failure")
  })

  it("needs no authority presented that the record gives", () => {
    for (const selector of [0, 1]) {
      const given = recordOf(2, selector, 0, middleDer)
      assert.strictEqual(verify([leafDer], [given]), given)
      const above = recordOf(2, selector, 0, rootDer)
      assert.strictEqual(verify([leafDer, middleDer], [above]), above)
      assert.strictEqual(verify([leafDer], [above]), "validation-failure")
    }
  })

  it("takes no more than four authorities from records", () => {
    const given = recordOf(2, 1, 0, middleDer)
    const others = (count: number) => Array.from({ length: count }, () => recordOf(2, 1, 0, stranger))
    assert.strictEqual(verify([leafDer], [...others(3), given]), given)
    assert.strictEqual(verify([leafDer], [...others(4), given]), "validation-failure")
    const hashed = recordOf(2, 1, 1, middleDer)
    assert.strictEqual(verify(chain, [...others(40), hashed]), hashed)
  })

  it("does not match where the authority has not signed", () => {
    const pretender = authority("Middle")
    assert.strictEqual(
      verify([leafDer, derOf(pretender.cert)], [recordOf(2, 0, 1, derOf(pretender.cert))]),
      "validation-failure"
    )
    assert.strictEqual(verify([stranger, middleDer], [recordOf(2, 0, 1, middleDer)]), "validation-failure")
  })

  it("does not take a certificate that is no authority's for one", () => {
    assert.strictEqual(verify([stranger, stranger], [recordOf(2, 0, 1, stranger)]), "validation-failure")
    assert.strictEqual(verify([stranger], [recordOf(2, 0, 0, stranger)]), "validation-failure")
  })

  it("demands one of the names", () => {
    const record = recordOf(2, 1, 1, rootDer)
    assert.strictEqual(verify(chain, [record], { names: ["other.example", "MX.shop.example"] }), record)
    assert.strictEqual(verify(chain, [record], { names: ["other.example"] }), "certificate-host-mismatch")
    assert.strictEqual(verify(chain, [record], { names: [] }), "certificate-host-mismatch")
    const wildcard = derOf(middle.issue("*.shop.example").cert)
    assert.strictEqual(verify([wildcard, middleDer, rootDer], [record]), record)
  })

  it("demands that all of the chain is valid now", () => {
    const record = recordOf(2, 1, 1, rootDer)
    const past = derOf(middle.issue("mx.shop.example", nowMillis - 1_000).cert)
    assert.strictEqual(verify([past, middleDer, rootDer], [record]), "certificate-expired")
    assert.strictEqual(verify(chain, [record], { atMillis: nowMillis - 2 * dayMillis }), "certificate-expired")
    assert.strictEqual(verify(chain, [record], { atMillis: nowMillis + 2 * dayMillis }), "certificate-expired")
  })
})

it("refuses what is no certificate, and no chain at all", () => {
  assert.strictEqual(verify([], [recordOf(3, 1, 1, leafDer)]), "validation-failure")
  assert.strictEqual(verify([Uint8Array.of(1, 2, 3)], [recordOf(3, 1, 1, leafDer)]), "validation-failure")
})

describe("publicKeyInfo", () => {
  it("is the key as the certificate writes it", () => {
    for (const der of chain) {
      assert.deepStrictEqual(
        Buffer.from(publicKeyInfo(der) ?? []),
        new X509Certificate(der).publicKey.export({ type: "spki", format: "der" })
      )
    }
  })

  it("is not found where a certificate is cut short", () => {
    for (let length = 0; length < leafDer.length; length += 7) {
      assert.isUndefined(publicKeyInfo(leafDer.subarray(0, length)))
    }
  })
})
