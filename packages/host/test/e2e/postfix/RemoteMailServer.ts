/** The receiving side of the world: one mail server whose mailboxes each have a fate of their own. */
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { SMTPServer } from "smtp-server"

export interface Received {
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly message: Buffer
  readonly overTls: boolean
  /** What was asked for by DSN (RFC 3461), of each recipient too. */
  readonly dsn: {
    readonly ret: string | null
    readonly envid: string | null
    readonly recipients: ReadonlyArray<{ readonly notify: ReadonlyArray<string>; readonly orcpt: string | null }>
  }
}

export interface RemoteMailServer {
  readonly port: number
  /** What it has taken so far. */
  readonly received: ReadonlyArray<Received>
  readonly stop: () => Promise<void>
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

/** What a mailbox answers to RCPT, by its name; others take everything. */
const answers: Readonly<Record<string, readonly [number, string]>> = {
  unknown: [550, "5.1.1 No such user here"],
  full: [452, "4.2.2 The mailbox is full"],
  overquota: [552, "5.2.2 The mailbox is full"],
  slow: [450, "4.3.2 Come back later"],
  blocked: [550, "5.7.1 Your mail is not wanted here"]
}

/** The local part without what stands behind a `+`. */
const mailboxOf = (address: string) => /^[^+@]*/.exec(address)?.[0] ?? ""

/**
 * Takes mail for every domain; the name of the mailbox says what becomes of it. `grey` refuses the first message of a
 * sender temporarily (greylisting); `large` refuses after the whole message, as too large; the rest see `answers`. It
 * offers neither TLS nor DSN, 8BITMIME or SMTPUTF8, as many of the world's servers do not, unless it has a certificate.
 */
export const startRemoteMailServer = async (
  certificate?: { readonly cert: string; readonly key: string }
): Promise<RemoteMailServer> => {
  const isPlain = certificate === undefined
  const received: Array<Received> = []
  const greeted = new Set<string>()
  const server = new SMTPServer({
    name: "mx.example.net",
    authOptional: true,
    disabledCommands: isPlain ? ["AUTH", "STARTTLS"] : ["AUTH"],
    ...certificate,
    hideDSN: isPlain,
    hide8BITMIME: isPlain,
    hideSMTPUTF8: isPlain,
    disableReverseLookup: true,
    onRcptTo: ({ address }, session, callback) => {
      const mailbox = mailboxOf(address)
      if (mailbox === "grey") {
        const { mailFrom } = session.envelope
        const pair = `${mailFrom === false ? "" : mailFrom.address} ${address}`
        const known = greeted.has(pair)
        greeted.add(pair)
        return callback(known ? null : refusal(450, "4.2.0 Greylisted, please try again"))
      }
      const answer = answers[mailbox]
      callback(answer === undefined ? null : refusal(...answer))
    },
    onData: (stream, { envelope: { dsn, mailFrom, rcptTo }, secure }, callback) => {
      const chunks: Array<Buffer> = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        const to = rcptTo.map(({ address }) => address)
        if (to.some((address) => mailboxOf(address) === "large")) {
          return callback(refusal(552, "5.3.4 The message is too large"))
        }
        received.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to,
          message: Buffer.concat(chunks),
          overTls: secure,
          dsn: {
            ret: dsn?.ret ?? null,
            envid: dsn?.envid ?? null,
            recipients: rcptTo.map(({ dsn }) => ({ notify: dsn?.notify ?? [], orcpt: dsn?.orcpt ?? null }))
          }
        })
        callback()
      })
    }
  })
  server.on("error", () => {})
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve()))
  }
}
