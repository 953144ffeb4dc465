import { assert, describe, it } from "@effect/vitest"
import { AttachmentLinks } from "@sendwright/core/emails/AttachmentLinks"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { customer, engine, hour, send } from "./support/harness.ts"

const files = {
  attachments: [
    { filename: "a.txt", content: "aGVsbG8=" },
    { filename: "logo.png", content: "aGkh", contentId: "logo" }
  ]
}

const tagOf = <A, E extends { readonly _tag: string }, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(effect), ({ _tag }) => _tag)

describe("AttachmentLinks", () => {
  it.effect("lists the files of an email with ids that stay, and links that last an hour", () =>
    Effect.gen(function*() {
      const links = yield* AttachmentLinks
      const one = yield* customer()
      const id = yield* send(one, files)
      const found = yield* links.list(one.live, id)
      assert.deepStrictEqual(
        found.map(({ contentId, disposition, filename, size }) => [filename, size, contentId, disposition]),
        [
          ["a.txt", 5, null, "attachment"],
          ["logo.png", 3, "logo", "inline"]
        ]
      )
      const link = yield* links.verify(Redacted.value(found[1]!.token))
      assert.deepInclude(link, { accountId: one.account.id, mode: "live", emailId: id, position: 1, size: 3 })
      const file = yield* links.read(link)
      assert.deepStrictEqual([file.filename, new TextDecoder().decode(file.content)], ["logo.png", "hi!"])

      yield* TestClock.adjust(hour - 1)
      const later = yield* links.list(one.live, id)
      assert.deepStrictEqual(later.map((file) => file.id), found.map((file) => file.id))
      assert.notStrictEqual(later[0]!.id, later[1]!.id)
      yield* links.verify(Redacted.value(found[0]!.token))
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* tagOf(links.verify(Redacted.value(found[0]!.token))), "NotFound")
      yield* links.verify(Redacted.value(later[0]!.token))
    }).pipe(Effect.provide(engine())))

  it.effect("knows no link that was not made here, nor files of others or of another mode", () =>
    Effect.gen(function*() {
      const links = yield* AttachmentLinks
      const [one, other] = [yield* customer(), yield* customer()]
      const id = yield* send(one, files)
      const tested = yield* send(one, files, one.test)
      assert.strictEqual(yield* tagOf(links.list(other.live, id)), "NotFound")
      assert.strictEqual(yield* tagOf(links.list(one.test, id)), "NotFound")
      const [{ token } = { token: Redacted.make("") }] = yield* links.list(one.live, id)
      const text = Redacted.value(token)
      for (const changed of ["", "x", text.slice(1), `${text}A`, text.replace(/^./, "A"), `${text}.${text}`]) {
        assert.strictEqual(yield* tagOf(links.verify(changed)), "NotFound", changed)
      }
      // What a link names is looked for in its account and mode alone.
      const link = yield* links.verify(text)
      for (
        const over of [{ accountId: other.account.id }, { mode: "test" as const }, { emailId: tested }, { position: 2 }]
      ) {
        assert.strictEqual(yield* tagOf(links.read({ ...link, ...over })), "NotFound")
      }
      const [file] = yield* links.list(one.test, tested)
      assert.strictEqual((yield* links.verify(Redacted.value(file!.token))).mode, "test")
    }).pipe(Effect.provide(engine())))
})
