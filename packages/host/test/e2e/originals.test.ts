import { authenticate } from "mailauth"
import { sealMessage } from "mailauth/lib/arc/index.js"
import { generateKeyPairSync } from "node:crypto"
import { createTransport } from "nodemailer"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { freePort } from "../../../../scripts/free-port.ts"
import { deploy, type Deployment, type MailServer, startMailServer, until, verifiedDomain } from "./Deployment.ts"
import { type NameServer, startNameServer } from "./NameServer.ts"
import { makeSigners } from "./signed.ts"

const name = "shop.example.com"
const from = `Shop <hello@${name}>`
const signers = makeSigners("Shop", `hello@${name}`)

let mail: MailServer
let names: NameServer
let sendwright: Deployment
let port: number

beforeAll(async () => {
  port = await freePort()
  mail = await startMailServer()
  names = await startNameServer({ forResolvers: false })
  sendwright = await deploy({
    SMTP_URL: mail.url,
    SENDWRIGHT_DNS_SERVERS: names.address,
    SENDWRIGHT_MAIL_HOST: "bounces.example.org",
    SENDWRIGHT_SUBMISSION_LISTEN: `127.0.0.1:${port}`
  })
  await verifiedDomain(sendwright, names, name)
})
afterAll(async () => {
  await sendwright?.stop()
  mail?.stop()
  names?.stop()
  signers.remove()
})

/** Hands a message over by SMTP, whose size is said before it is sent. */
const handOver = (message: Buffer, size = message.length) => {
  const transport = createTransport({
    host: "127.0.0.1",
    port,
    ignoreTLS: true,
    auth: { user: "sendwright", pass: sendwright.key }
  })
  const envelope = { from: `hello@${name}`, to: ["ada@example.com"], size }
  return transport.sendMail({ envelope, raw: message })
}

/** Hands a message over by SMTP; answers with it as it was at the far end. */
const throughSmtp = async (subject: string, message: Buffer): Promise<Buffer> => {
  await handOver(message)
  return await atFarEnd(subject)
}

const atFarEnd = (subject: string): Promise<Buffer> =>
  until(`"${subject}" at the far end`, () => {
    const found = mail.taken.map(({ message }) => Buffer.from(message, "base64"))
      .find((message) => message.includes(`Subject: ${subject}`))
    return Promise.resolve(found)
  })

const head = (subject: string): string => `From: ${from}\r\nTo: Ada <ada@example.com>\r\nSubject: ${subject}\r\n`

const pair = generateKeyPairSync("rsa", { modulusLength: 2048 })
const listKey = pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString()
const record = `v=DKIM1; k=rsa; p=${pair.publicKey.export({ type: "spki", format: "der" }).toString("base64")}`
const resolver = (asked: string, type: string): Promise<Array<Array<string>>> =>
  asked === "list._domainkey.lists.example" && type === "TXT"
    ? Promise.resolve([record.match(/.{1,255}/g) ?? []])
    : Promise.reject(Object.assign(new Error(`no ${type} of ${asked}`), { code: "ENOTFOUND" }))

describe("a message that its sender made", () => {
  it("is still signed with S/MIME at the far end", async () => {
    const arrived = await throughSmtp("S/MIME", signers.smime(head("S/MIME")))
    assert.include(signers.verifiedSmime(arrived), "Ihre Rechnung,  mit\tTab und Leerzeichen ")
  })

  it("is still signed with OpenPGP at the far end", async () => {
    signers.verifyPgp(await throughSmtp("PGP/MIME", signers.pgp(head("PGP/MIME"))))
  })

  it("arrives by the HTTP API as it does by SMTP", async () => {
    const response = await fetch(`http://127.0.0.1:${sendwright.port}/v1/emails/raw?recipient=ada@example.com`, {
      method: "POST",
      headers: { "authorization": `Bearer ${sendwright.key}`, "content-type": "message/rfc822" },
      body: Buffer.from(signers.smime(head("S/MIME by HTTP")).toString("latin1").replaceAll("\r\n", "\n"), "latin1")
    })
    assert.strictEqual(response.status, 201, await response.clone().text())
    assert.include(signers.verifiedSmime(await atFarEnd("S/MIME by HTTP")), "Ihre Rechnung")
    const { id } = await response.json() as { readonly id: string }
    const email = await sendwright.call("GET", `/v1/emails/${id}`)
    assert.deepStrictEqual(email.to, ["ada@example.com"].map((address) => `Ada <${address}>`))
    assert.deepStrictEqual(email.attachments.map((file: { readonly filename: string }) => file.filename), ["smime.p7s"])
    assert.include(email.text, "Ihre Rechnung")
  })

  it("keeps the chain of a mailing list that passed it on (ARC), and the traces of its way", async () => {
    const plain = Buffer.from(
      `Received: from a.example by lists.example; Sun, 22 Nov 2026 12:00:00 +0000\r\n${head("ARC")}`
        + "List-Id: <team.lists.example>\r\nX-Twice: 1\r\nX-Twice: 2\r\n\r\nHello.\r\n-- \r\nThe list's footer\r\n"
    )
    const seal = {
      signingDomain: "lists.example",
      selector: "list",
      privateKey: listKey,
      signTime: new Date("2026-11-22T12:00:00Z"),
      i: 1,
      cv: "none"
    }
    const authResults = "lists.example; none"
    const sealed = Buffer.concat([await sealMessage(plain, { ...seal, authResults }), plain])
    const arrived = await throughSmtp("ARC", sealed)
    assert.isTrue(arrived.toString("latin1").endsWith(sealed.toString("latin1")), arrived.toString("latin1"))
    const { arc } = await authenticate(arrived, { resolver, trustReceived: false })
    assert.strictEqual(arc === false ? "none" : arc.status.result, "pass")
  })

  it("that has 25 MB arrives octet for octet, and one octet too many is refused before it is sent", async () => {
    const limit = 25 * 1_048_576
    const start = `${head("Large")}Content-Type: application/octet-stream; name=a.bin\r\n`
      + "Content-Transfer-Encoding: base64\r\n\r\n"
    const line = `${"QUJD".repeat(19)}\r\n`
    const message = Buffer.from(start + line.repeat(Math.floor((limit - start.length) / line.length)))
    const arrived = await throughSmtp("Large", message)
    assert.strictEqual(Buffer.compare(arrived.subarray(-message.length), message), 0)
    const refused = await handOver(message, limit + 1).catch((error: Error) => error.message)
    assert.match(String(refused), /^Message size larger than allowed 26214400$/)
  }, 60_000)
})
