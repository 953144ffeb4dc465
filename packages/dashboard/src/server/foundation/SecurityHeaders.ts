import { browserHeaders } from "@sendwright/http/StaticFile"

/** What a page may load and do, and who may frame it: its own files, its own API, and frames of its own. */
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

/** Of every answer. */
export const common = browserHeaders

const permissions = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"

/** Of the page. */
export const page = {
  ...common,
  "content-security-policy": policyOf("'none'"),
  "x-frame-options": "DENY",
  "permissions-policy": permissions
} as const

/** Of the portal's page, which pages of these origins may frame. */
export const portal = (origins: ReadonlyArray<string>) =>
  ({ ...common, "content-security-policy": policyOf(origins.join(" ")), "permissions-policy": permissions }) as const

/**
 * Of answers of the API: were one opened as a document, it could do nothing. The scheme of a 401 is none that browsers
 * know, which would open a dialog of their own.
 */
export const api = {
  ...common,
  "www-authenticate": "Session",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
  "cache-control": "no-store"
} as const

/**
 * Of a document that shows what somebody wrote in an email: it runs nothing, and fetches nothing but what is allowed. Its
 * frame is in a page of ours, and that in none, or in one of an origin `within`.
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
