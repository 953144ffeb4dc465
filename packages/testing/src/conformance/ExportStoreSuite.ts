import { assert } from "@effect/vitest"
import type { Email } from "@sendwright/core/model/Email"
import type { EmailEvent } from "@sendwright/core/model/EmailEvent"
import type { Position } from "@sendwright/core/model/EmailQuery"
import { type ExportPage, ExportStore } from "@sendwright/core/privacy/ExportStore"
import * as Effect from "effect/Effect"
import { idAt } from "../fixtures.ts"
import { attachment } from "../OutgoingMessages.ts"
import { harness, hour, type It, second } from "./Harness.ts"

const megabyte = 1024 * 1024

/** A harness with a reader of the account's log that turns all pages. */
const exporting = Effect.fnUntraced(function*() {
  const t = yield* harness()
  const store = yield* ExportStore
  const page: ExportPage = { accountId: t.account.id, mode: "live", until: t.at(hour), after: null, limit: 4 }
  const emails = Effect.fnUntraced(function*(over: Partial<ExportPage & { readonly maxBytes: number }> = {}) {
    const pages: Array<ReadonlyArray<Email>> = []
    let after: Position | null = null
    for (;;) {
      const found: ReadonlyArray<Email> = yield* store.emails({ ...page, maxBytes: megabyte, ...over, after })
      const last = found[found.length - 1]
      if (last === undefined) return pages
      pages.push(found)
      after = last
    }
  })
  const events = Effect.fnUntraced(function*(over: Partial<ExportPage> = {}) {
    const all: Array<EmailEvent> = []
    let after: Position | null = null
    for (;;) {
      const found: { readonly events: ReadonlyArray<EmailEvent>; readonly next: Position | null } = yield* store
        .events({ ...page, ...over, after })
      all.push(...found.events)
      if (found.next === null) return all
      after = found.next
    }
  })
  return { ...t, readEmails: emails, readEvents: events }
})

/** What every `ExportStore` must do. */
export const tests = (it: It): void => {
  it.effect("reads an account's emails of one mode as their records are shown, oldest first", () =>
    Effect.gen(function*() {
      const t = yield* exporting()
      const other = yield* t.seed()
      const ids: Array<string> = []
      for (let i = 0; i < 11; i++) {
        // Three at one moment.
        const createdAt = t.at(Math.floor(i / 3) * second)
        ids.push(yield* t.send({ id: idAt(createdAt), createdAt, html: `<p>${i}</p>`, headers: { "X-N": `${i}` } }))
      }
      const test = yield* t.send({ mode: "test", attachments: [file("a.txt", 7)] })
      yield* t.accept(t.email({ accountId: other.account.id }))
      const pages = yield* t.readEmails()
      assert.deepStrictEqual(pages.map((page) => page.length), [4, 4, 3])
      const found = pages.flat()
      assert.deepStrictEqual(
        found,
        found.toSorted((left, right) =>
          left.createdAt.getTime() - right.createdAt.getTime() || (left.id < right.id ? -1 : 1)
        )
      )
      assert.sameMembers(found.map(({ id }) => id), ids)
      for (const email of found) assert.deepStrictEqual(email, yield* t.get(email.id))
      const [[ofTest] = []] = yield* t.readEmails({ mode: "test" })
      assert.deepStrictEqual(ofTest, yield* t.get(test))
      assert.deepStrictEqual(ofTest?.attachments, [{
        filename: "a.txt",
        contentType: "text/plain",
        contentId: null,
        disposition: "attachment",
        size: 7
      }])
    }))

  it.effect("leaves out what was accepted later", () =>
    Effect.gen(function*() {
      const t = yield* exporting()
      const early = yield* t.send({ createdAt: t.at(hour) })
      yield* t.send({ createdAt: t.at(hour + 1) })
      assert.deepStrictEqual((yield* t.readEmails()).flat().map(({ id }) => id), [early])
      assert.deepStrictEqual((yield* t.readEvents()).map(({ emailId }) => emailId), [early])
    }))

  it.effect("ends a page where bodies grow large, and never before its first email", () =>
    Effect.gen(function*() {
      const t = yield* exporting()
      // Two bytes each in UTF-8.
      const text = "\u00e9".repeat(500)
      for (let i = 0; i < 6; i++) yield* t.send({ createdAt: t.at(i), text: i === 3 ? text.repeat(9) : text })
      const sizes = (maxBytes: number) =>
        Effect.map(t.readEmails({ maxBytes }), (pages) => pages.map((page) => page.length))
      assert.deepStrictEqual(yield* sizes(2_000), [2, 1, 1, 2])
      assert.deepStrictEqual(yield* sizes(1), [1, 1, 1, 1, 1, 1])
      assert.deepStrictEqual(yield* sizes(megabyte), [4, 2])
    }))

  it.effect("reads the events of each email together, oldest first", () =>
    Effect.gen(function*() {
      const t = yield* exporting()
      const ids: Array<string> = []
      for (let i = 0; i < 9; i++) ids.push((yield* t.handOver({ createdAt: t.at(i * second) })).id)
      const events = yield* t.readEvents()
      assert.deepStrictEqual(
        events.map(({ emailId, type }) => [emailId, type]),
        ids.flatMap((id) => [
          [id, "email.queued"],
          [id, "email.sent"]
        ])
      )
      assert.deepStrictEqual(events, (yield* Effect.forEach(ids, t.get)).flatMap((email) => email.events))
      assert.deepStrictEqual(yield* t.readEvents({ mode: "test" }), [])
    }))
}

const file = (filename: string, size: number) => attachment({ filename, content: new Uint8Array(size).fill(97) })
