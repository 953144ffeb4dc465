import { WebhookVerificationError } from "./errors.ts"
import type { WebhookEvent } from "./webhookEvents.ts"

/** Headers in the form of any server. */
export type WebhookHeaders =
  | { readonly get: (name: string) => string | null }
  | Readonly<Record<string, string | ReadonlyArray<string> | undefined>>

export interface VerifyOptions {
  /** The largest difference between the signature's time and now, in seconds. Default: 300. */
  readonly toleranceSeconds?: number
  /** Milliseconds since 1970. Default: the current time. */
  readonly now?: number
  /** The signature's header, for a service with its own brand. Default: `Service-Signature`. */
  readonly header?: string
}

/**
 * Verifies that a webhook comes from the service, and parses it. `rawBody` is the unparsed body; `secret` is the
 * endpoint's secret, or several during a rotation. Signatures are compared in constant time. Rejects with a
 * `WebhookVerificationError`: answer such a request with 400.
 *
 * @example
 * ```ts
 * import { verifyWebhook, WebhookVerificationError } from "@sendwright/client"
 *
 * const secret = "whsec_…" // as the endpoint was created with
 *
 * const handle = async (request: Request): Promise<Response> => {
 *   try {
 *     const { data, type } = await verifyWebhook(await request.text(), request.headers, secret)
 *     console.log(`${type}: ${data.subject}`)
 *     return new Response(null, { status: 204 })
 *   } catch (error) {
 *     if (error instanceof WebhookVerificationError) return new Response(error.message, { status: 400 })
 *     throw error
 *   }
 * }
 * ```
 */
export const verifyWebhook = async (
  rawBody: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string | ReadonlyArray<string>,
  options: VerifyOptions = {}
): Promise<WebhookEvent> => {
  const { header = "Service-Signature", now = Date.now(), toleranceSeconds = 300 } = options
  const { signatures, time } = parse(headerOf(headers, header), header)
  if (!(Math.abs(now / 1000 - Number(time)) <= toleranceSeconds)) {
    throw new WebhookVerificationError(
      "timestamp_out_of_tolerance",
      `The webhook was signed more than ${toleranceSeconds} seconds from now: check this machine's clock.`
    )
  }
  const body = typeof rawBody === "string" ? encoder.encode(rawBody) : rawBody
  const signed = concat(encoder.encode(`${time}.`), body)
  let genuine = false
  for (const one of typeof secret === "string" ? [secret] : secret) {
    const key = await crypto.subtle.importKey("raw", encoder.encode(one), algorithm, false, ["verify"])
    for (const signature of signatures) {
      // Web Crypto compares in constant time.
      if (await crypto.subtle.verify(algorithm.name, key, signature, signed)) genuine = true
    }
  }
  if (!genuine) {
    throw new WebhookVerificationError(
      "no_match",
      "No signature fits: check the endpoint's secret, and that the body is the raw one."
    )
  }
  try {
    return JSON.parse(decoder.decode(body)) as WebhookEvent
  } catch {
    throw new WebhookVerificationError("malformed_body", "The body is signed and is not JSON.")
  }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const algorithm = { name: "HMAC", hash: "SHA-256" } as const

// More of them than a rotation needs would only cost time.
const maxSignatures = 8

const parse = (
  text: string | undefined,
  header: string
): { readonly time: string; readonly signatures: ReadonlyArray<Uint8Array<ArrayBuffer>> } => {
  if (text === undefined) {
    throw new WebhookVerificationError("missing_header", `The request has no header ${header}.`)
  }
  const parts = text.split(",").map((part) => part.trim())
  const time = parts.find((part) => part.startsWith("t="))?.slice(2) ?? ""
  const signatures = parts.filter((part) => /^v1=[0-9a-f]{64}$/i.test(part)).slice(0, maxSignatures).map((part) =>
    Uint8Array.from(part.slice(3).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  )
  if (!/^[0-9]{1,12}$/.test(time) || signatures.length === 0) {
    throw new WebhookVerificationError("malformed_header", `The header ${header} has no time or no v1 signature.`)
  }
  return { time, signatures }
}

const headerOf = (headers: WebhookHeaders, name: string): string | undefined => {
  if (typeof headers["get"] === "function") return headers["get"](name) ?? undefined
  const wanted = name.toLowerCase()
  for (const [key, value] of Object.entries(headers)) {
    if (key.toLowerCase() === wanted) return typeof value === "string" ? value : value?.join(",")
  }
  return undefined
}

const concat = (left: Uint8Array, right: Uint8Array): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(left.length + right.length)
  whole.set(left)
  whole.set(right, left.length)
  return whole
}
