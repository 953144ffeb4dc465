import { assert, it } from "@effect/vitest"
import {
  join,
  ofRecipients,
  rank,
  type RecipientState,
  recipientStates,
  toStatus
} from "@sendwright/core/model/EmailStatus"
import * as SeededRandom from "@sendwright/testing/SeededRandom"

it("joins commutatively, associatively and idempotently, over all states", () => {
  for (const a of recipientStates) {
    assert.strictEqual(join(a, a), a)
    for (const b of recipientStates) {
      assert.strictEqual(join(a, b), join(b, a))
      assert.include([a, b], join(a, b))
      assert.strictEqual(rank[join(a, b)], Math.max(rank[a], rank[b]))
      for (const c of recipientStates) assert.strictEqual(join(join(a, b), c), join(a, join(b, c)))
    }
  }
})

it("ranks every state at a place of its own, in the order of the list", () => {
  assert.deepStrictEqual(recipientStates.map((state) => rank[state]), recipientStates.map((_, index) => index))
})

it("lets proof correct a failure, a permanent bounce correct a delivery, and nothing correct a complaint", () => {
  assert.strictEqual(join("failed", "delivered"), "delivered")
  assert.strictEqual(join("delivered", "bounced"), "bounced")
  assert.strictEqual(join("delivered", "bounced_softly"), "delivered")
  assert.strictEqual(join("failed", "bounced_softly"), "bounced_softly")
  for (const state of recipientStates) assert.strictEqual(join("complained", state), "complained")
})

const order = ["scheduled", "queued", "sent", "failed", "delivered", "bounced", "complained"]

it("gives an email the highest status of its recipients, in any order", () => {
  const random = SeededRandom.make(7)
  for (let round = 0; round < 5_000; round++) {
    const states: Array<RecipientState> = Array.from(
      { length: 1 + random.below(50) },
      () => random.pick(recipientStates)
    )
    const highest = states.map((state) => order.indexOf(toStatus(state))).reduce((left, right) => Math.max(left, right))
    assert.strictEqual(ofRecipients(states), order[highest])
    assert.strictEqual(ofRecipients(random.shuffle(states)), order[highest])
    assert.strictEqual(ofRecipients([...states, ...states]), order[highest])
  }
})

it("never lowers an email's status when a recipient's state rises", () => {
  for (const a of recipientStates) {
    for (const b of recipientStates) {
      for (const other of recipientStates) {
        // A transient bounce of the only delivered recipient is the one exception, and a join never makes it.
        const before = order.indexOf(ofRecipients([a, other]))
        const after = order.indexOf(ofRecipients([join(a, b), other]))
        if (a === "bounced_softly" && join(a, b) === "delivered") continue
        assert.isAtLeast(after, before, `${a} ${b} ${other}`)
      }
    }
  }
})
