import { describe, expect, test } from "vitest"
import { adviceOf, sentencesOf } from "../../page/src/screens/email/sentence.ts"
import { at, type Detail, detail, event, handoff, noMailbox, recipient } from "../browser/emails.ts"

const say = (time: string): string => `at ${time.slice(11, 16)}`
const said = (given: Detail): string => sentencesOf(given, say).join(" ")

const waiting = (over: Partial<NonNullable<Detail["waiting"]>>): NonNullable<Detail["waiting"]> => ({
  kind: "turn",
  until: null,
  since: null,
  attempts: null,
  throttle: null,
  ...over
})

const full = {
  class: "mailbox_full",
  about: "recipient",
  meaning: "The mailbox is full.",
  advice: "Wait: it is tried again without your doing."
} as const

const queued = (over: Parameters<typeof detail>[0] = {}) =>
  detail({
    recipients: [recipient("tanaka@example.jp", { status: "queued", at: null, reply: null })],
    timeline: [event("email.queued", "12:04:06.481")],
    waiting: waiting({}),
    ...over,
    email: { status: "queued", ...over.email }
  })

describe("the sentence of an email", () => {
  test("names what arrived, what did not and why, and what follows", () => {
    expect(said(detail())).toBe(
      "Delivered to 2 of 3 in 1.4 s. lee@example.com does not exist (550 5.1.1). "
        + "The address was suppressed then, so that further email to it is refused."
    )
    expect(adviceOf(detail())).toEqual(["Correct the address, or ask the person for another one."])
  })

  test("is short if all is well", () => {
    const one = detail({ recipients: [recipient("tanaka@example.jp")], email: { status: "delivered" } })
    expect(said(one)).toBe("Delivered in 1.4 s.")
    expect(adviceOf(one)).toEqual([])
    const three = ["a@b.example", "c@d.example", "e@f.example"].map((address) => recipient(address))
    expect(said(detail({ recipients: three }))).toBe("Delivered to all 3 in 1.4 s.")
  })

  test("counts the time from the scheduled one", () => {
    const timeline = [
      event("email.scheduled", "09:00:00.000"),
      event("email.queued", "12:00:00.000"),
      event("email.delivered", "12:00:02.000")
    ]
    expect(
      said(detail({ recipients: [recipient("a@b.example")], timeline, email: { created_at: at("09:00:00.000") } }))
    )
      .toBe("Delivered in 2.0 s.")
  })

  test("leaves the time out if clocks disagree", () => {
    const timeline = [event("email.queued", "12:00:00.000"), event("email.delivered", "11:59:59.000")]
    expect(said(detail({ recipients: [recipient("a@b.example")], timeline }))).toBe("Delivered.")
  })

  test("mentions suppression only if there was one", () => {
    expect(said(detail({ recipients: [{ ...noMailbox, was_suppressed: false }], timeline: [] })))
      .toBe("lee@example.com does not exist (550 5.1.1).")
  })

  test("distinguishes a full mailbox from a missing one, in the words of the reply's meaning", () => {
    const bounced = recipient("lee@example.com", {
      status: "bounced",
      reply: "552 5.2.2 Over quota",
      meaning: { ...full, status_code: "5.2.2", is_permanent: true }
    })
    expect(said(detail({ recipients: [bounced], timeline: [] })))
      .toBe("lee@example.com bounced: the mailbox is full (552 5.2.2).")
  })

  test("names two recipients who did not get it, and counts the others", () => {
    const many = ["a", "b", "c", "d"].map((name) => ({ ...noMailbox, email_address: `${name}@example.com` }))
    expect(said(detail({ recipients: many, timeline: [] }))).toBe(
      "a@example.com does not exist (550 5.1.1). b@example.com does not exist (550 5.1.1). "
        + "It did not reach 2 more recipients. a@example.com, b@example.com and 2 more were suppressed then, "
        + "so that further email to them is refused."
    )
  })

  test("names those who reported it as spam, and says that they have it", () => {
    const spam = recipient("lee@example.com", { status: "complained", was_suppressed: true })
    expect(said(detail({ recipients: [spam] }))).toBe(
      "Delivered in 1.4 s. lee@example.com reported it as spam. "
        + "The address was suppressed then, so that further email to it is refused."
    )
  })

  test("does not call an email delivered that was only handed over", () => {
    const sent = recipient("a@b.example", { status: "sent", reply: null })
    const timeline = [event("email.queued", "12:00:00.000"), event("email.sent", "12:00:01.000")]
    expect(said(detail({ recipients: [sent], timeline, email: { status: "sent" } })))
      .toBe("Sent. The receiving server has not said yet what became of it.")
  })

  test("gives the engine's reason if it was refused before any server was asked", () => {
    const reply = "The domain app.example is not verified on this account: add it."
    const refused = recipient("lee@example.com", { status: "failed", reply, meaning: null })
    const given = detail({ recipients: [refused], timeline: [], email: { status: "failed", error: `code: ${reply}` } })
    expect(said(given)).toBe(`It was not sent. ${reply}`)
    expect(adviceOf(given)).toEqual([])
  })

  test("gives a reason for a failed email even if no server replied", () => {
    const failed = recipient("a@b.example", { status: "failed", reply: null })
    const error = "The sender's domain was removed, or is no longer verified."
    expect(said(detail({ recipients: [failed], timeline: [], email: { status: "failed", error } })))
      .toBe(`It was not sent. ${error}`)
  })

  test("gives the reason that a queued email waits", () => {
    expect(said(queued())).toBe("It is queued, and goes out as soon as it is its turn.")
    expect(said(queued({ waiting: waiting({ kind: "time", until: at("18:00:00.000") }) })))
      .toBe("It will be sent at 18:00.")
    expect(said(queued({ waiting: waiting({ kind: "throttle", throttle: "domain:gmail.com" }) })))
      .toBe("It waits for its turn: only so many emails at once go to gmail.com.")
    for (
      const kind of [
        "held",
        "answer",
        "account_suspended",
        "account_paused",
        "domain_unverified",
        "receiver_paused"
      ] as const
    ) {
      expect(said(queued({ waiting: waiting({ kind }) }))).toMatch(/^It (?:is|waits)/)
    }
    expect(adviceOf(queued({ waiting: waiting({ kind: "held" }) }))).toHaveLength(1)
  })

  test("gives the reply to the last attempt, and the time of the next", () => {
    const refusal = handoff({
      outcome: "temporarily_refused",
      reply: "452 4.2.2 Mailbox full",
      meaning: { ...full, status_code: "4.2.2", is_permanent: false }
    })
    const trying = queued({
      timeline: [event("email.queued", "12:04:06.481"), refusal],
      waiting: waiting({ kind: "next_try", until: at("12:05:00.000"), attempts: 1 })
    })
    expect(said(trying)).toBe(
      "smtp did not take it yet: the mailbox is full (452 4.2.2). It is tried again at 12:05, after 1 hand-off."
    )
    expect(adviceOf(trying)).toEqual(["Wait: it is tried again without your doing."])
  })

  test("says that nobody got a cancelled email, and is never empty", () => {
    const none = recipient("a@b.example", { status: "cancelled", reply: null })
    expect(said(detail({ recipients: [none], email: { status: "cancelled" } })))
      .toBe("Cancelled before it was sent. Nobody got it.")
    expect(said(detail({ recipients: [] }))).not.toBe("")
  })
})
