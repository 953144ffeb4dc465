import { authenticate } from "mailauth"
import { sealMessage } from "mailauth/lib/arc/index.js"
import { execFileSync } from "node:child_process"
import { generateKeyPairSync } from "node:crypto"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { createTransport } from "nodemailer"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { freePort } from "../../../../scripts/free-port.ts"
import { deploy, type Deployment, type MailServer, startMailServer, until } from "./Deployment.ts"
import { type NameServer, startNameServer } from "./NameServer.ts"

const name = "shop.example.com"
const from = `Shop <hello@${name}>`
const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-originals-"))
const inDirectory = (file: string): string => path.join(directory, file)

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
    SENDWRIGHT_BOUNCE_HOST: "bounces.example.org",
    SENDWRIGHT_SUBMISSION_LISTEN: `127.0.0.1:${port}`
  })
  const { dns_records, id } = await sendwright.call("POST", "/v1/domains", { name })
  names.publish(dns_records)
  await until("a verified domain", async () => {
    const found = await sendwright.call("GET", `/v1/domains/${id}`)
    return found.status === "verified" ? found : undefined
  })
})
afterAll(async () => {
  await sendwright?.stop()
  mail?.stop()
  names?.stop()
  fs.rmSync(directory, { recursive: true })
})

const run = (command: string, args: ReadonlyArray<string>, input?: Buffer): Buffer =>
  execFileSync(command, args, { input, stdio: ["pipe", "pipe", "pipe"], env: { ...process.env, GNUPGHOME: directory } })

const withCrlf = (message: Buffer | string): Buffer =>
  Buffer.from(Buffer.from(message).toString("latin1").replace(/\r?\n/g, "\r\n"), "latin1")

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

/** A message that openssl signed (RFC 8551), in the form that mail programs read. */
const smime = (subject: string): Buffer => {
  const [key, cert] = [inDirectory("key.pem"), inDirectory("cert.pem")]
  const subjectName = "/CN=Shop/emailAddress=hello@shop.example.com"
  run(
    "openssl",
    `req -x509 -newkey rsa:2048 -nodes -days 2 -keyout ${key} -out ${cert} -subj ${subjectName}`.split(" ")
  )
  const text = "Ihre Rechnung,  mit\tTab und Leerzeichen \r\n"
  const content = Buffer.from(`Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`)
  const signed = run("openssl", ["smime", "-sign", "-crlfeol", "-signer", cert, "-inkey", key], content)
  return Buffer.concat([Buffer.from(head(subject)), withCrlf(signed)])
}

const verified = (message: Buffer): string => {
  fs.writeFileSync(inDirectory("arrived.eml"), message)
  const args = ["smime", "-verify", "-in", inDirectory("arrived.eml"), "-CAfile", inDirectory("cert.pem")]
  return run("openssl", args).toString()
}

/** A message that GnuPG signed (RFC 3156), and its signed part and signature at the far end. */
const pgp = (subject: string): Buffer => {
  const batch = ["--batch", "--pinentry-mode", "loopback", "--passphrase", ""]
  run("gpg", [...batch, "--quick-gen-key", `Shop <hello@${name}>`, "ed25519", "sign", "never"])
  const content =
    "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n-- Grüße aus Köln \r\n"
  const signature = run("gpg", [...batch, "--detach-sign", "--armor"], Buffer.from(content))
  return Buffer.concat([
    Buffer.from(
      `${head(subject)}MIME-Version: 1.0\r\nContent-Type: multipart/signed; micalg=pgp-sha512;\r\n`
        + " protocol=\"application/pgp-signature\"; boundary=\"pgp\"\r\n\r\n--pgp\r\n"
    ),
    Buffer.from(content),
    Buffer.from("\r\n--pgp\r\nContent-Type: application/pgp-signature; name=\"signature.asc\"\r\n\r\n"),
    withCrlf(signature),
    Buffer.from("\r\n--pgp--\r\n")
  ])
}

const verifyPgp = (message: Buffer): void => {
  const [, content = "", signed = ""] = message.toString("latin1").split(/(?:^|\r\n)--pgp(?:--)?\r\n/)
  fs.writeFileSync(inDirectory("content"), content, "latin1")
  fs.writeFileSync(inDirectory("content.asc"), signed.slice(signed.indexOf("\r\n\r\n") + 4), "latin1")
  run("gpg", ["--batch", "--verify", inDirectory("content.asc"), inDirectory("content")])
}

const pair = generateKeyPairSync("rsa", { modulusLength: 2048 })
const listKey = pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString()
const record = `v=DKIM1; k=rsa; p=${pair.publicKey.export({ type: "spki", format: "der" }).toString("base64")}`
const resolver = (asked: string, type: string): Promise<Array<Array<string>>> =>
  asked === "list._domainkey.lists.example" && type === "TXT"
    ? Promise.resolve([record.match(/.{1,255}/g) ?? []])
    : Promise.reject(Object.assign(new Error(`no ${type} of ${asked}`), { code: "ENOTFOUND" }))

describe("a message that its sender made", () => {
  it("is still signed with S/MIME at the far end", async () => {
    const arrived = await throughSmtp("S/MIME", smime("S/MIME"))
    assert.include(verified(arrived), "Ihre Rechnung,  mit\tTab und Leerzeichen ")
  })

  it("is still signed with OpenPGP at the far end", async () => {
    verifyPgp(await throughSmtp("PGP/MIME", pgp("PGP/MIME")))
  })

  it("arrives by the HTTP API as it does by SMTP", async () => {
    const response = await fetch(`http://127.0.0.1:${sendwright.port}/v1/emails/raw?recipient=ada@example.com`, {
      method: "POST",
      headers: { "authorization": `Bearer ${sendwright.key}`, "content-type": "message/rfc822" },
      body: Buffer.from(smime("S/MIME by HTTP").toString("latin1").replaceAll("\r\n", "\n"), "latin1")
    })
    assert.strictEqual(response.status, 201, await response.clone().text())
    assert.include(verified(await atFarEnd("S/MIME by HTTP")), "Ihre Rechnung")
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
