import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

/** What every answer of a resolver tells besides its records. */
interface Answered {
  /**
   * The name that the records belong to, at the end of any aliases (CNAME, RFC 1034 §3.6.2): lower-case A-labels without
   * a trailing dot.
   */
  readonly name: string
  /** For how long the answer may be relied on: the least TTL in it, 1 second to 1 day. */
  readonly ttlSeconds: number
  /**
   * The resolver has validated all of the answer, aliases included, with DNSSEC (the AD bit, RFC 4035 §3.2.3). Always
   * false from a resolver that is not trusted.
   */
  readonly authentic: boolean
}

/** The records of a name and type, at least one, in the order of the resolver. */
export interface Found<A> extends Answered {
  readonly _tag: "Found"
  readonly records: ReadonlyArray<A>
}

/** There are none: it is the answer, and not a failure. */
export interface Absent extends Answered {
  readonly _tag: "Absent"
  /** What does not exist: the name itself (NXDOMAIN), or records of this type (no data, RFC 2308 §2). */
  readonly what: "name" | "records"
}

/** What the DNS says of a name and type. */
export type Answer<A> = Found<A> | Absent

/** A mail server of a domain (RFC 5321 §5.1). */
export interface MxRecord {
  /** 0 to 65,535: the lowest is asked first. */
  readonly preference: number
  /** Lower-case, without a trailing dot; empty for the root, which a null MX names (RFC 7505). */
  readonly exchange: string
}

/** What a TLS server's certificate must match (RFC 6698 §2.1). */
export interface TlsaRecord {
  /** 0 PKIX-TA, 1 PKIX-EE, 2 DANE-TA, 3 DANE-EE; other numbers are unassigned. */
  readonly usage: number
  /** 0 the whole certificate, 1 its public key. */
  readonly selector: number
  /** 0 as it is, 1 SHA-256, 2 SHA-512. */
  readonly matching: number
  readonly data: Uint8Array
}

/** The versions of the internet protocol that an address may be of. */
export type Family = "IPv4" | "IPv6"

/**
 * No resolver gave an answer that can be relied on. It says nothing about the name: ask again later.
 *
 * - `timeout`: none answered in time;
 * - `bogus`: the resolver says that the answer fails DNSSEC (RFC 8914 §4);
 * - `server_failure`: SERVFAIL without a reason, which may be the same (RFC 4035 §5.5);
 * - `refused`: another response code, such as REFUSED;
 * - `malformed`: an answer that cannot be read, or is no answer to the question;
 * - `busy`: too many questions are under way or wait;
 * - `unreachable`: no socket could be opened to a resolver.
 */
export class MailDnsFailure extends Schema.TaggedError<MailDnsFailure>()("MailDnsFailure", {
  reason: Schema.Literals(["timeout", "bogus", "server_failure", "refused", "malformed", "busy", "unreachable"])
}) {}

/**
 * The port that asks the DNS for what delivery needs. Unlike `DnsResolver` it tells for how long an answer holds and
 * whether it is authentic, which DANE rests upon (RFC 7672 §2.1). Names are A-labels, without a trailing dot. A look-up
 * ends within seconds.
 *
 * @example
 * ```ts no-run: it asks name servers
 * import { MailDns } from "@sendwright/mx/dns/MailDns"
 * import * as Effect from "effect/Effect"
 *
 * // Whether the list of a domain's mail servers is protected by DNSSEC.
 * export const isSigned = (domain: string) =>
 *   Effect.gen(function*() {
 *     const answer = yield* (yield* MailDns).mx(domain)
 *     return answer.authentic
 *   })
 * ```
 */
export class MailDns extends Context.Service<MailDns, {
  readonly mx: (name: string) => Effect.Effect<Answer<MxRecord>, MailDnsFailure>
  /** Addresses of one family, in their usual text form. */
  readonly addresses: (name: string, family: Family) => Effect.Effect<Answer<string>, MailDnsFailure>
  /** `name` with its port and protocol, such as `_25._tcp.mx.example.com`. */
  readonly tlsa: (name: string) => Effect.Effect<Answer<TlsaRecord>, MailDnsFailure>
  /** The name that an alias leads to, which may be an alias too; `name` of the answer is the alias itself. */
  readonly cname: (name: string) => Effect.Effect<Answer<string>, MailDnsFailure>
  /** Each record as one text, its character strings joined. */
  readonly txt: (name: string) => Effect.Effect<Answer<string>, MailDnsFailure>
}>()("@sendwright/mx/dns/MailDns") {}
