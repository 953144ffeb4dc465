/** Requests with which the providers report, in the shapes of their documentation, signed for the keys beside them. */
import { createHmac, generateKeyPairSync, sign } from "node:crypto"
import type { Name } from "./providers.ts"

export interface Post {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

type Json = Readonly<Record<string, unknown>>

const at = Date.UTC(2026, 10, 22, 12)
const seconds = String(at / 1_000)

export const login = "sendwright:a-password-for-tests"
export const resendSecret = `whsec_${Buffer.from("a-secret-for-tests-of-resend").toString("base64")}`
export const mailgunKey = "a-signing-key-for-tests"
const pair = generateKeyPairSync("ec", { namedCurve: "prime256v1" })
export const sendgridKey = pair.publicKey.export({ type: "spki", format: "der" }).toString("base64")

const basic = (body: string): Post => ({
  body,
  headers: { authorization: `Basic ${Buffer.from(login).toString("base64")}` }
})

const svix = (body: string): Post => {
  const key = Buffer.from(resendSecret.slice("whsec_".length), "base64")
  const id = "msg_2W2D3qXLS5fOaPja1GDg7rF2CwB"
  const signature = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")
  return { body, headers: { "svix-id": id, "svix-timestamp": seconds, "svix-signature": `v1,${signature}` } }
}

const ecdsa = (body: string): Post => ({
  body,
  headers: {
    "x-twilio-email-event-webhook-timestamp": seconds,
    "x-twilio-email-event-webhook-signature": sign("sha256", Buffer.from(seconds + body), pair.privateKey).toString(
      "base64"
    )
  }
})

/** Another body in the place of a request's own, from the same sender. Mailgun's signature stands in the body. */
export const resigned = (name: Name, post: Post, body: string): Post =>
  name === "postmark"
    ? basic(body)
    : name === "resend"
    ? svix(body)
    : name === "sendgrid"
    ? ecdsa(body)
    : { ...post, body }

const postmarkMessage = (emailId: string) => ({
  MessageID: "883953f4-6105-42a2-a16a-77a8eac79483",
  ServerID: 23,
  MessageStream: "outbound",
  Tag: "",
  Metadata: { email_id: emailId, attempt: "1" }
})

const postmarkBounce = (emailId: string, type: string, recordType: string): Post =>
  basic(JSON.stringify({
    RecordType: recordType,
    ID: 901542550,
    Type: type,
    TypeCode: 1,
    Name: type,
    ...postmarkMessage(emailId),
    Description: "The server was unable to deliver your message (ex: unknown user, mailbox not found).",
    Details: "smtp;550 5.1.1 No such user",
    Email: "Ada@Example.com",
    From: "sender@example.com",
    BouncedAt: "2026-11-22T07:00:00.3963933-05:00",
    DumpAvailable: true,
    Inactive: true,
    CanActivate: true,
    Subject: "Your order"
  }))

export const postmark = {
  delivery: (emailId: string): Post =>
    basic(JSON.stringify({
      RecordType: "Delivery",
      ...postmarkMessage(emailId),
      Recipient: "ada@example.com",
      DeliveredAt: "2026-11-22T07:00:00.2735393-05:00",
      Details: "smtp;250 2.0.0 OK"
    })),
  bounce: (emailId: string, type: string): Post => postmarkBounce(emailId, type, "Bounce"),
  complaint: (emailId: string): Post => postmarkBounce(emailId, "SpamComplaint", "SpamComplaint"),
  other: (kind: string): Post =>
    basic(
      JSON.stringify({
        RecordType: kind,
        MessageID: "883953f4-6105-42a2-a16a-77a8eac79483",
        Recipient: "ada@example.com"
      })
    )
}

export const resend = {
  post: (emailId: string, type: string, data: Json = {}): Post =>
    svix(JSON.stringify({
      type,
      created_at: "2026-11-22T11:59:58.126Z",
      data: {
        created_at: "2026-11-22T11:59:50.894719+00:00",
        email_id: "56761188-7520-42d8-8898-ff6fc54ce618",
        from: "Acme <onboarding@resend.dev>",
        to: ["ada@example.com"],
        subject: "Your order",
        tags: { email_id: emailId, recipients: "1" },
        ...data
      }
    }))
}

export const mailgun = {
  post: (emailId: string, event: Json): Post => {
    const body = {
      "id": `hTWCTD81RtiDN-${event["event"]}`,
      "timestamp": at / 1_000 + 0.153125,
      "log-level": "info",
      "recipient": "ada@example.com",
      "recipient-domain": "example.com",
      "tags": [],
      "user-variables": { email_id: emailId, attempt: "1", recipients: "1" },
      "message": {
        headers: {
          "to": "ada@example.com",
          "message-id": "0198c0de.1@mail.example.com",
          "from": "shop@example.com",
          "subject": "Your order"
        },
        attachments: [],
        size: 809
      },
      ...event
    }
    // Of its own for each report.
    const token = createHmac("sha256", "token").update(JSON.stringify(body)).digest("hex").slice(0, 50)
    const signature = createHmac("sha256", mailgunKey).update(`${seconds}${token}`).digest("hex")
    return {
      body: JSON.stringify({ "signature": { timestamp: seconds, token, signature }, "event-data": body }),
      headers: {}
    }
  }
}

export const sendgrid = {
  event: (emailId: string, event: Json): Json => ({
    "email": "ada@example.com",
    "timestamp": at / 1_000 - 2,
    "smtp-id": "<14c5d75ce93.dfd.64b469@ismtpd-555>",
    "sg_event_id": `event-${event["event"]}`,
    "sg_message_id": "14c5d75ce93.dfd.64b469.filter0001.16648.5515E0B88.0",
    "email_id": emailId,
    "attempt": "1",
    "recipients": "1",
    ...event
  }),
  post: (...events: ReadonlyArray<Json>): Post => ecdsa(`${JSON.stringify(events)}\r\n`)
}
