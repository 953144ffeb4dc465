import { checkAddress } from "@sendwright/core/foundation/Address"
import * as Result from "effect/Result"

/** A place that reports on a domain are sent to. `uri`: as its record names it. */
export type ReportTarget =
  | { readonly _tag: "Https"; readonly uri: string }
  | { readonly _tag: "Mail"; readonly uri: string; readonly address: string }

/** The name below a domain at which its record is (RFC 8460 §3). */
export const nameOf = (domain: string): string => `_smtp._tls.${domain}`

/** Targets of one record that get reports; others are passed over. */
const mostTargets = 5

const version = "v=TLSRPTv1;"
const extension = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,31}=[\x21-\x3a\x3c\x3e-\x7e]+$/

/** RFC 6068: the address, without fields of a header; it is in ASCII. */
const addressOf = (uri: string): string | undefined => {
  const to = uri.slice("mailto:".length).split("?")[0]!
  const address = Result.getOrUndefined(Result.try(() => decodeURIComponent(to)))
  return address !== undefined && /^[\x21-\x7e]+$/.test(address) && checkAddress(address) === undefined
    ? address
    : undefined
}

const targetOf = (uri: string): ReadonlyArray<ReportTarget> => {
  if (/^https:\/\/[\x21-\x7e]+$/i.test(uri)) return [{ _tag: "Https", uri }]
  const address = /^mailto:/i.test(uri) ? addressOf(uri) : undefined
  return address === undefined ? [] : [{ _tag: "Mail", uri, address }]
}

/**
 * Reads who asks for reports among the TXT records of `_smtp._tls` below a domain (RFC 8460 §3). Those of other kinds are
 * passed over; where not exactly one is left, or it is not well-formed, nobody asks. Targets of other schemes than https
 * and mailto are passed over.
 */
export const parse = (texts: ReadonlyArray<string>): ReadonlyArray<ReportTarget> => {
  const [text, ...others] = texts.filter((text) => text.startsWith(version))
  if (text === undefined || others.length > 0) return []
  const fields = text.slice(version.length).split(";").map((field) => field.trim())
  if (fields.at(-1) === "") fields.pop()
  if (!fields.every((field) => field.startsWith("rua=") || extension.test(field))) return []
  const uris = fields.find((field) => field.startsWith("rua="))?.slice("rua=".length).split(",") ?? []
  return [...new Set(uris.map((uri) => uri.trim()))].flatMap(targetOf).slice(0, mostTargets)
}
