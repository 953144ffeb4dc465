import * as ReportJson from "@sendwright/core/sending/ReportJson"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { TopicArn } from "./TopicArn.ts"

const common = {
  MessageId: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(256)),
  TopicArn: Schema.String,
  Message: Schema.String,
  Timestamp: Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/)),
  SignatureVersion: Schema.Literals(["1", "2"]),
  /** base64. */
  Signature: Schema.String.check(Schema.isPattern(/^[A-Za-z0-9+/]{1,2000}={0,2}$/)),
  SigningCertURL: Schema.String
}

/** Something that was published to a topic. */
export const Notification = Schema.Struct({
  Type: Schema.Literal("Notification"),
  Subject: Schema.optionalKey(Schema.NullOr(Schema.String)),
  ...common
})
export type Notification = typeof Notification.Type

/** A subscription waits to be confirmed, or was ended; either has a URL that makes it valid (again). */
export const Confirmation = Schema.Struct({
  Type: Schema.Literals(["SubscriptionConfirmation", "UnsubscribeConfirmation"]),
  Token: Schema.String,
  SubscribeURL: Schema.String,
  ...common
})
export type Confirmation = typeof Confirmation.Type

/** What SNS posts to an HTTP endpoint, unless raw message delivery is on. */
export const SnsMessage = Schema.Union([Notification, Confirmation])
export type SnsMessage = typeof SnsMessage.Type

const fromUnknown = Schema.decodeUnknownResult(SnsMessage)

/** Reads the body of a request. The failure tells what is wrong and repeats nothing of the body. */
export const decode = (body: string): Result.Result<SnsMessage, string> => {
  const json = ReportJson.parseExactly(body)
  return json === undefined
    ? Result.fail("is not JSON")
    : Result.mapError(fromUnknown(json), () => "is not a message of SNS")
}

/** What is signed: names and values of the fields that count, in the order of their names, each on a line of its own. */
export const stringToSign = (message: SnsMessage): string => {
  const fields = message.Type === "Notification"
    ? { Message: message.Message, MessageId: message.MessageId, Subject: message.Subject ?? undefined }
    : { Message: message.Message, MessageId: message.MessageId, SubscribeURL: message.SubscribeURL }
  const all: Readonly<Record<string, string | undefined>> = {
    ...fields,
    Timestamp: message.Timestamp,
    ...(message.Type === "Notification" ? {} : { Token: message.Token }),
    TopicArn: message.TopicArn,
    Type: message.Type
  }
  return Object.entries(all)
    .map(([name, value]) => value === undefined ? "" : `${name}\n${value}\n`)
    .join("")
}

/**
 * Whether a URL leads to a certificate of the topic's own region. The text itself is compared, before any parser has a
 * say: no user name, port, query, escape or look-alike fits.
 */
export const isCertificateUrl = (url: string, topic: TopicArn): boolean => {
  const prefix = `https://${topic.host}/SimpleNotificationService-`
  return url.startsWith(prefix) && /^[A-Za-z0-9]{1,64}\.pem$/.test(url.slice(prefix.length))
}

const tokenForm = /^[A-Za-z0-9]{1,2048}$/

/**
 * The URL that confirms a subscription: of the topic's own region, for this topic and with the message's token. It is
 * made anew from these, so that nothing else in the message's own URL has a say; `undefined` where that one differs.
 */
export const confirmationUrl = (message: Confirmation, topic: TopicArn): string | undefined => {
  const prefix = `https://${topic.host}/?`
  if (!message.SubscribeURL.startsWith(prefix) || !tokenForm.test(message.Token)) return undefined
  const given = [...new URLSearchParams(message.SubscribeURL.slice(prefix.length))]
  const wanted = new Map([["Action", "ConfirmSubscription"], ["TopicArn", topic.arn], ["Token", message.Token]])
  if (given.length !== wanted.size || !given.every(([name, value]) => wanted.get(name) === value)) return undefined
  return new Set(given.map(([name]) => name)).size === wanted.size
    ? `${prefix}${new URLSearchParams([...wanted])}`
    : undefined
}
