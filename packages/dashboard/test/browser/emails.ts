import type { Answer } from "../../page/src/foundation/api.ts"

export type Detail = Answer<"GET /accounts/:account_id/emails/:id">
type Recipient = Detail["recipients"][number]
type Entry = Detail["timeline"][number]
type Event = NonNullable<Entry["event"]>

const day = "2026-11-22T"
/** The time at which the emails of tests are sent. */
export const at = (time: string): string => `${day}${time}Z`

export const recipient = (email_address: string, over: Partial<Recipient> = {}): Recipient => ({
  email_address,
  status: "delivered",
  at: at("12:04:07.913"),
  reply: "mx1.example.jp 250 2.0.0 Ok",
  meaning: null,
  is_simulated: false,
  was_suppressed: false,
  ...over
})

export const noMailbox = recipient("lee@example.com", {
  status: "bounced",
  at: at("12:04:07.020"),
  reply: "550 5.1.1 No such user",
  meaning: {
    class: "mailbox_unknown",
    about: "recipient",
    meaning: "The mailbox does not exist.",
    advice: "Correct the address, or ask the person for another one.",
    status_code: "5.1.1",
    is_permanent: true
  },
  was_suppressed: true
})

export const event = (type: Event["type"], time: string, payload: Event["payload"] = {}): Entry => ({
  at: at(time),
  event: { id: `evt_${type}_${time}`, type, payload, occurred_at: at(time) },
  handoff: null,
  webhook: null
})

export const handoff = (over: Partial<NonNullable<Entry["handoff"]>> = {}): Entry => ({
  at: at("12:04:06.502"),
  event: null,
  handoff: {
    number: 1,
    began_at: at("12:04:06.502"),
    ended_at: at("12:04:06.533"),
    provider: "smtp",
    outcome: "accepted",
    reply: "250 2.0.0 Ok: queued as 4XyZ",
    meaning: null,
    next_at: null,
    ...over
  },
  webhook: null
})

const html = `<!doctype html><html><body style="font-family: sans-serif; padding: 24px">
<h1>Reset your password</h1><p>Hello Mrs Tanaka, here is <a href="https://acme.dev/reset">your link</a>.</p>
<img src="https://acme.dev/logo.png" alt="Acme"></body></html>`

/** An email to three people, two of whom received it, with the changes in `over`. */
export const detail = (
  over: Partial<Omit<Detail, "email">> & { readonly email?: Partial<Detail["email"]> } = {}
): Detail => {
  const timeline = over.timeline ?? [
    event("email.queued", "12:04:06.481"),
    handoff(),
    event("email.sent", "12:04:06.533"),
    event("email.bounced", "12:04:07.020", {
      recipients: ["lee@example.com"],
      bounce_type: "permanent",
      diagnostic_code: "550 5.1.1 No such user"
    }),
    {
      at: at("12:04:07.051"),
      event: null,
      handoff: null,
      webhook: {
        delivery_id: "del_02",
        number: 1,
        url: "https://api.acme.dev/hooks",
        event_type: "email.bounced",
        response_code: 500,
        error: "the endpoint answered 500",
        duration_ms: 24,
        next_at: at("12:04:12.051")
      }
    },
    event("email.delivered", "12:04:07.913", { recipients: ["tanaka@example.jp", "kim@example.jp"] })
  ]
  return {
    is_shortened: false,
    recipients: [recipient("tanaka@example.jp"), recipient("kim@example.jp", { reply: null }), noMailbox],
    origin: {
      key_id: "key_01",
      key_name: "web",
      user_id: null,
      request_id: "7f3a0000000000000000000000000000",
      copy_of: null
    },
    waiting: null,
    answers: [],
    replies: [],
    deliveries: [
      {
        id: "del_02",
        endpoint_id: "whk_01",
        email_event_id: "evt_02",
        event_type: "email.bounced",
        email_id: "eml_01",
        status: "failed",
        attempts: 8,
        last_error: "the endpoint answered 500",
        response_code: 500,
        duration_ms: 24,
        is_test: false,
        replay_of: null,
        created_at: at("12:04:07.021"),
        url: "https://api.acme.dev/hooks",
        next_at: null
      }
    ],
    ...over,
    timeline,
    email: {
      id: "eml_01",
      mode: "live",
      from: "Acme <hello@acme.dev>",
      to: ["tanaka@example.jp"],
      cc: ["kim@example.jp"],
      bcc: ["lee@example.com"],
      reply_to: null,
      subject: "Reset your password",
      tags: ["reset"],
      status: "bounced",
      scheduled_at: null,
      created_at: at("12:04:06.481"),
      updated_at: at("12:04:07.913"),
      match: null,
      html,
      text: "Reset your password: https://acme.dev/reset",
      headers: { "X-Entity-Ref-ID": "18421" },
      unsubscribe_url: null,
      idempotency_key: null,
      attachments: [
        { filename: "terms.pdf", content_type: "application/pdf", size: 48_211 },
        { filename: "logo.png", content_type: "image/png", size: 2_040, content_id: "logo", disposition: "inline" }
      ],
      domain_id: "dom_01",
      provider_message_id: "4XyZ",
      error: null,
      // The page accepts events with any fields, the type only those of each event type.
      events: timeline.flatMap(({ event }) => event === null ? [] : [event]) as unknown as Detail["email"]["events"],
      ...over.email
    }
  }
}
