import * as packet from "dns-packet"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import * as Response from "../src/dns/Response.ts"

const question = { name: "a.example", type: "MX" } as const
const id = 0x1234
const asked = { id, question, trusted: true }

const whole = packet.encode({
  type: "response",
  id,
  flags: packet.AUTHENTIC_DATA,
  questions: [question],
  answers: [
    { type: "CNAME", name: "a.example", ttl: 60, data: "b.example" },
    { type: "MX", name: "b.example", ttl: 60, data: { preference: 10, exchange: "mx.example" } }
  ]
})

describe("read", () => {
  it("never throws, whatever the octets are", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const message = Uint8Array.from([id >> 8, id & 0xff, ...bytes])
      assert.include(["Answer", "Failure", "Truncated", "Foreign"], Response.read(message, asked)._tag)
    }))
  })

  it("never throws where some octets of an answer are others", () => {
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 })
    fc.assert(fc.property(changes, (changes) => {
      const message = Uint8Array.from(whole)
      for (const [at, octet] of changes) message[at] = octet
      const reading = Response.read(message, asked)
      if (reading._tag === "Answer") assert.isAtLeast(reading.answer.ttlSeconds, 1)
    }))
  })

  it("takes nothing but an answer to its own question", () => {
    fc.assert(
      fc.property(fc.nat(0xffff), fc.constantFrom("a.example", "b.example"), fc.boolean(), (other, name, isQuery) => {
        const message = packet.encode({
          type: isQuery ? "query" : "response",
          id: other,
          questions: [{ name, type: "MX" }]
        })
        const isOurs = other === id && name === "a.example" && !isQuery
        assert.strictEqual(Response.read(message, asked)._tag, isOurs ? "Answer" : "Foreign")
      })
    )
    assert.strictEqual(Response.read(whole, asked)._tag, "Answer")
  })

  it("does not turn in a circle of aliases", () => {
    const message = packet.encode({
      type: "response",
      id,
      questions: [question],
      answers: [
        { type: "CNAME", name: "a.example", ttl: 60, data: "b.example" },
        { type: "CNAME", name: "b.example", ttl: 60, data: "a.example" }
      ]
    })
    const reading = Response.read(message, asked)
    assert.isTrue(reading._tag === "Answer" && reading.answer._tag === "Absent")
  })
})
