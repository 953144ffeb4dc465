import { assert, it } from "@effect/vitest"
import { newId } from "@sendwright/testing/fixtures"
import { createHash } from "node:crypto"
import { deliveryId } from "../src/webhooks/DeliveryId.ts"

it("is a UUID v8 made of the MD5 of both ids", () => {
  const seen = new Set<string>()
  for (let round = 0; round < 500; round++) {
    const [event, endpoint] = [newId(), newId()]
    const id = deliveryId(event, endpoint)
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    assert.strictEqual(id, deliveryId(event, endpoint))
    const md5 = createHash("md5").update(event + endpoint).digest("hex")
    const plain = id.replaceAll("-", "")
    assert.strictEqual(
      plain.slice(0, 12) + plain.slice(13, 16) + plain.slice(17),
      md5.slice(0, 12) + md5.slice(13, 16) + md5.slice(17)
    )
    seen.add(id).add(deliveryId(endpoint, event))
  }
  assert.strictEqual(seen.size, 1_000)
})
