import { assert, describe, it } from "@effect/vitest"
import type { AcceptAnswer, HandoffLease, NewEmail, Verdict } from "@sendwright/core/emails/EmailStore"
import { newEmail, newId } from "@sendwright/testing/fixtures"
import * as DirectWorker from "../src/sending/DirectWorker.ts"
import { type Begun, sendableOf } from "../src/sending/SendJobs.ts"

const lease: HandoffLease = { token: "token", leaseMillis: 1_000 }

/** A worker over slots that write down what is asked of them. */
const workerWith = (isFree: boolean) => {
  const asked: Array<number | "released" | Begun | DirectWorker.NotBegun> = []
  const worker = DirectWorker.make({
    reserve: (count) => {
      asked.push(count)
      return isFree
    },
    carry: (begun) => void asked.push(begun),
    release: () => void asked.push("released")
  }, () => lease)
  return { asked, worker }
}

const accountId = newId()
const [first, second] = [newEmail({ accountId }), newEmail({ accountId, to: ["charles@example.com"] })]
const accepted = ({ id }: NewEmail): Verdict => ({ _tag: "Accepted", emailId: id })
const refused: Verdict = { _tag: "DomainNotVerified", domain: "engines.example" }
const heldOf = ({ id }: NewEmail) => ({ emailId: id, accountId, token: "token" })

/** What is done in the slots of two messages that were accepted together, or were to be. */
const endsOf = (answer: AcceptAnswer | undefined) => {
  const { asked, worker } = workerWith(true)
  const slots = worker.reserve([first, second])
  assert.strictEqual(slots?.lease, lease)
  assert.deepStrictEqual(asked, [2], "a slot for each, and nothing else before the answer")
  slots?.end(answer)
  return asked.slice(1)
}

const givenBack = (email: NewEmail): DirectWorker.NotBegun => ({ _tag: "NotBegun", lease: heldOf(email) })

describe("DirectWorker", () => {
  it("takes nothing where there are no slots", () => {
    const { asked, worker } = workerWith(false)
    assert.isNull(worker.reserve([first]))
    assert.deepStrictEqual(asked, [1])
  })

  it("hands over those that were begun, with their domains, and frees the slots of the others", () => {
    const verdicts = [accepted(first), accepted(second)]
    for (const domainId of ["domain", null]) {
      const begun = new Map([[second.id, domainId]])
      assert.deepStrictEqual(endsOf({ _tag: "Judged", verdicts, begun }), [
        "released",
        { _tag: "Ready", lease: heldOf(second), attempt: 1, parts: null, email: sendableOf(second, domainId) }
      ])
    }
  })

  it("gives every lease back where no answer came", () => {
    assert.deepStrictEqual(endsOf(undefined), [givenBack(first), givenBack(second)])
  })

  it("gives back what a repeated command finds stored, and nothing of what it refused", () => {
    for (const verdicts of [[accepted(first), refused], [refused, accepted(first)]]) {
      const ends = [givenBack(first), "released" as const]
      assert.deepStrictEqual(endsOf({ _tag: "Judged", verdicts }), ends)
      assert.deepStrictEqual(endsOf({ _tag: "Replayed", verdicts, answer: null }), ends)
    }
  })

  it("has nothing to do with the emails of an earlier request under the same key", () => {
    const verdicts = [accepted(newEmail({ accountId })), accepted(newEmail({ accountId }))]
    assert.deepStrictEqual(endsOf({ _tag: "Replayed", verdicts, answer: null }), ["released", "released"])
  })

  it("leases nothing of a group that was refused as a whole, whatever each of it would have got", () => {
    const verdicts = [accepted(first), refused]
    assert.deepStrictEqual(endsOf({ _tag: "Refused", verdicts }), ["released", "released"])
    assert.deepStrictEqual(endsOf({ _tag: "KeyReused" }), ["released", "released"])
  })
})
