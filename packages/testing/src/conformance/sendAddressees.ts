import { assert } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { newId } from "../fixtures.ts"
import { ada, bob, erasing } from "./erasing.ts"
import { harness, type It } from "./Harness.ts"

/** The recipients that a report by mail may concern, in `SendJobs`. */
export const addresseesTests = (it: It): void => {
  it.effect("tells all recipients of an email, normalised, and its provider message id once there is one", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const more = { to: ["Ada <Ada@EXAMPLE.com>"], cc: [bob], bcc: ["mary@example.com"] }
      const { id, providerMessageId } = yield* t.handOver(more)
      const queued = yield* t.send(more)
      const recipients = [ada, bob, "mary@example.com"]
      const handedOver = yield* t.jobs.addressees(id)
      assert.deepStrictEqual(handedOver?.recipients.toSorted(), recipients)
      assert.strictEqual(handedOver?.messageId, `${id}@engines.example`)
      assert.strictEqual(handedOver?.providerMessageId, providerMessageId)
      const waiting = yield* t.jobs.addressees(queued)
      assert.deepStrictEqual(waiting?.recipients.toSorted(), recipients)
      assert.isNull(waiting?.providerMessageId)
    }))

  it.effect("knows nothing of an email that is not there, nor by an id that is none", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      assert.isNull(yield* t.jobs.addressees(newId()))
      assert.isNull(yield* t.jobs.addressees("no id"))
    }))

  it.effect("never names an erased recipient", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const shared = yield* t.handOver({ to: [ada, bob] })
      const own = yield* t.handOver({ to: [ada], createdAt: t.at(1) })
      yield* t.erase()
      assert.deepStrictEqual((yield* t.jobs.addressees(shared.id))?.recipients, [bob])
      assert.isNull(yield* t.jobs.addressees(own.id))
    }))
}
