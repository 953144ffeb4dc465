import type { HttpServerResponse } from "effect/http"
import * as Response from "effect/http/HttpServerResponse"
import * as Redacted from "effect/Redacted"
import { isSecure } from "../foundation/Origin.ts"

/** 256 bits in base64url, as core makes them. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/** The longest time that any session lasts, in seconds; core ends it earlier. */
const maxAgeSeconds = 30 * 24 * 3_600

/**
 * The cookie's name. The prefix makes browsers refuse it unless it is Secure, for the whole host and of no other host
 * (RFC 6265bis, 4.1.3.2). Over plain http, which is for loopback only, there is no prefix; cookies know no ports, so the
 * port is in the name.
 */
export const nameOf = (origin: string): string =>
  isSecure(origin) ? "__Host-sendwright-session" : `sendwright-session-${new URL(origin).port || "80"}`

/** The token of a session in a request; `undefined` where there is none, or several, or one that was never ours. */
export const read = (header: string | undefined, origin: string): Redacted.Redacted | undefined => {
  if (header === undefined) return undefined
  const prefix = `${nameOf(origin)}=`
  const found = header.split(";").map((pair) => pair.trim()).filter((pair) => pair.startsWith(prefix))
  const text = found.length === 1 ? found[0]!.slice(prefix.length) : ""
  return tokenPattern.test(text) ? Redacted.make(text, { label: "SessionToken" }) : undefined
}

const attributes = (origin: string): string => `Path=/; HttpOnly; SameSite=Lax${isSecure(origin) ? "; Secure" : ""}`

/** Begins a session in a browser. */
export const begin = (
  response: HttpServerResponse.HttpServerResponse,
  origin: string,
  token: Redacted.Redacted
): HttpServerResponse.HttpServerResponse =>
  Response.setCookieUnsafe(response, nameOf(origin), Redacted.value(token), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(origin),
    maxAge: maxAgeSeconds * 1_000
  })

/** The value of `Set-Cookie` that ends it. */
export const end = (origin: string): string => `${nameOf(origin)}=; Max-Age=0; ${attributes(origin)}`
