import type { HttpServerResponse } from "effect/http"
import * as Response from "effect/http/HttpServerResponse"
import * as Redacted from "effect/Redacted"
import { isSecure } from "../foundation/Origin.ts"

/** 256 bits in base64url, as the core makes them. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/** The longest time that any session lasts, in seconds. The core ends it earlier. */
const maxAgeSeconds = 30 * 24 * 3_600

/**
 * The name of the cookie. With this prefix, browsers accept it only if it is Secure and for exactly this host (RFC
 * 6265bis, 4.1.3.2). Plain http, which is only for loopback, has no prefix. Cookies do not distinguish ports, so the
 * name contains the port.
 */
export const nameOf = (origin: string): string =>
  isSecure(origin) ? "__Host-sendwright-session" : `sendwright-session-${new URL(origin).port || "80"}`

/** The token of the session in a request; `undefined` if there is none, if there are several, or if it is malformed. */
export const read = (header: string | undefined, origin: string): Redacted.Redacted | undefined => {
  if (header === undefined) return undefined
  const prefix = `${nameOf(origin)}=`
  const found = header.split(";").map((pair) => pair.trim()).filter((pair) => pair.startsWith(prefix))
  const text = found.length === 1 ? found[0]!.slice(prefix.length) : ""
  return tokenPattern.test(text) ? Redacted.make(text, { label: "SessionToken" }) : undefined
}

const attributes = (origin: string): string => `Path=/; HttpOnly; SameSite=Lax${isSecure(origin) ? "; Secure" : ""}`

/** Begins a session in the browser. */
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

/** The value of `Set-Cookie` that removes the cookie. */
export const end = (origin: string): string => `${nameOf(origin)}=; Max-Age=0; ${attributes(origin)}`
