import { assert, describe, it } from "@effect/vitest"
import { idAt, newId } from "@sendwright/testing/fixtures"
import * as FastCheck from "fast-check"
import { createHash } from "node:crypto"
import * as Uuid from "../src/foundation/Uuid.ts"
import { deliveryId } from "../src/webhooks/DeliveryId.ts"

/** The times that 48 bits of milliseconds can say and a `Date` too. */
const times = FastCheck.date({ min: new Date(0), max: new Date("9999-12-31T23:59:59.999Z"), noInvalidDate: true })

describe("The id of a delivery", () => {
  it("is a UUID v7 of the time of its event, made of the MD5 of both ids", () => {
    FastCheck.assert(FastCheck.property(times, FastCheck.uuid(), (time, endpoint) => {
      const event = idAt(time)
      const id = deliveryId(event, endpoint)
      assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      assert.strictEqual(Uuid.millisOf(id), time.getTime())
      const md5 = createHash("md5").update(event + endpoint).digest("hex")
      const plain = id.replaceAll("-", "")
      assert.strictEqual(plain.slice(13, 16) + plain.slice(17), md5.slice(13, 16) + md5.slice(17))
      assert.strictEqual(deliveryId(event, endpoint), id)
    }))
  })

  it("sorts like the time of its event, whatever the endpoint", () => {
    FastCheck.assert(FastCheck.property(times, times, FastCheck.uuid(), (one, other, endpoint) => {
      FastCheck.pre(one < other)
      assert.isTrue(deliveryId(idAt(one), endpoint) < deliveryId(idAt(other), newId()))
    }))
  })

  it("is another for each event of a moment, and for each endpoint", () => {
    const events = Array.from({ length: 50 }, newId)
    const endpoints = Array.from({ length: 50 }, newId)
    const ids = events.flatMap((event) => endpoints.map((endpoint) => deliveryId(event, endpoint)))
    assert.strictEqual(new Set(ids).size, 2_500)
  })
})
