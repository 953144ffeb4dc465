/** Requests with which services bring mail, in the shapes of their documentation, and signed. */
import * as RawDoor from "@sendwright/receiving/RawDoor"
import * as FakeSns from "@sendwright/testing/FakeSns"
import * as Redacted from "effect/Redacted"
import { createHmac, generateKeyPairSync, randomBytes, sign } from "node:crypto"

export interface Mail {
  readonly message: string
  readonly from: string
  readonly to: ReadonlyArray<string>
}

export interface Post {
  readonly path: string
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

export const login = "sendwright:a-password-for-tests"
export const mailgunKey = Redacted.make("a-signing-key-for-tests")
export const rawSecret = Redacted.make("32 characters that nobody guesses!".replaceAll(" ", "-"))
const pair = generateKeyPairSync("ec", { namedCurve: "prime256v1" })
export const sendgridKey = pair.publicKey.export({ type: "spki", format: "der" }).toString("base64")
export const sns = FakeSns.make()

const basic = { authorization: `Basic ${Buffer.from(login).toString("base64")}` }

/** A form of these fields (RFC 7578). */
export const multipart = (fields: Readonly<Record<string, string>>, boundary = "xYzZY") => ({
  body: Buffer.from(
    Object.entries(fields)
      .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join("") + `--${boundary}--\r\n`
  ),
  headers: { "content-type": `multipart/form-data; boundary=${boundary}` }
})

const urlencoded = (fields: Readonly<Record<string, string>>) => ({
  body: Buffer.from(new URLSearchParams(fields).toString()),
  headers: { "content-type": "application/x-www-form-urlencoded" }
})

const mailgunFields = ({ from, message, to }: Mail, token: string): Record<string, string> => {
  const timestamp = String(Math.floor(Date.now() / 1_000))
  return {
    recipient: to.join(", "),
    sender: from,
    from: `Somebody <${from}>`,
    subject: "How many?",
    "body-mime": message,
    timestamp,
    token,
    signature: createHmac("sha256", Redacted.value(mailgunKey)).update(timestamp + token).digest("hex")
  }
}

export const mailgun = (
  mail: Mail,
  token = randomBytes(25).toString("hex"),
  form: (fields: Record<string, string>) => Pick<Post, "body" | "headers"> = multipart
): Post => ({ path: "/providers/mailgun/received/mime", ...form(mailgunFields(mail, token)) })

const sendgridForm = ({ from, message, to }: Mail, ip: string) =>
  multipart({
    dkim: "{@mail.example : pass}",
    to: to.join(", "),
    from: `Somebody <${from}>`,
    subject: "How many?",
    email: message,
    sender_ip: ip,
    SPF: "pass",
    envelope: JSON.stringify({ to, from }),
    charsets: "{\"to\":\"UTF-8\"}"
  })

/** With a password in the URL of its webhook. */
export const sendgrid = (mail: Mail): Post => {
  const { body, headers } = sendgridForm(mail, "192.0.2.7")
  return { path: "/providers/sendgrid/received", body, headers: { ...headers, ...basic } }
}

/** With a security policy. */
export const sendgridSigned = (mail: Mail): Post => {
  const { body, headers } = sendgridForm(mail, "192.0.2.7")
  const timestamp = String(Math.floor(Date.now() / 1_000))
  return {
    path: "/providers/sendgrid2/received",
    body,
    headers: {
      ...headers,
      "x-twilio-email-event-webhook-timestamp": timestamp,
      "x-twilio-email-event-webhook-signature": sign(
        "sha256",
        Buffer.concat([Buffer.from(timestamp), body]),
        pair.privateKey
      ).toString("base64")
    }
  }
}

/** What Postmark posts, with or without the raw message. */
export const postmark = ({ from, message, to }: Mail, hasRaw = true, more: object = {}): Post => ({
  path: "/providers/postmark/received",
  headers: { "content-type": "application/json", ...basic },
  body: Buffer.from(JSON.stringify({
    FromName: "Bärbel",
    MessageStream: "inbound",
    From: `"Bärbel" <${from}>`,
    FromFull: { Email: from, Name: "Bärbel", MailboxHash: "" },
    To: `"Help" <${to[0]}>`,
    ToFull: [{ Email: to[0], Name: "Help", MailboxHash: "" }],
    Cc: "",
    CcFull: [],
    Bcc: "",
    BccFull: [],
    OriginalRecipient: to[0],
    Subject: "How mäny?",
    MessageID: "73e6d360-66eb-11e1-8e72-a8904824019b",
    ReplyTo: "",
    MailboxHash: "",
    Date: "Thu, 26 Nov 2026 12:00:00 +0000",
    TextBody: "How many cärds?",
    HtmlBody: "<p>How many cärds?</p>",
    StrippedTextReply: "",
    Tag: "",
    Headers: [
      { Name: "Return-Path", Value: `<${from}>` },
      { Name: "Message-ID", Value: "<1@mail.example>" },
      { Name: "X-Spam-Status", Value: "No" },
      { Name: "MIME-Version", Value: "1.0" }
    ],
    Attachments: [{
      Name: "a ä.txt",
      Content: Buffer.from("a file\n".repeat(100)).toString("base64"),
      ContentType: "text/plain",
      ContentLength: 700,
      ContentID: ""
    }],
    ...(hasRaw ? { RawEmail: message } : {}),
    ...more
  }))
})

/** What SES publishes of a message that it received. */
export const receipt = ({ from, to }: Mail, action: object, content?: string): string =>
  JSON.stringify({
    notificationType: "Received",
    mail: {
      timestamp: "2026-11-26T12:00:00.000Z",
      source: from,
      messageId: "d6iitobk75ur44p8kdnnp7g2n800",
      destination: to,
      headersTruncated: false,
      headers: [],
      commonHeaders: { subject: "How many?" }
    },
    receipt: {
      timestamp: "2026-11-26T12:00:00.000Z",
      processingTimeMillis: 574,
      recipients: to,
      spamVerdict: { status: "PASS" },
      virusVerdict: { status: "PASS" },
      spfVerdict: { status: "PASS" },
      dkimVerdict: { status: "PASS" },
      dmarcVerdict: { status: "PASS" },
      action: { topicArn: sns.topicArn, ...action }
    },
    ...(content === undefined ? {} : { content })
  })

export const ses = (published: string, from = sns): Post => ({
  path: "/providers/ses/received",
  headers: { ...from.headers("Notification") },
  body: Buffer.from(from.notification(published, new Date()))
})

/** With the message in the notification. */
export const sesInline = (mail: Mail): Post =>
  ses(receipt(mail, { type: "SNS", encoding: "BASE64" }, Buffer.from(mail.message).toString("base64")))

/** From a worker of the operator's. */
export const raw = ({ from, message, to }: Mail, at = new Date()): Post => {
  const query = `${new URLSearchParams({ from, ip: "192.0.2.7" })}${
    to.map((one) => `&to=${encodeURIComponent(one)}`).join("")
  }`
  const body = Buffer.from(message)
  return {
    path: `/received/raw?${query}`,
    body,
    headers: { "content-type": "message/rfc822", "x-signature": RawDoor.sign(rawSecret, { at, body, query }) }
  }
}

export const mailgunEncoded = (mail: Mail) => mailgun(mail, undefined, urlencoded)
