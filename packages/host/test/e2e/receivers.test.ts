import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import * as path from "node:path"
import { createTransport } from "nodemailer"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { freePort } from "../../../../scripts/free-port.ts"
import { deploy, type Deployment, until } from "./Deployment.ts"

// Debian's programs, which have Debian's packages.
const python = "/usr/bin/python3"
const ruby = "/usr/bin/ruby"
const hasAnymail = spawnSync(python, ["-c", "import anymail, django"]).status === 0
const railties = [
  "rails",
  "active_record/railtie",
  "active_storage/engine",
  "action_mailbox/engine",
  "sqlite3",
  "webrick"
]
const hasRails = spawnSync(ruby, railties.map((name) => `-r${name}`).concat("-e", "")).status === 0

interface Application {
  /** What it printed of each email that it received. */
  readonly received: Array<any>
  readonly stop: () => Promise<void>
}

/** Starts an application, and waits until it listens. */
const startApplication = async (
  program: string,
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>>
): Promise<Application> => {
  const child: ChildProcess = spawn(program, args, {
    env: { PATH: "/usr/bin:/bin", ...env },
    stdio: ["ignore", "pipe", "inherit"]
  })
  const exited = once(child, "exit")
  let printed = ""
  const lines = () => printed.split("\n").slice(0, -1).map((line) => JSON.parse(line))
  const received: Array<any> = []
  child.stdout?.on("data", (chunk: Buffer) => {
    printed += chunk.toString()
    received.splice(0, Infinity, ...lines().slice(1))
  })
  await until(`the start of ${program}`, () => lines().length > 0 ? true : undefined, 60)
  return {
    received,
    stop: async () => {
      child.kill("SIGTERM")
      await exited
    }
  }
}

let sendwright: Deployment
let listener: number
let domain: string
const applications: Array<Application> = []

/** Makes an endpoint of a format, and starts the application behind it with the endpoint's secret. */
const receiving = async (
  format: string,
  target: string,
  start: (port: number, secret: string) => Promise<Application>
): Promise<Application> => {
  const port = await freePort()
  const { secret } = await sendwright.call("POST", "/v1/webhooks", { url: `http://127.0.0.1:${port}${target}`, format })
  const application = await start(port, secret)
  applications.push(application)
  return application
}

const anymail = (format: string, service: string) =>
  receiving(
    format,
    `/anymail/${service}/inbound/`,
    (port, secret) =>
      startApplication(python, [path.join(import.meta.dirname, "receivers/receive_with_anymail.py"), `${port}`], {
        WEBHOOK_SECRET: `actionmailbox:${secret}`
      })
  )

const rails = (format: string, ingress: string) =>
  receiving(
    format,
    `/rails/action_mailbox/${ingress}/inbound_emails`,
    (port, secret) =>
      startApplication(ruby, [path.join(import.meta.dirname, "receivers/receive_with_rails.rb"), `${port}`, ingress], {
        RAILS_INBOUND_EMAIL_PASSWORD: secret
      })
  )

const first = (application: Application) => until("the email's arrival", () => application.received[0], 60)

const image = Buffer.from([137, 80, 78, 71, 0, 255])
const sender = "Charles <charles@mail.example>"

/** Sends an email by SMTP, as a stranger's mail server does: to an address that its header does not name, too. */
const send = async () => {
  const transport = createTransport({ host: "127.0.0.1", port: listener, ignoreTLS: true })
  await transport.sendMail({
    from: sender,
    to: `Help <help@${domain}>`,
    envelope: { from: "bounces@mail.example", to: [`help@${domain}`, `copies@${domain}`] },
    subject: "Größe der Karte",
    text: "Wie groß?\r\n\r\n> Karten\r\n",
    html: "<p>Wie groß? <img src=\"cid:card@mail.example\"></p>",
    attachments: [
      { filename: "card.png", content: image, contentType: "image/png", cid: "card@mail.example" },
      { filename: "Maße.txt", content: Buffer.from("7 × 5"), contentType: "text/plain" }
    ]
  })
}

beforeAll(async () => {
  listener = await freePort()
  sendwright = await deploy({ SENDWRIGHT_MAIL_LISTEN: `127.0.0.1:${listener}` })
  domain = (await sendwright.call("GET", "/v1/account")).receiving_domain
})
afterAll(async () => {
  await Promise.all(applications.map((application) => application.stop()))
  await sendwright?.stop()
})

describe("received emails in applications of others", () => {
  it.skipIf(!hasAnymail)(
    "are read by django-anymail as Postmark's and as SendGrid's",
    { timeout: 240_000 },
    async () => {
      const postmark = await anymail("postmark", "postmark")
      const parsed = await anymail("sendgrid", "sendgrid")
      const whole = await anymail("sendgrid_raw", "sendgrid")
      await send()
      for (const application of [postmark, parsed, whole]) {
        const { attachments, envelope_sender, inline, text, ...email } = await first(application)
        // Of Postmark's, it believes no sender whose SPF was not looked up.
        assert.strictEqual(envelope_sender, application === postmark ? null : "bounces@mail.example")
        assert.deepStrictEqual(email, {
          envelope_recipient: `help@${domain}`,
          from: sender,
          to: [`Help <help@${domain}>`],
          subject: "Größe der Karte",
          html: "<p>Wie groß? <img src=\"cid:card@mail.example\"></p>"
        })
        assert.strictEqual(text.replaceAll("\r\n", "\n").trim(), "Wie groß?\n\n> Karten")
        assert.deepStrictEqual(inline, { "card@mail.example": image.toString("hex") })
        assert.deepStrictEqual(attachments, [["Maße.txt", "text/plain", Buffer.from("7 × 5").toString("hex")]])
      }
    }
  )

  it.skipIf(!hasRails)(
    "are taken by Rails' Action Mailbox, at its relay, as Postmark's and as SendGrid's",
    { timeout: 240_000 },
    async () => {
      const relay = await rails("raw", "relay")
      const postmark = await rails("postmark_raw", "postmark")
      const sendgrid = await rails("sendgrid_raw", "sendgrid")
      await send()
      const raws = new Set<string>()
      for (const application of [relay, postmark, sendgrid]) {
        const { attachments, from, raw, recipients, subject } = await first(application)
        assert.deepStrictEqual([from, subject], [["charles@mail.example"], "Größe der Karte"])
        assert.include(recipients, `help@${domain}`)
        // What Postmark's says of the envelope, Rails does not read.
        if (application !== sendgrid) raws.add(raw)
        // What the header does not name, the message as it came cannot say.
        assert.strictEqual(recipients.includes(`copies@${domain}`), application === sendgrid)
        assert.deepStrictEqual(attachments, [
          ["card.png", image.toString("hex")],
          ["Maße.txt", Buffer.from("7 × 5").toString("hex")]
        ])
      }
      assert.strictEqual(raws.size, 1)
    }
  )
})
