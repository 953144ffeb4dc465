import { runSteps } from "@sendwright/core/foundation/runSteps"
import type { DoorRequest, MailDoor } from "@sendwright/core/sending/MailDoor"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import { createHash } from "node:crypto"
import { digest, malformed, notAllowed, pathOf } from "./internal/doors.ts"
import * as Form from "./internal/Form.ts"
import * as MailgunSignature from "./MailgunSignature.ts"

/** Recipients that a request may name. */
const maxRecipients = 1_000

/** What a signature belongs to: not the body, whose boundary may be another one when it is posted again. */
const digestOf = (envelope: string, message: Uint8Array) =>
  Effect.gen(function*() {
    const hash = createHash("sha256").update(`${envelope}\n`)
    yield* runSteps(digest(hash, message))
    return hash.digest("base64")
  })

/**
 * The door for what Mailgun receives: a route that forwards to a URL which ends with `mime` posts the message as it came
 * (documentation.mailgun.com, "Receive, forward and store messages").
 *
 * @example
 * ```ts
 * import * as MailgunDoor from "@sendwright/http-providers/MailgunDoor"
 * import * as Redacted from "effect/Redacted"
 *
 * export const door = MailgunDoor.make({ signingKey: Redacted.make("the HTTP webhook signing key") })
 * ```
 */
export const make = Effect.fnUntraced(function*({ signingKey }: {
  /** The account's HTTP webhook signing key. */
  readonly signingKey: Redacted.Redacted
}) {
  const events = yield* ProviderEvents

  const open = Effect.fn("MailgunDoor.open")(function*({ body, headers }: DoorRequest) {
    const form = yield* runSteps(Form.read(body, headers["content-type"] ?? ""))
    if (form === undefined) return yield* notAllowed("The body is no form")
    const { expiresAt, name, problem } = MailgunSignature.judgeFields(signingKey, {
      timestamp: Form.textIn(form, "timestamp") ?? "",
      token: Form.textIn(form, "token") ?? "",
      signature: Form.textIn(form, "signature") ?? ""
    }, yield* Clock.currentTimeMillis)
    if (problem !== null) return yield* notAllowed(problem)
    const message = form.get("body-mime")
    const recipient = Form.textIn(form, "recipient")
    const sender = Form.textIn(form, "sender")
    if (message === undefined) {
      return yield* malformed("The form has no body-mime: let the route forward to …/providers/mailgun/received/mime")
    }
    if (recipient === undefined || sender === undefined) return yield* malformed("The form has no envelope")
    const signature = { name, expiresAt, digest: yield* digestOf(`${sender}\n${recipient}`, message) }
    if (!(yield* events.bindSignature(signature))) {
      return yield* notAllowed("The signature was used for another message before")
    }
    return {
      message,
      returnPath: pathOf(sender),
      recipients: recipient.split(",", maxRecipients).map(pathOf),
      greeting: "",
      remoteAddress: null,
      isOriginal: true
    }
  })

  const door: MailDoor = {
    title: "Mailgun",
    pathEnd: "/mime",
    bodyBytes: (messageBytes) => Math.ceil(1.5 * messageBytes) + 1_048_576,
    // It repeats whatever else it is answered.
    refusedStatus: 406,
    distrustedStatus: 403,
    open
  }
  return door
})
