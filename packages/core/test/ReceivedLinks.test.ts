import { assert, describe, it } from "@effect/vitest"
import { ReceivedEmails } from "@sendwright/core/received/ReceivedEmails"
import { ReceivedLinks } from "@sendwright/core/received/ReceivedLinks"
import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import { received } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { customer, engine, hour, start } from "./support/harness.ts"

const content = new TextEncoder().encode("Subject: A question\r\n\r\nHow many cards?\r\n")

const tagOf = <A, E extends { readonly _tag: string }, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(effect), ({ _tag }) => _tag)

describe("ReceivedLinks", () => {
  it.effect("lead to one email, for an hour, and are made nowhere else", () =>
    Effect.gen(function*() {
      const links = yield* ReceivedLinks
      const [one, other] = [yield* customer(), yield* customer()]
      const message = received({ accountId: one.account.id, receivedAt: new Date(start), content })
      yield* (yield* ReceivedStore).add([message])
      const email = yield* (yield* ReceivedEmails).get(one.live, message.id)
      const whole = yield* links.verify(Redacted.value(links.make(one.live, email, null).token))
      assert.deepStrictEqual(whole, {
        accountId: one.account.id,
        mode: "live",
        receivedId: message.id,
        place: null,
        sizeBytes: message.sizeBytes,
        expiresAt: new Date(start + hour)
      })
      assert.deepStrictEqual(yield* links.read(whole), content)
      for (const over of [{ accountId: other.account.id }, { mode: "test" as const }, { receivedId: "no id" }]) {
        assert.strictEqual(yield* tagOf(links.read({ ...whole, ...over })), "NotFound")
      }
      const { expiresAt, token } = links.make(one.live, email, 1)
      assert.deepStrictEqual(expiresAt, whole.expiresAt)
      const text = Redacted.value(token)
      assert.strictEqual((yield* links.verify(text)).place, 1)
      for (const changed of ["", "x", text.slice(1), `${text}A`, text.replace(/^./, "A"), `${text}.${text}`]) {
        assert.strictEqual(yield* tagOf(links.verify(changed)), "NotFound", changed)
      }
      yield* TestClock.adjust(hour - 1)
      yield* links.verify(text)
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* tagOf(links.verify(text)), "NotFound")
    }).pipe(Effect.provide(engine())))
})
