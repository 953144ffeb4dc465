import { afterAll, afterEach, assert, beforeAll, describe, it } from "vitest"
import { freePort } from "../../../../../scripts/free-port.ts"
import { deploy, type Deployment, startReceiver, until, verifiedDomain, type WebhookReceiver } from "../Deployment.ts"
import { receiver } from "../Receiver.ts"
import { largest, type MailSystem, relayLimit, startMailSystem } from "./MailSystem.ts"
import { whyNot } from "./Postfix.ts"

const name = "shop.example.com"

const lines = (octets: number) => `${"0123456789".repeat(7)}\r\n`.repeat(Math.ceil(octets / 72))

/** One email for each thing that can become of it. */
const sends = {
  taken: {
    to: "ada@example.net",
    attachments: [{ filename: "請求書.pdf", content: "AP8NCi4NCg==", content_type: "application/pdf" }]
  },
  delivered: { to: "ada@example.org" },
  unknown: { to: "unknown@example.net" },
  unknownThere: { to: "nobody@example.org" },
  greylisted: { to: "grey@example.net" },
  full: { to: "overquota@example.net" },
  fullThere: { to: "quota@example.org" },
  noHost: { to: "ada@nowhere.example" },
  noMail: { to: "ada@nullmx.example" },
  tooLarge: { to: "large@example.net" },
  tooLargeThere: { to: "ada@example.org", text: lines(largest) },
  tooLargeHere: { to: "ada@example.net", text: lines(relayLimit) },
  blocked: { to: "blocked@example.net" },
  three: { to: "ada+three@example.net", cc: "unknown+three@example.net", bcc: "overquota+three@example.net" },
  fullForLong: { to: "full@example.net" },
  late: { to: "slow@example.net" }
} as const

type Situation = keyof typeof sends | "sandbox"

interface Told {
  readonly id: string
  readonly type: string
  readonly payload: any
}

const skipped = whyNot()
if (skipped !== undefined) console.warn(`SKIPPED: the loop through Postfix: ${skipped}`)

describe.skipIf(skipped !== undefined)("email that leaves through Postfix", { timeout: 300_000 }, () => {
  let mail: MailSystem
  let hook: WebhookReceiver
  let sendwright: Deployment
  const ids = new Map<Situation, string>()

  beforeAll(async () => {
    const listener = await freePort()
    mail = await startMailSystem(listener, `send.${name}`)
    hook = await startReceiver()
    sendwright = await deploy({
      SMTP_URL: `smtp://127.0.0.1:${mail.port}?connections=20`,
      SENDWRIGHT_MAIL_LISTEN: `127.0.0.1:${listener}`,
      SENDWRIGHT_DNS_SERVERS: mail.names.address,
      SENDWRIGHT_MAIL_HOST: "relay.example.com",
      SENDWRIGHT_SPF: "ip4:192.0.2.1"
    })
    await sendwright.call("POST", "/v1/webhooks", { url: hook.url })
    await verifiedDomain(sendwright, mail.names, name)
    for (const [situation, fields] of Object.entries(sends)) {
      const { id } = await sendwright.call("POST", "/v1/emails", {
        from: `注文 <orders@${name}>`,
        subject: `ご注文 ${situation}`,
        text: "ありがとうございます 🎉\n.\n",
        html: "<p>ありがとうございます</p>",
        unsubscribe_url: "https://example.com/u?x=1",
        ...fields
      })
      ids.set(situation as Situation, id)
    }
    const { id: sandbox } = await sendwright.call("POST", "/v1/emails", {
      from: `orders@${sendwright.sandbox}`,
      to: sendwright.owner,
      subject: "From the sandbox",
      text: "Hello"
    })
    ids.set("sandbox", sandbox)
  }, 300_000)
  afterEach(({ task }) => {
    if (task.result?.state === "fail") console.error(mail.relay.log())
  })
  afterAll(async () => {
    await sendwright?.stop()
    hook?.stop()
    await mail?.stop()
  })

  const emailOf = (situation: Situation) => sendwright.call("GET", `/v1/emails/${ids.get(situation)}`)

  /**
   * The email once it has so many events, which must be of these types: what Postfix reports may overtake the worker's
   * own `email.sent`, so their order is left open.
   */
  const settled = async (situation: Situation, ...types: ReadonlyArray<string>) => {
    const expected = ["email.queued", "email.sent", ...types.map((type) => `email.${type}`)].sort()
    const email = await until(`the end of ${situation}`, async () => {
      const email = await emailOf(situation)
      return email.events.length >= expected.length ? email : undefined
    }, 60)
    const events: ReadonlyArray<Told> = email.events
    assert.deepStrictEqual(events.map(({ type }) => type).sort(), expected)
    const told = (type: string): any => events.find((event) => event.type === `email.${type}`)?.payload
    return { status: email.status as string, provider: email.provider_message_id as string, events, told }
  }

  const isSuppressed = async (address: string): Promise<string> => {
    const { data } = await sendwright.call("GET", "/v1/suppressions?limit=100")
    return data.find((entry: any) => entry.email_address === address)?.reason ?? "no"
  }

  /** The details of the only bounce, in which these must be found. */
  const bounced = async (situation: keyof typeof sends, details: object, ...before: ReadonlyArray<string>) => {
    const { provider, status, told } = await settled(situation, ...before, "bounced")
    assert.strictEqual(status, "bounced")
    const bounce = told("bounced")
    assert.deepInclude(bounce, {
      recipients: [sends[situation].to],
      provider_message_id: provider,
      reporting_mta: "relay.example.com",
      ...details
    })
    return bounce
  }

  const permanent = { bounce_type: "permanent", bounce_sub_type: "general" }
  const transient = (subType: string) => ({ bounce_type: "transient", bounce_sub_type: subType })

  it("is delivered where a server takes it that reports nothing", async () => {
    const { provider, status, told } = await settled("taken", "delivered")
    assert.strictEqual(status, "delivered")
    assert.deepInclude(told("delivered"), { recipients: ["ada@example.net"], provider_message_id: provider })
    assert.match(told("delivered").smtp_response, /^250 /)
  })

  it("is delivered where the last server reports it", async () => {
    const { status, told } = await settled("delivered", "delivered")
    assert.strictEqual(status, "delivered")
    assert.deepInclude(told("delivered"), {
      recipients: ["ada@example.org"],
      smtp_response: "delivery via virtual: delivered to maildir"
    })
  })

  it("is delivered after greylisting", async () => {
    const { status, told } = await settled("greylisted", "delivered")
    assert.strictEqual(status, "delivered")
    assert.deepStrictEqual(told("delivered").recipients, ["grey@example.net"])
    assert.match(mail.relay.log(), /to=<grey@example\.net>,.* status=deferred .*450 4\.2\.0 Greylisted/)
  })

  it("bounces permanently where nobody has that name, and the address is suppressed", async () => {
    await bounced("unknown", {
      ...permanent,
      status_code: "5.1.1",
      diagnostic_code: "550 5.1.1 No such user here"
    })
    await bounced("unknownThere", {
      ...permanent,
      status_code: "5.1.1",
      diagnostic_code:
        "550 5.1.1 <nobody@example.org>: Recipient address rejected: User unknown in virtual mailbox table"
    })
    assert.strictEqual(await isSuppressed("unknown@example.net"), "bounce")
    assert.strictEqual(await isSuppressed("nobody@example.org"), "bounce")
  })

  it("bounces permanently where the domain does not exist or takes no mail", async () => {
    const noHost = await bounced("noHost", { ...permanent, status_code: "5.4.4" })
    assert.include(noHost.diagnostic_code, "Host or domain name not found")
    const noMail = await bounced("noMail", { ...permanent, status_code: "5.1.0" })
    assert.include(noMail.diagnostic_code, "does not accept mail (nullMX)")
    assert.strictEqual(await isSuppressed("ada@nowhere.example"), "bounce")
    assert.strictEqual(await isSuppressed("ada@nullmx.example"), "bounce")
  })

  it("bounces temporarily where the mailbox is full, and the address is not suppressed", async () => {
    await bounced("full", {
      ...transient("mailbox_full"),
      status_code: "5.2.2",
      diagnostic_code: "552 5.2.2 The mailbox is full"
    })
    await bounced("fullThere", {
      ...transient("mailbox_full"),
      status_code: "5.2.2",
      reporting_mta: "mx.example.org"
    })
    assert.strictEqual(await isSuppressed("overquota@example.net"), "no")
    assert.strictEqual(await isSuppressed("quota@example.org"), "no")
  })

  it("bounces temporarily where it is too large for the other side", async () => {
    await bounced("tooLarge", {
      ...transient("message_too_large"),
      status_code: "5.3.4",
      diagnostic_code: "552 5.3.4 The message is too large"
    })
    const announced = await bounced("tooLargeThere", { ...transient("message_too_large"), status_code: "5.3.4" })
    // Who looks at the limit: the relay, or the other side where the connection is one from before.
    assert.match(announced.diagnostic_code, /exceeds (?:size limit \d+ of server|fixed limit)/)
    assert.strictEqual(await isSuppressed("large@example.net"), "no")
    assert.strictEqual(await isSuppressed("ada@example.org"), "no")
  })

  it("fails where it is too large for the relay", async () => {
    const email = await until("the refusal", async () => {
      const email = await emailOf("tooLargeHere")
      return email.status === "queued" ? undefined : email
    })
    assert.strictEqual(email.status, "failed")
    assert.deepStrictEqual(email.events.map(({ type }: Told) => type), ["email.queued", "email.failed"])
  })

  it("bounces temporarily where it is not wanted", async () => {
    await bounced("blocked", {
      ...transient("content_rejected"),
      status_code: "5.7.1",
      diagnostic_code: "550 5.7.1 Your mail is not wanted here"
    })
    assert.strictEqual(await isSuppressed("blocked@example.net"), "no")
  })

  it("ends for each of three recipients on their own", async () => {
    const { events, status } = await settled("three", "delivered", "bounced", "bounced")
    assert.strictEqual(status, "bounced")
    const fates = events.filter(({ type }) => type === "email.delivered" || type === "email.bounced")
      .map(({ payload }) => [payload.recipients, payload.bounce_type, payload.status_code])
    assert.sameDeepMembers(fates, [
      [["ada+three@example.net"], undefined, undefined],
      [["unknown+three@example.net"], "permanent", "5.1.1"],
      [["overquota+three@example.net"], "transient", "5.2.2"]
    ])
    assert.strictEqual(await isSuppressed("unknown+three@example.net"), "bounce")
    assert.strictEqual(await isSuppressed("overquota+three@example.net"), "no")
  })

  it("is reported late, and bounces temporarily when Postfix gives up", async () => {
    for (
      const [situation, subType, status, diagnostic] of [
        ["late", "general", "4.3.2", "450 4.3.2 Come back later"],
        ["fullForLong", "mailbox_full", "4.2.2", "452 4.2.2 The mailbox is full"]
      ] as const
    ) {
      await bounced(
        situation,
        { ...transient(subType), status_code: status, diagnostic_code: diagnostic },
        "delivery_delayed"
      )
      const { told } = await settled(situation, "delivery_delayed", "bounced")
      const delayed = told("delivery_delayed")
      assert.deepInclude(delayed, {
        recipients: [sends[situation].to],
        delay_type: subType,
        diagnostic_code: diagnostic
      })
      assert.isAbove(Date.parse(delayed.expires_at), 0)
      assert.strictEqual(await isSuppressed(sends[situation].to), "no")
    }
  })

  it("arrives with a signature and a return path that its receiver finds good", async () => {
    for (const situation of ["taken", "greylisted"] as const) await settled(situation, "delivered")
    const signed = mail.world.received.filter(({ from }) => from.endsWith(`@send.${name}`))
    const addresses = ["ada@example.net", "grey@example.net", "ada+three@example.net"]
    assert.sameDeepMembers(signed.map(({ to }) => to), addresses.map((address) => [address]))
    const receive = receiver(mail.names)
    for (const { from, message } of signed) {
      assert.match(from, /^b\+[a-z2-7]{52}@/)
      assert.deepStrictEqual(await receive(message, from), { dkim: [`pass ${name}`], spf: "pass", dmarc: "pass" })
    }
  })

  it("is delivered from a sandbox domain, with a return path at the host itself", async () => {
    const { status, told } = await settled("sandbox", "delivered")
    assert.strictEqual(status, "delivered")
    assert.deepStrictEqual(told("delivered").recipients, [sendwright.owner])
    const taken = mail.world.received.find(({ to }) => to[0] === sendwright.owner)
    assert.match(taken?.from ?? "", /^b\+[a-z2-7]{52}@relay\.example\.com$/)
  })

  it("is reported once: each event has one webhook, and nothing is left on the way", async () => {
    await until("empty queues", () => mail.relay.queued() + mail.mailboxes.queued() === 0 ? true : undefined)
    const emails = await Promise.all([...ids.keys()].map(emailOf))
    const events = emails.flatMap(({ events, id }) =>
      events.filter(({ type }: Told) => type !== "email.queued").map((event: Told) => `${id} ${event.id} ${event.type}`)
    )
    await until("the webhooks", () => hook.received.length >= events.length ? true : undefined)
    assert.sameMembers(hook.received.map(({ body }) => `${body.data.email_id} ${body.id} ${body.type}`), events)
  })
})
