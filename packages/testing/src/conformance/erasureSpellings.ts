import { assert } from "@effect/vitest"
import { identityIn } from "@sendwright/core/foundation/AddressText"
import { erased } from "@sendwright/core/privacy/Redaction"
import * as Effect from "effect/Effect"
import * as fixtures from "../fixtures.ts"
import * as SeededRandom from "../SeededRandom.ts"
import * as Spellings from "../Spellings.ts"
import { bob, erasing } from "./erasing.ts"
import { type It, minute, second } from "./Harness.ts"

/** Mailboxes that are tried; `SENDWRIGHT_SPELLINGS=5000` tries as many. */
const mailboxes = Number(process.env["SENDWRIGHT_SPELLINGS"] ?? 12)

/** What is known of a mailbox is known of all its spellings. */
export const tests = (it: It): void => {
  it.effect(
    "suppresses and erases a mailbox in whatever spelling it was sent to, reported and named",
    () =>
      Effect.gen(function*() {
        const t = yield* erasing()
        const random = SeededRandom.make(5)
        for (const [index, { identity, inHeader, spelling }] of Spellings.many(random, mailboxes).entries()) {
          const alone = yield* t.handOver({ to: [spelling] })
          const shared = yield* t.handOver({ to: [`Jo <${spelling}>`, bob], text: `Dear ${spelling}` })
          const type = index % 2 === 0 ? "email.bounced" as const : "email.complained" as const
          yield* t.jobs.intake([
            fixtures.report({
              type,
              emailId: alone.id,
              recipients: [identityIn(inHeader)],
              occurredAt: t.at(second),
              details: { bounce_type: "permanent", diagnostic_code: `550 ${spelling} unknown` }
            })
          ], t.at(second))
          const to = { recipients: fixtures.recipientsOf(identity), to: [identity] }
          assert.deepStrictEqual(yield* t.refusal(to), { _tag: "Suppressed", addresses: [identity] }, inHeader)
          const done = yield* t.erase(fixtures.recipientsOf(spelling)[0]!.address, t.at(minute))
          assert.deepStrictEqual([done.emailsDeleted, done.emailsRedacted], [1, 1], spelling)
          assert.isFalse(yield* t.exists(alone.id))
          const left = yield* t.get(shared.id)
          assert.deepStrictEqual([left.to, left.text], [[erased, bob], `Dear ${erased}`], spelling)
          const again = { recipients: fixtures.recipientsOf(spelling), to: [spelling] }
          assert.deepStrictEqual(yield* t.refusal(again), { _tag: "Suppressed", addresses: [identity] })
        }
      }),
    1_800_000
  )
}
