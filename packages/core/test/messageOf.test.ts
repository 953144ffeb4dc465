import { assert, describe, it } from "@effect/vitest"
import { newEmail, newId, ownHeader } from "@sendwright/testing/fixtures"
import * as Redacted from "effect/Redacted"
import type { DkimKey } from "../src/domains/DkimKey.ts"
import type { NewEmail } from "../src/emails/EmailStore.ts"
import { erased } from "../src/privacy/Redaction.ts"
import { messageOf } from "../src/sending/messageOf.ts"
import { sendableOf } from "../src/sending/SendJobs.ts"

const dkim: DkimKey = { domain: "engines.example", selector: "s1", privateKey: Redacted.make("pem") }

/** The message of an email as its first hand-off makes it. */
const made = (
  over: Partial<NewEmail>,
  { key = null, returnPath = null }: { readonly key?: DkimKey | null; readonly returnPath?: string | null } = {}
) => {
  const email = sendableOf(newEmail({ accountId: newId(), ...over }), null)
  return { email, message: messageOf(email, 1, email.recipients, returnPath, key) }
}

const named = (address: string, name: string | null = null) => ({ name, address })

describe("messageOf", () => {
  it("tells the provider of everything that it needs", () => {
    const { email, message } = made({
      to: ["Ada <ada@bücher.example>"],
      cc: ["charles@example.com"],
      bcc: ["secret@example.com"],
      replyTo: ["Desk <desk@engines.example>"],
      html: "<p>It can</p>",
      tags: ["receipt"],
      headers: { "X-A": "1" },
      unsubscribeUrl: "https://engines.example/u"
    })
    assert.deepStrictEqual(message, {
      emailId: email.id,
      accountId: email.accountId,
      attempt: 1,
      messageId: `${email.id}@engines.example`,
      ownMessageId: null,
      date: email.queuedAt,
      ownDate: null,
      from: named("hello@engines.example", "Engines"),
      to: [named("ada@bücher.example", "Ada")],
      cc: [named("charles@example.com")],
      onlyShown: [],
      replyTo: [named("desk@engines.example", "Desk")],
      subject: "Notes on the engine",
      tags: ["receipt"],
      html: "<p>It can</p>",
      text: "It can do whatever we know how to order it to perform.",
      headers: { "X-A": "1" },
      unsubscribeUrl: "https://engines.example/u",
      attachments: [],
      original: null,
      envelope: {
        from: "hello@engines.example",
        bounceDomain: null,
        recipients: ["ada@xn--bcher-kva.example", "charles@example.com", "secret@example.com"]
      },
      dkim: null
    })
  })

  it("names whom the sender's own header names, and says who of them is no recipient", () => {
    const { message } = made({
      to: ["ada@example.com"],
      ownHeader: {
        ...ownHeader,
        visible: { to: ["Notes <Notes@Lists.example>", "Ada@example.com"], cc: ["x@y.example"] }
      }
    })
    assert.deepInclude(message, {
      ownMessageId: "note-g@app.example",
      ownDate: "Sat, 21 Nov 2026 12:00:00 +0100",
      to: [named("Notes@Lists.example", "Notes"), named("Ada@example.com")],
      cc: [named("x@y.example")],
      onlyShown: ["notes@lists.example", "x@y.example"]
    })
  })

  it("shows the recipients alone where the sender's own header names nobody", () => {
    const { message } = made({ ownHeader: { ...ownHeader, visible: null }, cc: ["charles@example.com"] })
    assert.deepInclude(message, {
      to: [named("ada@example.com")],
      cc: [named("charles@example.com")],
      onlyShown: []
    })
  })

  it("names nobody who was erased meanwhile, wherever they stood", () => {
    const some = { to: [erased, "ada@example.com"], cc: ["charles@example.com", erased] }
    const shown = { to: [named("ada@example.com")], cc: [named("charles@example.com")] }
    const email = sendableOf(newEmail({ accountId: newId() }), null)
    const messageWith = (over: Partial<typeof email>) =>
      messageOf({ ...email, ...over }, 1, email.recipients, null, null)
    const replyTo = [erased, "desk@engines.example"]
    assert.deepInclude(messageWith({ ...some, replyTo }), { ...shown, replyTo: [named("desk@engines.example")] })
    const own = messageWith({ to: ["bo@example.com"], ownHeader: { ...ownHeader, visible: some } })
    assert.deepInclude(own, { ...shown, onlyShown: ["ada@example.com", "charles@example.com"] })
  })

  describe("sends bounces", () => {
    const pathOf = (options: Parameters<typeof made>[1]) => {
      const { email, message: { envelope } } = made({ from: "Hello@Bücher.example" }, options)
      return [envelope.from.replace(email.id, "ID"), envelope.bounceDomain]
    }

    it("to the sender where nobody receives them for it", () => {
      assert.deepStrictEqual(pathOf({}), ["Hello@xn--bcher-kva.example", null])
    })

    it("of signed mail to its domain's return path, by the id of the email", () => {
      assert.deepStrictEqual(pathOf({ key: dkim }), ["bounce+ID@send.engines.example", "send.engines.example"])
    })

    it("to the operator's return path, of all mail", () => {
      const returnPath = "bounces@operator.example"
      assert.deepStrictEqual(pathOf({ returnPath }), [returnPath, null])
      assert.deepStrictEqual(pathOf({ returnPath, key: dkim }), [returnPath, null])
    })
  })
})
