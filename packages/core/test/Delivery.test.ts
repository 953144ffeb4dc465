import { assert, describe, it } from "@effect/vitest"
import { eventTypes } from "@sendwright/core/model/EmailEvent"
import { idAt, testDelivery } from "@sendwright/testing/fixtures"
import * as FastCheck from "fast-check"
import { type DeliveryFilters, deliveryStatuses, passes } from "../src/webhooks/Delivery.ts"

const noon = Date.UTC(2026, 10, 21, 12)
const of = (over: Parameters<typeof testDelivery>[0]) => testDelivery(over)
const endpointId = idAt(new Date(noon))

const statuses = FastCheck.constantFrom(...deliveryStatuses)
const types = FastCheck.constantFrom(...eventTypes.slice(0, 3))
const times = FastCheck.integer({ min: noon - 2, max: noon + 2 })
const emailIds = [idAt(new Date(noon)), idAt(new Date(noon))]
const deliveries = FastCheck.record({
  status: statuses,
  eventType: types,
  time: times,
  emailId: FastCheck.constantFrom(...emailIds, null)
}).map(({ time, ...rest }) => of({ endpointId, id: idAt(new Date(time)), ...rest }))
const addressed = FastCheck.constantFrom("ada@example.com", "bob@example.com").map((to) => ({
  to: [to],
  cc: [],
  bcc: [],
  recipients: [to]
}))
const searches = FastCheck.oneof(
  FastCheck.constantFrom(...emailIds).map((id) => ({ _tag: "EmailId" as const, id })),
  FastCheck.constantFrom("ADA", "@Example", "eve").map((text) => ({ _tag: "Text" as const, text }))
)
const filters: FastCheck.Arbitrary<DeliveryFilters> = FastCheck.record(
  { status: statuses, eventType: types, since: times.map((time) => new Date(time)), search: searches },
  { requiredKeys: [] }
)

describe("Filters of deliveries", () => {
  it("let all through that they do not speak of, and are each asked by itself", () => {
    FastCheck.assert(
      FastCheck.property(deliveries, filters, FastCheck.option(addressed), (delivery, given, addressed) => {
        const time = Number.parseInt(delivery.id.replaceAll("-", "").slice(0, 12), 16)
        const refusals = [
          given.status === undefined || delivery.status === given.status ? [] : ["another status"],
          given.eventType === undefined || delivery.eventType === given.eventType ? [] : ["another type"],
          given.since === undefined || given.since.getTime() <= time ? [] : ["too old"],
          given.search === undefined ? [] : addressed === null ? ["no email"] : [],
          given.search?._tag !== "EmailId" || given.search.id === delivery.emailId ? [] : ["another email"],
          given.search?._tag !== "Text" || addressed?.to[0]?.includes(given.search.text.toLowerCase()) === true
            ? []
            : ["nobody of the name"]
        ].flat()
        assert.strictEqual(passes(delivery, given, addressed), refusals.length === 0)
      }),
      { numRuns: 500 }
    )
  })

  it("begin with the very millisecond that they name", () => {
    const delivery = of({ endpointId, id: idAt(new Date(noon)) })
    assert.isTrue(passes(delivery, { since: new Date(noon) }, null))
    assert.isFalse(passes(delivery, { since: new Date(noon + 1) }, null))
  })

  it("ask the time that the id says, which is that of the event, and not when the delivery was made", () => {
    const late = of({ endpointId, id: idAt(new Date(noon)), createdAt: new Date(noon + 60_000) })
    assert.isFalse(passes(late, { since: new Date(noon + 1) }, null))
  })
})
