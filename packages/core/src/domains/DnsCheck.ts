import type { DnsRecord } from "./DnsRecord.ts"

/** What a look-up of a record found: every value of `DnsCheckState`. */
export const dnsCheckStates = ["found", "missing", "mismatch"] as const
/** `missing`: no such name, or no record of the type. `mismatch`: there are answers, and none is right. */
export type DnsCheckState = typeof dnsCheckStates[number]

/** What was found in the place of one record. */
export interface DnsCheck {
  /** The record's. */
  readonly id: string
  readonly state: DnsCheckState
  /** The right answer or, on a mismatch, the first one; null where there is none. */
  readonly found: string | null
}

/** One answer of the DNS as it would be in a zone, the character strings of a TXT joined. */
export const mxText = (preference: number, exchange: string): string => `${preference} ${exchange}`

/** Compares the answers that the DNS gave for the name and type of a record with the record's own value. */
export const evaluate = (record: DnsRecord, answers: ReadonlyArray<string>): DnsCheck => {
  const [first] = answers
  if (first === undefined) return { id: record.id, state: "missing", found: null }
  const right = rightAnswer(record, answers)
  return right === undefined
    ? { id: record.id, state: "mismatch", found: nearest(record, answers) ?? first }
    : { id: record.id, state: "found", found: right }
}

const rightAnswer = (record: DnsRecord, answers: ReadonlyArray<string>): string | undefined => {
  switch (record.type) {
    case "CNAME":
      return answers.find((answer) => sameHost(answer, record.value))
    case "MX":
      return answers.find((answer) => sameHost(hostOfMx(answer), hostOfMx(record.value)))
    case "TXT":
      switch (record.purpose) {
        case "dkim":
          return rightKey(answers, record.value)
        case "spf":
          return rightSpf(answers, record.value)
        case "dmarc":
          return validPolicy(answers)
        case "receiving":
          return undefined
      }
  }
}

/** Of wrong answers, the one that was meant: a name may have TXT records of other services. */
const nearest = (record: DnsRecord, answers: ReadonlyArray<string>): string | undefined => {
  if (record.type !== "TXT") return undefined
  if (record.purpose === "spf") return answers.find(isSpf)
  return answers.find((answer) =>
    record.purpose === "dmarc" ? isDmarc(answer) : isKey(answer) && !sameDkimKey(answer, record.value)
  )
}

/** Host names are compared without case and without the dot of the root (RFC 4343). */
const sameHost = (left: string, right: string): boolean => hostOf(left) === hostOf(right)

const hostOf = (name: string): string => name.trim().toLowerCase().replace(/\.$/, "")

const hostOfMx = (value: string): string => value.trim().replace(/^\d+\s+/, "")

/** The tags of a DKIM or DMARC record (RFC 6376 §3.2), or `undefined` where it is none: a tag twice makes it invalid. */
const tagsOf = (text: string): ReadonlyMap<string, string> | undefined => {
  const tags = new Map<string, string>()
  const parts = text.split(";")
  if (parts.at(-1)?.trim() === "") parts.pop()
  for (const part of parts) {
    const at = part.indexOf("=")
    const name = part.slice(0, Math.max(at, 0)).trim()
    if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(name) || tags.has(name)) return undefined
    tags.set(name, part.slice(at + 1).trim())
  }
  return tags
}

/** Whether two records publish the same key (RFC 6376 §3.6.1). White space inside `p=` does not count. */
const sameDkimKey = (answer: string, wanted: string): boolean => {
  const tags = tagsOf(answer)
  const want = tagsOf(wanted)
  const key = keyOf(tags)
  return tags !== undefined && key !== undefined && key === keyOf(want)
    && (tags.get("v") ?? "DKIM1") === "DKIM1"
    // The version, where it stands, stands first.
    && (!tags.has("v") || [...tags.keys()][0] === "v")
    && (tags.get("k") ?? "rsa") === (want?.get("k") ?? "rsa")
}

const isKey = (answer: string): boolean => tagsOf(answer)?.has("p") === true

/** The only key, where it is the right one: of two, receivers may take either (RFC 6376 §3.6.2.2). */
const rightKey = (answers: ReadonlyArray<string>, wanted: string): string | undefined => {
  const keys = answers.filter(isKey)
  const [key] = keys
  return key !== undefined && keys.length === 1 && sameDkimKey(key, wanted) ? key : undefined
}

const keyOf = (tags: ReadonlyMap<string, string> | undefined): string | undefined => {
  const key = tags?.get("p")?.replace(/\s+/g, "")
  // An empty key is one that was revoked.
  return key === "" ? undefined : key
}

const isSpf = (answer: string): boolean => /^v=spf1(?: |$)/i.test(answer)

/** The only SPF record where it has all of our mechanisms: two of them are an error for every receiver (RFC 7208 §4.5). */
const rightSpf = (answers: ReadonlyArray<string>, wanted: string): string | undefined => {
  const records = answers.filter(isSpf)
  const [record] = records
  if (record === undefined || records.length > 1) return undefined
  const have = new Set(mechanismsOf(record))
  const want = mechanismsOf(wanted)
  return want.every((mechanism) => have.has(mechanism)) ? record : undefined
}

/** The mechanisms that let somebody send: what comes after `all` is never looked at (RFC 7208 §5.1). */
const mechanismsOf = (record: string): ReadonlyArray<string> => {
  const terms = record.toLowerCase().split(/ +/).slice(1).filter((term) => term !== "")
  const all = terms.findIndex((term) => /^[+?~-]?all$/.test(term))
  return (all === -1 ? terms : terms.slice(0, all)).map((term) => term.replace(/^\+/, ""))
}

const isDmarc = (answer: string): boolean => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(answer)

/** The only policy, where it is valid: receivers ignore a name with two (RFC 7489 §6.6.3). */
const validPolicy = (answers: ReadonlyArray<string>): string | undefined => {
  const policies = answers.filter(isDmarc)
  const [policy] = policies
  if (policy === undefined || policies.length > 1) return undefined
  return /^(?:none|quarantine|reject)$/i.test(tagsOf(policy)?.get("p") ?? "") ? policy : undefined
}
