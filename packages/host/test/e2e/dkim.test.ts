import { afterAll, assert, beforeAll, beforeEach, describe, it } from "vitest"
import { deploy, type Deployment, type MailServer, startMailServer, until, verifiedDomain } from "./Deployment.ts"
import { type NameServer, startNameServer } from "./NameServer.ts"
import { receiver } from "./Receiver.ts"
import type { Taken } from "./smtp-server.ts"

const name = "shop.example.com"

let mail: MailServer
let names: NameServer
let sendwright: Deployment
let domain: any

beforeAll(async () => {
  mail = await startMailServer()
  names = await startNameServer()
  sendwright = await deploy({
    SMTP_URL: `${mail.url}?answerTimeout=1000`,
    SENDWRIGHT_UNKNOWN_WAIT_SECONDS: "1",
    SENDWRIGHT_DNS_SERVERS: names.address,
    SENDWRIGHT_MAIL_HOST: "bounces.example.org",
    SENDWRIGHT_SPF: "ip4:192.0.2.1"
  })
  domain = await verifiedDomain(sendwright, names, name)
}, 300_000)
afterAll(async () => {
  await sendwright?.stop()
  mail?.stop()
  names?.stop()
})
beforeEach(async () => {
  await mail.behave("take")
  mail.taken.length = 0
})

const send = async (fields: object): Promise<{ readonly id: string; readonly taken: Taken }> => {
  const { id } = await sendwright.call("POST", "/v1/emails", {
    from: `注文 <orders@${name}>`,
    to: "bob@example.net",
    subject: "plain",
    text: "plain",
    ...fields
  })
  return { id, taken: await until("a hand-off", () => mail.taken.find(isOf(id))) }
}

/** Each recipient has a transaction: those of an earlier test may still arrive. */
const isOf = (id: string) => (taken: Taken): boolean => bytesOf(taken).includes(`<${id}@`)

const receive = (message: Buffer, sender: string) => receiver(names)(message, sender)

const bytesOf = (taken: Taken): Buffer => Buffer.from(taken.message, "base64")

const file = Buffer.from([0, 255, 13, 10, 46, 13, 10]).toString("base64")

const rich = {
  subject: "ご注文ありがとうございます 🎉",
  text: "こんにちは 👋\n.\n終わり\n\n\n",
  html: "<p>こんにちは <b>👋</b></p>",
  cc: "Zoë <zoe@example.net>",
  unsubscribe_url: "https://example.com/u?x=1",
  headers: { "X-Order": "注文 1" },
  attachments: [{
    filename: "請求書.pdf",
    content: file,
    content_type: "application/pdf"
  }]
}

describe("mail of a verified domain", () => {
  it("arrives with a signature and a return path that its receiver finds good", async () => {
    const { taken } = await send(rich)
    assert.match(taken.from, /^b\+[a-z2-7]{52}@send\.shop\.example\.com$/)
    const message = bytesOf(taken)
    assert.deepStrictEqual(await receive(message, taken.from), { dkim: [`pass ${name}`], spf: "pass", dmarc: "pass" })
    const text = message.toString("latin1")
    assert.match(text, /^DKIM-Signature: /)
    assert.match(text, /[:=]list-unsubscribe:[^;]*list-unsubscribe-post/s)
    assert.include(text, `s=${domain.dns_records[0].name.split(".")[0]};`)

    const changed = Buffer.from(text.replace("X-Order", "Cc: eve@example.org\r\nX-Order"), "latin1")
    assert.deepStrictEqual((await receive(changed, taken.from)).dkim, [`fail ${name}`])
    const otherFile = Buffer.from(text.replace(file, file.replace("A", "B")), "latin1")
    assert.notDeepEqual(otherFile, message)
    assert.deepStrictEqual((await receive(otherFile, taken.from)).dkim, [`fail ${name}`])
  })

  it("is handed over again as the same bytes, its signature included", async () => {
    await mail.behave("close-after")
    const { id, taken } = await send(rich)
    await mail.behave("take")
    const again = await until(
      "a second hand-off",
      () => mail.taken.filter(isOf(id)).find((other) => other.mode === "take")
    )
    assert.match(bytesOf(taken).toString("latin1"), /^DKIM-Signature: /)
    assert.strictEqual(again.message, taken.message)
  })
})

describe("mail of the sandbox domain", () => {
  it("is not signed", async () => {
    const from = `orders@${sendwright.sandbox}`
    const { taken } = await send({ from, to: sendwright.owner })
    assert.match(taken.from, /^b\+[a-z2-7]{52}@bounces\.example\.org$/)
    assert.deepStrictEqual((await receive(bytesOf(taken), taken.from)).dkim, ["none"])
  })
})
