import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import { EventsRefused } from "@sendwright/core/sending/EventIntake"
import type * as Redacted from "effect/Redacted"
import { value } from "effect/Redacted"
import { isSame } from "./HttpIntake.ts"

/** To digest octets is quicker than to look at each. */
const digestedPerStep = 8 * stepBytes

/** Gives octets to what digests them. */
export function* digest(into: { readonly update: (bytes: Uint8Array) => unknown }, bytes: Uint8Array): Steps<void> {
  for (let at = 0; at < bytes.length; at += digestedPerStep) {
    if (at > 0) yield
    into.update(bytes.subarray(at, at + digestedPerStep))
  }
}

/** Whether a request brings a user name and password (HTTP basic authentication). */
export const hasLogin = (headers: Readonly<Record<string, string | undefined>>, login: Redacted.Redacted): boolean => {
  const [, given = ""] = /^basic +([A-Za-z0-9+/=]+) *$/i.exec(headers["authorization"] ?? "") ?? []
  return isSame(Buffer.from(given, "base64"), value(login))
}

/** The request cannot be read. */
export const malformed = (message: string) => new EventsRefused({ reason: "malformed", message })

/** The request does not come from the provider. */
export const notAllowed = (message: string) => new EventsRefused({ reason: "not_allowed", message })

/** The address of a field, with or without angle brackets; the null path is empty. */
export const pathOf = (text: string): string => text.trim().replace(/^<([^]*)>$/, "$1")
