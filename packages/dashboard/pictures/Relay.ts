/** The mail server that email is handed to, and the reports that come back from the receivers behind it. */
import { once } from "node:events"
import * as net from "node:net"

/** What becomes of a recipient at the hand-off: refused by themselves or with the message, taken, or cut off. */
export type Verdict = { readonly refused: string; readonly at: "recipient" | "message" } | "taken" | "cut"

/** One recipient of one message that was taken. */
export interface Taken {
  readonly returnPath: string
  readonly recipient: string
  readonly messageId: string
}

export interface Relay extends Disposable {
  readonly port: number
  /** What was taken and not asked for yet, in the order in which it came. */
  readonly take: () => ReadonlyArray<Taken>
  /** How many hand-offs came to an end: taken, refused for good, or cut off. */
  readonly answered: () => number
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? ""

/** A small SMTP server (RFC 5321) that does with each recipient as `judge` says. */
export const startRelay = async (judge: (recipient: string) => Verdict): Promise<Relay> => {
  const taken: Array<Taken> = []
  let answered = 0
  const serve = (socket: net.Socket) => {
    const say = (line: string) => void socket.write(`${line}\r\n`)
    let returnPath = ""
    let recipients: Array<string> = []
    let message: Array<string> | undefined
    let rest = ""
    const end = () => {
      answered += 1
      const messageId = /^message-id: *<([^>]+)>/im.exec(message?.join("\n") ?? "")?.[1] ?? ""
      message = undefined
      const verdicts = recipients.map(judge)
      if (verdicts.includes("cut")) return void socket.destroy()
      const refusal = verdicts.find((verdict) => typeof verdict === "object")
      if (refusal !== undefined) return say(refusal.refused)
      taken.push(...recipients.map((recipient) => ({ returnPath, recipient, messageId })))
      say(`250 2.0.0 Ok: queued as 4d${String(answered).padStart(6, "0")}K7`)
    }
    const hear = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === "EHLO") {
        return say("250-relay.acme.dev\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250-DSN\r\n250 SIZE 52428800")
      }
      if (verb === "MAIL") {
        returnPath = addressIn(line)
        recipients = []
        return say("250 2.1.0 Ok")
      }
      if (verb === "RCPT") {
        const recipient = addressIn(line)
        const verdict = judge(recipient)
        if (typeof verdict === "object" && verdict.at === "recipient") {
          if (verdict.refused.startsWith("5")) answered += 1
          return say(verdict.refused)
        }
        recipients.push(recipient)
        return say("250 2.1.5 Ok")
      }
      if (verb === "DATA") {
        message = []
        return say("354 End data with <CR><LF>.<CR><LF>")
      }
      if (verb === "QUIT") return void socket.end("221 2.0.0 Bye\r\n")
      say("250 2.0.0 Ok")
    }
    socket.on("error", () => socket.destroy())
    socket.on("data", (chunk) => {
      const lines = `${rest}${chunk.toString("latin1")}`.split("\r\n")
      rest = lines.pop() ?? ""
      for (const line of lines) {
        if (message === undefined) hear(line)
        else if (line === ".") end()
        else message.push(line)
      }
    })
    say("220 relay.acme.dev ESMTP")
  }
  const server = net.createServer(serve).listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    port: (server.address() as net.AddressInfo).port,
    take: () => taken.splice(0),
    answered: () => answered,
    [Symbol.dispose]: () => void server.close()
  }
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1)

/** What a receiver reports of a recipient (RFC 3464). */
export interface Outcome {
  readonly action: "delivered" | "delayed" | "failed"
  readonly status: string
  readonly reply: string
}

const notification = ({ messageId, recipient, returnPath }: Taken, { action, reply, status }: Outcome): string =>
  `From: Mail Delivery System <MAILER-DAEMON@relay.acme.dev>
To: ${returnPath}
Subject: Delivery Status Notification
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="report"
Message-Id: <${action}.${messageId}>

--report
Content-Type: text/plain; charset=utf-8

This is the mail system at host relay.acme.dev.

<${recipient}>: ${reply}

--report
Content-Type: message/delivery-status

Reporting-MTA: dns; relay.acme.dev

Final-Recipient: rfc822; ${recipient}
Original-Recipient: rfc822; ${recipient}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx1.${domainOf(recipient)}
Diagnostic-Code: smtp; ${reply}

--report--`

/** Somebody called a message spam (RFC 5965). */
const complaint = ({ messageId, recipient, returnPath }: Taken): string =>
  `From: feedback@fbl.${domainOf(recipient)}
To: fbl@bounces.example.com
Subject: Email feedback report
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="report"
Message-Id: <complaint.${messageId}>

--report
Content-Type: message/feedback-report

Feedback-Type: abuse
User-Agent: FeedbackLoop/2.1
Version: 1
Original-Mail-From: <${returnPath}>

--report
Content-Type: message/rfc822

Return-Path: <${returnPath}>
Message-ID: <${messageId}>
Subject: (removed)

--report--`

/** Brings a message to the bounce listener. */
const bring = async (port: number, to: string, message: string): Promise<void> => {
  const socket = net.connect(port, "127.0.0.1")
  socket.setEncoding("latin1")
  const replies = socket[Symbol.asyncIterator]() as AsyncIterator<string>
  const reply = async (): Promise<string> => {
    let text = ""
    while (!/^\d{3}(?: .*)?\r\n$/m.test(text)) text += (await replies.next()).value
    return text
  }
  await reply()
  const text = message.replaceAll("\n", "\r\n")
  const lines = ["EHLO relay.acme.dev", "MAIL FROM:<>", `RCPT TO:<${to}>`, "DATA", `${text}\r\n.`]
  for (const line of lines) {
    socket.write(`${line}\r\n`)
    const said = await reply()
    if (!/^[23]/.test(said)) throw new Error(`The bounce listener refused a report: ${said}`)
  }
  socket.destroy()
}

/** Reports what became of a recipient. */
export const report = (port: number, taken: Taken, outcome: Outcome): Promise<void> =>
  bring(port, taken.returnPath, notification(taken, outcome))

/** Reports that a recipient complained. */
export const complain = (port: number, taken: Taken): Promise<void> =>
  bring(port, "fbl@bounces.example.com", complaint(taken))
