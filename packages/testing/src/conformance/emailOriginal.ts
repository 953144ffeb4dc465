import { assert } from "@effect/vitest"
import { finish } from "@sendwright/core/foundation/Steps"
import { attachmentsOf, fileOf, originalOf, readAttachments, writePlace } from "@sendwright/core/model/OriginalMessage"
import * as Effect from "effect/Effect"
import * as fixtures from "../fixtures.ts"
import { attachment } from "../OutgoingMessages.ts"
import { bob, erasing } from "./erasing.ts"
import { hour, type It } from "./Harness.ts"

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes)

const header = "From: hello@engines.example\r\nTo: bob@example.com\r\n"
const base64 = (text: string): string => btoa(text)

/** A message with a file, which is a text in base64. */
const messageOf = (file: string) => {
  const before = `${header}Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n`
  const encoded = base64(file)
  const place = { from: before.length, to: before.length + encoded.length, encoding: "base64" }
  return { original: bytesOf(`${before}${encoded}\r\n`), place }
}

/** What every storage must do with a message that is kept as it came. */
export const originalTests = (it: It): void => {
  const sendOf = (file: string, isDescribed = true) => {
    const { original, place } = messageOf(file)
    return {
      to: [bob],
      recipients: fixtures.recipientsOf(bob),
      attachments: [
        {
          ...attachment({ filename: "a.txt", contentType: "text/plain", content: writePlace(place) }),
          size: file.length
        },
        fileOf({ content: original, isDescribed })
      ]
    }
  }

  it.effect("shows the attachments of a message, and keeps the message beside them", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const id = yield* t.send(sendOf("Note G"))
      const email = yield* t.get(id)
      assert.isTrue(email.hasOriginal)
      assert.deepStrictEqual(email.attachments.map(({ filename, size }) => [filename, size]), [["a.txt", 6]])
      const scope = { accountId: t.account.id, modes: ["live" as const] }
      const files = yield* t.emails.attachments(scope, id)
      assert.deepStrictEqual(originalOf(files), { content: messageOf("Note G").original, isDescribed: true })
      const read = finish(readAttachments(files))
      assert.deepStrictEqual(read.map(({ content, filename }) => [filename, textOf(content)]), [["a.txt", "Note G"]])
      const { email: begun } = yield* t.beginOne(t.at(hour))
      assert.deepStrictEqual(originalOf(begun.attachments)?.content, messageOf("Note G").original)
    }))

  it.effect("tells a message that fields describe from one that they cannot", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      yield* t.send(sendOf("Note G", false))
      const { email } = yield* t.beginOne(t.at(hour))
      assert.strictEqual(originalOf(email.attachments)?.isDescribed, false)
      assert.deepStrictEqual(attachmentsOf(email.attachments).map(({ filename }) => filename), ["a.txt"])
    }))

  it.effect("leaves nothing of a message that names an erased person, also where that is encoded", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      // The text of the email names her too: by that it is found.
      const id = yield* t.send({ ...sendOf("for Ada@Example.com alone"), text: "for ada@example.com" })
      const other = yield* t.send(sendOf("for somebody else"))
      yield* t.erase()
      const scope = { accountId: t.account.id, modes: ["live" as const] }
      const files = yield* t.emails.attachments(scope, id)
      assert.strictEqual(originalOf(files)?.content.length, 0)
      assert.deepStrictEqual(finish(readAttachments(files)).map(({ content }) => content.length), [0])
      const kept = yield* t.emails.attachments(scope, other)
      assert.deepStrictEqual(originalOf(kept)?.content, messageOf("for somebody else").original)
    }))
}
