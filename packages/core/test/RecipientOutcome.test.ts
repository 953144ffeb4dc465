import { assert, describe, it } from "@effect/vitest"
import type { Recipient } from "@sendwright/core/model/Email"
import { type EmailEvent, eventTypes } from "@sendwright/core/model/EmailEvent"
import { type RecipientState, recipientStates, toStatus } from "@sendwright/core/model/EmailStatus"
import { outcomesOf } from "@sendwright/core/RecipientOutcome"
import { waiting } from "@sendwright/core/replies/ReplyClass"
import { refusalDetails } from "@sendwright/core/requests/refusedEmail"
import * as FastCheck from "fast-check"

const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 12, 0, second))

const recipient = (address: string, state: RecipientState, over: Partial<Recipient> = {}): Recipient => ({
  address,
  envelope: address,
  state,
  simulation: null,
  ...over
})

let sequence = 0
const event = (type: EmailEvent["type"], second: number, details: EmailEvent["details"] = {}): EmailEvent => ({
  id: `event-${sequence}`,
  emailId: "e",
  type,
  details,
  occurredAt: at(second),
  sequence: sequence++
})

const bounce = { bounce_type: "permanent", diagnostic_code: "550 5.1.1 No such user", status_code: "5.1.1" }
const events = [
  event("email.queued", 0),
  event("email.sent", 1),
  event("email.bounced", 2, { recipients: ["Lee@EXAMPLE.com"], ...bounce }),
  event("email.delivered", 3, { recipients: ["kim@example.jp"], smtp_response: "250 2.0.0 Ok" }),
  event("email.delivered", 4, { recipients: ["kim@example.jp"] })
]
const look = (recipients: ReadonlyArray<Recipient>, over: Partial<Parameters<typeof outcomesOf>[0]> = {}) =>
  outcomesOf({ mode: "live", status: "bounced", recipients, events, ...over })

describe("what has become of recipients", () => {
  it("is told of each by the event that brought it about, and what its reply means", () => {
    const [kim, lee, tanaka] = look([
      recipient("kim@example.jp", "delivered"),
      recipient("lee@example.com", "bounced"),
      recipient("tanaka@example.jp", "sent")
    ])
    assert.deepStrictEqual([kim?.status, kim?.at, kim?.reply, kim?.meaning], [
      "delivered",
      at(3),
      "250 2.0.0 Ok",
      null
    ])
    assert.deepStrictEqual([lee?.status, lee?.at, lee?.reply], ["bounced", at(2), "550 5.1.1 No such user"])
    assert.deepStrictEqual(lee?.meaning, {
      class: "mailbox_unknown",
      about: "recipient",
      meaning: "The mailbox does not exist.",
      advice: "Correct the address, or ask the person for another one.",
      status: "5.1.1",
      isPermanent: true,
      source: "iana"
    })
    assert.deepStrictEqual([tanaka?.status, tanaka?.at, tanaka?.meaning], ["sent", at(1), null])
  })

  it("says that an address was suppressed where it was: in live mode, for real people, for good", () => {
    const suppressed = (state: RecipientState, over: Partial<Recipient> = {}, mode: "live" | "test" = "live") =>
      look([recipient("lee@example.com", state, over)], { mode })[0]?.wasSuppressed
    assert.isTrue(suppressed("bounced"))
    assert.isTrue(suppressed("complained"))
    assert.isFalse(suppressed("bounced_softly"))
    assert.isFalse(suppressed("bounced", { simulation: "bounced" }))
    assert.isFalse(suppressed("bounced", {}, "test"))
  })

  it("is a delay while the last that was heard is one, and none any more once it is delivered", () => {
    const delayed = [
      ...events.slice(0, 2),
      event("email.delivery_delayed", 5, { diagnostic_code: "452 4.2.2 Mailbox full" })
    ]
    const [first] = look([recipient("a@example.com", "sent")], { events: delayed, status: "sent" })
    assert.deepStrictEqual([first?.status, first?.at, first?.meaning?.advice], ["delayed", at(5), waiting])
    const [then] = look([recipient("a@example.com", "delivered")], {
      events: [...delayed, event("email.delivered", 6)],
      status: "delivered"
    })
    assert.deepStrictEqual([then?.status, then?.at], ["delivered", at(6)])
  })

  it("is no server's answer where the engine refused a request that was stored by SQL", () => {
    const message = "The domain app.example is not verified."
    const rejected = (details: EmailEvent["details"]) => [event("email.queued", 0), event("email.rejected", 1, details)]
    const [own] = look([recipient("kim@example.jp", "failed")], {
      status: "failed",
      events: rejected(refusalDetails("domain_not_verified", message))
    })
    assert.deepInclude(own, { status: "failed", at: at(1), reply: message, meaning: null })
    const [other] = look([recipient("kim@example.jp", "failed")], {
      status: "failed",
      events: rejected({ ...refusalDetails("bad_content", message), provider: "ses" })
    })
    assert.isNotNull(other?.meaning ?? null)
  })

  it("is told of everybody once, whatever events hold", () => {
    const details = FastCheck.dictionary(
      FastCheck.constantFrom("recipients", "bounce_type", "diagnostic_code", "status_code", "smtp_response"),
      FastCheck.oneof(
        FastCheck.string(),
        FastCheck.integer(),
        FastCheck.array(FastCheck.string()),
        FastCheck.constant(null)
      )
    )
    const anyEvent = FastCheck.tuple(FastCheck.constantFrom(...eventTypes), FastCheck.nat(9), details)
      .map(([type, second, details]) => event(type, second, details))
    FastCheck.assert(FastCheck.property(
      FastCheck.array(FastCheck.constantFrom(...recipientStates), { maxLength: 5 }),
      FastCheck.array(anyEvent, { maxLength: 8 }),
      (states, events) => {
        const recipients = states.map((state, index) => recipient(`r${index}@example.com`, state))
        const outcomes = look(recipients, { events })
        assert.deepStrictEqual(outcomes.map(({ address }) => address), recipients.map(({ address }) => address))
        for (const [index, { status }] of outcomes.entries()) {
          assert.include([toStatus(states[index]!), "delayed"], status)
        }
      }
    ))
  })
})
