/** Amazon SNS without a network: messages with real signatures, under a certificate that is made on the spot. */
import { generateKeyPairSync, type KeyObject, randomBytes, randomUUID, sign } from "node:crypto"

/** Fields of a message before it is signed. */
export type SnsFields = Readonly<Record<string, string>>

/** What differs from the defaults of a fake SNS. */
export interface FakeSnsOptions {
  /** `us-east-1` by default. */
  readonly region?: string
  readonly partition?: "aws" | "aws-cn" | "aws-us-gov"
  /** The topic's name. */
  readonly topic?: string
  /** 1: SHA-1, 2: SHA-256. */
  readonly signatureVersion?: "1" | "2"
  /** Who the certificate is made out to; `sns.amazonaws.com` by default. */
  readonly host?: string
  readonly validFrom?: Date
  readonly validTo?: Date
}

/** One topic, and who signs for it. Every message is the text of a request's body. */
export interface FakeSns {
  readonly topicArn: string
  readonly certificateUrl: string
  /** In PEM. */
  readonly certificate: string
  /** The headers that such a message is posted with. */
  readonly headers: (type: string) => SnsFields
  readonly notification: (message: string, at: Date, over?: SnsFields) => string
  readonly subscriptionConfirmation: (at: Date, over?: SnsFields) => string
  readonly unsubscribeConfirmation: (at: Date, over?: SnsFields) => string
  /** Signs the fields as they are. */
  readonly signed: (fields: SnsFields) => string
}

const order = ["Message", "MessageId", "Subject", "SubscribeURL", "Timestamp", "Token", "TopicArn", "Type"]

/** The fields that are signed of a message, in order. */
const signedFields = (type: string | undefined): ReadonlyArray<string> =>
  type === "Notification"
    ? order.filter((name) => name !== "SubscribeURL" && name !== "Token")
    : order.filter((name) => name !== "Subject")

/**
 * A fake of one topic of SNS.
 *
 * @example
 * ```ts
 * import * as FakeSns from "@sendwright/testing/FakeSns"
 *
 * const topic = FakeSns.make({ region: "eu-central-1" })
 * ```
 */
export const make = (options: FakeSnsOptions = {}): FakeSns => {
  const { partition = "aws", region = "us-east-1", signatureVersion = "2", topic = "ses-events" } = options
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  const host = `sns.${region}.amazonaws.com${partition === "aws-cn" ? ".cn" : ""}`
  const topicArn = `arn:${partition}:sns:${region}:123456789012:${topic}`
  const certificateUrl = `https://${host}/SimpleNotificationService-${randomBytes(16).toString("hex")}.pem`
  const certificate = certificateOf(options.host ?? "sns.amazonaws.com", publicKey, privateKey, {
    from: options.validFrom ?? new Date("2020-01-01T00:00:00Z"),
    to: options.validTo ?? new Date("2090-01-01T00:00:00Z")
  })

  const signed = (fields: SnsFields): string => {
    const text = signedFields(fields["Type"])
      .filter((name) => fields[name] !== undefined)
      .map((name) => `${name}\n${fields[name]}\n`)
      .join("")
    const algorithm = fields["SignatureVersion"] === "1" ? "RSA-SHA1" : "RSA-SHA256"
    return JSON.stringify({ ...fields, Signature: sign(algorithm, Buffer.from(text), privateKey).toString("base64") })
  }
  const common = (type: string, at: Date): SnsFields => ({
    Type: type,
    MessageId: randomUUID(),
    TopicArn: topicArn,
    Timestamp: at.toISOString(),
    SignatureVersion: signatureVersion,
    SigningCertURL: certificateUrl
  })
  const confirmation = (type: string, text: string) => (at: Date, over: SnsFields = {}) => {
    const token = randomBytes(64).toString("hex")
    return signed({
      ...common(type, at),
      Message: text,
      Token: token,
      SubscribeURL: `https://${host}/?Action=ConfirmSubscription&TopicArn=${topicArn}&Token=${token}`,
      ...over
    })
  }
  return {
    topicArn,
    certificateUrl,
    certificate,
    headers: (type) => ({
      "content-type": "text/plain; charset=UTF-8",
      "user-agent": "Amazon Simple Notification Service Agent",
      "x-amz-sns-message-type": type,
      "x-amz-sns-topic-arn": topicArn
    }),
    notification: (message, at, over = {}) =>
      signed({
        ...common("Notification", at),
        Subject: "Amazon SES Email Event Notification",
        Message: message,
        UnsubscribeURL: `https://${host}/?Action=Unsubscribe&SubscriptionArn=${topicArn}:${randomUUID()}`,
        ...over
      }),
    subscriptionConfirmation: confirmation(
      "SubscriptionConfirmation",
      `You have chosen to subscribe to the topic ${topicArn}.\nTo confirm, visit the SubscribeURL.`
    ),
    unsubscribeConfirmation: confirmation(
      "UnsubscribeConfirmation",
      `You have chosen to deactivate subscription ${topicArn}.\nTo restore it, visit the SubscribeURL.`
    ),
    signed
  }
}

/** One DER value (X.690 §8.1): tag, length, content. */
const der = (tag: number, ...contents: ReadonlyArray<Uint8Array>): Buffer => {
  const content = Buffer.concat(contents)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...contents: ReadonlyArray<Uint8Array>) => der(0x30, ...contents)
const oid = (hex: string) => der(0x06, Buffer.from(hex, "hex"))
const time = (at: Date) => der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]/g, "").slice(0, 14)}Z`))

const sha256WithRsa = sequence(oid("2a864886f70d01010b"), der(0x05))
const commonName = oid("550403")
const subjectAltName = oid("551d11")

/** A self-signed certificate for one host name (RFC 5280 §4.1). */
const certificateOf = (
  host: string,
  publicKey: KeyObject,
  privateKey: KeyObject,
  valid: { readonly from: Date; readonly to: Date }
): string => {
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(host)))))
  const names = sequence(subjectAltName, der(0x04, sequence(der(0x82, Buffer.from(host)))))
  const toSign = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1), randomBytes(8)),
    sha256WithRsa,
    name,
    sequence(time(valid.from), time(valid.to)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(names))
  )
  const signature = der(0x03, Buffer.of(0), sign("sha256", toSign, privateKey))
  const lines = sequence(toSign, sha256WithRsa, signature).toString("base64").match(/.{1,64}/g)!.join("\n")
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
}
