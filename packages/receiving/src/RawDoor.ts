import { runSteps } from "@sendwright/core/foundation/runSteps"
import { finish, stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import { EventsRefused } from "@sendwright/core/sending/EventIntake"
import type { DoorRequest, MailDoor, PostedMessage } from "@sendwright/core/sending/MailDoor"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { createHmac, timingSafeEqual } from "node:crypto"
import { isIP } from "node:net"

/** A request may be so old, or dated so far ahead: who posts a message again signs it again. */
export const maxAgeMillis = 5 * 60_000

/** The most recipients of a request. */
const maxRecipients = 1_000

const form = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** What is signed of a request, before its body: its time, and what stands behind the `?`, on lines of their own. */
const before = (seconds: string, query: string): string => `${seconds}\n${query}\n`

/** To digest octets is quicker than to look at each. */
const digestedPerStep = 8 * stepBytes

function* macOf(secret: Redacted.Redacted, seconds: string, query: string, body: Uint8Array): Steps<Buffer> {
  const mac = createHmac("sha256", Redacted.value(secret)).update(before(seconds, query))
  for (let at = 0; at < body.length; at += digestedPerStep) {
    if (at > 0) yield
    mac.update(body.subarray(at, at + digestedPerStep))
  }
  return mac.digest()
}

/** The signature of a request: `t=<unix seconds>,v1=<hex>`. */
export const sign = (
  secret: Redacted.Redacted,
  { at, body, query }: { readonly at: Date; readonly body: Uint8Array; readonly query: string }
): string => {
  const seconds = String(Math.floor(at.getTime() / 1_000))
  return `t=${seconds},v1=${finish(macOf(secret, seconds, query, body)).toString("hex")}`
}

const unsigned = "The request is not signed: send the header X-Signature: t=<unix seconds>,v1=<hex>"

/** Why a request is not to be trusted; `undefined` where it is. `now` is in milliseconds since 1970. */
export function* distrust(
  secret: Redacted.Redacted,
  { body, headers, query }: Pick<DoorRequest, "body" | "headers" | "query">,
  now: number
): Steps<string | undefined> {
  const [, seconds, mac] = form.exec(headers["x-signature"] ?? "") ?? []
  if (seconds === undefined || mac === undefined) return unsigned
  if (!(Math.abs(now - Number(seconds) * 1_000) <= maxAgeMillis)) {
    return "The signature is more than 5 minutes from now: sign each attempt anew, and check both clocks"
  }
  return timingSafeEqual(Buffer.from(mac, "hex"), yield* macOf(secret, seconds, query, body))
    ? undefined
    : "The signature does not fit: correct SENDWRIGHT_RECEIVED_SECRET, or somebody else posted this"
}

/** The envelope in a query: `from`, each `to`, and where they are known `ip` and `helo` of the client. */
export const envelopeOf = (
  query: string
): Pick<PostedMessage, "greeting" | "recipients" | "remoteAddress" | "returnPath"> | string => {
  const fields = new URLSearchParams(query)
  const recipients = fields.getAll("to")
  const ip = fields.get("ip")
  if (recipients.length === 0) return "The query names no recipient: add to=<address>"
  if (recipients.length > maxRecipients) return `The query names more than ${maxRecipients} recipients`
  if (!fields.has("from")) return "The query names no sender: add from=<address>, which is empty for a bounce"
  if (ip !== null && isIP(ip) === 0) return "ip in the query is no IP address"
  return { recipients, returnPath: fields.get("from")!, remoteAddress: ip, greeting: fields.get("helo") ?? "" }
}

/**
 * The door for messages that a program of the operator's posts as they are, such as an e-mail worker of a CDN.
 *
 * @example
 * ```ts
 * import * as RawDoor from "@sendwright/receiving/RawDoor"
 * import * as Redacted from "effect/Redacted"
 *
 * const secret = Redacted.make("32 characters that nobody guesses")
 *
 * const body = new TextEncoder().encode("Subject: A question\r\n\r\nHow many cards?")
 *
 * // The header `X-Signature` of a request to /received/raw?from=ada@mail.example&to=help@in.shop.example
 * export const signature = RawDoor.sign(secret, {
 *   at: new Date(),
 *   body,
 *   query: "from=ada@mail.example&to=help@in.shop.example"
 * })
 * ```
 */
export const make = (secret: Redacted.Redacted): MailDoor => ({
  title: "the raw route",
  bodyBytes: (messageBytes) => messageBytes,
  refusedStatus: 400,
  distrustedStatus: 403,
  distrust: (headers) => form.test(headers["x-signature"] ?? "") ? undefined : unsigned,
  open: Effect.fn("RawDoor.open")(function*(request) {
    const why = yield* runSteps(distrust(secret, request, yield* Clock.currentTimeMillis))
    if (why !== undefined) return yield* new EventsRefused({ reason: "not_allowed", message: why })
    const envelope = envelopeOf(request.query)
    if (typeof envelope === "string") return yield* new EventsRefused({ reason: "malformed", message: envelope })
    return { ...envelope, message: request.body, isOriginal: true }
  })
})
