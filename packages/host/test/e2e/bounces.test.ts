import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import * as net from "node:net"
import { tmpdir } from "node:os"
import * as path from "node:path"
import * as tls from "node:tls"
import { afterAll, assert, beforeAll, beforeEach, describe, it } from "vitest"
import { freePort } from "../../../../scripts/free-port.ts"
import { certificateFor } from "../../../node/test/certificate.ts"
import {
  deploy,
  type Deployment,
  type MailServer,
  startMailServer,
  startReceiver,
  until,
  type WebhookReceiver
} from "./Deployment.ts"

const feedback = "fbl@sendwright.example"
const directory = mkdtempSync(path.join(tmpdir(), "sendwright-bounces-"))

let mail: MailServer
let hook: WebhookReceiver
let sendwright: Deployment
let listener: number

beforeAll(async () => {
  mail = await startMailServer()
  hook = await startReceiver()
  listener = await freePort()
  const { cert, key } = certificateFor("bounces.sendwright.example")
  const [certFile, keyFile] = [path.join(directory, "cert.pem"), path.join(directory, "key.pem")]
  writeFileSync(certFile, cert)
  writeFileSync(keyFile, key)
  sendwright = await deploy({
    SMTP_URL: mail.url,
    SENDWRIGHT_MAIL_HOST: "bounces.sendwright.example",
    SENDWRIGHT_MAIL_LISTEN: String(listener),
    SENDWRIGHT_FEEDBACK_ADDRESS: feedback,
    SENDWRIGHT_MAIL_TLS_CERT: certFile,
    SENDWRIGHT_MAIL_TLS_KEY: keyFile
  })
  await sendwright.call("POST", "/v1/webhooks", { url: hook.url })
}, 300_000)
afterAll(async () => {
  await sendwright?.stop()
  hook?.stop()
  mail?.stop()
  rmSync(directory, { recursive: true, force: true })
})
beforeEach(() => {
  mail.taken.length = 0
  hook.received.length = 0
})

/** The replies to these lines, of which the last may be a whole message. */
const say = async (socket: net.Socket, lines: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const replies: Array<string> = []
  for (const line of lines) {
    socket.write(`${line}\r\n`)
    let reply = ""
    while (!/^\d{3}(?: .*)?\r\n$/m.test(reply)) {
      const [chunk] = await once(socket, "data")
      reply += chunk.toString()
    }
    replies.push(reply)
  }
  return replies
}

const dial = async (): Promise<net.Socket> => {
  const socket = net.connect(listener, "127.0.0.1")
  await once(socket, "data")
  return socket
}

/** Brings a message to an address, through STARTTLS; answers with the last reply. */
const bring = async (to: string, message: string): Promise<string> => {
  const plain = await dial()
  const [hello = ""] = await say(plain, ["EHLO mx.example.com", "STARTTLS"])
  assert.include(hello, "STARTTLS")
  const socket = tls.connect({ socket: plain, rejectUnauthorized: false })
  await once(socket, "secureConnect")
  const text = `${message.replaceAll(/\r?\n/g, "\r\n")}\r\n.`
  const replies = await say(socket, ["EHLO mx.example.com", "MAIL FROM:<>", `RCPT TO:<${to}>`])
  const last = replies.at(-1) ?? ""
  const answer = last.startsWith("250") ? (await say(socket, ["DATA", text])).at(-1) ?? "" : last
  socket.destroy()
  return answer
}

const bounceOf = (recipient: string) =>
  `From: MAILER-DAEMON@mx.example.com (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
Message-ID: <bounce-1@mx.example.com>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="B"

--B
Content-Type: text/plain

No such user.

--B
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com

Final-Recipient: rfc822; ${recipient}
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 No such user

--B--`

const complaintOf = (returnPath: string) =>
  `From: feedback@fbl.example.com
Subject: complaint
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="B"

--B
Content-Type: message/feedback-report

Feedback-Type: abuse
User-Agent: Loop/1.0
Version: 1

--B
Content-Type: message/rfc822

Return-Path: <${returnPath}>
Subject: hello

--B--`

/** An email that was taken by the mail server, and the return path that it was taken with. */
const sent = async () => {
  const { id } = await sendwright.call("POST", "/v1/emails", {
    from: `orders@${sendwright.sandbox}`,
    to: sendwright.owner,
    subject: "hello",
    text: "hello"
  })
  await until("email.sent", async () => {
    const email = await sendwright.call("GET", `/v1/emails/${id}`)
    return email.status === "sent" ? true : undefined
  })
  const returnPath = mail.taken[0]?.from ?? ""
  assert.match(returnPath, /^b\+[a-z2-7]{52}@bounces\.sendwright\.example$/)
  return { id: id as string, returnPath }
}

const reasons = async () =>
  (await sendwright.call("GET", "/v1/suppressions")).data.map((entry: any) => [entry.email_address, entry.reason])

const told = (type: string, id: string) =>
  hook.received.filter(({ body }) => body.type === type && body.data.email_id === id)

describe("a server that takes incoming mail", () => {
  it("takes a hard bounce: status, suppression and webhook, once", async () => {
    const { id, returnPath } = await sent()
    const forged = returnPath.replace(/.(?=@)/, (last) => last === "a" ? "q" : "a")
    assert.match(await bring(forged, bounceOf(sendwright.owner)), /^550/)
    assert.match(await bring("postmaster@bounces.sendwright.example", bounceOf(sendwright.owner)), /^550/)
    assert.deepStrictEqual(await reasons(), [])
    assert.match(await bring(returnPath, bounceOf("somebody@else.example")), /^250/)
    const email = await sendwright.call("GET", `/v1/emails/${id}`)
    assert.strictEqual(email.status, "bounced")
    assert.deepStrictEqual(email.events.at(-1).payload, {
      recipients: [sendwright.owner],
      bounce_type: "permanent",
      bounce_sub_type: "general",
      diagnostic_code: "550 5.1.1 No such user",
      status_code: "5.1.1",
      reporting_mta: "mx.example.com",
      provider: "smtp",
      provider_message_id: email.provider_message_id
    })
    assert.deepStrictEqual(await reasons(), [[sendwright.owner, "bounce"]])
    await until("the webhook", () => told("email.bounced", id).length > 0 ? true : undefined)
    assert.match(await bring(returnPath, bounceOf(sendwright.owner)), /^250/)
    const again = await sendwright.call("GET", `/v1/emails/${id}`)
    assert.deepStrictEqual(again.events, email.events)
    await fetch(`http://127.0.0.1:${sendwright.port}/v1/suppressions/${encodeURIComponent(sendwright.owner)}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${sendwright.key}` }
    })
    const { id: other } = await sent()
    await until("the next webhook", () => told("email.sent", other).length > 0 ? true : undefined)
    assert.strictEqual(told("email.bounced", id).length, 1)
  })

  it("takes a complaint at the feedback address", async () => {
    const { id, returnPath } = await sent()
    assert.match(await bring(feedback, complaintOf("orders@example.com")), /^250/)
    assert.strictEqual((await sendwright.call("GET", `/v1/emails/${id}`)).status, "sent")
    assert.match(await bring(feedback, complaintOf(returnPath)), /^250/)
    const email = await sendwright.call("GET", `/v1/emails/${id}`)
    assert.strictEqual(email.status, "complained")
    assert.deepInclude(email.events.at(-1).payload, { complaint_type: "abuse", user_agent: "Loop/1.0" })
    assert.deepStrictEqual(await reasons(), [[sendwright.owner, "complaint"]])
  })

  it("stores mail to an account's own name, once, with what was found of its sender", async () => {
    const to = `help@${sendwright.sandbox.replace(".sandbox.", ".inbound.")}`
    const question =
      "From: Ada <ada@nowhere.invalid>\nSubject: How many?\nMessage-ID: <1@nowhere.invalid>\n\nHow many cards?"
    for (let times = 0; times < 2; times++) assert.match(await bring(to, question), /^250/)
    const { data } = await sendwright.call("GET", "/v1/received")
    assert.strictEqual(data.length, 1)
    assert.deepInclude(data[0], { from: "Ada <ada@nowhere.invalid>", subject: "How many?" })
    assert.notStrictEqual(data[0].authentication, null)
  })
})
