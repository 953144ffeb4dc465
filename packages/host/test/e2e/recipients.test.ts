import { afterAll, assert, beforeAll, it } from "vitest"
import { deploy, type Deployment, type MailServer, startMailServer, until, verifiedDomain } from "./Deployment.ts"
import { type NameServer, startNameServer } from "./NameServer.ts"

const name = "shop.example.com"

let mail: MailServer
let names: NameServer
let sendwright: Deployment

beforeAll(async () => {
  mail = await startMailServer()
  names = await startNameServer()
  sendwright = await deploy({
    SMTP_URL: mail.url,
    SENDWRIGHT_UNKNOWN_WAIT_SECONDS: "1",
    SENDWRIGHT_DNS_SERVERS: names.address,
    SENDWRIGHT_MAIL_HOST: "bounces.example.org"
  })
  await verifiedDomain(sendwright, names, name)
}, 300_000)
afterAll(async () => {
  await sendwright?.stop()
  mail?.stop()
  names?.stop()
})

it("gives each recipient an end of its own, and nobody who was accepted the message twice", async () => {
  const to = ["450@example.net", "close-after@example.net", "ada@example.net", "550@example.net"]
  const { id } = await sendwright.call("POST", "/v1/emails", {
    from: `orders@${name}`,
    to,
    subject: "plain",
    text: "plain"
  })
  const email = await until("an end for everybody", async () => {
    const found = await sendwright.call("GET", `/v1/emails/${id}`)
    return found.events.filter(({ type }: { readonly type: string }) => type === "email.sent").length === 2
      ? found
      : undefined
  })
  const events: ReadonlyArray<{ readonly type: string; readonly payload: any }> = email.events
  assert.deepStrictEqual(
    events.map(({ payload, type }) => [type, payload.recipients, payload.attempt]).sort(),
    [
      ["email.bounced", ["550@example.net"], undefined],
      ["email.queued", undefined, undefined],
      ["email.sent", ["450@example.net", "close-after@example.net"], 2],
      ["email.sent", ["ada@example.net"], 1]
    ].sort()
  )
  assert.strictEqual(events.find(({ type }) => type === "email.bounced")?.payload.status_code, "550")

  const copies = mail.taken.map(({ mode, to }) => `${to.join()} ${mode}`).sort()
  assert.deepStrictEqual(copies, [
    "450@example.net take",
    "ada@example.net take",
    "close-after@example.net close-after",
    "close-after@example.net take"
  ])
  const paths = mail.taken.map(({ from }) => from)
  for (const path of paths) assert.match(path, /^b\+[a-z2-7]{52}@send\.shop\.example\.com$/)
  assert.strictEqual(new Set(paths).size, 3, "a repeated hand-off has the return path of the first")
  assert.strictEqual(new Set(mail.taken.map(({ message }) => message)).size, 1)
})
