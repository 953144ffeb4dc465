import { browserHeaders } from "@sendwright/http/StaticFile"

/**
 * The content security policy of a page: it may load its own files, call its own API, and frame its own documents.
 * `ancestors` are the pages that may frame it.
 */
const policyOf = (ancestors: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    `frame-ancestors ${ancestors}`,
    "base-uri 'none'",
    "form-action 'self'"
  ].join("; ")

/** Headers of every answer. */
export const common = browserHeaders

const permissions = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"

/** Headers of the page. */
export const page = {
  ...common,
  "content-security-policy": policyOf("'none'"),
  "x-frame-options": "DENY",
  "permissions-policy": permissions
} as const

/** Headers of the portal's page, which pages of these origins may frame. */
export const portal = (origins: ReadonlyArray<string>) =>
  ({ ...common, "content-security-policy": policyOf(origins.join(" ")), "permissions-policy": permissions }) as const

/**
 * Headers of the API's answers. If one is opened as a document, it can do nothing. The scheme of a 401 is unknown to
 * browsers: for a known one they would open a dialog of their own.
 */
export const api = {
  ...common,
  "www-authenticate": "Session",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
  "cache-control": "no-store"
} as const

/**
 * Headers of a document with the contents of an email: it runs nothing, and fetches nothing but what is allowed. It may
 * be framed by our page, which itself may be framed only by the origins `within`.
 */
export const untrusted = (
  remoteImages: boolean,
  sandbox: "sandbox" | "sandbox allow-same-origin" = "sandbox",
  within: ReadonlyArray<string> = []
) =>
  ({
    ...common,
    "content-security-policy": [
      sandbox,
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      `img-src data:${remoteImages ? " https:" : ""}`,
      `frame-ancestors ${["'self'", ...within].join(" ")}`,
      "base-uri 'none'",
      "form-action 'none'"
    ].join("; "),
    "cache-control": "no-store",
    "x-dns-prefetch-control": "off"
  }) as const
