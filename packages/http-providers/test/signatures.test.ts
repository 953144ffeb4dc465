import { assert, describe, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as MailgunSignature from "../src/MailgunSignature.ts"
import * as ResendSignature from "../src/ResendSignature.ts"
import * as SendGridSignature from "../src/SendGridSignature.ts"

const minute = 60_000
const hour = 60 * minute

describe("the signature of Resend", () => {
  // The example of docs.svix.com/receiving/verifying-payloads/how-manual.
  const secret = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64")
  const at = 1_614_265_330_000
  const body = "{\"test\": 2432232314}"
  const headers = {
    "svix-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "svix-timestamp": "1614265330",
    "svix-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
  }
  const distrust = (
    over: { readonly body?: string; readonly headers?: Record<string, string | undefined> } = {},
    now = at
  ) => ResendSignature.distrust({ body: over.body ?? body, headers: { ...headers, ...over.headers } }, secret, now)

  it("fits, alone and among others", () => {
    assert.isUndefined(distrust())
    assert.isUndefined(distrust({ headers: { "svix-signature": `v1,bm9uZQ== v2,x ${headers["svix-signature"]}` } }))
  })

  it("does not fit another body, id, time, secret or version, and none is no signature", () => {
    for (
      const over of [
        { body: `${body} ` },
        { headers: { "svix-id": "msg_other" } },
        { headers: { "svix-timestamp": "1614265331" } },
        { headers: { "svix-signature": headers["svix-signature"].replace("v1", "v2") } },
        { headers: { "svix-signature": "" } }
      ]
    ) assert.match(distrust(over) ?? "", /does not fit/)
    assert.match(ResendSignature.distrust({ body, headers }, Buffer.from("another"), at) ?? "", /does not fit/)
    for (const name of Object.keys(headers)) {
      assert.match(distrust({ headers: { [name]: undefined } }) ?? "", /not signed/)
    }
    assert.match(distrust({ headers: { "svix-timestamp": "soon" } }) ?? "", /cannot be read/)
  })

  it("is good for five minutes", () => {
    assert.isUndefined(distrust({}, at + 5 * minute))
    assert.isUndefined(distrust({}, at - 5 * minute))
    assert.match(distrust({}, at + 5 * minute + 1) ?? "", /too old/)
    assert.match(distrust({}, at - 5 * minute - 1) ?? "", /in the future/)
  })
})

describe("the signature of SendGrid", () => {
  // The vectors of the tests of @sendgrid/eventwebhook: the body ends as SendGrid posts it.
  const key = Result.getOrThrow(SendGridSignature.parseKey(
    "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE83T4O/n84iotIvIW4mdBgQ/7dAfSmpqIM8kF9mN1flpVKS3GRqe62gw+2fNNRaINXvVpiglSI8eNEc6w"
      + "EA3F+g=="
  ))
  const at = 1_600_112_502_000
  const body = "[{\"email\":\"hello@world.com\",\"event\":\"dropped\",\"reason\":\"Bounced Address\",\"sg_event_id\":"
    + "\"ZHJvcC0xMDk5NDkxOS1MUnpYbF9OSFN0T0doUTRrb2ZTbV9BLTA\",\"sg_message_id\":"
    + "\"LRzXl_NHStOGhQ4kofSm_A.filterdrecv-p3mdw1-756b745b58-kmzbl-18-5F5FC76C-9.0\",\"smtp-id\":"
    + "\"<LRzXl_NHStOGhQ4kofSm_A@ismtpd0039p1iad1.sendgrid.net>\",\"timestamp\":1600112492}]\r\n"
  const signature = "MEUCIGHQVtGj+Y3LkG9fLcxf3qfI10QysgDWmMOVmxG0u6ZUAiEAyBiXDWzM+uOe5W0JuG+luQAbPIqHh89M15TluLtEZtM="
  const headers = {
    "x-twilio-email-event-webhook-signature": signature,
    "x-twilio-email-event-webhook-timestamp": "1600112502"
  }
  const distrust = (
    over: { readonly body?: string; readonly headers?: Record<string, string | undefined> } = {},
    now = at
  ) => SendGridSignature.distrust({ body: over.body ?? body, headers: { ...headers, ...over.headers } }, key, now)

  it("fits", () => assert.isUndefined(distrust()))

  it("does not fit another body, time, key or signature, and none is no signature", () => {
    assert.match(distrust({ body: body.trimEnd() }) ?? "", /does not fit/)
    assert.match(
      distrust({ headers: { "x-twilio-email-event-webhook-timestamp": "1600112503" } }) ?? "",
      /does not fit/
    )
    for (const text of ["", "no", signature.replace("MEUC", "MEUD")]) {
      assert.match(distrust({ headers: { "x-twilio-email-event-webhook-signature": text } }) ?? "", /does not fit/)
    }
    const other = Result.getOrThrow(SendGridSignature.parseKey(
      "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEQ4LIFtWztlsF7skFqOncjD1lun4H5w8XOhyOArHW9RcIx/FfEzx6cikC/yPfUvwaX/JScE7Fc9CJD2af"
        + "Q9Ok3Q=="
    ))
    assert.match(SendGridSignature.distrust({ body, headers }, other, at) ?? "", /does not fit/)
    for (const name of Object.keys(headers)) {
      assert.match(distrust({ headers: { [name]: undefined } }) ?? "", /not signed/)
    }
  })

  it("is good for as long as SendGrid repeats", () => {
    assert.isUndefined(distrust({}, at + 26 * hour))
    assert.match(distrust({}, at + 26 * hour + 1) ?? "", /too old/)
    assert.match(distrust({}, at - 15 * minute - 1) ?? "", /in the future/)
  })

  it("needs a key on P-256", () => {
    assert.match(Result.getOrThrow(Result.flip(SendGridSignature.parseKey("no key"))), /^must be the verification key/)
    const ed25519 = "MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE="
    assert.isTrue(Result.isFailure(SendGridSignature.parseKey(ed25519)))
  })
})

describe("the signature of Mailgun", () => {
  const key = Redacted.make("key-3ax6xnjp29jd6fds4gc373sgvjxteol0")
  const at = 1_529_006_854_000
  const token = "a8ce0edb2dd8301dee6c2405235584e45aa91d1e9f979f3de0"
  // By `printf 1529006854$token | openssl dgst -sha256 -hmac key-3ax6xnjp29jd6fds4gc373sgvjxteol0`.
  const signature = "b63c0701c4f4b614f272106a1b367c5c3369bcdca664ae73ebd52787e45eef07"
  const bodyOf = (event: string, over: Readonly<Record<string, unknown>> = {}) =>
    JSON.stringify({ "signature": { timestamp: "1529006854", token, signature, ...over }, "event-data": { event } })

  const judge = (body: string, now = at, by = key) => MailgunSignature.judge(by, { body, headers: {} }, now)
  const refusal = (...given: Parameters<typeof judge>) => {
    const judged = judge(...given)
    return typeof judged === "string" ? judged : ""
  }

  it("fits, and is known by its token, the same for the same report and another for another", () => {
    const judged = judge(bodyOf("delivered"))
    assert.deepInclude(judged, { name: `mailgun ${token}`, expiresAt: new Date(at + 11 * hour) })
    assert.deepStrictEqual(judge(bodyOf("delivered"), at + 3 * hour), judged)
    const other = judge(bodyOf("complained"))
    assert.deepInclude(other, { name: `mailgun ${token}` })
    assert.notDeepEqual(other, judged)
  })

  it("does not fit another token, time or key, and none is no signature", () => {
    assert.match(refusal(bodyOf("delivered", { token: "b" })), /does not fit/)
    assert.match(refusal(bodyOf("delivered", { timestamp: "1529006855" })), /does not fit/)
    assert.match(refusal(bodyOf("delivered", { signature: "" })), /not signed/)
    assert.match(refusal(bodyOf("delivered", { signature: signature.replace(/^./, "f") })), /does not fit/)
    assert.match(refusal(bodyOf("delivered"), at, Redacted.make("another")), /does not fit/)
    for (const body of ["", "{", "[]", "null", "{\"event-data\":{}}"]) assert.match(refusal(body), /not signed/)
  })

  it("is good for as long as Mailgun repeats, and not remembered for less", () => {
    const body = bodyOf("delivered")
    assert.match(refusal(body, at + 10 * hour + 1), /too old/)
    assert.match(refusal(body, at - 15 * minute - 1), /in the future/)
    for (const now of [at + 10 * hour, at - 15 * minute]) {
      const judged = judge(body, now)
      assert.isTrue(typeof judged === "object" && judged.expiresAt.getTime() >= at + 10 * hour)
    }
  })
})
