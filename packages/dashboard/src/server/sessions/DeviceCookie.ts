import type { HttpServerResponse } from "effect/http"
import * as Response from "effect/http/HttpServerResponse"
import * as Redacted from "effect/Redacted"
import { isSecure } from "../foundation/Origin.ts"

/** Six months, in seconds. The core forgets the browser after the same time. */
const maxAgeSeconds = 180 * 86_400

const nameOf = (origin: string): string =>
  isSecure(origin) ? "__Host-sendwright-device" : `sendwright-device-${new URL(origin).port || "80"}`

/** The proof that somebody has signed in in this browser before; `undefined` if there is none. */
export const read = (
  cookies: Readonly<Record<string, string>>,
  origin: string
): Redacted.Redacted | undefined => {
  const text = cookies[nameOf(origin)]
  return text === undefined ? undefined : Redacted.make(text, { label: "KnownDevice" })
}

/** Stores the proof in the browser. */
export const keep = (
  response: HttpServerResponse.HttpServerResponse,
  origin: string,
  device: Redacted.Redacted
): HttpServerResponse.HttpServerResponse =>
  Response.setCookieUnsafe(response, nameOf(origin), Redacted.value(device), {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: isSecure(origin),
    maxAge: maxAgeSeconds * 1_000
  })
