import { assert, describe, it } from "@effect/vitest"
import * as TopicArn from "@sendwright/ses/TopicArn"
import * as FakeSns from "@sendwright/testing/FakeSns"
import * as Result from "effect/Result"
import * as SnsMessage from "../src/SnsMessage.ts"
import * as SnsSignature from "../src/SnsSignature.ts"

const at = new Date("2026-11-21T12:00:00.000Z")
const now = at.getTime()
const sns = FakeSns.make()
const topic = TopicArn.parse(sns.topicArn)!

/** Whether a body is a message that the fake signed. */
const isSigned = (body: string, by: FakeSns.FakeSns = sns): boolean => {
  const message = SnsMessage.decode(body)
  return Result.isSuccess(message) &&
    SnsSignature.verify(message.success, Result.getOrThrow(SnsSignature.keyOf(by.certificate, topic, now)))
}

const bodies: ReadonlyArray<readonly [string, string, ReadonlyArray<string>]> = (["1", "2"] as const).flatMap(
  (version) => {
    const over = { SignatureVersion: version }
    const common = ["Message", "MessageId", "Timestamp", "TopicArn"]
    return [
      [`Notification, version ${version}`, sns.notification("{}", at, over), [...common, "Subject"]],
      [
        `SubscriptionConfirmation, version ${version}`,
        sns.subscriptionConfirmation(at, over),
        [...common, "Token", "SubscribeURL"]
      ],
      [
        `UnsubscribeConfirmation, version ${version}`,
        sns.unsubscribeConfirmation(at, over),
        [...common, "Token", "SubscribeURL"]
      ]
    ] as const
  }
)

describe("SnsSignature", () => {
  it.each(bodies)("%s: fits, and with any signed field changed no more", (_, body, fields) => {
    assert.isTrue(isSigned(body))
    const message = JSON.parse(body) as Record<string, string>
    for (const field of fields) {
      const changed = field === "Timestamp" ? "2026-11-21T12:00:00.001Z" : `${message[field]}x`
      assert.isFalse(isSigned(JSON.stringify({ ...message, [field]: changed })), field)
    }
    const otherVersion = message["SignatureVersion"] === "1" ? "2" : "1"
    assert.isFalse(isSigned(JSON.stringify({ ...message, SignatureVersion: otherVersion })))
    assert.isFalse(isSigned(JSON.stringify({ ...message, Signature: `${message["Signature"]!.slice(0, -6)}AAAA==` })))
    assert.isFalse(isSigned(JSON.stringify({ ...message, Signature: "AAAA" })))
    assert.isFalse(isSigned(body, FakeSns.make()))
  })

  it("tells kinds apart: a confirmation is no notification under the same signature", () => {
    for (const type of ["Notification", "SubscriptionConfirmation", "UnsubscribeConfirmation"]) {
      const message = JSON.parse(sns.subscriptionConfirmation(at)) as Record<string, string>
      assert.strictEqual(isSigned(JSON.stringify({ ...message, Type: type })), type === "SubscriptionConfirmation")
    }
  })

  it("signs a notification with and without a subject, and with lines and letters of every kind", () => {
    for (const text of ["", "one\ntwo\r\n", "ご注文 👋 \u0000 \\u0041 \"quoted\""]) {
      assert.isTrue(isSigned(sns.notification(text, at)))
      const { Subject: _, Signature: __, ...bare } = JSON.parse(sns.notification(text, at)) as Record<string, string>
      const signed = sns.signed(bare)
      assert.isTrue(isSigned(signed))
      assert.isTrue(isSigned(JSON.stringify({ ...JSON.parse(signed), Subject: null })))
      assert.isFalse(isSigned(JSON.stringify({ ...JSON.parse(signed), Subject: "added" })))
    }
  })

  it("does not read what is no message of SNS", () => {
    const message = JSON.parse(sns.notification("{}", at)) as Record<string, unknown>
    const wrong: ReadonlyArray<unknown> = [
      "text",
      [],
      null,
      { ...message, Type: "Other" },
      { ...message, SignatureVersion: "3" },
      { ...message, SignatureVersion: 2 },
      { ...message, Message: { eventType: "Send" } },
      { ...message, Timestamp: "yesterday" },
      { ...message, Signature: "" },
      { ...message, Signature: "*" },
      { ...JSON.parse(sns.subscriptionConfirmation(at)), Token: undefined }
    ]
    for (const value of wrong) assert.isTrue(Result.isFailure(SnsMessage.decode(JSON.stringify(value))))
    assert.isTrue(Result.isFailure(SnsMessage.decode("{")))
    assert.isTrue(Result.isSuccess(SnsMessage.decode(JSON.stringify(message))))
  })

  it("takes the key of a certificate that is made out to SNS, and valid now", () => {
    const because = (pem: string, when = now, of = topic) =>
      Result.match(SnsSignature.keyOf(pem, of, when), { onSuccess: () => "fine", onFailure: (why) => why })
    const limited = FakeSns.make({
      validFrom: new Date("2026-11-01T00:00:00Z"),
      validTo: new Date("2026-12-01T00:00:00Z")
    }).certificate
    assert.strictEqual(because(limited), "fine")
    assert.strictEqual(because(limited, Date.UTC(2026, 9, 31)), "The signing certificate is not valid yet")
    assert.strictEqual(because(limited, Date.UTC(2026, 11, 2)), "The signing certificate has expired")
    const notOfSns = "The signing certificate is not made out to SNS"
    for (const host of ["sns.us-east-1.amazonaws.com", "sns.amazonaws.com"]) {
      assert.strictEqual(because(FakeSns.make({ host }).certificate), "fine")
    }
    for (
      const host of [
        "sns.eu-west-1.amazonaws.com",
        "amazonaws.com",
        "*.amazonaws.com",
        "sns.amazonaws.com.evil.example"
      ]
    ) {
      assert.strictEqual(because(FakeSns.make({ host }).certificate), notOfSns, host)
    }
    for (const text of ["", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n", "<html></html>"]) {
      assert.strictEqual(because(text), "The signing certificate cannot be read")
    }
  })
})

describe("TopicArn", () => {
  it("names the host of the topic's region and partition", () => {
    const host = (arn: string) => TopicArn.parse(arn)?.host
    assert.strictEqual(host("arn:aws:sns:eu-central-1:123456789012:a_b-C"), "sns.eu-central-1.amazonaws.com")
    assert.strictEqual(host("arn:aws-cn:sns:cn-north-1:123456789012:t"), "sns.cn-north-1.amazonaws.com.cn")
    assert.strictEqual(host("arn:aws-us-gov:sns:us-gov-west-1:123456789012:t"), "sns.us-gov-west-1.amazonaws.com")
    const none = [
      "arn:aws:sns:cn-north-1:123456789012:t",
      "arn:aws-cn:sns:us-east-1:123456789012:t",
      "arn:aws:sns:us-gov-west-1:123456789012:t",
      "arn:aws:sqs:us-east-1:123456789012:t",
      "arn:aws:sns:us-east-1.evil.example/:123456789012:t",
      "arn:aws:sns:us-east-1:12345678901:t",
      "arn:aws:sns:us-east-1:123456789012:t:6b0e71bd-7e97-4d97-80ce-4a0994e55286",
      "arn:aws:sns:us-east-1:123456789012:",
      " arn:aws:sns:us-east-1:123456789012:t"
    ]
    for (const arn of none) assert.isUndefined(TopicArn.parse(arn), arn)
  })
})

describe("SigningCertURL", () => {
  const file = "SimpleNotificationService-0123456789abcdef0123456789abcdef.pem"
  it("must be of the topic's own region", () => {
    assert.isTrue(SnsMessage.isCertificateUrl(sns.certificateUrl, topic))
    assert.isTrue(SnsMessage.isCertificateUrl(`https://sns.us-east-1.amazonaws.com/${file}`, topic))
    const wrong = [
      `http://sns.us-east-1.amazonaws.com/${file}`,
      `https://sns.us-west-2.amazonaws.com/${file}`,
      `https://sns.us-east-1.amazonaws.com.cn/${file}`,
      `https://sns.us-east-1.amazonaws.com.evil.example/${file}`,
      `https://sns.us-east-1.amazonaws.com./${file}`,
      `https://evil.example/sns.us-east-1.amazonaws.com/${file}`,
      `https://sns.us-east-1.amazonaws.com@evil.example/${file}`,
      `https://user@sns.us-east-1.amazonaws.com/${file}`,
      `https://sns.us-east-1.amazonaws.com:443/${file}`,
      `https://sns.us-east-1.amazonaws.com:8443/${file}`,
      `https://snsxus-east-1.amazonaws.com/${file}`,
      `https://sns.us-east-1.amaz\u043enaws.com/${file}`,
      `https://xn--sns-us-east-1.amazonaws.com/${file}`,
      `https://SNS.us-east-1.amazonaws.com/${file}`,
      `https://sns.us-east-1.amazonaws.com/${file}?x=1`,
      `https://sns.us-east-1.amazonaws.com/${file}#x`,
      `https://sns.us-east-1.amazonaws.com/a/${file}`,
      `https://sns.us-east-1.amazonaws.com//${file}`,
      "https://sns.us-east-1.amazonaws.com/SimpleNotificationService-.pem",
      "https://sns.us-east-1.amazonaws.com/SimpleNotificationService-../../x.pem",
      "https://sns.us-east-1.amazonaws.com/other.pem",
      `https://sns.us-east-1.amazonaws.com\\${file}`,
      ` https://sns.us-east-1.amazonaws.com/${file}`,
      `https://sns.us-east-1.amazonaws.com/${file}\n`,
      "https://s3.us-east-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem",
      ""
    ]
    for (const url of wrong) assert.isFalse(SnsMessage.isCertificateUrl(url, topic), url)
  })
})

describe("SubscribeURL", () => {
  const confirmation = (over: Record<string, string> = {}): SnsMessage.Confirmation =>
    Result.getOrThrow(SnsMessage.decode(sns.subscriptionConfirmation(at, over))) as SnsMessage.Confirmation

  it("must confirm this topic with this token at its own region", () => {
    const token = "a".repeat(64)
    const url = (host: string, query: string) => `https://${host}/?${query}`
    const host = "sns.us-east-1.amazonaws.com"
    const query = `Action=ConfirmSubscription&TopicArn=${sns.topicArn}&Token=${token}`
    const of = (SubscribeURL: string, Token = token) =>
      SnsMessage.confirmationUrl(confirmation({ SubscribeURL, Token }), topic)
    const made = of(url(host, query))
    assert.strictEqual(
      made,
      `https://${host}/?Action=ConfirmSubscription&TopicArn=${encodeURIComponent(sns.topicArn)}&Token=${token}`
    )
    assert.strictEqual(of(url(host, query.replaceAll(":", "%3A"))), made)
    assert.strictEqual(SnsMessage.confirmationUrl(confirmation(), topic)?.startsWith(`https://${host}/?`), true)
    const wrong = [
      url("evil.example", query),
      url(`${host}.evil.example`, query),
      url(`${host}@evil.example`, query),
      url(`${host}:443`, query),
      url("sns.eu-west-1.amazonaws.com", query),
      url(host, query).replace("https:", "http:"),
      url(host, query.replace("ConfirmSubscription", "Publish")),
      url(host, query.replace(sns.topicArn, "arn:aws:sns:us-east-1:999999999999:other")),
      url(host, query.replace(token, "other")),
      url(host, `${query}&Action=Publish`),
      url(host, `${query}&AuthenticateOnUnsubscribe=true`),
      url(host, query.replace("&Token", "&Token2")),
      url(host, `Action=ConfirmSubscription&Action=ConfirmSubscription&Token=${token}`)
    ]
    for (const one of wrong) assert.isUndefined(of(one), one)
    assert.isUndefined(of(url(host, query.replace(token, "a%26b")), "a&b"))
  })
})
