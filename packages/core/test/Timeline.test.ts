import { assert, describe, it } from "@effect/vitest"
import type { EmailEvent } from "@sendwright/core/model/EmailEvent"
import type { HandoffAttempt } from "@sendwright/core/model/HandoffAttempt"
import { type Happened, merge, type TimelineEntry } from "@sendwright/core/Timeline"
import type { DeliveryHistory } from "@sendwright/core/webhooks/WebhookStore"
import { testDelivery } from "@sendwright/testing/fixtures"
import * as FastCheck from "fast-check"

const time = FastCheck.integer({ min: 0, max: 12 }).map((millis) => new Date(millis))
const types = ["email.queued", "email.sent", "email.delivered", "email.bounced"] as const

const happened: FastCheck.Arbitrary<Happened> = FastCheck.record({
  events: FastCheck.array(FastCheck.record({ occurredAt: time, type: FastCheck.constantFrom(...types) }), {
    maxLength: 6
  }).map((events) =>
    events.map((event, sequence): EmailEvent => ({
      ...event,
      id: `event-${sequence}`,
      emailId: "e",
      details: {},
      sequence
    }))
  ),
  handoffs: FastCheck.array(time, { maxLength: 4 }).map((times) =>
    times.map((beganAt, index): HandoffAttempt => ({
      number: index + 1,
      beganAt,
      endedAt: beganAt,
      provider: null,
      outcome: "unknown",
      reply: null,
      nextAt: null
    }))
  ),
  deliveries: FastCheck.array(
    FastCheck.record({ createdAt: time, of: FastCheck.nat(7), attempts: FastCheck.array(time, { maxLength: 3 }) }),
    { maxLength: 5 }
  ).map((deliveries) =>
    deliveries.map(({ attempts, createdAt, of }, index): DeliveryHistory => ({
      delivery: {
        ...testDelivery({ endpointId: "w" }),
        id: `delivery-${index}`,
        createdAt,
        emailEventId: `event-${of}`
      },
      url: "https://hooks.example/",
      attempts: attempts.map((at) => ({ at, responseCode: 200, error: null, durationMs: 1 })),
      nextAt: null
    }))
  )
})

const nameOf = (entry: TimelineEntry): string => {
  switch (entry._tag) {
    case "Event":
      return entry.event.id
    case "Handoff":
      return `handoff-${entry.handoff.number}`
    case "Delivery":
      return entry.delivery.delivery.id
    case "Attempt":
      return `${entry.delivery.delivery.id} ${entry.number}`
  }
}

describe("Timeline", () => {
  it("has everything once, in the order of its times", () => {
    FastCheck.assert(FastCheck.property(happened, (given) => {
      const merged = merge(given)
      const expected = [
        ...given.events.map(({ id }) => id),
        ...given.handoffs.map(({ number }) => `handoff-${number}`),
        ...given.deliveries.flatMap(({ attempts, delivery }) => [
          delivery.id,
          ...attempts.map((_, index) => `${delivery.id} ${index + 1}`)
        ])
      ]
      assert.deepStrictEqual(merged.map(nameOf).sort(), expected.sort())
      merged.forEach((entry, index) => {
        if (index > 0) assert.isAtLeast(entry.at.getTime(), merged[index - 1]!.at.getTime())
      })
    }))
  })

  it("puts nothing before what it follows from", () => {
    FastCheck.assert(FastCheck.property(happened, (given) => {
      const names = merge(given).map(nameOf)
      for (const { attempts, delivery } of given.deliveries) {
        const chain = [
          ...(names.includes(delivery.emailEventId ?? "") ? [delivery.emailEventId ?? ""] : []),
          delivery.id,
          ...attempts.map((_, index) => `${delivery.id} ${index + 1}`)
        ]
        const places = chain.map((name) => names.indexOf(name))
        assert.deepStrictEqual(places, places.toSorted((left, right) => left - right))
      }
    }))
  })

  it("does not depend on the order in which things are given", () => {
    FastCheck.assert(FastCheck.property(happened, (given) => {
      const reversed = {
        events: given.events.toReversed(),
        handoffs: given.handoffs.toReversed(),
        deliveries: given.deliveries.toReversed()
      }
      assert.deepStrictEqual(merge(reversed), merge(given))
    }))
  })

  it("tells one moment as it went: queued, handed over, sent, told, answered", () => {
    const at = new Date(0)
    const event = (type: EmailEvent["type"], sequence: number): EmailEvent => ({
      id: type,
      emailId: "e",
      type,
      details: {},
      occurredAt: at,
      sequence
    })
    const merged = merge({
      events: [event("email.sent", 1), event("email.queued", 0)],
      handoffs: [{
        number: 1,
        beganAt: at,
        endedAt: at,
        provider: "smtp",
        outcome: "accepted",
        reply: null,
        nextAt: null
      }],
      deliveries: [{
        delivery: { ...testDelivery({ endpointId: "w" }), id: "d", createdAt: at, emailEventId: "email.sent" },
        url: "https://hooks.example/",
        attempts: [{ at, responseCode: 200, error: null, durationMs: 1 }],
        nextAt: null
      }]
    })
    assert.deepStrictEqual(merged.map(nameOf), ["email.queued", "handoff-1", "email.sent", "d", "d 1"])
  })
})
