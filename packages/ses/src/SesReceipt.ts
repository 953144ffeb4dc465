import type { PostedMessage } from "@sendwright/core/sending/MailDoor"
import * as ReportJson from "@sendwright/core/sending/ReportJson"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { isIP } from "node:net"

/** Where the message of a receipt is. */
type ReceiptContent =
  | { readonly _tag: "Inline"; readonly message: Uint8Array }
  | { readonly _tag: "Object"; readonly bucket: string; readonly key: string }

/** A message that SES received. */
export interface SesReceipt extends Pick<PostedMessage, "recipients" | "returnPath"> {
  readonly content: ReceiptContent
}

const Address = Schema.String.check(Schema.isMaxLength(1_000))
/** What keys of objects are made of that nothing between here and the bucket reads as something else. */
const keyForm = /^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[A-Za-z0-9!_.*'()/@=+:,-]{1,1024}$/

const Received = Schema.Struct({
  content: Schema.optionalKey(Schema.NullOr(Schema.String)),
  mail: Schema.Struct({ source: Schema.optionalKey(Schema.NullOr(Address)) }),
  receipt: Schema.Struct({
    recipients: Schema.Array(Address).check(Schema.isMinLength(1), Schema.isMaxLength(1_000)),
    action: Schema.Struct({
      type: Schema.String,
      encoding: Schema.optionalKey(Schema.NullOr(Schema.String)),
      bucketName: Schema.optionalKey(
        Schema.NullOr(Schema.String.check(Schema.isPattern(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)))
      ),
      objectKey: Schema.optionalKey(Schema.NullOr(Schema.String.check(Schema.isPattern(keyForm))))
    })
  })
})

const decodeReceived = Schema.decodeUnknownResult(Received)

/**
 * Reads what a rule of SES published about a message that it received (docs.aws.amazon.com/ses/latest/dg, "Contents of
 * notifications for Amazon SES email receiving"); `undefined` where a notification is about something else.
 */
export const decode = (text: string): Result.Result<SesReceipt | undefined, string> => {
  const json = ReportJson.parseExactly(text)
  const kind = (json as { readonly notificationType?: unknown } | null | undefined)?.notificationType
  if (kind !== "Received") return Result.succeed(undefined)
  const decoded = decodeReceived(json)
  if (Result.isFailure(decoded)) return Result.fail("A receipt of SES does not have the documented form")
  const { content, mail, receipt: { action, recipients } } = decoded.success
  const envelope = { returnPath: mail.source === "<>" ? "" : mail.source ?? "", recipients }
  if (action.type === "S3" && action.bucketName && action.objectKey) {
    const { bucketName: bucket, objectKey: key } = action
    return Result.succeed({ ...envelope, content: { _tag: "Object", bucket, key } })
  }
  if (typeof content !== "string") {
    return Result.fail("A receipt of SES brings no message: give its rule an action of S3 or SNS with the topic")
  }
  const message = Buffer.from(content, action.encoding?.toUpperCase() === "BASE64" ? "base64" : "utf8")
  return Result.succeed({ ...envelope, content: { _tag: "Inline", message } })
}

/** What is looked through for the field that SES adds on top. */
const headBytes = 8_192

const traceForm =
  /^from (\S{1,255}) \([^[\]]{0,500}\[(?:IPv6:)?([0-9A-Fa-f.:]{2,45})\]\) by inbound-smtp\.[a-z0-9-]{1,32}\.amazonaws\.com(?:\.cn)?[ ;]/

/** Who brought a message to SES, by the first of its fields `Received`, which SES added. */
export const clientOf = (message: Uint8Array): Pick<PostedMessage, "greeting" | "remoteAddress"> => {
  const head = Buffer.from(message.subarray(0, headBytes)).toString("latin1").replace(/\r?\n[ \t]+/g, " ")
  const line = head.split(/\r?\n\r?\n/, 1)[0]!.split(/\r?\n/).find((one) => /^received:/i.test(one))
  const [, greeting = "", address = ""] = traceForm.exec(line?.slice("received:".length).trim() ?? "") ?? []
  return isIP(address) === 0 ? { greeting: "", remoteAddress: null } : { greeting, remoteAddress: address }
}
