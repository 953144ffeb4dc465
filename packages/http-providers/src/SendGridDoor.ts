import { runSteps } from "@sendwright/core/foundation/runSteps"
import type { DoorRequest, MailDoor } from "@sendwright/core/sending/MailDoor"
import * as ReportJson from "@sendwright/core/sending/ReportJson"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { createVerify, type KeyObject } from "node:crypto"
import { isIP } from "node:net"
import { digest, hasLogin, malformed, notAllowed, pathOf } from "./internal/doors.ts"
import * as Form from "./internal/Form.ts"
import * as SendGridSignature from "./SendGridSignature.ts"

const Address = Schema.String.check(Schema.isMaxLength(1_000))
const Envelope = Schema.Struct({
  from: Address,
  to: Schema.Array(Address).check(Schema.isMinLength(1), Schema.isMaxLength(1_000))
})
const decodeEnvelope = Schema.decodeUnknownOption(Envelope)

const noLogin = "User name and password are not those of SENDWRIGHT_SENDGRID_INBOUND"
const noFit = "The signature does not fit: correct SENDWRIGHT_SENDGRID_INBOUND, or somebody else posted this"

/**
 * The door for what SendGrid receives: its Inbound Parse with the option to post the raw message
 * (twilio.com/docs/sendgrid/for-developers/parsing-email). Dies of a proof that is none.
 *
 * @example
 * ```ts
 * import * as SendGridDoor from "@sendwright/http-providers/SendGridDoor"
 * import * as Redacted from "effect/Redacted"
 *
 * export const door = SendGridDoor.make({ proof: Redacted.make("sendgrid:a-long-random-password") })
 * ```
 */
export const make = ({ proof }: {
  /** `user:password` as in the URL of the webhook, or the public key of its security policy. */
  readonly proof: Redacted.Redacted
}): MailDoor => {
  const text = Redacted.value(proof)
  const key = text.includes(":")
    ? null
    : Result.getOrThrowWith(SendGridSignature.parseKey(text), (problem) => new RangeError(`proof ${problem}`))

  const distrust = (headers: DoorRequest["headers"]): string | undefined => {
    if (key === null) return hasLogin(headers, proof) ? undefined : noLogin
    return headers["x-twilio-email-event-webhook-signature"] === undefined ? "The request is not signed" : undefined
  }

  const checkSignature = Effect.fnUntraced(function*({ body, headers }: DoorRequest, key: KeyObject) {
    const claim = SendGridSignature.claimOf(headers, yield* Clock.currentTimeMillis)
    if (typeof claim === "string") return yield* notAllowed(claim)
    const verifier = createVerify("sha256").update(claim.timestamp)
    yield* runSteps(digest(verifier, body))
    if (!verifier.verify(key, claim.signature)) return yield* notAllowed(noFit)
  })

  const open = Effect.fn("SendGridDoor.open")(function*(request: DoorRequest) {
    if (key !== null) yield* checkSignature(request, key)
    const form = yield* runSteps(Form.read(request.body, request.headers["content-type"] ?? ""))
    if (form === undefined) return yield* malformed("The body is no form")
    const message = form.get("email")
    if (message === undefined) {
      return yield* malformed("The form has no email: switch on to post the raw, full MIME message")
    }
    const envelope = decodeEnvelope(ReportJson.parse(Form.textIn(form, "envelope") ?? ""))
    if (envelope._tag === "None") return yield* malformed("The form has no envelope")
    const ip = Form.textIn(form, "sender_ip")?.trim() ?? ""
    return {
      message,
      returnPath: pathOf(envelope.value.from),
      recipients: envelope.value.to.map(pathOf),
      greeting: "",
      remoteAddress: isIP(ip) === 0 ? null : ip,
      isOriginal: true
    }
  })

  return {
    title: "SendGrid",
    bodyBytes: (messageBytes) => messageBytes + 1_048_576,
    // It repeats what is answered with 5xx.
    refusedStatus: 400,
    distrustedStatus: 403,
    distrust,
    open
  }
}
