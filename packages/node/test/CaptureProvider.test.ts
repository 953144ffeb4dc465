import { assert, describe, it } from "@effect/vitest"
import { DkimKeyMaker } from "@sendwright/core/domains/DkimKey"
import * as NodeDkimKeyMaker from "@sendwright/mime/NodeDkimKeyMaker"
import * as CaptureProvider from "@sendwright/node/CaptureProvider"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import { TestClock } from "effect/testing"
import { dkimVerify } from "mailauth/lib/dkim/verify.js"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"

const message = outgoing({
  messageId: "m1@sendwright.test",
  text: "Hi Bob",
  envelope: { from: "bounces@example.com", bounceDomain: null, recipients: ["bob@example.org", "blind@example.org"] }
})

const directory = Effect.acquireRelease(
  Effect.sync(() => fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-capture-"))),
  (directory) => Effect.sync(() => fs.rmSync(directory, { recursive: true, force: true }))
)

describe("CaptureProvider", () => {
  it.effect("writes the message, and its envelope beside it", () =>
    Effect.gen(function*() {
      const mail = path.join(yield* directory, "captured")
      yield* TestClock.setTime(Date.parse("2026-11-21T10:00:01.250Z"))
      const provider = CaptureProvider.make(mail)
      const submission = yield* provider.submit(message)
      assert.deepInclude(submission, { _tag: "Accepted", providerMessageId: "m1@sendwright.test", refused: [] })
      const name = `2026-11-21T10-00-01.250Z-${message.emailId}`
      assert.deepStrictEqual(fs.readdirSync(mail).sort(), [`${name}.eml`, `${name}.json`])
      const eml = fs.readFileSync(path.join(mail, `${name}.eml`), "utf8")
      assert.include(eml, "Subject: Hello\r\n")
      assert.include(eml, "Hi Bob")
      assert.notInclude(eml, "blind@example.org")
      const envelope = JSON.parse(fs.readFileSync(path.join(mail, `${name}.json`), "utf8"))
      assert.deepStrictEqual(envelope.envelope, message.envelope)
      assert.strictEqual(envelope.attempt, 1)
    }))

  it.effect("writes what a mail server would get: signed where there is a key", () =>
    Effect.gen(function*() {
      const mail = yield* directory
      const key = yield* Effect.provide(Effect.flatMap(DkimKeyMaker, ({ make }) => make), NodeDkimKeyMaker.layer)
      const dkim = { domain: "example.com", selector: "s1", privateKey: key.privateKey }
      yield* CaptureProvider.make(mail).submit({ ...message, dkim })
      const file = fs.readdirSync(mail).find((name) => name.endsWith(".eml")) ?? ""
      const eml = fs.readFileSync(path.join(mail, file))
      const record = `v=DKIM1; k=rsa; p=${key.publicKey}`
      const resolver = (name: string) => Promise.resolve(name === "s1._domainkey.example.com" ? [[record]] : [])
      const { results } = yield* Effect.promise(() => dkimVerify(eml, { resolver, strict: true }))
      assert.deepStrictEqual(results.map(({ status }) => status.result), ["pass"])
    }))

  it.effect("asks to be tried again where it cannot write, and the check says what to do", () =>
    Effect.gen(function*() {
      const file = path.join(yield* directory, "file")
      fs.writeFileSync(file, "")
      for (const place of [file, path.join(file, "below"), "/proc/x/y"]) {
        const provider = CaptureProvider.make(place)
        assert.strictEqual((yield* provider.submit(message))._tag, "TemporarilyRefused")
        assert.include((yield* Effect.flip(provider.check)).message, place)
      }
      yield* CaptureProvider.make(yield* directory).check
    }))
})
