/** The record that says that a domain has a policy of MTA-STS (RFC 8461 §3.1). */
export interface StsRecord {
  /** Another one with each version of the policy: 1 to 32 letters and digits. */
  readonly id: string
}

/** The name below a domain at which its record is. */
export const nameOf = (domain: string): string => `_mta-sts.${domain}`

const version = "v=STSv1;"
const extension = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,31}=[\x21-\x3a\x3c\x3e-\x7e]+$/
const idForm = /^[A-Za-z0-9]{1,32}$/

/**
 * Reads the record among the TXT records of `_mta-sts` below a domain. Those of other kinds are passed over; where not
 * exactly one is left, or it is not well-formed, there is none (RFC 8461 §3.1). Of a field that stands there twice, the
 * first counts.
 *
 * @example
 * ```ts
 * import * as StsRecord from "@sendwright/mx/tls/StsRecord"
 *
 * // { id: "20260101T000000" }
 * export const record = StsRecord.parse(["v=STSv1; id=20260101T000000;"])
 * ```
 */
export const parse = (texts: ReadonlyArray<string>): StsRecord | undefined => {
  const [text, ...others] = texts.filter((text) => text.startsWith(version))
  if (text === undefined || others.length > 0) return undefined
  const fields = text.slice(version.length).split(";").map((field) => field.trim())
  if (fields.at(-1) === "") fields.pop()
  const id = fields.find((field) => field.startsWith("id="))?.slice("id=".length)
  if (id === undefined || !idForm.test(id)) return undefined
  return fields.every((field) => field.startsWith("id=") || extension.test(field)) ? { id } : undefined
}
