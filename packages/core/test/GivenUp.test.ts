import { assert, describe, it } from "@effect/vitest"
import { normalize } from "@sendwright/core/foundation/Address"
import * as Evidence from "@sendwright/core/model/Evidence"
import * as GivenUp from "@sendwright/core/sending/GivenUp"
import type { SendPart } from "@sendwright/core/sending/SendParts"
import * as fc from "fast-check"

const now = new Date("2026-11-01T12:00:00Z")
const states = ["queued", "sent", "bounced", "failed"] as const

const job = fc.array(fc.record({ state: fc.constantFrom(...states), part: fc.nat(3) }), {
  minLength: 1,
  maxLength: 6
}).chain((recipients) =>
  fc.array(fc.option(fc.constantFrom("a", "b")), { minLength: 4, maxLength: 4 }).map((receivers) => ({
    recipients: recipients.map(({ state }, place) => ({ address: normalize(`r${place}@example.com`), state })),
    parts: receivers.flatMap((receiver, index): ReadonlyArray<SendPart> => {
      const places = [...recipients.keys()].filter((place) => recipients[place]!.part === index)
      return places.length === 0
        ? []
        : [{ recipients: places, attempts: index, dueAt: now, ...(receiver === null ? {} : { receiver }) }]
    })
  }))
)

describe("decide", () => {
  it("fails those who wait for the receiver, each once, and nobody else", () => {
    fc.assert(fc.property(job, (job) => {
      const { evidence, parts } = GivenUp.decide(job, "a", now)
      const waits = new Set(
        job.parts.flatMap(({ receiver, recipients }) => receiver === "a" ? recipients : [])
      )
      const { record, suppressions } = Evidence.apply(
        { status: "queued", error: null, providerMessageId: null, recipients: job.recipients, keys: new Set() },
        evidence
      )
      assert.deepStrictEqual(suppressions, [])
      assert.deepStrictEqual(
        record.recipients.map(({ state }) => state),
        job.recipients.map(({ state }, place) => waits.has(place) && state === "queued" ? "failed" : state)
      )
      const about = evidence.flatMap(({ recipients }) => recipients === "all" ? ["all"] : recipients)
      assert.strictEqual(new Set(about).size, about.length)
      assert.deepStrictEqual(parts ?? [], job.parts.filter(({ receiver }) => receiver !== "a"))
    }))
  })

  it("says for whom, where the email has others, and after how many attempts", () => {
    const recipients = ["ada@example.com", "bob@example.com"].map((address) => ({
      address: normalize(address),
      state: "queued" as const
    }))
    const part = (places: ReadonlyArray<number>) => ({ recipients: places, attempts: 3, dueAt: now, receiver: "a" })
    const some = GivenUp.decide({ parts: [part([1])], recipients }, "a", now).evidence[0]!
    assert.deepStrictEqual(some.details, {
      reason: "given_up",
      provider_code: null,
      attempts: 3,
      recipients: ["bob@example.com"]
    })
    const all = GivenUp.decide({ parts: [part([0, 1])], recipients }, "a", now).evidence[0]!
    assert.deepStrictEqual(all.details, { reason: "given_up", provider_code: null, attempts: 3 })
  })
})
