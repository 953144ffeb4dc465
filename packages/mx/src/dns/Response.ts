import * as packet from "dns-packet"
import * as Result from "effect/Result"
import type { Answer, MailDnsFailure, MxRecord, TlsaRecord } from "./MailDns.ts"

/** The types that are asked for, and the form of their records. */
interface Records {
  readonly MX: MxRecord
  readonly A: string
  readonly AAAA: string
  readonly TLSA: TlsaRecord
  readonly CNAME: string
  readonly TXT: string
}

export type Type = keyof Records

export interface Question<T extends Type = Type> {
  readonly name: string
  readonly type: T
}

/** What one message of a resolver says. */
export type Reading<T extends Type> =
  | { readonly _tag: "Answer"; readonly answer: Answer<Records[T]> }
  | { readonly _tag: "Failure"; readonly reason: MailDnsFailure["reason"] }
  /** The whole answer is to be had over TCP. */
  | { readonly _tag: "Truncated" }
  /** It answers another question. */
  | { readonly _tag: "Foreign" }

/** Of an answer with more records, or a longer chain of aliases, the rest is left out. */
const maxRecords = 100
const maxAliases = 16

const maxTtl = 86_400
/** RFC 2308 §5: what does not exist is remembered for three hours at most. */
const maxNegativeTtl = 10_800

const bounded = (seconds: number, max: number): number => Math.min(Math.max(seconds, 1), max)

/** The types of the package do not tell the response code. */
type Decoded = packet.DecodedPacket & { readonly rcode: string }

const plain = (name: string): string => name.replace(/\.$/, "").toLowerCase()

const textOf = (data: packet.TxtData): string =>
  [data].flat().map((part) => typeof part === "string" ? part : part.toString("latin1")).join("")

const readers: { readonly [T in Type]: (answer: packet.Answer) => Records[T] | undefined } = {
  MX: (answer) =>
    answer.type === "MX"
      ? { preference: answer.data.preference ?? 0, exchange: plain(answer.data.exchange) }
      : undefined,
  A: (answer) => answer.type === "A" ? answer.data : undefined,
  AAAA: (answer) => answer.type === "AAAA" ? answer.data : undefined,
  TLSA: (answer) => {
    if (answer.type !== "TLSA") return undefined
    const { certificate, matchingType, selector, usage } = answer.data
    return { usage, selector, matching: matchingType, data: new Uint8Array(certificate) }
  },
  CNAME: (answer) => answer.type === "CNAME" ? plain(answer.data) : undefined,
  TXT: (answer) => answer.type === "TXT" ? textOf(answer.data) : undefined
}

/** The end of the aliases of a name, and the least TTL on the way. */
const follow = (name: string, answers: ReadonlyArray<packet.Answer>) => {
  let end = name
  let ttl = maxTtl
  for (let steps = 0; steps < maxAliases; steps++) {
    const alias = answers.find((answer) => answer.type === "CNAME" && plain(answer.name) === end)
    if (alias?.type !== "CNAME") break
    end = plain(alias.data)
    ttl = Math.min(ttl, alias.ttl ?? 0)
  }
  return { end, ttl }
}

/** RFC 2308 §5: the lesser of the SOA record's own TTL and its last field; without one, nothing is remembered. */
const negativeTtl = (authorities: ReadonlyArray<packet.Answer>): number => {
  const soa = authorities.find((record) => record.type === "SOA")
  return soa?.type === "SOA" ? Math.min(soa.ttl ?? 0, soa.data.minimum ?? 0) : 0
}

const extendedError = 15
/** DNSSEC Bogus, and what it is for: signatures expired, not yet valid, missing; no key; no proof (RFC 8914 §4). */
const bogusCodes: ReadonlySet<number> = new Set([6, 7, 8, 9, 10, 11, 12])

/** Whether a resolver tells that an answer failed DNSSEC. */
const isBogus = (additionals: ReadonlyArray<packet.Answer>): boolean =>
  additionals.some((record) =>
    record.type === "OPT" &&
    record.options.some(({ code, ...option }) =>
      Number(code) === extendedError && "data" in option && option.data !== undefined && option.data.length >= 2 &&
      bogusCodes.has(option.data.readUInt16BE(0))
    )
  )

const isAbout = ({ name, type }: Question, [asked, ...others]: ReadonlyArray<packet.Question>): boolean =>
  asked !== undefined && others.length === 0 && asked.type === type && asked.class === "IN" &&
  plain(asked.name) === name

const answerOf = <T extends Type>(
  { name, type }: Question<T>,
  message: Decoded,
  authentic: boolean
): Answer<Records[T]> => {
  const inClass = (message.answers ?? []).filter((answer) => !("class" in answer) || answer.class === "IN")
  const { end, ttl } = follow(name, type === "CNAME" ? [] : inClass)
  const own = inClass.filter((answer) => answer.type === type && plain(answer.name) === end).slice(0, maxRecords)
  const records = own.flatMap((answer) => readers[type](answer) ?? [])
  if (records.length > 0 && message.rcode === "NOERROR") {
    const least = Math.min(ttl, ...own.map((answer) => "ttl" in answer ? answer.ttl ?? 0 : 0))
    return { _tag: "Found", name: end, records, ttlSeconds: bounded(least, maxTtl), authentic }
  }
  return {
    _tag: "Absent",
    what: message.rcode === "NXDOMAIN" ? "name" : "records",
    name: end,
    ttlSeconds: bounded(Math.min(ttl, negativeTtl(message.authorities ?? [])), maxNegativeTtl),
    authentic
  }
}

const headerBytes = 12

/**
 * Reads what a resolver sent. `id` and `question` are those that were sent; `trusted`: its AD bit is believed. The name of
 * the question is lower-case, without a trailing dot.
 */
export const read = <T extends Type>(
  bytes: Uint8Array,
  { id, question, trusted }: { readonly id: number; readonly question: Question<T>; readonly trusted: boolean }
): Reading<T> => {
  const [high = 0, low = 0] = bytes
  if (bytes.length < headerBytes || high * 0x1_00 + low !== id) return { _tag: "Foreign" }
  const decoded = Result.try(() => packet.decode(Buffer.from(bytes)) as Decoded)
  if (Result.isFailure(decoded)) return { _tag: "Failure", reason: "malformed" }
  const message = decoded.success
  if (message.type !== "response") return { _tag: "Foreign" }
  // A server that does not understand a question need not repeat it.
  const repeated = message.questions ?? []
  const isRefusal = message.rcode !== "NOERROR" && message.rcode !== "NXDOMAIN"
  if (!isAbout(question, repeated) && !(isRefusal && repeated.length === 0)) return { _tag: "Foreign" }
  if (message.rcode === "SERVFAIL") {
    return { _tag: "Failure", reason: isBogus(message.additionals ?? []) ? "bogus" : "server_failure" }
  }
  if (isRefusal) return { _tag: "Failure", reason: "refused" }
  if (message.flag_tc) return { _tag: "Truncated" }
  return { _tag: "Answer", answer: answerOf(question, message, trusted && message.flag_ad) }
}

/** RFC 9715 §3: what passes every network in one piece. */
const udpPayloadSize = 1_232

/** A question as it is sent: recursive, with EDNS (RFC 6891), and asking whether the answer is authentic (RFC 6840 §5.7). */
export const ask = (id: number, { name, type }: Question): Uint8Array =>
  packet.encode({
    type: "query",
    id,
    flags: packet.RECURSION_DESIRED | packet.AUTHENTIC_DATA,
    questions: [{ name, type, class: "IN" }],
    additionals: [{
      type: "OPT",
      name: ".",
      udpPayloadSize,
      flags: packet.DNSSEC_OK,
      extendedRcode: 0,
      ednsVersion: 0,
      flag_do: true,
      options: []
    }]
  })

/** Whether a name can be asked for: labels of 1 to 63 printable characters, 253 in all (RFC 1035 §2.3.4). */
export const isAskable = (name: string): boolean =>
  name.length <= 253 &&
  name.split(".").every((label) => label.length >= 1 && label.length <= 63 && printable.test(label))

const printable = /^[\x21-\x7e]+$/
