import { type ParsedMail, simpleParser } from "mailparser"
import { execFile, spawnSync } from "node:child_process"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { promisify } from "node:util"
import { createTransport, type SendMailOptions } from "nodemailer"
import MailComposer from "nodemailer/lib/mail-composer"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { freePort } from "../../../../scripts/free-port.ts"
import { certificateFor } from "../../../node/test/certificate.ts"
import { shown } from "./clients/guide.ts"
import { assertWhole, recipientsOf, type WholeMessage, wholeMessage } from "./clients/WholeMessage.ts"
import { deploy, type Deployment, type MailServer, startMailServer, until, verifiedDomain } from "./Deployment.ts"
import { type NameServer, startNameServer } from "./NameServer.ts"
import { settingsOf } from "./postfix/Documented.ts"
import { type Postfix, startPostfix, whyNot } from "./postfix/Postfix.ts"
import type { Taken } from "./smtp-server.ts"

const name = "shop.example.com"
/** As the guide calls the server. */
const host = "mail.example.com"
const certificate = certificateFor(host, "localhost")
const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-submission-"))
const certFile = path.join(directory, "cert.pem")
const withoutPostfix = whyNot()
  ?? (fs.globSync("/usr/lib/*/sasl2/libplain.so").length === 0
    ? "it cannot log in: apt-get install libsasl2-modules"
    : undefined)
if (withoutPostfix !== undefined) console.warn(`SKIPPED: Postfix as a client: ${withoutPostfix}`)

let mail: MailServer
let names: NameServer
let sendwright: Deployment
let ports: { readonly starttls: number; readonly implicit: number }

beforeAll(async () => {
  fs.writeFileSync(certFile, certificate.cert)
  fs.writeFileSync(path.join(directory, "key.pem"), certificate.key)
  ports = { starttls: await freePort(), implicit: await freePort() }
  mail = await startMailServer()
  names = await startNameServer({ forResolvers: withoutPostfix === undefined })
  sendwright = await deploy({
    SMTP_URL: mail.url,
    SENDWRIGHT_DNS_SERVERS: names.address,
    SENDWRIGHT_MAIL_HOST: "bounces.example.org",
    SENDWRIGHT_SUBMISSION_LISTEN: `127.0.0.1:${ports.starttls}`,
    SENDWRIGHT_SUBMISSION_TLS_LISTEN: `127.0.0.1:${ports.implicit}`,
    SENDWRIGHT_SUBMISSION_TLS_CERT: certFile,
    SENDWRIGHT_SUBMISSION_TLS_KEY: path.join(directory, "key.pem"),
    SENDWRIGHT_LOG_LEVEL: "trace"
  })
  names.publish([{ type: "A", name: host, value: "127.0.0.1" }])
  await verifiedDomain(sendwright, names, name)
})
afterAll(async () => {
  await sendwright?.stop()
  mail?.stop()
  names?.stop()
  fs.rmSync(directory, { recursive: true })
})

const parsed = new Map<Taken, Promise<ParsedMail>>()

/** What came to the far end with this subject, once that was handed over to so many. */
const arrived = (subject: string, recipients = 1) =>
  until(`"${subject}" at the far end`, async () => {
    const found: Array<ParsedMail> = []
    const to: Array<string> = []
    for (const taken of mail.taken) {
      const message = parsed.get(taken) ?? simpleParser(Buffer.from(taken.message, "base64"), { keepCidLinks: true })
      parsed.set(taken, message)
      if ((await message).subject !== subject) continue
      found.push(await message)
      to.push(...taken.to)
    }
    return to.length >= recipients ? { found, to } : undefined
  })

const assertArrived = async (given: WholeMessage, recipients = recipientsOf(given)): Promise<ParsedMail> => {
  const { found, to } = await arrived(given.subject, recipients.length)
  for (const message of found) assertWhole(message, given)
  assert.sameMembers(to, [...recipients])
  return found[0]!
}

const modes = [{ secure: false, over: "STARTTLS" }, { secure: true, over: "TLS from the start" }] as const

/** Snippets of the guide for the server of the test. */
const here = (snippet: string, secure = false): string =>
  snippet.replaceAll(host, "localhost").replaceAll("587", `${secure ? ports.implicit : ports.starttls}`)
    .replaceAll("/etc/ssl/certs/ca-certificates.crt", certFile).replaceAll("svc_live_…", sendwright.key)

const composed = (
  { bcc, calendar, cc, file, from, headers, html, image, replyTo, subject, text, to }: WholeMessage
) => {
  const attached = ({ content, filename, type }: WholeMessage["file"]) => ({
    filename,
    contentType: type,
    content: Buffer.from(content, "base64")
  })
  return {
    from,
    to,
    cc,
    bcc: bcc.address,
    replyTo,
    subject,
    text,
    html,
    headers,
    attachments: [attached(file), ...image === null ? [] : [{ ...attached(image), cid: image.cid }]],
    ...calendar === null
      ? {}
      : { alternatives: [{ contentType: "text/calendar; charset=utf-8; method=REQUEST", content: calendar }] }
  } satisfies SendMailOptions
}

describe("email over SMTP", () => {
  const { mail: { options } } = JSON.parse(shown("Ghost", "json")[0] ?? "")

  for (const { over, secure } of modes) {
    it(`of nodemailer arrives at the far end as it was sent, over ${over}`, async () => {
      // The list is shown, and gets nothing from here.
      const cc = { name: "注文", address: "orders@lists.example" }
      const given = { ...wholeMessage(`nodemailer ${over}`, name), cc }
      const recipients = [given.to.address, given.bcc.address]
      const messageId = `<${secure}@app.example>`
      const transport = createTransport({
        ...options,
        host: "127.0.0.1",
        port: secure ? ports.implicit : ports.starttls,
        secure,
        tls: { ca: certificate.cert, servername: "localhost" },
        auth: { ...options.auth, pass: sendwright.key }
      })
      const { response } = await transport.sendMail({
        ...composed(given),
        messageId,
        envelope: { from: given.from.address, to: recipients }
      })
      transport.close()
      const message = await assertArrived(given, recipients)
      assert.strictEqual(message.messageId, messageId)
      assert.approximately(message.date?.getTime() ?? 0, Date.now(), 60_000)
      const id = /queued as (\S+)$/.exec(response)?.[1]
      const email = await sendwright.call("GET", `/v1/emails/${id}`)
      assert.deepStrictEqual([email.to, email.cc, email.bcc], [
        ["\"Lovelace, Ada\" <ada@example.net>"],
        [],
        [given.bcc.address]
      ])
      assert.deepInclude(email.headers, { "Message-ID": messageId, "Cc": "注文 <orders@lists.example>" })
    })
  }

  it("is what the dashboard says how to send", async () => {
    const { smtp } = await sendwright.call("GET", "/dashboard/api/service")
    assert.deepStrictEqual(smtp, { host: "127.0.0.1", port: ports.starttls, tls: "starttls" })
  })
})

const execute = promisify(execFile)

/** Runs a client, which finds the key and the certificate in its environment; the answer is what it has printed. */
const run = async (program: string, args: ReadonlyArray<string>, input = ""): Promise<string> => {
  const running = execute(program, args, {
    cwd: directory,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: directory,
      LC_ALL: "C.UTF-8",
      SENDWRIGHT_KEY: sendwright.key,
      SSL_CERT_FILE: certFile
    }
  })
  running.child.stdin?.end(input)
  return (await running).stdout
}

/** Whether a client is on this machine, which a command must run well for; says so where it is not. */
const has = (client: string, program: string, ...args: ReadonlyArray<string>): boolean => {
  const isThere = spawnSync(program, args, { stdio: "ignore" }).status === 0
  if (!isThere) console.warn(`SKIPPED: email by ${client}: ${program} ${args.join(" ")} fails here`)
  return isThere
}

/** Clients that compose by themselves, with the settings that the guide has for them. */
const composers = [
  {
    client: "Python's smtplib",
    program: "python3",
    script: "send.py",
    settings: ["Django", "python"],
    parts: [],
    isThere: has("Python's smtplib", "python3", "--version")
  },
  {
    client: "Ruby's mail",
    program: "ruby",
    script: "send.rb",
    settings: ["Rails", "ruby"],
    parts: [],
    isThere: has("Ruby's mail", "ruby", "-e", "require 'mail'")
  },
  {
    client: "PHPMailer",
    program: "php",
    script: "send.php",
    settings: ["WordPress", "php"],
    // It has no place for an invitation where there is an image.
    parts: [{ image: null }, { calendar: null }],
    isThere: has("PHPMailer", "php", "-r", "require '/usr/share/php/libphp-phpmailer/autoload.php';")
  }
] as const

describe("what other clients compose", () => {
  for (const { client, isThere, parts, program, script, settings: [heading, language] } of composers) {
    it.skipIf(!isThere)(`arrives as it was sent, and a refusal is noticed: ${client}`, async () => {
      const file = path.join(directory, `settings.${language}`)
      fs.writeFileSync(file, here(shown(heading, language)[0] ?? ""))
      const messages = [
        { ...wholeMessage(`${client}, refused`, "stranger.example"), implicit: false },
        ...modes.map(({ over, secure }, index) => ({
          ...wholeMessage(`${client}, ${over}`, name),
          ...parts[index],
          implicit: secure
        }))
      ]
      const task = JSON.stringify({ implicitPort: ports.implicit, messages })
      const [refusal, ...rest] = JSON.parse(
        await run(program, [path.join(import.meta.dirname, "clients", script), file], task)
      )
      assert.match(refusal, /5\.7\.1/)
      assert.deepStrictEqual(rest, ["sent", "sent"])
      for (const given of messages.slice(1)) await assertArrived(given)
    })
  }
})

/** Clients that hand over a message which another program has composed, by the guide's commands. */
const relays = [
  {
    client: "swaks",
    isThere: has("swaks", "swaks", "--version") && has("swaks", "perl", "-e", "require Net::SSLeay"),
    command: (command: string, to: ReadonlyArray<string>, secure: boolean) =>
      command.replace("you@example.com", to.join(",")).replace("--tls", secure ? "--tls-on-connect" : "--tls")
  },
  {
    client: "curl",
    isThere: has("curl", "curl", "--version"),
    command: (command: string, to: ReadonlyArray<string>, secure: boolean) =>
      command.replace("--mail-rcpt you@example.com", to.map((one) => `--mail-rcpt ${one}`).join(" "))
        .replace("smtp://", secure ? "smtps://" : "smtp://")
  },
  {
    client: "msmtp",
    isThere: has("msmtp", "msmtp", "--version"),
    command: (command: string, _: ReadonlyArray<string>, secure: boolean) => {
      const file = path.join(directory, "msmtprc")
      const settings = here(shown("Commands", "text")[0] ?? "", secure)
      fs.writeFileSync(file, `${settings}${secure ? "tls_starttls off\n" : ""}`, { mode: 0o600 })
      return command
    }
  }
] as const

describe("what other clients hand over", () => {
  for (const { client, command, isThere } of relays) {
    it.skipIf(!isThere)(`arrives as it was composed: ${client}`, async () => {
      const documented = shown("Commands", "sh").find((one) => one.startsWith(client)) ?? ""
      for (const { over, secure } of modes) {
        const given = wholeMessage(`${client}, ${over}`, name)
        const composer = new MailComposer(composed(given)).compile()
        // The one that reads the recipients in the message finds the hidden ones there too, and leaves them out.
        composer.keepBcc = client === "msmtp"
        const message = (await composer.build()).toString().replaceAll("\r\n", "\n")
        fs.writeFileSync(path.join(directory, "message.eml"), message)
        await run("bash", ["-c", here(command(documented, recipientsOf(given), secure), secure)])
        await assertArrived(given)
      }
    })
  }
})

describe.skipIf(withoutPostfix !== undefined)("a Postfix that has Sendwright as its relay", () => {
  const [main = "", key = "", senders = ""] = shown("Postfix as a relay client", "ini")

  const start = async (
    secure: boolean
  ): Promise<Postfix & { readonly send: (mail: SendMailOptions) => Promise<unknown> }> => {
    const port = await freePort()
    const there = (snippet: string) => here(snippet, secure).replaceAll("localhost", host)
    const postfix = await startPostfix({
      port,
      nameServer: names.host,
      settings: { ...settingsOf(there(main)), ...secure ? { smtp_tls_wrappermode: "yes" } : {} },
      files: { sendwright_key: there(key), sendwright_senders: senders.replaceAll("@example.com", `@${name}`) }
    })
    const transport = createTransport({ host: "127.0.0.1", port, ignoreTLS: true })
    return { ...postfix, send: (mail) => transport.sendMail(mail) }
  }

  for (const { over, secure } of modes) {
    it.concurrent(`hands over what it was given, over ${over}`, async () => {
      const postfix = await start(secure)
      try {
        const given = wholeMessage(`Postfix, ${over}`, name)
        await postfix.send(composed(given))
        await assertArrived(given)
        if (secure) return
        const own = { to: given.to, text: "Hello" }
        await postfix.send({ ...own, from: "root@machine.example", subject: "from root" })
        assert.strictEqual((await arrived("from root")).found[0]?.from?.text, `server@${name}`)
        await postfix.send({ ...own, from: "orders@stranger.example", subject: "refused" })
        const refused = /dsn=5\.7\.1, status=bounced/
        await until("a refusal in Postfix's log", () => refused.test(postfix.log()) || undefined)
      } catch (error) {
        console.error(postfix.log())
        throw error
      } finally {
        await postfix.stop()
      }
    })
  }
})

it("is told of in the log by nothing that it holds", () => {
  const log = JSON.stringify(sendwright.log())
  assert.isAbove(log.length, 10)
  for (
    const secret of [
      "Lovelace",
      "終わり",
      sendwright.key,
      Buffer.from(`\0sendwright\0${sendwright.key}`).toString("base64")
    ]
  ) {
    assert.notInclude(log, secret)
  }
})
