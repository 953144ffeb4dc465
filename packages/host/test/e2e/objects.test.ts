import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { s3Bucket, s3Credentials, type S3Server, startS3Server } from "../../../../scripts/s3-server.ts"
import { deploy, type Deployment, type MailServer, startMailServer, until } from "./Deployment.ts"

let objects: S3Server
let mail: MailServer
let sendwright: Deployment

beforeAll(async () => {
  objects = await startS3Server()
  mail = await startMailServer()
  sendwright = await deploy({
    SMTP_URL: mail.url,
    SENDWRIGHT_LOG_LEVEL: "warn",
    SENDWRIGHT_CONTENT_S3_ENDPOINT: `http://127.0.0.1:${objects.port}`,
    SENDWRIGHT_CONTENT_S3_BUCKET: s3Bucket,
    SENDWRIGHT_CONTENT_S3_PREFIX: "mail",
    SENDWRIGHT_CONTENT_S3_ACCESS_KEY_ID: s3Credentials.accessKeyId,
    SENDWRIGHT_CONTENT_S3_SECRET_ACCESS_KEY: s3Credentials.secretAccessKey,
    SENDWRIGHT_CONTENT_MIN_BYTES: "10KB"
  })
}, 300_000)
afterAll(async () => {
  await sendwright?.stop()
  mail?.stop()
  await objects?.stop()
})

const long = (text: string): string => `${text} ${"All work and no play. ".repeat(1_000)}`
const message = (more: object = {}) => ({
  from: `Shop <shop@${sendwright.sandbox}>`,
  to: sendwright.owner,
  subject: "Notes",
  ...more
})

const post = (body: object) =>
  fetch(`http://127.0.0.1:${sendwright.port}/v1/emails`, {
    method: "POST",
    headers: { "authorization": `Bearer ${sendwright.key}`, "content-type": "application/json" },
    body: JSON.stringify(body)
  })

describe("large contents in an object store", () => {
  it("are sent, shown and erased with their email, and small ones are not there", async () => {
    const file = Buffer.from(long("file")).toString("base64")
    const text = long("Dear owner")
    const large = message({ text, attachments: [{ filename: "a.txt", content: file }] })
    const { id } = await sendwright.call("POST", "/v1/emails", large)
    await sendwright.call("POST", "/v1/emails", message({ text: "small" }))
    await until("the hand-off of both", () => mail.taken.length === 2 ? true : undefined)
    const sent = mail.taken.map(({ message }) => Buffer.from(message, "base64").toString())
    assert.isTrue(sent.some((text) => text.includes("Dear owner")))
    const keys = await objects.keys()
    assert.strictEqual(keys.length, 2)
    for (const key of keys) assert.match(key, new RegExp(`^mail/[0-9a-f-]{36}/\\d{4}-\\d\\d/${id}/[01]-[0-9a-f-]{36}$`))
    const shown = await sendwright.call("GET", `/v1/emails/${id}`)
    assert.strictEqual(shown.text, text)
    assert.strictEqual(shown.attachments[0].size, long("file").length)
    await sendwright.call("POST", "/v1/recipients/erase", { email_address: sendwright.owner })
    assert.deepStrictEqual(await objects.keys(), [])
  })

  it("are refused with 503 while it is out of order, and small ones are not", async () => {
    const to = `delivered@${sendwright.sandbox}`
    objects.pause(true)
    for (let times = 0; times < 2; times++) {
      const refused = await post(message({ to, text: long("during") }))
      assert.strictEqual(refused.status, 503)
      assert.isNotNull(refused.headers.get("retry-after"))
    }
    assert.strictEqual((await post(message({ to, text: "small" }))).status, 201)
    const { conditions } = await (await fetch(`http://127.0.0.1:${sendwright.port}/health/ready`)).json() as any
    assert.deepStrictEqual(conditions.map(({ name }: any) => name), ["object-store"])
    const told = () => sendwright.log().filter((line) => JSON.stringify(line).includes("object-store"))
    assert.strictEqual((await until("the line of the log", () => told().length > 0 ? told() : undefined)).length, 1)
    objects.pause(false)
    assert.strictEqual((await post(message({ to, text: long("after") }))).status, 201)
    assert.strictEqual((await objects.keys()).length, 1)
  })

  it("are looked at by the doctor", async () => {
    const found = await sendwright.sendwright("doctor").catch((error) => String(error.stdout))
    assert.match(found, /object store.*the bucket email-contents at 127\.0\.0\.1:\d+ answers and lets us in/)
  })
})
