import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import * as Crypto from "node:crypto"
import * as Path from "node:path"
import * as Util from "node:util"
import * as Zlib from "node:zlib"
import { type Coding, codingFor } from "./Coding.ts"

/** One file of a built page, as it is sent. */
export interface StaticFile {
  readonly contentType: string
  /** The same for the same bytes. */
  readonly etag: string
  /** Whether its name changes with its contents, so that a browser may keep it for good. */
  readonly isImmutable: boolean
  /** The body in each coding that it is sent in; made when it is first asked for, and kept. */
  readonly bodies: Readonly<Record<Coding, (() => Promise<Uint8Array>) | undefined>>
}

/** The text in built files that the path they are mounted at replaces. */
export const basePlaceholder = "__SENDWRIGHT_BASE__"

/** Of every answer to a browser: nothing is guessed, nothing is told to other sites, and no other site may include it. */
export const browserHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin"
} as const

const text = "text/plain; charset=utf-8"

const contentTypes: Readonly<Record<string, string>> = {
  // Without an ending: a Caddyfile.
  "": text,
  ".cfg": text,
  ".conf": text,
  ".css": "text/css; charset=utf-8",
  ".env": text,
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": text,
  ".md": text,
  ".png": "image/png",
  ".service": text,
  ".svg": "image/svg+xml",
  ".timer": text,
  ".txt": text,
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".yml": text
}

const compressible = /^(?:text|application)\/|^image\/svg/

const brotli = Util.promisify(Zlib.brotliCompress)
const gzip = Util.promisify(Zlib.gzip)

// At the best quality the first answer takes seconds, and is some kilobytes smaller.
const brotliOptions = { params: { [Zlib.constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Below, compressing saves no packet. */
const smallest = 1_000

/** The type of a file by the ending of its name. */
export const contentTypeOf = (name: string): string => contentTypes[Path.extname(name)] ?? "application/octet-stream"

/** Made once; a failure is not kept. */
const kept = <A>(make: () => Promise<A>): () => Promise<A> => {
  let made: Promise<A> | undefined
  return () =>
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
}

/**
 * A file as it is sent, compressed once if it can be. A page has hundreds of files, of which few are ever asked for.
 */
export const make = (name: string, bytes: Uint8Array, isImmutable: boolean): StaticFile => {
  const contentType = contentTypeOf(name)
  const compress = bytes.length >= smallest && compressible.test(contentType)
  return {
    contentType,
    etag: Crypto.createHash("sha256").update(bytes).digest("base64url").slice(0, 22),
    isImmutable,
    bodies: {
      br: compress ? kept(() => brotli(bytes, brotliOptions)) : undefined,
      gzip: compress ? kept(() => gzip(bytes)) : undefined,
      identity: async () => bytes
    }
  }
}

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined
  && (header.trim() === "*" || header.split(",").some((one) => one.trim().replace(/^W\//, "").includes(etag)))

/** The answer to a request for a file, with headers of its own. */
export const answer = Effect.fnUntraced(function*(
  file: StaticFile,
  requested: Readonly<Record<string, string | undefined>>,
  security: Readonly<Record<string, string>> = browserHeaders
): Effect.fn.Return<HttpServerResponse.HttpServerResponse> {
  const coding = codingFor(requested["accept-encoding"], file.bodies)
  const etag = `"${file.etag}${coding === "identity" ? "" : `-${coding}`}"`
  const headers = {
    ...security,
    etag,
    vary: "accept-encoding",
    // What is not hashed is asked for each time, and answered with 304 while it is the same.
    "cache-control": file.isImmutable ? "public, max-age=31536000, immutable" : "no-cache"
  }
  if (matches(requested["if-none-match"], file.etag)) return HttpServerResponse.empty({ status: 304, headers })
  const body = yield* Effect.promise(async () => await file.bodies[coding]?.() ?? new Uint8Array())
  return HttpServerResponse.uint8Array(body, {
    contentType: file.contentType,
    headers: coding === "identity" ? headers : { ...headers, "content-encoding": coding }
  })
})
