import { assert } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { normalize } from "@sendwright/core/foundation/Address"
import type { Attachment } from "@sendwright/core/model/Attachment"
import * as ContentReference from "@sendwright/core/objects/ContentReference"
import { ContentReferences } from "@sendwright/core/objects/ContentReferences"
import { ErasureStore } from "@sendwright/core/privacy/ErasureStore"
import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import * as Effect from "effect/Effect"
import { newId, received as receivedEmail } from "../fixtures.ts"
import { harness, type It } from "./Harness.ts"

const referenceOf = (emailId: string, position: number): ContentReference.ContentReference => ({
  emailId,
  position,
  holds: position === 0 ? "text" : "bytes",
  name: newId(),
  size: 70_000,
  digest: "5e".repeat(32)
})

const attachment = (more: Partial<Attachment>): Attachment => ({
  filename: "file.txt",
  contentType: "text/plain",
  contentId: null,
  disposition: "attachment",
  content: new Uint8Array(0),
  ...more
})

const contentOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** What every `ContentReferences` must do, and the other stores for the contents that references represent. */
export const tests = (it: It): void => {
  /** An email whose body and second attachment live elsewhere. */
  const begin = Effect.gen(function*() {
    const t = yield* harness()
    const references = yield* ContentReferences
    const { id } = t.email()
    const body = ContentReference.write(referenceOf(id, 0))
    const file = referenceOf(id, 2)
    const files = [
      attachment({ filename: "a.txt", content: contentOf("a small text") }),
      {
        ...attachment({ filename: "report-for-ada@example.com.pdf", content: ContentReference.writeBytes(file) }),
        size: file.size
      }
    ]
    yield* t.send({ id, to: ["bo@example.com"], html: body, text: null, attachments: files })
    const textsOf = (...ids: ReadonlyArray<string>) =>
      Effect.map(references.of(ids), (all) => all.map(({ emailId, text }) => `${emailId} ${text}`).sort())
    return { t, references, id, body, file: ContentReference.write(file), textsOf }
  })

  it.effect("has one name for the log", () =>
    Effect.gen(function*() {
      const references = yield* ContentReferences
      const [first, second] = yield* Effect.all([references.logId, references.logId], { concurrency: 2 })
      assert.match(first, /^[0-9a-f-]{36}$/)
      assert.strictEqual(second, first)
      assert.strictEqual(yield* references.logId, first)
    }))

  it.effect("finds the references of emails, and none where contents are what they seem", () =>
    Effect.gen(function*() {
      const { body, file, id, t, textsOf } = yield* begin
      const plain = yield* t.send({
        html: "<p>sendwright-object</p>",
        text: ContentReference.prefix,
        attachments: [attachment({ content: new Uint8Array([0xff, 0]) }), attachment({ content: new Uint8Array(0) })]
      })
      assert.deepStrictEqual(yield* textsOf(plain, id, id, newId()), [`${id} ${body}`, `${id} ${file}`].sort())
      assert.deepStrictEqual(yield* textsOf(plain), [])
      assert.deepStrictEqual(yield* textsOf(), [])
      assert.deepStrictEqual(yield* textsOf("no id"), [])
    }))

  it.effect("finds the reference of a message that was received", () =>
    Effect.gen(function*() {
      const { t, textsOf } = yield* begin
      const received = yield* ReceivedStore
      const id = newId()
      const reference = referenceOf(id, 0)
      const content = ContentReference.writeBytes(reference)
      const plain = receivedEmail({ accountId: t.account.id })
      yield* received.add([receivedEmail({ accountId: t.account.id, id, content }), plain])
      assert.deepStrictEqual(yield* textsOf(id, plain.id), [`${id} ${ContentReference.write(reference)}`])
    }))

  it.effect("shows attachments with the sizes that they were stored with", () =>
    Effect.gen(function*() {
      const { id, t } = yield* begin
      const { attachments } = yield* t.get(id)
      assert.deepStrictEqual(attachments.map(({ size }) => size), ["a small text".length, 70_000])
    }))

  it.effect("replaces a reference where it is still there", () =>
    Effect.gen(function*() {
      const { body, file, id, references, t, textsOf } = yield* begin
      const nextBody = ContentReference.write(referenceOf(id, 0))
      const nextFile = ContentReference.write(referenceOf(id, 2))
      const replace = (from: string, to: string, size: number, emailId = id) =>
        references.replace({ emailId, from, to, size })
      assert.isFalse(yield* replace(body, nextBody, 1, newId()))
      assert.isTrue(yield* replace(body, nextBody, 5))
      assert.isFalse(yield* replace(body, nextBody, 5), "it is another one by now")
      assert.isTrue(yield* replace(file, nextFile, 71_234))
      assert.deepStrictEqual(yield* textsOf(id), [`${id} ${nextBody}`, `${id} ${nextFile}`].sort())
      const { attachments } = yield* t.get(id)
      assert.deepStrictEqual(attachments.map(({ size }) => size), ["a small text".length, 71_234])
    }))

  it.effect("keeps references and sizes when an address is erased from what stands beside them", () =>
    Effect.gen(function*() {
      const { id, t, textsOf } = yield* begin
      const erasures = yield* ErasureStore
      const before = yield* textsOf(id)
      const { emailsRedacted } = yield* erasures.erase(erasureOf(t.account.id, t.at(0)))
      assert.strictEqual(emailsRedacted, 1)
      assert.deepStrictEqual(yield* textsOf(id), before)
      const { attachments } = yield* t.get(id)
      assert.notInclude(attachments[1]!.filename!, "ada")
      assert.deepStrictEqual(attachments.map(({ size }) => size), ["a small text".length, 70_000])
    }))

  it.effect("has what lives elsewhere erased after what lives here, and counts each email once", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const emails = yield* EmailStore
      const erasures = yield* ErasureStore
      const scope = { accountId: t.account.id, modes: ["live", "test"] } as const
      const to = ["bo@example.com"]
      const gone = yield* t.send({ to: ["ada@example.com"] })
      const both = yield* t.send({ to, html: "Dear ada@example.com" })
      const here = yield* t.send({ to, subject: "Of ada@example.com" })
      const there = yield* t.send({ to })
      const seen: Array<ReadonlyArray<string>> = []
      const done = yield* erasures.erase({
        ...erasureOf(t.account.id, t.at(0)),
        elsewhere: (ids) =>
          Effect.map(emails.find(scope, both), (found) => {
            assert.include(JSON.stringify(found), "Dear ada@example.com", "nothing was erased from the stretch before")
            if (ids.length > 0) seen.push(ids)
            return (redactorOf) =>
              Effect.map(emails.find(scope, both), (found) => {
                assert.notInclude(JSON.stringify(found), "Dear ada@example.com")
                assert.strictEqual(redactorOf(both).text("To ada@example.com"), "To [erased]")
                assert.strictEqual(redactorOf(there).text("To ada@example.com"), "To [erased]")
                return ids.filter((id) => id === both || id === there)
              })
          })
      })
      assert.deepStrictEqual(seen.flat().sort(), [gone, both, here, there].sort())
      assert.strictEqual(done.emailsDeleted, 1)
      assert.strictEqual(done.emailsRedacted, 3)
    }))
}

const erasureOf = (accountId: string, now: Date) => ({
  accountId,
  address: normalize("ada@example.com"),
  spelling: "ada@example.com",
  suppressionId: newId(),
  now,
  waitMillis: 5_000
})
