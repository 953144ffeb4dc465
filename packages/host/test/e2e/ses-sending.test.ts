/** The server with Amazon SES as its provider: AWS's SDK talks to a fake SES over a socket. */
import { FakeSes, sendRoute } from "@sendwright/testing/FakeSes"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import PostalMime from "postal-mime"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { deploy, type Deployment, type MailServer, startMailServer, until } from "./Deployment.ts"
import { type NameServer, startNameServer } from "./NameServer.ts"
import { receiver } from "./Receiver.ts"

const startSes = async () => {
  const scope = Scope.makeUnsafe()
  const context = await Effect.runPromise(Layer.buildWithScope(Layer.fresh(FakeSes.layer), scope))
  return { ses: Context.get(context, FakeSes), stop: () => Effect.runPromise(Scope.close(scope, Exit.void)) }
}

const settings = (ses: FakeSes["Service"], names: NameServer) => ({
  SENDWRIGHT_SES_REGION: "eu-central-1",
  SENDWRIGHT_SES_CONFIGURATION_SET: "sendwright",
  SENDWRIGHT_SES_ENDPOINT: ses.endpoint,
  AWS_ACCESS_KEY_ID: "AKIDEXAMPLE",
  AWS_SECRET_ACCESS_KEY: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
  SENDWRIGHT_DNS_SERVERS: names.address,
  SENDWRIGHT_MAIL_HOST: "bounces.example.org",
  SENDWRIGHT_SPF: "ip4:192.0.2.1",
  SENDWRIGHT_UNKNOWN_WAIT_SECONDS: "1"
})

/** Adds a domain, publishes what it asks for, and waits until that is found. */
const addDomain = async (sendwright: Deployment, names: NameServer, name: string) => {
  const { dns_records, id, region } = await sendwright.call("POST", "/v1/domains", { name })
  assert.strictEqual(region, "eu-central-1")
  names.publish(dns_records)
  await until("a verified domain", async () => {
    const { status } = await sendwright.call("GET", `/v1/domains/${id}`)
    return status === "verified" ? true : undefined
  })
  return { id, types: dns_records.map(({ type }: { readonly type: string }) => type) }
}

const remove = (sendwright: Deployment, id: string) =>
  fetch(`http://127.0.0.1:${sendwright.port}/v1/domains/${id}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${sendwright.key}` }
  })

const sent = (sendwright: Deployment, id: string) =>
  until("a hand-off that was taken", async () => {
    const email = await sendwright.call("GET", `/v1/emails/${id}`)
    const event = email.events.find(({ type }: { readonly type: string }) => type === "email.sent")
    return event === undefined ? undefined : { email, details: event.payload }
  })

describe("SES alone", () => {
  const name = "shop.example.com"
  let fake: Awaited<ReturnType<typeof startSes>>
  let names: NameServer
  let sendwright: Deployment
  let domain: Awaited<ReturnType<typeof addDomain>>

  beforeAll(async () => {
    fake = await startSes()
    names = await startNameServer()
    sendwright = await deploy(settings(fake.ses, names))
    domain = await addDomain(sendwright, names, name)
  }, 300_000)
  afterAll(async () => {
    await sendwright?.stop()
    names?.stop()
    await fake?.stop()
  })

  const send = async (fields: object = {}): Promise<string> => {
    const message = { from: `orders@${name}`, to: "bob@example.net", subject: "Hello", text: "plain" }
    return (await sendwright.call("POST", "/v1/emails", { ...message, ...fields })).id
  }

  it("takes email of a domain whose identity the server made in it", async () => {
    assert.deepStrictEqual(domain.types, ["CNAME", "CNAME", "CNAME", "MX", "TXT", "TXT"])
    assert.strictEqual(fake.ses.identities.get(name)?.mailFrom, `send.${name}`)
    const id = await send({ bcc: "blind@example.org" })
    const { details } = await sent(sendwright, id)
    const mail = fake.ses.mails[0]!
    assert.deepStrictEqual([mail.recipients, mail.tags, mail.configurationSet], [
      ["bob@example.net", "blind@example.org"],
      { email_id: id, attempt_id: "1" },
      "sendwright"
    ])
    assert.deepStrictEqual([details.provider, details.provider_message_id], ["ses", mail.messageId])
    const parsed = await PostalMime.parse(mail.raw)
    assert.deepStrictEqual([parsed.from?.address, parsed.subject, parsed.bcc], [`orders@${name}`, "Hello", undefined])
  })

  it("has an email again after an answer that never came, and after a throttle", async () => {
    const before = fake.ses.mails.length
    await Effect.runPromise(fake.ses.answerNext(1, "take_and_cut", sendRoute))
    const lost = await send()
    await sent(sendwright, lost)
    // Both copies say which email, and which hand-off, they are of: their events end up at it.
    const copies = fake.ses.mails.slice(before).map(({ tags }) => tags)
    assert.deepStrictEqual(copies, ["1", "2"].map((attempt) => ({ email_id: lost, attempt_id: attempt })))
    await Effect.runPromise(fake.ses.answerNext(1, { status: 429, type: "TooManyRequestsException" }, sendRoute))
    const throttled = await send()
    assert.strictEqual((await sent(sendwright, throttled)).details.attempt, 2)
  })

  it("refuses one permanently", async () => {
    const message = "Message contains a virus."
    await Effect.runPromise(fake.ses.answerNext(1, { status: 400, type: "MessageRejected", message }, sendRoute))
    const id = await send()
    const email = await until("a failure", async () => {
      const email = await sendwright.call("GET", `/v1/emails/${id}`)
      return email.status === "failed" ? email : undefined
    })
    assert.include(email.error, message)
  })

  it("is left with no identity when the domain goes, and none is made where it refuses", async () => {
    assert.strictEqual((await remove(sendwright, domain.id)).status, 204)
    assert.isFalse(fake.ses.identities.has(name))
    const message = "User: arn:aws:iam::123456789012:user/x is not authorized"
    await Effect.runPromise(fake.ses.answerNext(1, { status: 403, type: "AccessDeniedException", message }))
    const refused = await sendwright.call("POST", "/v1/domains", { name: "b.example.com" }).catch(String)
    assert.match(refused, /: 500 .*internal_error/)
    assert.notInclude(refused, "arn:")
    assert.include(JSON.stringify(sendwright.log()), "IAM policy (AccessDeniedException)")
    assert.deepStrictEqual((await sendwright.call("GET", "/v1/domains")).data, [])
  })
})

describe("SES with a mail server behind it", () => {
  const name = "two.example.com"
  let fake: Awaited<ReturnType<typeof startSes>>
  let names: NameServer
  let mail: MailServer
  let sendwright: Deployment

  beforeAll(async () => {
    fake = await startSes()
    names = await startNameServer()
    mail = await startMailServer()
    sendwright = await deploy({ ...settings(fake.ses, names), SMTP_URL: mail.url, SENDWRIGHT_PROVIDERS: "ses,smtp" })
  }, 300_000)
  afterAll(async () => {
    await sendwright?.stop()
    mail?.stop()
    names?.stop()
    await fake?.stop()
  })

  it("a domain is good for both: SES signs what it takes, and we sign what the mail server takes", async () => {
    const { types } = await addDomain(sendwright, names, name)
    assert.deepStrictEqual(types, ["TXT", "MX", "TXT", "TXT", "CNAME", "CNAME", "CNAME", "MX", "TXT"])
    assert.strictEqual(fake.ses.identities.get(name)?.mailFrom, `ses.${name}`)
    const message = { from: `orders@${name}`, to: "bob@example.net", subject: "Hello", text: "plain" }
    const first = await sendwright.call("POST", "/v1/emails", message)
    assert.strictEqual((await sent(sendwright, first.id)).details.provider, "ses")
    assert.notMatch(Buffer.from(fake.ses.mails[0]!.raw).toString("latin1"), /^DKIM-Signature:/im)
    assert.deepStrictEqual(mail.taken, [])
    await Effect.runPromise(fake.ses.answerNext(1, { status: 400, type: "SendingPausedException" }, sendRoute))
    const second = await sendwright.call("POST", "/v1/emails", message)
    assert.strictEqual((await sent(sendwright, second.id)).details.provider, "smtp")
    const [taken] = mail.taken
    assert.deepStrictEqual(await receiver(names)(Buffer.from(taken!.message, "base64"), taken!.from), {
      dkim: [`pass ${name}`],
      spf: "pass",
      dmarc: "pass"
    })
    assert.strictEqual(fake.ses.mails.length, 1)
  })
})
