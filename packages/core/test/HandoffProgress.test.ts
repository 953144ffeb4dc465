import { assert, describe, it } from "@effect/vitest"
import type { Recipient } from "@sendwright/core/model/Email"
import * as Submission from "@sendwright/core/sending/Submission"
import * as fc from "fast-check"
import * as HandoffProgress from "../src/sending/HandoffProgress.ts"

const count = 8
const addressOf = (place: number) => `r${place}@example.com`
const recipients = Array.from({ length: count }, (_, place): Recipient => ({
  address: addressOf(place),
  envelope: addressOf(place),
  simulation: null,
  state: "queued"
}))
const accepted = Submission.accepted("p-1")
const later = Submission.temporarilyRefused("451 later")

/** What `decide` was asked: recipients, and how each ended. */
const record = (submission: Submission.Submission, places: ReadonlyArray<number>) =>
  Submission.each(submission, places.map(addressOf)).map(({ address, outcome }) => [address, outcome._tag])

describe("the progress of a hand-off", () => {
  it("ends each recipient once, as they were told of or answered for, whatever comes first", () => {
    fc.assert(fc.property(
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: count, maxLength: count }),
      fc.subarray(recipients.map((_, place) => place)),
      fc.boolean(),
      (groupOf, told, isStored) => {
        const groups = [...Map.groupBy(recipients.keys(), (place) => groupOf[place]!).values()]
          .map((places) => ({ attempts: 0, recipients: places }))
        const seen: Array<ReadonlyArray<string>> = []
        const progress = HandoffProgress.make({ recipients }, groups, ({ recipients: places }, submission) => {
          seen.push(...record(submission, places).map(([address = "", tag = ""]) => [address, tag]))
          return { evidence: [], waits: [] }
        })
        for (const group of groups) {
          const early = group.recipients.filter((place) => told.includes(place))
          progress.told(
            group,
            early.map((place) => ({ address: addressOf(place).toUpperCase(), outcome: accepted })),
            new Date()
          )
        }
        if (isStored) progress.endTold(new Date())
        const open = progress.open().flatMap(({ recipients }) => recipients)
        assert.sameMembers(
          open,
          isStored ? [...recipients.keys()].filter((place) => !told.includes(place)) : [...recipients.keys()]
        )
        for (const group of groups) {
          const outcomes = group.recipients.map((place) => ({
            address: addressOf(place),
            outcome: told.includes(place) ? accepted : later
          }))
          progress.answered(group, Submission.combine([outcomes[0]!, ...outcomes.slice(1)]), new Date())
          // What was answered is not told of any more.
          progress.told(group, outcomes, new Date())
          progress.endTold(new Date())
        }
        assert.deepStrictEqual(progress.open(), [])
        assert.sameDeepMembers(
          seen.map(([address = "", tag]) => [address.toLowerCase(), tag]),
          recipients.map(({ address }, place) => [address, told.includes(place) ? "Accepted" : "TemporarilyRefused"])
        )
      }
    ))
  })

  it("ends those who were told of once the first of them has waited long enough, with the others", () => {
    const group = { attempts: 0, recipients: [0, 1, 2] }
    const times: Array<Date> = []
    const progress = HandoffProgress.make({ recipients }, [group], (_, __, now) => {
      times.push(now)
      return { evidence: [], waits: [] }
    })
    const toldAt = (place: number, millis: number) =>
      progress.told(group, [{ address: addressOf(place), outcome: accepted }], new Date(millis))
    toldAt(0, 1_000)
    progress.endTold(new Date(999))
    assert.deepStrictEqual(progress.ended, [])
    toldAt(1, 1_400)
    progress.endTold(new Date(1_000))
    assert.deepStrictEqual(progress.ended.map(({ group }) => group.recipients), [[0, 1]])
    toldAt(2, 1_500)
    progress.endTold(new Date(1_499))
    assert.deepStrictEqual(progress.open(), [{ attempts: 0, recipients: [2] }])
    progress.endTold(new Date(1_500))
    assert.deepStrictEqual(progress.open(), [])
    assert.deepStrictEqual(times, [new Date(1_400), new Date(1_500)])
  })

  it("takes a recipient without an outcome for unknown, and never for taken", () => {
    const group = { attempts: 0, recipients: [0, 1, 2] }
    const progress = HandoffProgress.make({ recipients }, [group], () => ({ evidence: [], waits: [] }))
    progress.told(group, [{ address: addressOf(0), outcome: accepted }], new Date())
    progress.endTold(new Date())
    const outcomes = [{ address: addressOf(1), outcome: accepted }]
    progress.answered(group, { _tag: "Mixed", outcomes, provider: "smtp" }, new Date())
    assert.deepStrictEqual(progress.ended.map(({ group, submission }) => [group.recipients, submission]), [
      [[0], accepted],
      [[1, 2], { _tag: "Mixed", outcomes, provider: "smtp" }]
    ])
  })
})
