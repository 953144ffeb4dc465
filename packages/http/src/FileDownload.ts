import { Overloaded } from "@sendwright/core/foundation/Overloaded"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import type * as Scope from "effect/Scope"
import { costOf } from "./BodyBudget.ts"
import { RequestContext } from "./RequestContext.ts"

const longestName = 150

// What ends a header, what a path means to some system, and what turns a text around (RFC 6266, 4.3).
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"%*/:<>?\\|]/gu

/** A file name that is one on every system, and nothing else; `file` where nothing is left of it. */
export const fileName = (given: string): string => {
  const name = [...given.toWellFormed().replaceAll(unsafe, "_")].slice(-longestName).join("").replaceAll(
    /^[.\s]+|(?<![.\s])[.\s]+$/g,
    ""
  )
  return name === "" ? "file" : name
}

const dispositionOf = (given: string): string => {
  const name = fileName(given)
  const ascii = name.replaceAll(/[^\x20-\x7e]/g, "_")
  const encoded = encodeURIComponent(name).replaceAll(/['()]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Of a file that somebody else wrote: were a browser to show it after all, it could do nothing and fetch nothing. */
const harmless = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store"
} as const

/** A file to be kept and never to be shown: by default of no type that a browser would do anything with. */
export const download = (
  bytes: Uint8Array,
  name: string,
  headers: Readonly<Record<string, string>> = {},
  contentType = "application/octet-stream"
): HttpServerResponse.HttpServerResponse =>
  // A raw body is written to its end before its request counts as answered, and its memory as free; others only begun.
  HttpServerResponse.raw(bytes, {
    contentType,
    contentLength: bytes.length,
    headers: { ...harmless, ...headers, "content-disposition": dispositionOf(name) }
  })

const what = "The downloads"

/**
 * Counts a file that is about to be read with the bodies of requests, three times its size, until the running request is
 * answered. Fails where they leave no room.
 */
export const makeRoom = (
  accountId: string,
  bytes: number
): Effect.Effect<void, Overloaded, Scope.Scope> =>
  Effect.flatMap(RequestContext, ({ bodies }) => {
    const hold = bodies.budget.open(accountId)
    const short = hold.resize(costOf(bytes))
    if (short !== undefined) {
      const by = short === "holder" ? "account" : "process"
      return Effect.fail(new Overloaded({ by, what, retryAfterSeconds: 1 }))
    }
    return Effect.addFinalizer(() => Effect.sync(hold.release))
  })
