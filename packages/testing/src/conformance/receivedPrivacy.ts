import { assert } from "@effect/vitest"
import type { Mode } from "@sendwright/core/foundation/Mode"
import { type Position, positionOf } from "@sendwright/core/model/EmailQuery"
import { ExportStore } from "@sendwright/core/privacy/ExportStore"
import { type RetentionAnswer, type RetentionStep, RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import { noContents, type ReceivedEmail } from "@sendwright/core/received/ReceivedEmail"
import type { NewReceived } from "@sendwright/core/received/ReceivedStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { erasing } from "./erasing.ts"
import { day, hour, idsOf, type It, minute } from "./Harness.ts"
import { receivingIn } from "./receiving.ts"
import { monthAfter } from "./retentionWalk.ts"

const encoder = new TextEncoder()

/** What becomes of received emails with age, with an erasure, and in an export. */
export const privacyTests = (it: It): void => {
  it.effect("purges what old received emails contained, then removes them whole", () =>
    Effect.gen(function*() {
      const t = yield* receivingIn({})
      const store = yield* RetentionStore
      const walk = Effect.fnUntraced(function*(kind: "purgeContents" | "removeEmails", before: Date, limit = 100) {
        let total = 0
        let after: string | null = null
        for (let steps = 0; steps < 1_000; steps++) {
          const step: RetentionStep = { before, olderThanMillis: 0, by: "email", limit, after }
          const { count, next }: RetentionAnswer = yield* store[kind](step)
          total += count
          if (next === null) return total
          after = next
        }
        return yield* Effect.die(new Error("a walk that does not end"))
      })
      const old = [0, 1, 2].map((millis) => t.made({ receivedAt: t.at(millis), html: "<p>" }))
      const young = t.made({ receivedAt: t.at(hour) })
      yield* t.received.add([...old, young])
      for (const kind of ["contents", "emails"] as const) {
        assert.strictEqual(yield* store.countDue(kind, t.at(minute), 10), 3)
        assert.strictEqual(yield* store.countDue(kind, t.at(minute), 2), 2)
      }
      const before = Option.getOrThrow(yield* t.received.find(t.both, old[1]!.id))
      assert.strictEqual(yield* walk("purgeContents", t.at(minute), 2), 3)
      assert.deepStrictEqual(Option.getOrThrow(yield* t.received.find(t.both, old[1]!.id)), {
        ...before,
        ...noContents,
        hasOriginal: false
      })
      assert.isTrue(Option.isNone(yield* t.received.content(t.both, old[1]!.id)))
      assert.isTrue(Option.isSome(yield* t.received.content(t.both, young.id)))
      assert.strictEqual(yield* store.countDue("contents", t.at(minute), 10), 0)
      assert.strictEqual(yield* walk("purgeContents", t.at(minute), 2), 0)
      assert.strictEqual(yield* walk("removeEmails", t.at(minute), 2), 3)
      assert.deepStrictEqual(idsOf(yield* t.list()), [young.id])
      assert.strictEqual(yield* walk("removeEmails", t.at(minute), 2), 0)
    }))

  it.effect("removes received emails with the calendar month that they came in where it is to", () =>
    Effect.gen(function*() {
      const t = yield* receivingIn({ reach: { forward: 63 * day } })
      const store = yield* RetentionStore
      const next = monthAfter(t.at(0), 1)
      const [first, second] = [t.made({ receivedAt: t.at(0) }), t.made({ receivedAt: next })]
      yield* t.received.add([first, second])
      const remove = Effect.fnUntraced(function*(before: Date) {
        let after: string | null = null
        do {
          const step: RetentionStep = { before, olderThanMillis: 0, by: "month", limit: 100, after }
          after = (yield* store.removeEmails(step)).next
        } while (after !== null)
        return idsOf(yield* t.list())
      })
      assert.deepStrictEqual(yield* remove(new Date(next.getTime() - 1)), [second.id, first.id])
      assert.deepStrictEqual(yield* remove(new Date(next.getTime() + hour)), [second.id])
    }))

  it.effect("removes what an erased address stands on, and the contents of what names it otherwise", () =>
    Effect.gen(function*() {
      const e = yield* erasing()
      const t = yield* receivingIn({ harness: e })
      const spelt = "Ada <\"Ada\"@Example.com>"
      const whole: ReadonlyArray<Partial<NewReceived>> = [
        { from: spelt },
        { envelope: { from: "ada@example.com", to: ["help@in.engines.example"] } },
        { envelope: { from: "", to: ["help@in.engines.example", "ADA@example.com"] } },
        { to: [spelt], mode: "test" },
        { cc: ["x@example.com", "ada@example.com"] },
        { replyTo: ["ada@example.com"] },
        { subject: "For ada@example.com" },
        { references: ["1.ada@example.com", "ada@example.com"] }
      ]
      const emptied: ReadonlyArray<Partial<NewReceived>> = [
        { text: "On Sunday, ada@example.com wrote:" },
        { html: "<a href=\"mailto:ada%40example.com\">her</a>" },
        { replyText: "ada@example.com" },
        { headers: [{ name: "X-For", value: "ADA@example.com" }] },
        { content: encoder.encode("X-Note: ada@example.com\r\n\r\nHello\r\n") },
        {
          attachments: [{
            filename: "ada@example.com.txt",
            contentType: "text/plain",
            contentId: null,
            disposition: "attachment",
            size: 1
          }]
        }
      ]
      const untouched: ReadonlyArray<Partial<NewReceived>> = [
        { from: "xada@example.com" },
        { text: "ada@example.community" },
        { subject: "Ada", content: new Uint8Array([0, 255, 10]) }
      ]
      const made = [whole, emptied, untouched].map((list) => list.map((more) => t.made(more)))
      yield* t.received.add(made.flat())
      const other = yield* e.seed()
      const foreign = t.made({ accountId: other.account.id, from: "ada@example.com" })
      yield* t.received.add([foreign])
      const done = yield* e.erase()
      assert.deepStrictEqual([done.emailsDeleted, done.emailsRedacted], [whole.length, emptied.length])
      const found = (message: NewReceived) =>
        Effect.map(t.received.find({ ...t.both, accountId: message.accountId }, message.id), Option.getOrNull)
      for (const message of made[0]!) assert.isNull(yield* found(message), JSON.stringify(message))
      for (const message of made[1]!) {
        const record = yield* found(message)
        assert.deepInclude(record, { ...noContents, hasOriginal: false, from: message.from, subject: message.subject })
        assert.isTrue(Option.isNone(yield* t.received.content(t.both, message.id)))
      }
      for (const message of made[2]!) {
        assert.deepInclude(yield* found(message), { hasOriginal: true, text: message.text })
        assert.deepStrictEqual(Option.getOrThrow(yield* t.received.content(t.both, message.id)), message.content)
      }
      assert.isTrue((yield* found(foreign))?.hasOriginal)
      const again = yield* e.erase()
      assert.deepStrictEqual([again.emailsDeleted, again.emailsRedacted], [0, 0])
    }))

  it.effect("exports received emails of one mode as their records are shown, oldest first", () =>
    Effect.gen(function*() {
      const t = yield* receivingIn({})
      const store = yield* ExportStore
      const messages = Array.from(
        { length: 7 },
        (_, index) => t.made({ receivedAt: t.at(Math.floor(index / 3) * minute), text: "\u00e9".repeat(500) })
      )
      const test = t.made({ mode: "test" })
      yield* t.received.add([...messages, test, t.made({ receivedAt: t.at(hour + 1) })])
      const read = Effect.fnUntraced(function*(mode: Mode, maxBytes: number) {
        const pages: Array<ReadonlyArray<ReceivedEmail>> = []
        let after: Position | null = null
        for (;;) {
          const page = { accountId: t.account.id, mode, until: t.at(hour), after, limit: 3, maxBytes }
          const found: ReadonlyArray<ReceivedEmail> = yield* store.received(page)
          const last = found.at(-1)
          if (last === undefined) return pages
          pages.push(found)
          after = positionOf(last.id)
        }
      })
      const live = yield* read("live", 1_000_000)
      assert.deepStrictEqual(live.map((page) => page.length), [3, 3, 1])
      assert.deepStrictEqual(idsOf(live.flat()), idsOf(messages).toSorted())
      for (const email of live.flat()) {
        assert.deepStrictEqual(email, Option.getOrThrow(yield* t.received.find(t.both, email.id)))
      }
      assert.deepStrictEqual((yield* read("live", 2_000)).map((page) => page.length), [2, 2, 2, 1])
      assert.deepStrictEqual((yield* read("live", 1)).map((page) => page.length), [1, 1, 1, 1, 1, 1, 1])
      assert.deepStrictEqual((yield* read("test", 1)).flat().map(({ id }) => id), [test.id])
    }))
}
